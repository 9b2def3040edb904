"""What happened, in words, for one pair of eyes."""

from __future__ import annotations

from trousseau.kernel import AllSeeing, Event, Events, Hindsight, Result, reaches
from trousseau.words import Words


def lines(events: Events, eyes: Hindsight, words: Words) -> list[str]:
    """A line for each fact that these eyes are told; what only some are told is set apart."""
    return [_line(event, eyes, words) for event in events if reaches(event, eyes)]


def _line(event: Event, eyes: Hindsight, words: Words) -> str:
    sentence = words.tell("fact", event.fact)
    if event.to is None:
        return sentence
    if eyes is not AllSeeing.EYES:
        return f"  {sentence}"
    return "  " + words.say("told.only", seats=event.to, sentence=sentence)


def ending(result: Result, words: Words) -> list[str]:
    """Why the game is over and who won."""
    if not result.winners:
        return [words.name("why", result.why), words.say("result.nobody")]
    count = len(result.winners)
    return [
        words.name("why", result.why),
        words.say("result.winners", winners=result.winners, count=count),
    ]

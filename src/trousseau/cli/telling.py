"""What happened, in words, for one pair of eyes."""

from __future__ import annotations

from trousseau.kernel import EVERYONE, Event, Events, Result
from trousseau.words import Words

ALL = -1
"""Eyes that see everything; otherwise a seat's, or nobody's (None): those of a spectator."""


def sees(eyes: int | None, event: Event) -> bool:
    return eyes == ALL or event.reaches(eyes)


def told(events: Events, eyes: int | None, words: Words) -> list[str]:
    """A line for each fact that reaches these eyes; what only some are told is set apart."""
    return [_line(event, eyes, words) for event in events if sees(eyes, event)]


def _line(event: Event, eyes: int | None, words: Words) -> str:
    sentence = words.tell("fact", event.fact)
    if event.to == EVERYONE:
        return sentence
    if eyes != ALL:
        return f"  {sentence}"
    seats = [seat for seat in range(event.to.bit_length()) if event.reaches(seat)]
    return "  " + words.say("told.only", seats=seats, sentence=sentence)


def ending(result: Result, words: Words) -> list[str]:
    """Why the game is over and who won."""
    if not result.winners:
        return [words.name("why", result.why), words.say("result.nobody")]
    count = len(result.winners)
    return [
        words.name("why", result.why),
        words.say("result.winners", winners=result.winners, count=count),
    ]

"""Checks the riddles of Les Clés de Fort Boyard.

python tools/riddles.py         say what is wrong with them
python tools/riddles.py near    write the words that a slip would make of an answer into the files
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from msgspec.structs import asdict, replace
from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from stamps import ROOT
from trousseau.games.boyard.riddles.matching import (
    ARTICLES,
    MOST_TYPED,
    accepts,
    folded,
    most_slips,
)
from trousseau.games.boyard.riddles.riddle import Riddle, riddles
from trousseau.games.passwords.lexicon import lexicon
from trousseau.words import LANGUAGES

FOLDER = ROOT / "src" / "trousseau" / "games" / "boyard" / "riddles"

COUNT = 180
LEAST_OF_A_DIFFICULTY = 50
SHORTEST, LONGEST = 30, 220
MOST_TRIES = 3
ALIKE = 72
"""From this share of common words on, in percent, two texts are the same riddle."""

COMMON_WORDS = 20_000
KNOWN_WORDS = 100_000
"""People may write these; of those that are not common, only what the dictionary lists."""

LISTS = {
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin "
    "juillet aout septembre octobre novembre decembre printemps ete automne hiver midi minuit "
    "hier demain",
    "en": "monday tuesday wednesday thursday friday saturday sunday january february march april "
    "may june july august september october november december spring summer autumn winter noon "
    "midnight yesterday tomorrow",
}
"""Answers that are found by saying all of a short list."""

TYPOGRAPHY = {
    "straight quotes": re.compile(r"['\"]"),
    "dots for an ellipsis": re.compile(r"\.\.\."),
    "spaces": re.compile(r"\s{2,}|[^\S ]|^\s|\s$|\s[,.…)]"),
    "no end": re.compile(r"[^.?!»”…]$"),
    "no capital": re.compile(r"^[^A-ZÀ-ÖØ-ÞŒ«“‘0-9]"),
}
SPACING = {
    "fr": re.compile(r"[^ ][:;?!»]|«[^ ]|[“”]"),
    "en": re.compile(r" [:;?!]|[«»]"),
}


def main(words: list[str]) -> int:
    """Do what the words ask; the answer is an exit code."""
    written = [language for language in LANGUAGES if (FOLDER / f"{language}.json").exists()]
    match words:
        case []:
            found = [problem for language in written for problem in problems(language)]
            print("\n".join(found) or "nothing wrong")
            return 1 if found else 0
        case ["near"]:
            for language in written:
                write_near(language)
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def problems(language: str) -> Iterator[str]:
    """What is wrong with the riddles of a language."""
    deck = riddles(language)
    for riddle in deck:
        for problem in problems_of(riddle, language):
            yield f"{language}: {problem}: {riddle.text}"
    for problem in problems_between(deck):
        yield f"{language}: {problem}"


def write_near(language: str) -> None:
    """Add the near words that are missing to a language's file, one riddle a line."""
    lines = []
    for riddle in riddles(language):
        near = sorted({*riddle.near, *missing_near(riddle, language)})
        lines.append(_line(replace(riddle, near=tuple(near))))
    (FOLDER / f"{language}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def missing_near(riddle: Riddle, language: str) -> list[str]:
    """Words that would pass for an answer; its plural and its singular may."""
    return sorted(
        {
            word
            for word in _lookalikes(riddle, language)
            if not any(_is_form(word, answer) for answer in riddle.answers)
            and accepts(riddle.answers, word, riddle.near)
        }
    )


def _lookalikes(riddle: Riddle, language: str) -> Iterator[str]:
    """Words within a slip or two, and those that only an accent tells from an answer."""
    answers = {folded(answer) for answer in riddle.answers}
    vocabulary = lexicon(language).vocabulary(KNOWN_WORDS)
    for answer in answers:
        same = [reading for reading in lexicon(language).readings(answer) if not reading.rare]
        yield from [reading.word for reading in same if reading.word != answer]
        for rank in _slips(answer, language):
            word = vocabulary[rank]
            if folded(word) not in answers and (rank < COMMON_WORDS or _is_listed(word, language)):
                yield word


def _slips(answer: str, language: str) -> Iterator[int]:
    """The ranks of the words that so many slips make of an answer, or an answer of them."""
    most = most_slips(answer)
    lengths = range(len(answer) - most, len(answer) + most + 1) if most else ()
    for length in lengths:
        words = _words_by_length(language).get(length, {})
        for _, _, rank in process.extract_iter(
            answer, words, scorer=OSA.distance, score_cutoff=most
        ):
            yield rank


@cache
def _words_by_length(language: str) -> dict[int, dict[int, str]]:
    """What people may write, in small letters without accents, by its rank."""
    by_length: dict[int, dict[int, str]] = defaultdict(dict)
    for rank, letters in enumerate(lexicon(language).vocabulary(KNOWN_WORDS).keys):
        by_length[len(letters)][rank] = letters.lower()
    return by_length


def _is_listed(word: str, language: str) -> bool:
    """Whether the dictionary lists it or its singular: nobody answers "effacerions"."""
    readings = lexicon(language).readings(word)
    return any(_is_form(reading.word, reading.lemma) for reading in readings)


def _is_form(word: str, answer: str) -> bool:
    """Whether a word is the answer, its plural or its singular."""
    return word.rstrip("sx") == answer.casefold().rstrip("sx")


def problems_of(riddle: Riddle, language: str) -> Iterator[str]:
    """What is wrong with a riddle by itself."""
    yield from _problems_of_text(riddle, language)
    yield from _problems_of_answers(riddle, language)
    if riddle.tries is None and _can_be_listed(riddle, language):
        yield "no tries, and it could be counted or listed through"
    if riddle.tries is not None and not 1 <= riddle.tries <= MOST_TRIES:
        yield f"{riddle.tries} tries"


def _problems_of_text(riddle: Riddle, language: str) -> Iterator[str]:
    if not SHORTEST <= len(riddle.text) <= LONGEST:
        yield f"{len(riddle.text)} characters"
    for name, pattern in (*TYPOGRAPHY.items(), ("spacing", SPACING[language])):
        if pattern.search(riddle.text):
            yield name
    for word in _given_away(riddle):
        yield f"gives {word!r} away"


def _problems_of_answers(riddle: Riddle, language: str) -> Iterator[str]:
    for answer in riddle.answers:
        if not folded(answer) or len(answer) > MOST_TYPED:
            yield f"no answer: {answer!r}"
    if len(riddle.answers) != len({folded(answer) for answer in riddle.answers}):
        yield "an answer twice"
    for word in riddle.near:
        if accepts(riddle.answers, word, riddle.near):
            yield f"accepts {word!r}"
    for word in missing_near(riddle, language):
        yield f"would accept {word!r}"


def problems_between(deck: tuple[Riddle, ...]) -> Iterator[str]:
    """What is wrong with riddles beside each other."""
    if len(deck) != COUNT:
        yield f"{len(deck)} riddles"
    for difficulty, count in Counter(riddle.difficulty for riddle in deck).items():
        if count < LEAST_OF_A_DIFFICULTY:
            yield f"only {count} of difficulty {difficulty}"
    mains = Counter(folded(riddle.answers[0]) for riddle in deck)
    for answer, count in mains.items():
        if count > 1:
            yield f"{count} times {answer!r}"
    for one, other in combinations([folded(riddle.text) for riddle in deck], 2):
        if fuzz.token_sort_ratio(one, other, score_cutoff=ALIKE):
            yield f"alike: {one!r} and {other!r}"


def _given_away(riddle: Riddle) -> Iterator[str]:
    """Words of the answer that the text has, or a word of their stem.

    Letters have to be in it, and so does what is counted.
    """
    words = folded(riddle.text).split()
    answers = [folded(answer) for answer in riddle.answers]
    telling = {answer for answer in answers if " " not in answer}
    if riddle.kind != "numbers":
        telling.update(answers[0].split())
    for word in sorted(telling):
        stem = word[: max(4, len(word) - 2)]
        if len(word) == 1 or word in ARTICLES:
            continue
        if word in words or (len(word) >= 4 and any(found.startswith(stem) for found in words)):
            yield word


def _can_be_listed(riddle: Riddle, language: str) -> bool:
    """Whether counting, spelling through or saying a short list would win."""
    words = folded(riddle.answers[0]).split()
    return riddle.kind in ("numbers", "letters") or bool({*words} & {*LISTS[language].split()})


def _line(riddle: Riddle) -> str:
    """As people write it in the file: what says nothing is left out."""
    fields = {name: value for name, value in asdict(riddle).items() if value not in (None, ())}
    return json.dumps(fields, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

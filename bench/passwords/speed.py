"""How long words take: loading them, the best for a ring, judging one, and moves at random."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

from bench.balance.passwords.rings import dealt
from trousseau.games.passwords import GAME
from trousseau.games.passwords.judging import judged
from trousseau.games.passwords.lexicon.families import families
from trousseau.games.passwords.lexicon.lexicon import lexicon
from trousseau.games.passwords.pieces import DECKS, RING, Language
from trousseau.games.passwords.search import best_words
from trousseau.games.passwords.shapes import UsedWord
from trousseau.kernel import SeededDice
from trousseau.kernel.playout import random_move
from trousseau.lab.seeds import derived, seed_of

SEED = seed_of("passwords speed")
USED = 15
"""Words that a word is judged against."""

LOADS = 5
GAMES = 200

LOADING = """
from time import process_time
from trousseau.games.passwords.lexicon.families import families
from trousseau.games.passwords.lexicon.lexicon import lexicon
start = process_time()
words, kin = lexicon("{0}"), families("{0}")
print(process_time() - start)
"""


def speed(samples: int, workers: int) -> list[str]:
    """Median and 95th percentile, in milliseconds on the processor."""
    rows = ["| what | times | median, ms | 95 %, ms |", "|---|---:|---:|---:|"]
    for language in DECKS:
        tasks: dict[str, list[float]] = {
            "loading words and families, in a fresh process": [
                _loading(language) for _ in range(LOADS)
            ],
            "best word of all there are for a ring": _rings(language, samples),
            f"judging a word against {USED} used ones": _judgements(language, samples),
        }
        for name, times in tasks.items():
            rows.append(f"| {name}, {language} | {len(times)} {_shown(times)}")
    rate = _random_moves()
    return [*rows, "", f"Random play, two seats: {rate:,.0f} moves a second."]


def _shown(times: list[float]) -> str:
    ordered = sorted(times)
    return f"| {median(ordered):.2f} | {ordered[len(ordered) * 95 // 100]:.2f} |"


def _timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return 1000 * (process_time() - start)


def _loading(language: Language) -> float:
    command = [sys.executable, "-c", LOADING.format(language)]
    found = subprocess.run(command, check=True, capture_output=True, text=True)
    return 1000 * float(found.stdout)


def _rings(language: Language, samples: int) -> list[float]:
    dice = SeededDice(SEED)
    words = lexicon(language)
    best_words(words, dealt(language, dice)[:RING])  # the first one makes notes for all
    rings = [dealt(language, dice)[:RING] for _ in range(samples)]
    return [_timed(partial(best_words, words, ring)) for ring in rings]


def _judgements(language: Language, samples: int) -> list[float]:
    """Common words against common words, with all their readings and families."""
    dice = SeededDice(SEED)
    vocabulary = lexicon(language).vocabulary(20_000)
    families(language)
    times = []
    for _ in range(samples):
        said = [_used(language, dice.choice(vocabulary.words)) for _ in range(USED)]
        word = dice.choice(vocabulary.words)
        start = process_time()
        judged(language, word, said, ())
        times.append(1000 * (process_time() - start))
    return times


def _used(language: Language, word: str) -> UsedWord:
    reading = lexicon(language).readings(word)[0]
    return UsedWord(0, reading.word, reading.lemma, reading.rare, 1, 0, (), 0, ())


def _random_moves() -> float:
    """A second's moves of whole games, views left out."""
    moves = 0
    start = process_time()
    for number in range(GAMES):
        dice = SeededDice(derived(SEED, "random", number))
        state = GAME.new(2, GAME.options({}), dice)
        while waiting := state.waiting():
            state.play(waiting[0], random_move(state, waiting[0], dice), 0, dice)
            moves += 1
    return moves / (process_time() - start)

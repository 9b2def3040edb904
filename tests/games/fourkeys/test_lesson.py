"""The lesson teaches all of the game, in words for both languages, in two to three minutes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from trousseau.games.fourkeys import GAME
from trousseau.games.fourkeys.edge import (
    Counted,
    FourKeysView,
    Lay,
    Opened,
    Pushed,
    Renew,
    Renewed,
    Square,
    Take,
)
from trousseau.games.fourkeys.lesson import (
    ASIDE,
    CORNER,
    LESSON,
    MIDDLE,
    NEIGHBOUR,
    PAIR,
    PLACED,
    START_DOOR,
    YOU,
)
from trousseau.games.fourkeys.pieces import CARDS, CARDS_EACH, PILES
from trousseau.games.fourkeys.scoring import LEAST
from trousseau.kernel import Fact, PlaybackDice, Written
from trousseau.lessons import SceneShown, told
from trousseau.words import LANGUAGES, Words

SHOWN: Final = told(GAME, LESSON)
CUES: Final = {scene.cue for scene in SHOWN.scenes if scene.cue}

WORDS_A_MINUTE: Final = 170
"""Somebody who reads calmly, to understand."""

A_TAP: Final = 1.2
A_MOVE_SEEN: Final = 1.2
"""Seconds to go on, and for something that happens on the table."""

SPOT: Final = re.compile(
    rf"hand|line|places|dungeon|coins|(pile|place)\.({'|'.join(PILES)})|square\.[0-3]\.[0-3]"
    r"|seat\.[12]|do\.(take|renew|lay|turn)"
)

Path = tuple[list[SceneShown], list[Written]]


def paths(scene: int = 0, before: tuple[int, ...] = ()) -> Iterator[Path]:
    """Every way to the end that chooses nothing twice: the scenes, and the learner's moves."""
    shown = SHOWN.scenes[scene]
    if scene in before:
        return
    if shown.next is None and not shown.ways:
        yield [shown], []
    if shown.next is not None:
        for scenes, moves in paths(shown.next, (*before, scene)):
            yield [shown, *scenes], moves
    for way in shown.ways:
        for scenes, moves in paths(way.to, (*before, scene)):
            yield [shown, *scenes], [way.move, *moves]


PATHS: Final = list(paths())


def spoken(cue: str) -> list[SceneShown]:
    return [scene for scene in SHOWN.scenes if scene.cue == cue]


def view_at(cue: str) -> FourKeysView:
    view = spoken(cue)[0].view
    assert isinstance(view, FourKeysView)
    return view


def square(view: FourKeysView, card: int) -> Square:
    return next(found for found in view.dungeons[YOU].squares if found.card == card)


def test_every_scene_can_be_reached_and_leads_to_the_end() -> None:
    leads = [
        {n for n in (scene.next, *[way.to for way in scene.ways]) if n is not None}
        for scene in SHOWN.scenes
    ]
    assert {0}.union(*leads) == set(range(len(SHOWN.scenes)))
    ending = {n for n, scene in enumerate(SHOWN.scenes) if scene.next is None and not scene.ways}
    assert all(SHOWN.scenes[n].cue == "farewell" for n in ending)
    while more := {n for n, after in enumerate(leads) if n not in ending and after & ending}:
        ending |= more
    assert ending == set(range(len(SHOWN.scenes)))


def test_the_first_view_is_that_of_the_deal() -> None:
    state = GAME.begin(LESSON.seats, GAME.options(), PlaybackDice(LESSON.throws))
    assert SHOWN.scenes[0].view == state.view(LESSON.learner)


def test_time_passes_once_and_the_teacher_says_so() -> None:
    """Elsewhere nothing moves unless it is shown, or a choice is taken back."""
    choices = [scene.view for scene in SHOWN.scenes if scene.ways]
    for scene in SHOWN.scenes:
        after = None if scene.next is None else SHOWN.scenes[scene.next]
        if after is not None and not after.facts and after.cue != "later":
            assert after.view in (scene.view, *choices)


def test_what_may_be_chosen_is_legal_in_the_view_shown() -> None:
    for scene in SHOWN.scenes:
        for way in scene.ways:
            assert way.move in scene.view.moves


@pytest.mark.parametrize(("scenes", "moves"), PATHS)
def test_every_way_shows_all_there_is(scenes: list[SceneShown], moves: list[Written]) -> None:
    assert {Renew, Take, Lay} == {type(move) for move in moves}
    assert any(isinstance(move, Lay) and move.turned for move in moves)
    assert any(isinstance(move, Take) and move.push_to is not None for move in moves)
    facts: list[Fact] = [fact for scene in scenes for fact in scene.facts]
    assert {Renewed, Pushed, Counted} <= {type(fact) for fact in facts}
    assert Opened(YOU, (START_DOOR, PAIR), 2) in facts


def test_half_way_the_door_lacks_one_symbol() -> None:
    """The words speak of two symbols, and of a face that has to be turned up."""
    assert sum(CARDS[PAIR].needs) == 2
    half = view_at("half")
    assert not square(half, PAIR).turned
    assert not square(half, START_DOOR).turned


def test_three_squares_are_left_in_a_full_box() -> None:
    dungeon = view_at("later").dungeons[YOU]
    there = {(square.row, square.column) for square in dungeon.squares}
    everywhere = {(row, column) for row in range(4) for column in range(4)}
    assert everywhere - there == {CORNER, MIDDLE, ASIDE}
    assert view_at("later").round - view_at("opened").round == 10


def test_the_placed_room_is_worth_most_in_the_corner() -> None:
    view = view_at("where")
    gold = {
        (move.row, move.column): forecast.gold
        for move, forecast in zip(view.moves, view.forecasts, strict=True)
        if isinstance(move, Lay)
    }
    assert gold[CORNER] > max(gold[MIDDLE], gold[ASIDE])
    assert square(view_at("worth_more"), PLACED).turned


@pytest.mark.parametrize("end", range(len(spoken("counted"))))
def test_the_tile_lands_beside_the_room_that_wants_it(end: int) -> None:
    view = spoken("counted")[end].view
    assert isinstance(view, FourKeysView)
    assert square(view, NEIGHBOUR).gold > LEAST
    assert len(view.dungeons[YOU].squares) == CARDS_EACH + 1
    assert view.phase == "over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_say_every_cue_and_no_other(language: str) -> None:
    words = Words(language, "trousseau.games.fourkeys")
    said = {key[7:] for key in words.templates if key.startswith("lesson.")}
    assert said == CUES


def test_the_teacher_points_at_spots_that_a_table_has() -> None:
    for scene in SHOWN.scenes:
        assert all(SPOT.fullmatch(spot) for spot in (scene.about or "hand").split(" "))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_takes_two_to_three_minutes(language: str) -> None:
    words = Words(language, "trousseau.games.fourkeys")
    seats = {f"seat{seat}": seat for seat in range(LESSON.seats)}
    for scenes, _ in PATHS:
        cues = [scene.cue for scene in scenes if scene.cue]
        read = sum(len(words.say(f"lesson.{cue}", **seats).split()) for cue in cues)
        seconds = read * 60 / WORDS_A_MINUTE + len(cues) * A_TAP
        seconds += sum(A_MOVE_SEEN for scene in scenes if scene.facts)
        assert 120 <= seconds <= 190, seconds


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language: str) -> None:
    words = Words(language, "trousseau.games.fourkeys")
    for cue in CUES:
        assert len(words.templates[f"lesson.{cue}"].split()) <= 24

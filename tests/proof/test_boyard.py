"""Les Clés de Fort Boyard and a hostile client: what it sends is refused, with a reason in words.

Nothing changes at the table, nothing is stored and nobody else hears of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.boyard.table import Played, fort, new_fort
from tests.games.boyard.test_illegal import (
    GUARDIAN_14,
    RIDDLE,
    TIGER_7,
    chest_open,
    giving_back,
    while_sand_runs,
    with_blanks,
)
from tests.messages import Message
from tests.proof.network import Network, Page, facts, in_jumps, network
from tests.proof.visiting import connections
from tests.web.server import Server

import trousseau.web
from trousseau.games.boyard.choices import ROLL
from trousseau.games.boyard.game import GAME, BoyardGame
from trousseau.games.boyard.riddles.riddle import riddles
from trousseau.games.boyard.riddles.shapes import Answer, RollDice
from trousseau.games.boyard.shapes import BoyardOptions
from trousseau.games.boyard.state import Boyard
from trousseau.games.boyard.trials.catapulte.shapes import Launch
from trousseau.games.boyard.trials.chaude.shapes import Slap
from trousseau.games.boyard.trials.shapes import Ready
from trousseau.kernel import Dice
from trousseau.testing.writable import writable
from trousseau.words import LANGUAGES

Position = Callable[[], Played]


class FortAt(BoyardGame):
    """The game, begun in a position that was reached before."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def new(self, seats: int, options: BoyardOptions, dice: Dice) -> Boyard:
        return self.position().state


def trial(name: str) -> Played:
    """Seat 0 against 1 and 2, everybody by hand."""
    game = fort(3).walk(1)
    game.draw(card=1 + game.state.fan().index(name))
    for seat in range(3):
        game.do(seat, Ready("hand"))
    return game


def slapped() -> Played:
    """La main chaude, and the slap just falls."""
    return trial("chaude").wait().do(1, Slap())


def flying() -> Played:
    return trial("catapulte").do(1, Launch(500, "low"))


def swaying() -> Played:
    """Nez à nez, once it is named who holds the box."""
    return trial("nez").wait()


def rolled_in_riddle() -> Played:
    """One opponent alone rolls."""
    return fort(3).stand(GUARDIAN_14 - 1, 0, 0).walk(1).wait().do(1, RollDice(), 1, 2)


def just_answered() -> Played:
    game = while_sand_runs()
    game.riddle.asking = replace(game.riddle.asking, tries=None)
    return game.do(0, Answer("la mauvaise réponse"))


def sand_ran_out() -> Played:
    game = while_sand_runs()
    while game.riddle.phase == "sand":
        rolls = game.riddle.due != game.riddle.until
        game.wait(*((1, 2) if rolls else ()))
    return game


def drawn(*points: int) -> Message:
    return {"do": "draw_mark", "drawing": [[0, 900, points]]}


def written(text: str, *answers: str) -> Message:
    return {"do": "write_riddle", "text": text, "answers": answers}


REFUSED: dict[str, tuple[Position, int, Message, str]] = {
    "a roll out of turn": (fort, 1, {"do": "roll_die"}, "not_your_turn"),
    "a roll while the pawn walks": (
        lambda: fort().do(0, ROLL, 3),
        0,
        {"do": "roll_die"},
        "pawn_walks",
    ),
    "two rolls in a slot of the chest": (
        lambda: chest_open().do(1, ROLL, 1),
        2,
        {"do": "roll_die"},
        "slot_not_begun",
    ),
    "two rolls in a slot of a riddle": (rolled_in_riddle, 1, {"do": "roll_dice"}, "slot_not_begun"),
    "a move in another's trial": (
        lambda: trial("chaude").wait(),
        2,
        {"do": "slap"},
        "not_yours_to_act",
    ),
    "a move of another trial": (slapped, 0, {"do": "show", "figure": "well"}, "no_such_move"),
    "a reaction of 10 ms": (slapped, 0, {"do": "pull", "after": 10}, "impossible_claim"),
    "one sooner than it could arrive": (
        slapped,
        0,
        {"do": "pull", "after": 280},
        "impossible_claim",
    ),
    "one before it was shown": (
        lambda: trial("chaude").wait(),
        0,
        {"do": "pull", "after": 200},
        "nothing_to_claim",
    ),
    "one after its window": (
        lambda: slapped().wait(),
        0,
        {"do": "pull", "after": 200},
        "not_yours_to_act",
    ),
    "one of an hour": (slapped, 0, {"do": "pull", "after": 3_600_000}, "malformed"),
    "an answer after the sand": (
        sand_ran_out,
        0,
        {"do": "answer", "text": "the sea"},
        "riddle_over",
    ),
    "two answers within a second": (
        just_answered,
        0,
        {"do": "answer", "text": "the sea"},
        "one_answer_a_second",
    ),
    "points right of the sheet": (new_fort, 0, drawn(1, 2, 256, 9), "off_the_sheet"),
    "points left of the sheet": (new_fort, 0, drawn(-1, 2), "off_the_sheet"),
    "a drawing of 2,000 points": (new_fort, 0, drawn(*(9,) * 4_000), "too_many_points"),
    "a sheet beside the sheet": (
        lambda: trial("qui"),
        1,
        {**drawn(1, 2, 999, 9), "do": "hand_in"},
        "off_the_sheet",
    ),
    "leaning ahead of the clock": (
        lambda: trial("barbichette"),
        0,
        {"do": "lean", "step": 0, "leans": [0] * 20},
        "steps_ahead",
    ),
    "reaching ahead of the clock": (
        swaying,
        0,
        {"do": "reach", "step": 0, "points": [[1, 1]] * 20},
        "steps_ahead",
    ),
    "sliding ahead of the clock": (
        flying,
        0,
        {"do": "slide", "step": 0, "slides": [0] * 20},
        "steps_ahead",
    ),
    "markup in a riddle": (
        with_blanks,
        0,
        written(f"<script>{RIDDLE}</script>", "a piano"),
        "not_plain_text",
    ),
    "markup in an answer": (with_blanks, 0, written(RIDDLE, "<b>piano</b>"), "not_plain_text"),
    "a riddle without an answer": (with_blanks, 0, written(RIDDLE), "no_answer"),
    "a riddle answered by blanks": (with_blanks, 0, written(RIDDLE, " "), "no_answer"),
    "a key put on a tiger": (giving_back, 0, {"do": "put_key", "space": TIGER_7}, "not_a_cell"),
    "opening with three keys": (
        lambda: fort().hold(0, 3),
        0,
        {"do": "open_chest"},
        "too_few_keys",
    ),
}


@pytest.mark.parametrize(("position", "seat", "move", "code"), REFUSED.values(), ids=REFUSED)
def test_bad_input_is_refused_in_both_languages_and_nothing_has_happened(
    tmp_path: Path, position: Position, seat: int, move: Message, code: str
) -> None:
    async def play() -> None:
        async with network(tmp_path, FortAt(position), "boyard") as lines:
            pages = await at(lines, position)
            twin = await lines.visit(lines.tokens[seat], LANGUAGES[seat % 2 - 1])
            watcher = await lines.visit()
            before = await everything(lines)
            others = [page for page in (*pages, watcher) if page is not pages[seat]]
            heard = [len(page.heard) for page in others]
            reasons = set()
            for page in (pages[seat], twin):
                view = page.view
                refused = await page.ask("play", move=move)
                assert (refused["is"], refused["code"]) == ("refused", code)
                assert refused["view"] == view
                assert code not in refused["reason"]
                assert len(refused["reason"].split()) > 3
                reasons.add(refused["reason"])
            assert len(reasons) == len(LANGUAGES)
            assert (await watcher.ask("play", move=move))["code"] == "only_watching"
            assert await everything(lines) == before
            heard[-1] += 1
            assert [len(page.heard) for page in others] == heard

    in_jumps(play())


async def at(lines: Network, position: Position) -> list[Page]:
    """Everybody's pages, at the instant of a position."""
    reached = position()
    pages = await lines.begin("boyard", reached.state.seats)
    if reached.at:
        await lines.wait(reached.at)
    return pages


async def everything(lines: Network) -> tuple[object, ...]:
    """All that bad input could have changed."""
    return await lines.stored(), lines.state.pack(), lines.live.table.seq


def test_a_forbidden_word_in_disguise_is_caught_before_everybody(tmp_path: Path) -> None:
    """By accents, spaces and digits: it is no bad input, it loses the trial."""

    async def play(disguise: str, folder: Path) -> None:
        def asked() -> Played:
            return trial("interdits").wait()

        async with network(folder, FortAt(asked), "boyard") as lines:
            pages = await at(lines, asked)
            watcher = await lines.visit()
            await lines.wait(5_000)
            await pages[0].play({"do": "reply", "text": disguise})
            for page in (*pages, watcher):
                assert page.view["on"]["course"]["won"] is False, disguise
                assert "decided" in facts(page.heard)

    for number, disguise in enumerate(("bien sûr, òùï", "o u i mon ami", "0u1 mon ami")):
        in_jumps(play(disguise, tmp_path / f"{number}"))


def test_a_reaction_of_10_ms_that_may_be_true_is_a_false_start(tmp_path: Path) -> None:
    """Refused, it would leave who guessed the signal a second answer."""

    async def play() -> None:
        async with network(tmp_path, FortAt(slapped), "boyard") as lines:
            pages = await at(lines, slapped)
            await lines.wait(300)
            await pages[0].play({"do": "pull", "after": 10})
            assert facts(pages[1].heard[-1:]) == ["flinched"]

    in_jumps(play())


@pytest.mark.parametrize("pieces", [1, 1_000])
def test_a_drawing_of_10_mb_is_told_to_be_shorter_and_not_read(tmp_path: Path, pieces: int) -> None:
    """It ends its line, and nothing else: whoever sent it may come back at once."""

    async def play() -> None:
        async with network(tmp_path, FortAt(new_fort), "boyard") as lines:
            pages = await at(lines, new_fort)
            before = await everything(lines)
            drawing = msgspec.json.encode(drawn(*(9,) * 5_000_000))
            part = -(-len(drawing) // pieces)
            for start in range(0, len(drawing), part):
                if pages[0].closed is None:
                    pages[0].send_part(drawing[start : start + part], start == 0, False)
            assert pages[0].closed is not None
            assert pages[0].closed[0] == 1009
            assert pages[0].heard[-1]["code"] == "too_large"
            assert "plus court" in pages[0].heard[-1]["reason"]
            assert await everything(lines) == before
            again = await lines.visit(lines.tokens[0])
            await again.play(drawn(1, 2, 3, 4))

    in_jumps(play())


FUZZ = 400
ODD: list[Any] = [
    *(None, True, -1, 0, 1.5, 10**30, "", "x" * 300, "<b>", "\u202e", "\x00", [], {}),
    *([[]] * 3, {"do": "echo"}, [1, "2", None], ["x" * 1_000] * 10, [[0, 9, [1, 2]]] * 40),
]


@pytest.mark.parametrize("position", [with_blanks, fort, slapped, while_sand_runs])
def test_moves_of_wrong_types_and_sizes_do_no_harm(tmp_path: Path, position: Position) -> None:
    """Each is answered; what is refused has changed nothing, and the table goes on."""

    async def play() -> None:
        dice = Random(18)
        shapes = [msgspec.to_builtins(move) for move in writable(GAME)]
        async with network(tmp_path, FortAt(position), "boyard") as lines:
            pages = await at(lines, position)
            refused = 0
            for number in range(FUZZ):
                page = dice.choice(pages)
                before = lines.state.pack()
                answer = await page.ask("play", move=spoilt(dice.choice(shapes), dice))
                assert answer["is"] in ("told", "refused"), number
                if answer["is"] == "refused":
                    refused += 1
                    assert lines.state.pack() == before
                    assert answer["code"] not in answer["reason"]
                if number % 8 == 0:
                    await lines.wait(125)
            assert refused > FUZZ * 9 / 10
            assert lines.live.table.problem is None
            assert len(await lines.stored()) == lines.live.table.seq + 1

    in_jumps(play())


def spoilt(move: Message, dice: Random) -> Any:
    """With one field or more otherwise, gone, or there besides."""
    move = dict(move)
    for _ in range(dice.choice((1, 1, 2))):
        field = dice.choice([*move, "at", "seat"])
        if dice.random() < 0.2:
            move.pop(field, None)
        else:
            move[field] = dice.choice(ODD)
    return move if dice.random() < 0.95 else dice.choice(ODD)


# What nobody may hear of.

SECRET = "ouistiti-cramoisi"


def test_what_somebody_wrote_on_a_card_is_in_no_answer_to_anybody_else(server: Server) -> None:
    """Over sockets and HTTP, before it is asked; nor is there a record, a replay or a coach yet."""
    options = {"blanks": True}
    with connections(server, "boyard", 3, options=options, public=True, clock=None) as there:
        there.people[0].do("begin")
        card = written(f"Who is the {SECRET}, and why?", SECRET)
        there.catch_up(there.people[0].do("play", move=card)["seq"])
        assert SECRET in json.dumps(there.people[0].view)
        for other in (*there.people[1:], there.watcher):
            assert SECRET not in json.dumps(other.heard)
        for place in (there.places[1], there.table):
            with server.api.visit(place) as late:
                assert SECRET not in json.dumps(late.heard)
        table = f"/api/tables/{there.table}"
        token = {"Authorization": f"Bearer {there.places[1].token}"}
        for path in ("/api/tables", table, f"{table}/moments?before=1000000"):
            assert SECRET not in server.api.get(path, **token).text
        for path in ("", "/replay", "/replay?eyes=all", "/replay?eyes=0", "/coach"):
            assert server.api.get(f"{table}/games/1{path}", **token).code == "game_not_over"


@pytest.mark.parametrize("mode", ["screen", "living_room"])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_note_is_worth_is_sent_to_who_took_it_and_to_nobody_else(
    tmp_path: Path, seats: int, mode: str
) -> None:
    """Until the chest is empty; then everybody's notes are counted."""

    def rich() -> Played:
        notes = [1_000 + number for number in range(20)]
        return fort(seats, trials=mode).hold(0, 4).empty_cells().fill_chest(*notes)

    async def play() -> None:
        async with network(tmp_path, FortAt(rich), "boyard") as lines:
            pages = await at(lines, rich)
            others = [*pages[1:], await lines.visit()]
            await pages[0].play({"do": "open_chest"})
            taken = []
            while lines.state.phase == "open":
                taken = pages[0].view["purse"]
                for page in others:
                    assert all(f"{note}" not in told(page) for note in taken)
                    assert not {"note_seen", "chest_emptied"} & {*facts(page.heard)}
                await lines.wait(1_000)
            assert taken == [1_000 + number for number in range(len(taken))]
            assert facts(pages[0].heard).count("note_seen") >= len(taken) > 0

    def told(page: Page) -> str:
        """Without instants, in which any number may come up."""
        return json.dumps([timeless(message) for message in page.heard])

    in_jumps(play())


def timeless(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: timeless(it) for key, it in part.items() if key not in INSTANTS}
    return [timeless(it) for it in part] if isinstance(part, list) else part


INSTANTS = {"at", "began", "now", "until", "due", "last", "opened", "ready", "id", "commitment"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_riddle_is_in_the_page_or_in_its_words(server: Server, language: str) -> None:
    page = "".join(file.read_text(encoding="utf-8") for file in PAGE.rglob("*.js"))
    words = server.api.get("/api/games/boyard/words").text
    texts = [riddle.text for riddle in riddles(language)]
    assert "boyard" in page
    assert not [text for text in texts if text in page or text in words]


PAGE = Path(trousseau.web.__file__).parent / "page"

"""Magic Maze and a hostile client: what it sends is refused, with a reason in words.

Nothing changes at the table, nothing is stored and nobody else hears of it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.maze.table import Played, mall
from tests.games.maze.test_cards import holding
from tests.messages import Message
from tests.proof.network import PATIENT, Network, Page, facts, in_jumps, network

from trousseau.games.maze.game import GAME, MazeGame
from trousseau.games.maze.pieces import HEADINGS
from trousseau.games.maze.shapes.moves import UseBall
from trousseau.games.maze.shapes.table import MazeOptions
from trousseau.games.maze.state import Maze
from trousseau.kernel import Dice, Illegal
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.current_game import OFTEN
from trousseau.tables.core.permissions import Guest
from trousseau.words import LANGUAGES

Position = Callable[[], Played]


class MazeAt(MazeGame):
    """The game, begun in a position that was reached before."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def new(self, seats: int, options: MazeOptions, dice: Dice) -> Maze:
        return self.position().state


class Bad(NamedTuple):
    """What somebody sends, and why it is refused."""

    seat: int
    asked: Message
    code: str


def act(seat: int, code: str, do: str, /, **fields: object) -> Bad:
    return Bad(seat, {"command": "play", "move": {"do": do, **fields}}, code)


def slid(seat: int, code: str, hero: str, heading: str, start: int, /, **more: object) -> Bad:
    fields = {"hero": hero, "heading": heading, "start": start, "squares": 1, **more}
    return act(seat, code, "slide", **fields)


def chat(seat: int) -> Bad:
    return Bad(seat, {"command": "say", "text": "to the left!"}, "chat_shut")


READY = {"do": "be_ready"}


# Where pawns may not go.

CORNER, BELOW, UP, DOWN = 0, 4, 2, 9
"""Of the start tile: a square with a wall in the east, the one south of it, and an escalator."""


def crowded() -> Played:
    """Seat 0 may do everything, in silence; pawns stand in each other's way."""
    return mall(4).give_all(0).stand(CORNER, BELOW, UP, DOWN)


def ball_spent() -> Played:
    game = mall(4, scenario=5).give_all(0).lay(15)
    game.enter(0, "mage", game.square("ball"))
    for _ in range(2):
        game.do(0, UseBall(game.state.mall.open_doors()[0]))
    return game


def watched() -> Played:
    """By two cameras; the elf stands before an hourglass."""
    game = mall(4, scenario=6).give_all(0).lay(16, 17)
    game.before("elf", game.square("hourglass"))
    return game


def stolen() -> Played:
    return mall(4).steal(0).give_all(0)


def at_hourglass() -> Bad:
    step = watched().before("elf", watched().square("hourglass"))
    return slid(0, "locked", "elf", step.heading, step.start)


def through_vortex() -> Bad:
    game = stolen()
    vortex = game.square("vortex", "elf")
    return act(0, "vortex_off", "jump", hero="elf", start=game.where("elf"), vortex=vortex)


PAWNS: dict[str, tuple[Position, list[Bad]]] = {
    "pawns in the way": (
        crowded,
        [
            slid(1, "not_yours", "barbarian", "south", CORNER),
            act(1, "not_yours", "ride", hero="elf", start=UP),
            slid(0, "blocked", "barbarian", "east", CORNER),
            slid(0, "blocked", "barbarian", "south", CORNER),
            slid(0, "moved_on", "barbarian", "north", BELOW),
            slid(0, "moved_on", "barbarian", "north", 300),
            act(0, "taken", "ride", hero="elf", start=UP),
            act(0, "no_escalator", "ride", hero="barbarian", start=CORNER),
            act(0, "no_vortex", "jump", hero="barbarian", start=CORNER, vortex=5),
            act(0, "no_door", "explore", hero="barbarian", start=CORNER),
            act(0, "no_ball", "use_ball", door=13),
            act(0, "begun", "be_ready"),
            act(0, "not_last", "decide", success=True),
            act(0, "alone", "turn_tile"),
            act(0, "yourself", "nudge", seat=0),
            act(0, "not_in_play", "stare", seat=7),
            act(0, "level", "lay_eye", seat=1),
            act(0, "level", "accuse", seats=[1]),
            act(0, "silence", "say", phrase="not_me"),
            act(0, "silence", "haunt", taunt="boo"),
            chat(0),
        ],
    ),
    "malformed": (
        crowded,
        [
            slid(0, "malformed", "barbarian", "north", CORNER, squares=8),
            slid(0, "malformed", "barbarian", "up", CORNER),
            slid(0, "malformed", "witch", "north", CORNER),
            slid(0, "malformed", "barbarian", "north", -1),
            slid(0, "malformed", "barbarian", "north", CORNER, at=10**9),
            slid(0, "malformed", "barbarian", "north", CORNER, seat=1),
            act(0, "malformed", "accuse", seats=[1, 2, 3, 4]),
            act(0, "malformed", "vote", accusation=0, guilty=True),
        ],
    ),
    "a used ball": (ball_spent, [act(0, "no_ball", "use_ball", door=13)]),
    "cameras": (watched, [at_hourglass()]),
    "after the theft": (stolen, [through_vortex()]),
}


# Accusations.


def one_traitor() -> Played:
    """Seat 1 is it."""
    return mall(4, "H01", "P01", "H02", "H03", level=2).give_all(2)


def voted() -> Played:
    """The second accusation is on, and seat 2 has voted."""
    return one_traitor().acquit(2, 3).accuse(0, 1).vote(2, False)


def frozen() -> Played:
    """The sand ran out before the vote."""
    return one_traitor().leave(1).accuse(0, 1).wait(2)


def unmasked() -> Played:
    """Seat 1 haunts the table."""
    return one_traitor().convict(0, 1)


ROLES: dict[str, tuple[Position, list[Bad]]] = {
    "accusing": (
        one_traitor,
        [
            act(0, "yourself", "accuse", seats=[0]),
            act(0, "yourself", "accuse", seats=[0, 1]),
            act(0, "no_voter", "accuse", seats=[1, 2, 3]),
            act(0, "not_in_play", "accuse", seats=[6]),
            act(0, "names_in_order", "accuse", seats=[2, 1]),
            act(0, "names_in_order", "accuse", seats=[1, 1]),
            act(0, "old_accusation", "vote", accusation=1, guilty=True),
            act(0, "no_offer", "flip_sand", accusation=1, flip=True),
            act(1, "not_a_hero", "go_empty_handed"),
            act(0, "no_mission_lost", "confess"),
            act(0, "not_guessing", "guess", seat=1, card="M01"),
        ],
    ),
    "voting": (
        voted,
        [
            act(2, "voted", "vote", accusation=2, guilty=True),
            act(3, "old_accusation", "vote", accusation=1, guilty=True),
            act(3, "old_accusation", "vote", accusation=3, guilty=True),
            act(0, "not_voting", "vote", accusation=2, guilty=True),
            act(1, "not_voting", "vote", accusation=2, guilty=False),
            act(3, "accusing", "accuse", seats=[1]),
            chat(3),
        ],
    ),
    "no sand": (frozen, [slid(2, "frozen", "barbarian", "north", 5)]),
    "out of play": (
        unmasked,
        [
            slid(1, "not_in", "barbarian", "north", 5),
            act(1, "not_in", "accuse", seats=[0]),
            act(1, "not_in", "vote", accusation=1, guilty=False),
            act(1, "not_in", "go_empty_handed"),
            act(1, "silence", "say", phrase="not_me"),
            act(2, "no_offer", "flip_sand", accusation=1, flip=True),
        ],
    ),
}


@pytest.mark.parametrize("named", [*PAWNS, *ROLES])
def test_bad_input_is_refused_in_both_languages_and_nothing_has_happened(
    tmp_path: Path, named: str
) -> None:
    position, rows = {**PAWNS, **ROLES}[named]

    async def play() -> None:
        async with network(tmp_path, MazeAt(position), "maze") as lines:
            pages = await at(lines, position)
            twins = [
                await lines.visit(token, LANGUAGES[seat % 2 - 1])
                for seat, token in enumerate(lines.tokens)
            ]
            watcher = await lines.visit()
            for bad in rows:
                await refuse(lines, bad, pages[bad.seat], twins[bad.seat])
            assert (await watcher.ask("play", move=READY))["code"] == "only_watching"
            assert (await watcher.ask("say", text="left!"))["code"] == "only_watching"

    in_jumps(play())


async def at(lines: Network, position: Position) -> list[Page]:
    """Everybody's pages, at the instant of a position."""
    reached = position()
    pages = await lines.begin("maze", reached.state.seats)
    if reached.at:
        await lines.wait(reached.at)
    return pages


async def refuse(lines: Network, bad: Bad, *own: Page) -> set[str]:
    """Somebody sends it in each language; why it is refused."""
    before = await everything(lines)
    others = [page for page in lines.pages if page not in own]
    heard = [len(page.heard) for page in others]
    reasons = set()
    for page in own:
        view = page.view
        refused = await page.ask(**bad.asked)
        assert (refused["is"], refused["code"]) == ("refused", bad.code), bad
        assert page.view == view
        assert len(refused["reason"].split()) > 2, "no words"
        reasons.add(refused["reason"])
    assert len(reasons) == len(LANGUAGES)
    assert await everything(lines) == before
    assert [len(page.heard) for page in others] == heard
    return reasons


async def everything(lines: Network) -> tuple[object, ...]:
    """All that bad input could have changed."""
    return await lines.stored(), lines.state.pack(), lines.live.table.seq


# What a refusal may not tell.

RULES: dict[str, tuple[Position, Bad]] = {
    "R01": (lambda: holding("R01"), slid(0, "rule", "barbarian", "north", 12, squares=3)),
    "R02": (
        lambda: holding("R02").slide(0, "barbarian", "north", 1),
        slid(0, "rule", "elf", "north", 6),
    ),
    "R08": (
        lambda: holding("R08").slide(0, "barbarian", "north", 1),
        slid(0, "rule", "barbarian", "north", 8),
    ),
    "R11": (
        lambda: holding("R11").accuse(2, 1),
        act(0, "rule", "vote", accusation=1, guilty=True),
    ),
    "R12": (lambda: holding("R12"), act(0, "rule", "accuse", seats=[1])),
}


def test_what_a_card_forbids_is_refused_alike_whatever_the_card(tmp_path: Path) -> None:
    """For good or for a while, in the same words."""
    reasons = []

    async def play(card: str, position: Position, bad: Bad) -> None:
        async with network(tmp_path / card, MazeAt(position), "maze") as lines:
            pages = await at(lines, position)
            twin = await lines.visit(lines.tokens[0])
            reasons.append(await refuse(lines, bad, pages[0], twin))

    for card, (position, bad) in RULES.items():
        in_jumps(play(card, position, bad))
    assert reasons == reasons[:1] * len(RULES)


# Haste.


def test_of_all_moves_that_a_line_lets_through_at_once_a_hands_worth_is_made(
    tmp_path: Path,
) -> None:
    """Who sends them is told to wait, and nobody else: the next second is like any other."""

    def position() -> Played:
        return mall(4).give_all(0).stand(12, 5, 6, 10)

    async def slide(lines: Network, page: Page, heading: str) -> str | None:
        start = lines.state.pawns[0]
        answer = await page.ask(**slid(0, "", "barbarian", heading, start).asked)
        return answer.get("code")

    async def play() -> None:
        async with network(tmp_path, MazeAt(position), "maze") as lines:
            pages = await at(lines, position)
            watcher = await lines.visit()
            heard = len(watcher.heard)
            many = PATIENT.burst
            codes = [await slide(lines, pages[0], HEADINGS[n % 2 * 2]) for n in range(many)]
            assert codes == [None] * OFTEN + ["busy"] * (many - OFTEN)
            assert facts(watcher.heard[heard:]) == ["slid"] * OFTEN
            for page in (*pages[1:], watcher):
                assert not [message for message in page.heard if message["is"] == "refused"]
            await lines.wait(1_000)
            assert await slide(lines, pages[0], "north") is None

    in_jumps(play())


# What does not go together.

SETUPS: list[tuple[int, Message, str]] = [
    (2, {"scenario": 3, "level": 1}, "too_few_for_roles"),
    (4, {"scenario": 2, "level": 1}, "scenario_for_roles"),
    (4, {"scenario": 5, "tiles": 14}, "tiles_for_scenario"),
    (4, {"scenario": 7, "tiles": 9}, "tiles_for_scenario"),
    (4, {"scenario": 8}, "options"),
    (4, {"level": 6}, "options"),
    (4, {"tiles": 13}, "options"),
    (4, {"sand": 1}, "options"),
    (9, {}, "seats"),
]


def test_what_does_not_go_together_is_refused_before_anybody_plays(tmp_path: Path) -> None:
    async def play() -> None:
        async with network(tmp_path, GAME, "maze") as lines:
            host = await lines.house.open(Setup(game="maze", seats=4, clock=None), Guest("Ada"))
            lines.live = await lines.house.find(host.table)
            pages = [await lines.visit(host.token, language) for language in LANGUAGES]
            before = await lines.stored()
            for seats, options, code in SETUPS:
                setup = Setup(game="maze", seats=seats, clock=None, options=options)
                with pytest.raises(Illegal, match=f"^{code}"):
                    await lines.house.open(setup, Guest("Grace"))
                answers = [await page.ask("arrange", setup=setup) for page in pages]
                assert [answer["code"] for answer in answers] == [code] * len(LANGUAGES)
                reasons = {answer["reason"] for answer in answers}
                assert len(reasons) == len(LANGUAGES)
                assert min(len(reason.split()) for reason in reasons) > 3
            assert await lines.stored() == before

    in_jumps(play())

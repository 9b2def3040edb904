"""The replay is the game: what somebody saw live is what their eyes see again."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.secrecy import Truth
from tests.browser.tables import Table
from tests.messages import Message
from tests.web.server import Server

from trousseau.kernel import AllSeeing, Hindsight

Labels = dict[str, str]


def test_it_shows_what_was_seen_live_at_every_moment(people: People, server: Server) -> None:
    ada = people("Ada", "fr", DESK)
    table = Table(server, ada, options={"round_limit": 1})
    seen = played(table, ada)
    truth = Truth(server, table.id)
    live = told_live(ada)
    replayed = ada.after.replay()
    replay = Replay(ada)
    for moment, labels in seen.items():
        while int(replay.timeline.input_value()) < moment:
            replay.press("next")
        replay.expect_at(moment)
        assert on_table(ada) == without_presence(ada, labels), f"moment {moment}"
    assert len(seen) == len(truth.lines) + 1
    # What came for the replay is what came over the wire while it was played.
    views = [moment["view"] for moment in truth.moments(0)]
    assert [moment["view"] for moment in replayed["moments"]] == views
    assert told_again(ada) == live


def test_stepping_jumping_and_sharing(people: People, server: Server) -> None:
    ada, grace = people("Ada", "fr", DESK), people("Grace", "en", DESK)
    table = Table(server, ada, options={"round_limit": 1})
    played(table, ada)
    last = len(Truth(server, table.id).lines)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay = Replay(ada)
    replay.open(table.id, "?eyes=0")
    replay.expect_at(0)
    replay.press("next")
    replay.expect_at(1)
    replay.press("previous")
    replay.expect_at(0)
    replay.press("last")
    replay.expect_at(last)
    ada.page.keyboard.press("Home")
    replay.expect_at(0)
    for moment in (1, 2, 3):
        ada.page.keyboard.press("ArrowRight")
        replay.expect_at(moment)
    labels = ada.coffre.labels()
    shared = replay.share()
    other = Replay(grace)
    grace.page.goto(shared)
    other.expect_at(3)
    assert set(grace.coffre.labels()) == set(labels)
    replay.press("play")
    expect(ada.page.get_by_role("button", name=ada.words["replay.pause"])).to_be_visible()
    replay.expect_at(4)
    replay.press("pause")


def test_each_pair_of_eyes_sees_what_it_saw(people: People, server: Server) -> None:
    ada = people("Ada", "fr", DESK)
    table = Table(server, ada, options={"round_limit": 1})
    played(table, ada)
    truth = Truth(server, table.id)
    replay = Replay(ada)
    replay.open(table.id, "?move=2&eyes=all")

    def expect_what_they_saw(eyes: Hindsight) -> None:
        replay.expect_at(2)
        assert faces_in(ada, eyes) == faces_of(truth.moments(eyes)[2]["view"]), f"eyes {eyes}"

    expect_what_they_saw(AllSeeing.EYES)
    for eyes, called in ((None, ""), (1, "Blaise"), (0, ada.name)):
        replay.look_through(eyes, called)
        expect_what_they_saw(eyes)


def test_the_coach_reckons_and_leads_to_the_turning_points(people: People, server: Server) -> None:
    ada = people("Ada", "en", PHONE)
    table = Table(server, ada, options={"round_limit": 1})
    played(table, ada)
    ada.link("after.coach").click()
    sheet = ada.sheet("coach.title")
    expect(sheet.get_by_role("heading", name=ada.words["coach.points"])).to_be_visible()
    expect(sheet.get_by_role("table").first).to_be_attached()


def played(table: Table, ada: Person) -> dict[int, Labels]:
    """A short game with a little of everything; what Ada's table said after each line."""
    table.begin()
    seen: dict[int, Labels] = {}

    def look() -> None:
        ada.catch_up()
        seen[len(seen)] = ada.coffre.labels()

    look()
    while (seat := table.waiting) is not None:
        for move in script(seat, table.view(seat)):
            if seat == 0:
                ada.await_turn()
                ada.coffre.play(move)
            else:
                table.play(seat, move)
            look()
    ada.after.expect_result()
    return seen


def script(seat: int, view: Message) -> list[Message]:
    """Ada observes, somebody exchanges and lies about it, somebody forces Ada, somebody passes."""
    acts: dict[int, list[Message]] = {
        0: [{"do": "observe", "slot": 0}],
        1: [{"do": "exchange", "slot": 0}, {"do": "claim_hand", "holder": 1, "face": "key"}],
        2: [{"do": "force", "target": 0, "slot": 1}],
        3: [{"do": "doubt", "target": 1}, {"do": "pass"}],
    }
    return [*acts[seat], {"do": "end_turn"}]


def on_table(ada: Person) -> Labels:
    return without_presence(ada, ada.coffre.labels())


def without_presence(ada: Person, labels: Labels) -> Labels:
    """A replay says nothing of who was away; and one's own card is "yours" in the game only."""
    away = f" {ada.words.plain('coffre.away').capitalize()}."
    return {spot: text.replace(away, "") for spot, text in labels.items() if spot != "hand"}


def faces_in(person: Person, eyes: Hindsight) -> dict[str, set[str]]:
    """Which face each place on the table is said to have; one's own is the one in the hand."""
    labels = person.coffre.labels()
    own = f"seat.{eyes}"
    return {
        own if spot == "hand" else spot: person.watched.named(label)
        for spot, label in labels.items()
    }


def faces_of(view: Message) -> dict[str, set[str]]:
    cards = {f"seat.{seat}": card for seat, card in enumerate(view["hands"])}
    cards |= {f"slot.{slot}": card for slot, card in enumerate(view["centre"])}
    return {spot: {card["face"]} if card["face"] else set() for spot, card in cards.items()}


def told_live(ada: Person) -> str:
    """The log, with Ada spoken of as by others, and without the ends of turns."""
    lines = ada.shell.log(ada.shell.open_beside("log"))
    return " ".join(filter(None, (of_ada(ada, line) for line in lines)))


def told_again(ada: Person) -> str:
    deal, *lines = Replay(ada).story()
    assert deal == ada.words.plain("replay.deal")
    return " ".join(lines)


def of_ada(ada: Person, line: str) -> str:
    """The same sentence about somebody called Ada; nothing for what is not worth a line."""
    called = line.replace(ada.words.say("player.me", name="Ada"), "Ada")
    for fact in ("observed", "exchanged", "forced", "passed", "turn_ended", "said"):
        spoken_to = ada.words.read(f"fact.{fact}.me", called)
        if spoken_to is not None:
            called = ada.words.say(f"fact.{fact}", seat="Ada", **spoken_to)
    return "" if ada.words["fact.turn_ended"].match(called) else called

"""Every screen of the page, one after the other, for those who look at them: axe, and people.

A chapter is a walk through screens that belong together. It names each of them when it is there
and has come to rest, and goes on when it was looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from playwright.sync_api import expect
from tests.browser.days import passwords_day
from tests.browser.dungeons import counting, digging, studying
from tests.browser.forts import boyard
from tests.browser.looking_back import learn, look_back
from tests.browser.malls import maze
from tests.browser.person import Person
from tests.browser.tables import Table
from tests.browser.vaults import passwords, passwords_contest, passwords_end
from tests.web.server import Server

Chapter = Callable[[Person, Server], Iterator[str]]

BESIDE = ("chat", "log", "people")
SHEETS = ("settings", "rules", "invite", "help", "device")


def home(ada: Person, server: Server) -> Iterator[str]:
    open_tables(ada, server)
    ada.open_home()
    yield "home"
    ada.home.open_chooser()
    yield "chooser"
    ada.shell.close()
    ada.button("settings.title").click()
    yield "settings"


def gathering(ada: Person, server: Server) -> Iterator[str]:
    host = server.api.open("coffre", 6, "Grace")
    with server.api.visit(host) as grace:
        grace.do("sit", seat=0)
        grace.do("seat_bot", seat=3, level="novice")
    ada.open_table(host.table)
    expect(ada.button("arriving.sit")).to_be_visible()
    yield "arriving"
    ada.sit_down()
    yield "gathering"
    Table(server, ada, seats=5)
    expect(ada.button("begin")).to_be_enabled()
    yield "gathering-host"


def playing(ada: Person, server: Server) -> Iterator[str]:
    with Table(server, ada, seats=6).begin().attended() as table:
        yield from turn(ada, table)


def turn(ada: Person, table: Table) -> Iterator[str]:
    chatter(table)
    table.advance(ada)
    yield "own-turn"
    ada.coffre.action("force").click()
    yield "choosing"
    ada.page.keyboard.press("Escape")
    ada.coffre.open_talk()
    yield "talk"
    ada.page.keyboard.press("Escape")
    yield from panels(ada)
    ada.coffre.play({"do": "exchange", "slot": 0})
    yield "last-step"
    ada.coffre.play({"do": "end_turn"})
    yield "waiting"


def panels(ada: Person) -> Iterator[str]:
    for panel in BESIDE:
        ada.shell.open_beside(panel)
        yield panel
        if ada.page.locator("dialog[open]").count():
            ada.shell.close()
    ada.shell.open_menu()
    yield "menu"
    ada.shell.close()
    for panel in SHEETS:
        ada.shell.open(panel)
        yield f"sheet-{panel}"
        ada.shell.close()


def ending(ada: Person, server: Server) -> Iterator[str]:
    with Table(server, ada).begin().attended() as table:
        yield from last_words(ada, table)


def last_words(ada: Person, table: Table) -> Iterator[str]:
    reach_final_phase(table)
    ada.until(lambda view: view["phase"] == "name")
    expect(ada.text("coffre.course_final").first).to_be_visible()
    yield "final-phase"
    while (seat := table.waiting) is not None:
        table.play(seat, table.view(seat)["moves"][0])
    ada.after.expect_result()
    yield "over"
    ada.after.verify()
    expect(ada.text("verify.lead")).to_be_visible()
    yield "verify"
    ada.shell.close()
    yield from look_back(ada, table, move=2)


def learning(ada: Person, server: Server) -> Iterator[str]:
    return learn(ada)


def living_room(screen: Person, server: Server) -> Iterator[str]:
    with Table(server, seats=6).attended() as table:
        yield from sofa(screen, table)


def sofa(screen: Person, table: Table) -> Iterator[str]:
    screen.page.goto(f"/t/{table.id}/screen")
    expect(screen.page.get_by_role("img", name=screen.words["invite.qr"])).to_be_visible()
    yield "screen-gathering"
    table.begin()
    expect(screen.coffre.slot(0)).to_be_visible()
    chatter(table)
    yield "screen"


CHAPTERS: Mapping[str, Chapter] = {
    chapter.__name__: chapter
    for chapter in (
        *(home, gathering, playing, ending, learning),
        *(digging, counting, studying),
        *(passwords, passwords_contest, passwords_end, passwords_day, boyard, maze),
    )
}
"""Those for everybody's own screen; the living room has a larger one."""

OF_FOURKEYS = ("digging", "counting", "studying")


def game_of(chapter: str) -> str:
    """Which game a chapter's person has come for."""
    if chapter.startswith("passwords"):
        return "passwords"
    if chapter in ("boyard", "maze"):
        return chapter
    return "fourkeys" if chapter in OF_FOURKEYS else "coffre"


def open_tables(ada: Person, server: Server) -> None:
    """Some that are open to all, so that lists have something to list."""
    for host, seats in (("Lucie", 6), ("Théo", 4)):
        place = server.api.open("coffre", seats, host, public=True)
        with server.api.visit(place) as visitor:
            visitor.do("sit", seat=0)


def chatter(table: Table) -> None:
    """Some talk and some moves, as there would be after a while."""
    claims = [
        {"do": "claim_hand", "holder": 1, "face": "key"},
        {"do": "claim_slot", "slot": 1, "face": "neutral"},
        {"do": "doubt", "target": 1},
    ]
    for seat, claim in enumerate(claims, start=1):
        table.play(seat, claim)
    with table.server.api.visit(table.places[2]) as visitor:
        visitor.do("say", text="On commence ?")
    for kind in ("exchange", "observe", "force"):
        mover = table.waiting
        if not mover:  # the game is over, or it is the turn of the one who looks on
            return
        table.play(mover, next(one for one in table.view(mover)["moves"] if one["do"] == kind))
        table.play(mover, {"do": "end_turn"})


def reach_final_phase(table: Table) -> None:
    """Somebody takes the Treasure, if need be, and points at a Neutral."""
    while (seat := table.waiting) is not None:
        view = table.view(seat)
        held = {other: table.view(other)["hands"][other]["face"] for other in range(view["seats"])}
        if held[seat] != "treasure" and "treasure" not in held.values():
            exchanges = [move for move in view["moves"] if move["do"] == "exchange"]
            untouched = [move for move in exchanges if not view["centre"][move["slot"]]["seen_by"]]
            table.play(seat, (untouched or [{"do": "pass"}])[0])
        else:
            table.play(seat, {"do": "pass"})
        neutral = [
            move
            for move in table.view(seat)["moves"]
            if held.get(move.get("target", -1)) == "neutral"
        ]
        if neutral:
            table.play(seat, neutral[0])
            return
        table.play(seat, {"do": "end_turn"})
    raise AssertionError("nobody could point at a Neutral")

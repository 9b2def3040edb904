"""The screens of Mots de passe, for those who look at every screen."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect
from tests.browser.person import Person
from tests.browser.replay import Replay
from tests.browser.tables import Table
from tests.browser.vocabulary import announcing
from tests.messages import Message
from tests.web.server import Server

from trousseau.games.passwords.lexicon.families import DOUBT

DRAFTS = {"fr": ("soleil", "arbre", "maison"), "en": ("garden", "river", "house")}
KEYBOARD = 420
"""What is left of a phone's height above its keyboard."""


def passwords(ada: Person, server: Server) -> Iterator[str]:
    """A turn in the middle of a game: a word is typed, laid, noted, and not known."""
    with table_of_five(server, ada).begin().attended() as table:
        while table.waiting != 0:
            say_something(table)
        ada.until(lambda view: view["free"])
        ada.passwords.catch_up()
        yield from turn(ada)


def turn(ada: Person) -> Iterator[str]:
    table = ada.passwords
    word = announcing(ada.view)
    assert word is not None
    table.lock.fill(word["word"])
    yield from typing(ada)
    table.lock.blur()
    yield "passwords-typed"
    for draft in DRAFTS[ada.words.language]:
        table.lock.fill(draft)
        ada.button("drafts.keep").click()
    table.lock.fill("")
    table.lock.blur()
    yield "passwords-drafts"
    table.spot("seat.1").click()
    yield "passwords-seat"
    ada.shell.close()
    if not ada.page.get_by_role("region", name=ada.words["used.title"]).count():
        table.spot("words").click()
        yield "passwords-words"
        ada.shell.close()
    table.lock.fill(ada.view["ring"][0]["letter"] + "zoup")
    table.lock.blur()
    table.action("announce").click()
    ada.until(lambda view: view["unknown"])
    table.catch_up()
    yield "passwords-unknown"


def typing(ada: Person) -> Iterator[str]:
    """On a phone, its keyboard is up."""
    size = ada.page.viewport_size
    assert size is not None
    if size["width"] > size["height"] or size["width"] > 500:
        return
    ada.page.set_viewport_size({**size, "height": KEYBOARD})
    expect(ada.button("lock.fold")).to_be_visible()
    yield "passwords-keyboard"
    ada.page.set_viewport_size(size)


def passwords_contest(ada: Person, server: Server) -> Iterator[str]:
    """The dictionary hesitates, somebody contests, the table votes."""
    with table_of_five(server, ada).begin().attended() as table:
        while (doubtful := doubted(table)) is None:
            say_something(table)
        table.play(doubtful[0], doubtful[1])
        ada.until(lambda view: view["phase"] == "contest")
        ada.passwords.catch_up()
        yield "passwords-heard"
        other = next(seat for seat in ada.view["waiting"] if seat)
        table.play(other, {"do": "contest"})
        ada.until(lambda view: view["phase"] == "vote")
        ada.passwords.catch_up()
        yield "passwords-vote"
        for seat in [seat for seat in ada.view["waiting"] if seat]:
            table.play(seat, {"do": "vote", "same": True})
        ada.passwords.play({"do": "vote", "same": False})
        expect(ada.passwords.spot(f"said.{doubtful[0]}")).to_be_visible()
        yield "passwords-struck"


def passwords_end(ada: Person, server: Server) -> Iterator[str]:
    """Everybody has said something, then all pass; and a look back."""
    with table_of_five(server, ada).begin().attended() as table:
        while (seat := table.waiting) is not None:
            if table.view(0)["turns"] < 10:
                say_something(table)
            else:
                table.play(seat, {"do": "pass"})
        ada.after.expect_result()
        yield "passwords-over"
        ada.after.replay()
        expect(Replay(ada).timeline).to_be_visible()
        yield "passwords-replay"
        yield from coached(ada, table)
        ada.page.goto("/rules/passwords")
        expect(ada.page.get_by_role("navigation", name=ada.words["rules.contents"])).to_be_visible()
        yield "passwords-rules"


def coached(ada: Person, table: Table) -> Iterator[str]:
    """What everybody could have said, and the first of it drawn on the table."""
    ada.page.goto(f"/t/{table.id}/replay/1?eyes=watcher&show=coach")
    turns = ada.page.get_by_role("button").filter(has_text=ada.words.within("coach.when"))
    expect(turns.first).to_be_visible()
    yield "passwords-coach"
    turns.first.click()
    expect(ada.passwords.spot("safe.0")).to_be_visible()
    yield "passwords-coach-table"


def table_of_five(server: Server, ada: Person) -> Table:
    """Somebody else begins."""
    return Table(server, ada, game="passwords", seats=5, options=first(1))


def first(seat: int) -> dict[str, object]:
    return {"first": seat}


def say_something(table: Table) -> None:
    """Whose turn it is announces a word that nobody can object to."""
    seat = table.waiting
    assert seat is not None
    table.play(seat, announcing(table.view(seat), most=4) or {"do": "pass"})


def doubted(table: Table) -> tuple[int, Message] | None:
    """A word of which the dictionary is not sure, for whose turn it is."""
    seat = table.waiting
    view = table.view(seat or 0)
    word = announcing(view, tier=DOUBT) if seat else None
    return None if word is None or seat is None else (seat, word)

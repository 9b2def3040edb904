"""Whether somebody was shown what they may not know: on the wire, and in the document.

The record of a game, played again by the rules, says what each pair of eyes was told and saw
after each line. Whatever came over a socket has to be exactly that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page
from tests.browser.faces import FACES, Naming
from tests.browser.wire import Wire
from tests.messages import Message
from tests.web.server import Server

from trousseau import games
from trousseau.kernel import Eyes, Hindsight, Record, Replay, moments


class Truth:
    """A game that is over, as its record has it, by the numbers of the table's log."""

    def __init__(self, server: Server, table: str, number: int = 1) -> None:
        self.record = Record.from_text(server.api.record(table, number))
        self.game = games.get(self.record.heading.game)
        with server.api.visit(table) as watcher:  # who watches is told of every line too
            story = watcher.greeting["story"]
        self.began = watcher.greeting["table"]["began"]
        self.lines: list[int] = [moment["seq"] for moment in story]
        self._seen: dict[Hindsight, list[Message]] = {}
        assert len(self.lines) == len(self.record.log)

    def verify(self) -> None:
        """The record follows from its seed, move by move, to its result."""
        assert Replay(self.game, self.record).finish().result is not None

    def moments(self, eyes: Hindsight) -> list[Message]:
        """The table as it was set, and then a moment for each line of the record."""
        if eyes not in self._seen:
            story = moments(self.game, self.record, eyes)
            self._seen[eyes] = [_plain(moment) for moment in story]
        return self._seen[eyes]

    def moment(self, eyes: Eyes, seq: int) -> Message:
        """What the table was when its log had come to this number."""
        return self.moments(eyes)[sum(line <= seq for line in self.lines)]

    def check(self, wire: Wire, seat: int | None) -> int:
        """What came over this wire is what these eyes may see; returns how many views came."""
        views = 0
        for message in wire.messages:
            views += self._check_message(message, seat)
        for path, answer in wire.answers:
            self._check_answer(path, answer)
        return views

    def _check_message(self, message: Message, eyes: Eyes) -> int:
        rest = dict(message)
        rest.pop("moment", None)
        view = rest.pop("view", None)
        facts = rest.pop("facts", [])
        story = rest.pop("story", [])
        if message["is"] == "told" and view is not None and message["seq"] in self.lines:
            assert facts == self.moment(eyes, message["seq"])["facts"], message
        else:
            assert facts == [], message
        if view is not None:
            assert view == self.moment(eyes, message["seq"])["view"], f"line {message['seq']}"
        for moment in story:
            assert moment["facts"] == self.moment(eyes, moment["seq"])["facts"], moment
        assert not list(secrets_in(rest)), rest
        return view is not None

    def _check_answer(self, path: str, answer: Any) -> None:
        """Records and replays are given out when the game is over; what games there are, always."""
        if path == "/api/games" or "/games/" in path:
            return
        assert not list(secrets_in(answer)), (path, answer)


def secrets_in(thing: object) -> Iterator[object]:
    """Whatever names the face of a card, however deep; people's own words don't count."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name in ("face", "hands", "centre", "out"):
                yield value
            elif name not in ("text", "name", "options"):
                yield from secrets_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from secrets_in(value)
    elif thing in FACES:
        yield thing


def _plain(thing: msgspec.Struct) -> Message:
    """As JSON has it."""
    plain: Message = msgspec.json.decode(msgspec.json.encode(thing))
    return plain


# The document.

WATCH = """() => {
  // Every face that was ever put on a card, since the last look.
  window.__faces = [];
  const note = (node) => {
    if (!(node instanceof Element)) return;
    for (const picture of [node, ...node.querySelectorAll("img")]) {
      const card = picture.closest("[data-card]");
      const source = picture.getAttribute("src");
      if (card && source) window.__faces.push([Number(card.dataset.card), source]);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      addedNodes.forEach(note);
      if (target instanceof HTMLImageElement) note(target);
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["src"] });
}"""

LOOK = """() => {
  const faces = window.__faces;
  window.__faces = [];
  const label = (element) => element.getAttribute("aria-label") ?? "";
  const named = (kind) => Object.fromEntries(
    [...document.querySelectorAll(`[data-${kind}]`)].map((one) => [one.dataset[kind], label(one)]),
  );
  const cards = [...document.querySelectorAll("[data-card]")].map((card) => [
    Number(card.dataset.card),
    card.innerText,
  ]);
  return { faces, cards, seats: named("seat"), slots: named("slot") };
}"""

PICTURE = re.compile(r"/(treasure|key|fake|neutral|trap)[.-][^/]*svg")


class Watched:
    """A page whose cards are watched from its first moment."""

    def __init__(self, page: Page, named: Naming) -> None:
        self.page = page
        self.named = named
        page.add_init_script(f"({WATCH})()")

    def check(self, wire: Wire) -> None:
        """No face is shown or named that has not rightly come over this wire."""
        shown = self.page.evaluate(LOOK)
        views = list(wire.views())  # asked now: what the page has got by then is among them
        known = {card["number"]: card["face"] for card in _cards(views[-1]) if card["face"]}
        for number, source in shown["faces"]:
            face = PICTURE.search(source)
            if face:
                assert known.get(number) == face[1], f"card {number} was shown as {face[1]}"
        for number, text in shown["cards"]:
            assert self.named(text) <= {known.get(number)}, f"card {number} is called {text}"
        # Labels go by place, and the page may be a few moments behind what came.
        labels = {
            **{("hands", int(seat)): self.named(label) for seat, label in shown["seats"].items()},
            **{("centre", int(slot)): self.named(label) for slot, label in shown["slots"].items()},
        }
        assert any(_fits(labels, view) for view in views[-8:]), f"{shown} does not fit {views[-1]}"


def _fits(labels: dict[tuple[str, int], set[str]], view: Message) -> bool:
    return all(named <= {view[where][place]["face"]} for (where, place), named in labels.items())


def _cards(view: Message) -> list[Message]:
    return [*view["hands"], *view["centre"]]

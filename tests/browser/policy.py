"""What people in tests do at a table of coffre: by chance, but everything at some time."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from tests.messages import Message

if TYPE_CHECKING:
    from tests.browser.person import Person

ACTS = ("observe", "exchange", "force", "pass")
TALKS = ("claim_hand", "claim_slot", "believe", "doubt")


class Evening:
    """Several people play at one table until the game is over. The seed says how."""

    def __init__(self, *people: Person, seed: int) -> None:
        self.people = people
        self.dice = Random(seed)
        self.done: Counter[str] = Counter()

    def play(self) -> None:
        """To the end; everybody looks at their own screen after each of their moves."""
        while self.step():
            pass

    def step(self) -> bool:
        """Wait for one of these people to have a move, and make it; false if the game is over."""
        host, newest = self.people[0].wire, max(one.wire.seq for one in self.people)
        host.until(lambda: host.seq >= newest and (self._over() or self._mover()))
        mover = self._mover()
        if mover is None:
            return False
        self.move(mover)
        mover.look_around()
        return True

    def move(self, mover: Person) -> None:
        """One step of a turn, and perhaps something said with it."""
        seq = self.people[0].wire.seq
        mover.wire.until(lambda: mover.wire.seq >= seq)
        if mover.view["phase"] == "act":
            self.talk(mover)
        move = self.choose(mover)
        mover.coffre.play(move)
        self.done[move["do"]] += 1

    def talk(self, speaker: Person) -> None:
        kind = min(TALKS, key=lambda kind: (self.done[kind], self.dice.random()))
        if self.done[kind] > 1:
            return  # everything was said
        speaker.coffre.claim(self._remark(kind, speaker.view))
        self.done[kind] += 1

    def choose(self, mover: Person) -> Message:
        """Whatever was done least; who holds the Treasure points once all else was done."""
        moves: list[Message] = mover.view["moves"]
        tried = all(self.done[kind] for kind in ACTS)
        offered = [move for move in moves if tried or move["do"] != "designate"]
        wanted = self._wanted(offered) if tried else []
        if wanted:
            return self.dice.choice(wanted)
        kind = min({move["do"] for move in offered}, key=lambda kind: (self.done[kind], kind))
        return self.dice.choice([move for move in offered if move["do"] == kind])

    def _wanted(self, moves: list[Message]) -> list[Message]:
        """To see the final phase: find the Treasure, then point at a Neutral."""
        held = {one.wire.seat: one.holds for one in self.people}
        pointing = [move for move in moves if move["do"] == "designate"]
        neutral = [move for move in pointing if held.get(move["target"]) == "neutral"]
        if neutral or pointing or "treasure" in held.values():
            return neutral or pointing
        return [move for move in moves if move["do"] == "exchange"]

    def _remark(self, kind: str, view: Message) -> Message:
        others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
        face = self.dice.choice(("treasure", "key", "fake", "neutral"))
        match kind:
            case "claim_hand":
                holder = self.dice.choice([view["seat"], *others])
                return {"do": kind, "holder": holder, "face": face}
            case "claim_slot":
                return {"do": kind, "slot": self.dice.randrange(2), "face": face}
            case _:
                return {"do": kind, "target": self.dice.choice(others)}

    def _mover(self) -> Person | None:
        if self._over():
            return None
        waiting = self.people[0].view["waiting"]
        return next((one for one in self.people if one.wire.seat in waiting), None)

    def _over(self) -> bool:
        return self.people[0].view["result"] is not None

"""Hands at a person's pace, for every trial: what a page sends when somebody plays it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from tests.games.boyard.trials.hands import LeaningHand, PointingHand, SlidingHand
from tests.messages import Message

from trousseau.games.boyard.constants import ECHOES_A_BRIEF, STEP, STEPS_A_MOVE
from trousseau.games.boyard.trials.registry import TRIALS
from trousseau.kernel import SeededDice

CANDIDATE = 0
REACTION = 330
PACE = (800, 1_600)
"""Milliseconds from one act of a hand to its next, unless it is one of these."""

PACES: dict[str, tuple[int, int]] = {
    "ready": (100, 1_000),
    "echo": (20, 60),
    "lean": (0, 1),
    "reach": (0, 1),
    "slide": (0, 1),
    "hand_in": (8_000, 18_000),
    "seen_enough": (10_000, 20_000),
    "change_thing": (4_000, 12_000),
    "point_at": (4_000, 9_000),
    "reply": (3_500, 5_000),
    "ask_question": (4_000, 8_000),
    **dict.fromkeys(("slap", "feint", "call", "tease", "release", "launch"), (1_000, 3_500)),
    **dict.fromkeys(("pull", "pounce", "pinch"), (REACTION, REACTION + 60)),
}

REPLIES = (
    "Demandez donc au gardien.",
    "Mon chapeau préfère le silence.",
    "Trois tigres, deux clés et un coffre.",
    "Jamais le mardi.",
    "Cela dépend de la marée.",
    "Une mouette me l’a raconté hier.",
    "Peut-être après le dîner.",
    "Il faudrait poser la question au phare.",
    "Quelle drôle d’idée !",
    "Bien sûr, avec plaisir.",
)
SHEET = [[900 * stroke, 800, [(7 * place) % 256 for place in range(40)]] for stroke in range(12)]


class Hand:
    """Somebody at a page; `next` says what is done, and from when on."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.dice = Random(seed)
        self.tracing: dict[str, Any] = {
            "lean": LeaningHand(4),
            "reach": PointingHand(4),
            "slide": SlidingHand(SeededDice(bytes(32))),
        }

    def next(self, view: Message, now: int) -> tuple[int, Message] | None:
        """In the trial's own time; None if there is nothing to do for this seat."""
        if view["course"]["phase"] == "brief":
            return self._in_brief(view, now)
        ways = [self._written(tag, view, now) for tag in view["free"]]
        ways += [(ready, move) for move, ready in zip(view["moves"], view["ready"], strict=True)]
        able = [way for way in ways if way is not None and way[1].get("after", 0) is not None]
        if not able:  # or only to move before the signal
            return None
        ready, move = self.dice.choice(able)
        return max(ready, now + self.dice.randrange(*PACES.get(move["do"], PACE))), move

    def _in_brief(self, view: Message, now: int) -> tuple[int, Message] | None:
        course = view["course"]
        if course["by"][self.seat] != "nobody":
            return None
        echoes = course["echoed"][self.seat] < ECHOES_A_BRIEF
        move = {"do": "echo"} if echoes else {"do": "ready", "by": "hand"}
        return now + self.dice.randrange(*PACES[move["do"]]), move

    def _written(self, tag: str, view: Message, now: int) -> tuple[int, Message] | None:
        if tag in self.tracing and self.seat == CANDIDATE:
            return self._traced(tag, view)
        write = WRITERS.get(tag)
        return None if write is None else write(self, view, now)

    def _traced(self, tag: str, view: Message) -> tuple[int, Message] | None:
        """As the tests' hands do it, who see the position that this view shows."""
        game = TRIALS[view["trial"]]
        shown = msgspec.convert(view, game.view_type)
        sent = self.tracing[tag].next(game.imagine(shown).draw(SeededDice(bytes(32))))
        return None if sent is None else (sent[0], msgspec.to_builtins(sent[1]))


def claim(do: str) -> Callable[[Hand, Message, int], tuple[int, Message]]:
    return lambda hand, view, now: (now, {"do": do, "after": REACTION - hand.dice.randrange(60)})


def lean(hand: Hand, view: Message, now: int) -> tuple[int, Message]:
    """The opponent's side: a second of it."""
    side = next(side for side in view["sides"] if side["seat"] == hand.seat)
    leans = [hand.dice.randrange(-1, 2) for _ in range(STEPS_A_MOVE)]
    end = view["began"] + (side["steps"] + STEPS_A_MOVE) * STEP
    return end, {"do": "lean", "step": side["steps"], "leans": leans}


def grimace(hand: Hand, view: Message, now: int) -> tuple[int, Message]:
    thrown = [one["at"] for one in view["grimaces"] if one["whom"] != hand.seat]
    return max([now, *[at + 3_100 for at in thrown]]), {"do": "grimace", "kind": "short"}


def change(hand: Hand, view: Message, now: int) -> tuple[int, Message]:
    avatar = hand.dice.choice(view["avatars"])
    thing = hand.dice.choice(avatar["things"])
    other = {"kind": (thing["kind"] + 1) % 6, "colour": thing["colour"]}
    return now, {"do": "change_thing", "seat": avatar["seat"], "what": thing["what"], **other}


def reply(hand: Hand, view: Message, now: int) -> tuple[int, Message]:
    return now, {"do": "reply", "text": REPLIES[len(view["exchanges"]) % len(REPLIES)]}


def ask(hand: Hand, view: Message, now: int) -> tuple[int, Message] | None:
    if view["own_question"] is not None:
        return None
    return now, {"do": "ask_question", "text": f"Et {now} marches, c’est trop ?"}


def launch(hand: Hand, view: Message, now: int) -> tuple[int, Message]:
    return now, {"do": "launch", "spot": hand.dice.randrange(1_001), "arc": "high"}


WRITERS: dict[str, Callable[[Hand, Message, int], tuple[int, Message] | None]] = {
    **{do: claim(do) for do in ("pull", "pounce", "pinch")},
    "lean": lean,
    "grimace": grimace,
    "change_thing": change,
    "reply": reply,
    "ask_question": ask,
    "launch": launch,
    "hand_in": lambda hand, view, now: (now, {"do": "hand_in", "drawing": SHEET}),
}

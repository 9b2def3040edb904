# compiled: mypyc
"""What avatars wear, how it can be changed, and how they stand when they are seen again."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from trousseau.games.boyard.constants import COLOURS, CUNNING, KINDS, POSES, Level
from trousseau.games.boyard.trials.anomalie.shapes import (
    Alteration,
    Avatar,
    ChangeThing,
    SwapThings,
    Thing,
    What,
)
from trousseau.kernel.dice import Dice

Proposal = ChangeThing | SwapThings

WARDROBE: Final[tuple[What, ...]] = (
    "hat",
    "glasses",
    "scarf",
    "watch",
    "badge",
    "hair",
    "bag",
    "shoes",
)
SMALL: Final[tuple[What, ...]] = ("glasses", "watch", "badge")
LOOKS: Final = KINDS * COLOURS


def dressed(seats: list[int], worn: int, dice: Dice) -> list[Avatar]:
    """By lot, each with so many things."""
    return [Avatar(seat, dice.below(POSES), _outfit(worn, dice)) for seat in seats]


def _outfit(worn: int, dice: Dice) -> tuple[Thing, ...]:
    chosen = list(WARDROBE)
    dice.shuffle(chosen)
    return tuple([Thing(0, what, dice.below(KINDS), dice.below(COLOURS)) for what in chosen[:worn]])


def named(avatars: list[Avatar], first: int, dice: Dice) -> list[Avatar]:
    """Names by lot, from a number on: nothing of them tells which thing it is."""
    names = list(range(first, first + len(all_things(avatars))))
    dice.shuffle(names)
    return [
        replace(avatar, things=tuple([replace(thing, name=names.pop()) for thing in avatar.things]))
        for avatar in avatars
    ]


def seen_again(avatars: list[Avatar], dice: Dice) -> list[Avatar]:
    """In other poses and another order, so that a picture of the first look is of little use."""
    turned = [_turned(avatar, dice) for avatar in avatars]
    first = 1 + dice.below(len(turned) - 1)
    return named(turned[first:] + turned[:first], len(all_things(turned)), dice)


def _turned(avatar: Avatar, dice: Dice) -> Avatar:
    things = list(avatar.things)
    dice.shuffle(things)
    pose = another(avatar.pose, POSES, dice)
    return Avatar(avatar.seat, pose, tuple(things))


def another(number: int, below: int, dice: Dice) -> int:
    """Any but this one."""
    return (number + 1 + dice.below(below - 1)) % below


def all_things(avatars: list[Avatar]) -> list[Thing]:
    return [thing for avatar in avatars for thing in avatar.things]


def worn_by(avatars: list[Avatar], seat: int, what: What) -> Thing | None:
    for avatar in avatars:
        for thing in avatar.things:
            if avatar.seat == seat and thing.what == what:
                return thing
    return None


def look(thing: Thing) -> int:
    """Its kind and colour as one number."""
    return thing.kind * COLOURS + thing.colour


# What opponents propose.


def why_not(avatars: list[Avatar], proposal: Proposal) -> str:
    """The code of what is wrong with it; empty for a good one."""
    thing = worn_by(avatars, proposal.seat, proposal.what)
    if isinstance(proposal, ChangeThing):
        if thing is None:
            return "not_worn"
        unlike = (thing.kind, thing.colour) != (proposal.kind, proposal.colour)
        return "" if unlike else "nothing_changes"
    if proposal.seat == proposal.other:
        return "swap_needs_two"
    theirs = worn_by(avatars, proposal.other, proposal.what)
    if thing is None or theirs is None:
        return "not_worn"
    return "nothing_changes" if look(thing) == look(theirs) else ""


def changed(avatars: list[Avatar], proposal: Proposal) -> list[Avatar]:
    """With the proposal carried out; names stay as they are."""
    if isinstance(proposal, ChangeThing):
        return _with_look(avatars, proposal.seat, proposal.what, proposal.kind, proposal.colour)
    ours = worn_by(avatars, proposal.seat, proposal.what)
    theirs = worn_by(avatars, proposal.other, proposal.what)
    assert ours is not None
    assert theirs is not None
    given = _with_look(avatars, proposal.seat, proposal.what, theirs.kind, theirs.colour)
    return _with_look(given, proposal.other, proposal.what, ours.kind, ours.colour)


def _with_look(
    avatars: list[Avatar], seat: int, what: What, kind: int, colour: int
) -> list[Avatar]:
    return [
        replace(
            avatar,
            things=tuple(
                [
                    replace(thing, kind=kind, colour=colour) if thing.what == what else thing
                    for thing in avatar.things
                ]
            ),
        )
        if avatar.seat == seat
        else avatar
        for avatar in avatars
    ]


def alterations(before: list[Avatar], after: list[Avatar]) -> list[Alteration]:
    """What is not as it was, in the order in which the avatars stand now."""
    found: list[Alteration] = []
    for avatar in after:
        for thing in avatar.things:
            was = worn_by(before, avatar.seat, thing.what)
            assert was is not None
            if look(was) != look(thing):
                altered = Alteration(avatar.seat, thing.name, thing.what, was.kind, was.colour)
                found.append(altered)
    return found


def proposed(avatars: list[Avatar], level: Level, dice: Dice) -> ChangeThing:
    """By the table: the better, the likelier it gives something small a colour like its own."""
    worn = [(avatar.seat, thing) for avatar in avatars for thing in avatar.things]
    small = [(seat, thing) for seat, thing in worn if thing.what in SMALL]
    if small and dice.below(100) < CUNNING[level]:
        seat, thing = dice.choice(small)
        return ChangeThing(seat, thing.what, thing.kind, like_colour(thing.colour))
    seat, thing = dice.choice(worn)
    kind, colour = divmod(another(look(thing), LOOKS, dice), COLOURS)
    return ChangeThing(seat, thing.what, kind, colour)


def like_colour(colour: int) -> int:
    """0 and 1 are alike, and so are 2 and 3."""
    return colour + 1 if colour % 2 == 0 else colour - 1


def swaps(avatars: list[Avatar]) -> list[SwapThings]:
    """All swaps that change something."""
    seats = [avatar.seat for avatar in avatars]
    ways = [
        SwapThings(seat, other, what)
        for place, seat in enumerate(seats)
        for other in seats[place + 1 :]
        for what in WARDROBE
    ]
    return [swap for swap in ways if not why_not(avatars, swap)]

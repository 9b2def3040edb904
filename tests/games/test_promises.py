"""Every game that is found keeps every promise, as it comes and in its variants.

A game's folder beside this file has a module `secrets`: `SECRETS` says what is hidden from whom,
`SMALL` is the variant whose worlds are listed, `VARIANTS` are options to try by name. It may also
have `USUAL`, options for a shorter game than the usual one, `STEPS`, how many of those are enough,
`SEATS`, the numbers of seats that are enough for a variant, and `HIDES = False` if nothing is
hidden unless a variant hides it: then `HIDING` has seats, secrets and options of one, and how many
steps of it are enough.

A variant is held to them in the compiled build; `test_builds` shows that the pure one plays it
alike.
"""

from __future__ import annotations

from importlib import import_module

import pytest
from tests.games.long import STEPS_HERE, seats_here, with_long

from trousseau import games
from trousseau.testing.suite import promises

for name in games.own():
    game, levels = games.get(name), games.parts_of(name).levels()
    told = import_module(f"tests.games.{name}.secrets")
    title = name.title()
    whole = promises(
        game,
        secrets=told.SECRETS,
        hides=getattr(told, "HIDES", True),
        small=told.SMALL,
        levels=levels,
        options=getattr(told, "USUAL", {}),
        seats=seats_here(game),
        steps=min(STEPS_HERE, getattr(told, "STEPS", STEPS_HERE)),
    )
    globals()[f"Test{title}"] = with_long(
        whole, "bots_are_honest", "imagined_worlds_have_their_exact_chances"
    )
    for variant, options in told.VARIANTS.items():
        varied = promises(
            game,
            secrets=told.SECRETS,
            small=None,
            options=options,
            seats=getattr(told, "SEATS", {}).get(variant, ()),
            steps=60,
        )
        globals()[f"Test{title}{variant.title().replace(' ', '')}"] = pytest.mark.long(varied)

"""What the benches of servers may be asked for."""

from __future__ import annotations

import argparse
from collections.abc import Collection

from bench.__main__ import PAGE
from bench.places import ROOT


class Options(argparse.ArgumentParser):
    """Options of a bench that has a programme of parts, which houses take in turns."""

    def __init__(self, bench: str, about: str | None, programme: Collection[str]) -> None:
        super().__init__(prog=f"python -m bench.{bench}", description=about)
        self._programme = programme
        some = f"some of: {', '.join(programme)}"
        self.add_argument("parts", nargs="*", metavar="PART", help=some)
        self.add_argument("--rounds", type=int, default=3, help="turns each server gets (3)")
        self.add_argument("--quick", action="store_true", help="fewer tables, for a shorter time")
        page = PAGE.relative_to(ROOT)
        self.add_argument("--write", action="store_true", help=f"renew {page}")

    def read(self) -> argparse.Namespace:
        """What was asked for; without a part, the whole programme."""
        options = self.parse_args()
        if unknown := set(options.parts) - set(self._programme):
            self.error(f"no part named {', '.join(sorted(unknown))}")
        options.parts = options.parts or list(self._programme)
        return options

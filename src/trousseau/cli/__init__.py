"""The command line: `trousseau simulate | arena | replay | verify | play | demo | games`.

The top layer: it may import everything. A command is a file in `commands`; nothing lists them.
"""

from trousseau.cli.start import main

__all__ = ["main"]

"""The part of the build that pyproject.toml can't say: which modules are compiled, and when.

Nothing is compiled unless TROUSSEAU_COMPILE=1 is in the environment. Then mypyc compiles every
module that carries the line `# compiled: mypyc`; there is no list to keep.
"""

import os
from pathlib import Path
from typing import cast

from setuptools import Extension, setup

MARKER = "# compiled: mypyc"


def modules_to_compile() -> list[str]:
    """The files that carry the marker; none in a pure build."""
    if os.environ.get("TROUSSEAU_COMPILE") != "1":
        return []
    files = sorted(Path("src/trousseau").rglob("*.py"))
    return [str(file) for file in files if MARKER in file.read_text(encoding="utf-8").splitlines()]


modules = modules_to_compile()
if modules:
    # Only the compiled build needs mypy.
    from mypyc.build import mypycify

    # At -O3 the C compiler takes nearly twice as long, for code that plays hardly any faster:
    # what mypyc writes is mostly calls into Python.
    extensions = mypycify(modules, opt_level="1", debug_level="0", group_name="trousseau")
    setup(ext_modules=cast("list[Extension]", extensions))
else:
    setup()

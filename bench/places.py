"""Where the contenders live: our two builds, and the others in an environment of their own."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OURS = ROOT / ".venv" / "bin" / "python"
THEIRS = ROOT / "bench" / ".venv" / "bin" / "python"
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"

REQUIREMENTS = ROOT / "bench" / "requirements.txt"


def prepare() -> None:
    """Build both of ours and install the others; what is there already stays."""
    subprocess.run([sys.executable, str(ROOT / "play"), "compile"], check=True)
    stamp = THEIRS.parent.parent / "stamp"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("bench: installing the other libraries into bench/.venv", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(THEIRS.parent.parent)], check=True)
    install = ["-m", "pip", "install", "--quiet", "--requirement", str(REQUIREMENTS)]
    subprocess.run([str(THEIRS), *install], check=True)
    stamp.write_text(wanted)

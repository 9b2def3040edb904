"""The layers of the code, as contracts in pyproject.toml, hold."""

from pathlib import Path

from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parent.parent


def test_every_contract_on_imports_is_kept() -> None:
    config = str(ROOT / "pyproject.toml")
    assert lint_imports(config_filename=config, no_cache=True, no_logo=True) == 0

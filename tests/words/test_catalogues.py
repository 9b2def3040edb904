"""Both languages say the same things, and every game has words for all it can tell."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from trousseau import games
from trousseau.kernel import AnyGame, Illegal
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import Run, simulate
from trousseau.store.errors import UnusableCode
from trousseau.tables.operator import mending as operator
from trousseau.tables.operator import moving, upkeep
from trousseau.words import LANGUAGES, Words
from trousseau.words.catalogue import HOUSE, catalogue
from trousseau.words.sentences import GAP

GAMES = games.own()
OPERATORS = [Path(module.__file__ or "") for module in (operator, upkeep, moving)]
"""What they refuse is complained of at a terminal."""

PACKAGES = [HOUSE, *[games.module(name) for name in GAMES], "docs.examples.chests"]


@pytest.mark.parametrize("package", PACKAGES)
def test_the_languages_have_the_same_keys_and_gaps(package: str) -> None:
    french, english = (catalogue(package, language) for language in LANGUAGES)
    assert french, package
    assert french.keys() == english.keys()
    for key, template in french.items():
        assert sorted(GAP.findall(template)) == sorted(GAP.findall(english[key])), key


@pytest.mark.parametrize("package", PACKAGES)
def test_no_template_has_stray_braces(package: str) -> None:
    for language in LANGUAGES:
        for key, template in catalogue(package, language).items():
            rest = GAP.sub("", template)
            assert "{" not in rest, key
            assert "}" not in rest, key


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_and_its_fields_have_words(name: str) -> None:
    words = catalogue(games.module(name), "fr")
    for shape in shapes(games.get(name).fact_type):
        key = f"fact.{tag(shape)}"
        forms = [key] if key in words else [f"{key}.one", f"{key}.other"]
        gaps = {gap for form in forms for gap, _ in GAP.findall(words[form])}
        assert {gap.partition(".")[0] for gap in gaps} <= set(shape.__struct_fields__), shape


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_words(name: str) -> None:
    words = catalogue(games.module(name), "fr")
    for shape in shapes(games.get(name).move_type):
        key = next(key for key in (f"move.{tag(shape)}", f"talk.{tag(shape)}") if key in words)
        gaps = {gap for gap, _ in GAP.findall(words[key])}
        assert gaps <= set(shape.__struct_fields__), shape
        assert f"kind.{tag(shape)}" in words


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_has_words(name: str) -> None:
    words = Words("fr", games.module(name))
    for code in refusals(games.module(name)):
        assert f"refused.{code}" in words.templates


@pytest.mark.parametrize("name", GAMES)
def test_no_refusal_is_left_over(name: str) -> None:
    words = catalogue(games.module(name), "fr")
    known = {key.removeprefix("refused.") for key in words if key.startswith("refused.")}
    assert known <= refusals(games.module(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_words(name: str) -> None:
    words = catalogue(games.module(name), "fr")
    for field in msgspec.structs.fields(games.get(name).options_type):
        assert f"option.{field.name}" in words


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_and_role_has_words(name: str) -> None:
    game = games.get(name)
    words = catalogue(games.module(name), "fr")
    for options in variants(game):
        try:
            setup = set_up(name, game.seats[0], options)
        except Illegal:  # an option that asks for more seats, or for another option
            continue
        # A game in real time has ten times as many lines, and few endings.
        tally = simulate(Run(setup, 10 if game.real_time else 400, seed_of("words")))
        for why in tally.outcomes:
            assert f"why.{why}" in words
            assert f"outcome.{why}" in words
        for role in tally.seats_by_role:
            assert f"{game.role}.{role}" in words


def test_every_complaint_about_a_record_has_words() -> None:
    codes = {code for file in sources("trousseau.kernel") for code in calls(file, "BadRecord")}
    assert len(codes) > 5
    for code in codes:
        assert f"error.record_{code}" in catalogue(HOUSE, "fr")


def test_every_complaint_about_a_package_has_words() -> None:
    codes = {code for file in sources("trousseau.games") for code in calls(file, "BadGame")}
    assert len(codes) > 1
    for code in codes:
        assert f"error.game_{code}" in catalogue(HOUSE, "fr")


def test_every_complaint_of_the_command_line_has_words() -> None:
    codes = {code for file in sources("trousseau.cli") for code in complaints(file)}
    assert len(codes) > 20
    for code in codes:
        assert f"error.{code}" in catalogue(HOUSE, "fr")


def test_every_complaint_about_a_table_or_the_store_has_words() -> None:
    codes = set(get_args(UnusableCode))
    codes |= {code for file in OPERATORS for code in calls(file, "Illegal")}
    assert len(codes) > 10
    for code in codes - {"time"}:  # which a line that no longer fits is quoted with
        assert f"error.{code}" in catalogue(HOUSE, "fr")


def test_every_refusal_of_the_house_has_words() -> None:
    files = [*sources("trousseau.tables"), *sources("trousseau.web")]
    codes = {code for file in files if file not in OPERATORS for code in refusals_in(file)}
    assert len(codes) > 30
    for code in codes:
        assert {f"refused.{code}", f"refused.{code}.other"} & catalogue(HOUSE, "fr").keys(), code


def test_no_complaint_is_left_over() -> None:
    codes = {code for file in sources("trousseau.cli") for code in complaints(file)}
    for file in sources("trousseau.kernel"):
        codes |= {f"record_{code}" for code in calls(file, "BadRecord")}
    for file in sources("trousseau.games"):
        codes |= {f"game_{code}" for code in calls(file, "BadGame")}
    for file in [*sources("trousseau.kernel"), *sources("trousseau.lab"), *OPERATORS]:
        codes |= set(calls(file, "Illegal"))
    codes |= {code for file in sources("trousseau.web") for code in calls(file, "CantListen")}
    codes |= set(get_args(UnusableCode))
    known = {key[6:] for key in catalogue(HOUSE, "fr") if key.startswith("error.")}
    assert known - codes == {"guess"}


def sources(package: str) -> list[Path]:
    """The files of a package and of those in it."""
    return sorted(Path(import_module(package).__file__ or "").parent.rglob("*.py"))


def shapes(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def tag(shape: Any) -> str:
    return str(shape.__struct_config__.tag)


def variants(game: AnyGame[Any]) -> Iterator[dict[str, object]]:
    """The game as it is, and with each option at its other or its least value."""
    yield {}
    for field in msgspec.structs.fields(game.options_type):
        for value in (not field.default, 1) if isinstance(field.default, bool) else (0, 1):
            try:
                game.options({field.name: value})
            except ValueError:
                continue
            yield {field.name: value}


@cache
def refusals(module: str) -> frozenset[str]:
    found = {code for file in sources(module) for code in refusals_in(file)}
    assert found
    return frozenset(found)


def refusals_in(file: Path) -> list[str]:
    return [*calls(file, "Illegal"), *calls(file, "Refusal"), *reasons(file)]


def reasons(file: Path) -> Iterator[str]:
    """The codes that functions named like `why_not` return; an empty one is no reason."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and "why_not" in node.name:
            returned = [part for part in ast.walk(node) if isinstance(part, ast.Return)]
            codes = [code for part in returned if part.value for code in texts(part.value)]
            yield from filter(None, codes)


def complaints(file: Path) -> list[str]:
    return [*calls(file, "Refused"), *calls(file, "Complaint")]


def calls(file: Path, name: str) -> Iterator[str]:
    """The texts in the first argument of all calls of that name in a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=called), args=[first, *_]) if called == name:
                yield from texts(first)
            case _:
                pass


def texts(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from texts(one)
            yield from texts(other)
        case ast.Call(func=ast.Attribute(value=ast.Dict(values=named)), args=[_, other]):
            for one in (*named, other):
                yield from texts(one)
        case _:
            pass

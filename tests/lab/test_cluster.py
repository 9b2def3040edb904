"""On a cluster the figures are those of one process, whoever dies on the way."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

import pytest
from tests.lab.nodes import HERE, Nodes

import trousseau
from trousseau.lab.cluster import TRIES, NoCluster, NoRay, OtherProgram, RayCluster
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import Run, simulate

GAMES = 2_000
RUN = Run(set_up("coffre", 4), GAMES, seed_of("cluster"))


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with Nodes(2) as nodes:
        yield nodes


@pytest.fixture(autouse=True)
def unguarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes and those who ask agree that no token is needed between them."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")


@pytest.mark.long
def test_another_version_on_a_node_is_refused_before_anything_is_played(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    monkeypatch.setattr(trousseau, "__version__", "99")
    with pytest.raises(OtherProgram):
        simulate(RUN, RayCluster(nodes.address), on_progress=told.append)
    assert told == []


@pytest.mark.long
@pytest.mark.parametrize(("step", "error"), [("init", ConnectionAbortedError), ("get", ValueError)])
def test_a_line_that_breaks_is_drawn_anew(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch, step: str, error: type[Exception]
) -> None:
    failures = [error("the fork at its far end died")] * (TRIES - 1)
    ray = import_module("ray")
    usual = getattr(ray, step)

    def fail_first(*words: object, **options: object) -> object:
        if failures:
            raise failures.pop()
        return usual(*words, **options)

    monkeypatch.setattr(ray, step, fail_first)
    few = Run(RUN.setup, 2, RUN.seed)
    assert simulate(few, RayCluster(nodes.address)) == simulate(few)
    assert not failures


@pytest.mark.long
def test_the_figures_are_the_same_though_a_node_dies(nodes: Nodes) -> None:
    killed: list[int] = []

    def kill_once(games: int) -> None:
        if not killed:
            nodes.kill_one()
            killed.append(games)

    assert simulate(RUN, RayCluster(nodes.address), on_progress=kill_once) == simulate(RUN)
    assert killed[0] < GAMES


@pytest.mark.long
def test_this_machine_alone_will_do() -> None:
    assert simulate(RUN, RayCluster(cores=2)) == simulate(RUN)


CLOSED = f"ray://{HERE}:1"
"""A port at which nobody listens."""


@pytest.mark.parametrize("address", [CLOSED, "ray://nobody.invalid", "ray://:x"])
def test_where_nobody_answers_it_is_said_at_once(address: str) -> None:
    with pytest.raises(NoCluster) as refused:
        simulate(RUN, RayCluster(address))
    assert refused.value.address == address


def test_without_ray_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay):
        simulate(RUN, RayCluster())

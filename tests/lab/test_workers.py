"""The work is the standard library's: other processes must find it by its name."""

from __future__ import annotations

import os
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from math import sqrt
from multiprocessing import active_children
from operator import neg

import pytest

from trousseau.lab.workers import every_core, spread


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_the_order_of_the_work(workers: int) -> None:
    assert list(spread(neg, range(25), workers)) == list(range(0, -25, -1))
    assert active_children() == []


def test_nothing_to_do_is_done() -> None:
    assert list(spread(neg, [], 2)) == []


def test_a_failure_in_a_worker_reaches_the_one_who_asked() -> None:
    with pytest.raises(ValueError, match="math domain error"):
        list(spread(sqrt, [4.0, 9.0, -1.0, 16.0], 2))
    assert active_children() == []


def test_trouble_with_a_file_stays_what_it_is() -> None:
    with pytest.raises(FileNotFoundError) as error:
        list(spread(os.stat, ["/nowhere/one", "/nowhere/two"], 2))
    assert error.value.filename in ("/nowhere/one", "/nowhere/two")


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(BrokenProcessPool):
        list(spread(os._exit, [7, 7, 7, 7], 2))
    assert active_children() == []


def test_workers_are_dismissed_when_nobody_wants_the_rest() -> None:
    results = spread(neg, range(1000), 2)
    assert isinstance(results, Generator)
    assert next(results) == 0
    results.close()
    assert active_children() == []


def test_there_is_room_for_a_worker() -> None:
    assert every_core() >= 1

"""A contender's process: reads for how long to work, answers with its units a second."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from bench.tasks import Task


def main(name: str) -> None:
    # Libraries print greetings when they are imported; the answers take another way out.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    work = task_named(name)
    for seconds in sys.stdin:
        print(work(float(seconds)), file=answers, flush=True)


def task_named(name: str) -> Task:
    """`ours:play:coffre:5` is what `bench.tasks.ours.play("coffre", "5")` makes."""
    module, function, *arguments = name.split(":")
    task: Task = getattr(import_module(f"bench.tasks.{module}"), function)(*arguments)
    return task


if __name__ == "__main__":
    main(sys.argv[1])

"""How far the tests look: as in every run, or deeper and at random (`make torture DEEP=5`).

Every run tries the same cases, so that nobody's change fails by chance. `make torture`
tries different ones each time, and many more of them. `make test QUICK=1` tries a tenth
of what every run draws.
"""

from __future__ import annotations

import os
import random  # noqa: TID251 - cases are drawn by chance, but seeded
import tempfile
from contextlib import contextmanager
from itertools import product
from typing import TYPE_CHECKING, TypeVar

from hypothesis import HealthCheck, Phase, settings

from tools.tally import counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

T = TypeVar("T")

DEEP = int(os.environ.get("INTENDANT_DEEP", "1"))  # how many times more of everything
QUICK = os.environ.get("INTENDANT_QUICK", "") != ""
TENTH = 10
SEED = int(os.environ.get("INTENDANT_SEED", "2026"))
TALLY = os.environ.get("INTENDANT_TALLY", "")  # a file in which it is counted
LONGER = 2  # how many times more steps, in deep games
CALM = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
# A failing game is reported as it is: shrinking one takes minutes.
UNSHRUNK = (Phase.explicit, Phase.reuse, Phase.generate)


def load() -> None:
    """Loads the profile of this run for everything that Hypothesis draws."""
    settings.register_profile(
        "usual",
        max_examples=examples(40),
        derandomize=True,
        deadline=None,
        suppress_health_check=CALM,
    )
    settings.register_profile(
        "deep",
        max_examples=examples(100),
        print_blob=True,
        deadline=None,
        suppress_health_check=CALM,
    )
    settings.load_profile("usual" if DEEP == 1 else "deep")


def chance(about: str) -> random.Random:
    """A random source of this run's seed, which a failing test shows."""
    print(f"{about}: INTENDANT_SEED={SEED} INTENDANT_DEEP={DEEP}")
    return random.Random(f"{about} {SEED}")  # noqa: S311 - no secret


def tally(kind: str, count: int = 1) -> None:
    """Counts what was done to the program, for `make torture` and the end of each run."""
    if TALLY:
        with open(TALLY, "a", encoding="utf-8") as file:
            file.write(f"{kind}\t{count}\n")


@contextmanager
def tallying() -> Iterator[None]:
    """Counts in a file of its own, which all processes that are started find.

    A line takes 10 microseconds, so that nobody need leave it.
    """
    global TALLY  # noqa: PLW0603 - it is read wherever something is done
    handle, TALLY = tempfile.mkstemp(suffix=".tally")
    os.close(handle)
    os.environ["INTENDANT_TALLY"] = TALLY
    try:
        yield
    finally:
        os.unlink(TALLY)
        del os.environ["INTENDANT_TALLY"]
        TALLY = ""


def tallied() -> dict[str, int]:
    """What was counted so far."""
    with open(TALLY, encoding="utf-8") as file:
        return dict(sorted(counted(file).items()))


def examples(usual: int) -> int:
    """How many cases are tried where every run has `usual` of them."""
    return max(1, usual // TENTH) if QUICK else usual * DEEP


def some(cases: Iterable[T], most: int) -> list[T]:
    """At most so many, the first and others as far apart; all of them in a deep run."""
    every = list(cases)
    if DEEP > 1 or len(every) <= most:
        return every
    return [every[place * len(every) // most] for place in range(most)]


def covering(*lists: Sequence[object]) -> list[tuple[object, ...]]:
    """Each case of each list at least once; all combinations in a deep run."""
    if DEEP > 1:
        return list(product(*lists))
    longest = max(map(len, lists))
    return [
        tuple(cases[place % len(cases)] for cases in lists) for place in range(longest)
    ]


def games(usual: int, steps: int) -> settings:
    """Settings for random games of these steps; more and longer in a deep run."""
    return settings(
        max_examples=examples(usual),
        stateful_step_count=steps if DEEP == 1 else steps * LONGER,
        report_multiple_bugs=False,
        phases=UNSHRUNK,
    )

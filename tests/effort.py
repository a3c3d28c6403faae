"""How far the tests look: as in every run, or deeper and by chance (`make deep`).

Every run looks at the same cases, so that nobody's change fails by chance. `make deep`
looks at others each time, and at many more of them.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

DEEP = int(os.environ.get("INTENDANT_DEEP", "1"))  # how many times more of everything
SEED = int(os.environ.get("INTENDANT_SEED", "2026"))
LONGER = 2  # so many times as many steps, where games are played deep
CALM = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
# A failing game is told as it is: to shrink one takes minutes.
UNSHRUNK = (Phase.explicit, Phase.reuse, Phase.generate)


def load() -> None:
    """The profile of this run for all that Hypothesis draws."""
    settings.register_profile(
        "usual", derandomize=True, deadline=None, suppress_health_check=CALM
    )
    settings.register_profile(
        "deep",
        max_examples=examples(100),
        print_blob=True,
        deadline=None,
        suppress_health_check=CALM,
    )
    settings.load_profile("usual" if DEEP == 1 else "deep")


def examples(usual: int) -> int:
    """How many cases are tried where so many are in every run."""
    return usual * DEEP


def games(usual: int, steps: int) -> settings:
    """So many random games of so many steps; more and longer ones where it is deep."""
    return settings(
        max_examples=examples(usual),
        stateful_step_count=steps if DEEP == 1 else steps * LONGER,
        report_multiple_bugs=False,
        phases=UNSHRUNK,
    )

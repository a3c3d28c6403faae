"""All samples of acts in one campaign, one after another."""

from __future__ import annotations

from ledger.errors import Refusal
from tests.laws.evening import Evening
from tests.laws.kinds import SAMPLES


def test_every_sample_keeps_the_laws(tmp_path):
    """All samples are done in one campaign, then all undone at once, and all redone."""
    evening = Evening(str(tmp_path / "e.db"))
    begun = evening.state
    for kind in sorted(SAMPLES):
        if kind in ("players rename", "players retire"):
            continue
        prepare, words = SAMPLES[kind]
        for step in (
            lambda p=prepare: p(evening),
            lambda k=kind, w=words: evening.act(k, *w),
        ):
            try:
                step()
            except Refusal as refusal:
                if refusal.code not in {"name_taken", "rule", "unknown_name"}:
                    raise
        evening.keep_the_laws()
    played = evening.state
    evening.undo(to=1)
    assert begun == evening.state
    evening.redo()
    assert played == evening.state
    evening.keep_the_laws()
    evening.close()

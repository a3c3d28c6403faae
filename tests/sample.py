"""A sample campaign, played in a folder of its own, and the contents of its journal."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import pytest

from tests import evenings
from tests.face import ask

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def played(sample: Path, folder: Path) -> Iterator[list[dict[str, Any]]]:
    """Every entry of the evening, in full, while its folder is the current one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for name in ("INTENDANT_CAMPAIGN", "INTENDANT_LANG"):
            patch.delenv(name, raising=False)
        shutil.copytree(evenings.played(sample).parent, folder, dirs_exist_ok=True)
        seqs = [entry["seq"] for entry in ask("log")["entries"]]
        yield [ask("show", str(seq)) for seq in seqs]


def of_kind(journal: list[dict[str, Any]], *kinds: str) -> list[dict[str, Any]]:
    """The entries of these kinds that have not been undone."""
    return [e for e in journal if e["kind"] in kinds and e["undone_by"] is None]

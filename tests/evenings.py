"""Sample campaigns as their evenings leave them: each is played once."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pytest

from commands.handlers.script import split
from tests.face import intendant
from tools import samples

CAMPAIGNS = samples.folders()
PLAYED: dict[str, Path] = {}
ANSWERS: dict[str, list[str]] = {}  # what each evening told


def played(folder: Path) -> Path:
    """The file of a sample campaign after its evening; copy it before writing."""
    if folder.name not in PLAYED:
        home = Path(tempfile.mkdtemp(prefix="evening-"))
        shutil.copytree(folder, home, dirs_exist_ok=True)
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(home)
            for name in ("INTENDANT_CAMPAIGN", "INTENDANT_LANG"):
                patch.delenv(name, raising=False)
            for line in samples.evening(folder):
                said = intendant(*split(line))
                assert said.status == 0, said.err
                ANSWERS.setdefault(folder.name, []).append(said.out + said.err)
        PLAYED[folder.name] = home / f"{folder.name}.db"
    return PLAYED[folder.name]

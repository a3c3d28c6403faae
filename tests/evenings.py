"""Sample campaigns as their evenings leave them: each is played once."""

from __future__ import annotations

import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from commands.handlers.script import split
from tests.effort import DEEP
from tests.face import intendant
from tools import samples

if TYPE_CHECKING:
    from collections.abc import Sequence

CAMPAIGNS = samples.folders()
GAMES = [
    tomllib.loads((folder / "begin.toml").read_text("utf-8"))["game"]
    for folder in CAMPAIGNS
]
PLAYED: dict[str, Path] = {}
ANSWERS: dict[str, list[str]] = {}  # what each evening told


def of_game(game: str) -> list[Path]:
    """The sample campaigns of a game."""
    return [one for one, its in zip(CAMPAIGNS, GAMES, strict=True) if its == game]


def shortest() -> list[Path]:
    """The shortest evening of each game; every evening in a deep run."""
    if DEEP > 1:
        return CAMPAIGNS
    return [min(of_game(game), key=_length) for game in dict.fromkeys(GAMES)]


def _length(folder: Path) -> int:
    return (folder / "evening.txt").stat().st_size


def share(folder: Path) -> slice:
    """What a campaign shows of its game in every run, while the others show the rest.

    In a deep run each shows all of it.
    """
    alike = of_game(GAMES[CAMPAIGNS.index(folder)])
    return slice(None) if DEEP > 1 else slice(alike.index(folder), None, len(alike))


def each_in(languages: Sequence[str]) -> list[tuple[Path, str]]:
    """Each campaign and each game in every language, in as few pairs as can be.

    In a deep run, each campaign in each language.
    """
    if DEEP > 1:
        return [(folder, lang) for folder in CAMPAIGNS for lang in languages]
    pairs = []
    for game in dict.fromkeys(GAMES):
        folders = of_game(game)
        for place in range(max(len(folders), len(languages))):
            folder = folders[place % len(folders)]
            pairs.append((folder, languages[place % len(languages)]))
    return pairs


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

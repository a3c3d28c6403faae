"""A sixth game, in folders of its own, for tests that join them to the program."""

from __future__ import annotations

import importlib
import shutil
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import tests.shaped
from commands import app
from commands.texts import Words, french, registry
from ledger import loading
from tools import manual
from tools.schema import schema

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
GAME = "regatta"


def joined_packages(place: Path) -> list[str]:
    """Lists the packages to which the folders here belong."""
    return [
        ".".join(folder.relative_to(place).parts)
        for house in ("ledger", "commands")
        for folder in (place / house, *(place / house).rglob("*"))
        if folder.is_dir() and not {GAME, "__pycache__"} & {*folder.parts}
    ]


@contextmanager
def joined(place: Path) -> Iterator[None]:
    """Plays with a sixth game, whose folders are copied to this place; nothing else."""
    shutil.copytree(HERE, place, dirs_exist_ok=True)
    words = place / "templates" / "locale" / "fr" / "LC_MESSAGES" / "intendant.po"
    with words.open("rb") as told, words.with_suffix(".mo").open("wb") as made:
        write_mo(made, read_po(told))
    packages = list(map(importlib.import_module, joined_packages(place)))
    kept = tests.shaped.SCHEMA
    try:
        for package in packages:
            package.__path__.append(str(place.joinpath(*package.__name__.split("."))))
        _forget()
        tests.shaped.SCHEMA = schema()
        (place / "templates" / "help").mkdir()
        for lang in ("en", "fr"):
            page = place / "templates" / "help" / f"{lang}.txt"
            page.write_text(manual.text(Words(lang)), "utf-8")
        yield
    finally:
        tests.shaped.SCHEMA = kept
        for package in packages:
            package.__path__[:] = [
                one for one in package.__path__ if not one.startswith(str(place))
            ]
        for name in [name for name in sys.modules if f".{GAME}" in name]:
            sys.modules.pop(name)
            loading.LOADED.pop(name, None)
        _forget()


def _forget() -> None:
    """Forgets what is read only once, and would now be different."""
    for once in (app.tree, registry.module_of, french.catalogues, french.in_french):
        once.cache_clear()

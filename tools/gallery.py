"""Draws docs/gallery: real screens of the sample campaigns, and pages to print.

Each screen is what the program shows at a terminal, drawn with the colours it asked for.
"""

from __future__ import annotations

import os
import re
import shutil
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from rich import _export_format
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from commands.line import split
from tools.samples import CAMPAIGNS, evening
from tools.terminal import at_terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME = Path(__file__).resolve().parent.parent
FOLDER = HOME / "docs" / "gallery"
COLUMNS = 100
# Without the fonts that the page of a browser would fetch from somewhere.
FACES = re.compile(r"@font-face \{\{.*?\}\}\n", re.DOTALL)
FORMAT = FACES.sub("", _export_format.CONSOLE_SVG_FORMAT)


class Screen(NamedTuple):
    """A screen of the gallery.

    Attributes:
        name: the name of its file.
        sample: whose campaign it is.
        typed: what is typed to see it.
        about: what it shows.
    """

    name: str
    sample: str
    typed: str
    about: str


class Page(NamedTuple):
    """A page of paper in the gallery.

    Attributes:
        name: the name of its file.
        sample: whose campaign it is.
        typed: what is typed to have it as PDF.
        number: which of its pages it is.
        about: what it shows.
    """

    name: str
    sample: str
    typed: str
    number: int
    about: str


SCREENS = (
    Screen(
        "status", "quatre-blasons", "status --lang en", "How a game of Fief stands."
    ),
    Screen(
        "log", "quatre-blasons", "log --turn 7 --lang en", "The journal of one turn."
    ),
    Screen(
        "why",
        "quatre-blasons",
        "why Châteauneuf.owner --lang en",
        "Why a village belongs to whom it does.",
    ),
    Screen(
        "medfan",
        "trois-bannieres",
        "medfan standings --lang fr",
        "Une campagne Med-Fan : qui possède quoi.",
    ),
    Screen(
        "mass",
        "le-gue-des-corbeaux",
        "mass status --lang fr",
        "Une bataille rangée, tour par tour.",
    ),
    Screen(
        "card",
        "le-gue-des-corbeaux",
        "rules card volley --lang fr",
        "Une fiche de référence, avec les règles maison en vigueur.",
    ),
    Screen(
        "can",
        "quatre-blasons",
        "fief can Constance --lang en",
        "What a player may do now, and what is missing for the rest.",
    ),
)
PAGES = (
    Page(
        "report",
        "quatre-blasons",
        "report --format pdf --lang fr",
        2,
        "Une page de la chronique d’une campagne.",
    ),
    Page(
        "sheet",
        "merchant-lords",
        "paper turn --format pdf --lang en",
        1,
        "A turn sheet, to play without a computer.",
    ),
)


def gallery() -> dict[str, str]:
    """Every file of the gallery by its name."""
    kept = {
        name: os.environ.pop(name, None) for name in ("INTENDANT_CAMPAIGN", "NO_COLOR")
    }
    home = Path.cwd()
    found = {"README.md": index()}
    try:
        with TemporaryDirectory() as work:
            for sample in {one.sample: None for one in (*SCREENS, *PAGES)}:
                os.chdir(played(sample, Path(work)))
                found.update(_of(sample))
    finally:
        os.chdir(home)
        os.environ.update({k: v for k, v in kept.items() if v is not None})
    return found


def _of(sample: str) -> Iterator[tuple[str, str]]:
    for screen in SCREENS:
        if screen.sample == sample:
            yield f"{screen.name}.svg", drawn(screen)
    for page in PAGES:
        if page.sample == sample:
            yield f"{page.name}.svg", printed(page)


def index() -> str:
    """The page that shows them all."""
    lines = ["# Gallery", "", "Drawn by `make gallery` from the sample campaigns."]
    for one in (*SCREENS, *PAGES):
        lines += ["", f"## {one.about}", "", f"`intendant {one.typed}`", ""]
        lines.append(f"![{one.about}]({one.name}.svg)")
    return "\n".join(lines) + "\n"


def played(sample: str, work: Path) -> Path:
    """The folder of a sample campaign after its evening."""
    folder = work / sample
    shutil.copytree(CAMPAIGNS / sample, folder)
    os.chdir(folder)
    for line in evening(CAMPAIGNS / sample):
        at_terminal(split(line), COLUMNS)
    return folder


def drawn(screen: Screen) -> str:
    """A screen as a picture."""
    console = Console(
        record=True,
        width=COLUMNS,
        file=StringIO(),
        force_terminal=True,
        color_system="standard",
        legacy_windows=False,
    )
    # The picture cuts its last line short.
    console.print(
        Text.from_ansi(f"{at_terminal(split(screen.typed), COLUMNS)}\n "),
        soft_wrap=True,
    )
    made = console.export_svg(
        title=f"intendant {screen.typed}",
        theme=MONOKAI,
        code_format=FORMAT,
        unique_id=screen.name,
    )
    return made.rstrip() + "\n"


def printed(page: Page) -> str:
    """A page of paper as a picture, made with no fonts but typst's own."""
    from commands.call import Call, parse
    from commands.lane import carry_out
    from commands.reports.pdf import compiled

    # In a form that needs no file; the pages are made of the same documents.
    call = Call(*parse(split(page.typed.replace("--format pdf", "--format md"))))
    try:
        *_, shown = carry_out(call)
        made = compiled(shown.documents, format="svg", ignore_system_fonts=True)
    finally:
        call.close()
    pages: list[bytes] = [made] if isinstance(made, bytes) else made
    return pages[page.number - 1].decode().rstrip() + "\n"


if __name__ == "__main__":
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name, text in gallery().items():
        (FOLDER / name).write_text(text, "utf-8")

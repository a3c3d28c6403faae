"""Draws docs/gallery: real screens of the sample campaigns, and printed pages.

Each screen is what the program shows at a terminal, in the colours it asks for.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from rich import _export_format
from rich.text import Text

from commands.line import split
from tools.recording import pictured, recorded
from tools.samples import CAMPAIGNS, before, evening
from tools.terminal import at_terminal
from tools.window import in_window

if TYPE_CHECKING:
    from collections.abc import Iterator

HOME = Path(__file__).resolve().parent.parent
FOLDER = HOME / "docs" / "gallery"
# Without the web fonts, which a browser would have to fetch.
FACES = re.compile(r"@font-face \{\{.*?\}\}\n", re.DOTALL)
FORMAT = FACES.sub("", _export_format.CONSOLE_SVG_FORMAT)


class Moment(NamedTuple):
    """A sample campaign after its evening, or in the middle of it.

    Attributes:
        sample: the folder of the campaign.
        begins: how the line begins before which it stops; "": it is played to the end.
        time: which of the lines that begin like that, counted from 1.
        then: the lines typed there before anything is shown.
    """

    sample: str
    begins: str = ""
    time: int = 0
    then: tuple[str, ...] = ()


class Screen(NamedTuple):
    """A screen of the gallery.

    Attributes:
        name: the name of its file.
        moment: the moment at which it is shown.
        typed: the command that shows it.
        about: what it shows.
        keys: the keys pressed after that, each with the text to wait for.
        moves: whether it shows what came after each press of keys.
    """

    name: str
    moment: Moment
    typed: str
    about: str
    keys: tuple[tuple[str, str], ...] = ()
    moves: bool = False


class Page(NamedTuple):
    """A printed page in the gallery.

    Attributes:
        name: the name of its file.
        moment: the moment at which it is printed.
        typed: the command that makes the PDF.
        number: the number of the page in it.
        about: what it shows.
    """

    name: str
    moment: Moment
    typed: str
    number: int
    about: str


BLASONS = Moment("quatre-blasons")
DUE = Moment(
    "quatre-blasons",
    "fief income",
    3,
    (
        "phase next",
        "phase next",
        "fief move Constance --lord Othon --troops v1=1 --to Clairfont --choose passage.Clairfont=refused --choose refused.Clairfont=force",
        "phase next",
    ),
)
RICH = Moment("quatre-blasons", "fief income", 9, ("phase next",))
GUE = Moment("le-gue-des-corbeaux")
FIGHT = Moment("le-cachot-du-roi", "fief battle", 1)
SCREENS = (
    Screen(
        "shell",
        RICH,
        "shell --lang en",
        "The prompt that stays open: what may be bought now, for how much; who acts, below.",
        (("s\r", "29 cards"), ("b \t", "cardinal")),
    ),
    Screen(
        "shell.fr",
        RICH,
        "shell --lang fr",
        "L’invite qui reste ouverte : ce qui s’achète maintenant, et à quel prix ; en bas, à qui c’est de jouer.",
        (("s\r", "29 cartes"), ("b \t", "cardinal")),
    ),
    Screen(
        "battle",
        FIGHT,
        "shell --lang en",
        "A battle at the open prompt, with dice that people roll; the picture moves.",
        (
            ("battle ribe --dice ask\r", "the attacker’s dice, round 1): "),
            ("123", "the defender’s dice, round 1): "),
            ("5", "Enter = 2 > "),
            ("\r", "who asks for mercy|Enter = 1 > "),
            ("3\r", "record this result|Enter = 1 > "),
            ("\r", "[18]"),
        ),
        moves=True,
    ),
    Screen(
        "battle.fr",
        FIGHT,
        "shell --lang fr",
        "Un combat à l’invite ouverte, avec les dés que l’on jette ; l’image bouge.",
        (
            ("battle ribe --dice ask\r", "dés de l’attaquant, round 1) : "),
            ("123", "dés du défenseur, round 1) : "),
            ("5", "Entrée = 2 > "),
            ("\r", "grâce|Entrée = 1 > "),
            ("3\r", "inscrire ce résultat|Entrée = 1 > "),
            ("\r", "[18]"),
        ),
        moves=True,
    ),
    Screen(
        "status",
        DUE,
        "status --lang en",
        "How a game of Fief stands: what is due first.",
    ),
    Screen(
        "status.fr",
        DUE,
        "status --lang fr",
        "Où en est une partie de Fief : d’abord ce qui reste à faire.",
    ),
    Screen(
        "can",
        RICH,
        "fief can Aliénor --lang en",
        "What a player may do now, each with its number and its line.",
    ),
    Screen(
        "can.fr",
        RICH,
        "fief can Aliénor --lang fr",
        "Ce qu’un joueur peut faire maintenant, chaque fois avec son numéro et sa ligne.",
    ),
    Screen("log", BLASONS, "log --turn 7 --lang en", "The journal of one turn."),
    Screen(
        "why",
        BLASONS,
        "why Châteauneuf.owner --lang en",
        "Why a village belongs to whom it does.",
    ),
    Screen(
        "medfan",
        Moment("trois-bannieres"),
        "medfan standings --lang fr",
        "Une campagne Med-Fan : qui possède quoi.",
    ),
    Screen("mass", GUE, "mass status --lang fr", "Une bataille rangée, tour par tour."),
    Screen(
        "card",
        GUE,
        "rules card volley --lang fr",
        "Une fiche de référence, avec les règles maison en vigueur.",
    ),
)
PAGES = (
    Page(
        "report",
        BLASONS,
        "report --format pdf --lang fr",
        2,
        "Une page de la chronique d’une campagne.",
    ),
    Page(
        "sheet",
        Moment("merchant-lords"),
        "paper turn --format pdf --lang en",
        1,
        "A turn sheet, to play without a computer.",
    ),
)


def gallery() -> dict[str, str]:
    """Every file of the gallery, by its name."""
    kept = {
        name: os.environ.pop(name, None) for name in ("INTENDANT_CAMPAIGN", "NO_COLOR")
    }
    home = Path.cwd()
    files = {"README.md": index()}
    try:
        with TemporaryDirectory() as work:
            for moment in {one.moment: None for one in (*SCREENS, *PAGES)}:
                with TemporaryDirectory(dir=work) as folder:
                    reach(moment, Path(folder))
                    files.update(_of(moment))
                    os.chdir(home)
    finally:
        os.chdir(home)
        os.environ.update({k: v for k, v in kept.items() if v is not None})
    return files


def _of(moment: Moment) -> Iterator[tuple[str, str]]:
    for screen in SCREENS:
        if screen.moment == moment:
            yield f"{screen.name}.svg", apart(screen) if screen.moves else drawn(screen)
    for page in PAGES:
        if page.moment == moment:
            yield f"{page.name}.svg", printed(page)


def index() -> str:
    """The Markdown page that shows all pictures."""
    lines = ["# Gallery", "", "Drawn by `make gallery` from the sample campaigns."]
    for one in (*SCREENS, *PAGES):
        lines += ["", f"## {one.about}", "", f"`intendant {one.typed}`", ""]
        lines.append(f"![{one.about}]({one.name}.svg)")
    return "\n".join(lines) + "\n"


def reach(moment: Moment, folder: Path) -> None:
    """Goes into a folder, and plays a sample campaign there up to a moment."""
    sample = CAMPAIGNS / moment.sample
    shutil.copytree(sample, folder, dirs_exist_ok=True)
    os.chdir(folder)
    if moment.begins:
        script = before(sample, moment.begins, moment.time)
        Path("evening.txt").write_text(script, "utf-8")
    for line in (*evening(sample), *moment.then):
        at_terminal(split(line))


def apart(screen: Screen) -> str:
    """A screen as a picture, drawn in a copy of the folder: it goes on from there."""
    home = Path.cwd()
    with TemporaryDirectory() as folder:
        shutil.copytree(home, folder, dirs_exist_ok=True)
        os.chdir(folder)
        try:
            return drawn(screen)
        finally:
            os.chdir(home)


def drawn(screen: Screen) -> str:
    """A screen as a picture."""
    words = split(screen.typed)
    if screen.keys:
        pictures = in_window(words, screen.keys)
    else:
        pictures = [Text.from_ansi(at_terminal(words))]
    title, name = f"intendant {screen.typed}", screen.name.replace(".", "-")
    if screen.moves:
        return recorded(pictures, title, name, FORMAT)
    return pictured(pictures[-1], title, name, FORMAT)


def printed(page: Page) -> str:
    """A printed page as a picture, made with typst's own fonts alone."""
    from commands.call import Call, parse
    from commands.main import carry_out
    from commands.reports.pdf import compiled

    # As Markdown, which needs no file: the pages are made of the same documents.
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

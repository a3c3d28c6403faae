"""One command of every group, cold: what is asked and done on small campaigns.

The list is `groups.toml`; which groups there are, the grammar says.
"""

from __future__ import annotations

import shlex
import shutil
import statistics
import subprocess
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from bench import battle, realm
from bench.timing import WARMING, timed
from ledger.grammar.listing import every

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bench.setting import Setting

LISTED: Mapping[str, Any] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text("utf-8")
)
MAKERS: dict[str, Callable[..., list[str]]] = {
    "realm": realm.page,
    "battle": battle.page,
}


class Row(NamedTuple):
    """A command that is measured.

    Attributes:
        path: its words, "fief lend".
        line: how it is typed.
        campaign: where, if it needs one.
        aim: how many times as long as the base it may take.
    """

    path: str
    line: str
    campaign: str | None
    aim: float

    @property
    def figure(self) -> str:
        """What its figure is called."""
        return f"{self.path} --json" if "--json" in flags(self.path) else self.path

    def words(self, **places: object) -> list[str]:
        """What is typed after the program's name."""
        typed = [word.format(**places) for word in shlex.split(self.line)]
        if self.campaign and "-c" in flags(self.path) - {*typed}:
            typed += ["-c", str(places["file"])]
        return [*typed, "--json"] if "--json" in flags(self.path) else typed


def rows() -> list[Row]:
    """Every command that is measured, campaign by campaign."""
    places = {None: LISTED["nowhere"], **LISTED["campaign"]}
    return [
        Row(path(line), line, where, aim)
        for where, lists in places.items()
        for kind, aim in LISTED["aims"].items()
        for line in lists.get(kind, ())
    ]


def path(line: str) -> str:
    """The command that a line begins with: "fief lend"."""
    words, known = shlex.split(line), every()
    names = (" ".join(words[:many]) for many in range(len(words), 0, -1))
    return next(name for name in names if name in known)


def flags(name: str) -> set[str]:
    """The options that a command takes."""
    record = every()[name]
    return {flag for word in (*record.words, *record.takes) for flag in word.flags}


def one_of_each(to: Setting) -> None:
    """Measures all of them, each on a fresh copy each time."""
    home = to.folder / "groups"
    home.mkdir()
    for campaign in LISTED["campaign"]:
        for words in making(campaign, home):
            subprocess.run([to.program, *words], check=True, stdout=subprocess.DEVNULL)
        for words in stopping(campaign, home):
            subprocess.run([to.program, *words], check=False, capture_output=True)
    for row in rows():
        ratios = [_once(to, home, row) for _ in range(to.rounds + WARMING)]
        to.figures.say(row.figure, statistics.median(ratios[WARMING:]), row.aim)


def making(campaign: str, home: Path) -> Iterator[list[str]]:
    """The commands that make a campaign; its files are written besides."""
    given, file = LISTED["campaign"][campaign], str(home / f"{campaign}.db")
    begin, script = home / f"{campaign}.toml", home / f"{campaign}.txt"
    page = given.get("begin", "")
    if "maker" in given:
        maker, *words = given["maker"].split()
        page = "\n".join(MAKERS[maker](*words))
    for old, new in given.get("but", ()):
        page = page.replace(old, new, 1)
    begin.write_text(page, "utf-8")
    yield ["new", file, "--from", str(begin), "--json"]
    if "script" in given:
        script.write_text(given["script"], "utf-8")
        yield ["run", str(script), "-c", file, "--json"]
    if "before" in given:
        words = shlex.split(given["before"])
        yield [*(word.format(home=home) for word in words), "-c", file]


def stopping(campaign: str, home: Path) -> Iterator[list[str]]:
    """The command that a campaign has been stopped in, for want of a choice."""
    given, file = LISTED["campaign"][campaign], str(home / f"{campaign}.db")
    if "stopped" in given:
        yield [*shlex.split(given["stopped"]), "-c", file]


def prepared(home: Path, folder: Path, row: Row) -> dict[str, Path]:
    """The places that a line names, in a new folder with a copy of the campaign."""
    folder.mkdir()
    file = folder / f"{row.campaign}.db"
    if row.campaign:
        shutil.copy(home / file.name, file)
    return {"home": home, "folder": folder, "file": file}


def _once(to: Setting, home: Path, row: Row) -> float:
    with TemporaryDirectory(dir=home) as folder:
        places = prepared(home, Path(folder, "its own"), row)
        return timed([to.program, *row.words(**places)]) / timed(to.base)

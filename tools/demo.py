"""Plays one evening: two games already under way, a few acts, and the point of each.

Everything is shown as the program shows it, at a terminal of 80 columns, in the
user's language. It is played in a temporary folder, which is kept.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import sys
from pathlib import Path
from subprocess import CalledProcessError
from tempfile import mkdtemp
from textwrap import wrap
from typing import NamedTuple

from commands.line import split
from commands.pager import CODES
from commands.preference import preferred
from commands.texts import Words
from commands.texts.marks import N_
from tools.samples import CAMPAIGNS, before
from tools.terminal import COLUMNS, at_terminal

REPORT = "report.html"


class Step(NamedTuple):
    """One thing to show.

    Attributes:
        why: the point of it.
        typed: the lines to type.
    """

    why: str
    typed: tuple[str, ...]


class Game(NamedTuple):
    """A sample campaign, played up to this evening and continued from there.

    Attributes:
        name: the game, which gives its folder and its file their name.
        sample: the folder of the sample campaign.
        begins: how the line of its script begins at which this evening starts.
        time: which of the lines that begin like that, counted from 1.
        steps: what is played this evening.
    """

    name: str
    sample: str
    begins: str
    time: int
    steps: tuple[Step, ...]


EVENING = (
    Game(
        "fief",
        "quatre-blasons",
        "fief income",
        3,
        (
            Step(
                N_("Two turns of a game of Fief are over. First, what is due."),
                ("status",),
            ),
            Step(
                N_(
                    "The income that the rules provide: Aliénor’s bishop takes the tithe "
                    "of Sigy."
                ),
                ("phase next", "why treasury Aliénor --last 1"),
            ),
            Step(
                N_(
                    "The wrong village: the purchase is taken back, but stays in the journal."
                ),
                ("fief buy Dreux press --at Épinoy", "undo"),
            ),
            Step(
                N_(
                    "Constance’s press paid the tithe: her lord Othon marches on the bishop."
                ),
                (
                    "phase next",
                    "fief move Constance --lord Othon --troops v1=1 --to Clairfont --choose passage.Clairfont=refused --choose refused.Clairfont=force",
                    "phase next",
                ),
            ),
            Step(
                N_("The odds of the battle, from the forces present."),
                ("fief odds",),
            ),
            Step(
                N_("The dice fall on the table; their faces are typed."),
                ('fief battle --dice "5 | 1"',),
            ),
            Step(
                N_("The game so far, as a page to read in a browser."),
                (f"report -o {REPORT}",),
            ),
        ),
    ),
    Game(
        "medfan",
        "trois-bannieres",
        "medfan after",
        1,
        (
            Step(
                N_(
                    "At another table, the aftermath of a Med-Fan battle; names are drawn by lot."
                ),
                (
                    'medfan after --winner Hélène --until territories --dice "5 9 | 1 1 | 26 | 2 | 44 | 3 5 | 10 | 1 | 60"',
                ),
            ),
        ),
    ),
)


def prompted(typed: str) -> str:
    """A line as typed into a shell; a long one is continued before an option."""
    whole = re.sub(" (?!--)", "\0", f"$ intendant {typed}")
    lines = wrap(whole, COLUMNS - 2, subsequent_indent="    ", break_on_hyphens=False)
    return " \\\n".join(lines).replace("\0", " ")


def called(typed: str) -> str:
    """The program's answer to a line, which must not be refused."""
    text = at_terminal(split(typed))
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        text = re.sub(CODES, "", text)
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines())


def set_up(game: Game, lang: str) -> None:
    """Plays a sample in this folder, up to this evening."""
    folder = CAMPAIGNS / game.sample
    script = before(folder, game.begins, game.time)
    Path("before.txt").write_text(script, "utf-8")
    rules = (folder / "rules.toml").read_text("utf-8")
    Path("rules.toml").write_text(rules.replace('"fr"', f'"{lang}"'), "utf-8")
    begin = shlex.quote(f"{folder / 'begin.toml'}")
    called(f"new {game.name}.db --from {begin} --rules rules.toml")
    called("run before.txt")


def play(step: Step, words: Words) -> None:
    """Shows a step: its point, the lines typed, and the program's answers."""
    print(f"\n# {words.say(step.why)}")
    for typed in step.typed:
        print(prompted(typed), flush=True)
        print(called(typed), flush=True)


def next_lines(folder: Path) -> list[str]:
    """Three commands to try afterwards, to be typed in this folder."""
    program = Path(sys.executable).with_name("intendant")
    if program.is_relative_to(Path.cwd()):
        program = program.relative_to(Path.cwd())
    file = folder / "fief" / "fief.db"
    calls = (
        ("shell", "-c", file),
        ("fief", "can", "Dreux", "-c", file),
        ("new", folder / "ours.db", "--game", "free", "--players", "Anne,Bruno"),
    )
    return [shlex.join(map(str, (program, *call))) for call in calls]


def demo() -> int:
    """Plays the evening; returns the exit status."""
    for name in ("INTENDANT_CAMPAIGN", "INTENDANT_PAGER"):
        os.environ.pop(name, None)
    home, words = Path.cwd(), Words(preferred(None))
    folder = Path(mkdtemp(prefix="intendant-"))
    begins = words.say("An evening at two tables. Its files: {folder}", folder=folder)
    print(begins, flush=True)
    try:
        for game in EVENING:
            (folder / game.name).mkdir()
            os.chdir(folder / game.name)
            set_up(game, words.lang)
            for step in game.steps:
                play(step, words)
    except CalledProcessError as refused:
        print(shlex.join(refused.cmd), refused.output, sep="\n", file=sys.stderr)
        return 1
    finally:
        os.chdir(home)
    page = (folder / "fief" / REPORT).as_uri()
    print()
    print(words.say("The page to open in a browser: {page}", page=page))
    print(words.say("Three commands to try next:"))
    print(*(f"  {line}" for line in next_lines(folder)), sep="\n")
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # for `make demo | head`
    sys.exit(demo())

"""Writes `docs/man`: the help pages as man pages, in both languages.

`intendant(1)` holds the commands of every campaign; each game has a page of its own,
such as `intendant-fief(1)`.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import ledger
from commands.texts import Words
from commands.texts.marks import N_
from ledger.rules import games
from tools.made import HERE, keep
from tools.pages import closing, pages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tools.pages import Page

FOLDER = HERE / "docs" / "man"
SECTION = "1"
NAME, USAGE, DESCRIPTION = N_("NAME"), N_("SYNOPSIS"), N_("DESCRIPTION")
COMMANDS, SEE_ALSO = N_("COMMANDS"), N_("SEE ALSO")


def manual(words: Words) -> dict[str, str]:
    """The text of each man page, by the name of its file."""
    known = pages(words)
    own = [game for game in games() if (game,) in known]
    shared = [page for path, page in known.items() if not {*path[:1]} & {*own}]
    others = [f"intendant-{game}" for game in own]
    made = {"intendant": _manual("intendant", shared, others, words)}
    for game in own:
        several = [page for path, page in known.items() if path[:1] == (game,)]
        name = f"intendant-{game}"
        made[name] = _manual(name, several, ["intendant"], words)
    return {f"{name}.{SECTION}": text for name, text in made.items()}


def _manual(name: str, several: Iterable[Page], others: list[str], words: Words) -> str:
    first, *rest = several
    does = first.about[0].rstrip(".")
    lines = [
        f'.TH {name.upper()} {SECTION} "" "Intendant {ledger.__version__}" Intendant',
        f".SH {words.say(NAME)}",
        f"{text_of(name)} \\- {text_of(does)}",
        f".SH {words.say(USAGE)}",
        f".B {text_of(first.usage)}",
        f".SH {words.say(DESCRIPTION)}",
        *_paragraphs(first.about),
        *([] if first.path else _paragraphs([closing(words)])),
        f".SH {words.say(COMMANDS)}",
    ]
    for page in rest:
        lines += _command(page)
    lines += [f".SH {words.say(SEE_ALSO)}", _also(others)]
    return "\n".join(lines) + "\n"


def _command(page: Page) -> Iterator[str]:
    """A command or a group as a section of its page."""
    yield f".SS {text_of(page.usage)}"
    yield from _paragraphs(page.about)
    for part in () if page.group else page.parts:
        yield from (".PP", f".I {text_of(part.title)}")
        for left, right in part.rows:
            yield from (".TP", f".B {text_of(left)}", text_of(right) or "\\&")


def _paragraphs(several: Iterable[str]) -> Iterator[str]:
    for one in several:
        yield from (".PP", text_of(one))


def _also(others: Iterable[str]) -> str:
    return ",\n".join(f".BR {text_of(one)} ({SECTION})" for one in others)


def text_of(text: str) -> str:
    """A text escaped for roff, so that nothing in it is a command or an escape."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("`", "\\(ga")
    plain = plain.replace("\u202f", "\u00a0").replace('"', "\\(dq")
    return re.sub(r"^([.'])", r"\\&\1", plain)


def _made() -> dict[Path, str]:
    return {
        FOLDER / lang / name: text
        for lang in ("en", "fr")
        for name, text in manual(Words(lang)).items()
    }


if __name__ == "__main__":
    sys.exit(keep(_made(), FOLDER.rglob(f"*.{SECTION}")))

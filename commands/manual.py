"""Static help: pages written in advance, one for each command and language."""

from __future__ import annotations

import sys

from commands.call import attended, value_of
from commands.preference import preferred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

MARK = "\f"  # begins each page, followed by the command and the text


def page(words: Sequence[str]) -> bool:
    """Prints the help page that a call asks for; False if there is none."""
    path: list[str] = []
    for word in words:
        if word.startswith("-"):
            break
        path.append(word)
    # `pay Anne --help` asks about `pay`; there is no help for an unknown word.
    lang = value_of(words, "--lang")
    while not print_page(path, lang):
        if len(path) < 2:
            return False
        path.pop()
    return True


def print_page(path: Sequence[str], lang: str | None) -> bool:
    """Prints the page of a command; False if there is none."""
    from commands.resources import templates

    head = f"{MARK}{' '.join(path)}\n".encode()
    for file in templates("help", f"{preferred(lang)}.txt"):
        with open(file, "rb") as held:
            text = held.read()
        start = text.find(head) + len(head)
        if start >= len(head):
            end = text.find(MARK.encode(), start)
            _print(text[start:] if end < 0 else text[start:end])
            return True
    return False


def _print(page: bytes) -> None:
    """Prints a page, with a pager if it is too long for the terminal."""
    if attended():
        from commands import keys, pager

        text = page.decode()
        if keys.at_terminal() and pager.long(text):
            pager.paged(lambda stream: stream.write(text))
            return
    sys.stdout.buffer.write(page)
    sys.stdout.flush()


def pages(lang: str) -> dict[str, str]:
    """All pages of a language, by command."""
    from commands.resources import templates

    by_command = {}
    for path in templates("help", f"{lang}.txt"):
        with open(path, encoding="utf-8") as file:
            _, *parts = file.read().split(MARK)
        for part in parts:
            command, _, body = part.partition("\n")
            by_command[command] = body
    return by_command

"""The page of a replay, taken apart as its script does it."""

from __future__ import annotations

import html
import re

STEP = re.compile(r'data-entry="(\d+)" data-turn="([\d.]+)" data-shows="([^"]*)"')
SECTION = re.compile(
    r'<section class="([\w-]+)" data-shows="([\d-]+)"(?: hidden)?>\n(.*?)\n?</section>',
    re.DOTALL,
)
CONTENT = re.compile(r'<template data-number="(\d+)">(.*?)</template>', re.DOTALL)
ROW = re.compile(r"<tr[^>]*>(.*?)</tr>", re.DOTALL)
CELL = re.compile(r"<td[^>]*>(.*?)</td>", re.DOTALL)


class Replayed:
    """A replay in the first language of a page."""

    def __init__(self, page: str) -> None:
        article = page.partition("<article")[2].partition("</article>")[0]
        self.steps = {
            int(entry): shows.split() for entry, _, shows in STEP.findall(article)
        }
        sections = SECTION.findall(article)
        self.names = [name for name, _, _ in sections]
        self.contents = dict(CONTENT.findall(article))
        for _, number, content in sections:
            self.contents.setdefault(number, content)
        self.contents["-"] = ""

    def shown(self, entry: int, name: str) -> str:
        """What a section shows after an entry."""
        return self.contents[self.steps[entry][self.names.index(name)]]

    def rows(self, entry: int, name: str) -> list[list[str]]:
        """The rows of the tables that it shows."""
        cells = map(CELL.findall, ROW.findall(self.shown(entry, name)))
        return [list(map(html.unescape, row)) for row in cells if row]

    def money(self, entry: int) -> dict[str, str]:
        """What is in each purse after an entry, as it stands there."""
        return dict(self.rows(entry, "money"))

    def owners(self, entry: int) -> dict[str, str]:
        """The owner of each territory after an entry, as they stand there."""
        return dict(self.rows(entry, "map"))

"""What the page has kept of earlier moments: it shows the same as one made anew."""

from __future__ import annotations

import shutil
from itertools import cycle

import pytest

from commands.line import split
from commands.preference import LANGUAGES
from commands.web.rendering import Pages
from ledger.store.book import Book
from ledger.store.rows import state_of
from tests import evenings
from tests.effort import some
from tests.face import intendant
from tools import samples

MOMENTS = 6  # of each evening


def typed(words, said=""):
    """What is typed at the table is accepted."""
    answer = intendant(*words, stdin=said)
    assert answer.status == 0, answer.err


@pytest.mark.parametrize("folder", evenings.shortest(), ids=lambda folder: folder.name)
def test_a_page_that_has_followed_an_evening_is_as_one_made_anew(folder, here):
    """Whoever has watched all evening sees what somebody sees who opens it now."""
    shutil.copytree(folder, here, dirs_exist_ok=True)
    begin, _ = samples.evening(folder)
    typed(split(begin))
    lines = (folder / "evening.txt").read_text("utf-8").splitlines(keepends=True)
    file = str(here / f"{folder.name}.db")
    pages, langs, told = Pages(file), cycle(LANGUAGES), 0

    for upto in some(range(1, len(lines) + 1), MOMENTS):
        typed(["run", "-"], "".join(lines[told:upto]))
        told = upto
        pages.changed()
        with Book(file) as book:
            viewers = [None, *state_of(book).seats]
        anew = Pages(file)
        for viewer, lang in zip(viewers, langs, strict=False):
            followed = pages.live(viewer, lang).body.decode()
            assert followed == anew.live(viewer, lang).body.decode()

"""The state of a section agrees with its kind in French."""

from __future__ import annotations

import pytest

from commands.parsers import parser
from commands.texts import Words
from commands.texts.siege.words import SECTIONS, state


@pytest.mark.parametrize("kind", SECTIONS)
def test_a_state_agrees_with_its_section_and_may_be_typed(kind):
    """A wall is "détruit", all others are "détruite"; English has one word."""
    fallen = {"kind": kind, "state": "destroyed"}
    shown = {lang: state(fallen, Words(lang)) for lang in ("en", "fr")}
    own = "détruit" if kind == "wall" else "détruite"

    assert shown == {"en": "destroyed", "fr": own}
    read = parser("code.section_state")
    assert {read(word) for word in shown.values()} == {"destroyed"}

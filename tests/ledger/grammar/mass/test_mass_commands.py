"""What may be typed for each command of this game: scripts rely on it."""

from __future__ import annotations

from tests.ledger.grammar.test_commands import listed, now


def test_every_command_takes_the_words_that_it_took():
    """Each of them is in the list as it is."""
    assert now("mass ") == listed("mass ") != []

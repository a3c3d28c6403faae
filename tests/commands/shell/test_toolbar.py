"""The line below the prompt: the turn, who has acted and who acts, what is due."""

from __future__ import annotations

import pytest

from commands.call import Call
from commands.shell.campaign import Open
from commands.shell.toolbar import toolbar
from ledger.grammar import named
from tests.face import ask
from tests.trouble.program import drafted


def shown(lang="en"):
    """The line below a prompt that has just been opened."""
    call = Call(named("shell"), {}, {"campaign": "c.db", "lang": lang})
    try:
        return toolbar(Open(call))
    finally:
        call.close()


def test_it_tells_how_far_everybody_is_in_the_phase(fief):
    """Players to act are marked before the name, those who have acted after it."""
    fief()
    before = shown()
    assert before.startswith("turn 3 · purchases · ▶ Anne ")
    assert "✓" not in before
    ask("fief", "done", "Anne")
    assert shown().startswith("turn 3 · purchases · Anne ✓ ▶ Bruno")
    assert shown("fr").startswith("tour 3 · achats · Anne ✓ ▶ Bruno")


def test_it_is_told_shortly_where_the_screen_is_narrow(fief, monkeypatch):
    """At first the other players are only counted; then the rest is cut."""
    fief()
    ask("fief", "done", "Anne")
    whole = "turn 3 · purchases · Anne ✓ ▶ Bruno Chloé"
    for columns, told in (
        (len(whole), whole),
        (len(whole) - 1, "turn 3 · purchases · ▶ Bruno 1/3"),
        (20, "turn 3 · purchases…"),
    ):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert shown() == told


def test_who_has_finished_last_is_not_to_act(fief, monkeypatch):
    """No player is marked as the next to act, in long lines or short ones."""
    fief()
    for name in ("Anne", "Bruno", "Chloé"):
        ask("fief", "done", name)
    assert shown() == "turn 3 · purchases · Anne ✓ Bruno ✓ Chloé ✓"
    monkeypatch.setenv("COLUMNS", "30")
    assert shown() == "turn 3 · purchases · 3/3"
    assert ask("status")["at_turn"] is None


def test_who_was_passed_over_is_no_one_who_has_acted(fief):
    """A later player has acted: the turn of those before is over."""
    fief()
    ask("fief", "done", "Bruno")
    assert "Anne – Bruno ✓" in shown()


@pytest.mark.parametrize(("lang", "told"), [("en", "1 draft"), ("fr", "1 brouillon")])
def test_it_counts_what_was_left_in_the_middle(here, lang, told):
    """A draft is counted, because it waits to be resumed."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    assert shown("en") == "turn 1"
    drafted("c.db")
    assert shown(lang).endswith(f" · {told}")

"""`players retire` in a Med-Fan campaign, and its undo."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


def everything():
    """The armies and territories."""
    return ask("medfan", "roster"), ask("territory", "list")


@pytest.mark.rule("MED-SURV-10", "MED-TERR-07")
def test_who_leaves_is_gone_with_the_army_and_comes_back_whole(medfan):
    """The territories lose their owner; an undo restores army, land and order."""
    before = everything()
    ask("players", "retire", "Ana")
    assert [army["name"] for army in ask("medfan", "roster")["players"]] == ["Bo"]
    said = intendant("medfan", "dismiss", "Ana", "Ysolde", "--json")
    assert said.refusal["code"] == "unknown_name"
    assert ask("verify")["ok"]
    ask("undo")
    assert before == everything()
    assert ask("verify")["ok"]

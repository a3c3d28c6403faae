"""`show SEQ`: what an entry did, in words, and in lines that fit a page."""

from __future__ import annotations

import pytest

from commands.texts.registry import text_of
from commands.texts.why import FIELDS
from ledger import rules
from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text, village

FAR = "Saint-Barthélemy-des-Grands-Chemins-du-Nord"
BOARD = (
    village("Bourg", "Anne", "Anne.v1=5 Anne.v3=2", building="city")
    + village("Vaux", "Bruno", "Bruno.v1=2", building="castle")
    + person("Arnaud", "Anne", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
)


@pytest.fixture
def marched(here):
    """Anne's Arnaud has gone to the entrance of Vaux in entry 2."""
    begun(text(BOARD, phase="movement"))
    call = [
        "fief",
        "move",
        "Anne",
        "--lord",
        "Arnaud",
        "--to",
        "Vaux",
        "--troops",
        "v1=2",
    ]
    ask(*call, "--choose", "passage=refused", "--choose", "refused.Vaux=force")
    return here


def shown(seq: str, lang: str) -> str:
    """Entry SEQ, on one line, with single spaces."""
    said = intendant("show", seq, "--lang", lang)
    assert said.status == 0, said.err
    return " ".join(said.out.split())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            (
                "soldiers worth 1 Bourg, Anne Vaux (from Bourg), 2 FIEF-MOVE-03 Anne",
                "Arnaud: place Bourg Vaux (from Bourg) FIEF-MOVE-03",
                "Arnaud: roads – 1 FIEF-MOVE-06 travelled",
            ),
        ),
        (
            "fr",
            (
                "soldats de 1 Bourg, Anne Vaux (depuis Bourg), 2 FIEF-MOVE-03 Anne",
                "Arnaud\u00a0: lieu Bourg Vaux (depuis Bourg) FIEF-MOVE-03",
                "Arnaud\u00a0: routes – 1 FIEF-MOVE-06 parcourues",
            ),
        ),
    ],
)
def test_effects_are_told_in_words(marched, lang, told):
    """Things, places and fields have their names, with no id or code left."""
    said = shown("2", lang)
    assert [one for one in told if " ".join(one.split()) not in said] == []
    for code in ("player:", "territory:", "lord:", "v1", "steps_in", "acted_"):
        assert code not in said.partition("fief move")[2]


def test_scripts_get_effects_as_they_are_stored(marched):
    """With --json, ids and codes stay, for use in `correct`."""
    effects = ask("show", "2")["effects"]
    (moved,) = [one for one in effects if one.get("what") == "v1"]
    assert moved["source"] == "territory:Bourg/player:Anne"
    assert "at" in {one.get("field") for one in effects}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_of_an_entry_is_too_long_for_a_page(marched, lang):
    """In a pipe, too, lines fit; long names are broken if necessary."""
    ask("players", "rename", "Anne", FAR)
    ask("note", "a very long remark " * 12)
    for seq in range(1, 5):
        lines = intendant("show", str(seq), "--lang", lang).out.splitlines()
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("name", rules.games())
def test_whatever_a_game_records_has_words(name):
    """Even the notes that a game keeps for itself have words."""
    game = rules.game_named(name)
    codes = {*game.commodities, *(field for _, field in game.fields)}
    without = [
        code
        for code in sorted(codes)
        if code not in FIELDS
        and not any(text_of(sort, code, name) for sort in ("THINGS", "NOTES"))
    ]
    assert without == []

"""Luck where others roll: rebels in somebody's hand, archers and bombards apart."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import effect, holding, text, village
from tests.ledger.rules.fief.war.board import waiting

BAND = (
    village("Vaux", "Bruno", "Bruno.v1=2")
    + effect("revolt", player="Chloé", at="Vaux")
    + holding("rebels", "v3", 1)
)
APART = (
    village("Lac", "Bruno", "Bruno.v1=5 Bruno.archer=2")
    + waiting("Lac", "Beaujeu", "Anne.v1=2 Anne.archer=2 Anne.bombard=1 Chloé.v1=2")
    + waiting("Lac", "Mont", "Chloé.archer=1")
)


def campaign(here, board, *, tactics=False):
    """A campaign in the combat phase."""
    begun(text(board, phase="combat"))
    if tactics:
        ask("rules", "set", "fief.variant.tactics", "true")


def test_rebels_throw_by_the_hand_of_whoever_leads_them(here):
    """The rebels' dice count for that family, but the side is called the rebels."""
    campaign(here, BAND)
    words = "Vaux --attacker rebels --defender Bruno --dice 6,1"
    said = intendant("fief", "battle", *words.split(), "--lang", "en")
    assert "Luck (lower rolls out of 100): rebels 92, Bruno 8" in said.out
    found = ask("fief", "luck")
    (told,) = found["battles"]
    assert told["attackers"] == ["rebels"]
    first = found["families"][0]
    assert (first["player"], first["sum"], first["harm"]) == ("Chloé", 6, 3)
    assert first["harm_expected"] == 1.5
    assert "rebelles" not in intendant("fief", "luck", "--lang", "en").out


def recorded(result, side):
    """The harm done by a side's dice, as recorded in the battle."""
    opening = result.get("archers", {})
    shots = [opening[side]] if side in opening else []
    shots += [one for one in opening.get("others", ()) if one["side"] == side]
    casts = [one[side] for one in result["rounds"]]
    if side == "attacker":
        casts += [two for one in result["rounds"] for two in one.get("others", ())]
    return sum(one.get("inflicts", 0) for one in (*shots, *casts))


@pytest.mark.parametrize("seed", range(1, 9))
@pytest.mark.parametrize("mode", ["joint", "separate"])
def test_all_that_dice_did_is_somebodys(here, mode, seed):
    """With archers, rerolls and separate attackers, sides and hands agree."""
    campaign(here, APART, tactics=True)
    words = f"Lac --attacker Anne --attacker Chloé --defender Bruno --mode {mode}"
    said = fought(
        "fief", "battle", *words.split(), "--rerolls", "ask", "--seed", str(seed)
    )
    assert "inflicts" in said["archers"]["attacker"]
    assert any("again" in one["attacker"] for one in said["rounds"])
    (told,) = ask("fief", "luck")["battles"]
    for side in ("attacker", "defender"):
        hands = [one for one in told["players"] if one["side"] == side]
        judged = told["sides"][side]
        assert judged["harm"] == recorded(said, side)
        for key in ("dice", "sum", "harm", "kills"):
            assert judged[key] == sum(one[key] for one in hands)
        assert abs(judged["harm_expected"] - sum(h["harm_expected"] for h in hands)) < 1


def fought(*call):
    """A battle where all bombards are used, and every other question gets a yes."""
    answers: list[str] = []
    for _ in range(60):
        said = intendant(*call, *answers, "--json")
        if said.status == 0:
            return said.json["result"]
        error = said.refusal
        assert error["code"] == "missing_choice", error
        first, *others = error["options"]
        word = others[-1] if first == "stop" else first
        answers += ["--choose", f"{error['key']}={word}"]
    raise AssertionError(answers)

"""Odds at the table: exact fractions and approximations."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


def test_survival_needs_no_campaign(here):
    """The table is shown, with the odds of one figure and of several."""
    found = ask("medfan", "odds", "survival", "2", "--healer")
    assert (found["table"], found["figures"]) == ("one", 2)
    assert found["each"]["ready"] == {"exact": "1/3", "near": 0.3333}
    assert found["numbers"]["lost"]["2"]["exact"] == "1/9"
    said = intendant("medfan", "odds", "survival", "1000", "--json")
    assert said.refusal["code"] == "bad_amount"


@pytest.mark.rule("MED-SURV-02", "MED-SURV-07", "MED-SURV-08")
@pytest.mark.parametrize(
    ("helps", "ready", "misses", "lost"),
    [
        ((), [1], [2, 3], [4, 5, 6]),
        (("--healer",), [1, 2], [3, 4], [5, 6]),
        (("--healer", "--house"), [1, 2], [3, 4, 5], [6]),
    ],
)
def test_survival_tells_the_faces_of_the_table_that_counts(
    here, helps, ready, misses, lost
):
    """Each aid makes more faces good, and the screen shows them."""
    found = ask("medfan", "odds", "survival", "3", *helps)["faces"]
    assert found == {"ready": ready, "misses_next": misses, "lost": lost}
    shown = intendant("medfan", "odds", "survival", "3", *helps, "--lang", "en").out
    rows = {line.partition("  ")[0]: line for line in shown.splitlines()}
    assert " ".join(map(str, ready)) in rows["ready"]
    assert " ".join(map(str, lost)) in rows["gone for good"]


def test_the_income_of_a_player(medfan):
    """The odds for Bo's casino depend on the hoard; nothing is written."""
    found = ask("medfan", "odds", "income", "Bo")
    (casino,) = found["territories"]
    assert (
        casino["name"],
        casino["capability"],
        casino["least"],
        casino["most"],
        casino["expected"]["exact"],
    ) == ("Pré", "casino", -120, 110, "140/3")
    assert found["camps_lost"] == {"0": {"exact": "1", "near": 1.0}}
    assert len(ask("log")["entries"]) == 3


def test_a_territory_for_a_player_and_for_anybody(medfan):
    """Ana's uniques are left out; the odds add up."""
    for words, missing in (
        (("--for", "Ana"), "labyrinth"),
        (("--owned", "tavern"), "tavern"),
    ):
        found = ask("medfan", "odds", "territory", *words)
        ids = [one["id"] for one in found["capabilities"]]
        assert missing not in ids
        total = sum(one["near"] for one in found["capabilities"])
        assert total == pytest.approx(1, abs=0.001)
        assert found["treasure"]["exact"] == "140"


@pytest.mark.parametrize(
    "words", ["survival 3 --house", "income Bo --against Ana", "territory --for Bo"]
)
def test_odds_have_screens(medfan, words):
    """Screens have percentages; scripts get fractions."""
    said = intendant("medfan", "odds", *words.split())
    assert (said.status, said.err) == (0, "")
    assert "%" in said.out

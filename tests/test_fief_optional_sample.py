"""The sample with the optional rules: each figure was worked out by hand."""

from __future__ import annotations

import pytest

from tests import sample
from tests.face import ask
from tests.sample import of_kind
from tools import samples


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    """Every entry of the two turns, while their folder is the current one."""
    folder = samples.CAMPAIGNS / "le-cachot-du-roi"
    yield from sample.played(folder, tmp_path_factory.mktemp("cachot"))


def outcomes(journal, kind):
    """The outcomes of a kind of entry."""
    return [entry["outcome"] for entry in of_kind(journal, kind)]


def test_a_bishop_is_murdered_and_his_see_is_sold(journal):
    """A third of 500, rounded up to the next 100, goes to the cardinal."""
    (sale,) = outcomes(journal, "fief seat")

    assert (sale["bishop"], sale["cardinal"]) == ("Quentin", "Armagnac")
    assert (sale["share"], sale["bank"]) == (200, 300)


def test_a_crowd_pays_nothing_and_falls_ill(journal):
    """Montfaucon has 18 counters; then 11, of which half the soldiers die."""
    (told, _) = outcomes(journal, "fief income")
    lines = next(p["lines"] for p in told["players"] if p["name"] == "Clermont")
    (plague,) = (
        o for o in outcomes(journal, "fief card play") if o["card"] == "plague"
    )

    idle = [line["what"] for line in lines if line["rule"] == "FIEF-INC-21"]
    assert idle == ["mill", "press"]
    assert [(lost["had"], lost["removed"]) for lost in plague["losses"]] == [
        (10, 5),
        (3, 0),
    ]
    assert plague["saved"] == ["Quentin", "Jeanne"]


def test_captives_go_to_the_dungeon_are_sold_or_ransomed(journal):
    """A lord taken or bought by the King counts as dead; a cardinal's ransom is 600."""
    first = outcomes(journal, "fief battle")[0]
    (sale,) = outcomes(journal, "fief sell")
    (ransom,) = outcomes(journal, "fief ransom")
    holders = {t["title"]: t["holder"] for t in ask("title", "list")["titles"]}

    assert first["winner"] == "attacker"
    assert (sale["lord"], sale["seller"], sale["dungeon"]) == (
        "Thierry",
        "Clermont",
        True,
    )
    assert (ransom["lord"], ransom["from_cash"]) == ("Eric", 600)
    # Having escaped from the dungeon, he has his barony again.
    assert holders["Sinople"] == "Thierry"


def test_the_widow_inherits_and_the_pair_wins(journal):
    """The last lord is shot; King and Queen have four fiefs at the end of the turn."""
    last = outcomes(journal, "fief battle")[-1]
    (legacy,) = outcomes(journal, "fief inherit")[0]["inherited"]
    score = ask("fief", "score")

    assert last["killed"][0]["last"]
    assert (legacy["title"], legacy["lord"], legacy["rule"]) == (
        "Azur",
        "Mireille",
        "FIEF-FIEF-31",
    )
    assert sorted(score["winners"]) == ["Armagnac", "Brienne"]

"""The sample with the Tactical extension and the crown, worked out by hand.

The working is beside each line of `campaigns/la-couronne-de-lys/evening.txt`.
"""

from __future__ import annotations

import pytest

from tests import sample
from tests.face import ask
from tests.sample import of_kind
from tools import samples


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    """Every entry of the ten turns, while their folder is the current one."""
    folder = samples.CAMPAIGNS / "la-couronne-de-lys"
    yield from sample.played(folder, tmp_path_factory.mktemp("couronne"))


def outcomes(journal, kind, **wanted):
    """The outcomes of a kind of entry, perhaps only for one card, village or player."""
    return [
        entry["outcome"]
        for entry in of_kind(journal, kind)
        if all(entry["outcome"].get(key) == value for key, value in wanted.items())
    ]


def battle(journal, village, turn):
    """The battle that was fought in a village in a turn."""
    (found,) = (
        entry["outcome"]
        for entry in of_kind(journal, "fief battle")
        if (entry["outcome"]["village"], entry["turn"]) == (village, turn)
    )
    return found


def rounds(fought):
    """The losses that attacker and defender inflict in each round."""
    return [
        (told["attacker"]["inflicts"], told["defender"]["inflicts"])
        for told in fought["rounds"]
    ]


def paid(journal, turn):
    """The amount that each player was paid in a turn."""
    (told,) = outcomes(journal, "fief income", turn=turn)
    return {player["name"]: player["total"] for player in told["players"]}


def test_rebels_fight_at_once_and_are_calmed_or_beaten(journal):
    """Rebels win and burn the mill; one bishop calms rebels, another is stoned."""
    outbreak, siege = battle(journal, "Beaujeu", 1), battle(journal, "Sennecy", 4)
    calmed, stoned = outcomes(journal, "fief calm")

    assert rounds(outbreak) == [(1, 2)]
    assert (outbreak["winner"], outbreak["destroyed"]) == ("attacker", {"mill": 1})
    assert (calmed["total"], calmed["cost"], calmed["calmed"]) == (4, 500, True)
    assert (stoned["total"], stoned["death"]["lord"]) == (2, "Charles")
    # Read in the column of a city, and in the open: 8/4 and 5/2, 4/4 and 6/2, 3/4 and 4/2.
    assert rounds(siege) == [(2, 2), (1, 3), (0, 2)]
    assert (siege["winner"], siege["destroyed"]) == ("defender", {"mill": 1})
    assert siege["revolt_over"]


def test_archers_shoot_and_bombards_throw_again(journal):
    """A die of 1 becomes 4 by archers; in the round 2 becomes 1, and that counts."""
    fought = battle(journal, "Saint-Aubert", 1)
    shot, thrown = fought["archers"]["attacker"], fought["rounds"][0]["attacker"]

    assert (shot["die"], shot["bonus"], shot["inflicts"]) == (4, 2, 4)
    assert (thrown["points"], thrown["dice"], thrown["inflicts"]) == (11, [1, 4], 2)
    assert fought["captives"][0]["lord"] == "Lambert"
    assert fought["destroyed"] == {"mill": 1, "press": 1}


def test_a_castle_is_stormed_by_the_king(journal):
    """An aimed shot kills; the plague takes one hired man of two; the guard adds 1."""
    fought = battle(journal, "Valmorin", 3)
    shots = fought["archers"]

    assert (shots["attacker"]["bonus"], shots["attacker"]["inflicts"]) == (1, 3)
    assert shots["defender"]["kills"] == ["Othon"]
    # It was on the road before, but the log gives a name, not an id.
    assert [(dead["lord"], dead["at"]) for dead in fought["killed"]] == [
        ("Othon", "Valmorin")
    ]
    assert fought["committed"] == [{"player": "Sancerre", "count": 2, "plague": 1}]
    assert [r["attacker"]["guard"] for r in fought["rounds"]] == [1, 1]
    assert rounds(fought) == [(5, 4), (6, 1)]
    assert fought["captives"][0]["lord"] == "Charles"


def test_mercenaries_are_hired_kept_lost_and_come_home(journal):
    """One tie is decided, another has no winner; a revolt threatens the camp."""
    auctions = outcomes(journal, "fief auction")
    (camp,) = outcomes(journal, "fief card play", card="revolt", on="Coucy")
    raid = battle(journal, "Brancion", 3)

    assert [(a["lot"], a["winner"], a["paid"]) for a in auctions] == [
        (5, "Coucy", 400),
        (4, "Sancerre", 200),
        (2, None, 0),
        (2, "Lusignan", 200),
        (5, "Coucy", 100),
    ]
    # The battle die shows nothing for a 1, and a revolt adds 1.
    assert (camp["damage"], camp["eliminated"], camp["camp"]) == (1, 1, 1)
    assert [one["count"] for one in raid["committed"]] == [1]
    assert [one["count"] for one in raid["rounds"][0]["committed"]] == [1]
    kept = outcomes(journal, "fief upkeep", player="Sancerre")
    assert [one["keep"] for one in kept][:2] == [4, 2]
    assert [one["dismissed"] for one in kept][:2] == [0, 1]


def test_one_ballot_is_void_and_the_next_makes_a_king(journal):
    """Three votes to three, then four to three; a foreign bishop consents."""
    void, won = outcomes(journal, "fief elect")
    (crowned,) = outcomes(journal, "fief crown")

    assert void["elected"] is None
    assert won["elected"] == "Roland"
    assert [one["lord"] for one in crowned["by"]] == ["Eric", "Thierry"]
    assert (crowned["queen"], crowned["queen_guard"]["points"]) == ("Mireille", 5)
    assert crowned["king_guard"]["counters"] == {"guard_knight": 2, "guard_sergeant": 2}


def test_the_king_is_murdered_and_his_son_follows(journal):
    """The mother rules until turn 8 has ended; then he marries, and she is no Queen."""
    (murder,) = outcomes(journal, "fief card play", card="assassination")
    (of_age,) = (o["of_age"] for o in outcomes(journal, "turn") if "of_age" in o)
    wedding = outcomes(journal, "fief marry")[-1]

    assert murder["death"]["throne"] == {
        "king": "François",
        "regent": "Mireille",
        "until": 8,
    }
    assert of_age["king"] == "François"
    assert (wedding["queen_before"], wedding["queen"]) == ("Mireille", "Blanche")


def test_captives_cost_income_and_are_ransomed(journal):
    """The duchy of Or's 700 are set aside, and pay part of the ransom."""
    told = outcomes(journal, "fief income", turn=4)[0]["escrow"]
    ransom = outcomes(journal, "fief ransom")[0]

    assert [(one["lord"], one["added"]) for one in told] == [("Gauvain", 700)]
    assert (ransom["from_escrow"], ransom["from_cash"]) == (700, 200)


def test_a_capital_is_taken_and_a_family_dies_out(journal):
    """A barony is won by the sword, a duchy by the Regent's grace, with a garrison."""
    fought = battle(journal, "Sennecy", 5)
    (legacy,) = outcomes(journal, "fief inherit")[0]["inherited"]

    assert rounds(fought) == [(3, 1), (4, 2)]
    assert (fought["captured"][0]["title"], fought["captured"][0]["lord"]) == (
        "Vermeil",
        "Henry",
    )
    assert (legacy["giver"], legacy["lord"]) == ("Mireille", "François")
    assert legacy["removed"][0]["points"] == 2
    assert legacy["garrison"][0]["cost"] == 100


def test_what_each_turn_pays(journal):
    """The income of each turn is as worked out by hand from the prices of the rules."""
    # A duchy and a barony; a barony and a castle; a duchy with its tallage.
    assert paid(journal, 1) == {"Coucy": 1600, "Lusignan": 1000, "Sancerre": 2000}
    # King 500, Queen 300.
    assert paid(journal, 3) == {"Coucy": 1300, "Lusignan": 1300, "Sancerre": 1500}
    # The Regent's 800 and a barony's tallage, 600.
    assert paid(journal, 5) == {"Coucy": 1000, "Lusignan": 2400, "Sancerre": 1200}
    # Coucy's only fief is frozen along with its lord.
    assert paid(journal, 6)["Coucy"] == 0
    # Two duchies, where the tithe takes a mill; the minor King has no pension.
    assert paid(journal, 8)["Sancerre"] == 1800


def test_points_are_counted_twice_and_decide(journal):
    """Each 500 écus gives 10 points, and cards give theirs; the end adds them up."""
    counted = [o["points"] for o in outcomes(journal, "turn") if "points" in o]

    assert counted[0]["players"] == {"Coucy": 100, "Lusignan": 230, "Sancerre": 230}
    assert counted[1]["players"] == {"Coucy": 80, "Lusignan": 430, "Sancerre": 420}
    assert ask("fief", "score")["winners"] == ["Lusignan"]


def test_the_box_is_whole_again(journal):
    """Nothing is lost or created in ten turns."""
    assert journal
    assert ask("verify")["findings"] == []

"""The death of a King, a Queen or a Regent, in every sort of court."""

from __future__ import annotations

from itertools import product

import pytest

from ledger.rules.fief.forces import guarded
from tests.ledger.rules.fief.crown.court import (
    court,
    dies,
    guards,
    heaps,
    reign_until,
    throne,
)

KING = {"Arnaud": {"king": True, "spouse": "Blanche"}}
WIDOWER = {"Arnaud": {"king": True}}
QUEEN = {
    "Blanche": {"player": "Bruno", "at": "Mont", "queen": True, "spouse": "Arnaud"}
}
PRINCE = {"Gauvain": {"at": "Bourg", "prince": True}}
HELD = {"prisoner_of": "Chloé", "at": "Sennecy"}
CAPTIVE_QUEEN = {"Blanche": {**QUEEN["Blanche"], **HELD}}
CAPTIVE_PRINCE = {"Gauvain": {**PRINCE["Gauvain"], **HELD}}
# A hereditary King: a minor under his mother, of age with a Queen Mother, or alone.
MOTHER = {"Blanche": {"player": "Bruno", "at": "Mont", "queen": True}}
REGENT = {"Blanche": {**MOTHER["Blanche"], "regent": True}}

# The dead and the living; then the throne, and the place of the King's twenty points:
# on the board, waiting for a captive, in stock.
KING_DIES = {
    "nobody": (WIDOWER, {}, (0, 0, 20)),
    "queen": (KING | QUEEN, {"queen": "Blanche", "regent": "Blanche"}, (0, 0, 20)),
    "captive queen": (
        KING | CAPTIVE_QUEEN,
        {"queen": "Blanche", "regent": "Blanche"},
        (0, 0, 20),
    ),
    "prince": (WIDOWER | PRINCE, {"king": "Gauvain"}, (20, 0, 0)),
    "captive prince": (WIDOWER | CAPTIVE_PRINCE, {"king": "Gauvain"}, (0, 20, 0)),
    "queen and prince": (
        KING | QUEEN | PRINCE,
        {"king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 10},
        (20, 0, 0),
    ),
    "captive queen and prince": (
        KING | CAPTIVE_QUEEN | PRINCE,
        {"king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 10},
        (0, 20, 0),
    ),
    "queen and captive prince": (
        KING | QUEEN | CAPTIVE_PRINCE,
        {"king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 10},
        (20, 0, 0),
    ),
    "both captive": (
        KING | CAPTIVE_QUEEN | CAPTIVE_PRINCE,
        {"king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 10},
        (0, 20, 0),
    ),
    "hereditary with his mother": (
        WIDOWER | MOTHER,
        {"queen": "Blanche", "regent": "Blanche"},
        (0, 0, 20),
    ),
    "hereditary with his mother and a son": (
        WIDOWER | MOTHER | PRINCE,
        {"king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 10},
        (20, 0, 0),
    ),
    "minor": (
        WIDOWER | REGENT,
        {"queen": "Blanche", "regent": "Blanche"},
        (0, 0, 20),
    ),
    "minor with a son": (
        WIDOWER | REGENT | PRINCE,
        {"king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 10},
        (20, 0, 0),
    ),
}


@pytest.mark.rule(
    "FIEF-REGENCY-01",
    "FIEF-REGENCY-03",
    "FIEF-REGENCY-05",
    "FIEF-REGENCY-11",
    "FIEF-PRINCE-04",
    "FIEF-PRINCE-05",
    "FIEF-PRINCE-06",
    "FIEF-LORD-06",
    "FIEF-GUARD-04",
    "FIEF-GUARD-05",
    "FIEF-GUARD-13",
    "FIEF-FIEF-29",
)
@pytest.mark.ruling("FIEF-AMB-64", "FIEF-AMB-109", "FIEF-AMB-129", "FIEF-AMB-130")
@pytest.mark.parametrize("case", sorted(KING_DIES))
def test_when_the_king_dies(case):
    """TV-REGENCY-01, -02: the successor, the regent, and the owner of the guards."""
    people, follows, heap = KING_DIES[case]
    minor = reign_until(9) if case.startswith("minor") else ""
    state = guards(court({**people, "Henry": {}}, minor))
    told = dies(state, "Arnaud")
    assert (throne(state), heaps(state, "king")) == (follows, heap)
    queen = sum(heaps(state, "queen"))
    assert (queen, told["king"]) == (10, _id(follows.get("king")))
    # Names for the changes by this death, and for the state after it.
    assert told["becomes"] == {name: told[name] for name in ("king", "regent")}
    assert {name: one for name, one in told["reigns"].items() if one} == {
        name: _id(follows[name]) for name in told["reigns"] if follows.get(name)
    }


def _id(name):
    return f"lord:{name}" if name else None


@pytest.mark.ruling("FIEF-AMB-64", "FIEF-AMB-129")
@pytest.mark.parametrize(
    ("queen", "heap"),
    [(QUEEN, (20, 0, 0)), (CAPTIVE_QUEEN, (0, 20, 0)), ({}, (0, 0, 20))],
)
def test_a_regent_without_a_prince_keeps_the_guards_where_the_house_says_so(
    queen, heap
):
    """A captive regent's guards wait; without a regent nobody keeps them."""
    king = KING if queen else WIDOWER
    state = guards(
        court({**king, **queen, "Henry": {}}, house={"guard.regent_keeps": True})
    )
    dies(state, "Arnaud")
    assert heaps(state, "king") == heap


@pytest.mark.rule("FIEF-REGENCY-13", "FIEF-GUARD-07")
def test_a_prince_who_follows_is_a_hereditary_king_with_what_guards_were_left():
    """Five points had fallen, and are not replaced."""
    state = guards(court({**WIDOWER, **PRINCE}))
    state.add("guard/king", "v1", -5)
    state.add("stock/king", "v1", 5)
    dies(state, "Arnaud")
    assert state.get("campaign", "hereditary") == 1
    assert (heaps(state, "king"), guarded(state, "king")) == (
        (15, 0, 5),
        "lord:Gauvain",
    )


@pytest.mark.ruling("FIEF-AMB-129")
def test_guards_that_waited_for_a_captive_regent_come_when_she_is_free():
    """The guards are put beside her in the village where she is placed."""
    from ledger.rules.fief.families.releasing import set_free

    state = guards(court({**KING, **CAPTIVE_QUEEN, **PRINCE}))
    told = dies(state, "Arnaud")
    assert "fief.guard_waits" in told["notes"]
    state.apply(set_free(state, "lord:Blanche", "territory:Mont", "FIEF-CARD-59"))
    assert (heaps(state, "king"), guarded(state, "king")) == (
        (20, 0, 0),
        "lord:Blanche",
    )


# Other deaths at court ----------------------------------------------------------------

OTHERS_DIE = {
    # The King's wife: her card and guards go back.
    "queen": (
        KING | QUEEN | PRINCE,
        "Blanche",
        {"king": "Arnaud", "prince": "Gauvain"},
    ),
    "prince": (
        KING | QUEEN | PRINCE,
        "Gauvain",
        {"king": "Arnaud", "queen": "Blanche"},
    ),
    "queen mother": (WIDOWER | MOTHER, "Blanche", {"king": "Arnaud"}),
    "regent of a minor": (WIDOWER | REGENT, "Blanche", {"king": "Arnaud"}),
    "regent of nobody": (REGENT | {"Henry": {}}, "Blanche", {}),
    "anybody": (
        KING | QUEEN | {"Henry": {}},
        "Henry",
        {"king": "Arnaud", "queen": "Blanche"},
    ),
}


@pytest.mark.rule("FIEF-GUARD-10", "FIEF-REGENCY-07", "FIEF-PRINCE-06", "FIEF-LORD-05")
@pytest.mark.parametrize("case", sorted(OTHERS_DIE))
def test_when_another_of_the_court_dies(case):
    """A Queen's guards go home; a minor King rules with guards of his own."""
    people, dead, left = OTHERS_DIE[case]
    minor = reign_until(9) if case == "regent of a minor" else ""
    state = guards(
        court(people | {"Charles": {"player": "Bruno", "at": "Mont"}}, minor)
    )
    dies(state, dead)
    assert throne(state) == left
    home = (10, 0, 0) if "queen" in left else (0, 0, 10)
    crown = (20, 0, 0) if "king" in left else (0, 0, 20)
    assert (heaps(state, "queen"), heaps(state, "king")) == (home, crown)


@pytest.mark.ruling("FIEF-AMB-128")
def test_a_minor_kings_wife_is_queen_when_the_regent_dies():
    """The wife has waited for the Queen card; now she has it, with ten new guards."""
    wife = {"Isabelle": {"player": "Chloé", "at": "Sennecy", "spouse": "Arnaud"}}
    king = {"Arnaud": {"king": True, "spouse": "Isabelle"}}
    state = guards(court({**king, **REGENT, **wife}, reign_until(9)))
    told = dies(state, "Blanche")
    assert told["notes"] == ["fief.queen_now"]
    assert throne(state) == {"king": "Arnaud", "queen": "Isabelle"}
    assert (heaps(state, "queen"), guarded(state, "queen")) == (
        (10, 0, 0),
        "lord:Isabelle",
    )


@pytest.mark.rule("FIEF-REGENCY-07", "FIEF-LORD-05")
def test_a_regent_who_had_married_the_minor_king_wears_no_crown_when_she_dies():
    """The Regent was a widow, and not his mother (AMB-130): he is now a widower."""
    both = {"Blanche": {**REGENT["Blanche"], "spouse": "Arnaud"}}
    state = guards(court({**KING, **both}, reign_until(9)))
    dies(state, "Blanche")
    assert throne(state) == {"king": "Arnaud"}
    assert heaps(state, "queen") == (0, 0, 10)


@pytest.mark.rule("FIEF-CROWN-07", "FIEF-CROWN-09")
@pytest.mark.parametrize("rules", [False, True], ids=["of age", "minor"])
@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.ruling("FIEF-AMB-128")
def test_the_wife_of_a_prince_who_follows_is_queen(rules, at_once):
    """The wife is Queen at once if nobody rules for him; else the house decides."""
    wed = {"Gauvain": {**PRINCE["Gauvain"], "spouse": "Isabelle"}}
    wife = {"Isabelle": {"player": "Chloé", "at": "Sennecy", "spouse": "Gauvain"}}
    king = KING | QUEEN if rules else WIDOWER
    house = {"regency.minor_wife": "at_once" if at_once else "at_majority"}
    state = guards(court({**king, **wed, **wife}, house=house), "king")
    dies(state, "Arnaud")
    crowned = throne(state)
    assert (crowned["king"], "regent" in crowned) == ("Gauvain", rules)
    waits = rules and not at_once
    assert crowned["queen"] == ("Blanche" if waits else "Isabelle")
    assert guarded(state, "queen") == f"lord:{crowned['queen']}"


@pytest.mark.rule("FIEF-CROWN-07", "FIEF-CROWN-09")
def test_a_prince_whose_wife_rules_for_him_already_or_who_has_none():
    """The wife rules on; without a wife nobody becomes queen."""
    wed = {"Gauvain": {**PRINCE["Gauvain"], "spouse": "Blanche"}}
    ruler = {"Blanche": {**REGENT["Blanche"], "spouse": "Gauvain"}}
    for people in (wed | ruler, PRINCE | REGENT):
        state = guards(court({**WIDOWER, **people}, reign_until(9)))
        told = dies(state, "Arnaud")
        assert throne(state) == {
            "king": "Gauvain", "queen": "Blanche", "regent": "Blanche", "until": 10,
        }  # fmt: skip
        assert "queen" not in told["becomes"]
        assert told["notes"] == []


@pytest.mark.ruling("FIEF-AMB-128", "FIEF-AMB-130")
def test_a_minor_kings_widow_who_was_queen_already_rules_for_the_next():
    """If the house crowns a wife at once, the holder of the Queen card is Regent."""
    wife = {
        "Isabelle": {
            "player": "Chloé", "at": "Sennecy", "spouse": "Arnaud", "queen": True,
        }
    }  # fmt: skip
    king = {"Arnaud": {"king": True, "spouse": "Isabelle"}, "Henry": {}}
    ruler = {"Blanche": {"player": "Bruno", "at": "Mont", "regent": True}}
    state = guards(court({**king, **ruler, **wife}, reign_until(9)))
    dies(state, "Arnaud")
    assert throne(state) == {"queen": "Isabelle", "regent": "Isabelle"}


@pytest.mark.rule("FIEF-CROWN-08", "FIEF-LORD-06", "FIEF-STOCK-02")
@pytest.mark.parametrize(
    "dead", [("Arnaud", "Blanche"), ("Blanche", "Arnaud"), ("Arnaud", "Gauvain")]
)
@pytest.mark.parametrize("tactics", [False, True])
def test_whoever_dies_after_whom_no_crown_stays_on_the_dead(dead, tactics):
    """No guard is lost or made: thirty points exist in all, wherever they are."""
    for queen, prince in product((QUEEN, CAPTIVE_QUEEN), (PRINCE, CAPTIVE_PRINCE)):
        state = guards(
            court(
                {
                    **KING,
                    **queen,
                    **prince,
                    "Henry": {},
                    "Charles": {"player": "Bruno"},
                },
                house={"variant.tactics": tactics},
            )
        )
        for name in dead:
            dies(state, name)
        living = {
            s.removeprefix("lord:")
            for s in state.subjects("lord")
            if state.get(s, "player")
        }
        crowned = {name for key, name in throne(state).items() if key != "until"}
        assert crowned <= living
        assert [sum(heaps(state, name)) for name in ("king", "queen")] == [20, 10]
        assert all(
            guarded(state, n) or not heaps(state, n)[0] for n in ("king", "queen")
        )

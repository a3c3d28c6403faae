"""How close each family, or pair of families, is to victory, and what is told of it."""

from __future__ import annotations

import pytest

from ledger.effects import Because, Change
from ledger.rules.fief.winning import points, victory
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    fact,
    holding,
    lord,
    person,
    position,
    title,
    village,
)
from tests.ledger.rules.fief.winning.test_victory import (
    COUPLE,
    SHARED,
    THREE,
    king,
    queen,
    realm,
)

PLAYED = {"variant.points": True}
LAND = village("Bourg", building="city") + village("Beaujeu", building="city")
ARNAUD, ISABELLE, PHILIPPE = lord("Arnaud"), lord("Isabelle"), lord("Philippe")


@pytest.mark.rule("FIEF-WIN-02", "FIEF-WIN-03", "FIEF-MARRY-10")
def test_everybody_claims_alone_and_allies_together():
    """In turn order; each with crowns, fiefs, and all that is missing."""
    state = realm({"Rouge": "Arnaud", "Bleu": "Philippe"}, COUPLE)
    anne, bruno, chloe, pair = victory.claims(state)
    assert anne == (
        (ANNE,), "FIEF-WIN-02", ARNAUD, None, (title("Rouge"),), {"fief": 2},
    )  # fmt: skip
    assert bruno == (
        (BRUNO,), "FIEF-WIN-02", None, ISABELLE, (title("Bleu"),), {"fief": 2},
    )  # fmt: skip
    assert chloe == (
        (CHLOE,), "FIEF-WIN-02", None, None, (), {"crown": 1, "fief": 3},
    )  # fmt: skip
    both = (title("Rouge"), title("Bleu"))
    assert pair == (
        (ANNE, BRUNO), "FIEF-WIN-03", ARNAUD, ISABELLE, both, {"fief": 2},
    )  # fmt: skip
    assert not any(one.won or one.near for one in (anne, bruno, chloe, pair))
    assert victory.facts_of(pair) == {
        "players": [ANNE, BRUNO],
        "king": ARNAUD,
        "queen": ISABELLE,
        "fiefs": list(both),
        "missing": [{"what": "fief", "count": 2}],
        "won": False,
        "near": False,
        "rule": "FIEF-WIN-03",
    }


@pytest.mark.rule("FIEF-WIN-02", "FIEF-WIN-03")
@pytest.mark.parametrize(
    ("missing", "won", "near"),
    [
        ({}, True, False),
        ({"fief": 1}, False, True),
        ({"crown": 1}, False, True),
        ({"fief": 2}, False, False),
        ({"king": 1, "fief": 1}, False, False),
    ],
)
def test_one_step_away_is_near(missing, won, near):
    """A crown or a fief; not both, and not two fiefs."""
    claim = victory.Claim((ANNE,), victory.SOLO, None, None, (), missing)
    assert (claim.won, claim.near) == (won, near)


@pytest.mark.rule("FIEF-WIN-03", "FIEF-WIN-02")
def test_a_pair_lacks_king_and_queen_apart():
    """A single family lacks any crown; more fiefs than needed lack nothing."""
    wed = "".join(
        fact(lord(one), "spouse", lord(other))
        for one, other in (("Arnaud", "Isabelle"), ("Isabelle", "Arnaud"))
    )
    state = realm(THREE | {"Or": "Arnaud"}, wed)
    anne, *_, pair = victory.claims(state)
    assert (anne.missing, pair.missing) == ({"crown": 1}, {"king": 1, "queen": 1})
    queened = realm(THREE | {"Or": "Arnaud"}, wed + queen("Isabelle"))
    *_, pair = victory.claims(queened)
    assert (pair.missing, pair.queen) == ({"king": 1}, ISABELLE)


@pytest.mark.rule("FIEF-WIN-01", "FIEF-WIN-04")
@pytest.mark.ruling("FIEF-AMB-76")
@pytest.mark.parametrize("tie", ["all", "solo_first"])
def test_a_victory_is_told_claim_by_claim(tie):
    """The winners in the order of the seats, and the rule of the first claim."""
    state = realm(SHARED, COUPLE, house={"win.tie": tie})
    outcome = victory.end_of_turn(state, Table())
    assert outcome.result["victory"] == {
        "winners": [ANNE, BRUNO],
        "turn": 3,
        "claims": [victory.facts_of(victory.claims(state)[-1])],
    }
    ((note),) = outcome.warnings
    assert (note["key"], note["rule"], note["facts"]) == (
        "fief.victory_pair", "FIEF-WIN-03", {"players": [ANNE, BRUNO], "fiefs": 4},
    )  # fmt: skip
    because = Because("FIEF-WIN-03")
    assert outcome.effects == [
        Change(CAMPAIGN, "over", None, 3, because),
        Change(CAMPAIGN, "winners", None, (ANNE, BRUNO), because),
    ]
    alone = realm(THREE, king("Arnaud"), house={"win.tie": tie})
    ((note),) = victory.end_of_turn(alone, Table()).warnings
    assert (note["key"], note["facts"]) == (
        "fief.victory", {"players": [ANNE], "fiefs": 3},
    )  # fmt: skip
    nobody = realm({}, king("Arnaud"), house={"win.tie": tie})
    assert victory.end_of_turn(nobody, Table()) is None


@pytest.mark.rule("FIEF-WIN-04")
@pytest.mark.ruling("FIEF-AMB-75", "FIEF-AMB-77")
def test_what_is_due_once_somebody_has_won_or_is_about_to():
    """One reminder or the other; in a points game played to its end, none."""
    state = realm(THREE, king("Arnaud"))
    assert list(victory.due_over(state)) == []
    winning = {"code": "winning", "rule": "FIEF-WIN-02", "players": [ANNE]}
    assert list(victory.due_at_end(state)) == [winning]
    near = realm(THREE)
    (told,) = victory.due_at_end(near)
    assert told == {
        "code": "near", "what": "crown", "rule": "FIEF-WIN-02", "players": [ANNE],
    }  # fmt: skip
    assert list(victory.due_at_end(realm(THREE, house=PLAYED))) == []
    state.apply(victory.ended(state, (ANNE,), "FIEF-WIN-02"))
    assert victory.is_over(state)
    won = {"code": "won", "rule": "FIEF-WIN-04", "players": [ANNE], "turn": 3}
    assert (list(victory.due_over(state)), list(victory.due_at_end(state))) == (
        [won],
        [],
    )


@pytest.mark.ruling("FIEF-AMB-75")
@pytest.mark.parametrize(
    ("house", "expected"),
    [
        ({}, False),
        (PLAYED, True),
        (PLAYED | {"points.normal_victory": True}, False),
        ({"points.normal_victory": False}, False),
    ],
)
def test_only_a_points_game_is_played_on(house, expected):
    """Unless its house rule says that a victory ends it."""
    assert victory.plays_on(realm(house=house)) is expected


# Points -------------------------------------------------------------------------------


def table(more="", *, money=None, house=None, **head):
    """A points game; Anne's Arnaud is Duke, Bruno's Philippe has no card."""
    people = person("Arnaud", "Anne", "Val", titles=["Rouge"])
    people += person("Philippe", "Bruno", "Val") + person("Eric", "Chloé", "Val")
    head.setdefault("phase", "negotiations")
    return position(
        LAND + people + more, money=money, house=PLAYED | (house or {}), **head
    )


@pytest.mark.rule("FIEF-WIN-08", "FIEF-WIN-09")
@pytest.mark.ruling("FIEF-AMB-75")
def test_each_line_of_a_familys_points():
    """Cash first, then the cards, the highest first, each with its lord."""
    more = person("Henry", "Anne", "Val", bishop="Sigy", cardinal=True, prince=True)
    more += person("Roland", "Anne", "Val", king=True, titles=["Bleu"])
    state = table(more, money={"Anne": 1250})
    (cash, *cards) = points.lines(state, ANNE)
    assert cash == {"what": "cash", "money": 1250, "points": 20, "rule": "FIEF-WIN-08"}
    assert [(one["what"], one["lord"], one.get("title")) for one in cards] == [
        ("duke", ARNAUD, title("Rouge")),
        ("king", lord("Roland"), None),
        ("count", lord("Roland"), title("Bleu")),
        ("bishop", lord("Henry"), None),
        ("prince", lord("Henry"), None),
        ("cardinal", lord("Henry"), None),
    ]
    assert [one["points"] for one in cards] == [50, 50, 40, 20, 10, 10]
    assert points.points(state, ANNE) == 200
    assert points.points(state, BRUNO) == 0


@pytest.mark.ruling("FIEF-AMB-75")
def test_what_is_set_aside_is_added_to_the_cash_before_it_is_counted():
    """Of all the family's captives; the line says so."""
    more = person("Henry", "Anne", "Val", prisoner_of="Bruno")
    more += holding("escrow/lord:Henry", "money", 300)
    more += holding("escrow/lord:Philippe", "money", 900)
    state = table(more, money={"Anne": 250}, house={"points.escrow": True})
    assert points.lines(state, ANNE)[0] == {
        "what": "cash", "money": 550, "points": 10, "rule": "fief.points.escrow",
    }  # fmt: skip


@pytest.mark.rule("FIEF-WIN-10")
@pytest.mark.ruling("FIEF-AMB-74")
@pytest.mark.parametrize(
    ("counts", "scoring", "expected"),
    [
        (("5:10", "10:200", "15:30"), "cumulative", 240),
        (("5:10", "10:200", "15:30"), "last", 30),
        ((), "cumulative", 0),
        ((), "last", 0),
    ],
)
def test_earlier_counts(counts, scoring, expected):
    """All of them, or the last; nobody's count before the first is nothing."""
    state = table(house={"points.scoring": scoring})
    state.put(ANNE, "counted", counts or None)
    assert points.total(state, ANNE) == expected
    assert points.counted(state, ANNE) == {
        int(turn): int(sum_) for turn, sum_ in (one.split(":") for one in counts)
    }


@pytest.mark.rule("FIEF-WIN-10", "FIEF-WIN-11")
def test_a_count_and_the_end_are_told_with_their_facts():
    """Who has how much now; then the totals, the winners and their points."""
    state = table(turn=5, money={"Bruno": 500})
    now = {ANNE: 50, BRUNO: 10, CHLOE: 0}
    outcome = points.end_of_turn(state, Table())
    (note,) = outcome.warnings
    assert (note["key"], note["rule"], note["facts"]) == (
        "fief.points_counted", "FIEF-WIN-10", {"turn": 5, "totals": now},
    )  # fmt: skip
    assert outcome.result == {"points": {"turn": 5, "players": now}}
    because = Because("FIEF-WIN-10")
    assert outcome.effects == [
        Change(player, "counted", None, (f"5:{sum_}",), because)
        for player, sum_ in now.items()
    ]
    state.put(CAMPAIGN, "length", 5)
    ended = points.end_of_turn(state, Table())
    assert ended.result["victory"] == {
        "winners": [ANNE], "turn": 5, "totals": now, "claims": [],
    }  # fmt: skip
    assert ended.warnings[1]["facts"] == {"players": [ANNE], "points": 50}
    assert ended.effects[3:] == victory.ended(state, (ANNE,), "FIEF-WIN-11")


@pytest.mark.rule("FIEF-WIN-10", "FIEF-WIN-11", "FIEF-TURN-11")
@pytest.mark.parametrize(
    ("turn", "length", "over", "expected"),
    [
        (6, 6, None, ["victory"]),
        (7, 6, None, ["victory"]),
        (6, 7, None, []),
        (6, None, None, []),
        (5, None, None, ["points"]),
        (5, 5, 5, ["points"]),
        (5, 5, 4, []),
        (5, None, 4, []),
    ],
)
def test_when_points_are_counted_and_when_the_game_ends(turn, length, over, expected):
    """Every fifth turn, and the last; never after the game is over."""
    state = table(turn=turn)
    state.put(CAMPAIGN, "length", length)
    state.put(CAMPAIGN, "over", over)
    outcome = points.end_of_turn(state, Table())
    assert list(outcome.result if outcome else ()) == expected
    assert points.length(state) == length


@pytest.mark.rule("FIEF-WIN-11", "FIEF-TURN-13")
def test_who_is_out_has_no_points_at_the_end():
    """Even if others have none either."""
    state = table(turn=6)
    state.put(CAMPAIGN, "length", 6)
    state.put(title("Rouge"), "holder", PHILIPPE)
    state.put(BRUNO, "out", 5)
    won = points.end_of_turn(state, Table()).result["victory"]
    assert (won["winners"], won["totals"]) == ([ANNE, CHLOE], {ANNE: 0, CHLOE: 0})

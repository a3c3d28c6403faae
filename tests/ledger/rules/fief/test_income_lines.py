"""Line by line: what each village, tax and pension brings, to whom, or why not."""

from __future__ import annotations

import pytest

from ledger.rules.fief.treasury.income import income, taxes_leave
from ledger.rules.fief.treasury.revenue import Line, lines
from ledger.rules.fief.treasury.tithe import Tallage, heir, tallage, tither
from tests.ledger.rules.fief.positions import (
    ANNE,
    BLEU,
    BRUNO,
    CHLOE,
    SIGY,
    at,
    do,
    effect,
    fact,
    holding,
    lord,
    person,
    position,
    refusal,
    title,
    village,
)

COUNTY = village("Beaujeu", "Anne", "Anne.v1=1", building="city", mills=1)
HOLDER = person("Arnaud", "Anne", "Vaux", titles=["Bleu"])
HELD = person("Arnaud", "Anne", "Vaux", titles=["Bleu"], prisoner_of="Chloé")
BISHOP = person("Philippe", "Bruno", "Roc", bishop="Sigy")
TITHE = effect("tithe", diocese="Sigy", player="Bruno")
TALLAGE = effect("tallage", region="Bleu", player="Anne")
ESCROW = "escrow/lord:Arnaud"


def every(more, **house):
    """All lines of a position's income."""
    return list(lines(position(more, house=house)))


@pytest.mark.rule("FIEF-INC-13", "FIEF-INC-14")
@pytest.mark.parametrize(
    ("more", "city", "mill"),
    [
        ("", (ANNE, None, "FIEF-INC-03"), (ANNE, None, "FIEF-INC-05")),
        (
            BISHOP + TITHE,
            (ANNE, None, "FIEF-INC-03"),
            (BRUNO, "tithe", "FIEF-INC-13"),
        ),
        (
            HELD,
            (ESCROW, "frozen", "FIEF-INC-14"),
            (ESCROW, "frozen", "FIEF-INC-14"),
        ),
        (
            HELD + BISHOP + TITHE,
            (ESCROW, "frozen", "FIEF-INC-14"),
            (BRUNO, "tithe", "FIEF-INC-13"),
        ),
        (
            HOLDER + effect("famine", region="Bleu") + BISHOP + TITHE,
            (ANNE, None, "FIEF-INC-03"),
            (None, "famine", "FIEF-INC-12"),
        ),
    ],
)
def test_who_gets_what_a_village_brings(more, city, mill):
    """Owner, bishop or escrow; nobody under a famine. The owner is always told."""
    first, second = every(COUNTY + more)[:2]
    kinds = {line.what: line for line in (first, second)}
    assert [(one.to, one.why, one.rule) for one in (kinds["city"], kinds["mill"])] == [
        city, mill,
    ]  # fmt: skip
    assert {(line.owner, line.where, line.amount, line.number) for line in kinds.values()} == {
        (ANNE, at("Beaujeu"), 200, 1)
    }  # fmt: skip
    assert [line.paid for line in kinds.values()] == [
        200 if line.to else 0 for line in kinds.values()
    ]


@pytest.mark.rule("FIEF-INC-06", "FIEF-INC-07")
@pytest.mark.ruling("FIEF-AMB-13", "FIEF-AMB-14")
@pytest.mark.parametrize(
    ("text", "house", "expected"),
    [
        (village("Lac", None, mills=1), {}, ("nobody", "FIEF-INC-06")),
        (village("Lac", "Anne", mills=1), {}, ("empty", "FIEF-INC-06")),
        (village("Lac", "Anne", "Bruno.v1=1", mills=1), {}, ("empty", "FIEF-INC-06")),
        (village("Lac", "Anne", "Anne.v1=1", mills=1), {}, None),
        (COUNTY + HOLDER + village("Lac", mills=1), {}, None),
        (
            COUNTY + HOLDER + village("Lac", None, "Bruno.v1=1", mills=1),
            {"income.enemy_blocks_village": True},
            ("enemy", "fief.income.enemy_blocks_village"),
        ),
        (
            COUNTY + HOLDER + village("Lac", mills=1),
            {"income.enemy_blocks_village": True},
            None,
        ),
        (
            COUNTY.replace("Anne = ", "Bruno = ").replace('"Anne" = ', '"Bruno" = ')
            + HOLDER
            + village("Lac", mills=1),
            {},
            ("empty_capital", "FIEF-INC-07"),
        ),
    ],
)
def test_why_a_mill_pays_nothing(text, house, expected):
    """Nobody owns it, nobody stands there, or its capital is empty."""
    (mill,) = (one for one in every(text, **house) if one.where == at("Lac"))
    assert ((mill.why, mill.rule) if mill.to is None else None) == expected


@pytest.mark.rule("FIEF-CARD-47", "FIEF-INC-22")
def test_tallage_is_a_line_a_village_with_its_reason():
    """What an enemy keeps away is told, too, as is a card that brings nothing."""
    text = COUNTY + HOLDER + village("Lac", None, "Bruno.v1=1") + TALLAGE
    taxes = [line for line in every(text) if line.what == "tallage"]
    rule = "FIEF-CARD-47"
    assert taxes == [
        *(
            Line(ANNE, "tallage", at(one), 200, rule, owner=ANNE)
            for one in ("Beaujeu", "Mont", "Puy")
        ),
        Line(None, "tallage", at("Lac"), 200, rule, why="enemy", owner=ANNE),
    ]
    (void,) = (line for line in every(TALLAGE) if line.what == "tallage")
    assert void == Line(
        None, "tallage", BLEU, 0, "FIEF-CARD-45", why="no_fief", owner=ANNE
    )


@pytest.mark.rule("FIEF-CARD-48", "FIEF-CARD-71")
@pytest.mark.parametrize(
    ("more", "house", "why", "to"),
    [
        (HOLDER, {}, None, ANNE),
        (HELD, {"prisoner.escrow_all": True}, "frozen", ESCROW),
        ("kept", {}, "heir", BRUNO),
    ],
)
def test_a_tallage_that_goes_to_another_says_why(more, house, why, to):
    """To the escrow of a captive, or to the heir."""
    if more == "kept":
        more = "".join(
            fact(title("Bleu"), name, told)
            for name, told in (
                ("name", "Bleu"),
                ("region", BLEU),
                ("capital", at("Beaujeu")),
                ("keeper", ANNE),
                ("heir", BRUNO),
            )
        )
    taxes = [x for x in every(COUNTY + more + TALLAGE, **house) if x.what == "tallage"]
    assert {(one.to, one.why, one.owner) for one in taxes} == {(to, why, ANNE)}
    assert len(taxes) == 4


@pytest.mark.rule("FIEF-CARD-47", "FIEF-CARD-45", "FIEF-CARD-71")
@pytest.mark.ruling("FIEF-AMB-67")
def test_what_a_tallage_card_brings():
    """Nothing without a card; else its villages, or the reason against it."""
    assert tallage(position(COUNTY + HOLDER), BLEU) is None
    found = tallage(position(COUNTY + HOLDER + TALLAGE), BLEU)
    villages = tuple(map(at, ("Beaujeu", "Lac", "Mont", "Puy")))
    assert found == Tallage(ANNE, ANNE, villages)
    captive = tallage(position(COUNTY + HELD + TALLAGE), BLEU)
    assert captive == Tallage(ANNE, rule="FIEF-CARD-71", why="captive")
    aside = position(COUNTY + HOLDER + TALLAGE + fact(title("Bleu"), "aside", 1))
    assert tallage(aside, BLEU) == Tallage(ANNE, rule="FIEF-AMB-67", why="aside")
    lost = position(COUNTY + HOLDER + TALLAGE)
    lost.put(title("Bleu"), "holder", None)
    lost.put(title("Bleu"), "keeper", BRUNO)
    assert tallage(lost, BLEU) == Tallage(BRUNO, rule="FIEF-CARD-48", why="no_heir")
    lost.put(title("Bleu"), "keeper", None)
    assert tallage(lost, BLEU) == Tallage(ANNE, rule="FIEF-CARD-48", why="no_heir")


@pytest.mark.rule("FIEF-CARD-43", "FIEF-CARD-71")
@pytest.mark.ruling("FIEF-AMB-27")
def test_who_gets_a_tithe():
    """The player whose free bishop has levied it, and still has the see."""
    state = position(BISHOP + TITHE)
    assert (tither(state, SIGY), tither(state, None)) == (BRUNO, None)
    assert tither(position(BISHOP), SIGY) is tither(position(TITHE), SIGY) is None
    captive = BISHOP.replace('"Sigy"', '"Sigy"\nprisoner_of = "Anne"') + TITHE
    assert tither(position(captive), SIGY) is None
    house = {"prisoner.escrow_all": True}
    assert tither(position(captive, house=house), SIGY) == "escrow/lord:Philippe"
    state.put(SIGY, "tithe", CHLOE)
    assert tither(state, SIGY) is None


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-FIEF-31")
@pytest.mark.ruling("FIEF-AMB-122")
def test_who_will_inherit():
    """Who was settled; or whoever rules now, if anybody."""
    state = position("")
    assert heir(state, title("Bleu")) is None
    state.put(title("Bleu"), "heir", CHLOE)
    assert heir(state, title("Bleu")) == CHLOE
    state.put(title("Bleu"), "heir", "crown")
    assert heir(state, title("Bleu")) is None
    rulers = position(
        person("Roland", "Anne", "Lac", king=True)
        + person("Blanche", "Bruno", "Lac", regent=True)
    )
    rulers.put(title("Bleu"), "heir", "crown")
    assert heir(rulers, title("Bleu")) == BRUNO
    rulers.put("campaign", "regent", None)
    assert heir(rulers, title("Bleu")) == ANNE


@pytest.mark.rule("FIEF-INC-19", "FIEF-GRACE-12")
def test_what_is_set_aside_is_told_captive_by_captive():
    """Added now, and held in all, with its notes; free lords have none."""
    more = COUNTY + HELD + holding(ESCROW, "money", 150) + BISHOP
    told = do(position(more), income).result["escrow"]
    notes = {"notes": {"100": 4}, "paper": 0}
    assert told == [{"lord": lord("Arnaud"), "added": 400, "held": 550} | notes]
    assert do(position(COUNTY + HOLDER), income).result["escrow"] == []


@pytest.mark.rule("FIEF-STOCK-06")
@pytest.mark.ruling("FIEF-AMB-37")
def test_a_finite_bank_says_what_it_lacks():
    """What is due, and what is left for it; once paid, the turn is told."""
    king = person("Roland", "Anne", "Roc", king=True)
    state = position(king, money={"Bruno": 22_600}, house={"bank.finite": True})
    assert refusal(do, state, income).facts == {"due": 500, "left": 400}
    again = position(king + fact("campaign", "income", 3))
    assert refusal(do, again, income).facts == {"turn": 3}


@pytest.mark.rule("FIEF-CARD-44", "FIEF-CARD-49")
def test_a_tax_without_its_card_is_forgotten_and_the_others_are_discarded():
    """A mark without a card moves none."""
    state = position(COUNTY + fact("region:Noir", "tallage", ANNE) + TITHE)
    state.apply(taxes_leave(state))
    assert (state.get("region:Noir", "tallage"), state.get(SIGY, "tithe")) == (
        None,
        None,
    )
    assert [state.balance("discard", one) for one in ("tallage", "tithe")] == [0, 1]
    assert taxes_leave(state) == []


@pytest.mark.rule("FIEF-INC-19")
@pytest.mark.parametrize(
    ("phase", "paid", "turn"),
    [
        ("cards", None, 3),
        ("cards", 3, 4),
        ("income", 3, 4),
        ("purchases", None, 4),
        (None, None, 4),
    ],
)
def test_a_forecast_is_of_this_turn_until_its_phase_is_over(phase, paid, turn):
    """It neither pays the turn nor discards its taxes."""
    state = position(COUNTY + HOLDER + TALLAGE)
    state.put("campaign", "phase", phase)
    state.put("campaign", "income", paid)
    outcome = do(state, income, forecast=True)
    (note,) = outcome.warnings
    assert (note["rule"], note["facts"]) == ("FIEF-INC-19", {"turn": turn})
    assert (state.get("campaign", "income"), state.get(BLEU, "tallage")) == (paid, ANNE)
    now = position(COUNTY + HOLDER)
    told = do(now, income, forecast=True)
    assert (told.warnings, now.get("campaign", "income")) == ([], 3)


@pytest.mark.rule("FIEF-INC-14", "FIEF-INC-13", "FIEF-CARD-45")
def test_what_an_owner_does_not_get_is_told_with_its_worth():
    """And with who has it instead: a captive, a bishop, or nobody."""
    text = (
        COUNTY
        + HELD
        + BISHOP
        + TITHE
        + effect("tallage", region="Rouge", player="Anne")
    )
    anne, bruno, _ = do(position(text), income).result["players"]
    told = {one["what"]: one for one in anne["lines"]}
    assert {
        what: (one["amount"], one["worth"], one["to"], one["why"])
        for what, one in told.items()
    } == {
        "city": (0, 200, lord("Arnaud"), "frozen"),
        "mill": (0, 200, BRUNO, "tithe"),
        "tallage": (0, 0, None, "no_fief"),
    }
    (tithe,) = bruno["lines"]
    assert tithe == {
        "what": "tithe",
        "where": at("Beaujeu"),
        "amount": 200,
        "rule": "FIEF-INC-13",
        "count": 1,
        "why": "tithe",
        "of": "mill",
        "from": ANNE,
    }


@pytest.mark.rule("FIEF-INC-21")
@pytest.mark.ruling("FIEF-AMB-82")
@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize(("counters", "why"), [(13, "nobody"), (14, "crowded")])
def test_nobodys_village_is_crowded_by_all(alone, counters, why):
    """There is no owner whose counters could count alone."""
    split = f"Anne.v1=12 Bruno.v1={counters - 12}"
    house = {"variant.crowding": True, "army.count_per_player": alone}
    (mill,) = every(village("Lac", None, split, mills=1), **house)
    assert (mill.to, mill.why) == (None, why)

"""The tables and numbers of the reference cards: from the rules and the house."""

from __future__ import annotations

import pytest

from ledger.rules.common.cards import Phrase, Rows
from ledger.rules.medfan.cards import TABLES, figures
from tests.ledger.rules.medfan.battlefield import campaign

DICE = {"sides": 6, "times": 10, "unit": "#"}
USUAL = {
    "unit": "#",
    "sides": 6,
    "times": 10,
    "cm": 20,
    "buildings": 3,
    "treasures": 5,
    "scored": [8, 9, 10, 11, 12],
    "normal": 6,
    "last": 7,
    "first": 5,
    "most": 5,
    "improvements": 6,
    "size_limit": 0,
    "refund_percent": 0,
    "reduced_percent": 50,
    "per_player": 5,
}
ARMY = {"spells": 1, "more_spells": 3, "all_spells": 4, "more_mages": 1}
PRIZES = {"give": 1, "vacate": 3, "pillage_dice": 2, "block": 1, "transform": 1}
INCOME = {"cache_dice": 4, "guild": 20, "above": 1, "below": 1, "scales": False}
SPOILS = {"percent": 10, "with_one": 20, "with_two": 30}
BEGINNING = {"hoard": 500, "known": 1, "unknown": 4, "late_extra": 0, "rolls": 1}


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("beginning", BEGINNING),
        ("army", ARMY),
        ("powers", ARMY),
        ("prizes", PRIZES),
        ("objectives", PRIZES),
        ("scenarios", {"scenarios": 12, "half": 6, "low": 3}),
        ("capabilities", {"face": 5}),
        ("spoils", SPOILS),
        ("income", INCOME),
        ("settling", INCOME),
        ("winning", {}),
    ],
)
def test_a_card_mentions_the_numbers_of_the_rules(card, more):
    """Those that all cards may use, and its own."""
    assert figures(campaign(), card) == USUAL | more


@pytest.mark.parametrize(
    ("card", "house", "told"),
    [
        ("beginning", {"late_joiner_extra_hoard": 40}, {"late_extra": 40}),
        ("beginning", {"initial_territory_rolls": 2}, {"rolls": 2}),
        ("army", {"battle_size_limit": 300}, {"size_limit": 300}),
        ("army", {"dismissal_refund_percent": 25}, {"refund_percent": 25}),
        (
            "income",
            {"gain_scale": [1, 3]},
            {"guild": 7, "above": 1, "below": 3, "scales": True},
        ),
        ("spoils", {"rare_effects_stack": False}, {"with_one": 20, "with_two": 20}),
        ("spoils", {"blood_altar_mode": "multiply"}, {"with_one": 11, "with_two": 12}),
    ],
)
def test_a_card_mentions_the_numbers_of_the_house(card, house, told):
    """Where a house rule has another than the rules."""
    found = figures(campaign(**house), card)
    assert {key: found[key] for key in told} == told


def faces(first, last):
    """A series of faces."""
    return Phrase("from_to", {"n": first, "first": first, "last": last})


def only(n):
    """A single face."""
    return Phrase("only", {"n": n, "first": n, "last": n})


@pytest.mark.rule("MED-SURV-02", "MED-SURV-07", "MED-SURV-08")
def test_the_card_of_fates():
    """Three tables side by side."""
    assert TABLES["fates"](campaign()) == Rows(
        ("fate", "with_base", "with_one", "with_both"),
        [
            ("ready", only(1), faces(1, 2), faces(1, 2)),
            ("misses_next", faces(2, 3), faces(3, 4), faces(3, 5)),
            ("lost", faces(4, 6), faces(5, 6), only(6)),
        ],
    )


@pytest.mark.rule("MED-LENGTH-03", "MED-LENGTH-04", "MED-LENGTH-05")
def test_the_card_of_the_last_turn():
    """The last one ends by itself."""
    assert TABLES["last_turn"](campaign()) == Rows(
        ("turn", *(Phrase("only", {"n": turn}) for turn in (5, 6, 7))),
        [("ends_on", faces(5, 6), faces(3, 6), "every")],
    )


@pytest.mark.rule("MED-TERR-11", "MED-TERR-15")
def test_the_card_of_capabilities():
    """The first die gives the column, the second the line."""
    kinds = (("unique", 1, 1), ("rare", 2, 3), ("common", 4, 6))
    heads = (Phrase(f"kind_{k}", {"first": a, "last": b}) for k, a, b in kinds)
    assert TABLES["capabilities"](campaign()) == Rows(
        ("die", *heads),
        [
            (1, "mercenary_camp", "blood_altar", "casino"),
            (2, "tavern", "thieves_guild", "prosperous_holding"),
            (3, "training_ground", "treasure_cache", "holding"),
            (4, "labyrinth", "smugglers_den", "holding"),
            (5, "council_or_academy", "volcanic_mine", "poor_holding"),
            (6, "house_of_healers", "refugee_camp", "wasteland"),
        ],
    )


@pytest.mark.rule("MED-ARMY-06", "MED-TERR-27", "MED-TERR-29")
def test_the_cards_of_roles_and_points():
    """One of each role; two may have more. A wounded chief is worth nothing."""
    assert TABLES["roles"](campaign()) == Rows(
        ("role", "at_most", "more_with"),
        [
            ("general", 1, ""),
            ("chief", 1, Phrase("academy_lifts", {"n": 1})),
            ("healer", 1, ""),
            ("standard_bearer", 1, ""),
            ("mage", 1, Phrase("council_lifts", {"n": 1})),
        ],
    )
    assert TABLES["points"](campaign()) == Rows(
        ("for_each", "killed", "wounded"),
        [("mage", 2, 1), ("general", 2, 1), ("chief", 1, 0)],
    )


@pytest.mark.rule("MED-OBJ-02", "MED-BATTLE-02", "MED-ADV-02")
def test_the_cards_of_what_a_die_names():
    """Objectives with their prizes, scenarios, and characteristics."""
    rows = TABLES["objectives"](campaign())
    assert rows.heads == ("die", "objective", "winner")
    prizes = {
        "expansion": {"gain": 2},
        "invasion": {"steal": 1},
        "all_or_nothing": {"steal": 2},
        "raid": {"vacate": 3},
        "pillage": {"dice": 2, "block": 1},
        "destruction": {"transform": 1, "into": "refugee_camp"},
    }
    dice = {"sides": 6, "times": 10}
    assert rows.rows == [
        (face, one, Phrase(f"won_{one}", prize | dice))
        for face, (one, prize) in enumerate(prizes.items(), 1)
    ]
    rows = TABLES["scenarios"](campaign())
    assert rows.heads == ("number", "scenario", "wins")
    assert rows.rows[0] == (1, "pitched_battle", "by_pitched_battle")
    assert rows.rows[11] == (12, "loot", "by_loot")
    assert len(rows.rows) == 12
    assert TABLES["characteristics"](campaign()) == Rows(
        ("die", *(Phrase("only", {"n": face}) for face in range(1, 7))),
        [("improves", "movement", "melee", "shooting", "defence", "mental", "life")],
    )


@pytest.mark.rule("MED-INC-02", "MED-INC-09", "MED-INC-10", "MED-INC-12")
def test_the_card_of_income():
    """Every kind that pays or costs; the Altar and the unique ones do neither."""

    def money(n):
        return Phrase("money", {"n": n, "unit": "#"})

    two = DICE | {"dice": 2}
    assert TABLES["income"](campaign()) == Rows(
        ("territory", "brings", "on_double"),
        [
            ("casino", Phrase("rolled", two | {"plus": 0}), "casino_pay"),
            ("prosperous_holding", money(60), ""),
            ("holding", money(40), ""),
            ("poor_holding", money(20), ""),
            ("wasteland", "none", ""),
            ("thieves_guild", Phrase("stolen", {"n": 20, "unit": "#"}), ""),
            ("treasure_cache", Phrase("found_once", DICE | {"dice": 4}), ""),
            (
                "smugglers_den",
                Phrase("rolled", two | {"plus": 0}),
                "leaves_poor_holding",
            ),
            (
                "volcanic_mine",
                Phrase("rolled_plus", two | {"plus": 30}),
                "leaves_wasteland",
            ),
            ("refugee_camp", Phrase("costs", {"n": 10, "unit": "#"}), ""),
        ],
    )
    state = campaign(casino_double="no_gain", gain_scale=[1, 3])
    rows = {row[0]: row[1:] for row in TABLES["income"](state).rows}
    assert rows["casino"][1] == "casino_no_gain"
    assert rows["holding"] == (money(14), "")
    assert rows["thieves_guild"][0].facts["n"] == 7
    assert rows["refugee_camp"] == (Phrase("costs", {"n": 4, "unit": "#"}), "")


@pytest.mark.rule("MED-SHOP-02", "MED-SHOP-03")
@pytest.mark.parametrize(("needed", "opened"), [(True, "with_it"), (False, "always")])
def test_the_card_of_purchases(needed, opened):
    """Improvements need their territory, unless the house says otherwise."""
    state = campaign(improvements_need_territory=needed)
    assert TABLES["purchases"](state) == Rows(
        ("purchase", "without", "cheaper_with"),
        [
            ("buy_troop", "always", "mercenary_camp"),
            ("buy_hero", "always", "tavern"),
            ("improve_troop", opened, "training_ground"),
            ("improve_hero", opened, "labyrinth"),
        ],
    )


@pytest.mark.rule("MED-TERR-26", "MED-TERR-31")
def test_the_card_of_powers():
    """The unique territories, the Academy, and the Altar."""
    places = (
        *("mercenary_camp", "tavern", "training_ground", "labyrinth"),
        *("council_of_archmages", "house_of_healers", "military_academy"),
        "blood_altar",
    )
    assert TABLES["powers"](campaign()) == Rows(
        ("territory", "owner_has"),
        [(place, Phrase(f"power_{place}", ARMY | SPOILS)) for place in places],
    )

"""The whole sequence after a battle, in the printed order or step by step."""

from __future__ import annotations

import pytest

from ledger.dice import Hand
from ledger.errors import Misuse, Refused
from ledger.rules.medfan import after as sequence
from ledger.rules.medfan import offering
from ledger.rules.medfan.land import owned_by
from ledger.rules.medfan.roster import ready
from ledger.table import Table
from tests.ledger.rules.medfan.battlefield import (
    ANA,
    BO,
    CY,
    Battle,
    after,
    campaign,
    figure,
    hidden,
    land,
    money,
    rich,
    table,
)
from tests.said import by_names


def play(state, answers, battle=None, until=None):
    """Carries out the sequence on this very state; gives the outcome."""
    outcome = after(state, answers, battle, until)
    answers.close()
    state.apply(outcome.effects)
    return outcome


def beaten(*dead, winner="Ana", objectives=(), fled=()):
    """Ana fought Bo."""
    return Battle(winner, "Ana", "Bo", dead, fled, objectives)


@pytest.fixture
def full():
    """The full example: Ana beats Bo, Invasion against All or Nothing."""
    state = rich(rich(campaign(), ANA, 20), BO, 35)
    land(state, ANA, "blood_altar", "holding")
    land(state, BO, "casino", "refugee_camp", "poor_holding")
    figure(state, ANA, "Axa", 60)
    figure(state, BO, "Urs", 137)
    figure(state, BO, "Hal", role_healer=1)
    return state


FULL = beaten("Ana:Axa", "Bo:Urs", objectives=("Ana:invasion", "Bo:all_or_nothing"))
# Survival of Axa and Urs; the Casino of three, the Poor Holding of two; the Casino.
DICE = (2, 2, 1, 2, 5, 2)


@pytest.mark.rule(
    "MED-SEQ-01",
    "MED-SEQ-02",
    "MED-SEQ-03",
    "MED-SEQ-04",
    "MED-SPOILS-02",
    "MED-SPOILS-04",
    "MED-OBJ-14",
    "MED-INC-01",
)
def test_the_full_example(full):
    """Spoils 28 and 6; Axa rests, Urs is ready; income 130 and -10; 4 to 1."""
    told = play(full, table(*DICE), FULL).result
    assert [line["gain"] for line in told["spoils"]] == [28, 6]
    assert [line["table"] for line in told["survival"]] == ["base", "one"]
    fates = [line["figures"][0]["fate"] for line in told["survival"]]
    assert fates == ["misses_next", "ready"]
    assert [line["total"] for line in told["income"]] == [130, -10]
    assert money(full, ANA, BO) == [178, 31]
    assert [len(owned_by(full, player)) for player in (ANA, BO)] == [4, 1]
    assert [line["territories"] for line in told["standings"]] == [4, 1]
    assert told["hoards"] == {ANA: 178, BO: 31}
    assert (told["next"], told["battle"]) == (None, 1)


@pytest.mark.rule("MED-SEQ-05")
def test_step_by_step_comes_to_the_same(full):
    """The sequence stops after each step, and is resumed the next day."""
    whole = full.copy()
    play(whole, table(*DICE), FULL)
    steps = (
        ("spoils", ()),
        ("survival", (2, 2)),
        ("territories", (1, 2)),
        ("income", (5, 2)),
    )
    battle = FULL
    for step, dice in steps:
        told = play(full, table(*dice), battle, step).result
        done = [key for key in sequence.STEPS if told[key] is not None]
        assert [step] == done
        battle = None
    assert whole == full


@pytest.mark.rule("MED-SEQ-05")
def test_a_step_out_of_order_is_refused(full):
    """Without an open battle, or for another one, steps are refused."""
    cases = [
        (lambda: after(full, table(), None), "medfan.no_aftermath"),
        (lambda: after(full, table(), FULL), "medfan.aftermath_open"),
        (lambda: after(full, table(), None, "spoils"), "medfan.step_done"),
        (lambda: sequence.income(full, table()), "medfan.step_early"),
    ]
    for number, (call, key) in enumerate(cases):
        with pytest.raises(Refused) as refused:
            call()
        assert ("out_of_phase", key) == (refused.value.code, refused.value.key)
        assert refused.value.rule == "MED-SEQ-05"
        if number == 0:
            play(full, table(), FULL, "spoils")


@pytest.mark.rule("MED-SEQ-04")
@pytest.mark.ruling("MED-AMB-SURV-4")
def test_what_is_captured_comes_too_late_for_spoils_and_survival():
    """Bo's House of Healers and Blood Altar are stolen after Ana's rolls."""
    state = campaign()
    land(state, BO, "house_of_healers", "blood_altar")
    figure(state, ANA, "Axa", 100)
    figure(state, BO, "Urs", 100)
    battle = beaten("Ana:Axa", "Bo:Urs", objectives=("Ana:all_or_nothing",))
    told = play(state, table(2, 2), battle).result
    assert [line["gain"] for line in told["spoils"]] == [10, 20]
    assert [line["table"] for line in told["survival"]] == ["base", "one"]
    assert len(owned_by(state, ANA)) == 2


@pytest.mark.rule("MED-SEQ-06", "MED-OBJ-13")
def test_a_camp_made_by_destruction_owes_its_upkeep_at_once():
    """Twenty-five less ten are paid; the Holding pays nothing any more."""
    state = rich(campaign(), BO, 25)
    land(state, BO, "holding")
    play(state, table(), beaten(objectives=("Ana:destruction",)))
    assert money(state, BO) == [15]


@pytest.mark.rule("MED-OBJ-12", "MED-INC-17")
def test_a_pillaged_territory_pays_nothing_in_this_sequence():
    """The territory is in use again for the next battle."""
    state = campaign()
    land(state, BO, "prosperous_holding")
    play(state, table(1, 1), beaten(objectives=("Ana:pillage",)))
    assert money(state, BO) == [0]
    play(state, table(), beaten(objectives=("Ana:raid",), winner="draw"))
    assert money(state, BO) == [60]


@pytest.mark.rule("MED-BATTLE-33")
@pytest.mark.ruling("MED-AMB-OBJ-7")
@pytest.mark.parametrize(("applies", "left"), [(False, 1), (True, 0)])
def test_a_draw_applies_no_objective_but_by_house_rule(applies, left):
    """Spoils and income are as usual."""
    state = campaign(draw_applies_objectives=applies)
    land(state, BO, "holding")
    objectives = ("Ana:raid", "Bo:raid")
    play(state, table(), beaten(winner="draw", objectives=objectives))
    assert left == len(owned_by(state, BO))


@pytest.mark.rule("MED-SURV-09", "MED-SPOILS-09")
def test_who_must_rest_misses_one_battle_of_the_owner():
    """A figure rests in the second battle, fights in the third; wounded ones do not."""
    state = campaign("Ana", "Bo", "Cy")
    axa, unhurt = figure(state, ANA, "Axa"), figure(state, ANA, "Art")
    first = figure(state, ANA, "Ada", rests=1)
    play(state, table(3), beaten("Ana:Axa"))
    assert state.get(first, "rests") is None
    assert [ready(state, f) for f in (axa, unhurt)] == [False, True]
    play(state, table(), Battle("Bo", "Bo", "Cy"))
    assert not ready(state, axa)
    with pytest.raises(Refused) as refused:
        after(state, table(), beaten("Ana:Axa"))
    assert refused.value.rule == "MED-SURV-09"
    play(state, table(), Battle("Ana", "Ana", "Cy"))
    assert ready(state, axa)
    assert state.get(axa, "rests") is None


@pytest.mark.rule("MED-SPOILS-09")
def test_who_was_only_wounded_is_ready_before_any_roll():
    """An eliminated figure needs the roll; spoils and healers are not needed."""
    state = campaign()
    axa, hurt = figure(state, ANA, "Axa"), figure(state, ANA, "Art")
    play(state, table(), beaten("Ana:Axa"), until="spoils")
    assert [ready(state, one) for one in (axa, hurt)] == [False, True]


@pytest.mark.rule("MED-BATTLE-33", "MED-SURV-01", "MED-SURV-10")
@pytest.mark.parametrize(
    ("battle", "code", "key"),
    [
        (Battle("Ana", "Ana", "Ana"), "rule", "medfan.two_sides"),
        (Battle("Cy", "Ana", "Bo"), "rule", "medfan.not_a_side"),
        (beaten("Cy:Cid"), "rule", "medfan.not_a_side"),
        (beaten("Ana:Axa", "Ana:axa"), "rule", "medfan.fallen_twice"),
        (beaten("Ana:Axa", fled=("Ana:Axa",)), "rule", "medfan.fallen_twice"),
        (beaten("Bo:Axa"), "rule", "medfan.other_army"),
        (beaten("Ana:Old"), "rule", "medfan.figure_gone"),
        (beaten("Ana:Nobody"), "unknown_name", "unknown_name.figure"),
        (beaten("Axa"), "usage", "medfan.of_player"),
        (beaten(objectives=("Ana:glory",)), "unknown_name", "unknown_name.objective"),
    ],
)
def test_what_cannot_have_happened_is_refused(battle, code, key):
    """A figure of the wrong army, a lost one and a repeated one are refused."""
    state = campaign("Ana", "Bo", "Cy")
    figure(state, ANA, "Axa")
    figure(state, ANA, "Old", retired=1)
    figure(state, CY, "Cid")
    with pytest.raises((Refused, Misuse)) as refused:
        after(state, table(), battle)
    assert (code, key) == (refused.value.code, refused.value.key)


@pytest.mark.rule("MED-BATTLE-14")
def test_a_rescue_has_no_draw():
    """In any case other than success the defender wins."""
    state = campaign("Ana", "Bo", "Cy")
    state.put("campaign", "scenario", "rescue")
    found = []
    for winner in ("draw", "Cy"):
        with pytest.raises(Refused) as refused:
            after(state, table(), beaten(winner=winner))
        found.append(refused.value.rule)
    assert found == ["MED-BATTLE-14", "MED-BATTLE-33"]
    assert after(state, table(ruled=True), beaten(winner="draw"))
    assert after(state, table(), beaten(winner="Bo"))


@pytest.mark.ruling("MED-AMB-SPOILS-5")
@pytest.mark.parametrize(("counts", "spoils"), [(False, 0), (True, 5)])
def test_who_fled_is_eliminated_only_by_house_rule(counts, spoils):
    """Urs left the table."""
    state = campaign(fled_counts_as_eliminated=counts)
    figure(state, BO, "Urs", 50)
    told = play(state, table(*[1] * counts), beaten(fled=("Bo:Urs",))).result
    assert spoils == told["spoils"][0]["gain"]


@pytest.mark.rule("MED-WIN-07", "MED-WIN-08")
@pytest.mark.ruling("MED-AMB-WIN-4")
@pytest.mark.parametrize(
    ("tested", "hoard", "over"),
    [("after_sequence", 0, False), ("after_sequence", 10, True), ("at_once", 0, True)],
)
def test_the_end_is_tested_when_the_sequence_is_through(tested, hoard, over):
    """Six of ten decide after the territory step; income may lose the camp."""
    state = rich(campaign(territory_goal_tested=tested), ANA, hoard)
    land(state, ANA, "refugee_camp", *["blood_altar"] * 4)
    land(state, BO, *["wasteland"] * 5)
    state.put("campaign", "goal_half", 1)
    outcome = play(state, table(1), beaten(objectives=("Ana:invasion",)))
    assert over == outcome.result["over"]
    assert (1 if over else None) == state.get("campaign", "over")
    assert "medfan.goal_reached" in [told["key"] for told in outcome.warnings]
    if over:
        with pytest.raises(Refused) as refused:
            after(state, table(), beaten())
        assert refused.value.rule == "MED-WIN-08"


@pytest.mark.rule("MED-WIN-07")
@pytest.mark.parametrize("tested", ["after_sequence", "at_once"])
def test_who_does_not_reach_the_goal_ends_nothing(tested):
    """Five of ten are not more than half at any test."""
    state = campaign(territory_goal_tested=tested)
    land(state, ANA, *["blood_altar"] * 4)
    land(state, BO, *["wasteland"] * 6)
    state.put("campaign", "goal_half", 1)
    outcome = play(state, table(1), beaten(objectives=("Ana:invasion",)))
    assert (outcome.result["over"], state.get("campaign", "over")) == (False, None)
    assert "medfan.goal_reached" not in [told["key"] for told in outcome.warnings]


@pytest.mark.rule("MED-INC-01")
@pytest.mark.ruling("MED-AMB-INC-12")
def test_income_alone_is_paid_once_a_turn():
    """Every player is paid; a second time in the same turn is refused."""
    state = campaign("Ana", "Bo", "Cy")
    land(state, ANA, "holding")
    land(state, CY, "poor_holding")
    outcome = sequence.income(state, table())
    state.apply(outcome.effects)
    assert [line["total"] for line in outcome.result["players"]] == [40, 0, 20]
    with pytest.raises(Refused) as refused:
        sequence.income(state, table())
    assert refused.value.code == "out_of_phase"
    state.put("campaign", "turn", 2)
    state.apply(sequence.income(state, table()).effects)
    assert money(state, ANA, BO, CY) == [80, 0, 40]


@pytest.mark.ruling("MED-AMB-INC-7")
def test_without_a_battle_somebody_says_whom_a_guild_steals_from():
    """With more than two players, `against` or a choice is needed."""
    state = rich(rich(campaign("Ana", "Bo", "Cy"), BO, 50), CY, 50)
    land(state, ANA, "thieves_guild")
    for answers, against in ((table(), "Cy"), (table(**{"against.Ana": "Cy"}), None)):
        played = state.copy().apply(
            by_names(sequence.income, state, state, answers, against).effects
        )
        assert money(played, ANA, BO, CY) == [20, 50, 30]


@pytest.mark.ruling("MED-AMB-INC-12")
def test_by_house_rule_income_is_paid_by_the_turn():
    """The sequence pays nothing; every player is paid once a turn."""
    state = campaign(income_per="campaign_turn")
    land(state, BO, "holding")
    told = play(state, table(), beaten(objectives=("Ana:expansion",))).result
    assert (told["income"], money(state, BO)) == ([], [0])
    state.apply(sequence.income(state, table()).effects)
    assert money(state, BO) == [40]


class _Found(Table):
    """A table with fixed dice for a Treasure Cache, and seeded names."""

    def __init__(self, *treasure):
        super().__init__(throw=Hand(3), how="seeded")
        self.faces = {
            "capability.general": (2,),
            "capability.rare": (3,),
            "treasure": treasure,
        }

    def roll(self, who, why, die, count):
        """The fixed faces, or random ones for a name."""
        return self.faces.get(why) or super().roll(who, why, die, count)


@pytest.mark.rule("MED-INC-09", "MED-TERR-34", "MED-OBJ-15")
@pytest.mark.ruling("MED-AMB-INC-4")
@pytest.mark.parametrize(
    ("dice", "pays_at_once", "hoard"),
    [
        ((3, 4, 5, 6), True, 200),
        ((1, 1, 1, 1), True, 60),
        ((3, 4, 5, 6), False, 180),
    ],
)
def test_a_cache_that_is_captured_pays_and_is_a_poor_holding(dice, pays_at_once, hoard):
    """The cache pays once; then it pays twenty, by a house rule not in this phase."""
    state = campaign(cache_pays_poor_same_phase=pays_at_once)
    (cache,) = hidden(state, 1)
    battle = beaten(objectives=("Ana:expansion",))
    play(state, _Found(*dice), battle)
    assert (
        state.get(cache, "capability"),
        state.get(cache, "owner"),
    ) == ("poor_holding", ANA)
    assert [hoard] == money(state, ANA)
    play(state, table(), Battle("draw", "Ana", "Bo"))
    assert [hoard + 20] == money(state, ANA)


def test_unknown_territories_are_offered_by_their_places():
    """They have no names yet; each is one of as many as there are."""
    state = campaign()
    hidden(state, 3)
    assert offering.unknown(state) == ["1", "2", "3"]

"""A bishop speaks to the rebels: points of conviction, the die, the result."""

from __future__ import annotations

import pytest

from ledger.rules.fief.families import lords
from ledger.rules.fief.families.calming import calm
from ledger.rules.fief.fiefs import fiefs_of
from ledger.rules.fief.forces import counters
from ledger.rules.fief.possible import possible
from ledger.rules.fief.turn.clock import done
from ledger.rules.fief.turn.eliminating import eliminated
from ledger.rules.fief.turn.reminders import due
from ledger.rules.fief.war.fighting import battle
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    lord,
    person,
    position,
    refused,
    title,
    village,
)

BAND = effect("revolt", player="Chloé", at="Vaux") + holding("rebels", "v3", 2)
BISHOP = person("Philippe", "Bruno", "Vaux", bishop="Sigy")
BISHOP += person("Charles", "Bruno", "Lac") + person("Arnaud", "Anne", "Lac")
PURSE = {"Bruno": 1500}


def parish(more="", bishop=BISHOP, **head):
    """Rebels are in Vaux with Bishop Philippe, as the combat phase begins."""
    return position(BAND + bishop + more, **{"phase": "combat", "money": PURSE, **head})


def tries(state, bought=0, *, die=4, **more):
    """Bishop Philippe speaks."""
    return do(state, calm, "Philippe", bought, dice=[die], **more).result


def why(state, who="Philippe", bought=0):
    """The key and rule of the refusal."""
    return refused(state, calm, who, bought)[1:]


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-REVOLT-19", "FIEF-CARD-17", "FIEF-CARD-33")
@pytest.mark.parametrize(
    ("die", "bought", "cost", "calmed"),
    [(4, 0, 0, True), (3, 0, 0, False), (2, 2, 1000, True), (1, 2, 1000, False),
     (1, 3, 1500, True)],
)  # fmt: skip
def test_four_or_more_calm_them(die, bought, cost, calmed):
    """TV-REVOLT-02: the points are paid to the bank, whatever the die shows."""
    state = parish()
    bank = state.balance("bank", "money")
    told = tries(state, bought, die=die)
    assert (told["calmed"], told["cost"], told["total"]) == (calmed, cost, die + bought)
    assert state.balance("bank", "money") - bank == cost
    assert state.balance(BRUNO, "money") == 1500 - cost
    assert state.get(lord("Philippe"), "discarded") == (None if calmed else 1)


@pytest.mark.rule("FIEF-REVOLT-19")
@pytest.mark.parametrize("bought", range(4))
def test_the_chance_is_told(bought):
    """Three faces of six do without a point, and all of them with three."""
    told = tries(parish(), bought)
    assert told["chance"] == {"ways": 3 + bought, "of": 6}


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-REVOLT-20", "FIEF-STOCK-04")
def test_the_revolt_is_over():
    """The rebels go to the treasurer, the card is discarded, and nobody leads it."""
    state = parish(fact("campaign", "revolt_since", 2))
    told = tries(state)
    assert (told["rebels"], counters(state, "rebels")) == (6, {})
    assert counters(state, "stock/rebels") == {"v1": 3, "v3": 3, "v6": 1}
    lie = [state.balance(where, "revolt") for where in ("table", "discard")]
    assert (lie, [f for f in state.facts[CAMPAIGN] if f.startswith("revolt")]) == (
        [0, 1],
        [],
    )


@pytest.mark.ruling("FIEF-AMB-119")
def test_captives_of_the_rebels_go_free():
    """The captives stay in the same place."""
    state = parish(person("Henry", "Anne", "Vaux", prisoner_of="rebels"))
    told = tries(state)
    assert (told["freed"], lords.captor(state, lord("Henry"))) == (
        [lord("Henry")],
        None,
    )


CITY = village("Vaux", building="city") + village("Roc")
CITY += person("Othon", "Anne", "Lac", titles=["Rouge"])


def held(*took, **head):
    """Rebels hold Vaux, the capital of Rouge, or have taken it before."""
    state = parish(CITY, **head)
    for field, value in (("holder", None), ("aside", 1)):
        state.put(title("Rouge"), field, value)
    if took:
        state.put(CAMPAIGN, "revolt_took", took)
    return state


@pytest.mark.rule("FIEF-REVOLT-20", "FIEF-FIEF-23")
@pytest.mark.ruling("FIEF-AMB-67")
def test_the_fief_of_a_city_that_rebels_hold_goes_to_the_bishop():
    """The title card is given to him."""
    state = held()
    told = tries(state)
    assert (told["fiefs"], fiefs_of(state, BRUNO)) == ([title("Rouge")],) * 2
    assert state.get(title("Rouge"), "holder") == lord("Philippe")


@pytest.mark.ruling("FIEF-AMB-133")
@pytest.mark.parametrize("took", [True, False])
def test_so_does_one_that_they_took_and_left(took):
    """A title that waits for another reason does not."""
    state = held(*([title("Rouge")] if took else ["title:Noir"]))
    state.put(CAMPAIGN, "revolt_at", at("Roc"))
    state.put(lord("Philippe"), "at", at("Roc"))
    told = tries(state)
    assert told["fiefs"] == ([title("Rouge")] if took else [])


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-LORD-05")
def test_a_stoned_bishop_is_dead_with_all_that_follows():
    """A dead bishop's titles stay in the family; his see goes, and rebels are alone."""
    more = village("Vaux", mills=2) + village("Mont", "Bruno", building="city")
    bishop = BISHOP.replace('bishop = "Sigy"', 'bishop = "Sigy"\ntitles = ["Bleu"]')
    state = parish(more, bishop)
    told = tries(state, die=1)
    assert (told["death"]["cause"], told["death"]["bishop"]) == (
        "revolt",
        "diocese:Sigy",
    )
    assert state.get(title("Bleu"), "holder") == lord("Charles")
    assert state.get("diocese:Sigy", "bishop") is None
    assert state.balance(at("Vaux"), "mill") == 0
    assert counters(state, "rebels") == {"v3": 2}


def test_it_is_told_that_a_stoned_bishop_was_the_last_of_a_family_with_a_fief():
    """Somebody else of his family would have had it."""
    bishop = person("Philippe", "Bruno", "Vaux", bishop="Sigy", titles=["Bleu"])
    city = village("Mont", "Bruno", building="city")
    state = parish(city, bishop + person("Arnaud", "Anne", "Lac"))
    stoned = do(state, calm, "Philippe", 0, dice=[1])
    assert keys(stoned) == ["fief.extinct"]


# Who may speak, and when ------------------------------------------------------------


@pytest.mark.rule("FIEF-REVOLT-18")
def test_only_a_bishop_in_their_village_may_try():
    """Other lords, bishops elsewhere and places without rebels are refused."""
    state = parish()
    state.put(lord("Charles"), "at", at("Vaux"))
    assert why(state, "Charles") == ("fief.calm_no_bishop", "FIEF-REVOLT-18")
    state.put(lord("Philippe"), "at", at("Lac"))
    assert why(state) == ("fief.calm_elsewhere", "FIEF-REVOLT-18")
    peace = position(BISHOP, phase="combat")
    assert why(peace) == ("fief.no_rebels", "FIEF-REVOLT-18")


@pytest.mark.ruling("FIEF-AMB-68")
def test_a_captive_bishop_cannot_try():
    """A captive speaks to nobody."""
    state = parish()
    state.put(lord("Philippe"), "captor", ANNE)
    assert why(state) == ("fief.calm_captive", "FIEF-AMB-68")


@pytest.mark.rule("FIEF-REVOLT-19")
def test_points_that_nobody_can_pay():
    """Four points cost 2000."""
    assert refused(parish(), calm, "Philippe", 4) == (
        "not_enough",
        "fief.conviction_money",
        "FIEF-REVOLT-19",
    )


@pytest.mark.ruling("FIEF-AMB-68")
@pytest.mark.parametrize("phase", ["cards", "income", "movement", "combat"])
def test_bishops_speak_in_the_phase_of_battles(phase):
    """The house rules may name another phase."""
    state = parish(phase=phase)
    if phase != "combat":
        assert why(state) == ("fief.phase", "FIEF-AMB-68")
        number = {"cards": 1, "income": 2, "movement": 4}[phase]
        state = parish(phase=phase, house={"revolt.bishop_phase": number})
    assert tries(state)["calmed"]


@pytest.mark.ruling("FIEF-AMB-68")
def test_he_speaks_at_the_start_of_his_players_turn():
    """A later player's act, or a fight of his own player's, comes too late."""
    late = parish()
    late.put("player:Chloé", "acted_combat", late.turn)
    assert why(late) == ("fief.calm_late", "FIEF-AMB-68")
    fought = parish(village("Lac", "Bruno", "Bruno.v6=1"))
    do(fought, battle, "Lac", ["Bruno"], ["Anne"], dice=(6, 6, 1))
    assert why(fought) == ("fief.calm_late", "FIEF-AMB-68")
    begun = parish()
    do(begun, done, "Anne")
    assert tries(begun)["calmed"]


@pytest.mark.ruling("FIEF-AMB-68")
def test_the_table_is_reminded_of_him_before_the_fight():
    """The reminder needs the right phase and village, and comes only once."""

    def told(state):
        return [one["lords"] for one in due(state) if one["code"] == "calm"]

    state = parish()
    assert told(state) == [[lord("Philippe")]]
    assert told(parish(phase="movement")) == []
    away = person("Philippe", "Bruno", "Lac", bishop="Sigy")
    assert told(parish(bishop=away)) == []
    tries(state, 3, die=1)
    assert told(state) == []


@pytest.mark.ruling("FIEF-AMB-68")
def test_each_bishop_tries_once_a_turn():
    """A second revolt in the same turn does not concern him."""
    state = parish()
    tries(state)
    state.put(CAMPAIGN, "revolt_at", at("Vaux"))
    state.add("rebels", "v1", 1)
    assert why(state) == ("fief.calm_twice", "FIEF-AMB-68")
    state.put(CAMPAIGN, "turn", state.turn + 1)
    assert tries(state)["calmed"]


@pytest.mark.ruling("FIEF-AMB-68")
@pytest.mark.parametrize("storm", [True, False])
def test_the_immediate_fight_comes_first(storm):
    """Bad weather keeps them apart, but lets the bishop speak."""
    more = effect("bad_weather", region="Rouge") if storm else ""
    more += fact("campaign", "revolt_fights", [BRUNO])
    state = parish(more, phase="cards", house={"revolt.bishop_phase": 1})
    if storm:
        assert tries(state)["calmed"]
    else:
        assert why(state) == ("fief.calm_fight_first", "FIEF-AMB-68")


def test_whoever_is_out_does_not_fight_the_rebels_and_the_others_still_do():
    """Nobody is left in the end."""
    state = parish(fact("campaign", "revolt_fights", [BRUNO, "player:Chloé"]))
    state.apply(eliminated(state, BRUNO))
    assert state.words(CAMPAIGN, "revolt_fights") == ("player:Chloé",)
    state.apply(eliminated(state, "player:Chloé"))
    assert state.get(CAMPAIGN, "revolt_fights") is None


# Possible acts ----------------------------------------------------------------------


def asked(state, act, player=BRUNO):
    """The possible acts of one kind for a player."""
    return [may for may in possible(state, player) if may["act"] == act]


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-REVOLT-19")
def test_what_a_bishop_may_do():
    """The points that make it sure or empty the purse are shown, or what is missing."""
    (here,) = asked(parish(), "calm")
    (poor,) = asked(parish(money={"Bruno": 600}), "calm")
    away = parish()
    away.put(lord("Philippe"), "at", at("Lac"))
    (far,) = asked(away, "calm")
    assert (here["now"], here["price"], here["most"], poor["most"]) == (True, 500, 3, 1)
    assert [one["what"] for one in far["missing"]] == ["there"]
    (early,) = asked(parish(phase="income"), "calm")
    assert early["missing"] == []  # except its time, which is given separately
    assert asked(parish(), "calm", ANNE) == []


@pytest.mark.rule("FIEF-REVOLT-06")
def test_a_fight_that_is_due_is_among_what_may_be_done():
    """The leader of the rebels sees it, and so do their enemies."""
    more = fact("campaign", "revolt_fights", [BRUNO])
    state = parish(more, phase="cards")
    found = [
        [may["rule"] for may in asked(state, "battle", player) if may["now"]]
        for player in (ANNE, BRUNO, "player:Chloé")
    ]
    assert found == [[], ["FIEF-REVOLT-06"], ["FIEF-REVOLT-06"]]

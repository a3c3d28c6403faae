"""Mercenaries from the camps, committed to battles on the board."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse
from ledger.questions import Missing
from ledger.rules.fief import camp
from tests.ledger.rules.fief.positions import (
    ANNE,
    CHLOE,
    at,
    keys,
    person,
    village,
)
from tests.ledger.rules.fief.war.armies import camps, escort, extended, siege
from tests.ledger.rules.fief.war.bands import band, owed
from tests.ledger.rules.fief.war.board import comer, fights, refused, waiting

GATE = f"{at('Vaux')}/{at('Bourg')}"
STOP = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
WITH_CHLOE = {**STOP, "truce.1.Chloé": "granted"}


def plague(state):
    """Marks the region as struck by the plague in this turn."""
    state.put("region:Rouge", "plague", state.turn)
    return state


def hired(state, player=ANNE, place=GATE):
    """Mercenaries on the spot, in the camp, and in the general reserve."""
    there = state.balance(f"{place}/{player}", "mercenary")
    return there, camp.waiting(state, player), camp.reserve(state)


@pytest.mark.rule("TAC-MERC-17", "TAC-MERC-18", "TAC-MERC-19", "TAC-MERC-22")
@pytest.mark.rule("TAC-MERC-25", "TAC-MERC-31", "TAC-MERC-02")
def test_they_join_at_the_beginning_and_later():
    """Six points roll one die, seven two; joining is free, and they stay there."""
    state = siege("v1=5", "v6=1", site=None, lords=(1, 0), more=camps(Anne=3, Bruno=1))
    money = state.balance(ANNE, "money")
    stop = {"mercy.2": "truce", "truce.2.Anne": "granted", "truce.2.Bruno": "granted"}
    outcome = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 1, 1, 1, 1, 1),
        choices=stop,
        commits=["Anne:0:1", "Anne:2:1"],
        losses=["soldiers"],
    )
    told, rounds = outcome.result, outcome.result["rounds"]
    assert keys(outcome) == []  # Bruno, who has no lord there, gave no order
    assert [one["attacker"]["points"] for one in rounds] == [7, 8]
    assert told["committed"] == [{"player": ANNE, "count": 1, "plague": 0}]
    assert rounds[1]["committed"] == [{"player": ANNE, "count": 1, "plague": 0}]
    assert hired(state) == (2, 1, 1)
    assert state.balance(ANNE, "money") == money


@pytest.mark.rule("TAC-MERC-17", "TAC-MERC-21")
@pytest.mark.ruling("TAC-AMB-31")
@pytest.mark.parametrize(
    ("commit", "found"),
    [
        ("Chloé:0:1", ("rule", "fief.commit_nobody", "TAC-MERC-17")),
        ("Bruno:0:1", ("rule", "fief.commit_nobody", "TAC-MERC-17")),
        ("Anne:0:3", ("not_enough", "fief.commit_more", "TAC-MERC-21")),
        ("Anne:0", ("usage", "fief.war_parts", None)),
        ("Anne:0:1:1", ("usage", "fief.war_parts", None)),
        ("Anne:0:x", ("usage", "fief.commit_number", None)),
        ("Anne:0:²", ("usage", "fief.commit_number", None)),
        ("Anne:0:10000", ("usage", "fief.commit_number", None)),
    ],
)
def test_who_may_not_commit(commit, found):
    """A lord of an ally or a woman who does not fight is not enough; nor too many."""
    more = person("Isabelle", "Bruno", "Vaux") + waiting("Vaux", "Bourg", "Chloé.v1=2")
    more += camps(Anne=2, Bruno=1, Chloé=1)
    state = siege("v1=1", "v1=1", lords=(1, 0), more=more)
    assert refused(state, "Vaux", "Anne Chloé", "Bruno", commits=[commit]) == found


@pytest.mark.rule("TAC-MERC-17", "TAC-MERC-19")
@pytest.mark.parametrize(("road", "other"), [("Bourg", "Pré"), ("Pré", "Bourg")])
def test_they_stand_beside_a_lord_who_fights(road, other):
    """A place with only women and soldiers will not do; two orders both count."""
    more = comer("Henry", "Anne", "Vaux", road) + comer(
        "Isabelle", "Anne", "Vaux", road
    )
    more += comer("Blanche", "Anne", "Vaux", other) + camps(Anne=3)
    more += waiting("Vaux", road, "Anne.v1=1") + waiting("Vaux", other, "Anne.v1=1")
    state = extended(village("Vaux", "Bruno", "Bruno.v3=1") + more)
    commits = ["Anne:0:1", "Anne:0:2"]
    fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=STOP, commits=commits)
    assert hired(state, place=f"{at('Vaux')}/{at(road)}") == (3, 0, 2)


@pytest.mark.ruling("TAC-AMB-31")
def test_a_house_may_let_a_woman_lead_them():
    """The woman does not fight, but brings them."""
    house = {"tactics.merc.noncombatant_lord_ok": True}
    more = person("Isabelle", "Bruno", "Vaux") + camps(Bruno=1)
    state = siege("v1=1", "v1=1", lords=(1, 0), more=more, house=house)
    told = fights(
        state, "Vaux", "Anne", "Bruno", (1, 1), choices=STOP, commits=["Bruno:0:1"]
    ).result
    assert told["rounds"][0]["defender"]["points"] == 2


@pytest.mark.rule("TAC-MERC-17")
def test_when_the_lord_has_fallen_they_stay_away():
    """An earlier order is left out with a note (TAC-AMB-30)."""
    state = siege("v3=1", "v3=1", site=None, more=camps(Anne=2))
    stop = {"mercy.2": "truce", "truce.2.Anne": "granted", "truce.2.Bruno": "granted"}
    outcome = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 6, 1, 1),
        choices=stop,
        aims=["Bruno:Arnaud:1:1"],
        commits=["Anne:2:1"],
    )
    assert keys(outcome) == ["fief.commit_left"]
    assert hired(state) == (0, 2, 3)


MEETING = (
    village("Vaux", "Anne", "Anne.v1=3")
    + person("Arnaud", "Anne", "Vaux")
    + waiting("Vaux", "Bourg", "Bruno.v1=1")
    + waiting("Vaux", "Pré", "Chloé.v1=1")
    + comer("Philippe", "Bruno", "Vaux", "Bourg")
    + comer("Henry", "Chloé", "Vaux", "Pré")
    + camps(Anne=3)
)


@pytest.mark.rule("TAC-MERC-20", "TAC-MERC-21", "TAC-MERC-22", "TAC-MERC-29")
@pytest.mark.ruling("TAC-AMB-60")
def test_who_fought_once_fights_no_more_in_this_turn():
    """In a second battle there they do not count, and cannot be lost."""
    state = extended(MEETING)
    commits = {"commits": ["Anne:0:2"], "losses": ["mercenaries"]}
    fights(state, "Vaux", "Bruno", "Anne", (2, 6), **commits)
    assert hired(state, place=at("Vaux")) == (1, 1, 3)
    facts = refused(state, "Vaux", "Chloé", "Anne", commits=["Anne:0:2"])
    assert facts[2] == "TAC-MERC-21"
    commits["commits"] = ["Anne:0:1"]
    told = fights(state, "Vaux", "Chloé", "Anne", (6, 6), **commits).result
    first = told["rounds"][0]
    assert first["defender"]["points"] == 5  # three, a lord, and the new one
    assert (first["after"]["defender"]["soldiers"], hired(state, place=at("Vaux"))) == (
        1,
        (1, 0, 4),
    )


@pytest.mark.rule("TAC-MERC-26", "TAC-MERC-29", "TAC-GEN-07")
def test_they_fall_as_their_owner_chooses():
    """Of three points, one is a mercenary, who goes to the reserve, and two others."""
    state = siege("v1=4", "v3=1", site=None, more=camps(Anne=1))
    choices = {"losses.Anne.1": "2", **STOP}
    told = fights(
        state, "Vaux", "Anne", "Bruno", (1, 6), choices=choices, commits=["Anne:1:1"]
    ).result
    assert told["rounds"][0]["after"]["attacker"]["soldiers"] == 2
    assert hired(state) == (0, 0, 5)


@pytest.mark.rule("TAC-MERC-27")
@pytest.mark.parametrize(
    ("zone", "count", "taken"),
    [(True, 1, 0), (True, 2, 1), (True, 3, 1), (True, 4, 2), (False, 4, 0)],
)
def test_where_the_plague_is_half_of_several_never_fight(zone, count, taken):
    """They are sent to the reserve before round one; elsewhere all of them fight."""
    state = siege("v1=1", "v6=1", more=camps(Anne=4))
    told = fights(
        plague(state) if zone else state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 1, 1),
        choices=STOP,
        commits=[f"Anne:0:{count}"],
        losses=["soldiers"],
    ).result
    assert [(one["count"], one["plague"]) for one in told["committed"]] == [
        (count, taken)
    ]
    assert hired(state)[1:] == (4 - count, 1 + taken)
    alone = siege("v1=1", "v6=1", more=camps(Anne=4))
    before = fights(alone, "Vaux", "Anne", "Bruno", (1, 1, 1), choices=STOP).result
    first = [one["rounds"][0]["attacker"]["points"] for one in (told, before)]
    assert first[0] - first[1] == count - taken


@pytest.mark.rule("TAC-MERC-27", "TAC-MERC-28")
@pytest.mark.ruling("TAC-AMB-67")
def test_the_plague_counts_player_by_player():
    """B40: one of Chloé's three falls, and Anne's single one lives."""
    more = waiting("Vaux", "Bourg", "Chloé.v1=1") + comer(
        "Henry", "Chloé", "Vaux", "Bourg"
    )
    state = plague(siege("v1=1", "v3=1", more=more + camps(Anne=1, Chloé=3)))
    told = fights(
        state,
        "Vaux",
        "Anne Chloé",
        "Bruno",
        (1, 1, 1),
        choices=WITH_CHLOE,
        commits=["Anne:0:1", "Chloé:0:3"],
    ).result
    taken = {one["player"]: one["plague"] for one in told["committed"]}
    assert (taken, told["plague"]) == (
        {ANNE: 0, CHLOE: 1},
        {"attacker": 1, "defender": 0},
    )
    assert hired(state, CHLOE) == (2, 0, 2)


@pytest.mark.ruling("TAC-AMB-67")
def test_a_house_may_count_a_side_together():
    """Four together lose two, chosen by agreement."""
    more = waiting("Vaux", "Bourg", "Chloé.v1=1") + comer(
        "Henry", "Chloé", "Vaux", "Bourg"
    )
    house = {"tactics.merc.plague_per": "side"}
    state = siege("v1=1", "v3=1", more=more + camps(Anne=1, Chloé=3), house=house)
    told = fights(
        plague(state),
        "Vaux",
        "Anne Chloé",
        "Bruno",
        (1, 1),
        choices={**WITH_CHLOE, "plague.Anne.0": "1"},
        commits=["Anne:0:1", "Chloé:0:3"],
    ).result
    assert [one["plague"] for one in told["committed"]] == [1, 1]


@pytest.mark.rule("TAC-MERC-27", "TAC-MERC-28")
@pytest.mark.ruling("TAC-AMB-32")
@pytest.mark.parametrize(("together", "taken"), [(False, 0), (True, 1)])
def test_one_by_one_they_lose_nobody(together, taken):
    """The house may count all of a battle together instead."""
    house = {"tactics.merc.plague_cumulative": together}
    state = plague(siege("v1=1", "v3=1", more=camps(Anne=2), house=house))
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 1),
        choices=STOP,
        commits=["Anne:0:1", "Anne:1:1"],
    ).result
    assert told.get("plague", {}).get("attacker", 0) == taken
    assert hired(state) == (2 - taken, 0, 3 + taken)


@pytest.mark.ruling("TAC-AMB-28")
@pytest.mark.parametrize(
    ("order", "first"),
    [("secret", "commit.Anne.0"), ("attacker_first", "commit.Bruno.0")],
)
def test_in_which_order_they_are_committed(order, first):
    """All write it in secret, by seat, before anybody comes; or attackers first."""
    house = {"tactics.merc.commit_order": order}
    state = extended(MEETING.replace('"Anne" = 3', '"Anne" = 2\n"Bruno" = 2'), house)
    with pytest.raises(Missing) as missing:
        fights(state, "Vaux", "Bruno", "Anne", asks=True)
    assert (missing.value.question.key, missing.value.question.options) == (
        first,
        ("0", "1", "2"),
    )


@pytest.mark.rule("TAC-MERC-17", "TAC-MERC-18")
def test_a_choice_commits_them_where_nobody_is_asked():
    """`commit.NAME.ROUND` is used; players who may not do so are not asked."""
    state = siege("v1=1", "v3=1", more=camps(Anne=2))
    choices = {"commit.Anne.1": "2", **STOP}
    told = fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=choices).result
    assert told["rounds"][0]["attacker"]["points"] == 4
    other = siege("v1=1", "v3=1", more=camps(Bruno=2))
    choices = {"commit.Bruno.1": "1", **STOP}
    told = fights(other, "Vaux", "Anne", "Bruno", (1, 1), choices=choices).result
    assert told["rounds"][0]["defender"]["points"] == 5
    with pytest.raises(Misuse) as refused_:
        fights(
            state,
            "Vaux",
            "Anne",
            "Bruno",
            (1, 1),
            choices={"commit.Anne.1": "1", **STOP},
        )
    assert refused_.value.key == "choice.unasked"
    unled = waiting("Vaux", "Bourg", "Chloé.v1=1") + camps(Chloé=1)
    several = siege("v1=1", "v3=1", more=unled)
    for moment in ("commit.Chloé.0", "commit.Chloé.1", "commit.Anne.1"):
        choices = {moment: "0", **WITH_CHLOE}
        with pytest.raises(Misuse) as refused_:  # no lord, or no mercenaries
            fights(several, "Vaux", "Anne Chloé", "Bruno", (1, 1), choices=choices)
        assert refused_.value.key == "choice.unasked"
        assert refused_.value.facts["key"] == moment
    fights(several, "Vaux", "Anne Chloé", "Bruno", (1, 1), choices=WITH_CHLOE)


@pytest.mark.ruling("TAC-AMB-61", "TAC-AMB-60")
def test_mercy_sends_them_to_the_general_reserve():
    """Archers and bombards go to their own stock; those who fought before stay."""
    more = waiting("Vaux", "Bourg", "Anne.mercenary=1") + camps(Anne=2)
    state = siege("v1=1 archer=1 bombard=2", "v6=1", site=None, more=more)
    stock = [state.balance(f"stock/{ANNE}", kind) for kind in ("archer", "bombard")]
    choices = {"mercy.1": "Anne", "grant.1.Bruno": "granted"}
    fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 1, 1),
        choices=choices,
        archers=["hold"],
        losses=["soldiers"],
        commits=["Anne:0:2"],
    )
    assert hired(state) == (1, 0, 4)
    after = [state.balance(f"stock/{ANNE}", kind) for kind in ("archer", "bombard")]
    assert after == [stock[0] + 1, stock[1] + 2]


@pytest.mark.rule("TAC-MERC-23", "TAC-GEN-12")
@pytest.mark.parametrize(
    ("phase", "sides"),
    [
        ("cards", ("rebels", "Bruno")),
        ("combat", ("rebels", "Bruno")),
        ("combat", ("Bruno", "rebels")),
    ],
)
def test_they_cannot_intervene_in_a_revolt(phase, sides):
    """Nobody is asked, at the outbreak or later; archers and bombards work as usual."""
    board = village("Vaux", "Bruno", "Bruno.v1=3 Bruno.archer=1 Bruno.bombard=1")
    board += person("Philippe", "Bruno", "Vaux") + camps(Bruno=2)
    state = extended(board + band() + owed("Bruno"), phase=phase)
    found = refused(state, "Vaux", *sides, commits=["Bruno:0:1"])
    assert found[2] == "TAC-MERC-23"
    for moment in ("commit.Bruno.0", "commit.Bruno.1"):
        with pytest.raises(Misuse) as unasked:
            fights(state, "Vaux", *sides, (6,), choices={moment: "1"})
        assert unasked.value.key == "choice.unasked"
    told = fights(state, "Vaux", *sides, (1, 6), rerolls=["low"]).result
    own = "attacker" if sides[0] == "Bruno" else "defender"
    assert told["archers"][own]["inflicts"] == 3
    assert (told["winner"], told["rounds"]) == (own, [])


@pytest.mark.rule("TAC-GEN-12")
@pytest.mark.parametrize(("archers", "shots"), [(2, None), (3, 3)])
def test_rebels_in_a_city_fight_like_anybody_there(archers, shots):
    """Three archers shoot at it, bombards reroll, and a guard adds one."""
    board = village("Vaux", building="city") + band(v6=1)
    board += waiting("Vaux", "Bourg", f"Anne.archer={archers} Anne.v3=1 Anne.bombard=1")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg", king=True) + escort(
        "king", guard_sergeant=1
    )
    dice = (1, 6, *(6, 1, 1, 6)) if shots else (*(6, 1, 1, 6), *(6, 6, 1))
    state = extended(board)
    told = fights(state, "Vaux", "Anne", "rebels", dice, rerolls=["low"]).result
    arrows = told.get("archers", {}).get("attacker")
    assert (arrows and arrows["inflicts"]) == shots
    thrown = [one["attacker"] for one in told["rounds"]]
    assert [one["inflicts"] for one in thrown] == [3 + 1] * (1 if shots else 2)
    assert (thrown[0]["dice"], thrown[0]["guard"]) == ([6, 6], 1)
    assert (told["winner"], told["revolt_over"]) == ("attacker", True)


@pytest.mark.rule("TAC-GEN-10")
def test_without_their_module_nobody_commits():
    """The switch of the module refuses it."""
    house = {"tactics.modules.mercenaries": False}
    state = siege("v1=1", "v3=1", more=camps(Anne=2), house=house)
    found = refused(state, "Vaux", "Anne", "Bruno", commits=["Anne:0:1"])
    assert found[1:] == ("fief.commit_off", "TAC-GEN-10")

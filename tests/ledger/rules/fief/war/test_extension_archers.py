"""Archers in battles on the board: several players, named lords, the end."""

from __future__ import annotations

import pytest

from ledger.questions import Missing
from tests.ledger.rules.fief.positions import (
    ANNE,
    CHLOE,
    at,
    keys,
    lord,
    person,
    refusal,
    village,
)
from tests.ledger.rules.fief.realm import owner
from tests.ledger.rules.fief.war.armies import extended, siege
from tests.ledger.rules.fief.war.board import comer, fights, refused, waiting

STOP = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
HOLD = ["hold"]


def two(anne="archer=2", chloe="archer=1", site="city", defenders="v6=1", house=None):
    """Anne and Chloé, each with a lord, are before Vaux; Philippe is in it."""
    lone = waiting("Vaux", "Bourg", f"Chloé.{chloe}")
    lone += comer("Henry", "Chloé", "Vaux", "Bourg")
    return siege(anne, defenders, site=site, more=lone, house=house)


@pytest.mark.rule("TAC-ARCH-11", "TAC-ARCH-16", "TAC-ARCH-12")
def test_allies_add_their_archers():
    """Two and one make three: enough against a city, with the harm coming first."""
    choices = {**STOP, "truce.1.Chloé": "granted"}
    dice = (6, 1, 1)
    told = fights(two(), "Vaux", "Anne Chloé", "Bruno", dice, choices=choices).result
    assert told["archers"]["attacker"] == {
        "player": ANNE,
        "does": "shoot",
        "die": 6,
        "bonus": 0,
        "inflicts": 3,
    }
    assert told["archers"]["after"]["defender"]["soldiers"] == 3
    assert told["rounds"][0]["defender"]["points"] == 4


@pytest.mark.rule("TAC-ARCH-11", "TAC-ARCH-15", "TAC-ARCH-17")
@pytest.mark.ruling("TAC-AMB-54")
def test_who_attack_apart_shoot_apart():
    """Anne's two may shoot at a castle, Chloé's one may not; the target is chosen."""
    state = two(site="castle", defenders="v6=1 archer=1")
    choices = {
        "opponent.0": "Chloé",
        "losses.Bruno.0": "2",
        "opponent.1": "Anne",
        **STOP,
        "truce.1.Chloé": "granted",
    }
    dice = (5, 2, 1, 1, 1)  # Anne's arrows, Bruno's; then Anne, Chloé, Bruno
    told = fights(
        state, "Vaux", "Anne Chloé", "Bruno", dice, choices=choices, mode="separate"
    ).result
    assert (told["archers"]["attacker"]["player"], told["archers"].get("others")) == (
        ANNE,
        None,
    )
    assert told["archers"]["after"]["attacker"]["archers"] == 2
    assert state.balance(f"{at('Vaux')}/{at('Bourg')}/{CHLOE}", "archer") == 0


@pytest.mark.rule("TAC-ARCH-08", "TAC-ARCH-12", "TAC-ARCH-17")
@pytest.mark.ruling("TAC-AMB-54")
def test_the_defender_suffers_the_arrows_of_both_who_attack_apart():
    """Both volleys hit at once, before the first round is counted."""
    state = two(chloe="archer=2", site="castle")
    choices = {"opponent.1": "Anne", **STOP, "truce.1.Chloé": "granted"}
    dice = (5, 3, 1, 1, 1)
    told = fights(
        state, "Vaux", "Anne Chloé", "Bruno", dice, choices=choices, mode="separate"
    ).result
    first, (other,) = told["archers"]["attacker"], told["archers"]["others"]
    assert (first["player"], other["player"]) == (ANNE, CHLOE)
    harm = first["inflicts"] + other["inflicts"]
    assert (first["inflicts"], harm) == (2, 3)
    assert told["archers"]["after"]["defender"]["soldiers"] == 6 - harm
    assert told["rounds"][0]["defender"]["points"] == 7 - harm


@pytest.mark.ruling("TAC-AMB-54")
def test_a_house_may_make_them_one():
    """Then the three of them shoot together at a city, but the players roll apart."""
    state = two(house={"tactics.sides.separate_is_one": True})
    choices = {"opponent.1": "Anne", **STOP, "truce.1.Chloé": "granted"}
    told = fights(
        state,
        "Vaux",
        "Anne Chloé",
        "Bruno",
        (4, 1, 1, 1),
        choices=choices,
        mode="separate",
    ).result
    assert told["archers"]["attacker"]["inflicts"] == 2


@pytest.mark.rule("TAC-ARCH-19", "TAC-ARCH-21", "TAC-ARCH-22", "TAC-ARCH-23")
@pytest.mark.rule("TAC-ARCH-25", "TAC-ARCH-26", "TAC-ARCH-28")
def test_a_lord_who_is_named_is_shot():
    """A six kills Eric and nobody else; guards and bombards have no effect."""
    state = siege("v3=1", "v3=1 archer=2 bombard=1", lords=(2, 1))
    orders = {"archers": ["defender:aim:Eric"], "rerolls": ["ask"]}
    choices = {"reroll.defender.1.1": "stop", **STOP}
    told = fights(
        state, "Vaux", "Anne", "Bruno", (6, 1, 1), choices=choices, **orders
    ).result
    shot = told["archers"]["defender"]
    assert (shot["targets"], shot["kills"]) == ([lord("Eric")], [lord("Eric")])
    assert [one["lord"] for one in told["killed"]] == [lord("Eric")]
    assert (told["end"], told["rounds"][0]["attacker"]["points"]) == ("truce", 4)


@pytest.mark.rule("TAC-ARCH-21")
def test_the_target_is_named_before_the_die():
    """The choice precedes any roll, and leaves out a woman who does not fight."""
    more = comer("Isabelle", "Anne", "Vaux", "Bourg")
    state = siege("v3=1", "v3=1 archer=1", lords=(2, 1), more=more)
    with pytest.raises(Missing) as missing:
        fights(state, "Vaux", "Anne", "Bruno", (), archers=["defender:aim"])
    assert missing.value.question.key == "target.defender"
    assert missing.value.question.options == ("Arnaud", "Eric")
    two_words = refused(
        state, "Vaux", "Anne", "Bruno", archers=["defender:aim:Arnaud:Eric"]
    )
    assert two_words == ("usage", "fief.war_parts", None)


@pytest.mark.rule("TAC-ARCH-24", "TAC-ARCH-30")
@pytest.mark.ruling("TAC-AMB-40", "TAC-AMB-58", "TAC-AMB-39")
def test_when_the_last_lord_is_shot_the_battle_stops():
    """A woman who does not fight does not keep it going; all stay where they were."""
    more = comer("Isabelle", "Anne", "Vaux", "Bourg")
    state = siege("v3=1 archer=2", "v3=1 archer=1", more=more)
    outcome = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (6, 6),
        choices={"losses.Bruno.0": "2"},
        archers=["defender:aim:Arnaud"],
    )
    told = outcome.result
    assert (told["end"], told["winner"], told["rounds"]) == ("unled", "defender", [])
    assert (
        told["archers"]["attacker"]["inflicts"] == 3
    )  # its arrows had their effect all the same
    assert told["captives"] == []
    assert (owner(state, "Vaux"), told["entered"]) == ("Bruno", [])
    gate = f"{at('Vaux')}/{at('Bourg')}"
    assert state.balance(f"{gate}/{ANNE}", "v3") == 1
    assert state.get(lord("Isabelle"), "at") == gate
    assert refused(state, "Vaux", "Anne", "Bruno")[2] == "TAC-AMB-40"
    state.put("campaign", "turn", state.turn + 1)
    assert fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=STOP, archers=HOLD)


def at_lord(name):
    """The defender's archers aim at him."""
    return {"archers": [f"defender:aim:{name}"]}


@pytest.mark.rule("TAC-ARCH-30", "TAC-ARCH-20", "TAC-ARCH-19", "TAC-ARCH-31")
@pytest.mark.ruling("TAC-AMB-41", "TAC-AMB-56", "TAC-AMB-58")
@pytest.mark.parametrize(
    ("place", "orders", "key", "rule"),
    [
        ("castle", at_lord("Isabelle"), "aim_women", "TAC-ARCH-30"),
        ("castle", at_lord("Philippe"), "aim_elsewhere", "TAC-ARCH-30"),
        (
            "castle",
            {"archers": ["aim"], "passage": True},
            "battle_shot_passage",
            "TAC-ARCH-20",
        ),
        (None, at_lord("Arnaud"), "battle_shot_open", "TAC-ARCH-19"),
        (
            "castle",
            {**at_lord("Arnaud"), "sortie": True},
            "battle_shot_open",
            "TAC-ARCH-19",
        ),
        (None, {"passage": True}, "battle_no_walls", "TAC-ARCH-20"),
    ],
)
def test_who_may_not_be_aimed_at_and_where(place, orders, key, rule):
    """A woman who does not fight, one's own lords, and most places are excluded."""
    more = comer("Isabelle", "Anne", "Vaux", "Bourg")
    more += waiting("Vaux", "Pré", "Bruno.v1=1")
    state = siege("v3=1", "v3=1 archer=1", site=place, more=more)
    found = refused(state, "Vaux", "Anne", "Bruno", **orders)
    assert found == ("rule", f"fief.{key}", rule)


@pytest.mark.rule("TAC-ARCH-25")
@pytest.mark.ruling("TAC-AMB-58")
@pytest.mark.parametrize("lords", [1, 0])
@pytest.mark.parametrize("each", [False, True])
def test_a_house_may_let_archers_aim_at_a_woman(lords, each):
    """The woman falls, and the battle goes on, with or without a lord to lead it."""
    more = comer("Isabelle", "Anne", "Vaux", "Bourg")
    house = {"tactics.archers.noncombatant_target": True}
    house |= {"tactics.archers.aim_each_round": each}
    state = siege("v3=1", "v3=1 archer=1", lords=(lords, 1), more=more, house=house)
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 6, 1) if each else (6, 1, 1),
        choices=STOP,
        archers=["defender:aim:Isabelle"],
    ).result
    assert ([one["lord"] for one in told["killed"]], told["end"]) == (
        [lord("Isabelle")],
        "truce",
    )


@pytest.mark.ruling("TAC-AMB-44", "TAC-AMB-58")
def test_archers_of_each_round_shoot_no_more_when_nobody_is_left():
    """Isabelle was alone with the soldiers; they fight on without her."""
    more = comer("Isabelle", "Anne", "Vaux", "Bourg")
    house = {
        "tactics.archers.noncombatant_target": True,
        "tactics.archers.aim_each_round": True,
    }
    state = siege("v3=1", "v3=1 archer=1", lords=(0, 1), more=more, house=house)
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 6, 1, 1, 1),
        choices={one.replace(".1", ".2"): word for one, word in STOP.items()},
        archers=["defender:aim:Isabelle"],
    ).result
    assert [one["defender"].get("shot") for one in told["rounds"]] == [6, None]


@pytest.mark.rule("TAC-ARCH-24", "TAC-ARCH-25")
@pytest.mark.ruling("TAC-AMB-44")
def test_a_house_may_aim_in_each_round():
    """No die comes before the first round; when Arnaud is dead, another is named."""
    house = {"tactics.archers.aim_each_round": True}
    state = siege("v6=1", "v3=1 archer=1", lords=(2, 1), house=house)
    dice = (1, 1, 6, 2, 1, 6, 2)  # Anne's, Bruno's shot and his other; and again
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        dice,
        archers=["defender:aim:Arnaud"],
    ).result
    kills = [one["defender"]["kills"] for one in told["rounds"]]
    assert kills == [[lord("Arnaud")], [lord("Eric")]]
    assert (told["end"], "archers" in told) == ("unled", False)


@pytest.mark.rule("TAC-ARCH-25")
def test_a_lord_who_falls_otherwise_stops_nothing():
    """Examples are an aimed die of a round, and arrows that were not aimed."""
    state = siege("v3=1", "v3=1 archer=1", site=None)
    stop = {"mercy.2": "truce", "truce.2.Anne": "granted", "truce.2.Bruno": "granted"}
    aims = ["Bruno:Arnaud:1:1"]
    told = fights(
        *(state, "Vaux", "Anne", "Bruno", (1, 6, 1, 1)),
        choices=stop,
        archers=HOLD,
        aims=aims,
    ).result
    assert [one["lord"] for one in told["killed"]] == [lord("Arnaud")]
    assert (told["end"], len(told["rounds"])) == ("truce", 2)
    ally = comer("Arnaud", "Anne", "Vaux", "Bourg")
    board = village("Vaux", "Bruno", "Bruno.v3=1 Bruno.archer=1") + ally
    state = extended(board + waiting("Vaux", "Bourg", "Chloé.v3=1"))
    stop = {"mercy.1": "truce", "truce.1.Chloé": "granted", "truce.1.Bruno": "granted"}
    told = fights(
        *(state, "Vaux", "Anne Chloé", "Bruno", (6, 1, 1)),
        choices={"opponent.0": "Anne", **stop},
        mode="separate",
    ).result
    assert [one["lord"] for one in told["killed"]] == [lord("Arnaud")]
    assert (told["end"], len(told["rounds"])) == ("truce", 1)


@pytest.mark.ruling("TAC-AMB-39")
def test_a_house_may_let_the_aimed_shot_fall_first():
    """A side without a lord left does not shoot any more."""
    house = {"tactics.archers.simultaneous_aimed": False}
    state = siege("archer=2", "v3=1 archer=1", house=house)
    told = fights(
        state, "Vaux", "Anne", "Bruno", (6,), archers=["defender:aim:Arnaud"]
    ).result
    assert (told["end"], list(told["archers"])) == ("unled", ["defender", "after"])
    missed = fights(
        siege("archer=2", "v3=1 archer=1", house=house),
        *("Vaux", "Anne", "Bruno", (5, 3, 1, 1)),
        choices=STOP,
        archers=["defender:aim:Arnaud"],
        losses=["archers"],
    ).result
    assert missed["archers"]["attacker"]["inflicts"] == 1


@pytest.mark.ruling("TAC-AMB-51")
@pytest.mark.parametrize("split", [False, True])
def test_whether_allies_in_a_place_may_do_both(split):
    """There is one choice for the side; or Chloé's archers shoot while Bruno's aim."""
    board = village("Vaux", "Bruno", "Bruno.archer=1 Chloé.archer=1", building="castle")
    board += person("Philippe", "Bruno", "Vaux") + waiting("Vaux", "Bourg", "Anne.v6=1")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg")
    board += comer("Eric", "Anne", "Vaux", "Bourg")
    state = extended(board, {"tactics.archers.split_choice": split})
    orders = {"archers": ["Bruno:aim:Eric", "Chloé:shoot"]}
    if not split:
        orders = {"archers": ["defender:aim:Eric"]}
    dice = (2, 4, 1, 1) if split else (2, 1, 1, 1)
    choices = {**STOP, "truce.1.Chloé": "granted"}
    told = fights(
        state, "Vaux", "Anne", "Bruno Chloé", dice, choices=choices, **orders
    ).result["archers"]
    assert told["defender"]["does"] == "aim"
    others = [(one["player"], one["inflicts"]) for one in told.get("others", ())]
    assert others == ([(CHLOE, 2)] if split else [])


@pytest.mark.rule("TAC-ARCH-08", "TAC-ARCH-12", "TAC-ARCH-24")
@pytest.mark.ruling("TAC-AMB-51")
def test_what_both_do_who_may_do_both_falls_at_once():
    """Bruno's archers kill the only lord, Chloé's take two points; nobody leads."""
    board = village("Vaux", "Bruno", "Bruno.archer=1 Chloé.archer=1", building="castle")
    board += person("Philippe", "Bruno", "Vaux") + waiting("Vaux", "Bourg", "Anne.v6=1")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg")
    state = extended(board, {"tactics.archers.split_choice": True})
    told = fights(
        state,
        *("Vaux", "Anne", "Bruno Chloé", (6, 4)),
        archers=["Bruno:aim:Arnaud", "Chloé:shoot"],
    ).result
    assert ([one["lord"] for one in told["killed"]], told["end"]) == (
        [lord("Arnaud")],
        "unled",
    )
    after = told["archers"]["after"]["attacker"]
    assert (after["soldiers"], after["lords"]) == (4, 0)


@pytest.mark.rule("TAC-ARCH-07", "TAC-ARCH-06")
def test_archers_may_hold():
    """No die is rolled before the first round."""
    state = siege("archer=2 v1=1", "v3=1 archer=1")
    told = fights(
        state, "Vaux", "Anne", "Bruno", (1, 1), choices=STOP, archers=HOLD
    ).result
    assert "archers" not in told


@pytest.mark.rule("TAC-ARCH-06")
@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("attacker:aim", ("usage", "fief.war_shot", "attacker:aim")),
        ("Anne:aim:Eric", ("usage", "fief.war_shot", "Anne:aim:Eric")),
        ("Chloé:hold", ("rule", "fief.battle_bystander", None)),
    ],
)
def test_whose_archers_do_what_before_the_first_round(word, found):
    """Attackers aim at nobody; players who do not fight there get no question."""
    state = siege("archer=2 v1=1", "v3=1 archer=1", lords=(2, 1))
    said = refusal(fights, state, "Vaux", "Anne", "Bruno", archers=[word])
    assert (said.code, said.key, said.facts.get("word")) == found


@pytest.mark.rule("TAC-ARCH-06")
@pytest.mark.parametrize("who", ["attacker", "Anne"])
def test_archers_shoot_once(who):
    """Before the first round there is one more die, but not in the second."""
    state = siege("archer=2 v1=1", "v3=1 archer=1")
    stop = {"mercy.2": "truce", "truce.2.Anne": "granted", "truce.2.Bruno": "granted"}
    archers = ["defender:hold", f"{who}:shoot"]
    told = fights(
        *(state, "Vaux", "Anne", "Bruno", (1, 1, 1, 1, 1)),
        choices=stop,
        archers=archers,
    ).result
    assert (list(told["archers"]), len(told["rounds"])) == (["attacker", "after"], 2)


@pytest.mark.rule("TAC-ARCH-03", "TAC-ARCH-13", "TAC-GEN-07", "TAC-ARCH-14")
def test_the_owner_chooses_archers_or_soldiers():
    """Each is worth one point; the losses go to his own stock."""
    state = siege("v1=2 archer=2", "v3=1", site=None)
    before = state.balance(f"stock/{ANNE}", "archer")
    choices = {"losses.Anne.1": "1", **STOP}
    fights(state, "Vaux", "Anne", "Bruno", (1, 4), choices=choices, archers=HOLD)
    assert state.balance(f"stock/{ANNE}", "archer") == before + 1
    assert state.balance(f"{at('Vaux')}/{at('Bourg')}/{ANNE}", "v1") == 1


def test_bad_losses_are_no_choice():
    """An archer and a spared soldier cannot make up six points."""
    state = siege("v1=2 archer=2", "v3=1", site=None)
    choices = {"losses.Anne.1": "3"}
    found = refused_choice(state, choices)
    assert found == ("missing_choice", ["0", "1", "2"])


def refused_choice(state, choices):
    """The code of a choice's refusal, and its options."""
    from ledger.errors import Misuse

    with pytest.raises(Misuse) as caught:
        fights(state, "Vaux", "Anne", "Bruno", (1, 4), choices=choices, archers=HOLD)
    return caught.value.code, caught.value.facts["options"]


def test_the_extension_must_be_played():
    """Otherwise its options are refused, with the way to bring it in."""
    state = siege("v1=2", "v3=1", house={"variant.tactics": False})
    for orders in ({"archers": HOLD}, {"rerolls": ["low"]}, {"commits": ["Anne:0:1"]}):
        found = refused(state, "Vaux", "Anne", "Bruno", **orders)
        assert found[:2] == ("usage", "fief.battle_tactics")


@pytest.mark.rule("TAC-GEN-10")
def test_without_their_module_archers_only_fight():
    """Without the module, archers are only soldiers."""
    state = siege("archer=3", "v3=1", house={"tactics.modules.archers": False})
    outcome = fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=STOP)
    assert "archers" not in outcome.result
    assert outcome.result["rounds"][0]["attacker"]["points"] == 4
    assert keys(outcome) == []

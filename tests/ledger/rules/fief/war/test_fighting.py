"""A battle in a village: fighters, rounds, mercy, and losses."""

from __future__ import annotations

import pytest

from ledger.questions import Missing
from ledger.rules.fief.families import lords
from ledger.rules.fief.war.situation import side_at
from ledger.rules.fief.war.targets import Target, aimed
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    at,
    effect,
    lord,
    person,
    village,
)
from tests.ledger.rules.fief.realm import owner, soldiers
from tests.ledger.rules.fief.war.bands import band, owed
from tests.ledger.rules.fief.war.board import comer, field, fights, refused, waiting

WALLS = village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1", building="castle", mills=2)
PRINTED = (
    WALLS
    + waiting("Vaux", "Bourg", "Anne.v1=2 Anne.v6=1")
    + comer("Arnaud", "Anne", "Vaux", "Bourg")
    + comer("Eric", "Anne", "Vaux", "Bourg")
    + person("Philippe", "Bruno", "Vaux")
)
TRUCE = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
FIRST = (5, 3, 6, 3, 3, 3)  # the dice of the first two printed rounds
OPEN = village("Vaux", "Bruno", "Bruno.v3=1") + village("Pré", None)


def by_road(troops="Anne.v1=2"):
    """Anne's soldiers and Arnaud are at the entrance of Vaux."""
    return waiting("Vaux", "Bourg", troops) + comer("Arnaud", "Anne", "Vaux", "Bourg")


def three(result, side, *names):
    """A side's survivors, in the requested kinds."""
    return tuple(result["survivors"][side][name] for name in names)


@pytest.mark.rule("FIEF-FIGHT-16", "FIEF-FIGHT-18", "FIEF-MOVE-20")
@pytest.mark.ruling("FIEF-AMB-52")
def test_the_printed_battle_is_won_and_the_castle_taken():
    """TV-FIGHT-DOC-01: one soldier and two lords are left, and go in."""
    state = field(PRINTED)
    told = fights(state, "Vaux", "Anne", "Bruno", (*FIRST, 6, 6)).result
    after = [one["after"] for one in told["rounds"]]
    seen = [(a["attacker"]["soldiers"], a["defender"]["soldiers"]) for a in after]
    assert seen == [(5, 3), (4, 1), (1, 0)]
    assert (told["winner"], told["site"]) == ("attacker", "castle")
    assert (soldiers(state, "Vaux"), owner(state, "Vaux")) == ({"v1": 1}, "Anne")
    assert [lords.family(state, BRUNO), state.get(lord("Arnaud"), "at")] == [
        [],
        at("Vaux"),
    ]
    assert state.balance(at("Vaux"), "castle") == 1


@pytest.mark.rule("FIEF-GRACE-01", "FIEF-GRACE-02", "FIEF-GRACE-03", "FIEF-FIGHT-19")
def test_mercy_granted_makes_captives_and_takes_the_castle():
    """TV-FIGHT-DOC-02: the soldiers with the lord are eliminated."""
    state = field(PRINTED)
    choices = {"mercy.2": "Bruno", "grant.2.Anne": "granted"}
    told = fights(state, "Vaux", "Anne", "Bruno", FIRST, choices=choices).result
    assert (told["end"], told["winner"]) == ("mercy", "attacker")
    assert three(told, "attacker", "soldiers", "lords") == (4, 2)
    assert lords.captor(state, lord("Philippe")) == ANNE
    assert (soldiers(state, "Vaux", BRUNO), owner(state, "Vaux")) == ({}, "Anne")
    assert told["destroyed"] == {"mill": 2}


@pytest.mark.rule("FIEF-GRACE-02", "FIEF-FIGHT-26")
@pytest.mark.ruling("FIEF-AMB-58")
def test_attackers_who_are_spared_are_captives_inside_with_all_their_lords():
    """The attackers' captive goes with them; soldiers are lost, the owner stays."""
    board = village("Vaux", "Bruno", "Bruno.v6=1") + by_road("Anne.v1=5")
    board += comer("Eric", "Anne", "Vaux", "Bourg")
    board += comer("Henry", "Chloé", "Vaux", "Bourg", prisoner_of="Anne")
    state = field(board)
    choices = {"mercy.1": "Anne", "grant.1.Bruno": "granted"}
    told = fights(state, "Vaux", "Anne", "Bruno", (1, 1, 1), choices=choices).result
    assert (told["end"], told["winner"]) == ("mercy", "defender")
    names = ("Arnaud", "Eric", "Henry")
    held = {lords.captor(state, lord(name)) for name in names}
    places = {state.get(lord(name), "at") for name in names}
    assert (held, places) == ({BRUNO}, {at("Vaux")})
    assert {one["lord"] for one in told["captives"]} == set(map(lord, names))
    assert state.balance(f"{at('Vaux')}/{at('Bourg')}/{ANNE}", "v1") == 0
    assert (owner(state, "Vaux"), soldiers(state, "Vaux", BRUNO)) == (
        "Bruno",
        {"v1": 2, "v3": 1},
    )


@pytest.mark.rule("FIEF-GRACE-03")
def test_mercy_refused_and_the_battle_goes_on():
    """The other player's answer decides."""
    state = field(PRINTED)
    choices = {"mercy.2": "Bruno", "grant.2.Anne": "refused"}
    dice = (*FIRST, 6, 6)
    told = fights(state, "Vaux", "Anne", "Bruno", dice, choices=choices).result
    assert (told["end"], len(told["rounds"])) == ("eliminated", 3)
    assert told["rounds"][1]["mercy"] == {"player": BRUNO, "granted": False}


@pytest.mark.rule("FIEF-GRACE-01")
def test_where_somebody_can_be_asked_mercy_is_asked_between_rounds():
    """A script that does not mention it fights on."""
    choices = {"mercy.1": "no", "mercy.2": "no"}
    told = fights(
        field(PRINTED),
        "Vaux",
        "Anne",
        "Bruno",
        (*FIRST, 6, 6),
        choices=choices,
        asks=True,
    ).result
    assert told["winner"] == "attacker"
    with pytest.raises(Missing) as missing:
        fights(field(PRINTED), "Vaux", "Anne", "Bruno", FIRST, asks=True)
    assert missing.value.question.options == ("no", "Anne", "Bruno", "truce")
    bare = village("Vaux", "Bruno", "Bruno.v1=2") + person("Philippe", "Bruno", "Vaux")
    bare = field(bare + waiting("Vaux", "Bourg", "Anne.v1=3"))
    with pytest.raises(Missing) as missing:
        fights(bare, "Vaux", "Anne", "Bruno", (1, 1), asks=True)
    assert missing.value.question.options == ("no", "Bruno", "truce")


@pytest.mark.rule("FIEF-FIGHT-03")
def test_a_truce_that_one_of_them_refuses_ends_nothing():
    """Both must agree, or the next round is fought."""
    choices = {
        "mercy.2": "truce",
        "truce.2.Anne": "granted",
        "truce.2.Bruno": "refused",
    }
    dice = (*FIRST, 6, 6)
    told = fights(field(PRINTED), "Vaux", "Anne", "Bruno", dice, choices=choices).result
    assert (told["end"], len(told["rounds"])) == ("eliminated", 3)


@pytest.mark.ruling("FIEF-AMB-99")
def test_mercy_covers_all_lords_of_the_player():
    """A woman who does not fight is included."""
    state = field(PRINTED + person("Isabelle", "Bruno", "Vaux"))
    choices = {"mercy.1": "Bruno", "grant.1.Anne": "granted"}
    told = fights(state, "Vaux", "Anne", "Bruno", FIRST[:3], choices=choices).result
    assert {one["lord"] for one in told["captives"]} == {
        lord("Philippe"),
        lord("Isabelle"),
    }


@pytest.mark.ruling("FIEF-AMB-46")
def test_both_may_agree_to_stop_where_the_house_lets_them():
    """There is no winner, and everybody stays in place."""
    choices = {
        "mercy.1": "truce",
        "truce.1.Anne": "granted",
        "truce.1.Bruno": "granted",
    }
    state = field(PRINTED)
    told = fights(state, "Vaux", "Anne", "Bruno", FIRST[:3], choices=choices).result
    assert (told["end"], told["winner"], told["destroyed"]) == ("truce", None, {})
    assert (owner(state, "Vaux"), state.get(lord("Arnaud"), "at")) == (
        "Bruno",
        f"{at('Vaux')}/{at('Bourg')}",
    )


@pytest.mark.rule("FIEF-FIGHT-17")
@pytest.mark.ruling("FIEF-AMB-47")
@pytest.mark.parametrize(("destroys", "mills"), [(True, 0), (False, 2)])
def test_both_fall_and_the_village_is_empty(destroys, mills):
    """TV-FIGHT-D-01; by default mills and presses are destroyed."""
    board = village("Vaux", "Bruno", "Bruno.v3=1", mills=2) + by_road()
    state = field(board, house={"fight.mutual_destroys": destroys})
    told = fights(state, "Vaux", "Anne", "Bruno", (6, 6)).result
    assert (told["winner"], told["end"], told["entered"]) == (None, "both", [])
    assert (soldiers(state, "Vaux"), soldiers(state, "Vaux", BRUNO)) == ({}, {})
    assert state.balance(at("Vaux"), "mill") == mills


@pytest.mark.ruling("FIEF-AMB-136")
def test_a_woman_is_no_captive_where_nobody_won():
    """The woman stays, and occupies the village."""
    state = field(OPEN + by_road() + person("Isabelle", "Bruno", "Vaux"))
    told = fights(state, "Vaux", "Anne", "Bruno", (6, 6)).result
    assert (told["captives"], owner(state, "Vaux")) == ([], "Bruno")
    assert lords.is_free(state, lord("Isabelle"))


@pytest.mark.rule("FIEF-GRACE-16", "FIEF-FIGHT-06")
@pytest.mark.ruling("FIEF-AMB-84")
def test_women_alone_are_captured_without_a_throw():
    """Women without a crown have no dice."""
    board = village("Vaux", "Bruno") + person("Isabelle", "Bruno", "Vaux") + by_road()
    state = field(board)
    told = fights(state, "Vaux", "Anne", "Bruno").result
    assert (told["rounds"], told["winner"]) == ([], "attacker")
    assert lords.captor(state, lord("Isabelle")) == ANNE


@pytest.mark.rule("FIEF-GRACE-16")
@pytest.mark.ruling("FIEF-AMB-58")
def test_captives_of_women_who_are_captured_go_with_them():
    """The captives become the winner's, and nobody else's."""
    board = village("Vaux", "Bruno") + person("Isabelle", "Bruno", "Vaux") + by_road()
    board += person("Henry", "Chloé", "Vaux", prisoner_of="Bruno")
    state = field(board)
    told = fights(state, "Vaux", "Anne", "Bruno").result
    assert (told["rounds"], told["winner"]) == ([], "attacker")
    held = [lords.captor(state, lord(name)) for name in ("Isabelle", "Henry")]
    assert held == [ANNE, ANNE]


@pytest.mark.rule("FIEF-FIGHT-28", "FIEF-FIGHT-21")
def test_a_city_and_darc():
    """TV-FIGHT-D-02 sets the column; D'Arc adds 6, and fights without a crown."""
    board = village("Bourg", "Bruno", "Bruno.v6=1 Bruno.v1=1", building="city")
    board += waiting("Bourg", "Vaux", "Anne.v6=2")
    board += comer("Isabelle", "Anne", "Bourg", "Vaux", darc=True)
    told = fights(
        field(board),
        "Bourg",
        "Anne",
        "Bruno",
        (5, 5, 4, 4, 5),
        choices={
            "mercy.1": "truce",
            "truce.1.Anne": "granted",
            "truce.1.Bruno": "granted",
        },
    ).result["rounds"][0]
    assert [told["attacker"][key] for key in ("points", "total", "inflicts")] == [
        13,
        20,
        5,
    ]
    assert told["defender"]["inflicts"] == 4


@pytest.mark.rule("FIEF-FIGHT-30", "FIEF-FIGHT-13")
@pytest.mark.ruling("FIEF-AMB-85")
def test_royal_guards_fight_and_their_owner_chooses_who_falls():
    """Points are of soldiers or of the guard, with their player's name."""
    board = village("Vaux", "Bruno", "Bruno.v1=2") + by_road("Anne.v6=1")
    board += person("Philippe", "Bruno", "Vaux", king=True)
    board += '[[holding]]\naccount = "guard/king"\nwhat = "v3"\namount = 1\n'
    state = field(board)
    with pytest.raises(Missing) as asked:
        fights(state.copy(), "Vaux", "Anne", "Bruno", (2, 4, 1))
    question = asked.value.question  # two of three points are proposed as soldiers
    assert (question.key, question.proposed) == ("losses.Bruno.1", "2")
    choices = {"losses.Bruno.1": "0", "mercy.1": "Bruno", "grant.1.Anne": "granted"}
    told = fights(state, "Vaux", "Anne", "Bruno", (2, 4, 1), choices=choices).result
    after = told["rounds"][0]["after"]["defender"]
    assert (after["soldiers"], after["royal"]) == (2, 0)


@pytest.mark.rule("FIEF-AIM-01", "FIEF-AIM-02", "FIEF-AIM-06", "FIEF-FIGHT-20")
def test_a_die_aimed_at_a_named_lord_kills_him_and_nobody_else():
    """The other die is read as usual; his side still rolls."""
    board = village("Vaux", "Bruno", "Bruno.v3=1") + by_road("Anne.v6=1 Anne.v3=1")
    board += person("Philippe", "Bruno", "Vaux") + person("Charles", "Bruno", "Vaux")
    state = field(board)
    dice = (6, 1, 1, 6, 6, 1)
    told = fights(
        state, "Vaux", "Anne", "Bruno", dice, aims=["Anne:Charles:1:1"]
    ).result
    first = told["rounds"][0]["attacker"]
    assert (first["targets"], first["kills"]) == ([lord("Charles")],) * 2
    assert told["killed"][0]["lord"] == lord("Charles")
    assert told["rounds"][0]["after"]["defender"]["lords"] == 1


@pytest.mark.rule("FIEF-AIM-08")
def test_each_aims_when_he_has_said_at_those_who_are_there():
    """The order holds for one round or all, for the other side's lords, die by die."""
    people = {
        "Philippe": "Bruno",
        "Charles": "Bruno",
        "Othon": "Bruno",
        "Arnaud": "Anne",
    }
    board = "".join(
        person(name, who, "Lac" if name == "Othon" else "Vaux")
        for name, who in people.items()
    )
    state = field(board)
    own, other = (
        side_at(state, name, [player], [(player, at("Vaux"))])
        for name, player in (("attacker", ANNE), ("defender", BRUNO))
    )
    wishes = [
        Target(ANNE, lord("Charles"), 1),
        Target(ANNE, lord("Charles"), 2, 2),
        Target(ANNE, lord("Philippe"), 1, 2),
        Target(ANNE, lord("Othon"), 1),  # he is in Lac
        Target(BRUNO, lord("Arnaud"), 1),
    ]
    told = [
        (number, who.name, [(aim.side, aim.dice) for aim in aims], at_whom)
        for number, who, foe in ((1, own, other), (2, own, other), (1, other, own))
        for aims, at_whom in [aimed(state, number, wishes, who, foe)]
    ]
    both = [lord("Charles"), lord("Philippe")]
    assert told == [
        (1, "attacker", [("attacker", 1)], both[:1]),
        (2, "attacker", [("attacker", 3), ("attacker", 1)], both),
        (1, "defender", [("defender", 1)], [lord("Arnaud")]),
    ]


@pytest.mark.rule("FIEF-AIM-05", "FIEF-AIM-01")
@pytest.mark.parametrize(
    ("aim", "rule"),
    [
        ("Anne:Philippe", "FIEF-AIM-05"),
        ("Bruno:Arnaud:9", "FIEF-AIM-01"),
        ("Bruno:Philippe", "FIEF-AIM-01"),
        ("Chloé:Philippe", "FIEF-AIM-01"),
    ],
)
def test_dice_that_may_not_be_aimed_so(aim, rule):
    """Examples are walls, too many dice, one's own lord, and a bystander."""
    assert refused(field(PRINTED), "Vaux", "Anne", "Bruno", aims=[aim])[2] == rule


@pytest.mark.ruling("FIEF-AMB-83")
def test_women_who_do_not_fight_are_aimed_at_only_if_the_house_says_so():
    """Then a 6 kills them, too."""
    board = OPEN + by_road("Anne.v6=1") + person("Isabelle", "Bruno", "Vaux")
    aim = ["Anne:Isabelle:1:1"]
    assert refused(field(board), "Vaux", "Anne", "Bruno", aims=aim)[2] == "FIEF-AMB-83"
    state = field(board, house={"aim.non_fighters": True})
    dice = (6, 6, 1)
    told = fights(state, "Vaux", "Anne", "Bruno", dice, aims=aim).result
    assert [one["lord"] for one in told["killed"]] == [lord("Isabelle")]


@pytest.mark.rule("FIEF-FIGHT-27", "FIEF-FIGHT-02", "FIEF-FIGHT-01")
def test_what_is_no_battle():
    """Storms, other phases, empty villages and one's own side are refused."""
    storm = field(PRINTED + effect("bad_weather", region="Rouge"))
    moving = field(PRINTED, phase="movement")
    assert refused(storm, "Vaux", "Anne", "Bruno")[2] == "FIEF-FIGHT-27"
    house = {"weather.blocks_revolt_fight": False}  # rebels fight in it; others do not
    storm = field(PRINTED + effect("bad_weather", region="Rouge"), house=house)
    assert refused(storm, "Vaux", "Anne", "Bruno")[2] == "FIEF-FIGHT-27"
    assert refused(moving, "Vaux", "Anne", "Bruno")[0] == "out_of_phase"
    for sides, key in (
        (("Chloé", "Bruno"), "fief.battle_absent"),
        (("Anne", "Chloé"), "fief.battle_absent"),
        (("Anne", "Anne"), "fief.battle_self"),
    ):
        found = refused(field(PRINTED), "Vaux", *sides)
        assert found == ("rule", key, "FIEF-FIGHT-01")


@pytest.mark.rule("FIEF-FIGHT-01")
def test_who_attacks_does_so_with_all_that_stands_there():
    """All in the village and at its entrances attack; all in the village defend."""
    board = village("Vaux", "Bruno", "Bruno.v6=1 Anne.v3=1")
    board += waiting("Vaux", "Bourg", "Anne.v3=1 Bruno.v3=1")
    told = fights(field(board), "Vaux", "Anne", "Bruno", (1, 1), choices=TRUCE).result
    points = [told["rounds"][0][side]["points"] for side in ("attacker", "defender")]
    assert points == [6, 6]


@pytest.mark.rule("FIEF-FIGHT-27")
@pytest.mark.parametrize("blocks", [True, False])
def test_rebels_fight_in_a_storm_if_the_house_lets_them(blocks):
    """Otherwise they do not fight either."""
    board = village("Vaux", "Bruno", "Bruno.v1=1") + band(v6=1) + owed("Bruno")
    storm = effect("bad_weather", region="Rouge")
    state = field(board + storm, house={"weather.blocks_revolt_fight": blocks})
    if blocks:
        assert refused(state, "Vaux", "rebels", "Bruno")[2] == "FIEF-FIGHT-27"
    else:
        told = fights(state, "Vaux", "rebels", "Bruno", (6, 1)).result
        assert told["winner"] == "attacker"


@pytest.mark.rule("FIEF-FIGHT-27")
@pytest.mark.ruling("FIEF-AMB-87")
def test_after_a_storm_they_stay_at_the_entrance():
    """A refused battle leaves everybody in place."""
    state = field(PRINTED + effect("bad_weather", region="Rouge"))
    refused(state, "Vaux", "Anne", "Bruno")
    assert state.get(lord("Arnaud"), "at") == f"{at('Vaux')}/{at('Bourg')}"


@pytest.mark.rule("FIEF-FIGHT-04", "FIEF-FIGHT-05", "FIEF-FIGHT-30", "FIEF-FIGHT-31")
@pytest.mark.rule("FIEF-CARD-28")
def test_what_stands_on_the_board_makes_the_points_of_a_side():
    """Five are soldiers, three guards; King, baroness and D'Arc count, but no other.

    Anne's woman on the road adds nothing, and prevents nothing.
    """
    board = village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1") + by_road("Anne.v6=1")
    board += person("Philippe", "Bruno", "Vaux", king=True)
    board += person("Blanche", "Bruno", "Vaux", titles=["Noir"])
    board += person("Jeanne", "Bruno", "Vaux", darc=True)
    board += person("Isabelle", "Bruno", "Vaux")
    board += '[[holding]]\naccount = "guard/king"\nwhat = "v3"\namount = 1\n'
    board += village("Sennecy", "Bruno", building="city")
    board += comer("Mireille", "Anne", "Vaux", "Bourg")
    choices = {"losses.Bruno.1": "1", "mercy.1": "Anne", "grant.1.Bruno": "granted"}
    state = field(board)
    told = fights(state, "Vaux", "Anne", "Bruno", (1, 1, 1, 1), choices=choices).result
    first = told["rounds"][0]
    points = [first[side]["points"] for side in ("attacker", "defender")]
    assert points == [6 + 1, 5 + 3 + 1 + 1 + 1]
    assert [first["after"][side]["women"] for side in first["after"]] == [1, 1]


@pytest.mark.rule("FIEF-FIGHT-32")
@pytest.mark.ruling("FIEF-AMB-50")
def test_battles_come_in_the_order_of_the_attackers():
    """Bruno comes after Anne: once he has fought, she has no battle left."""
    board = PRINTED + village("Mont", "Chloé", "Chloé.v1=1")
    board += person("Charles", "Bruno", "Mont")
    state = field(board)
    fights(state, "Mont", "Bruno", "Chloé", (6, 1))
    assert refused(state, "Vaux", "Anne", "Bruno")[2] == "FIEF-FIGHT-32"

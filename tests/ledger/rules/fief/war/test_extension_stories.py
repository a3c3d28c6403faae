"""Bombards and guards on the board, and the stories in the extension."""

from __future__ import annotations

import pytest

from ledger.rules.fief import camp
from tests.ledger.rules.fief.positions import ANNE, CHLOE, at, fact, keys, person
from tests.ledger.rules.fief.war.armies import camps, escort, siege
from tests.ledger.rules.fief.war.board import comer, fights, refused, waiting

GATE = f"{at('Vaux')}/{at('Bourg')}"
STOP = {"mercy.1": "truce", "truce.1.Anne": "granted", "truce.1.Bruno": "granted"}
HOLD = {"archers": ["hold"]}


def again(where, *dice):
    """The dice that bombards reroll, one after another."""
    words = (*map(str, dice), "stop")
    return {f"reroll.{where}.{at + 1}": word for at, word in enumerate(words)}


@pytest.mark.rule("TAC-BOMB-04", "TAC-BOMB-05", "TAC-BOMB-12", "TAC-BOMB-13")
@pytest.mark.rule("TAC-BOMB-10")
def test_all_dice_lie_there_before_any_is_thrown_again():
    """The attacker's two bombards go first, then the defender's, for own dice only."""
    state = siege("v6=1 bombard=2", "v6=1 bombard=1", site=None)
    choices = {**again("attacker.1", 1, 1), **again("defender.1", 2), **STOP}
    del choices["reroll.attacker.1.3"], choices["reroll.defender.1.2"]
    dice = (1, 2, 3, 4, 6, 5, 1)  # two each; then 1 → 6 → 5, and 4 → 1
    told = fights(state, "Vaux", "Anne", "Bruno", dice, choices=choices).result
    first = told["rounds"][0]
    assert (first["attacker"]["points"], first["attacker"]["dice"]) == (7, [5, 2])
    assert first["attacker"]["again"] == [
        {"die": 1, "before": 1, "after": 6},
        {"die": 1, "before": 6, "after": 5},
    ]
    assert first["defender"]["dice"] == [3, 1]


@pytest.mark.rule("TAC-BOMB-06", "TAC-BOMB-07", "TAC-ARCH-26")
def test_bombards_serve_the_archers_as_a_step_of_its_own():
    """The archers' die is rerolled, and the right is renewed in the round."""
    state = siege("v1=1 archer=2 bombard=1", "v6=1")
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 6, 1, 1, 3),
        choices=STOP,
        rerolls=["attacker:low"],
    ).result
    assert told["archers"]["attacker"]["again"] == [{"die": 1, "before": 1, "after": 6}]
    assert told["rounds"][0]["attacker"]["again"] == [
        {"die": 1, "before": 1, "after": 3}
    ]


@pytest.mark.rule("TAC-BOMB-08", "TAC-BOMB-09")
@pytest.mark.ruling("TAC-AMB-10", "TAC-AMB-11")
@pytest.mark.parametrize(("troop", "left"), [(False, 0), (True, 2)])
def test_bombards_go_with_the_last_of_the_troops(troop, left):
    """A lord is not a troop by default; they go to their own stock."""
    house = {"tactics.bombard.lord_counts_as_troop": troop}
    state = siege("v1=1 bombard=2", "v6=1", site=None, lords=(2, 0), house=house)
    stock = state.balance(f"stock/{ANNE}", "bombard")
    outcome = fights(state, "Vaux", "Anne", "Bruno", (1, 2), choices=STOP)
    assert outcome.result["rounds"][0]["after"]["attacker"]["bombards"] == left
    assert state.balance(f"stock/{ANNE}", "bombard") == stock + 2 - left
    assert "fief.bombards_idle.attacker" in keys(outcome)


@pytest.mark.rule("TAC-BOMB-09", "TAC-GEN-09", "TAC-ARCH-12")
@pytest.mark.parametrize("lost", [True, False])
def test_bombards_go_when_arrows_take_the_last_of_the_troops(lost):
    """Before the first round they lose their rerolls there, because they had troops."""
    house = {"tactics.bombard.lost_without_troops": lost}
    state = siege("v1=1 bombard=2", "v1=1 archer=1", site=None, house=house)
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (3, 1, 1),
        choices=STOP,
        rerolls=["attacker:low"],
    ).result
    assert told["archers"]["after"]["attacker"]["bombards"] == 0
    assert "again" not in told["rounds"][0]["attacker"]


@pytest.mark.rule("TAC-GEN-09", "TAC-GEN-08")
def test_nobody_shoots_at_who_does_not_fight():
    """A woman is alone: the battle is over before the archers shoot."""
    more = person("Isabelle", "Bruno", "Vaux")
    state = siege("v1=1 archer=3", "", site=None, lords=(1, 0), more=more)
    told = fights(state, "Vaux", "Anne", "Bruno").result
    assert (told["end"], told["winner"], told["rounds"]) == (
        "eliminated",
        "attacker",
        [],
    )
    assert "archers" not in told


@pytest.mark.rule("TAC-GEN-09")
@pytest.mark.ruling("TAC-AMB-29")
@pytest.mark.parametrize(
    ("dice", "stop", "harm", "hired"),
    [((6,), {}, 4, (0, 2, 3)), ((1, 1, 1, 1), STOP, 1, (1, 0, 4))],
)
def test_a_house_may_have_mercenaries_come_after_the_arrows(dice, stop, harm, hired):
    """Mercenaries are not targets then; if nobody is left, none come or are asked."""
    house = {"tactics.merc.commit_before_archers": False}
    more = camps(Bruno=2)
    state = siege("archer=2 v6=1", "v1=2", site=None, more=more, house=house)
    outcome = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        dice,
        choices=stop,
        commits=["Bruno:0:2"],
        losses=["mercenaries"],
    )
    assert outcome.result["archers"]["attacker"]["inflicts"] == harm
    place = f"{at('Vaux')}/player:Bruno"
    there = (
        state.balance(place, "mercenary"),
        camp.waiting(state, "player:Bruno"),
        camp.reserve(state),
    )
    assert (there, keys(outcome)) == (hired, [])


@pytest.mark.ruling("TAC-AMB-12")
@pytest.mark.parametrize(
    ("scope", "left", "thrown"), [("side", 1, 1), ("player", 0, 0)]
)
def test_whose_bombards_they_are(scope, left, thrown):
    """Bombards belong to the side, or to one player whose own troops count."""
    more = waiting("Vaux", "Bourg", "Chloé.bombard=1")
    more += comer("Henry", "Chloé", "Vaux", "Bourg")
    house = {"tactics.bombard.scope": scope}
    state = siege("v3=1", "v6=1", site=None, more=more, house=house)
    choices = {**STOP, "truce.1.Chloé": "granted"}
    dice = (1, 1, 1, 6)[: 3 + thrown]
    told = fights(
        state,
        "Vaux",
        "Anne Chloé",
        "Bruno",
        dice,
        choices=choices,
        rerolls=["low"],
        losses=["soldiers"],
    ).result
    assert told["rounds"][0]["after"]["attacker"]["bombards"] == left
    assert len(told["rounds"][0]["attacker"].get("again", ())) == thrown


def beside(anne="v1=2", house=None):
    """Anne and Chloé are before Vaux; Chloé has a bombard and no other troops."""
    more = waiting("Vaux", "Bourg", "Chloé.bombard=1")
    more += comer("Henry", "Chloé", "Vaux", "Bourg")
    return siege(anne, "v6=1", site=None, lords=(1, 0), more=more, house=house)


@pytest.mark.ruling("TAC-AMB-54", "TAC-AMB-12")
@pytest.mark.parametrize(
    ("as_one", "dice", "thrown", "left"),
    [(False, (1, 1, 1), [0, 0], 0), (True, (1, 1, 1, 3), [1, 0], 1)],
)
def test_bombards_of_two_who_attack_apart(as_one, dice, thrown, left):
    """Each has and loses his own; or both together have one right."""
    state = beside(house={"tactics.sides.separate_is_one": as_one})
    choices = {**STOP, "truce.1.Chloé": "granted", "opponent.1": "Anne"}
    told = fights(
        state,
        "Vaux",
        "Anne Chloé",
        "Bruno",
        dice,
        choices=choices,
        mode="separate",
        rerolls=["low"],
    ).result
    (first,) = told["rounds"]
    both = (first["attacker"], *first["others"])
    again = [len(one.get("again", ())) for one in both]
    assert (again, first["after"]["attacker"]["bombards"]) == (thrown, left)


@pytest.mark.rule("TAC-BOMB-09")
def test_bombards_go_when_the_others_have_surrendered():
    """The bombards go at once, not after the next round, and reroll nothing there."""
    choices = {"mercy.1": "Anne", "grant.1.Bruno": "granted"}
    stop = {"mercy.2": "truce", "truce.2.Chloé": "granted", "truce.2.Bruno": "granted"}
    told = fights(
        beside(),
        "Vaux",
        "Anne Chloé",
        "Bruno",
        (1, 1, 2, 1, 1),
        choices=choices | stop,
        rerolls=["low"],
    ).result
    again = [len(one["attacker"].get("again", ())) for one in told["rounds"]]
    assert again == [1, 0]


@pytest.mark.ruling("TAC-AMB-59")
@pytest.mark.parametrize(("lost", "left"), [(True, 0), (False, 2)])
def test_bombards_that_never_had_troops(lost, left):
    """Such bombards go at the first test, unless the house asks about troops."""
    house = {"tactics.bombard.lost_without_troops": lost}
    state = siege("bombard=2", "v6=1", site=None, lords=(2, 0), house=house)
    told = fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=STOP).result
    assert told["rounds"][0]["after"]["attacker"]["bombards"] == left


def crowned(**counters):
    """Arnaud is king, with guards."""
    return fact("campaign", "king", "lord:Arnaud") + escort("king", **counters)


@pytest.mark.rule("TAC-GUARD-14", "TAC-GUARD-15", "TAC-GUARD-18", "TAC-GEN-05")
def test_sabines_army():
    """A5: nine points, two dice, and one more point of harm for all the guards."""
    more = crowned(guard_knight=2, guard_sergeant=2)
    state = siege("", "v6=1", lords=(1, 0), more=more)
    told = fights(state, "Vaux", "Anne", "Bruno", (5, 3, 1), choices=STOP).result
    thrown = told["rounds"][0]["attacker"]
    assert (thrown["points"], len(thrown["dice"])) == (9, 2)
    assert (thrown["inflicts"], thrown["guard"]) == (
        3,
        1,
    )  # B28: 8 at a castle, and one


@pytest.mark.rule("TAC-GUARD-19", "TAC-GUARD-17", "TAC-GUARD-20")
def test_each_side_has_its_own_bonus_until_its_last_guard_falls():
    """The king's is on one side, the queen's on the other."""
    more = crowned(guard_sergeant=1) + person("Isabelle", "Bruno", "Vaux")
    more += fact("campaign", "queen", "lord:Isabelle")
    more += escort("queen", guard_sergeant=1)
    state = siege("v3=1", "v3=1", site=None, more=more)
    stop = {"mercy.2": "truce", "truce.2.Anne": "granted", "truce.2.Bruno": "granted"}
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 1, 1, 1),
        choices=stop,
        losses=["guard"],
    ).result
    guards = [
        [one[side].get("guard", 0) for side in ("attacker", "defender")]
        for one in told["rounds"]
    ]
    assert guards == [[1, 1], [0, 0]]
    assert state.balance("stock", "guard_sergeant") == 4


@pytest.mark.rule("TAC-GUARD-20", "TAC-GUARD-18")
@pytest.mark.parametrize(
    ("house", "dice", "fallen", "left"),
    [
        ({}, (1, 1, 4), 2, (0, 1)),  # the knight is changed for sergeants
        ({"tactics.losses.change_allowed": False}, (1, 1, 6), 3, (0, 0)),
        ({"tactics.losses.change_allowed": False}, (1, 1, 4), 0, (1, 0)),
    ],
)
def test_guards_who_fall_go_to_the_neutral_stock(house, dice, fallen, left):
    """A guard knight is three points, lost whole without change."""
    state = siege(
        "v6=1",
        "v3=1",
        site=None,
        lords=(1, 1),
        more=crowned(guard_knight=1),
        house=house,
    )
    told = fights(
        state, "Vaux", "Anne", "Bruno", dice, choices=STOP, losses=["guard"]
    ).result
    after = told["rounds"][0]["after"]["attacker"]
    assert 10 - after["points"] == fallen
    kinds = ("guard_knight", "guard_sergeant")
    assert tuple(state.balance("guard/king", kind) for kind in kinds) == left
    assert [state.balance("stock", kind) for kind in kinds] == [
        3 - left[0],
        4 - left[1],
    ]


@pytest.mark.rule("TAC-GUARD-20", "TAC-GEN-07")
def test_guard_knights_and_guard_sergeants_are_asked_for_by_name():
    """Without change, either kind may be spared."""
    state = siege(
        "",
        "v3=1",
        site=None,
        more=crowned(guard_knight=1, guard_sergeant=1),
        house={"tactics.losses.change_allowed": False},
    )
    choices = {"losses.Anne.king.guard.1": "0", **STOP}
    fights(state, "Vaux", "Anne", "Bruno", (1, 6), choices=choices)
    kinds = ("guard_knight", "guard_sergeant")
    assert [state.balance("guard/king", kind) for kind in kinds] == [0, 1]


@pytest.mark.ruling("TAC-AMB-21")
def test_when_the_king_falls_his_guard_is_ordinary():
    """In the next round it still fights, but adds nothing."""
    more = crowned(guard_sergeant=2, guard_knight=1)
    state = siege("v3=1", "v6=1", site=None, lords=(2, 0), more=more)
    stop = {"mercy.2": "truce", "truce.2.Anne": "granted", "truce.2.Bruno": "granted"}
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (1, 1, 6, 1, 1, 1),
        choices=stop,
        aims=["Bruno:Arnaud:1:1"],
    ).result
    thrown = [one["attacker"] for one in told["rounds"]]
    assert [(one["points"], one.get("guard", 0)) for one in thrown] == [(10, 1), (9, 0)]
    assert state.balance(f"{GATE}/{ANNE}", "v3") == 2


@pytest.mark.ruling("TAC-AMB-54")
@pytest.mark.parametrize(("as_one", "guards"), [(False, [1, 1]), (True, [1, 0])])
def test_guards_of_two_who_attack_apart(as_one, guards):
    """Each has his own, or only one of them if the house makes them one side."""
    more = crowned(guard_sergeant=1) + waiting("Vaux", "Bourg", "Chloé.v1=1")
    more += comer("Isabelle", "Chloé", "Vaux", "Bourg")
    more += fact("campaign", "queen", "lord:Isabelle")
    more += escort("queen", guard_sergeant=1)
    house = {"tactics.sides.separate_is_one": as_one}
    state = siege("v3=1", "v6=1", lords=(1, 0), more=more, house=house)
    choices = {**STOP, "truce.1.Chloé": "granted", "opponent.1": "Anne"}
    told = fights(
        state,
        "Vaux",
        "Anne Chloé",
        "Bruno",
        (1, 1, 1),
        choices=choices,
        mode="separate",
    ).result
    (first,) = told["rounds"]
    thrown = (first["attacker"], *first["others"])
    assert [one["player"] for one in thrown] == [ANNE, CHLOE]
    assert [one.get("guard", 0) for one in thrown] == guards


@pytest.mark.rule("TAC-ARCH-09", "TAC-ARCH-10", "TAC-ARCH-08", "TAC-ARCH-29")
@pytest.mark.ruling("TAC-AMB-02", "TAC-AMB-01")
@pytest.mark.parametrize(
    ("face", "harm", "dice"), [(0, (2, 1), (0, 0, 0)), (3, (5, 4), (0, 0))]
)
def test_franck_and_sabine_shoot(face, harm, dice):
    """A1, A2: his three archers do 2 to 5, her two 1 to 4, both at once."""
    house = {"tactics.profile": "fief2011"}
    state = siege("v1=5 archer=3", "v1=5 archer=2", site=None, house=house)
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        (face, face, *dice),
        choices=STOP,
        losses=["archers"],
    ).result["archers"]
    assert tuple(told[side]["inflicts"] for side in ("attacker", "defender")) == harm


@pytest.mark.rule("TAC-MERC-18", "TAC-MERC-19", "TAC-MERC-25", "TAC-MERC-29")
@pytest.mark.rule("TAC-GEN-04", "TAC-GEN-06", "TAC-GEN-07")
def test_francks_mercenaries():
    """A6 to A10: 12 points, 13 with one; he and a sergeant fall: 11; 13 with two."""
    house = {"tactics.profile": "fief2011", "tactics.losses.change_allowed": False}
    state = siege(
        "v3=2 v1=5", "v3=4", site=None, lords=(1, 0), more=camps(Anne=5), house=house
    )
    stop = {"mercy.2": "truce", "truce.2.Anne": "granted", "truce.2.Bruno": "granted"}
    # The other point falls on the mercenary, because two cannot kill a knight.
    choices = {**stop, "losses.Anne.sergeants.1": "1"}
    dice = (0, 0, 0, 1, 1, 0, 0, 0, 0, 0)
    told = fights(
        state,
        "Vaux",
        "Anne",
        "Bruno",
        dice,
        choices=choices,
        commits=["Anne:1:1", "Anne:2:2"],
    ).result
    rounds = told["rounds"]
    assert [one["attacker"]["points"] for one in rounds] == [13, 13]
    assert [len(one["attacker"]["dice"]) for one in rounds] == [3, 3]
    after = rounds[0]["after"]["attacker"]
    assert (after["points"], after["lords"], after["women"]) == (11, 1, 0)
    assert camp.waiting(state, ANNE) == 2
    assert camp.reserve(state) == 1
    assert state.balance(f"{GATE}/{ANNE}", "mercenary") == 2
    state.apply(camp.home(state))
    assert (camp.waiting(state, ANNE), camp.reserve(state)) == (4, 1)


@pytest.mark.ruling("TAC-AMB-48", "TAC-AMB-66")
@pytest.mark.parametrize(
    ("harm", "left"),
    [(2, (1, 1)), (3, (0, 1)), (5, (0, 1)), (6, (1, 0))],
)
def test_without_change_a_counter_falls_as_a_whole(harm, left):
    """A knight loses three points at once, a counter of six all six."""
    house = {"tactics.profile": "fief2011", "tactics.losses.change_allowed": False}
    board = siege("v6=1 v3=1", "v6=3", site=None, lords=(1, 0), house=house)
    faces = {2: (2, 0, 0), 3: (3, 0, 0), 5: (3, 2, 0), 6: (3, 3, 0)}[harm]
    choices = {"losses.Anne.knights.1": "0" if harm == 6 else "3"} | STOP
    if harm < 6:
        del choices["losses.Anne.knights.1"]
    fights(board, "Vaux", "Anne", "Bruno", (0, 0, *faces), choices=choices)
    heap = f"{GATE}/{ANNE}"
    assert (board.balance(heap, "v3"), board.balance(heap, "v6")) == left


@pytest.mark.rule("FIEF-CARD-28")
def test_darc_is_not_in_the_later_edition():
    """The referee may still add her six to the dice."""
    more = comer("Isabelle", "Anne", "Vaux", "Bourg", darc=True)
    state = siege("v1=1", "v3=1", more=more, house={"tactics.profile": "fief2011"})
    assert refused(state, "Vaux", "Anne", "Bruno")[1:] == (
        "fief.battle_later",
        "FIEF-CARD-28",
    )
    house = {"tactics.profile": "fief2011"}
    bare = siege("v1=1", "v3=1", site=None, house=house)
    fights(bare, "Vaux", "Anne", "Bruno", (0, 0), choices=STOP)
    state = siege("v1=1", "v6=2", site=None, more=more, house=house)
    dice = (1, 0, 0, 0)
    outcome = fights(state, "Vaux", "Anne", "Bruno", dice, choices=STOP, ruled=True)
    assert outcome.result["rounds"][0]["attacker"]["inflicts"] == 7


@pytest.mark.rule("TAC-GEN-08")
@pytest.mark.parametrize(
    ("dice", "end", "winner", "left"),
    [
        ((6, 6), "both", None, []),
        ((6, 1), "eliminated", "attacker", ["Anne"]),
        ((1, 6), "eliminated", "defender", ["Bruno"]),
    ],
)
def test_a_round_takes_from_both_at_once_and_ends_with_a_side(dice, end, winner, left):
    """A lord and a soldier fall on each side, after rolling in that round."""
    state = siege("v1=1", "v1=1", site=None)
    told = fights(state, "Vaux", "Anne", "Bruno", dice).result
    (first,) = told["rounds"]
    assert [first[side]["dice"] for side in ("attacker", "defender")] == [
        [dice[0]],
        [dice[1]],
    ]
    standing = [one["player"] for one in told["left"] if one["lords"]]
    assert (told["end"], told["winner"]) == (end, winner)
    assert standing == [f"player:{name}" for name in left]
    assert len(told["killed"]) == 2 - len(left)


@pytest.mark.rule("TAC-GEN-08")
def test_a_battle_goes_on_round_after_round_until_somebody_surrenders():
    """Nobody falls in the first; after the second Anne is granted mercy."""
    state = siege("v1=1", "v1=1", site=None)
    choices = {"mercy.1": "no", "mercy.2": "Anne", "grant.2.Bruno": "granted"}
    told = fights(
        state, "Vaux", "Anne", "Bruno", (1, 1, 1, 1), choices=choices, asks=True
    ).result
    assert (len(told["rounds"]), told["end"], told["winner"]) == (
        2,
        "mercy",
        "defender",
    )

"""Victory at the end of a turn: a crown and enough fiefs, alone or with an ally."""

from __future__ import annotations

import pytest

from ledger.rules.common.clock import next_phase, next_turn
from ledger.rules.fief import GAME
from ledger.rules.fief.explaining import explains
from ledger.rules.fief.turn.clock import end_phase, end_turn
from ledger.rules.fief.turn.reminders import due
from ledger.rules.fief.winning.victory import claims
from ledger.state import CAMPAIGN
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    do,
    fact,
    lord,
    person,
    position,
    title,
    village,
)

CITIES = {"Rouge": "Bourg", "Bleu": "Beaujeu", "Noir": "Sennecy"}
# Two regions more than on the board of other tests.
MORE = {"Or": ("Aval", "Orge", "Bois"), "Gris": ("Tour", "Pont", "Four")}
WON = "campaign:over"


def realm(fiefs=(), people="", **head):
    """Fiefs of players, (region, lord) each; Arnaud is Anne's, Philippe Bruno's."""
    named = dict(fiefs)
    text = "".join(
        f'[[region]]\nname = "{region}"\nvillages = {list(own)}\n'
        for region, own in MORE.items()
    )
    cities = CITIES | {region: own[0] for region, own in MORE.items()}
    text += "".join(village(cities[one], building="city") for one in named)
    for name, player, more in (
        ("Arnaud", "Anne", {}),
        ("Blanche", "Anne", {}),
        ("Philippe", "Bruno", {}),
        ("Isabelle", "Bruno", {}),
        ("Eric", "Chloé", {}),
    ):
        held = [region for region, holder in named.items() if holder == name]
        text += person(name, player, "Val", titles=held, **more)
    head.setdefault("phase", "negotiations")
    return position(text + people, **head)


def king(name):
    """The text that makes a lord King."""
    return fact(CAMPAIGN, "king", lord(name))


def queen(name):
    """The text that makes a lady Queen."""
    return fact(CAMPAIGN, "queen", lord(name))


def wed(one, other):
    """The text that marries two lords."""
    return fact(lord(one), "spouse", lord(other)) + fact(
        lord(other), "spouse", lord(one)
    )


def winners(state):
    """The winners when the turn ends."""
    outcome = end_turn(state, Table())
    state.apply(outcome.effects if outcome else [])
    assert GAME.audit(state) == []
    return [one.removeprefix("player:") for one in state.words(CAMPAIGN, "winners")]


THREE = {"Rouge": "Arnaud", "Bleu": "Arnaud", "Noir": "Blanche"}
FIVE = THREE | {"Or": "Arnaud", "Gris": "Arnaud"}
SHARED = {"Rouge": "Arnaud", "Bleu": "Arnaud", "Noir": "Philippe", "Or": "Philippe"}
COUPLE = king("Arnaud") + queen("Isabelle") + wed("Arnaud", "Isabelle")


@pytest.mark.rule("FIEF-WIN-01", "FIEF-WIN-02", "FIEF-WIN-04")
@pytest.mark.parametrize(
    ("people", "fiefs", "who"),
    [
        pytest.param(king("Arnaud"), THREE, ["Anne"], id="TV-WIN-01"),
        pytest.param(queen("Blanche"), THREE, ["Anne"], id="TV-WIN-02"),
        pytest.param("", FIVE, [], id="TV-WIN-03"),
        pytest.param(king("Arnaud"), FIVE, ["Anne"], id="more than three"),
        pytest.param(king("Philippe"), THREE, [], id="another's King"),
        pytest.param(
            king("Arnaud"), {"Rouge": "Arnaud", "Bleu": "Blanche"}, [], id="two"
        ),
    ],
)
def test_a_crown_and_three_fiefs_win(people, fiefs, who):
    """The family has the King or Queen, and its lords three fiefs."""
    state = realm(fiefs, people)
    assert winners(state) == who
    assert state.get(CAMPAIGN, "over") == (3 if who else None)


@pytest.mark.rule("FIEF-WIN-01", "FIEF-WIN-03", "FIEF-MARRY-10", "FIEF-WIN-04")
@pytest.mark.parametrize(
    ("people", "fiefs", "who"),
    [
        pytest.param(COUPLE, SHARED, ["Anne", "Bruno"], id="TV-WIN-04"),
        pytest.param(
            COUPLE,
            {one: SHARED[one] for one in ("Rouge", "Bleu", "Noir")},
            [],
            id="TV-WIN-05",
        ),
        pytest.param(king("Arnaud") + queen("Isabelle"), SHARED, [], id="no marriage"),
        pytest.param(
            king("Arnaud") + wed("Arnaud", "Isabelle"), SHARED, [], id="no Queen"
        ),
        pytest.param(
            queen("Isabelle") + wed("Arnaud", "Isabelle"), SHARED, [], id="no King"
        ),
    ],
)
def test_an_allied_pair_wins_with_both_crowns_and_four_fiefs(people, fiefs, who):
    """Both win together, while they are allied by marriage."""
    assert winners(realm(fiefs, people)) == who


@pytest.mark.parametrize(
    ("people", "fiefs", "told"),
    [
        (king("Arnaud"), THREE, {("victory", None, 3)}),
        (queen("Blanche"), {}, {("lacks.fief", None, 0)}),
        (COUPLE, SHARED, {("victory.pair", BRUNO, 4), ("lacks.fief", None, 2)}),
        (
            king("Arnaud") + wed("Arnaud", "Isabelle"),
            {},
            {
                ("lacks.fief", None, 0),
                ("lacks.queen.pair", BRUNO, 0),
                ("lacks.fief.pair", BRUNO, 0),
            },
        ),
    ],
)
def test_a_family_is_told_how_it_wins_or_what_it_lacks(people, fiefs, told):
    """Alone, and with its ally, who is named."""
    found = {
        (one.key, one.facts.get("ally"), one.facts["fiefs"])
        for one in explains(realm(fiefs, people), ANNE)
        if one.field in ("victory", "lacks")
    }
    assert told == found


@pytest.mark.rule("FIEF-WIN-01")
@pytest.mark.parametrize(
    "phase", ["cards", "income", "purchases", "movement", "combat", "negotiations"]
)
def test_it_is_tested_at_the_end_of_a_turn_and_never_before(phase):
    """The end of a phase does not count, but that of the turn does."""
    state = realm(THREE, king("Arnaud"), phase=phase)
    outcome = end_phase(state, Table())
    state.apply(outcome.effects if outcome else [])
    assert state.get(CAMPAIGN, "over") is None
    assert winners(state) == ["Anne"]


@pytest.mark.rule("FIEF-WIN-01")
def test_it_is_tested_at_the_end_of_each_turn():
    """Nobody wins with turn 3; with a crown, Anne wins at the end of turn 4."""
    state = realm(THREE)
    do(state, next_turn, GAME)
    assert (state.turn, state.get(CAMPAIGN, "over")) == (4, None)
    state.put(CAMPAIGN, "king", lord("Arnaud"))
    for _ in range(5):
        do(state, next_phase, GAME)
        assert state.get(CAMPAIGN, "over") is None
    do(state, next_phase, GAME)
    assert (state.get(CAMPAIGN, "over"), state.get(CAMPAIGN, "winners")) == (4, (ANNE,))


@pytest.mark.rule("FIEF-WIN-01")
def test_a_fief_that_is_lost_before_the_turn_ends_does_not_count():
    """There are three during the battles, but two at the end."""
    state = realm(THREE, king("Arnaud"), phase="combat")
    state.put(title("Noir"), "holder", lord("Philippe"))
    assert winners(state) == []


@pytest.mark.rule("FIEF-WIN-01", "FIEF-WIN-04")
def test_a_game_that_is_over_is_not_won_again():
    """A player may meet the conditions in a later turn."""
    state = realm(THREE, king("Arnaud") + fact(CAMPAIGN, "over", 2))
    state.put(CAMPAIGN, "winners", (BRUNO,))
    assert winners(state) == ["Bruno"]
    assert state.get(CAMPAIGN, "over") == 2


@pytest.mark.rule("FIEF-WIN-01")
@pytest.mark.ruling("FIEF-AMB-75")
@pytest.mark.parametrize(("ends", "who"), [(False, []), (True, ["Anne"])])
def test_a_points_game_is_played_to_its_end_unless_the_house_ends_it(ends, who):
    """A crown and three fiefs bring points there, but no victory."""
    house = {"variant.points": True, "points.normal_victory": ends}
    assert winners(realm(THREE, king("Arnaud"), house=house)) == who


@pytest.mark.rule("FIEF-TURN-10", "FIEF-WIN-05")
def test_a_family_that_is_out_has_won_nothing():
    """Eliminations precede victories: its captive King and three fiefs are lost."""
    held = fact(lord("Arnaud"), "captor", BRUNO) + fact(
        lord("Blanche"), "captor", BRUNO
    )
    more = king("Arnaud") + held + village("Val", "Bruno", "Bruno.v1=1")
    state = realm(THREE, more, house={"win.captive_saves": False})
    assert winners(state) == []
    assert state.get(ANNE, "out") == 3


@pytest.mark.rule("FIEF-TURN-10")
def test_who_is_gone_is_removed_before_anybody_wins():
    """The fief that Bruno keeps without a lord goes to the crown: Anne has three."""
    fiefs = (("Rouge", "Arnaud"), ("Bleu", "Arnaud"), ("Noir", "Philippe"))
    state = realm(fiefs, king("Arnaud"))
    for name in ("Philippe", "Isabelle"):
        state.facts.pop(lord(name))
    state.put(title("Noir"), "holder", None)
    state.put(title("Noir"), "keeper", BRUNO)
    outcome = end_turn(state, Table())
    told = [note["key"] for note in outcome.warnings]
    state.apply(outcome.effects)
    assert (state.get(BRUNO, "out"), state.get(title("Noir"), "keeper")) == (3, ANNE)
    assert told == ["fief.eliminated", "fief.victory"]
    assert state.get(CAMPAIGN, "winners") == (ANNE,)


@pytest.mark.rule("FIEF-WIN-04")
def test_who_plays_on_is_reminded_that_the_game_is_over():
    """The winners stay winners, whatever happens later."""
    state = realm(THREE, king("Arnaud"))
    assert winners(state) == ["Anne"]
    state.put(title("Noir"), "holder", lord("Philippe"))
    told = [one for one in due(state) if one["code"] == "won"]
    assert [(one["players"], one["turn"]) for one in told] == [([ANNE], 3)]
    assert winners(state) == ["Anne"]


@pytest.mark.rule("FIEF-WIN-01", "FIEF-WIN-04")
@pytest.mark.ruling("FIEF-AMB-76")
@pytest.mark.parametrize(
    ("tie", "who"), [("all", ["Anne", "Bruno"]), ("solo_first", ["Anne"])]
)
def test_all_who_qualify_win_unless_alone_comes_first(tie, who):
    """Anne wins alone, and with Bruno as well."""
    fiefs = THREE | {"Or": "Philippe"}
    assert winners(realm(fiefs, COUPLE, house={"win.tie": tie})) == who


@pytest.mark.ruling("FIEF-AMB-77")
@pytest.mark.parametrize("counts", [True, False])
def test_captives_count_unless_the_house_says_no(counts):
    """A captive King counts, and so does a captive's fief."""
    house = {"win.captive_counts": counts}
    for held in ("Arnaud", "Blanche"):
        more = king("Arnaud") + fact(lord(held), "captor", BRUNO)
        state = realm(THREE, more + village("Val", "Bruno", "Bruno.v1=1"), house=house)
        assert winners(state) == (["Anne"] if counts else [])


@pytest.mark.ruling("FIEF-AMB-77")
def test_a_regent_counts_as_queen_and_a_minor_king_as_king():
    """Blanche rules for Philippe."""
    regent = fact(CAMPAIGN, "regent", lord("Blanche"))
    assert winners(realm(THREE, regent)) == ["Anne"]
    until = fact(CAMPAIGN, "regent_until", 6) + fact(CAMPAIGN, "hereditary", 1)
    minor = realm(THREE, regent + until + king("Arnaud"))
    assert winners(minor) == ["Anne"]


@pytest.mark.ruling("FIEF-AMB-67")
def test_a_title_that_waits_at_the_treasurer_counts_for_nobody():
    """Rebels hold its city."""
    state = realm(THREE, king("Arnaud"))
    for field, value in (("holder", None), ("aside", 1)):
        state.put(title("Noir"), field, value)
    assert claims(state)[0].missing == {"fief": 1}


@pytest.mark.rule("FIEF-WIN-02", "FIEF-WIN-03")
def test_one_step_away_is_told_in_phase_6():
    """Examples are two fiefs and a King, three without a crown, and a pair's third."""
    two = {"Rouge": "Arnaud", "Bleu": "Arnaud"}

    def told(state):
        near = [one for one in due(state) if one["code"] in ("near", "winning")]
        return [(one["code"], one.get("what"), one["players"]) for one in near]

    assert told(realm(two, king("Arnaud"))) == [("near", "fief", [ANNE])]
    assert told(realm(THREE)) == [("near", "crown", [ANNE])]
    assert told(realm(two | {"Noir": "Philippe"}, COUPLE)) == [
        ("near", "fief", [ANNE]),
        ("near", "fief", [ANNE, BRUNO]),
    ]
    assert told(realm(THREE, king("Arnaud"))) == [("winning", None, [ANNE])]
    assert told(realm(THREE, king("Arnaud"), phase="cards")) == []


@pytest.mark.rule("FIEF-FIEF-14", "FIEF-FIEF-13")
def test_a_fief_gives_its_lord_a_vote_and_a_man_a_candidacy():
    """Women vote, men may be elected as well, bishops never."""
    from ledger.rules.fief.crown.voting import candidates, elect, votes

    state = realm({"Rouge": "Arnaud", "Noir": "Blanche"})
    assert [votes(state, lord(one)) for one in ("Arnaud", "Blanche", "Eric")] == [
        True,
        True,
        False,
    ]
    assert candidates(state) == [lord("Arnaud")]
    told = do(state, elect, ["Anne:Arnaud"]).result
    assert told["totals"] == {lord("Arnaud"): 2}

"""When an opportunity counts, and where it makes its hero stand."""

from __future__ import annotations

import pytest

from ledger.rules.mass.opportunities.battle import MEDIC, Now, Running
from ledger.rules.mass.opportunities.windows import (
    UNSURE,
    at_once,
    demanded,
    destination,
    distance,
    first,
    forced,
    last,
    lends,
    orders,
    phase,
    rolls,
    seeing_a_doctor,
    stepped,
    steps,
    way_home,
)
from tests.ledger.rules.mass.opportunities.field import BARE, RODRIGO, falls, field
from tests.ledger.rules.mass.vectors import state

LEVELS = ("support", "disengaged", "engaged", "front")


def one(code, level="engaged", **more):
    """One that was won in turn 1."""
    return Running(code, 1, level, **more)


def with_(*running, turn=2, now=None):
    """Rodrigo has some, in a turn."""
    battle = field(turn)
    return battle.put(battle.hero(RODRIGO)._replace(running=running, now=now))


@pytest.mark.rule("MASS-OPP-GEN-10")
def test_what_is_settled_at_once():
    """A shot and a duel; a charge by the house rule."""
    codes = ("TIR", "DUE", "CRG", "INF", "TEN")
    now, later = state(opp__crg_when="now"), state(opp__crg_when="next")
    assert [at_once(now, code) for code in codes] == [True, True, True, False, False]
    assert [at_once(later, code) for code in codes] == [True, True, False, False, False]


@pytest.mark.parametrize(
    ("code", "begins", "ends"),
    [
        ("INF", 2, 2),
        ("PRE", 2, 2),
        ("POU", 2, 2),
        ("AID", 2, 3),
        ("CAV", 2, 3),
        ("COM", 2, None),
        ("MAG", 2, None),
        ("MES", 2, None),
    ],
)
def test_when_one_counts(code, begins, ends):
    """From the turn after it was won, for one turn, two, or on and on."""
    assert (first(BARE, one(code)), last(BARE, one(code))) == (begins, ends)
    assert phase(BARE, one(code), 1) == "before"
    assert phase(BARE, one(code), ends or 9) == "window"
    if ends:
        later = "after" if code == "CAV" else "over"
        assert phase(BARE, one(code), ends + 1) == later


def test_house_rules_move_the_beginning():
    """Of banners, positions and charges."""
    for turns in (0, 1):
        ours = state(opp__ban_from=turns, opp__ten_from=turns)
        assert first(ours, one("BAN")) == 1 + turns
        assert (first(ours, one("TEN")), last(ours, one("TEN"))) == (
            1 + turns,
            2 + turns,
        )
    assert first(state(opp__crg_when="now"), one("CRG")) == 1
    assert first(state(opp__crg_when="next"), one("CRG")) == 2


@pytest.mark.ruling("MASS-AMB-56")
def test_a_doctor_who_waits_is_seen_in_the_turn_of_ones_choice():
    """Until then he has no turn at all."""
    assert phase(BARE, one("INF", waits=True), 2) == "waits"
    chosen = one("INF", visit=5)
    assert (first(BARE, chosen), last(BARE, chosen)) == (5, 5)
    assert [phase(BARE, chosen, n) for n in (4, 5, 6)] == ["before", "window", "over"]


def test_steps_from_level_to_level():
    """No further than the end."""
    assert [stepped(level, "support") for level in LEVELS] == [
        "support",
        "support",
        "disengaged",
        "engaged",
    ]
    assert [stepped(level, "front") for level in LEVELS] == [*LEVELS[1:], "front"]
    assert stepped("front", "support", 9) == "support"
    assert stepped("support", "front", 3) == "front"
    assert stepped("engaged", "front", 0) == "engaged"


@pytest.mark.rule("MASS-OPP-CAP-02")
@pytest.mark.ruling("MASS-AMB-33")
@pytest.mark.parametrize(
    ("begins", "deliver", "level", "way"),
    [
        ("same", "end_of_support", "engaged", ("engaged", "disengaged", "support")),
        ("same", "on_arrival", "engaged", ("engaged", "disengaged")),
        ("back", "end_of_support", "engaged", ("disengaged", "support")),
        ("back", "on_arrival", "engaged", ("disengaged",)),
        ("back", "on_arrival", "disengaged", ("support",)),
        ("same", "on_arrival", "support", ("support",)),
        ("back", "end_of_support", "support", ("support",)),
    ],
)
def test_the_way_home_with_a_banner(begins, deliver, level, way):
    """One level a turn, back to Support; it takes a turn at least."""
    ours = state(opp__cap_first=begins, opp__cap_deliver=deliver)
    assert way_home(ours, level) == way
    banner = one("CAP", level)
    assert last(ours, banner) == 1 + len(way)
    battle = with_(banner)
    hero = battle.hero(RODRIGO)
    turns = range(2, 2 + len(way))
    assert tuple(demanded(ours, battle, hero, banner, turn) for turn in turns) == way


@pytest.mark.rule("MASS-OPP-MES-01")
def test_where_a_message_goes():
    """To the farther end."""
    assert [destination(level) for level in LEVELS] == [
        "front",
        "front",
        "support",
        "support",
    ]
    assert [distance(level) for level in LEVELS] == [3, 2, 2, 3]


@pytest.mark.rule("MASS-OPP-MES-02")
def test_a_message_is_carried_by_rolls_of_ten_and_more():
    """Modified or bare, as the table plays; in its window only."""
    message = one("MES", tally=1)

    def made(total, bare, turn=2, house=BARE):
        battle = with_(message, turn=turn, now=Now("engaged", total, bare))
        return steps(house, battle.hero(RODRIGO), message, turn)

    modified, bare = state(opp__mes_modified=True), state(opp__mes_modified=False)
    assert [made(n, 0, house=modified) for n in (9, 10, None)] == [1, 2, 1]
    assert [made(0, n, house=bare) for n in (9, 10, None)] == [1, 2, 1]
    assert made(20, 20, turn=1) == 1


def test_a_bearers_place_is_sure_only_once_he_has_rolled():
    """In the turn after; beyond it dice decide."""
    message = one("MES")
    rolled = with_(message, now=Now("engaged", 10, 10))
    hero = rolled.hero(RODRIGO)
    places = [demanded(BARE, rolled, hero, message, turn) for turn in (1, 2, 3, 4)]
    assert places == [None, "engaged", "disengaged", UNSURE]
    before = with_(message)
    hero = before.hero(RODRIGO)
    assert demanded(BARE, before, hero, message, 3) == UNSURE


@pytest.mark.rule("MASS-TURN-12")
def test_a_doctor_comes_before_other_demands():
    """Whatever else demands a place; the first one counts otherwise."""
    assert forced(BARE, with_(), RODRIGO) is None
    assert forced(BARE, with_(one("MAG")), RODRIGO) is None
    both = with_(one("POU"), one("INF"))
    assert forced(BARE, both, RODRIGO) == (MEDIC, "MASS-OPP-INF-05", "INF")
    assert seeing_a_doctor(BARE, both, RODRIGO)
    two = with_(one("TEN"), one("AID"))
    assert forced(BARE, two, RODRIGO) == ("engaged", "MASS-OPP-TEN-01", "TEN")
    assert not seeing_a_doctor(BARE, two, RODRIGO)


@pytest.mark.rule("MASS-TURN-08")
@pytest.mark.rule("MASS-TURN-09")
@pytest.mark.rule("MASS-PERS-13")
def test_who_does_not_roll_or_lend():
    """The fallen, by their own rule; then those with a doctor."""
    seen = with_(one("INF"))
    assert rolls(BARE, seen, RODRIGO) == "MASS-OPP-INF-02"
    assert lends(BARE, seen, RODRIGO) == "MASS-OPP-INF-03"
    for down in (falls(seen), falls(field())):
        assert rolls(BARE, down, RODRIGO) == lends(BARE, down, RODRIGO)
        assert rolls(BARE, down, RODRIGO) == "MASS-PERS-14"
    assert rolls(BARE, field(), RODRIGO) is lends(BARE, field(), RODRIGO) is None


@pytest.mark.rule("MASS-OPP-GEN-03")
def test_what_is_an_order():
    """Three of them are."""
    codes = ("TEN", "CRG", "MES", "INF", "CAP", "DUE")
    assert [orders(code) for code in codes] == [True] * 3 + [False] * 3

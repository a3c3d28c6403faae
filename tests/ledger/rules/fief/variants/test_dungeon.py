"""The King's dungeon: who goes in, and who comes out."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.board.places import villages
from ledger.rules.fief.cards.deck import cards_of
from ledger.rules.fief.cards.escape import captives as may_escape
from ledger.rules.fief.cards.lord_card import too_many
from ledger.rules.fief.cards.playing import play
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import died
from ledger.rules.fief.families.releasing import ransom
from ledger.rules.fief.position.reading import write_position
from ledger.rules.fief.turn import clock, eliminating
from ledger.rules.fief.turn.conditions import conditions
from ledger.rules.fief.variants.dungeon import jailer
from ledger.state import CAMPAIGN, State
from ledger.table import Table
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    do,
    fact,
    keys,
    person,
    refused,
    title,
    village,
)
from tests.ledger.rules.fief.variants.prisons import (
    BLEU,
    HENRY,
    KING,
    OTHON,
    REALM,
    prison,
)
from tests.ledger.rules.fief.war.board import comer, field, fights, waiting

ERIC, OTHON_ID, ARNAUD = "lord:Eric", "lord:Othon", "lord:Arnaud"
MERCY = {"mercy.1": "Bruno"}
GRANTED = MERCY | {"grant.1.Anne": "granted"}
TAKEN = village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1")
CITY = village("Beaujeu", "Bruno", "Bruno.v1=2", building="city")


def beaten(king="Bourg", more="", *, house=None, eric=None, choices=MERCY):
    """Anne attacks Eric in Vaux, who asks for mercy; her King is somewhere."""
    board = TAKEN + CITY + waiting("Vaux", "Bourg", "Anne.v1=3") + more
    board += comer("Charles", "Anne", "Vaux", "Bourg")
    board += village("Bourg", "Anne", "Anne.v1=1")
    if king == "here":
        board += comer("Arnaud", "Anne", "Vaux", "Bourg", king=True)
    elif king:
        board += person("Arnaud", "Anne", king, king=True)
    board += person("Eric", "Bruno", "Vaux", **{"titles": ["Bleu"], **(eric or {})})
    board += person("Othon", "Bruno", "Beaujeu")
    state = field(board, house={"variant.surrender": True, **(house or {})})
    told = fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=choices).result
    return state, told


def jailed(people=REALM, house=None, **head):
    """Bruno's Eric, once count of Bleu, is in Anne's dungeon; Othon has Bleu."""
    freed = {**people, "Eric": {"player": "Bruno", "at": "Mont", "prisoner_of": "Anne"}}
    freed["Othon"] = {"player": "Bruno", "at": "Mont", "titles": ["Bleu"]}
    more = fact(ERIC, "dungeon", 1) + fact(ERIC, "forfeit", [title("Bleu")])
    return prison(freed, more, house=house, **head)


@pytest.mark.rule("FIEF-VAR-25")
@pytest.mark.ruling("FIEF-AMB-116")
def test_whom_the_king_takes_counts_as_dead():
    """Titles, offices, church and marriage end; the card stays on the table."""
    rich = {"bishop": "Sigy", "cardinal": True, "spouse": "Isabelle"}
    more = person("Isabelle", "Chloé", "Roc")
    state, told = beaten(eric=rich, more=more)
    assert (lords.buried(state, ERIC), ERIC in lords.every(state)) == (True, False)
    assert state.get(title("Bleu"), "holder") == OTHON_ID
    assert [state.get(ERIC, one) for one in ("cardinal", "spouse", "discarded")] == [
        None, None, None,
    ]  # fmt: skip
    assert state.get("lord:Isabelle", "spouse") is None
    assert cards_of(state, "bishop")["diocese:Sigy"] == "discard"
    assert (cards_of(state, "lord")[ERIC], told["captives"][0]["dungeon"]) == (
        "table", True,
    )  # fmt: skip
    assert {"code": "dungeon", "lord": ERIC, "captor": ANNE} in conditions(state)


@pytest.mark.rule("FIEF-VAR-25")
@pytest.mark.parametrize(
    "more",
    [
        "",
        person("Henry", "Chloé", "Roc", king=True),
        person("Arnaud", "Anne", "Roc", king=True, prisoner_of="Chloé"),
    ],
)
def test_others_have_no_dungeon(more):
    """Without a free King of the captor's, he is an ordinary captive."""
    guard = village("Roc", "Chloé", "Chloé.v1=1")
    state, _ = beaten(None, more + guard)
    assert (lords.buried(state, ERIC), lords.captor(state, ERIC)) == (False, ANNE)
    assert state.get(title("Bleu"), "holder") == ERIC


@pytest.mark.rule("FIEF-VAR-25")
def test_without_the_variant_the_king_takes_captives_like_anybody():
    """The other side decides about mercy, and the captive keeps his title."""
    state, _ = beaten(house={"variant.surrender": False}, choices=GRANTED)
    assert (lords.buried(state, ERIC), lords.captor(state, ERIC)) == (False, ANNE)
    assert state.get(title("Bleu"), "holder") == ERIC


@pytest.mark.ruling("FIEF-AMB-114")
def test_a_regent_has_no_dungeon():
    """Only the King has one, minor or not."""
    regent = {
        "Jeanne": {"player": "Anne", "at": "Bourg", "queen": True, "regent": True}
    }
    assert jailer(prison(regent | OTHON)) is None
    assert jailer(prison(KING)) == ANNE


@pytest.mark.ruling("FIEF-AMB-115")
@pytest.mark.parametrize(
    ("by", "king", "jail"),
    [
        ("player", "Bourg", True),
        ("player", "here", True),
        ("counter", "Bourg", False),
        ("counter", "here", True),
    ],
)
def test_any_force_of_the_kings_player_or_the_king_himself(by, king, jail):
    """A house rule decides."""
    state, _ = beaten(king, house={"dungeon.by": by})
    assert lords.buried(state, ERIC) is jail


@pytest.mark.rule("FIEF-VAR-24", "FIEF-VAR-25")
def test_the_queen_never_goes_there():
    """The Queen is a captive whom the King frees when he wishes."""
    more = person("Arnaud", "Anne", "Bourg", king=True, spouse="Blanche")
    board = TAKEN + waiting("Vaux", "Bourg", "Anne.v1=3")
    board += comer("Charles", "Anne", "Vaux", "Bourg") + more
    board += person("Blanche", "Bruno", "Vaux", queen=True, spouse="Arnaud")
    state = field(board, house={"variant.surrender": True})
    fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=MERCY)
    assert (lords.captor(state, "lord:Blanche"), lords.office(state, "queen")) == (
        ANNE, "lord:Blanche",
    )  # fmt: skip
    assert not lords.buried(state, "lord:Blanche")


@pytest.mark.rule("FIEF-VAR-26")
def test_the_last_of_a_family_is_lost():
    """The lord's card is discarded, and his fiefs wait for an heir."""
    board = TAKEN + CITY + waiting("Vaux", "Bourg", "Anne.v1=3")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg", king=True)
    board += person("Eric", "Bruno", "Vaux", titles=["Bleu"])
    state = field(board, house={"variant.surrender": True})
    told = fights(state, "Vaux", "Anne", "Bruno", (1, 1), choices=MERCY).result
    assert (state.get(ERIC, "player"), state.get(ERIC, "discarded")) == (None, 1)
    assert [state.get(title("Bleu"), one) for one in ("holder", "heir")] == [
        None, "crown",
    ]  # fmt: skip
    assert told["captives"][0]["dungeon"] is False


@pytest.mark.rule("FIEF-VAR-27", "FIEF-VAR-29")
def test_an_escape_card_frees_him_with_his_titles():
    """The lord's player chooses the place; ransoms do not open a dungeon."""
    state = jailed(phase="cards")
    assert refused(state, ransom, "Eric", None, "Mont")[1:] == (
        "fief.dungeon_no_ransom", "FIEF-VAR-25",
    )  # fmt: skip
    assert may_escape(state) == [ERIC]
    do(state, play, "Bruno", "escape", lord="Eric", at="Beaujeu")
    assert (lords.is_free(state, ERIC), state.get(ERIC, "at")) == (
        True, "territory:Beaujeu",
    )  # fmt: skip
    assert state.get(title("Bleu"), "holder") == ERIC
    assert (state.get(ERIC, "forfeit"), state.get(ERIC, "dungeon")) == (None, None)


@pytest.mark.rule("FIEF-VAR-28", "FIEF-VAR-29")
def test_a_king_who_dies_without_a_prince_frees_them():
    """Each goes to a village chosen by his player; unmarried, with his titles."""
    state = jailed()
    outcome = do(state, died, "Arnaud", "plague", choices={"freed.Eric": "Beaujeu"})
    assert (lords.is_free(state, ERIC), state.get(ERIC, "at")) == (
        True, "territory:Beaujeu",
    )  # fmt: skip
    assert state.get(title("Bleu"), "holder") == ERIC
    assert "fief.dungeon_opened" in keys(outcome)
    assert outcome.result["throne"]["released"] == [ERIC]


@pytest.mark.rule("FIEF-VAR-28")
def test_he_frees_them_too_when_his_family_is_eliminated():
    """If nobody can be asked, they stay where they were captured."""
    state = jailed()
    state.apply(eliminating.eliminated(state, ANNE))
    assert (lords.is_free(state, ERIC), state.get(ERIC, "at")) == (
        True, "territory:Mont",
    )  # fmt: skip
    unknown = jailed()
    unknown.put(ERIC, "at", None)
    unknown.apply(eliminating.eliminated(unknown, ANNE))
    assert unknown.get(ERIC, "at") == villages(unknown)[0]


@pytest.mark.rule("FIEF-WIN-05")
def test_a_family_that_is_out_holds_nobody_any_more():
    """The family's dungeon opens, even without a King; others' do not."""
    people = {name: known for name, known in REALM.items() if name != "Arnaud"}
    people["Henry"] = {**HENRY["Henry"], "prisoner_of": "Bruno", "at": "Mont"}
    people["Charles"] = {"player": "Chloé", "at": "Roc", "prisoner_of": "Anne"}
    state = jailed(people)
    state.put("lord:Henry", "dungeon", 1)
    gone = eliminating.eliminated(state, ANNE)
    captor = [one for one in gone if one[:2] == ("lord:Charles", "captor")]
    assert len(captor) == 1  # he was not in a dungeon, and is free in the same place
    state.apply(gone)

    found = [lords.is_free(state, one) for one in (ERIC, "lord:Charles", "lord:Henry")]
    assert (found, state.get(ERIC, "at")) == ([True, True, False], "territory:Mont")


@pytest.mark.rule("FIEF-VAR-29")
def test_titles_that_have_left_the_family_are_not_recovered():
    """Even titles that later return to the family are not recovered."""
    state = jailed()
    kept = []
    for holder in (OTHON_ID, "lord:Henry", OTHON_ID):
        state.put(title("Bleu"), "holder", holder)
        outcome = clock.end_phase(state, Table())
        state.apply(outcome.effects if outcome else ())
        kept.append(state.words(ERIC, "forfeit"))
    assert kept == [(title("Bleu"),), (), ()]
    do(state, died, "Arnaud", "plague", choices={"freed.Eric": "Mont"})
    assert state.get(title("Bleu"), "holder") == OTHON_ID


@pytest.mark.rule("FIEF-VAR-34")
def test_a_king_who_leaves_a_prince_frees_nobody():
    """The new King holds them."""
    people = REALM | {"Gauvain": {"player": "Anne", "at": "Bourg", "prince": True}}
    state = jailed(people)
    do(state, died, "Arnaud", "plague")
    assert lords.office(state, "king") == "lord:Gauvain"
    assert (lords.buried(state, ERIC), lords.captor(state, ERIC)) == (
        True,
        jailer(state),
    )


@pytest.mark.rule("FIEF-VAR-33")
def test_when_nobody_else_of_the_family_lives_he_is_lost():
    """The prisoner's card is discarded with that of the last one."""
    state = jailed()
    outcome = do(state, died, "Othon", "plague")
    assert (state.get(ERIC, "player"), cards_of(state, "lord")[ERIC]) == (
        None,
        "discard",
    )
    assert (outcome.result["last"], outcome.result["lost"]) == (True, [ERIC])
    assert "fief.dungeon_lost" in keys(outcome)


@pytest.mark.ruling("FIEF-AMB-116")
@pytest.mark.parametrize(("counts", "full"), [(True, True), (False, False)])
def test_he_counts_in_the_limit_of_lords(counts, full):
    """The card is not discarded, so it counts unless the house says otherwise."""
    more = {name: {"player": "Bruno", "at": "Mont"} for name in ("Roland", "Thierry")}
    state = jailed(REALM | more, {"dungeon.counts_in_limit": counts})
    assert bool(too_many(state, BRUNO, "FIEF-CARD-22")) is full


def test_nothing_touches_him_in_there():
    """No act can name the dead, but a position's text includes him."""
    state = jailed(BLEU | KING | OTHON)
    assert refused(state, died, "Eric", "plague") == (
        "rule", "fief.buried", "FIEF-VAR-25",
    )  # fmt: skip
    page = write_position(state)
    again = position_of(page, state)
    assert lords.buried(again, ERIC)
    assert again.words(ERIC, "forfeit") == (title("Bleu"),)


def position_of(page, state):
    """The state that the text of a position sets up."""
    fresh = State()
    fresh.put(CAMPAIGN, "game", "fief")
    fresh.facts["rules"] = dict(state.facts["rules"])
    effects, faults = GAME.read_position(page, fresh)
    assert faults == []
    return fresh.apply(effects)


@pytest.mark.rule("FIEF-VAR-26", "FIEF-VAR-33")
def test_a_whole_family_that_surrenders_to_the_king_is_lost():
    """One goes to the dungeon, the last dies there, and the first with him."""
    board = TAKEN + waiting("Vaux", "Bourg", "Anne.v1=3")
    board += comer("Arnaud", "Anne", "Vaux", "Bourg", king=True)
    board += person("Eric", "Bruno", "Vaux") + person("Othon", "Bruno", "Vaux")
    state = field(board, house={"variant.surrender": True})
    fought = fights(state, "Vaux", "Anne", "Bruno", (1, 1, 1), choices=MERCY)
    assert [one["dungeon"] for one in fought.result["captives"]] == [True, False]
    assert "fief.dungeon_lost" in keys(fought)
    assert (lords.household(state, BRUNO), state.get(BRUNO, "ransom_by")) == ([], None)

"""Who inherits the fiefs of a family that has died out, at the start of phase 6."""

from __future__ import annotations

import pytest

from ledger.rules.fief import GAME
from ledger.rules.fief.crown.crowning import crown
from ledger.rules.fief.crown.inheriting import inherit
from ledger.rules.fief.crown.legacies import due_first, inheritor, pending, rule_of
from ledger.rules.fief.crown.marrying import marry
from ledger.rules.fief.crown.voting import elect
from ledger.rules.fief.families.dying import died
from ledger.rules.fief.fiefs import lord_of_fief
from ledger.rules.fief.possible import possible
from ledger.rules.fief.purchases.bestowing import bestow
from ledger.rules.fief.turn.clock import end_phase, end_turn
from ledger.rules.fief.turn.eliminating import titles_fall
from ledger.state import CAMPAIGN
from tests.ledger.rules.fief.crown.orphans import (
    BLEU,
    FROM_TREASURER,
    LAND,
    PEOPLE,
    ROUGE,
    extinct,
    talks,
    widowed,
)
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    do,
    fact,
    keys,
    lord,
    person,
    position,
    refusal,
    refused,
    village,
)

# By marriage ----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-31", "FIEF-FIEF-33", "FIEF-MARRY-12")
def test_the_widows_player_inherits_all_fiefs():
    """TV-HEIR-02: nothing happens before phase 6; then he names the title's holder."""
    state = widowed(person("Charles", "Bruno", "Sennecy"))
    assert (pending(state), lord_of_fief(state, BLEU)) == ([BLEU], CHLOE)
    assert rule_of(state, BLEU) == "FIEF-FIEF-31"
    choices = {"title.Bleu": "Charles", **FROM_TREASURER}
    told = do(state, inherit, choices=choices).result["inherited"][0]
    assert (told["player"], told["lord"], told["giver"]) == (
        BRUNO,
        lord("Charles"),
        None,
    )
    assert (state.get(BLEU, "holder"), lord_of_fief(state, BLEU)) == (
        lord("Charles"),
        BRUNO,
    )
    assert [state.get(BLEU, one) for one in ("keeper", "heir")] == [None, None]
    assert pending(state) == []


@pytest.mark.rule("FIEF-FIEF-31")
def test_one_of_several_fiefs_may_be_inherited_first():
    """The region that is named goes first, and the other waits."""
    state = widowed()
    state.put(ROUGE, "holder", None)
    state.put(ROUGE, "keeper", ANNE)
    state.put(ROUGE, "heir", BRUNO)
    do(state, inherit, ["Bleu"], choices=FROM_TREASURER)
    assert state.get(BLEU, "holder") == lord("Isabelle")
    assert pending(state) == [ROUGE]


@pytest.mark.rule("FIEF-FIEF-33", "FIEF-FIEF-31")
@pytest.mark.ruling("FIEF-AMB-78")
@pytest.mark.parametrize(("left", "taker"), [(widowed, BRUNO), (extinct, ANNE)])
def test_who_leaves_the_game_takes_no_inheritance_along(left, taker):
    """The card is kept by the other heir: the widow's player, or the crown."""
    state = left()
    waits = state.get(BLEU, "heir")
    state.apply(titles_fall(state, BLEU, CHLOE))
    assert [state.get(BLEU, field) for field in ("keeper", "heir")] == [taker, waits]
    assert inheritor(state, BLEU) == taker


@pytest.mark.rule("FIEF-FIEF-37")
def test_the_king_inherits_only_where_there_is_no_other_heir():
    """A widow takes precedence."""
    state = widowed(fact(CAMPAIGN, "king", lord("Arnaud")))
    assert inheritor(state, BLEU) == BRUNO
    assert inheritor(extinct(), BLEU) == ANNE


@pytest.mark.ruling("FIEF-AMB-122")
def test_an_heir_who_has_lost_his_own_lords_keeps_the_card():
    """Isabelle dies later in the same turn, when her player has already inherited."""
    state = widowed()
    do(state, died, "Isabelle", "plague")
    outcome = do(state, inherit, choices=FROM_TREASURER)
    assert [state.get(BLEU, one) for one in ("holder", "keeper", "heir")] == [
        None,
        BRUNO,
        None,
    ]
    assert "fief.keeps_card" in keys(outcome)


@pytest.mark.ruling("FIEF-AMB-42")
def test_a_captive_may_carry_it_unless_the_house_says_no():
    """Isabelle is Anne's captive."""
    held = fact(lord("Isabelle"), "captor", ANNE)
    state = widowed(held)
    assert "fief.title_captive" in keys(do(state, inherit, choices=FROM_TREASURER))
    assert state.get(BLEU, "holder") == lord("Isabelle")
    strict = widowed(held, house={"heir.prisoner": False})
    do(strict, inherit, choices=FROM_TREASURER)
    assert (strict.get(BLEU, "holder"), strict.get(BLEU, "keeper")) == (None, BRUNO)


@pytest.mark.ruling("FIEF-AMB-103")
@pytest.mark.parametrize(
    ("order", "heir"), [(("Isabelle", "Eric"), "crown"), (("Eric", "Isabelle"), BRUNO)]
)
def test_whose_wife_died_first_died_unmarried(order, heir):
    """Husband and wife die one after another, in either order."""
    text = LAND + PEOPLE
    text += person("Eric", "Chloé", "Mont", titles=["Bleu"], spouse="Isabelle")
    text += person("Isabelle", "Bruno", "Sennecy", spouse="Eric")
    state = position(text, phase="cards")
    for name in order:
        do(state, died, name, "plague")
    assert state.get(BLEU, "heir") == heir


# By the crown ---------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-CROWN-10")
@pytest.mark.ruling("FIEF-AMB-43")
def test_the_king_gives_it_to_the_lord_of_his_choice():
    """TV-HEIR-03: the lord is of his own family, or a free one whose player agrees."""
    own = extinct()
    do(own, inherit, choices={"gift.Bleu": "Blanche", **FROM_TREASURER})
    assert own.get(BLEU, "holder") == lord("Blanche")
    state = extinct()
    choices = {"gift.Bleu": "Charles", "accept.Bruno": "granted", **FROM_TREASURER}
    told = do(state, inherit, choices=choices).result["inherited"][0]
    assert (told["player"], told["giver"]) == (BRUNO, lord("Arnaud"))
    assert lord_of_fief(state, BLEU) == BRUNO


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-CROWN-10")
@pytest.mark.ruling("FIEF-AMB-43")
@pytest.mark.parametrize(
    ("held", "options"),
    [(["Arnaud"], ["Blanche"]), (["Arnaud", "Blanche"], ["Arnaud", "Blanche"])],
)
def test_a_captive_is_given_a_fief_only_where_nobody_else_is_free(held, options):
    """The house rule here requires the royal family."""
    state = extinct(house={"heir.royal_gift": "own_family"})
    for name in held:
        state.put(lord(name), "captor", BRUNO)
    found = refusal(do, state, inherit, choices={"gift.Bleu": "Charles"})
    assert list(found.facts["options"]) == options


@pytest.mark.ruling("FIEF-AMB-43")
def test_nobody_is_given_a_fief_whose_player_does_not_want_it():
    """The house rule may also keep it in the royal family."""
    choices = {"gift.Bleu": "Charles", "accept.Bruno": "refused"}
    found = refused(extinct(), inherit, choices=choices)
    assert found[1:] == ("fief.gift_declined", "FIEF-AMB-43")
    family = extinct(house={"heir.royal_gift": "own_family"})
    found = refusal(do, family, inherit, choices={"gift.Bleu": "Charles"})
    assert list(found.facts["options"]) == ["Arnaud", "Blanche"]


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-REGENCY-02", "FIEF-CROWN-10")
@pytest.mark.ruling("FIEF-AMB-122")
def test_the_regent_has_the_kings_right_while_she_rules():
    """The crown's wearer at the time of inheritance counts, not that at the death."""
    state = extinct(person("Isabelle", "Bruno", "Sennecy"))
    state.put(CAMPAIGN, "regent", lord("Isabelle"))
    assert inheritor(state, BLEU) == BRUNO
    do(state, inherit, choices={"gift.Bleu": "Isabelle", **FROM_TREASURER})
    assert state.get(BLEU, "holder") == lord("Isabelle")


@pytest.mark.ruling("FIEF-AMB-102")
@pytest.mark.parametrize("queen", [True, False])
def test_a_king_who_dies_last_of_his_family_leaves_it_to_the_regent_or_to_nobody(queen):
    """Arnaud, alone in his family, dies after Eric: Rouge and Bleu fare alike."""
    more = person("Isabelle", "Bruno", "Sennecy", queen=True) if queen else ""
    text = LAND + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True)
    text += person("Eric", "Chloé", "Mont", titles=["Bleu"]) + more
    state = position(text, phase="combat")
    for name in ("Eric", "Arnaud"):
        do(state, died, name, "plague")
    talks(state)
    if queen:
        assert [inheritor(state, one) for one in (BLEU, ROUGE)] == [BRUNO, BRUNO]
    else:
        assert pending(state) == []
        assert [state.get(one, "keeper") for one in (BLEU, ROUGE)] == [CHLOE, ANNE]


@pytest.mark.rule("FIEF-CROWN-11")
@pytest.mark.ruling("FIEF-AMB-123")
def test_a_new_king_takes_what_players_without_a_lord_have_kept():
    """The King takes them at his coronation, not at his election; FIEF-34 applies."""
    state = extinct(fact("lord:Blanche", "cardinal", 1))
    for field in ("king", "elected"):
        state.put(CAMPAIGN, field, None)
    state.put(BLEU, "heir", None)
    assert refused(state, inherit)[1] == "fief.none_inherited"
    do(state, elect, ["Anne:Arnaud=1"], ruled=True)
    assert (pending(state), state.get(BLEU, "keeper")) == ([], CHLOE)
    state.put(CAMPAIGN, "elected", lord("Arnaud"))
    outcome = do(state, crown, "Arnaud", by=["Blanche"])
    assert "fief.crown_inherits" in keys(outcome)
    assert (pending(state), inheritor(state, BLEU)) == ([BLEU], ANNE)
    told = do(state, inherit, choices={"gift.Bleu": "Arnaud", **FROM_TREASURER})
    assert told.result["inherited"][0]["removed"]


@pytest.mark.rule("FIEF-CROWN-11")
@pytest.mark.ruling("FIEF-AMB-123")
@pytest.mark.parametrize(
    ("henry", "taken"),
    [
        ({}, True),
        ({"player": CHLOE, "at": "territory:Mont"}, False),
        ({"player": CHLOE, "at": "territory:Bourg", "captor": ANNE}, False),
        (
            {"player": CHLOE, "at": "territory:Bourg", "captor": ANNE, "dungeon": 1},
            True,
        ),
    ],
    ids=["none", "free", "captive", "in the dungeon"],
)
def test_a_new_king_takes_nothing_from_a_player_with_a_lord(henry, taken):
    """Chloé has kept Bleu, and got another lord since; one in a dungeon is none."""
    state = extinct(fact("lord:Blanche", "cardinal", 1))
    for field, value in (("king", None), ("elected", lord("Arnaud"))):
        state.put(CAMPAIGN, field, value)
    state.put(BLEU, "heir", None)
    for field, value in henry.items():
        state.put(lord("Henry"), field, value)
    outcome = do(state, crown, "Arnaud", by=["Blanche"])
    assert ("fief.crown_inherits" in keys(outcome), pending(state)) == (
        taken,
        [BLEU] if taken else [],
    )
    assert state.get(BLEU, "keeper") == CHLOE


@pytest.mark.ruling("FIEF-AMB-78")
def test_the_card_of_a_lost_family_waits_for_the_next_king():
    """Nobody was King at their elimination, and nobody has taken the capital since."""
    text = village("Beaujeu", "Chloé", building="city") + PEOPLE
    text += fact(BLEU, "name", "Bleu") + fact(BLEU, "region", "region:Bleu")
    text += fact(BLEU, "capital", "territory:Beaujeu") + fact(BLEU, "keeper", CHLOE)
    text += village("Bourg", "Anne", building="city")
    state = position(text, phase="negotiations", money={"Anne": 100})
    do(state, end_turn)
    assert (state.get(BLEU, "aside"), state.get(BLEU, "keeper")) == (1, None)
    assert pending(state) == []
    state.put(CAMPAIGN, "king", lord("Arnaud"))
    assert inheritor(state, BLEU) == ANNE
    do(state, inherit, choices={"gift.Bleu": "Arnaud"})
    assert (state.get(BLEU, "holder"), state.get(BLEU, "aside")) == (
        lord("Arnaud"),
        None,
    )
    assert GAME.audit(state) == []


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-WIN-05")
@pytest.mark.ruling("FIEF-AMB-78")
def test_what_an_eliminated_family_leaves_is_given_away_in_the_next_phase_6():
    """The King's player keeps the card until then, and may not simply bestow it."""
    text = village("Beaujeu", "Chloé", building="city") + PEOPLE
    text += fact(BLEU, "name", "Bleu") + fact(BLEU, "region", "region:Bleu")
    text += fact(BLEU, "capital", "territory:Beaujeu") + fact(BLEU, "keeper", CHLOE)
    text += village("Bourg", "Anne", building="city")
    text += fact(CAMPAIGN, "king", lord("Arnaud"))
    text += person("Charles", "Bruno", "Beaujeu")
    state = position(text, phase="negotiations")
    do(state, end_turn)
    assert (lord_of_fief(state, BLEU), inheritor(state, BLEU)) == (ANNE, ANNE)
    found = refused(state, bestow, "Bleu", "Blanche")
    assert found[2] == "FIEF-AMB-122"
    choices = {"gift.Bleu": "Charles", "accept.Bruno": "granted"}
    do(state, inherit, choices=choices)
    assert lord_of_fief(state, BLEU) == BRUNO
    assert GAME.audit(state) == []


# What must be done first -----------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-33", "FIEF-TURN-09")
def test_nothing_else_of_the_phase_comes_before():
    """Ballots, coronations and weddings wait; so do other phases."""
    state = widowed()
    (told,) = due_first(state)
    assert (told["region"], told["heir"]) == ("region:Bleu", BRUNO)
    first = ("out_of_phase", "fief.inheritance_first", "FIEF-FIEF-33")
    assert refused(state, elect, ["Anne:Arnaud"]) == first
    assert refused(state, crown, "Arnaud") == first
    assert refused(state, marry, "Arnaud", "Isabelle") == first
    state.put(CAMPAIGN, "phase", "combat")
    found = refused(state, inherit)
    assert (found[0], found[2]) == ("out_of_phase", "FIEF-FIEF-33")


@pytest.mark.rule("FIEF-FIEF-33")
def test_what_nobody_has_settled_is_settled_when_the_phase_ends():
    """The same questions are asked then."""
    state = widowed()
    outcome = do(state, end_phase, choices=FROM_TREASURER)
    assert keys(outcome)[0] == "fief.inherited_late"
    assert state.get(BLEU, "holder") == lord("Isabelle")


def test_whoever_inherits_may_do_it_now():
    """Only the heir has it in `fief can`; the ballot must wait."""
    state = widowed()
    lines = {
        who: [one for one in possible(state, who) if one["act"] == "inherit"]
        for who in (ANNE, BRUNO)
    }
    assert lines[ANNE] == []
    assert [(one["where"], one["now"]) for one in lines[BRUNO]] == [(BLEU, True)]
    votes = [one for one in possible(state, ANNE) if one["act"] == "elect"]
    assert votes[0]["missing"][0]["what"] == "fief.inheritance_first"


def test_a_region_that_waits_for_nobody_is_refused():
    """Rouge belongs to Arnaud."""
    assert refused(widowed(), inherit, ["Rouge"])[1] == "fief.not_inherited"

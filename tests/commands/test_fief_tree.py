"""Family trees: lords, marriages, heirs and the dead."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.journal import Entry
from ledger.store.append import append
from ledger.store.book import Book
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import BRUNO, at, person, village

SEATS = ("Anne", "Bruno", "Chloé", "Dora")
COURT = (
    village("Bourg", "Anne", "Anne.v1=3", building="city")
    + village("Beaujeu", "Chloé", "Chloé.v1=3", building="city")
    + village("Sennecy", "Bruno", "Bruno.v1=3", building="city")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True, spouse="Isabelle")
    + person("Henry", "Anne", "Bourg", prince=True)
    + person("Charles", "Anne", "Bourg", bishop="Sigy")
    + person("Isabelle", "Chloé", "Beaujeu", queen=True, spouse="Arnaud")
    + person("Eric", "Chloé", "Beaujeu", titles=["Bleu"], cardinal=True)
    + person("Gauvain", "Bruno", "Bourg", titles=["Noir"], prisoner_of="Anne")
    + person("Blanche", "Dora", "Val", spouse="Gauvain")
)
BEAUJEU = at("Beaujeu")
DIE = ("fief", "die", "--cause")


@pytest.fixture
def court(fief):
    """Anne’s King and Chloé’s Queen, with their son; a captive who is also married."""
    return fief("negotiations", more=COURT, players=SEATS)


def family(player, *given):
    """One family from the whole tree."""
    found = ask("fief", "tree", *given)["families"]
    return next(one for one in found if one["player"] == player)


def names(lords):
    """The names in a tree, each son after his father."""
    return [(one["name"], names(one["sons"])) for one in lords]


def heir_of(player):
    """The kind of heir, the heir, and the rule."""
    heir = family(player)["heir"]
    return heir and (heir["kind"], heir["player"], heir["rule"])


# The living ----------------------------------------------------------------------------


def test_each_family_with_its_lords_and_the_prince_below_the_king(court):
    """The Queen is his mother, though she is from another family."""
    assert names(family("Anne")["lords"]) == [
        ("Arnaud", [("Henry", [])]),
        ("Charles", []),
    ]
    (prince,) = family("Anne")["lords"][0]["sons"]
    assert (prince["father"], prince["mother"]) == ("Arnaud", "Isabelle")
    assert prince["offices"] == ["prince"]
    assert ask("fief", "tree")["throne"] == {
        "king": "Arnaud",
        "queen": "Isabelle",
        "regent": None,
        "prince": "Henry",
    }


def test_a_marriage_joins_two_families(court):
    """The marriage is listed once, husband first, and with each of two families."""
    couples = ask("fief", "tree")["marriages"]
    assert couples == [
        {
            "husband": {"name": "Arnaud", "player": "Anne"},
            "wife": {"name": "Isabelle", "player": "Chloé"},
        },
        {
            "husband": {"name": "Gauvain", "player": "Bruno"},
            "wife": {"name": "Blanche", "player": "Dora"},
        },
    ]
    (gauvain,) = family("Bruno")["lords"]
    assert gauvain["spouse"] == {"name": "Blanche", "player": "Dora"}
    assert gauvain["captor"] == "Anne"
    assert gauvain["titles"] == [
        {"region": "Noir", "rank": "baron", "capital": "Sennecy"}
    ]


def test_one_family_with_those_who_are_married_into_it(court):
    """Nobody else from other families is shown."""
    found = ask("fief", "tree", "Chloé")
    assert [(f["player"], f["whole"]) for f in found["families"]] == [
        ("Anne", False),
        ("Chloé", True),
    ]
    assert names(found["families"][0]["lords"]) == [("Arnaud", [])]
    assert [m["wife"]["name"] for m in found["marriages"]] == ["Isabelle"]
    out = intendant("fief", "tree", "Chloé").out
    assert "Isabelle · Queen · in Beaujeu · wife of Arnaud (Anne)\n" in out
    assert "Charles" not in out


def test_who_inherits_by_the_rules(court):
    """The heir is the family, the widow’s player or the crown, or else nobody."""
    assert heir_of("Anne") == ("family", "Anne", "FIEF-FIEF-28")
    assert heir_of("Bruno") == ("spouse", "Dora", "FIEF-FIEF-31")
    ask(*DIE, "plague", "Blanche")
    assert heir_of("Bruno") == ("crown", "Anne", "FIEF-FIEF-30")
    for lord in ("Henry", "Isabelle", "Charles"):
        ask(*DIE, "plague", lord)
    assert heir_of("Anne") == ("keeps", "Anne", "FIEF-FIEF-32")
    ask(*DIE, "plague", "Arnaud")
    assert heir_of("Bruno") == ("keeps", "Bruno", "FIEF-FIEF-32")


def test_a_fief_without_a_lord_waits_for_whoever_has_it_by_the_rules(court):
    """The fief waits for the crown, if anybody wears it, or for the widow’s player."""
    ask(*DIE, "plague", "Gauvain")
    bruno = family("Bruno")
    assert bruno["heir"] is None
    (fief,) = bruno["waiting"]
    assert fief["heir"] == {"kind": "spouse", "player": "Dora", "rule": "FIEF-FIEF-31"}
    told = "barony of Sennecy: without a lord; Dora inherits it by marriage"
    assert told in intendant("fief", "tree", "Bruno").out
    ask("undo")
    ask(*DIE, "plague", "Blanche")
    ask(*DIE, "plague", "Gauvain")
    (fief,) = family("Bruno")["waiting"]
    assert (fief["heir"]["kind"], fief["heir"]["player"]) == ("crown", "Anne")


# The dead ------------------------------------------------------------------------------


def test_the_dead_are_told_from_the_journal(court):
    """The date and cause of death, the titles and the survivors are given."""
    ask(*DIE, "battle", "Arnaud", "--choose", "heir.Arnaud=Henry")
    dead, *_ = family("Anne")["lords"]
    assert dead["name"] == "Arnaud"
    assert dead["died"] == {"entry": 2, "turn": 3, "cause": "battle"}
    assert (dead["offices"], dead["at"]) == (["king"], "Bourg")
    assert dead["spouse"] == {"name": "Isabelle", "player": "Chloé"}
    assert [title["region"] for title in dead["titles"]] == ["Rouge"]
    assert names([dead]) == [("Arnaud", [("Henry", [])])]
    assert dead["sons"][0]["offices"] == ["king"]


def test_a_bishop_who_died_keeps_his_see_in_the_tree(court):
    """The card has been discarded."""
    ask(*DIE, "assassination", "Charles")
    dead = family("Anne")["lords"][-1]
    assert (dead["bishop"], dead["died"]["cause"]) == ("Sigy", "assassination")


def test_a_death_that_was_taken_back_is_none(court):
    """The death is there again after a redo."""
    ask(*DIE, "justice", "Charles")
    assert family("Anne")["lords"][-1]["died"]["cause"] == "justice"
    ask("undo")
    assert [one for one in family("Anne")["lords"] if one["died"]] == []
    ask("redo")
    assert family("Anne")["lords"][-1]["died"]["entry"] == 2


def test_a_card_that_comes_back_is_somebody_else(court):
    """The dead lord stays in his family; the living one belongs to another."""
    ask(*DIE, "battle", "Charles")
    laid = {"discarded": (1, None), "player": (None, BRUNO), "at": (None, BEAUJEU)}
    changes = [Change("lord:Charles", field, *now) for field, now in laid.items()]
    with Book("c.db", write=True) as book, book.writing():
        append(book, Entry("fief card play", {}, {}, changes, turn=3))
    assert ("Charles", []) in names(family("Bruno")["lords"])
    assert family("Anne")["lords"][-1]["name"] == "Charles"
    assert family("Anne")["lords"][-1]["died"]["entry"] == 2
    living = next(o for o in family("Bruno")["lords"] if o["name"] == "Charles")
    assert living["died"] is None


def test_the_dead_stand_last_in_the_order_in_which_they_died(court):
    """But a father stays above his sons."""
    ask(*DIE, "battle", "Charles")
    ask(*DIE, "battle", "Arnaud")
    assert names(family("Anne")["lords"]) == [
        ("Arnaud", [("Henry", [])]),
        ("Charles", []),
    ]


# Lines ---------------------------------------------------------------------------------

LINES = """\
The families in turn 3
King Arnaud · Queen Isabelle · Prince Henry
Anne
├─ Arnaud · King, Duke of Bourg · in Bourg · husband of Isabelle (Chloé)
│  └─ Henry · Prince · in Bourg · son of Arnaud and Isabelle
└─ † Charles · Bishop of Sigy · he died in turn 3, entry 2: battle
  → the fiefs stay in the family while it has another lord
"""


def test_people_see_a_tree(court):
    """The tree has lines, a dagger for the dead, and everything in words."""
    ask(*DIE, "battle", "Charles")
    out = intendant("fief", "tree").out
    assert out.startswith(LINES)
    assert "  → the last lord: Dora inherits the fiefs by marriage\n" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_fits_the_screen(court, lang):
    """The tree has 80 columns, in both languages, even with a captive far away."""
    ask(*DIE, "battle", "Arnaud", "--choose", "heir.Arnaud=Henry")
    out = intendant("fief", "tree", "--lang", lang).out
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out
    assert "\ue0a0" not in out
    if lang == "fr":
        assert "fils d’Arnaud et d’Isabelle" in out
        told = "mort au tour 3, écriture 2\N{NO-BREAK SPACE}: combat"
        assert told in out.replace("\n│  │  ", " ")


def test_a_table_without_lords(fief):
    """The tree says that there is no lord in play."""
    fief("negotiations", more="")
    assert "Anne – no lord in play\n" in intendant("fief", "tree").out
    assert heir_of("Anne") is None


def test_another_game_has_no_families(full):
    """Exit 1, as for other acts of another game."""
    said = intendant("fief", "tree", "--json")
    assert (said.status, said.refusal["code"]) == (1, "rule")
    assert said.refusal["message"] == "this campaign’s game is free, not fief"


def test_a_player_whom_nobody_knows(court):
    """The nearest names are given."""
    said = intendant("fief", "tree", "Brunno", "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    assert "Bruno" in said.refusal["hint"]

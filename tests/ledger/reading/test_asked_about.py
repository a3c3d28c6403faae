"""What typed words ask about: a thing, a fact or a balance, in this order."""

from __future__ import annotations

import pytest

from ledger.errors import Refused
from ledger.reading.asked_about import Balance, Fact, Spoken, Things, meant
from ledger.rules import game_named
from tests.laws.evening import Evening
from tests.ledger.reading.written import holds

KINDS = ("campaign", "player", "title", "territory", "region")
SPOKEN = Spoken(
    {"treasury": "money", "money": "money", "mill": "mill", "mill wheel": "v1"}
    | {"debt": "debt", "card": "card.tax", "ram": "ram", "v1": "v1"},
    {kind: kind for kind in KINDS},
    {"proprietaire": ("owner",), "lord": ("holder", "owner")},
    {"pile": "Deck"},
)
ANNE, BRUNO = "player:Anne", "player:Bruno"
WARDEN, VAUX = "title:Warden", "territory:Vaux"


@pytest.fixture
def state(evening):
    """Anne holds a title and owns a territory; Bruno has money."""
    evening.act("title grant", "Warden", "Anne")
    evening.act("territory add", "Vaux", None, "Anne")
    evening.act("pay", "bank", "Bruno", 30)
    return evening.state


@pytest.fixture
def asked(evening, state):
    """What words mean in that state."""

    def ask(*words, spoken=SPOKEN, game="free"):
        return meant(evening.book, state, game_named(game), words, spoken)

    return ask


@pytest.mark.parametrize(
    ("words", "about"),
    [
        (("Anne",), Things((ANNE,), "Anne")),
        (("  anne ", ""), Things((ANNE,), "Anne")),
        ((ANNE,), Things((ANNE,), "Anne")),
        (("title", "WARDEN"), Things((WARDEN,), "Warden")),
        (("Territory", "vaux"), Things((VAUX,), "Vaux")),
        (("campaign",), Things(("campaign",), "campaign")),
        (("the", "Campaign"), Things(("campaign",), "campaign")),
        (("Vaux.owner",), Fact(VAUX, "owner")),
        (("vaux.Propriétaire",), Fact(VAUX, "owner")),
        (("Vaux.lord",), Fact(VAUX, "owner")),
        (("Warden.lord",), Fact(WARDEN, "holder")),
        (("Warden.name",), Fact(WARDEN, "name")),
        (("campaign.turn",), Fact("campaign", "turn")),
        (("The", "Campaign.Turn"), Fact("campaign", "turn")),
        (("turn",), Fact("campaign", "turn")),
        (("free.money.unit",), Fact("rules", "free.money.unit")),
        (("money.UNIT",), Fact("rules", "free.money.unit")),
        (("unit",), Fact("rules", "free.money.unit")),
        (("bank",), Balance("money", ("bank",), "bank")),
        (("La", "Banque"), None),
        (("Banque",), Balance("money", ("bank",), "bank")),
        (("treasury", "BANQUE"), Balance("money", ("bank",), "bank")),
        (("money", BRUNO), Balance("money", (BRUNO,), "Bruno")),
        (("money", "bruno"), Balance("money", (BRUNO,), "Bruno")),
        (("money", "Anne"), Balance("money", (ANNE,), "Anne")),
        (("mill", "Vaux"), Balance("mill", (VAUX,), "Vaux")),
        (("mill", "wheel", "Anne"), Balance("v1", (ANNE,), "Anne")),
        (("Bruno.money",), Balance("money", (BRUNO,), "Bruno")),
        (("bank.Money",), Balance("money", ("bank",), "bank")),
        ((f"{BRUNO}.treasury",), Balance("money", (BRUNO,), "Bruno")),
        (("Vaux.mill",), Balance("mill", (VAUX,), "Vaux")),
    ],
)
def test_words_mean_what_people_mean_by_them(asked, words, about):
    """Case, accents, articles and spaces do not count; a dot or a space joins two."""
    if about is None:
        with pytest.raises(Refused):
            asked(*words)
    else:
        assert asked(*words) == about


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("rules", "unknown_name.thing"),
        (f"title {ANNE}", "unknown_name.thing"),
        ("title Vaux", "unknown_name.thing"),
        ("Nobody.money", "unknown_name.thing"),
        ("money.owner", "unknown_name.thing"),
        ("money", "unknown_name.thing"),
        ("title", "unknown_name.thing"),
        ("money Nobody", "unknown_name.account"),
        ("mill bank", "unknown_name.account"),
        ("Vaux.colour", "unknown_name.fact"),
        ("campaign.colour", "unknown_name.fact"),
        ("the campaign.colour", "unknown_name.fact"),
        ("colour Anne", "unknown_name.asked"),
    ],
)
def test_words_that_mean_nothing_are_refused(asked, words, key):
    """The refusal says which of the words it is about."""
    with pytest.raises(Refused) as refused:
        asked(words)
    assert (refused.value.code, refused.value.key) == ("unknown_name", key)


def test_the_name_of_a_thing_wins_over_a_fact_or_a_bank(state, asked):
    """A title may be called like a fact, and a territory like the bank."""
    state.put("title:turn", "name", "turn")
    state.put("territory:bank", "name", "bank")
    assert asked("turn") == Things(("title:turn",), "turn")
    assert asked("bank") == Things(("territory:bank",), "bank")


def test_an_exact_name_wins_over_one_that_is_nearly_the_same(state, asked):
    """Otherwise all that fit are meant, in order of their ids."""
    state.put("territory:ANNE", "name", "ANNE")
    assert asked("ANNE") == Things(("territory:ANNE",), "ANNE")
    assert asked("Anne") == Things((ANNE,), "Anne")
    assert asked("anne").subjects == (ANNE, "territory:ANNE")


def test_who_has_left_is_meant_only_where_nobody_else_is(state, asked):
    """A name may be taken again by somebody else."""
    state.put("player:Dora", "name", "Dora")
    state.put("player:Dora", "retired", 1)
    assert asked("Dora").subjects == ("player:Dora",)
    state.put("territory:Dora", "name", "Dora")
    assert asked("Dora").subjects == ("territory:Dora",)


def test_a_thing_called_by_its_kind_and_name_keeps_its_name(state, asked):
    """What people see is the name, not the id or the words."""
    state.put(WARDEN, "name", "Warden of the North")
    assert asked("title", "warden of the north").name == "Warden of the North"
    with pytest.raises(Refused):
        asked("title", "Warden")


def test_several_of_a_kind_are_called_like_the_first(state, asked):
    """Two titles may differ in case only."""
    state.put("title:Vaux", "name", "Vaux")
    state.put("title:VAUX", "name", "VAUX")
    both = ("title:VAUX", "title:Vaux")
    assert asked("title", "vaux") == Things(both, "VAUX")
    assert asked("Vaux").subjects == (VAUX, "title:Vaux")
    assert asked("vaux") == Things((VAUX, *both), "Vaux")


def test_a_fact_of_a_thing_is_never_a_house_rule(state, asked):
    """A territory may be called as a house rule begins."""
    state.put("territory:money", "name", "money")
    with pytest.raises(Refused) as refused:
        asked("money.unit")
    assert refused.value.key == "unknown_name.fact"
    about = {"name": "money.unit", "about": "territory:money", "field": "unit"}
    assert refused.value.facts == about
    state.put("territory:x", "name", "free.money")
    state.put("territory:x", "unit", "odd")
    assert asked("free.money.unit") == Fact("rules", "free.money.unit")


def test_of_several_things_the_one_that_has_the_fact_is_meant(state, asked):
    """A title and a territory of one name have different facts."""
    state.put("territory:Warden", "name", "Warden")
    assert asked("Warden.holder") == Fact(WARDEN, "holder")
    assert asked("Warden.owner") == Fact("territory:Warden", "owner")
    with pytest.raises(Refused) as refused:
        asked("Warden.colour")
    assert refused.value.facts["about"] == "territory:Warden"


def test_a_fact_that_is_recorded_may_be_asked_for_undeclared(state, asked):
    """What an older version has written is explained, too."""
    with pytest.raises(Refused):
        asked("Anne.colour")
    state.put(ANNE, "colour", "red")
    assert asked("Anne.colour") == Fact(ANNE, "colour")
    assert asked("Anne.Colour") == Fact(ANNE, "colour")


def test_a_thing_without_a_name_is_called_by_what_it_is(state, asked):
    """The words for it stand alone or before a fact; they must mean one thing only."""
    state.put("ram#1", "speed", 2)
    state.put("ram#2", "speed", 3)
    called = {"ram#1": ["The Ram", "le bélier"], "ram#2": ["other", "twin"]}
    spoken = SPOKEN._replace(unnamed=lambda one: called.get(one, ["twin"]))
    assert asked("le Belier", spoken=spoken) == Things(("ram#1",), "ram#1")
    assert asked("THE RAM.speed", spoken=spoken) == Fact("ram#1", "speed")
    assert asked("other.Speed", spoken=spoken) == Fact("ram#2", "speed")
    for words in ("twin", "the ram", "ram"):
        with pytest.raises(Refused):
            asked(words, spoken=spoken if words == "twin" else SPOKEN)
    state.put("ram#1", "name", "Old Ram")
    with pytest.raises(Refused):
        asked("The Ram", spoken=spoken)


def test_pieces_are_told_apart_by_number_and_side(state, asked):
    """Without a side, the pieces of all sides with this number are meant."""
    for side in ("Dwarfs", "Elves"):
        state.put(f"side:{side}", "name", side)
        for number in (1, 2):
            piece = f"piece:{side}{number}"
            state.put(piece, "item", "ram")
            state.put(piece, "number", number)
            state.put(piece, "side", f"side:{side}")
    state.put("piece:Other", "item", "ram")
    state.put("piece:Other", "side", "side:Elves")
    state.put("piece:Another", "number", 1)
    both = ("piece:Dwarfs1", "piece:Elves1")
    assert asked("ram 1") == Things(both, both[0])
    assert asked("RAM 2 (elves)") == Things(("piece:Elves2",), "piece:Elves2")
    for words in ("ram 3", "ram 1 (Orcs)", "ram x", "ram None", "tower 1"):
        with pytest.raises(Refused):
            asked(words)


def test_the_purse_of_a_player_is_meant_before_a_place_of_the_same_name(state, asked):
    """Only money is kept in purses: what else there is lies with both."""
    state.put("territory:Anne", "name", "Anne")
    assert asked("money", "Anne") == Balance("money", (ANNE,), "Anne")
    with pytest.raises(Refused) as refused:
        asked("mill", "Anne")
    names = [ANNE, "territory:Anne"]
    assert (refused.value.code, refused.value.facts) == (
        "ambiguous_name",
        {"kind": "account", "name": "Anne", "names": names},
    )


def test_of_several_things_the_one_that_holds_some_is_meant(evening, state, asked):
    """A territory with mills is meant, rather than its title."""
    state.put("title:Vaux", "name", "Vaux")
    with pytest.raises(Refused):
        asked("mill", "Vaux")
    holds(evening, VAUX, "mill")
    assert asked("mill", "Vaux") == Balance("mill", (VAUX,), "Vaux")


def test_a_place_is_found_by_its_words_or_as_the_file_calls_it(evening, asked):
    """Places are no things, and are called in the words of both languages."""
    holds(evening, "deck", "card.tax", 2)
    holds(evening, "stock", "card.tax")
    deck = Balance("card.tax", ("deck",), "deck")
    assert asked("card", "deck") == deck
    assert asked("card", "DECK") == deck
    assert asked("card", "Pile") == deck
    with pytest.raises(Refused):
        asked("card", "hand")


def test_accounts_that_differ_in_case_only_are_asked_about_together(evening, asked):
    """The name that is shown is the first one's."""
    holds(evening, "Deck", "card.tax")
    holds(evening, "deck", "card.tax")
    assert asked("card", "DECK") == Balance("card.tax", ("Deck", "deck"), "Deck")
    assert asked("card", "deck").accounts == ("deck",)


def test_a_things_account_is_its_own_and_those_within_it(evening, asked):
    """Counters on the board are found by place and by owner."""
    inside = f"{VAUX}/{ANNE}", f"{VAUX}/{BRUNO}"
    for account in (*inside, "title:x"):
        holds(evening, account, "v1")
    assert asked("v1", "Vaux", game="fief") == Balance("v1", inside, "Vaux")
    assert asked("v1", "Bruno", game="fief").accounts == (inside[1],)
    holds(evening, BRUNO, "v1")
    assert asked("v1", "Bruno", game="fief").accounts == (BRUNO,)


def test_a_players_box_is_not_on_the_board(evening, asked):
    """It is shown only where the player has nothing else."""
    box = game_named("fief").commodities["v1"].source(f"{VAUX}/{ANNE}")
    holds(evening, box, "v1")
    assert asked("v1", "Anne", game="fief").accounts == (box,)
    holds(evening, f"{VAUX}/{ANNE}", "v1")
    assert asked("v1", "Anne", game="fief").accounts == (f"{VAUX}/{ANNE}",)


def test_a_debt_is_found_under_the_debtor(evening, asked):
    """The creditor is the other side of it."""
    owed = f"debt/{ANNE}/{BRUNO}"
    holds(evening, owed, "debt")
    holds(evening, f"odd/{ANNE}/{BRUNO}", "debt")
    holds(evening, f"debt/{BRUNO}/player:Chloé", "debt")
    assert asked("debt", "Anne", game="fief") == Balance("debt", (owed,), "Anne")
    bruno = asked("debt", "Bruno", game="fief").accounts
    assert bruno == (f"debt/{BRUNO}/player:Chloé",)


def test_an_unknown_purse_is_told_the_nearest_and_the_seats(asked):
    """Everybody at the table is listed, in seat order."""
    with pytest.raises(Refused) as refused:
        asked("treasury", "Bankk")
    assert refused.value.facts == {
        "kind": "account",
        "name": "Bankk",
        "near": ["bank"],
        "known": ["Anne", "Bruno", "Chloé"],
    }


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("Annne", ["Anne"]),
        ("Wardenn.holder", ["Warden"]),
        ("titel Wardn", ["title Warden"]),
        ("mil Annee", ["mill Anne", "mill wheel Anne"]),
        ("titel Anne", ["title Anne"]),
        ("treasry Anne", ["treasury Anne"]),
        ("m Annee", ["mill Anne", "mill wheel Anne"]),
        ("qqq qqq", []),
        ("tre Vauxx", ["treasury Vaux"]),
    ],
)
def test_nearest_words_are_suggested_together(asked, words, near):
    """A mistyped thing asked for and a mistyped name are corrected at once."""
    with pytest.raises(Refused) as refused:
        asked(words)
    assert refused.value.key == "unknown_name.thing"
    assert refused.value.facts["name"] == words
    assert refused.value.facts["near"] == near


def test_what_follows_from_the_rules_can_be_asked_for(tmp_path):
    """A fact may be derived, though nobody has ever recorded it."""
    made = Evening(str(tmp_path / "f.db"), ("Anne",), "fief")
    assert made.state.get(ANNE, "lacks") is None
    found = meant(made.book, made.state, game_named("fief"), ["Anne.Lacks"], SPOKEN)
    assert found == Fact(ANNE, "lacks")
    made.close()

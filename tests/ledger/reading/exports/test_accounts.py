"""The chart of accounts: who has which, and what an act adds to each."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.reading.exports.accounts import Account, Chart, Share, capital
from tests.ledger.reading.exports.speaking import speech
from tests.ledger.reading.journals import pays

ANNE, BRUNO = "player:Anne", "player:Bruno"
PURSE_A, PURSE_B = Account("Assets", ("Anne",)), Account("Assets", ("Bruno",))


@pytest.fixture
def table(journal):
    """Anne has 100, Bruno 50."""
    return journal("Anne", "Bruno", Anne=100, Bruno=50)


def chart_of(table, *, counters=False, **words):
    """The chart of a campaign."""
    return Chart(table.book, speech(**words), counters=counters)


def names(chart):
    """The account of the books for each of the journal, as its steps."""
    return {one: (a.root, *a.names) for one, a in chart.purses.items()}


def shares(chart, kind, *effects):
    """What an act means, by purse."""
    return {one.whose: one for one in chart.shares(kind, effects)}


def test_an_account_may_have_a_root_alone():
    """Nothing below it is called by a name."""
    assert (Account("Assets").names, Account("Assets").causes) == ((), ())


def test_a_chart_of_money_has_the_purses_that_were_ever_used(table):
    """The bank is endless, and has none; counters are left out unless asked for."""
    table.write("buy", pays("world", ANNE, 2, what="mill"))
    chart = chart_of(table)

    assert names(chart) == {ANNE: ("Assets", "Anne"), BRUNO: ("Assets", "Bruno")}
    assert list(chart.whats) == ["money"]
    assert chart.opening == Account("Equity", (), ("Opening",))
    assert list(chart.balances()) == [(ANNE, "money", 100), (BRUNO, "money", 50)]


def test_a_chart_with_counters_has_the_world_too(table):
    """Where counters come from is an account; the bank's money still is none."""
    table.write("buy", pays("world", ANNE, 2, what="mill"))
    table.write("buy", pays("bank", BRUNO, 1, what="mill"))
    table.write("lose", pays(ANNE, "world", 5))
    chart = chart_of(table, counters=True)

    assert names(chart) == {
        "bank": ("Equity", "Bank"),
        ANNE: ("Assets", "Anne"),
        BRUNO: ("Assets", "Bruno"),
        "world": ("Equity", "World"),
    }
    assert list(chart.whats) == ["money", "mill"]
    assert list(chart.balances()) == [
        ("bank", "mill", -1),
        (ANNE, "mill", 2),
        (ANNE, "money", 95),
        (BRUNO, "mill", 1),
        (BRUNO, "money", 50),
        ("world", "mill", -2),
    ]


def test_a_payment_concerns_both_purses(table):
    """It is an expense of one and an income of the other, and each share is nothing."""
    found = shares(chart_of(table), "pay", pays(ANNE, BRUNO, 30))

    assert found == {
        BRUNO: Share(
            BRUNO,
            {
                (PURSE_B, "money"): 30,
                (Account("Income", ("Bruno",), ("Pay",)), "money"): -30,
            },
            (),
        ),
        ANNE: Share(
            ANNE,
            {
                (PURSE_A, "money"): -30,
                (Account("Expenses", ("Anne",), ("Pay",)), "money"): 30,
            },
            (),
        ),
    }


def test_a_single_coin_is_an_income_or_an_expense(table):
    """As any greater sum."""
    found = shares(chart_of(table), "pay", pays(ANNE, BRUNO, 1))

    assert [account.root for account, _ in found[BRUNO].postings] == [
        *("Assets", "Income"),
    ]
    assert [account.root for account, _ in found[ANNE].postings] == [
        *("Assets", "Expenses"),
    ]


def test_what_was_there_at_the_beginning_is_no_income(table):
    """It comes from an account of its own, whichever rule gave it."""
    chart = chart_of(table)
    (share,) = chart.shares("new", [pays("bank", ANNE, 5, "R1")])

    assert share.postings == {(PURSE_A, "money"): 5, (chart.opening, "money"): -5}


def test_causes_have_the_act_and_the_steps_of_the_title_of_the_rule(table):
    """What a title has before a colon is a level, and each begins with a capital."""
    found = shares(
        chart_of(table),
        "tax",
        pays("bank", ANNE, 3, "R1"),
        pays("bank", ANNE, 4, "R2"),
        pays("bank", ANNE, 5, "R1"),
        pays(ANNE, "bank", 1, "R2"),
        pays("bank", ANNE, 6, ": R3"),
    )
    income, spent = (lambda *c: Account("Income", ("Anne",), c)), "Expenses"

    assert list(found) == [ANNE]
    assert found[ANNE].postings == {
        (PURSE_A, "money"): 17,
        (income("Tax", "Tax", "Mills"), "money"): -8,
        (income("Tax", "Tolls"), "money"): -4,
        (Account(spent, ("Anne",), ("Tax", "Tolls")), "money"): 1,
        (income("Tax", "R3"), "money"): -6,
    }
    assert found[ANNE].rules == ("R1", "R2", ": R3")


def test_each_purse_has_the_rules_that_concern_it(table):
    """A rule behind another purse is not told, and neither is a missing one."""
    found = shares(
        chart_of(table),
        "tax",
        pays("bank", ANNE, 3, "R1"),
        pays("bank", BRUNO, 4),
    )

    assert (found[ANNE].rules, found[BRUNO].rules) == (("R1",), ())


def test_what_comes_to_nothing_is_left_out(table):
    """A purse that gives back what it got keeps its causes, not its own line."""
    chart = chart_of(table)
    found = shares(chart, "swap", pays(ANNE, BRUNO, 3), pays(BRUNO, ANNE, 3))

    assert found[ANNE].postings == {
        (Account("Expenses", ("Anne",), ("Swap",)), "money"): 3,
        (Account("Income", ("Anne",), ("Swap",)), "money"): -3,
    }
    assert shares(chart, "new", pays("bank", ANNE, 3), pays(ANNE, "bank", 3)) == {}


def test_counters_are_one_share_that_comes_from_the_world(table):
    """They belong to no purse, have no causes, and are told with their rules."""
    table.write("buy", pays("world", ANNE, 2, what="mill"))
    effects = [
        pays("bank", ANNE, 1),
        Change("territory:Vaux", "owner", None, ANNE),
        pays("world", ANNE, 2, "R2", what="mill"),
        pays("world", ANNE, 7, "R1", what="unheard of"),
    ]
    found = shares(chart_of(table, counters=True), "buy", *effects)

    assert list(found) == [ANNE, ""]
    assert found[""] == Share(
        "",
        {(PURSE_A, "mill"): 2, (Account("Equity", ("World",)), "mill"): -2},
        ("R2",),
    )
    assert list(shares(chart_of(table), "buy", *effects)) == [ANNE]


def test_a_share_can_be_turned_round(table):
    """All its signs are; the purse and the rules stay."""
    (share,) = chart_of(table).shares("pay", [pays("bank", ANNE, 30, "R1")])
    turned = share.turned()

    assert (turned.whose, turned.rules) == (ANNE, ("R1",))
    assert turned.postings == {key: -n for key, n in share.postings.items()}


def test_accounts_of_several_parts_begin_with_the_player(journal):
    """Then come other things, then what is called by no name of its own."""
    table = journal("Anne")
    table.put("lord:Eric", name="Éric")
    table.put("lord:Zoé", name="Zoé")
    table.write(
        "set aside",
        pays("bank", "escrow/lord:Eric", 5),
        pays("bank", "escrow/lord:Zoé/player:Anne", 5),
        pays("bank", "debt/player:Anne", 5),
    )
    chart = chart_of(table)

    assert names(chart) == {
        "debt/player:Anne": ("Assets", "Anne", "Debt"),
        "escrow/lord:Eric": ("Assets", "Éric", "Set aside"),
        "escrow/lord:Zoé/player:Anne": ("Assets", "Anne", "Zoé", "Set aside"),
    }
    assert chart.name("escrow/lord:Zoé/player:Anne") == "Anne · Zoé · set aside"


def test_the_same_parts_in_another_order_are_another_account(journal):
    """The id of the account tells it apart."""
    table = journal("Anne")
    table.put("lord:Eric", name="Éric")
    table.write(
        "set aside",
        pays("bank", "lord:Eric/player:Anne", 5),
        pays("bank", "player:Anne/lord:Eric", 6),
    )

    assert names(chart_of(table)) == {
        "lord:Eric/player:Anne": ("Assets", "Anne", "Éric"),
        "player:Anne/lord:Eric": ("Assets", "Anne", "Éric", "player:Anne/lord:Eric"),
    }


def test_things_are_called_by_name_id_or_word(table):
    """What never had a name is called by its id without the kind."""
    table.put(BRUNO, name="Brunehaut")
    chart = chart_of(table)

    assert chart.called(BRUNO) == "Brunehaut"
    assert chart.called("lord:Nobody") == "Nobody"
    assert chart.called("escrow") == "set aside"
    assert chart.called("box") == "box"


@pytest.mark.parametrize(
    ("named", "labels"),
    [
        ({"Bruno": "Brunehaut"}, ("Anne", "Brunehaut", "Chloé")),
        # Two of one name, and a name that is the id of another.
        ({"Bruno": "Doris", "Chloé": "Doris"}, ("Anne", "Bruno", "Chloé")),
        ({"Bruno": "Anne", "Anne": "Dora"}, ("Dora", "Bruno", "Chloé")),
    ],
)
def test_a_name_that_another_has_or_had_gives_way_to_the_id(journal, named, labels):
    """No two players have the same account."""
    table = journal("Anne", "Bruno", "Chloé", Anne=1, Bruno=1, Chloé=1)
    for player, name in named.items():
        table.put(f"player:{player}", name=name)

    assert [steps[1] for steps in names(chart_of(table)).values()] == list(labels)


def test_a_thing_called_like_a_player_is_told_apart(journal):
    """By its id, by what it is, or by a number: whatever is still free."""
    table = journal("Anne", "Eric", "Eric lord", Anne=1)
    table.write(
        "new",
        *(Change(f"lord:{one}", "name", None, "Anne") for one in ("Odo",)),
        *(Change(f"lord:{one}", "name", None, "Eric") for one in ("Eric",)),
        pays("bank", "player:Eric", 1),
        pays("bank", "player:Eric lord", 1),
        pays("bank", "lord:Odo", 1),
        pays("bank", "lord:Eric", 1),
    )

    assert names(chart_of(table)) == {
        "lord:Eric": ("Assets", "Eric lord 2"),
        "lord:Odo": ("Assets", "Odo"),
        "player:Anne": ("Assets", "Anne"),
        "player:Eric": ("Assets", "Eric"),
        "player:Eric lord": ("Assets", "Eric lord"),
    }


def test_a_capital_is_the_first_letter_alone():
    """The others stay as they are, and nothing stays nothing."""
    assert (capital("mILL"), capital("élan"), capital("")) == ("MILL", "Élan", "")


def test_transfers_alone_are_booked(table):
    """Changes are no movement of anything."""
    change = Change(ANNE, "name", "Anne", "Anna")

    assert shares(chart_of(table), "pay", change) == {}

"""What two campaigns of one game have in common, and how they differ."""

from __future__ import annotations

import shutil

import pytest

from ledger.errors import Refused
from ledger.reading.diff import diff
from ledger.rules import game_named
from tests.laws.evening import Evening
from tests.ledger.reading.written import holds, put
from tests.tampering import tamper

ANNE, BRUNO, CHLOE = "player:Anne", "player:Bruno", "player:Chloé"
VAUX = "territory:Vaux"


def copied(evening):
    """Another campaign with the same journal so far."""
    made = Evening.__new__(Evening)
    made.file = f"{evening.file}.other.db"
    shutil.copy(evening.file, made.file)
    made.book = made._open()
    return made


@pytest.fixture
def there(evening):
    """A campaign that has been the same since its beginning."""
    other = copied(evening)
    yield other
    other.close()


def row(kind, subject, what, here, there, type_=None, account=None):
    """One difference."""
    told = {"kind": kind, "subject": subject, "what": what, "type": type_}
    return {**told, "account": account, "here": here, "there": there}


def differences(evening, other, **options):
    """Every difference."""
    return diff(evening.book, other.book, **options).facts["differences"]


def numbers(entries):
    """The numbers of entries."""
    return [entry.seq for entry in entries]


def test_two_that_are_the_same_have_everything_in_common(evening, there):
    """There is nothing to tell."""
    found = diff(evening.book, there.book)
    assert found.facts == {
        "file": there.file,
        "game": "free",
        "common": 1,
        "entries": {"here": 1, "there": 1},
        "here": [],
        "there": [],
        "same": True,
        "differences": [],
    }
    assert (found.here, found.there, found.warnings) == ([], [], [])
    assert (found.state, found.other) == (evening.state, there.state)


@pytest.mark.parametrize("common", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("ours", "theirs"), [(0, 2), (1, 0), (2, 1), (3, 3)])
def test_the_last_common_entry_is_found(evening, common, ours, theirs):
    """However many entries each has of its own; these are told, oldest first."""
    for at in range(common - 1):
        evening.act("note", f"both {at}")
    other = copied(evening)
    for at in range(ours):
        evening.act("note", f"here {at}")
    for at in range(theirs):
        other.act("note", f"there {at}")
    found = diff(evening.book, other.book)
    assert found.facts["common"] == common
    ends = {"here": common + ours, "there": common + theirs}
    assert found.facts["entries"] == ends
    assert numbers(found.here) == list(range(common + 1, common + ours + 1))
    assert numbers(found.there) == list(range(common + 1, common + theirs + 1))
    assert found.facts["same"]
    for last in (0, 1):
        few = diff(evening.book, other.book, last=last)
        assert numbers(few.here) == numbers(found.here)[-1:] * last
        assert numbers(few.there) == numbers(found.there)[-1:] * last
    other.close()


def test_campaigns_without_a_common_beginning_are_only_counted(evening, tmp_path):
    """Everybody is told so; what differs is told all the same."""
    other = Evening(str(tmp_path / "o.db"), ("Anne", "Dora"))
    other.act("note", "hello")
    found = diff(evening.book, other.book)
    assert (found.facts["common"], found.here, found.there) == (0, [], [])
    assert found.facts["entries"] == {"here": 1, "there": 2}
    facts = {"file": other.file}
    unrelated = {"key": "diff.unrelated", "rule": None, "facts": facts}
    assert found.warnings == [unrelated]
    assert (
        row("player", "Dora", "name", None, "Dora", "name")
        in (found.facts["differences"])
    )
    other.close()


def test_another_game_is_not_compared(evening, tmp_path):
    """The refusal names both games."""
    other = Evening(str(tmp_path / "f.db"), ("Anne",), "fief")
    with pytest.raises(Refused) as refused:
        diff(evening.book, other.book)
    assert (refused.value.code, refused.value.key) == ("rule", "diff.game")
    facts = {"file": other.file, "game": "fief", "played": "free"}
    assert refused.value.facts == facts
    other.close()


def test_every_fact_that_differs_is_told_with_names(evening, there):
    """A new name is told where one has another; a name only there is used, too."""
    there.act("title grant", "Warden", "Anne")
    there.act("players rename", "Bruno", "Bru")
    evening.act("territory add", "Vaux", "mine", "Bruno")
    evening.act("rules set", "free.money.unit", "ducats")
    there.act("turn")
    assert differences(evening, there) == [
        row("campaign", "campaign", "turn", 1, 2, "count"),
        row("player", "Bruno", "name", "Bruno", "Bru", "name"),
        row("title", "Warden", "name", None, "Warden", "name"),
        row("title", "Warden", "holder", None, "Anne", "player"),
        row("territory", "Vaux", "name", "Vaux", None, "name"),
        row("territory", "Vaux", "owner", "Bruno", None, "player"),
        row("territory", "Vaux", "kind", "mine", None, "text"),
        row("rules", "rules", "free.money.unit", "ducats", "coins"),
    ]


def test_differences_stand_in_order_of_kinds_names_and_accounts(evening, there):
    """Accounts of no thing follow the things, then the house rules and what is unknown."""
    put(evening, "oddity:Zoo", name="Zoo")
    put(evening, "aspect:Odd", name="Odd")
    there.act("rules set", "free.money.start", "5")
    holds(evening, "deck", "money", 3)
    for player, amount in ((CHLOE, 1), (ANNE, 2), (BRUNO, 4)):
        holds(there, player, "money", amount)
    holds(evening, f"escrow/{ANNE}", "money", 6)
    put(there, ANNE, retired=1)
    put(there, "title:b", name="échevin")
    put(there, "title:a", name="Zèle")
    put(there, "title:c", name="Échevin")
    assert [
        (one["kind"], one["subject"], one["what"], one["account"])
        for one in differences(evening, there)
    ] == [
        ("player", "Anne", "retired", None),
        ("player", "Anne", "money", "Anne"),
        ("player", "Anne", "money", "escrow/Anne"),
        ("player", "Bruno", "money", "Bruno"),
        ("player", "Chloé", "money", "Chloé"),
        ("title", "échevin", "name", None),
        ("title", "Échevin", "name", None),
        ("title", "Zèle", "name", None),
        ("account", "deck", "money", "deck"),
        ("rules", "rules", "free.money.start", None),
        ("aspect", "Odd", "name", None),
        ("oddity", "Zoo", "name", None),
    ]


def test_balances_that_differ_are_told_with_both_sums(evening, there):
    """The world is left out: what left is told where it is now."""
    evening.act("pay", "bank", "Anne", 5)
    there.act("pay", "bank", "Anne", 5)
    there.act("pay", "Anne", "Bruno", 2)
    holds(there, BRUNO, "money", 1)
    assert differences(evening, there) == [
        row("player", "Anne", "money", 5, 3, "amount", "Anne"),
        row("player", "Bruno", "money", 0, 3, "amount", "Bruno"),
    ]


def test_an_account_belongs_to_the_first_thing_in_its_name(barony):
    """It is called as where all its things are known."""
    other = copied(barony)
    put(barony, "player:Dora", name="Dora")
    put(barony, "player:Eve", name="Eve", colour="red")
    put(other, "player:Eve", name="Eva")
    holds(barony, f"{VAUX}/player:Dora", "v1", 2)
    holds(other, f"{VAUX}/player:Eve", "v1", 1)
    holds(other, "hidden/player:Gone", "v1", 1)
    told = [one for one in differences(barony, other) if one["account"]]
    assert told == [
        row("territory", "Vaux", "v1", 2, 0, "amount", "Vaux/Dora"),
        row("territory", "Vaux", "v1", 0, 1, "amount", "Vaux/Eve"),
        row(
            "account", "hidden/player:Gone", "v1", 0, 1, "amount", "hidden/player:Gone"
        ),
    ]
    other.close()


def test_goods_of_one_account_stand_in_the_order_of_the_game(barony):
    """Money comes first."""
    other = copied(barony)
    for what in ("mill", "v3", "v1", "money"):
        holds(other, VAUX, what)
    told = [one["what"] for one in differences(barony, other)]
    goods = ["money", "v1", "v3", "mill"]
    assert told == sorted(goods, key=list(game_named("fief").commodities).index)
    other.close()


def test_notes_of_the_game_are_not_compared(evening, there):
    """They are nothing that anybody at the table sees."""
    put(there, "sealed:1", topic="x", turn=1)
    put(there, "campaign", branch_of="x", mood="glad")
    assert differences(evening, there) == [
        row("campaign", "campaign", "mood", None, "glad")
    ]


def test_what_nobody_has_discovered_has_no_name(tmp_path):
    """Neither here nor there."""
    here = Evening(str(tmp_path / "m.db"), ("Anne",), "medfan")
    other = copied(here)
    put(here, "territory:7", unknown=1)
    put(other, "territory:8", unknown=1)
    put(other, "territory:9", name="Gué", unknown=1)
    put(other, "territory:a", capability="tavern")
    named = [(one["subject"], one["what"]) for one in differences(here, other)]
    assert named == [
        ("Gué", "name"),
        ("Gué", "unknown"),
        (None, "unknown"),
        (None, "unknown"),
        ("territory:a", "capability"),
    ]
    here.close()
    other.close()


def test_an_owner_that_follows_is_compared_as_such(barony):
    """The title that changed hands is told, and every village that went with it."""
    other = copied(barony)
    other.act("title grant", "Rouge", "Jeanne")
    owners = [one for one in differences(barony, other) if one["what"] == "owner"]
    assert owners == [
        row("territory", name, "owner", "Anne", "Bruno", "player")
        for name in ("Bourg", "Pré", "Vaux")
    ]
    other.close()


def test_a_recorded_owner_is_told_where_the_owners_are_the_same(barony):
    """It matters again as soon as the title is nobody's."""
    other = copied(barony)
    put(other, VAUX, owner=BRUNO)
    put(other, "territory:Hors", name="Hors", owner=BRUNO)
    owners = [one for one in differences(barony, other) if one["what"] == "owner"]
    assert owners == [
        row("territory", "Hors", "owner", None, "Bruno", "player"),
        row("territory", "Vaux", "owner", None, "Bruno", "player"),
    ]
    other.close()


def test_a_purse_that_either_keeps_closed_is_left_out(evening, barony, there):
    """A viewer sees the own one; `all_` opens what house rules close."""
    for player in (ANNE, BRUNO):
        holds(there, player, "money")
    assert [one["account"] for one in differences(evening, there)] == ["Anne", "Bruno"]
    own = differences(evening, there, viewer="Bruno")
    assert [one["account"] for one in own] == ["Bruno"]
    secret = copied(barony)
    barony.act("pay", "bank", "Anne", 5)
    secret.act("rules set", "fief.money.secret", "true")
    for pair in ((barony, secret), (secret, barony)):
        told = differences(*pair)
        assert [one["what"] for one in told] == ["fief.money.secret"]
        opened = {one["account"] for one in differences(*pair, all_=True)}
        assert opened == {"bank", "Anne", None}
    for all_ in (False, True):
        (paid,) = diff(secret.book, barony.book, all_=all_).there
        assert bool(paid.hash) is all_
    secret.close()


def test_a_value_that_no_act_can_have_written_is_not_passed_over(evening, there):
    """It is the trace of another program, in whichever file it is."""
    there.close()
    tamper(there.file, "UPDATE fact SET value = x'01' WHERE subject = 'player:Anne'")
    there.reopen()
    for one, two in ((evening, there), (there, evening)):
        with pytest.raises(TypeError, match="name"):
            diff(one.book, two.book)

"""What a campaign begins with: settings, players, house rules, a position."""

from __future__ import annotations

import pytest

from ledger.acting import files
from ledger.effects import Change, Transfer
from ledger.errors import Misuse, Refused
from ledger.journal import Finding
from ledger.rules import settings
from ledger.rules.game import Game
from ledger.store import entries, rows
from ledger.store.book import Book

TABLE = "game = 'free'\nplayers = ['Anne', 'Bruno']\n"


@pytest.fixture
def begin(tmp_path):
    """Makes a campaign."""
    return lambda *args, **named: files.new(str(tmp_path / "c.db"), *args, **named)


@pytest.fixture
def refused(begin, tmp_path):
    """The key and facts of a refusal; nothing is made."""

    def told(*args, **named):
        with pytest.raises(Misuse) as caught:
            begin(*args, **named)
        assert [*tmp_path.iterdir()] == []
        assert caught.value.code == "usage"
        return caught.value.key, caught.value.facts

    return told


def test_a_campaign_is_told_as_it_is_written(begin, tmp_path):
    """In entry 1, with everything it begins with."""
    told = begin("free", ["anne ", "Bo"])
    with Book(str(tmp_path / "c.db")) as book:
        state, (first,) = rows.state_of(book), entries.entries(book)

    players = ["anne", "Bo"]
    assert told.result == {
        "file": str(tmp_path / "c.db"),
        "game": "free",
        "players": players,
    }
    assert (told.entry.seq, told.written, told.warnings) == (1, True, [])
    assert told.state == state
    assert (first.kind, first.seq, first.turn, first.phase) == ("new", 1, 1, None)
    assert first.asked == {"game": "free", "players": players}
    assert first.outcome == {"game": "free", "players": ["player:anne", "player:Bo"]}
    assert first.effects == told.entry.effects
    assert first.effects[:2] == [
        Change("campaign", "game", None, "free"),
        Change("campaign", "turn", None, 1),
    ]
    assert state.seats == ("player:anne", "player:Bo")
    assert state.get("campaign", "first_player") == "player:anne"


@pytest.mark.parametrize("game", ["free", "fief"])
def test_every_house_rule_is_set_at_once(begin, game):
    """So that a later version with other defaults changes nothing."""
    told = begin(game, ["Anne", "Bo", "Cy"])
    known = settings.settings(game)
    set_ = {field for field in told.state.facts["rules"] if "." in field}
    assert set_ == {*known}


@pytest.mark.parametrize(
    ("given", "language", "dice"),
    [
        ({}, '"en"', '"throw"'),
        ({"language": "fr"}, '"fr"', '"throw"'),
        ({"asks": True}, '"en"', '"ask"'),
    ],
)
def test_the_language_and_who_rolls_are_told_at_the_beginning(
    begin, given, language, dice
):
    """English, and the program rolls, unless it is said otherwise."""
    state = begin("free", **given).state
    assert state.setting("campaign.language") == language
    assert state.setting("campaign.dice") == dice


@pytest.mark.parametrize(
    ("game", "position", "played"),
    [
        (None, None, "free"),
        ("siege", None, "siege"),
        (None, "players = ['Anne']\n", "free"),
        (None, "game = 'free'\n", "free"),
        ("free", "game = 'free'\n", "free"),
        ("free", "players = ['Anne']\n", "free"),
    ],
)
def test_the_game_is_said_or_stands_in_the_position(begin, game, position, played):
    """Where it does neither, it is a free one."""
    told = begin(game, position=position)
    assert told.result["game"] == told.state.game == played


def test_a_position_of_another_game_is_refused(refused):
    """Both games are told."""
    assert refused("fief", position=TABLE) == (
        "position.game",
        {"game": "free", "asked": "fief"},
    )
    assert refused("free", position="game = 5\n") == (
        "position.game",
        {"game": "5", "asked": "free"},
    )


@pytest.mark.parametrize(
    ("game", "position"), [("chess", None), (None, "game = 'chess'\n")]
)
def test_an_unknown_game_is_refused(refused, game, position):
    """It is told which ones there are."""
    key, facts = refused(game, position=position)
    assert (key, facts["game"]) == ("game.unknown", "chess")


def test_players_are_named_once(refused, begin):
    """With the command or in the position."""
    assert refused(None, ["Anne"], TABLE) == ("new.players_twice", {})
    told = begin(None, ["Zoé", "Bo"], "game = 'free'\nplayers = []\n")
    assert told.result["players"] == ["Zoé", "Bo"]


def test_players_named_with_the_command_sit_at_the_position(begin):
    """Its money and lands may be theirs."""
    page = "[money]\nBo = 7\n[[territory]]\nname = 'Vaux'\nowner = 'Zoé'\n"
    told = begin("free", ["Zoé", "Bo"], page)
    assert told.state.balances == {"player:Bo": {"money": 7}, "bank": {"money": -7}}
    assert told.state.get("territory:Vaux", "owner") == "player:Zoé"
    assert told.entry.effects[0] == Transfer("money", 7, "bank", "player:Bo")


@pytest.mark.parametrize(
    "players", [["Anne", "anne"], ["Anne", "Anne "], ["Bo", "ＢＯ"]]
)
def test_two_players_have_two_names(begin, tmp_path, players):
    """Names that differ only in case or width are the same."""
    with pytest.raises(Refused) as caught:
        begin("free", players)
    assert caught.value.code == "name_taken"
    assert [*tmp_path.iterdir()] == []


def test_house_rules_count_from_the_beginning(begin):
    """What new players get follows from them."""
    told = begin("free", ["Anne", "Bo"], house_rules="[free.money]\nstart = 5\n")
    assert told.state.setting("free.money.start") == "5"
    assert told.state.balance("player:Bo", "money") == 5
    fields = [one.field for one in told.entry.effects if isinstance(one, Change)]
    assert fields.count("free.money.start") == 1


def test_what_the_table_should_know_is_a_warning(begin):
    """Of the answer, and of the entry."""
    told = begin("fief", ["Anne", "Bo"])
    assert [one["key"] for one in told.warnings] == ["fief.players_few"]
    assert told.warnings == [*told.entry.warnings]


def test_the_sum_of_all_purses_has_a_limit(begin, tmp_path):
    """The bank has paid them; nothing is made."""
    page = TABLE + f"[money]\nAnne = {10**15}\nBruno = 1\n"
    with pytest.raises(Misuse) as caught:
        begin(position=page)
    assert (caught.value.code, caught.value.facts) == (
        "bad_amount",
        {"account": "bank"},
    )
    assert [*tmp_path.iterdir()] == []
    most = begin(position=page.replace("Bruno = 1", ""))
    assert most.state.balance("player:Anne", "money") == 10**15


# Faults of a position -----------------------------------------------------------------

PAGE = """\
game = "free"
players = [
  "Anne",
  "Bruno",
]

[[territory]]
name = "Vaux"

[[title]]
title = "Warden"

[[territory]]
name = "Bourg"
"""


@pytest.fixture
def told(refused, monkeypatch):
    """The faults of a page in which an audit finds something, each with its line."""

    def found(page, *findings):
        monkeypatch.setattr(Game, "audit", lambda *_: list(findings))
        key, facts = refused(position=page)
        assert (key, facts["more"]) == ("file.faults", 0)
        return [(one.code, dict(one.facts).get("line")) for one in facts["findings"]]

    return found


@pytest.mark.parametrize(
    ("about", "line"),
    [
        ("player:Anne", 3),
        ("player:Bruno", 4),
        ("territory:Vaux", 7),
        ("territory:Bourg", 13),
        ("title:Warden", 10),
        ("campaign", 1),
        ("player:Warden", 1),
        ("title:Vaux", 1),
        ("lord:Eric", 1),
    ],
)
def test_what_an_audit_finds_is_told_with_the_line_of_the_thing(told, about, line):
    """Where the file gives it its name; the first line where it does not."""
    assert told(PAGE, Finding("strange", about)) == [("strange", line)]


@pytest.mark.parametrize("name", ["ＶＡＵＸ", "  vaux ", "Vaux"])
def test_a_thing_that_is_named_twice_is_looked_for_where_it_is_named_last(told, name):
    """Its second name is a fault of its own, from which the rest follows."""
    page = PAGE + f'[[territory]]\nname = "{name}"\n'
    assert told(page, Finding("strange", "territory:Vaux")) == [
        ("name_taken.territory", 16)
    ]


def test_only_lists_of_a_position_name_things(told):
    """A number, a word or a table of sums does not."""
    page = TABLE + "turn = 2\nfirst_player = 'Bruno'\n[money]\nAnne = 3\n"
    assert told(page, Finding("strange", "player:Anne")) == [("strange", 2)]


def test_what_an_audit_finds_about_the_whole_has_no_line(told):
    """It is nowhere in the file."""
    assert told(TABLE, Finding("audit.turn", "campaign")) == [("audit.turn", None)]


def test_all_findings_are_told_in_the_order_of_the_file(told):
    """Those of one line in the order of the audit."""
    findings = [
        Finding("b", "player:Bruno"),
        Finding("z", "player:Anne"),
        Finding("a", "player:Anne"),
    ]
    assert told(TABLE, *findings) == [("b", 2), ("z", 2), ("a", 2)]
    lines = TABLE.replace(", ", ",\n")
    assert told(lines, *findings) == [("z", 2), ("a", 2), ("b", 3)]


COLOURED = """\
game = "free"
players = ["Anne", "Bruno"]
[[territory]]
name = "Vaux"
colour = "red"
[[territory]]
name = "Bourg"
"""


@pytest.mark.parametrize(
    ("findings", "more"),
    [
        ([], []),
        ([Finding("strange", "territory:Vaux")], []),
        ([Finding("strange", "territory:Bourg")], [("strange", 6)]),
        ([Finding("strange", "player:Anne")], [("strange", 2)]),
        ([Finding("audit.strange", "territory:Bourg")], []),
        ([Finding("audit.strange", "campaign")], []),
        (
            [
                Finding("audit.x", "player:Anne"),
                Finding("strange", "territory:Vaux"),
                Finding("strange", "territory:Bourg"),
            ],
            [("strange", 6)],
        ),
    ],
)
def test_what_follows_from_another_fault_is_not_told(told, findings, more):
    """What is wrong in the same table, and what any game's audit says of the whole."""
    codes = sorted([("position.key", 5), *more], key=lambda one: one[1])
    assert told(COLOURED, *findings) == codes


def test_what_the_file_has_said_already_is_not_told_again(told):
    """The same fault of the same thing."""
    (first,) = told(COLOURED)
    again = Finding(first[0], "colour")
    other = Finding(first[0], "player:Anne")
    assert told(COLOURED, again) == [first]
    assert told(COLOURED, other) == [(first[0], 2), first]

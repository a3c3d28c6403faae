"""What `--json` prints: the keys that scripts lean on."""

from __future__ import annotations

import json

import pytest

from tests.commands.conftest import REALM
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import effect, holding, person

ENVELOPE = ["ok", "command", "entry", "result", "warnings"]
ERROR = ["code", "message", "hint", "rule"]

# Every command, a call that works on the `full` table, and the keys fixed for it.
CALLS = {
    "new": ("new other.db --game free --players Dora,Émile", "file game players"),
    "status": ("status", "game turn phase players drafts"),
    "pay": ("pay Anne Bruno 3 --for bread", "from to amount balances"),
    "treasury": ("treasury", "accounts bank escrow unit"),
    "statement": ("statement Anne", "lines"),
    "count": ("count Anne 70", "booked counted difference suspects"),
    "correct": ("correct money Anne 71 --for found", "what before after"),
    "title list": ("title list", "titles"),
    "title grant": ("title grant Abbot Anne", "title"),
    "title revoke": ("title revoke Warden_of_the_North", "title"),
    "title history": ("title history Warden_of_the_North", "lines"),
    "territory list": ("territory list", "territories"),
    "territory show": ("territory show Vaux", "name owner kind known"),
    "territory add": ("territory add Pré", "territory"),
    "territory claim": ("territory claim Bourg Anne", "territory owner"),
    "territory release": ("territory release Vaux", "territory"),
    "territory history": ("territory history Vaux", "lines"),
    "players list": ("players list", "players"),
    "players add": ("players add Dora", "player"),
    "players rename": ("players rename Anne Anna", "player"),
    "players retire": ("players retire Anne", "player"),
    "turn": ("turn next", "turn phase first_player"),
    "phase": ("phase", "turn phase first_player"),
    "roll": ("roll 2d6+1 --seed 3", "expression faces total"),
    "names": ("names 2 --seed 3", "names"),
    "log": ("log", "entries"),
    "show": (
        "show 5",
        "seq id at turn phase kind text undone_by undoes asked throws outcome effects",
    ),
    "why": ("why treasury Anne", "about value lines"),
    "undo": ("undo", "undone"),
    "redo": ("redo", "redone"),
    "note": ("note hello", ""),
    "rules list": ("rules list", "area areas rules rulings house_rules"),
    "rules show": (
        "rules show free.money.unit",
        "id kind text value default rules rulings house_rules",
    ),
    "rules search": ("rules search coins", "text rules rulings house_rules"),
    "rules set": ("rules set free.money.start 5", "key before after"),
    "rules export": ("rules export", "toml"),
    "export json": ("export json -o all.json", "file entries"),
    "export position": ("export position", "toml"),
    "verify": ("verify", "entries ok findings head"),
    "backup": ("backup copy.db", "file entries sha256"),
    # In a Fief campaign, in the phase that `FIEF` tells
    "fief map new": ("fief map new m2.toml --sample", "file sample"),
    "fief map check": ("fief map check m.toml", "regions dioceses villages roads"),
    "fief map load": ("fief map load m.toml", "regions dioceses villages roads"),
    "fief map show": ("fief map show", "regions dioceses others"),
    "fief setup roll": ("fief setup roll --seed 3", "order throws"),
    "fief settle": (
        "fief settle Anne Bourg --lord Arnaud",
        "player village lord castle troops first_player next",
    ),
    "fief length": ("fief length 15", "turns before"),
    "fief done": ("fief done Anne", "player next phase"),
    "fief deal": ("fief deal", "turn players deck discard reshuffled lords"),
    "fief card play": (
        "fief card play Anne tallage --on Rouge",
        "player card on",
    ),
    "fief card discard": (
        "fief card discard Anne sun Gauvain",
        "player cards hidden count",
    ),
    "fief card exchange": (
        "fief card exchange Anne Bruno --gives 1 --takes 1",
        "a b gives takes hands",
    ),
    "fief cards": ("fief cards", "deck discard table hands lying blue red"),
    "fief die": (
        "fief die Arnaud --cause battle --choose heir.Arnaud=Charles",
        "lord player cause titles offices bishop escrow last",
    ),
    "fief income": ("fief income", "turn players escrow notes_left"),
    "fief buy": (
        "fief buy Anne soldier --at Bourg --count 2 --value 3",
        "player item count at value cost money",
    ),
    "fief found": (
        "fief found Anne Noir --capital Sennecy --lord Arnaud",
        "player region capital lord rank title cost money",
    ),
    "fief bestow": ("fief bestow Bleu --lord Charles", "region lord title rank before"),
    "fief ransom": (
        "fief ransom Eric 300 --to Val",
        "lord amount village player captor from_escrow from_cash handed_over balances",
    ),
    "fief can": ("fief can Anne", "player phase money may"),
    "fief move": (
        "fief move Anne --lord Arnaud --troops v1=3 --drop v1=1 --to Vaux,Pré",
        "player lords captives guards start end steps passages troops dropped captured",
    ),
    "fief rebels march": (
        "fief rebels march Anne --to Orme,Pré",
        "player start end steps ended passages rebels destroyed capitals captured",
    ),
    "fief stacks": ("fief stacks Anne", "player stacks"),
    "fief resolve": (
        "fief resolve --attacker soldiers=8 --defender soldiers=5,lords=1 --seed 3",
        "rounds winner survivors",
    ),
    "fief odds": (
        "fief odds --attacker soldiers=8 --defender soldiers=5 --site castle",
        "attacker defender both_fall expected_rounds survivors",
    ),
    "fief battle": (
        "fief battle Mont --attacker Chloé --defender Bruno --seed 3",
        "village attackers defenders mode site rounds winner end winners survivors left",
    ),
    "fief ways": ("fief ways Arnaud", "lord at steps roads ways"),
    # On the `medfan` table
    "medfan join": ("medfan join Dora --dice 4,3 --territory Hain", "player hoard"),
    "medfan recruit": (
        "medfan recruit Bo Orc --cost 15 --kind troop --count 2",
        "player figures kind cost paid hoard",
    ),
    "medfan improve": (
        "medfan improve Ana Ysolde melee --cost 21",
        "player figure stat kind cost paid hoard",
    ),
    "medfan dismiss": ("medfan dismiss Bo Grik", "player figure refund hoard"),
    "medfan spell": ("medfan spell Ana Merlin Mist", "player figure spell spells"),
    "medfan item": (
        "medfan item Ana Ysolde magic_armour --cost 9",
        "player figure item cost hoard",
    ),
    "medfan council": (
        "medfan council Ana one_more_hero_may_be_mage",
        "player territory benefit",
    ),
    "medfan roster": ("medfan roster Ana", "players"),
    "medfan after": (
        (
            "medfan after --winner Ana --attacker Ana --defender Bo --dead Bo:Grik"
            " --objective Ana:destruction --dice 1"
        ),
        "spoils survival territories income next",
    ),
    "medfan income": ("medfan income --dice 3,4", "players hoards"),
    "medfan goal": ("medfan goal --games 6 --half", "games territories half"),
    "medfan standings": ("medfan standings", "players leaders goal over winners"),
    "medfan survival": ("medfan survival 2 --dice 1,6", "table figures counts"),
    "medfan spoils": ("medfan spoils 137 --altar", "gain"),
    "medfan determine": (
        "medfan determine 2 --for Bo --dice 4,2 --name Hain",
        "territory category id becomes treasure name player",
    ),
    "medfan prepare": (
        "medfan prepare Ana Bo --dice 1,2,1",
        "scenario roll attacker defender objectives prisoner variable armies playable",
    ),
    "medfan card": ("medfan card rescue", "id number name text lines counts"),
    "medfan score": (
        "medfan score terror --attacker Ana,failed=2 --defender Bo,failed=1",
        "scenario winner player sides rule",
    ),
    "medfan capability": (
        "medfan capability --dice 4,2",
        "category id name dice choices",
    ),
    "medfan scenario": ("medfan scenario --dice 4", "roll id name text"),
    "medfan improvement": ("medfan improvement --dice 2", "roll id name text"),
    "medfan length": ("medfan length --turn 5 --dice 5", "turn roll ends"),
    "medfan odds survival": (
        "medfan odds survival 2",
        "table figures each expected numbers",
    ),
    "medfan odds income": (
        "medfan odds income Bo",
        "player against territories expected change camps_lost",
    ),
    "medfan odds territory": (
        "medfan odds territory --owned tavern",
        "owned capabilities treasure",
    ),
    "medfan objective": ("medfan objective --dice 2", "roll id name text"),
}
# In which phase of a turn a command of Fief is tried.
FIEF = {
    "fief income": "income",
    "fief deal": "cards",
    "fief card play": "cards",
    "fief card discard": "cards",
    "fief card exchange": "negotiations",
    "fief move": "movement",
    "fief rebels march": "movement",
    "fief battle": "combat",
}
# Cards in hand, and a marriage, where a command needs them.
HANDS = "".join(holding(f"hand/player:{who}", "card", 2) for who in ("Anne", "Bruno"))
MORE = {
    "fief card play": HANDS,
    "fief card discard": HANDS,
    "fief card exchange": HANDS + person("Isabelle", "Bruno", "Mont", spouse="Charles"),
    "fief rebels march": effect("revolt", player="Anne", at="Gué")
    + holding("rebels", "v3", 2),
    "fief battle": person("Henry", "Chloé", "Mont"),
}
WRITES = {
    *("new", "pay", "count", "correct", "title grant", "title revoke"),
    *("territory add", "territory claim", "territory release"),
    *("players add", "players rename", "players retire", "turn", "roll"),
    *("undo", "redo", "note", "rules set"),
    *("fief map load", "fief setup roll", "fief settle", "fief length", "fief done"),
    *("fief deal", "fief card play", "fief card discard", "fief card exchange"),
    *("fief die", "fief move", "fief rebels march", "fief battle"),
    *("fief income", "fief buy", "fief found", "fief bestow", "fief ransom"),
    *("medfan join", "medfan recruit", "medfan improve", "medfan dismiss"),
    *("medfan spell", "medfan item", "medfan council"),
    *("medfan determine", "medfan prepare"),
    *("medfan after", "medfan income", "medfan goal"),
}


# Commands that come before anything stands on the board.
EMPTY = {"fief map check", "fief map load", "fief setup roll", "fief settle"}
EMPTY |= {"fief length"}


def empty(request):
    """A board with nothing on it, a map file, and points that are played for."""
    folder = request.getfixturevalue("fief")("cards", more="", turn=1)
    ask("rules", "set", "fief.variant.points", "true")
    ask("fief", "map", "new", str(folder / "m.toml"), "--sample")
    return 2


@pytest.fixture
def played(request):
    """The table that a command is called at: how many entries lie there."""
    command = request.node.callspec.params["command"]
    game = command.partition(" ")[0]
    if command in EMPTY:
        return empty(request)
    if game == "fief":
        more = REALM + MORE.get(command, "")
        request.getfixturevalue("fief")(FIEF.get(command, "purchases"), more=more)
        return 1
    request.getfixturevalue("medfan" if game == "medfan" else "full")
    return 3 if game == "medfan" else 8


def words_of(call):
    """The words of a call; _ stands for a space inside a word."""
    return [word.replace("_", " ") for word in call.split()]


@pytest.mark.parametrize("command", CALLS)
def test_each_command_answers_in_the_envelope_with_its_keys(played, command):
    """One JSON line: the envelope's keys in order, and those of the command."""
    call, keys = CALLS[command]
    said = intendant(*words_of(call), "--json")
    assert (said.status, said.err) == (0, "")
    assert said.out.count("\n") == 1
    assert list(said.json) == ENVELOPE
    assert said.json["ok"] is True
    assert said.json["command"] == command
    assert said.json["warnings"] == []
    missing = set(keys.split()) - set(said.json["result"])
    assert missing == set()


@pytest.mark.parametrize("command", CALLS)
def test_entry_is_the_number_of_the_entry_written_or_null(played, command):
    """Whoever writes makes the next entry, and only one."""
    said = intendant(*words_of(CALLS[command][0]), "--json")
    number = 1 if command == "new" else played + 1
    assert said.json["entry"] == (number if command in WRITES else None)
    written = command in WRITES and command != "new"
    assert len(ask("log", "-c", "c.db")["entries"]) == played + written


@pytest.mark.parametrize("command", CALLS)
def test_each_command_shows_a_screen_without_json(played, command):
    """The same call for people: words on stdout, nothing on stderr."""
    said = intendant(*words_of(CALLS[command][0]))
    assert said.status == 0, said.err
    assert said.err == ""
    assert said.out.strip()
    assert "\x1b" not in said.out


def test_every_command_of_the_tree_is_tried_here():
    """A new command must come with its keys."""
    from commands.tree import TREE

    elsewhere = {"import", "resume", "drop", "rules load", "run"}
    assert set(TREE) == set(CALLS) | elsewhere


def test_treasury_lists_players_in_seat_order_and_adds_up(full):
    """Accounts, bank and escrow add up to nothing, whatever was paid."""
    assert ask("treasury") == {
        "accounts": [
            {"name": "Anne", "money": 70},
            {"name": "Bruno", "money": 80},
            {"name": "Chloé", "money": 0},
        ],
        "bank": -150,
        "escrow": {},
        "unit": "coins",
    }


def test_status_lists_what_each_player_has(full):
    """Names of territories and titles, and their money."""
    status = ask("status")
    assert status["game"] == "free"
    assert (status["turn"], status["phase"], status["drafts"]) == (2, None, [])
    assert status["players"][:2] == [
        {"name": "Anne", "money": 70, "territories": ["Vaux"], "titles": []},
        {
            "name": "Bruno",
            "money": 80,
            "territories": [],
            "titles": ["Warden of the North"],
        },
    ]


def test_lists_of_titles_and_territories(full):
    """Each with exactly the keys that are fixed."""
    assert ask("title", "list")["titles"] == [
        {
            "title": "Warden of the North",
            "kind": None,
            "of": None,
            "holder": "Bruno",
            "player": "Bruno",
        }
    ]
    assert ask("territory", "list")["territories"] == [
        {"name": "Bourg", "owner": None, "kind": None, "known": True},
        {"name": "Vaux", "owner": "Anne", "kind": "mine", "known": True},
    ]


def test_pay_tells_both_balances(table):
    """From, to, amount, and what both sides have now."""
    assert ask("pay", "anne", "banque", "40") == {
        "from": "Anne",
        "to": "bank",
        "amount": 40,
        "balances": {"Anne": 60, "bank": -110},
    }


def test_the_lines_of_the_log(full):
    """Each entry with exactly the keys that are fixed."""
    entries = ask("log")["entries"]
    keys = ["seq", "id", "at", "turn", "phase", "kind", "text", "undone_by", "undoes"]
    assert {tuple(entry) for entry in entries} == {tuple(keys)}
    assert [entry["seq"] for entry in entries] == list(range(1, 9))
    assert entries[6]["undone_by"] == 8
    assert entries[7]["undoes"] == [7]
    assert all(entry["text"] for entry in entries)


def test_the_lines_of_a_statement(full):
    """Every movement with the balance after it."""
    lines = ask("statement", "Bruno")["lines"]
    fixed = ("entry", "turn", "other", "amount", "balance", "text")
    assert all(set(fixed) <= set(line) for line in lines)
    told = [(line["entry"], line["other"], line["amount"]) for line in lines]
    assert told == [(1, "bank", 50), (5, "Anne", 30), (7, "bank", -5), (8, "bank", 5)]
    assert [line["balance"] for line in lines] == [50, 80, 75, 80]
    assert lines[1]["text"] == "a horse"


def test_a_refusal_is_one_line_on_stderr(table):
    """`ok: false` and the error; nothing on stdout."""
    said = intendant("pay", "Anne", "Brunno", "5", "--json")
    assert said.status == 1
    assert said.out == ""
    assert said.err.count("\n") == 1
    told = json.loads(said.err)
    assert list(told) == ["ok", "error"]
    assert told["ok"] is False
    assert list(told["error"]) == ERROR
    assert told["error"]["code"] == "unknown_name"
    assert "Bruno" in told["error"]["hint"]
    assert told["error"]["rule"] is None


def test_a_refusal_for_people_has_a_hint(table):
    """`error: ...`, then `hint: ...`, both on stderr."""
    said = intendant("pay", "Anne", "Brunno", "5")
    assert (said.status, said.out) == (1, "")
    first, second = said.err.splitlines()
    assert first.startswith("error: ")
    assert second.startswith("hint: ")
    assert "Bruno" in second


def test_warnings_stand_in_the_envelope_or_on_stderr(full):
    """A title that sounds like another one is granted, with a word of warning."""
    said = intendant("title", "grant", "Warden of the Norht", "Anne", "--json")
    (warning,) = said.json["warnings"]
    assert set(warning) >= {"code", "message", "rule"}
    said = intendant("title", "grant", "Wardens of the North", "Anne")
    assert said.err.startswith("note: ")
    assert "Anne" in said.out

"""Journals that another program could have written, shown as far as possible."""

from __future__ import annotations

import pytest

from tests import rebuilt
from tests.effort import DEEP, chance, tally
from tests.evenings import CAMPAIGNS, played
from tests.face import intendant

STRANGE = (
    *(None, 0, -1, 1.5, 10**12, 2**63, "", "x", "{0}", "{x}", "player:Zed", "lord:X"),
    *([], {}, [[]], [1, "a"], {"a": 1}, True, ["a", "b"], "\n", "5 3"),
)
PARTS = ("outcome", "outcome", "outcome", "warnings", "asked", "throws", "effects")
KINDS = ("pay", "turn", "count", "correct", "fief battle", "medfan after", "mass turn")
ASKED = (
    *(("log",), ("report",), ("status",), ("verify",), ("show", "7"), ("show", "12")),
    *(("export", "hledger"), ("treasury",), ("undo", "--dry-run"), ("paper", "turn")),
    *(("turn", "next", "--dry-run"), ("export", "position"), ("rules", "list")),
    *(("redo", "--dry-run"), ("phase", "next", "--dry-run"), ("export", "beancount")),
)


def places(value, path=()):
    """The paths to everything within a part of an entry."""
    inner = value.items() if isinstance(value, dict) else ()
    for key, one in enumerate(value) if isinstance(value, list) else inner:
        yield (*path, key)
        yield from places(one, (*path, key))


def estranged(rng, entries):
    """A part of an entry is missing, another thing, or from another kind of act."""
    entry = rng.choice(entries[1:])
    if rng.random() < 0.1:
        entry["kind"] = rng.choice(KINDS)
        return
    part = entry[rng.choice(PARTS)]
    found = list(places(part))
    if not found:
        return
    *outer, last = rng.choice(found)
    for key in outer:
        part = part[key]
    if rng.random() < 0.3:
        del part[last]
    else:
        part[last] = rng.choice(STRANGE)


@pytest.mark.parametrize(
    "sample", [f for f in CAMPAIGNS if f.name in ("merchant-lords", "trois-bannieres")]
)
def test_no_strange_journal_makes_the_program_stumble(here, sample):
    """The journal is refused, or read and asked: each call answers or refuses."""
    rng = chance(f"strange journals of {sample.name}")
    intendant("export", "json", "-o", "c.json", "-c", str(played(sample)))
    text, read = (here / "c.json").read_text("utf-8"), 0
    for number in range(8 * DEEP):
        strange = rebuilt.document(text, lambda entries: estranged(rng, entries))
        (here / "s.json").write_text(strange, "utf-8")
        said = intendant("import", "s.json", "-o", f"{number}.db", "--json")
        tally("hostile journals")
        assert said.status in (0, 2, 3), said
        if said.status:
            assert said.refusal["message"]
            continue
        read += 1
        for words in rng.sample(ASKED, 6):
            said = intendant(*words, "-c", f"{number}.db")
            assert said.status in (0, 1, 2, 3), (words, said)
    assert read


def test_a_battle_of_forces_that_are_none_has_no_chances(here):
    """Battles are reported even if the forces left by archers are not numbers."""
    sample = next(f for f in CAMPAIGNS if f.name == "la-couronne-de-lys")
    intendant("export", "json", "-o", "c.json", "-c", str(played(sample)))
    strange = []

    def forces(entries):
        for entry in entries:
            for force in entry["outcome"].get("archers", {}).get("after", {}).values():
                force.update(dict.fromkeys(force, "x"))
                strange.append(entry["seq"])

    text = (here / "c.json").read_text("utf-8")
    (here / "s.json").write_text(rebuilt.document(text, forces), "utf-8")
    assert intendant("import", "s.json", "-o", "n.db").status == 0
    told = intendant("report", "-c", "n.db", "--json")
    battles = told.json["result"]["battles"]
    chances = [b["chances"] for b in battles if b["entry"] in strange]
    assert chances
    assert set(chances) == {None}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(
            ("die", die)
            for die in ("}", "d", "dx", "d0", "d-1", "d1e9", "d" + "9" * 30)
        ),
        *(("faces", faces) for faces in ("0", "7", "5 3 9", "x", "9" * 500)),
    ],
)
def test_a_throw_of_no_die_is_no_entry(here, field, value):
    """A die without sides is refused, and so are faces not on it: luck needs both."""
    sample = next(f for f in CAMPAIGNS if f.name == "la-couronne-de-lys")
    intendant("export", "json", "-o", "c.json", "-c", str(played(sample)))

    def thrown(entries):
        battle = next(e for e in entries if e["kind"] == "fief battle")
        battle["throws"][0] |= {"die": "d6", field: value}

    text = (here / "c.json").read_text("utf-8")
    (here / "s.json").write_text(rebuilt.document(text, thrown), "utf-8")
    said = intendant("import", "s.json", "-o", "n.db", "--lang", "en", "--json")
    assert said.refusal["message"].endswith("no action writes such an entry: rolls")


@pytest.mark.parametrize(
    "literal",
    [
        *(
            5,
            True,
            10**18,
            "",
            "ducats",
            '"',
            '"\\ud800"',
            "1e999",
            "5",
            "true",
            "null",
        ),
        *('["a"]', "{}", '""', '"\\u202eevil"', '"x\\ny"', '"\\u001b[2J"'),
    ],
    ids=repr,
)
def test_money_that_is_called_nothing_sayable_is_no_house_rule(here, literal):
    """A value that no act can set is not imported, so that nothing fails on it."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    intendant("rules", "set", "free.money.unit", "ducats")
    intendant("export", "json", "-o", "c.json")

    def called(entries):
        (effect,) = entries[1]["effects"]
        effect["after"] = literal

    text = (here / "c.json").read_text("utf-8")
    (here / "s.json").write_text(rebuilt.document(text, called), "utf-8")
    said = intendant("import", "s.json", "-o", "n.db", "--lang", "en", "--json")
    assert (said.refusal["code"], said.status) == ("usage", 2)
    assert not (here / "n.db").exists()


def test_such_a_house_rule_is_found_in_an_old_entry_too(here):
    """The value is found even if replaced since: an undo or look back would meet it."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    intendant("rules", "set", "free.money.unit", "ducats")
    intendant("rules", "set", "free.money.unit", "florins")
    rebuilt.file(
        here / "c.db",
        "UPDATE effect SET after = '5' WHERE entry = 2",
        "UPDATE effect SET before = '5' WHERE entry = 3",
    )
    said = intendant("verify", "--lang", "en").out
    assert "entry 2: the house rule free.money.unit has an impossible value" in said


@pytest.mark.parametrize("literal", ['"', "5", '"\\u202eevil"', '["a"]', "null"])
def test_a_file_with_such_a_house_rule_is_damaged(here, literal):
    """Even if its hashes are right, `verify` reports it, and shows no traceback."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    intendant("rules", "set", "free.money.unit", "ducats")
    changes = (
        "UPDATE effect SET after = '@' WHERE entry = 2",
        "UPDATE fact SET value = '@' WHERE field = 'free.money.unit'",
    )
    rebuilt.file(here / "c.db", *(one.replace("@", literal) for one in changes))
    assert intendant("verify", "--json").json["result"]["damaged"]
    for words in ASKED:
        said = intendant(*words)
        assert said.status in (0, 1, 2, 3), (words, said)
        assert "\u202e" not in said.out + said.err

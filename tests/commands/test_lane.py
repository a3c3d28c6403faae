"""The script lane parses as Typer does, and what is generated is up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import commands
from commands import app, declare, kinds, lane
from commands.manual import pages
from commands.tree import COMMON, TREE
from ledger.errors import Refusal
from tests.effort import examples

HOME = Path(commands.__file__).parent.parent
GOOD = {
    "text": st.sampled_from(
        [
            "Anne",
            "Vaux",
            "x y",
            "",
            "L'Épervier",
            "-",
            "5",
            "é=è",
            "日本",
            "#1",
            "a=b=c",
        ]
    ),
    "amount": st.sampled_from(["1", "007", "1000000000000"]),
    "counted": st.sampled_from(["0", "12"]),
    "many": st.sampled_from(["1", "12"]),
    "any_many": st.sampled_from(["0", "3"]),
    "number": st.sampled_from(["0", "3", "99"]),
    "seed": st.sampled_from(["0", "42", "-3"]),
    "pair": st.sampled_from(["a=b", "key = value", "a=b=c"]),
    "names": st.sampled_from(["Anne", "Anne,Bruno", " A , B ", ",", "Anne,,Bruno"]),
    "language": st.sampled_from(["fr", "en"]),
    "step": st.sampled_from(["next", "suivant"]),
    "form": st.sampled_from(["text", "md", "html", "pdf", "json"]),
    "turn": st.sampled_from(["3", "1.3"]),
    "turns": st.sampled_from(["3", "2..5", "2..", "..5", "1.2..2.1"]),
    "flavour": st.sampled_from(["plain", "french", "français"]),
    "sheet_form": st.sampled_from(["text", "md", "html", "pdf"]),
    "medfan.aim": st.sampled_from(["Anne:raid", "Anne:Tout ou rien", "Anne"]),
    "medfan.benefit": st.sampled_from(["three_more_spells_per_mage", "x"]),
    "medfan.better": st.sampled_from(["score", "seconde attaque"]),
    "medfan.capability": st.sampled_from(["tavern", "Taverne"]),
    "medfan.figure_kind": st.sampled_from(["hero", "Héros", "elf"]),
    "fief.card": st.sampled_from(["sun", "Mauvais temps", "Dîme", "Gauvain"]),
    "fief.cause": st.sampled_from(["battle", "peste"]),
    "fief.goods": st.sampled_from(["mill", "soldat", "chapeau"]),
    "medfan.gem": st.sampled_from(["line", "ligne médiane"]),
    "medfan.item": st.sampled_from(["magic_armour", "armure magique"]),
    "medfan.prisoner": st.sampled_from(["free", "dead"]),
    "medfan.role": st.sampled_from(["mage", "general,chief", "chef"]),
    "medfan.scenario": st.sampled_from(["7", "percée", "rescue"]),
    "medfan.side": st.sampled_from(["Anne", "Anne,killed=40+35", "tués=1"]),
    "medfan.stat": st.sampled_from(["life", "Vie", "die"]),
    "medfan.step_after": st.sampled_from(["spoils", "butin"]),
    "fief.troops": st.sampled_from(["v1=2,bombarde=1", "Vaux:archers=1", "all", "x"]),
    "medfan.winner": st.sampled_from(["Anne", "draw", "match nul"]),
    "mass.army": st.sampled_from(
        ["6k3", "total=9,tactic=repli", "5k3,terrain=x+difficult"]
    ),
    "mass.engaged": st.sampled_from(["Léon=front", "Léon=Première ligne", "a=b=x"]),
    "mass.plan": st.sampled_from(["Eisen=MAR", "Eisen=Charge"]),
    "mass.ground": st.sampled_from(
        ["Eisen=difficult+high ground", "Eisen=none", "x=x"]
    ),
    "mass.men": st.sampled_from(["1", "900"]),
    "mass.opportunity": st.sampled_from(["BAN", "Un tir facile !", "none", "x"]),
    "mass.modifier": st.sampled_from(["0", "-5", "+3", "1000"]),
    "mass.total": st.sampled_from(["12", "-3"]),
    "mass.engagement": st.sampled_from(["front", "soutien", "x"]),
    "mass.situation": st.sampled_from(["tie", "Défaite"]),
    "mass.tactic": st.sampled_from(["REC-CHA", "en rangs"]),
    "mass.unit": st.sampled_from(["cavalry", "Artillerie"]),
    "siege.army_role": st.sampled_from(["attacker", "Assiégé", "Nains"]),
    "siege.piece": st.sampled_from(["ram", "huile", "Échelles", "catapult"]),
    "siege.section_kind": st.sampled_from(["gate", "Cour", "x"]),
    "siege.battering": st.sampled_from(["breach", "tient"]),
    "siege.section_state": st.sampled_from(["destroyed", "debout"]),
    "siege.siege_scenario": st.sampled_from(["3", "help", "x"]),
    "siege.unit_type": st.sampled_from(["flyers", "Infanterie"]),
}
BAD = st.sampled_from(
    [
        "0",
        "-1",
        "x",
        "",
        "--frob",
        "-z",
        "next",
        "de",
        "9" * 30,
        "=",
        "--",
        "-5",
        "--for",
    ]
)


@pytest.fixture(scope="module")
def typer_reads():
    """Reads a call with Typer: what the command would be called with."""
    caught = []
    patch = pytest.MonkeyPatch()
    patch.setattr(declare, "perform", lambda call: caught.append(call) or 0)

    def read(words):
        caught.clear()
        status = app.run(list(words))
        assert status == 0, words
        (call,) = caught
        return call.path, call.args, call.common

    yield read
    patch.undo()


def lane_reads(words):
    """Reads a call with the lane."""
    path, _, args, common = lane.parse(words)
    return path, args, common


def _option(param, draw, words):
    """One way to write an option: apart, with =, or close to a short flag."""
    flag = draw(st.sampled_from(param[2]))
    if param[1] == "flag":
        return [[flag]]
    if param[1] == "count":
        return [[flag]] * draw(st.integers(1, 3))
    value = draw(words(param[1]))
    ways = [[flag, value]]
    if flag.startswith("--"):
        ways.append([f"{flag}={value}"])
    elif value and not value.startswith("="):
        ways.append([flag + value])
    return [draw(st.sampled_from(ways))]


@st.composite
def calls(draw, words=GOOD.__getitem__):
    """A call of some command with arguments and options in any order."""
    path = draw(st.sampled_from(sorted(TREE)))
    spec = TREE[path]
    arguments, parts = [], []
    for param in spec[3]:
        if param[2]:
            if param[3] or draw(st.booleans()):
                parts += _option(param, draw, words)
                if param[4] and draw(st.booleans()):
                    parts += _option(param, draw, words)
        elif param[3] or (
            len(arguments) == arguments_so_far(spec, param) and draw(st.booleans())
        ):
            many = draw(st.integers(1, 3)) if param[4] else 1
            arguments += [draw(words(param[1])) for _ in range(many)]
    for name in spec[4]:
        if draw(st.integers(0, 3)) == 0:
            parts += _option(COMMON[name], draw, words)
    # Arguments keep their order; options stand anywhere between them.
    for part in parts:
        at = draw(st.integers(0, len(arguments)))
        arguments.insert(at, part)
    flat = []
    for part in arguments:
        flat += part if isinstance(part, list) else [part]
    return [*path.split(), *flat]


def arguments_so_far(spec, param):
    """How many arguments stand before this one."""
    before = [p for p in spec[3] if not p[2]]
    return before.index(param)


@given(calls())
@settings(max_examples=examples(600))
def test_the_lane_reads_a_well_formed_call_as_typer_does(typer_reads, words):
    """The same command, the same words, the same common options."""
    assert lane_reads(words) == typer_reads(words)


@given(calls(), st.lists(st.tuples(BAD, st.integers(0, 8)), max_size=2))
@settings(max_examples=examples(600))
def test_what_the_lane_reads_at_all_typer_reads_alike(typer_reads, words, bad):
    """Malformed calls fall through, or both refuse, or both read the same."""
    for word, at in bad:
        words.insert(len(words) - min(at, len(words) - 1), word)
    both_read_alike(typer_reads, words)


def both_read_alike(typer_reads, words):
    """The lane leaves a call to Typer, or refuses or reads it as Typer does."""
    try:
        told = lane_reads(words)
    except lane.Unusual:
        return
    except Refusal as refusal:
        told = refusal.status
    if isinstance(told, int):
        assert told == app.judge(words).status == 2
        return
    assert told == typer_reads(words)


# No command begins with a letter, a flag or nothing, or is the mere name of a group.
NO_CALL = ["a", "b", "c", "title", "siege", "--json", "-c", "--", ""]


@given(st.lists(st.sampled_from(NO_CALL)))
def test_words_that_are_no_call_fall_through(words):
    """Typer judges them: the lane neither reads nor refuses anything."""
    with pytest.raises(lane.Unusual):
        lane.parse(words)


@given(st.lists(st.sampled_from([*TREE, *NO_CALL])))
def test_words_of_several_calls_are_read_as_typer_reads_them(typer_reads, words):
    """One command behind the other, with flags and other words between."""
    flat = [part for word in words for part in word.split(" ")]
    both_read_alike(typer_reads, flat)


@pytest.mark.parametrize("kind", GOOD)
def test_every_good_word_is_one(kind):
    """Whatever is drawn from them above is a well-formed call."""
    assert [word for word in GOOD[kind].elements if refused(kind, word)] == []


def refused(kind, word):
    """Whether a word is none of its kind."""
    try:
        kinds.parser(kind)(word)
    except Refusal:
        return True
    return False


def test_every_kind_of_word_is_tried_here():
    """A new kind must come with words for it."""
    params = [param for spec in TREE.values() for param in spec[3]]
    every = {param[1] for param in (*params, *COMMON.values())}
    assert every - {"flag", "count"} == set(GOOD)


def test_the_grammar_is_what_typer_says():
    """`commands/tree.py` is up to date: `make tree`."""
    from tools.tree import text

    assert (HOME / "commands" / "tree.py").read_text("utf-8") == text()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_pages_of_the_manual_are_up_to_date(lang):
    """`templates/help` holds what the tree says: `make tree`."""
    from tools.manual import text

    file = HOME / "templates" / "help" / f"{lang}.txt"
    assert file.read_text("utf-8") == text(lang)


def test_every_command_has_a_page():
    """And each page says how the command is called."""
    found = pages("en")
    assert set(TREE) <= set(found)
    for path in TREE:
        assert found[path].startswith(f"Usage: intendant {path}")


def test_no_line_of_a_page_is_too_wide():
    """Pages fit a terminal of eighty columns."""
    for lang in ("en", "fr"):
        lines = "\n".join(pages(lang).values()).splitlines()
        assert [line for line in lines if len(line) > 80] == []


def test_pages_are_printed_without_any_file_but_their_own(here):
    """`--help` needs no campaign."""
    from tests.face import intendant

    for path in TREE:
        said = intendant(*path.split(), "--help")
        assert (said.status, said.out) == (0, pages("en")[path])


def test_what_a_command_does_not_use_it_does_not_offer():
    """A question takes no dice, no key, no ruling."""
    common = {path: set(spec[4]) for path, spec in TREE.items()}
    assert common["treasury"] == {"campaign", "json", "lang"}
    assert "dice" not in common["pay"]
    assert {"dice", "seed", "dry_run", "once"} <= common["roll"]
    assert all({"json", "lang"} <= options for options in common.values())
    assert json.dumps(sorted(common["new"])) == '["json", "lang"]'

"""A replay: every frame is the campaign as it stood after its entry."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache

import pytest

import commands.reports.replay as replay_page
from tests.commands.replayed import Replayed
from tests.effort import SEED, examples
from tests.evenings import CAMPAIGNS, played
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import village

MOST = 2_000_000  # bytes of the replay of an evening
FRAMES = 40  # that are looked at in a long evening
samples = pytest.mark.parametrize("folder", CAMPAIGNS, ids=lambda folder: folder.name)
LAND = village("Bourg", "Anne", "Anne.v1=3", building="castle") + village(
    "Vaux", "Bruno", "Bruno.v1=1"
)


def told(*words):
    """The page of a replay."""
    said = intendant("report", "--format", "replay", *words)
    assert (said.status, said.err) == (0, "")
    return said.out


@cache
def page_of(folder, *words):
    """The page of an evening's replay, made once."""
    return told(*words, "-c", str(played(folder)))


def number(text):
    """A sum as a page shows it; None where it is kept closed."""
    plain = re.sub("[,\u202f\u00a0]", "", text).replace("\u2212", "-")
    return int(plain) if plain.lstrip("-").isdigit() else None


def printed(name):
    """A name with the apostrophes that pages mostly print."""
    return name.replace("'", "’")


def purses(entry, *words):
    """What each player has after an entry, and the bank."""
    then = ask("treasury", "--at", str(entry), *words)
    return {
        **{printed(one["name"]): one["money"] for one in then["accounts"]},
        "bank": then["bank"],
    }


def owned(entry, *words):
    """Who owns each territory after an entry, with the players named as they are now."""
    then = ask("status", "--at", str(entry), *words)["players"]
    now = list(purses(entry, *words))
    return {
        printed(land): name
        for name, one in zip(now, then, strict=False)
        for land in one["territories"]
    }


def drawn(entries):
    """The entries in an order of this run."""
    return sorted(
        entries, key=lambda one: hashlib.sha256(f"{SEED} {one}".encode()).digest()
    )


@pytest.mark.long
@samples
def test_every_frame_is_the_state_after_its_entry(folder):
    """Purses and owners are those of `treasury --at` and `status --at`."""
    file = ("-c", str(played(folder)))
    shown = Replayed(page_of(folder, "--undone", "--lang", "en"))
    entries = list(shown.steps)
    if len(entries) > examples(FRAMES):
        entries = [*drawn(entries)[: examples(FRAMES)], 1, entries[-1]]
    for entry in entries:
        money = {
            printed(name): number(text) for name, text in shown.money(entry).items()
        }
        expected = purses(entry, *file)
        assert {name: money[name] for name in expected} == expected
        if "map" in shown.names:
            lands = shown.owners(entry).items()
            held = {
                printed(land): printed(who) for land, who in lands if who != "nobody"
            }
            assert owned(entry, *file) == held


@samples
def test_every_entry_has_a_frame(folder):
    """With --undone all of them, in order; else all that count."""
    file = ("-c", str(played(folder)))
    every = list(Replayed(page_of(folder, "--undone", "--lang", "en")).steps)
    acts = [
        act["seq"] for turn in ask("report", *file)["chronicle"] for act in turn["acts"]
    ]
    assert list(range(1, len(every) + 1)) == every
    assert acts == list(Replayed(page_of(folder, "--lang", "fr")).steps)


@samples
@pytest.mark.parametrize("words", [("--undone", "--lang", "en"), ("--lang", "fr")])
def test_an_evening_is_no_large_page(folder, words):
    """What stays the same from frame to frame is there only once."""
    page = page_of(folder, *words)
    contents = Replayed(page).contents.values()
    assert len(contents) == len(set(contents))
    assert len(page.encode()) < MOST


@samples
def test_headings_stand_in_order(folder):
    """Below the heading of a section there are none but of the next level."""
    page = Replayed(page_of(folder, "--lang", "fr"))
    levels = {tuple(re.findall(r"<h(\d)>", one)[:2]) for one in page.contents.values()}
    assert ("2", "3") in levels
    assert levels <= {(), ("2",), ("2", "3")}
    assert not [one for one in page.contents.values() if re.search(r"h\d&gt;", one)]


def test_the_newest_hash_stands_on_the_page_of_the_open_table_alone(here):
    """It is a witness; beside closed purses it would prove a guess at what is in them."""
    ask("new", "c.db", "--players", "Anne,Bruno")
    ask("pay", "bank", "Anne", "5")
    head = ask("verify")["head"]
    for lang in ("en", "fr"):
        told = ("report", "--format", "replay", "--lang", lang)
        assert f"{head}</footer>" in intendant(*told).out
        assert head not in intendant(*told, "--player", "Anne").out


@pytest.mark.usefixtures("full")
def test_the_page_admits_its_own_script_and_no_other():
    """The policy names the hashes of the one script and the one style; no address."""
    page = told("--both")
    policy = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)[0]
    for kind in ("script", "style"):
        (text,) = re.findall(rf"<{kind}>(.*?)</{kind}>", page, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind}-src &#39;sha256-{digest}&#39;" in policy
    assert "default-src &#39;none&#39;" in policy
    assert "unsafe" not in policy
    assert re.findall(r"""(?:src|href)=["']?(?!#|data:)[^"'>]+""", page) == []
    assert re.findall(r"""\s(?:style|on\w+)=["']""", page) == []


def test_what_was_taken_back_is_shown_if_asked_for(fief):
    """Without --undone it has no frame; each frame is as things stood all the same."""
    fief(more=LAND)
    before = ask("log")["entries"][-1]["seq"]
    ask("pay", "Anne", "Bruno", "5")
    ask("pay", "Anne", "Bruno", "30")
    ask("undo", str(before + 1))
    plain, every = Replayed(told()), Replayed(told("--undone"))
    assert [before, before + 2] == list(plain.steps)[-2:]
    assert list(range(before, before + 4)) == list(every.steps)[-4:]
    for shown in (plain, every):
        for entry in list(shown.steps)[-2:]:
            there = shown.money(entry)
            assert purses(entry) == {who: number(there[who]) for who in purses(entry)}
    assert "<s>Anne pays 5" in told("--undone")
    assert "Anne pays 5" not in told()


@pytest.mark.usefixtures("full")
def test_turns_are_chosen():
    """Only their acts have frames, and what came before is in the first of them."""
    ask("pay", "Anne", "Bruno", "1")
    every, last = Replayed(told()), Replayed(told("--turn", "2"))
    first, *_ = last.steps
    assert [entry for entry in every.steps if entry >= first] == list(last.steps)
    assert first > 1
    assert every.money(first) == last.money(first)


@pytest.mark.rule("FIEF-INC-20")
def test_a_replay_for_a_player_keeps_purses_and_soldiers_closed(fief):
    """In every frame there is the viewer's own purse alone, and nobody else's stacks."""
    fief(more=LAND)
    ask("correct", "money", "Anne", "71003", "--for", "planted")
    ask("pay", "bank", "Bruno", "5")
    page = told("--player", "Bruno", "--undone", "--both")
    shown = Replayed(page)
    for entry in shown.steps:
        money = {name: number(text) for name, text in shown.money(entry).items()}
        assert {money[who] for who in money if who != "Bruno"} <= {None}
        assert purses(entry, "--as", "Bruno")["Bruno"] == money.get("Bruno")
    assert "71,003" not in page
    assert "71,003" in told()
    stacks = ask("fief", "stacks", "--as", "Bruno")["stacks"]
    hidden = [one["village"] for one in stacks if one["counters"] is None]
    rows = {row[0]: row for row in shown.rows(max(shown.steps), "lands")}
    open_ = {row[0]: row for row in Replayed(told()).rows(max(shown.steps), "lands")}
    assert hidden == ["Bourg"]
    assert rows["Bourg"] != open_["Bourg"]
    assert rows["Vaux"] == open_["Vaux"]


def test_a_house_that_keeps_purses_closed_keeps_them_closed_in_every_frame(fief):
    """Also in those of the time when they were open; --all opens them."""
    fief(more=LAND)
    ask("rules", "set", "fief.money.secret", "true")
    shown, opened = Replayed(told()), Replayed(told("--all"))
    last = max(shown.steps)
    for entry in shown.steps:
        assert {number(text) for text in shown.money(entry).values()} == {None}
    assert purses(last, "--all") == {
        who: number(opened.money(last)[who]) for who in purses(last, "--all")
    }


@pytest.mark.usefixtures("full")
def test_a_replay_that_is_too_long_or_too_large_is_refused(monkeypatch):
    """It says so, and what helps; nothing is written."""
    monkeypatch.setattr(replay_page, "MOST_FRAMES", 3)
    said = intendant("report", "--format", "replay", "-o", "r.html", "--json")
    assert said.refusal["code"] == "rule"
    assert "too many for a replay: 3 at most" in said.refusal["message"]
    monkeypatch.setattr(replay_page, "MOST_FRAMES", 1_000)
    monkeypatch.setattr(replay_page, "MOST_BYTES", 3_000)
    said = intendant("report", "--format", "replay", "-o", "r.html")
    assert "too large" in said.err
    assert "--turn" in said.err
    assert intendant("report", "--format", "html", "-o", "r.html").status == 0


@pytest.mark.usefixtures("full")
def test_a_replay_takes_no_template():
    """Templates are for text, Markdown and HTML; in French it is called a film."""
    with open("own.j2", "w", encoding="utf-8") as file:
        file.write("x")
    said = intendant("report", "--format", "replay", "--template", "own.j2", "--json")
    assert said.refusal["message"] == "replay takes no template"
    assert told() == intendant("report", "--format", "film").out

"""The extension on the command line: secret bids, camps, counters on every screen."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, village
from tests.trouble.terminal import CTRL_C, Terminal

ARMED = (
    village(
        "Bourg", "Anne", "Anne.v1=2 Anne.archer=2 Anne.bombard=1", building="castle"
    )
    + village("Beaujeu", "Bruno", "Bruno.v1=1", building="castle")
    + village("Vaux", "Anne", "Anne.bombard=1")
    + person("Arnaud", "Anne", "Bourg")
    + person("Philippe", "Bruno", "Beaujeu")
)
CAMP = "[camps]\nAnne = 2\n"


@pytest.fixture
def played(fief):
    """A table that uses the extension."""

    def begin(phase="purchases", more=ARMED):
        fief(phase, more)
        ask("rules", "set", "fief.variant.tactics", "true")

    return begin


def bids(*told, flag="--bid"):
    """The words of several bids."""
    return [word for one in told for word in (flag, one)]


def purses():
    """The money of each player, by name."""
    return {p["name"]: p["money"] for p in ask("status")["players"]}


# The auction ------------------------------------------------------------------------


@pytest.mark.rule("TAC-MERC-09", "TAC-MERC-10", "TAC-MERC-14", "TAC-MERC-15")
def test_an_auction_is_one_entry_that_is_taken_back_as_a_whole(played):
    """Undoing lot, bids, winner and price brings back all money and mercenaries."""
    played()
    before = purses()
    result = ask("fief", "auction", *bids("Anne=200", "Bruno=300", "Chloé=0"))
    told = {key: result[key] for key in ("lot", "winner", "paid", "tied")}
    assert told == {"lot": 5, "winner": "Bruno", "paid": 300, "tied": False}
    assert [(b["player"], b["bid"]) for b in result["bids"]] == [
        ("Anne", 200),
        ("Bruno", 300),
        ("Chloé", 0),
    ]
    assert purses() == before | {"Bruno": before["Bruno"] - 300}
    assert [p["camp"] for p in ask("status")["players"]] == [0, 5, 0]
    ask("undo")
    assert purses() == before
    assert [p["camp"] for p in ask("status")["players"]] == [0, 0, 0]


@pytest.mark.rule("TAC-MERC-09", "TAC-MERC-11", "TAC-MERC-12")
def test_at_a_terminal_nobody_sees_what_is_bid(played):
    """Bids are typed in turn without an echo; an impossible bid is asked for again."""
    played()
    with Terminal("fief", "auction", "--lang", "en") as terminal:
        terminal.until("Anne, your bid (nobody sees it):")
        terminal.type("300")
        shown = terminal.until("Bruno, your bid (nobody sees it):")
        assert "300" not in shown
        terminal.type("250")
        # The error is shown, but not the typed bid or the money in the purse.
        said = terminal.until("Bruno, your bid")
        assert ("in steps of 100" in said, "250" in said) == (True, False)
        terminal.type("9900")
        said = terminal.until("Bruno, your bid")
        assert ("no more than you have" in said, "900" in said) == (True, False)
        terminal.type("300")
        terminal.until("Chloé, your bid")
        terminal.type("")
        tied = terminal.until("Anne, your bid")
        assert "Anne and Bruno tie at 300" in tied
        assert ("now types a second bid" in tied, "--again" in tied) == (True, False)
        terminal.type("200")
        assert "300 or more" in terminal.until("Anne, your bid")
        terminal.type("500")
        terminal.until("Bruno, your bid")
        terminal.type("400")
        assert "Anne hires 5 mercenaries for 500" in terminal.until("second bid")
        assert terminal.ended() == 0
    assert purses()["Anne"] == 1500


@pytest.mark.rule("TAC-MERC-09")
def test_who_stops_an_auction_writes_nothing(played):
    """Ctrl-C amid the bids, like an impossible auction, leaves no entry."""
    played("purchases", ARMED + CAMP)
    with Terminal("fief", "auction", "--lang", "en") as terminal:
        terminal.until("Anne must first choose which mercenaries stay")
        assert terminal.ended() == 1
    ask("fief", "upkeep", "Anne", "--keep", "0")
    entries = len(ask("log")["entries"])
    with Terminal("fief", "auction", "--lang", "en") as terminal:
        terminal.until("Anne, your bid")
        terminal.type(CTRL_C)
        assert terminal.ended() != 0
    assert len(ask("log")["entries"]) == entries


@pytest.mark.parametrize(
    ("words", "status", "code", "rule"),
    [
        (("auction", "--bid", "Anne=9900"), 1, "not_enough", "TAC-AMB-24"),
        (("auction", "--bid", "Anne=150"), 1, "rule", "TAC-AMB-46"),
        (("auction",), 2, "usage", "TAC-MERC-09"),
        (("auction", "--bid", "Anne"), 2, "usage", None),
        (("auction", "--bid", "Anna=100"), 1, "unknown_name", None),
        (("upkeep", "Anne", "--keep", "1"), 1, "rule", "TAC-MERC-03"),
        (("buy", "Anne", "mercenaires", "--at", "Bourg"), 1, "rule", "TAC-MERC-37"),
        (
            ("buy", "Anne", "archers", "--at", "Bourg", "--count", "2"),
            1,
            "out_of_stock",
            "TAC-ARCH-04",
        ),
        (
            ("auction", *bids("Anne=200", "Bruno=200")),
            2,
            "usage",
            "TAC-MERC-11",
        ),
    ],
)
def test_refusals_name_the_rule(played, words, status, code, rule):
    """Nothing is written, and every refusal has a sentence in both languages."""
    played()
    before = len(ask("log")["entries"])
    for lang in ("en", "fr"):
        said = intendant("fief", *words, "--json", "--lang", lang)
        assert (said.status, said.refusal["code"]) == (status, code)
        assert said.refusal["rule"] == rule
        assert said.refusal["message"] != said.refusal["code"]
    assert len(ask("log")["entries"]) == before


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Anne keeps 1 mercenary for 100 écus; 1 leaves", "Bruno hires 4"]),
        (
            "fr",
            ["Anne garde 1 mercenaire pour 100 écus ; 1 s’en va", "Bruno recrute 4"],
        ),
    ],
)
def test_upkeep_and_auction_in_words(played, lang, words):
    """The log shows who was kept, and how many each player has hired."""
    played(more=ARMED + CAMP)
    kept = intendant("fief", "upkeep", "Anne", "--keep", "1", "--lang", lang)
    sold = intendant("fief", "auction", "--bid", "Bruno=200", "--lang", lang)
    found = [
        said.out.replace("\u202f", " ").replace("\xa0", " ") for said in (kept, sold)
    ]
    assert [text in said for text, said in zip(words, found, strict=True)] == [True] * 2


# Counters on the screens ------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "heap", "camp"),
    [
        ("en", "2×1 + 2 archers + 1 bombard", "in the camp: 2 mercenaries"),
        ("fr", "2×1 + 2 archers + 1 bombarde", "au camp : 2 mercenaires"),
    ],
)
def test_archers_bombards_and_camps_are_shown(played, lang, heap, camp):
    """`status`, the stacks and a village show them."""
    played(more=ARMED + CAMP)

    def said(*words):
        text = intendant(*words, "--lang", lang).out
        return " ".join(text.replace("\u202f", " ").replace("\xa0", " ").split())

    assert heap in said("status", "--full")
    assert camp in said("status", "--full")
    assert heap in said("fief", "stacks")
    assert heap in said("territory", "show", "Bourg")
    result = ask("territory", "show", "Vaux")
    assert result["forces"][0]["counters"]["bombard"] == 1


def test_what_one_may_do_lists_the_extension(played):
    """Archers, bombards, upkeep and auction are listed, with their prices."""
    played(more=ARMED + CAMP)
    may = ask("fief", "can", "Anne")["may"]
    goods = {m["item"]: (m["price"], m["most"]) for m in may if m["where"] == "Bourg"}
    assert goods["archer"] == (200, 1)
    assert goods["bombard"] == (400, 1)
    acts = {m["act"]: (m["price"], m["most"], m["rule"]) for m in may}
    assert acts["upkeep"] == (100, 2, "TAC-MERC-03")
    assert acts["auction"] == (100, 3, "TAC-MERC-07")
    camps = [m["where"] for m in may if m["item"] == "revolt"]
    assert camps == ["Anne"]
    ask("rules", "set", "fief.variant.tactics", "false")
    items = {m["item"] for m in ask("fief", "can", "Anne")["may"]}
    assert not items & {"archer", "bombard"}


@pytest.mark.rule("TAC-MERC-32")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "stirs up a revolt against Anne’s mercenaries: 2 are eliminated"),
        ("fr", "soulève une révolte contre les mercenaires d’Anne"),
    ],
)
def test_a_revolt_on_a_camp_in_words(played, lang, words):
    """The card has its usual name; the log gives the losses."""
    played("cards", ARMED + CAMP)
    card = "révolte" if lang == "fr" else "revolt"
    call = ("fief", "card", "play", "Bruno", card, "--on", "Anne", "--dice", "4")
    assert words in intendant(*call, "--lang", lang).out
    assert ask("log")["entries"][-1]["kind"] == "fief card play"


# Round trips ------------------------------------------------------------------------


@pytest.mark.rule("TAC-GEN-02")
def test_a_position_that_is_exported_comes_back_whole(played, here):
    """Troops, camps and the players who have fought are the same again."""
    played("combat", ARMED + CAMP)
    ask("correct", "mercenary", "territory:Vaux/player:Anne", "1", "--for", "fought")
    page = intendant("export", "position").out
    (here / "again.toml").write_text(page, "utf-8")
    ask("new", str(here / "d.db"), "--from", str(here / "again.toml"))
    shown = [ask("fief", "stacks", "-c", str(here / f)) for f in ("c.db", "d.db")]
    assert shown[0] == shown[1]
    camps = [
        [p["camp"] for p in ask("status", "-c", str(here / f))["players"]]
        for f in ("c.db", "d.db")
    ]
    assert camps[0] == camps[1] == [2, 0, 0]


def test_more_than_the_box_holds_is_refused(played, here):
    """A fourth archer or sixth mercenary is refused, corrected or in a file."""
    played(more=ARMED + CAMP)
    said = intendant("correct", "archer", "Bourg/Anne", "4", "--for", "no", "--json")
    assert said.status != 0
    text = (here / "p.toml").read_text("utf-8")
    for old, new in (("archer = 2", "archer = 4"), ("Anne = 2\n", "Anne = 6\n")):
        head, found, tail = text.rpartition(old)
        (here / "bad.toml").write_text(f"{head}{new}{tail}", "utf-8")
        told = intendant("new", str(here / "e.db"), "--from", str(here / "bad.toml"))
        assert (bool(found), told.status) == (True, 2), told.err


@pytest.mark.rule("TAC-ARCH-05", "TAC-BOMB-03")
@pytest.mark.parametrize(
    ("lang", "troops", "words"),
    [
        (
            "en",
            "v1=1,archer=1,bombard=1",
            "Arnaud with 2 soldiers and 1 bombard goes from Bourg to Vaux",
        ),
        ("fr", "v1=1,archers=1,bombarde=1", "Arnaud avec 2 soldats et 1 bombarde va"),
    ],
)
def test_a_move_with_archers_and_a_bombard_in_words(played, lang, troops, words):
    """Archers count as soldiers, bombards apart; both languages may be typed."""
    played("movement")
    call = ("fief", "move", "Anne", "--lord", "Arnaud", "--to", "Vaux")
    said = intendant(*call, "--troops", troops, "--lang", lang)
    assert words in said.out.replace("\xa0", " "), said.err
    moved = ask("fief", "stacks")["stacks"]
    vaux = next(s["counters"] for s in moved if s["village"] == "Vaux")
    assert vaux == {"v1": 1, "archer": 1, "bombard": 2}


@pytest.mark.rule("TAC-ARCH-02")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "--value does not apply to archers"),
        ("fr", "archers : pas de valeur à choisir"),
    ],
)
def test_archers_of_a_value_are_refused_in_words(played, lang, words):
    """--value is only for soldiers."""
    played("purchases")
    call = ("fief", "buy", "Anne", "archer", "--lord", "Arnaud", "--value", "3")
    told = intendant(*call, "--lang", lang)
    assert told.status == 2
    assert words in told.err.replace("\xa0", " ")


def test_whoever_keeps_no_mercenary_is_told_so(played):
    """Nothing is paid; the number of mercenaries who leave is shown."""
    played(more=ARMED + CAMP)
    told = intendant("fief", "upkeep", "Anne", "--keep", "0")
    assert "Anne keeps no mercenaries: 2 leave" in told.out, told.err

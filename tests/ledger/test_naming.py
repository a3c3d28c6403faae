"""Names: the allowed ones, and the one that is meant."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import Misuse, Refused
from ledger.naming import (
    Names,
    bare,
    clean_name,
    clean_text,
    find,
    folded,
    near,
    normal,
    plain,
    same,
    spelled,
    unknown_name,
    visible,
)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "bad_name.empty"),
        ("  \t", "bad_name.empty"),
        ("\u0301", "bad_name.empty"),
        ("\u00b4", "bad_name.empty"),
        ("x" * 81, "bad_name.long"),
        ("x" * 200, "bad_name.long"),
        ("a\x00b", "text.invisible"),
        ("a\nb", "text.invisible"),
        ("a\x1b[31m", "text.invisible"),
        ("a\u202eb", "text.invisible"),
        ("a\u2066b", "text.invisible"),
        ("a\u200bb", "text.invisible"),
        ("a\ud800", "text.invisible"),
        ("a\ue000", "text.invisible"),
        *((f"a{sign}b", "bad_name.sign") for sign in ",:=|>/"),
        ("-Anne", "bad_name.start"),
        ("@Anne", "bad_name.start"),
        (" -Anne", "bad_name.start"),
        ("123", "bad_name.digits"),
        ("٣", "bad_name.digits"),
        *((n, "bad_name.reserved") for n in ("bank", "Banque", "DRAW", "nul")),
        *((n, "bad_name.reserved") for n in ("Bánk", "ＢＡＮＫ", " bank ", "Nül")),
    ],
)
def test_names_that_nobody_may_bear(name, key):
    """Each case is in section 1 of the contract."""
    with pytest.raises(Misuse) as caught:
        clean_name(name)
    assert (caught.value.code, caught.value.key) == ("bad_name", key)


@pytest.mark.parametrize(
    "name",
    ["Anne", "L'Épervier", "[red]x", "'; DROP", "<b", "x" * 80,
     "..", "1er", "Bankier", "日本", "a-b", "100%", '"', "\\"],
)  # fmt: skip
def test_names_that_only_look_strange_are_kept(name):
    """Such names are shown unchanged."""
    assert clean_name(name) == name


@given(st.text())
def test_a_clean_name_is_clean_for_ever(name):
    """NFC without outer spaces stays the same when cleaned again."""
    try:
        clean = clean_name(name)
    except Misuse as misuse:
        assert misuse.code == "bad_name"  # noqa: PT017
        return
    assert clean_name(clean) == clean
    assert unicodedata.is_normalized("NFC", clean)
    assert 1 <= len(clean) <= 80
    assert folded(clean)


@given(st.text())
def test_a_clean_text_is_one_line(text):
    """Any other text is refused."""
    try:
        clean = clean_text(text)
    except Misuse:
        return
    assert clean_text(clean) == clean
    assert len(clean.splitlines()) == 1


SHOWN = {"p:1": "Anne", "p:2": "Annette", "p:3": "Éloi", "p:4": "eloi l'aîné"}


@pytest.mark.parametrize(
    ("word", "subject"),
    [
        ("Anne", "p:1"),
        (" anne ", "p:1"),
        ("ANNETTE", "p:2"),
        ("Eloi", "p:3"),
        ("E\u0301loi", "p:3"),
        ("ELOI L\u2019AINE", "p:4"),
    ],
)
def test_a_name_is_found_without_case_and_accents(word, subject):
    """Exactly one name must fit."""
    assert find("player", word, SHOWN) == subject


def test_two_that_fit_are_named():
    """An exact name wins; otherwise the referee has to choose."""
    twins = {"p:1": "Éloi", "p:2": "Eloi"}
    assert find("player", "Eloi", twins) == "p:2"
    with pytest.raises(Refused) as caught:
        find("player", "ELOI", twins)
    assert caught.value.code == "ambiguous_name"
    assert caught.value.facts["names"] == ["Eloi", "Éloi"]


@pytest.mark.parametrize("word", ["", " ", "Ann", "Zoé", "\u0301", "bank", "%", "_nne"])
def test_who_is_unknown_is_refused(word):
    """The refusal has the nearest names."""
    with pytest.raises(Refused) as caught:
        find("player", word, SHOWN)
    assert caught.value.code == "unknown_name"
    assert caught.value.facts["near"] == near(word, SHOWN.values())


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("Ann", ["Anne", "Annette"]),
        ("Anen", ["Anne"]),
        ("loi", ["Éloi"]),
        ("xyz", []),
        ("", []),
    ],
)
def test_the_nearest_names_come_first(word, names):
    """The first one is what was probably meant."""
    assert near(word, SHOWN.values())[: len(names) or 3] == names


def test_what_is_too_long_to_be_a_name_is_not_compared_with_any(monkeypatch):
    """A word of ten thousand letters is not compared with any name."""

    def compared(*_):
        raise AssertionError("compared")

    monkeypatch.setattr("difflib.SequenceMatcher", compared)

    assert near("é" * 10_000, ["Anne", "Éloi"]) == []
    assert near("An", ["Anne"]) == ["Anne"]


def test_an_article_may_be_left_out_or_added():
    """An exact name wins; where two fit without their articles, both are named."""
    shown = {"side:1": "Les Nains", "side:2": "L’Empire", "side:3": "Nain"}

    assert find("side", "nains", shown) == "side:1"
    assert find("side", "empire", shown) == "side:2"
    assert find("side", "le Nain", shown) == "side:3"
    with pytest.raises(Refused) as refused:
        find("side", "ours", {"a": "L’Ours", "b": "Les Ours"})
    assert refused.value.code == "ambiguous_name"


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("", {}),
        ("x" * 81, {"length": 81, "most": 80}),
        ("a|b, c>", {"name": "a|b, c>", "signs": ", > |"}),
        ("@x", {"name": "@x", "sign": "@"}),
        (" 12 ", {"name": "12"}),
        ("NUL", {"name": "NUL"}),
        ("a\x1fb", {"sign": "U+001F"}),
        ("a\U000e0001", {"sign": "U+E0001"}),
    ],
)
def test_the_refusal_of_a_name_says_what_is_wrong_with_it(name, facts):
    """Every forbidden sign is told, and the first one that nobody can see."""
    with pytest.raises(Misuse) as caught:
        clean_name(name)
    assert caught.value.facts == facts


def test_a_remark_is_stored_on_one_line():
    """Spaces and line breaks between its words become one space; letters one sign."""
    assert clean_text("  a\n\n b\tc\u00a0d ") == "a b c d"
    assert clean_text("e\u0301") == "é"
    assert clean_text("x" * 1000) == "x" * 1000
    assert clean_text("1 > 0: | / -") == "1 > 0: | / -"


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        (" \n ", "text.empty", {}),
        ("x" * 1001, "text.long", {"length": 1001, "most": 1000}),
        ("a\u202eb\x1b", "text.invisible", {"sign": "U+202E"}),
    ],
)
def test_a_remark_that_is_none_is_refused(text, key, facts):
    """It must have a few visible words."""
    with pytest.raises(Misuse) as caught:
        clean_text(text)
    told = caught.value
    assert (told.code, told.key, told.facts) == ("usage", key, facts)


@pytest.mark.parametrize(
    ("sign", "seen"),
    [
        ("a", True), ("é", True), (" ", True), ("\u00a0", True), ("\u202f", True),
        ("\u3000", True), ("\u0301", True), ("\n", False), ("\t", False),
        ("\u200b", False), ("\u2028", False), ("\u2029", False), ("\ud800", False),
        ("\ue000", False), ("\u0378", False), ("\x7f", False),
    ],
)  # fmt: skip
def test_spaces_of_any_width_are_visible(sign, seen):
    """What turns a text, breaks its line or is no letter yet is not."""
    assert visible(sign) is visible(f"ab{sign}c\u00a0") is seen


def test_what_nobody_can_see_is_spelled_out():
    """Line breaks and tabs stay; a text without such signs stays itself."""
    assert spelled("a\u00a0é") == "a\u00a0é"
    assert spelled("a\n\tb\x1b\u202e\u00a0") == "a\n\tb\\x1b\\u202e\u00a0"


def test_each_form_of_a_name_leaves_out_something_more():
    """Width and case; accents and the curved apostrophe; hyphens; the article."""
    assert same("Ｂo ÉloI") == "bo éloi"
    assert same("e\u0301") == same("É") != same("E")
    assert folded(" Élo\u2019I ") == "elo'i"
    assert folded(" BO\t") == "bo"
    assert plain("Haut-fait_d\u2019 arme\u202f!") == "haut fait d' arme"
    assert plain("a ! b") == "a ! b"
    assert [bare(f"{a}Ours") for a in ("Les ", "le ", "LA ", "l\u2019", "The ")] == [
        "ours"
    ] * 5
    assert (bare("Lesours"), bare("Le"), bare("les le ours")) == (
        "lesours",
        "le",
        "le ours",
    )
    assert (normal("NFD", "é"), normal("NFC", "e\u0301")) == ("e\u0301", "é")
    assert normal("NFKC", "Bo") == "Bo"


def test_names_are_looked_up_as_they_are_now():
    """One may be given, changed and taken away between two questions."""
    names = Names({"p:1": "Anne"})
    assert names.fitting("anne", folded) == ["p:1"]
    names.put("p:2", "ANNE")
    assert names.fitting("anne", folded) == ["p:1", "p:2"]
    assert names.fitting("Anne", str) == ["p:1"]
    names.put("p:1", "Zoé")
    assert (names.fitting("Anne", str), names.find("player", "zoe")) == ([], "p:1")
    names.put("p:2", None)
    assert names.fitting("anne", folded) == []
    names.put("p:3", None)
    with pytest.raises(Refused) as caught:
        names.find("player", "anne")
    assert caught.value.facts["known"] == ["Zoé"]


def test_an_unknown_name_comes_with_all_names_if_there_are_few():
    """Eight are few, in order and each once; of more only the nearest are told."""
    shown = {f"p:{at}": f"Bo{at}" for at in range(8, 0, -1)}
    for more, known in (({}, [f"Bo{at}" for at in range(1, 9)]), ({"q": "Cy"}, [])):
        with pytest.raises(Refused) as caught:
            find("player", " Bo ", shown | more)
        told = caught.value
        assert (told.code, told.key) == ("unknown_name", "unknown_name.player")
        assert (told.facts["kind"], told.facts["name"]) == ("player", "Bo")
        assert told.facts["near"] == ["Bo1", "Bo2", "Bo3"]
        assert told.facts["known"] == known
    with pytest.raises(Refused) as caught:
        find("lord", "x", {"a": "Bo", "b": "Bo"})
    assert caught.value.facts["known"] == ["Bo"]


def test_names_that_fit_alike_are_told_in_order():
    """The word is told as it was typed, without spaces around it."""
    with pytest.raises(Refused) as caught:
        find("lord", " BO ", {"a": "bo", "b": "Bo", "c": "Anne"})
    told = caught.value
    assert (told.code, told.key) == ("ambiguous_name", "ambiguous_name")
    assert told.facts == {"kind": "lord", "name": "BO", "names": ["Bo", "bo"]}


def test_the_refusal_of_an_unknown_name_may_say_more():
    """What is near goes along as it was given."""
    told = unknown_name("lord", "Bo", ["Bob"], command="pay")
    facts = {"kind": "lord", "name": "Bo", "near": ["Bob"], "command": "pay"}
    assert (told.key, told.facts) == ("unknown_name.lord", facts)

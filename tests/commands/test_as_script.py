"""The journal as a script: what it contains, and what it refuses to contain."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.laws.test_as_script import again
from tests.laws.test_old_purses import FIXTURE
from tests.trouble.program import drafted


@pytest.fixture
def played(here):
    """A few acts of an evening, some of them undone."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Le Gué", "--lang", "en")
    ask("pay", "bank", "Le Gué", "40", "--for", """un "bon" d'achat""")
    ask("roll", "3d6", "--who", "Anne", "--dice", "5 2 3", "--once", "a key")
    ask("undo")
    ask("roll", "3d6", "--who", "Anne")
    intendant("run", "-", stdin="note -- '-- #1: «rien»'\n")
    return here


def said(*more, file="c.db"):
    """The lines of the script that are not comments."""
    script = ask("log", "--as-script", *more, "-c", file)["script"]
    return [line for line in script if line[0] != "#"]


def test_each_act_is_a_line(played):
    """Acts are quoted where necessary, and typed dice are given."""
    assert said() == [
        'pay bank "Le Gué" 40 --for \'un "bon" d\'"\'achat"',
        'roll 3d6 --who Anne --once "a key" --dice "5 2 3"',
        "undo",
        "roll 3d6 --who Anne",
        'note -- "-- #1: «rien»"',
    ]


def test_it_says_how_to_begin_and_is_the_same_in_either_campaign(played, tmp_path):
    """The heading is in the reader's language; people are shown only the script."""
    told, found = again("c.db", tmp_path)
    assert (told["script"], told["content"]) == (found["script"], found["content"])
    for lang, begins in (
        ("en", "# beginning: `export"),
        ("fr", "# début\u00a0: `export"),
    ):
        shown = intendant("log", "--as-script", "--lang", lang)
        assert shown.out.startswith(begins)
        assert shown.out.splitlines()[4:] == told["script"][4:]


def test_another_act_has_another_content(played, tmp_path):
    """One more coin, another face or word: any difference changes the content."""
    told, _ = again("c.db", tmp_path)
    contents = {told["content"]}
    for number, line in enumerate(
        (
            ("pay", "bank", "Anne", "1"),
            ("note", "another"),
            ("roll", "d6", "--dice", "3"),
            ("roll", "d6", "--dice", "4"),
            ("rules", "set", "free.titles.most", "3"),
        )
    ):
        ask("fork", f"f{number}.db", "-c", "c.db")
        ask(*line, "-c", f"f{number}.db")
        contents.add(ask("log", "--as-script", "-c", f"f{number}.db")["content"])
    assert len(contents) == 6


def test_numbers_of_entries_are_those_of_the_other_file(played, tmp_path):
    """A branch or dropped draft is not in the script, and takes no number there."""
    ask("fork", "f.db")
    drafted("f.db")
    ask("drop", "-c", "f.db")
    ask("pay", "bank", "Anne", "7", "-c", "f.db")
    ask("undo", "9", "-c", "f.db")
    assert said(file="f.db")[-2:] == ["pay bank Anne 7", "undo 7"]
    told, found = again("f.db", tmp_path)
    assert told["content"] == found["content"]


@pytest.mark.parametrize(
    ("lines", "number", "told"),
    [
        (
            ["rules load <<END", "[free.titles]"],
            1,
            "the closing “END” of the text is missing",
        ),
        (["rules load <<END", "[free.nothing]", "a = 1", "END"], 1, "free.nothing"),
        (["note hello", "rules load <<END x", "END"], 2, "one word too many"),
    ],
)
def test_a_text_in_a_script_that_is_wrong_stops_it(played, lines, number, told):
    """The refusal gives the number of the line; nothing of the script is kept."""
    refused = intendant("run", "-", "--json", stdin="\n".join(lines) + "\n")
    assert refused.status in (1, 2)
    assert told in refused.out + refused.err
    assert f'"line":{number}' in refused.out + refused.err
    assert ask("status")["entries"] == 6


@pytest.mark.parametrize("end", ["\n", ""])
def test_a_text_stands_below_its_line(played, tmp_path, end):
    """The text keeps its comments and empty lines, and its last line break or none."""
    text = f"# ours\n\n[free.titles]\nmost = 3  # 'quoted' <<END{end}"
    (tmp_path / "r.toml").write_text(text, "utf-8")
    ask("rules", "load", str(tmp_path / "r.toml"))
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]
    assert told["script"][9:] == [
        f"rules load <<{'' if end else '~'}TEXT",
        *text.removesuffix("\n").split("\n"),
        "TEXT",
    ]


@pytest.mark.parametrize("more", [("--last", "3"), ("--turn", "1"), ("--as", "Anne")])
def test_a_script_tells_the_whole_journal(played, more):
    """A part of the journal would be another campaign."""
    refused = intendant("log", "--as-script", *more, "--lang", "en")
    assert refused.status == 2
    assert "a script must cover the whole journal" in refused.err


def test_closed_purses_are_told_to_the_referee_alone(fief):
    """The script of closed purses is given only with --all."""
    fief()
    ask("pay", "bank", "Anne", "40")
    ask("rules", "set", "fief.money.secret", "true")
    refused = intendant("log", "--as-script", "--lang", "en")
    assert (refused.status, "--as-script --all" in refused.err) == (2, True)
    assert said("--all")[0].startswith("pay bank")


def test_an_old_journal_has_no_words(here):
    """The refusal names the first entry whose words were not kept."""
    ask("import", str(FIXTURE), "-o", "c.db")
    refused = intendant("log", "--as-script", "--all", "--lang", "en")
    assert refused.status == 1
    assert "did not keep the words that a script needs" in refused.err


@pytest.mark.parametrize(
    "remark",
    ["see <<END now", "<<END", "-- dash", "# hash", "a=b 'c d'", '"q" l\'œil', "\\n"],
)
def test_any_remark_stands_in_a_script(played, tmp_path, remark):
    """A marker within quotes is a word like any other, with no text below it."""
    assert intendant("note", "--", remark).status == 0
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]


def test_an_unusual_no_is_said(here, tmp_path):
    """Dice that do not explode, though they usually would, are given as such."""
    ask("new", "c.db", "--game", "mass", "--players", "Anne,Bruno")
    ask("mass", "roll", "2", "1", "--no-explode", "--record", "--dice", "10 3")
    assert said() == ['mass roll 2 1 --no-explode --record --dice "10 3"']
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]


def test_dice_of_a_draft_that_was_dropped_are_typed(played, tmp_path):
    """The script has no draft, so an undo back to it goes to the entry before."""
    drafted("c.db")
    ask("drop")
    ask("roll", "4d6!", "--dice", "5 3 6 1 | 5")
    ask("roll", "d6", "--dice", "2")
    ask("undo", "--to", "8")
    ask("undo", "--to", "7")
    assert said()[5:] == [
        'roll 4d6! --dice "5 3 6 1 | 5"',
        "roll d6 --dice 2",
        "undo --to 7",
        "undo --to 6",
    ]
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]


def test_who_comes_again_is_the_same_in_both(played, tmp_path):
    """An id has the number of its entry, which differs after a dropped draft."""
    drafted("c.db")
    ask("drop")
    ask("players", "retire", "Anne")
    ask("players", "add", "Anne")
    ask("pay", "bank", "Anne", "5")
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]


def test_a_text_is_printed_as_it_is(played, tmp_path):
    """Foreign line ends and characters that could be markup are printed unchanged."""
    text = "# [bold]\r\n[free.titles]\r\nmost = 3\n"
    (tmp_path / "r.toml").write_text(text, "utf-8", newline="")
    ask("rules", "load", str(tmp_path / "r.toml"))
    script = intendant("log", "--as-script").out
    assert script.endswith(f"rules load <<TEXT\n{text}TEXT\n")
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]
    assert script.split("\n")[:-1] == told["script"]


def test_what_only_touches_a_dropped_draft_is_not_said(played, tmp_path):
    """Undo and redo of a draft's dice are omitted; they would mean the act before."""
    drafted("c.db")
    ask("drop")
    ask("undo")
    ask("redo")
    ask("pay", "bank", "Anne", "5")
    ask("undo", "--to", "6")
    assert said()[5:] == ["pay bank Anne 5", "undo --to 6"]
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]


def test_house_rules_that_are_taken_back_are_the_same(played, tmp_path):
    """The file that they came from does not matter: nobody plays by its comments."""
    (tmp_path / "r.toml").write_text("[free.titles]\nmost = 3\n", "utf-8")
    ask("rules", "load", str(tmp_path / "r.toml"))
    ask("undo")
    ask("redo")
    told, found = again("c.db", tmp_path)
    assert told["content"] == found["content"]

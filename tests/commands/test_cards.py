"""Reference cards: listed, shown, written to files."""

from __future__ import annotations

import doctest

import pytest

from commands.cards.text import HEIGHT, WIDTH, pages
from commands.fitting import width_of
from commands.handlers import cards as answers
from commands.handlers.resolving import bare_state
from commands.texts import Words
from commands.texts import cards as texts_of_cards
from commands.texts.cards import card_texts
from ledger.reading.cards import cards
from tests.face import ask, intendant

CARD = ("rules", "card", "--game", "mass")


@pytest.fixture
def battle(here):
    """A folder with a campaign of mass combat."""
    ask("new", "c.db", "--game", "mass")
    return here


def texts(card):
    """All texts of a card, including labels and cells."""
    found = []
    for block in card["blocks"]:
        found += [block.get("label") or "", block.get("text") or ""]
        found += [cell for row in block.get("rows", ()) for cell in row]
    return " ".join(found)


def shown(*words):
    """The single card of mass combat of this call."""
    (card,) = ask("rules", "card", *words, "--game", "mass")["cards"]
    return card


def test_cards_are_listed_with_their_moments(here):
    """The list has id, game, moment, title and rules of each, in the order of play."""
    listed = ask("rules", "cards", "--game", "mass")["cards"]
    assert listed[0] == {
        "id": "preparation",
        "game": "mass",
        "moment": "preparation",
        "when": "before the first battle turn",
        "title": "Before the battle: free raises",
        "rules": [f"MASS-PREP-0{n}" for n in range(1, 8)],
    }
    assert len(listed) == 29
    screen = intendant("rules", "cards", "--lang", "fr", "--game", "mass").out
    assert "Infirmier\u202f!" in screen
    assert "rules card préparatifs" in screen.splitlines()[-1]


@pytest.mark.parametrize(
    "moment", ["volley", "VOLLEY", "volley fire", "Feu nourri", "end-of-turn"]
)
def test_a_moment_is_meant_by_its_code_or_its_name(here, moment):
    """The name may be in either language, whichever is in use."""
    listed = ask("rules", "cards", "--moment", moment, "--game", "mass")["cards"]
    expected = ["duel", "fallen"] if "end" in moment else ["volley", "hits"]
    assert [card["id"] for card in listed] == expected


@pytest.mark.parametrize(
    "name",
    ["MES", "mes", "Carry this message", "portez ce message", "PORTEZ-CE message"],
)
def test_a_card_is_meant_by_its_id_or_its_title(here, name):
    """Case, accents, hyphens and a final mark do not matter."""
    assert shown(name)["id"] == "MES"
    assert shown("A l'aide", "--lang", "en")["title"] == "Help!"


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("pose", "laying"),
        ("Poser des cartes", "laying"),
        ("laying cards", "laying"),
        ("What territories bring", "income"),
        ("Enfoncer, pas à pas", "battering"),
    ],
)
def test_what_a_card_was_called_before_is_still_understood(here, name, card):
    """The old word and title are understood, but appear in no list."""
    game = {"laying": "fief", "income": "medfan", "battering": "siege"}[card]
    (found,) = ask("rules", "card", name, "--game", game)["cards"]
    assert found["id"] == card
    assert name not in intendant("rules", "cards", "--game", game, "--lang", "fr").out


@pytest.mark.parametrize(
    ("words", "code", "hint"),
    [
        (("card", "MSE", "--game", "mass"), "unknown_name", "MES"),
        (("card", "zzzz"), "unknown_name", "rules cards"),
        (("cards", "--moment", "voley", "--game", "mass"), "unknown_name", "volley"),
        (("cards", "--game", "chess"), "usage", "mass"),
        (("card", "MES", "--format", "doc"), "usage", "html"),
        (("card", "MES", "--format", "pdf"), "usage", "-o FILE"),
    ],
)
def test_whatever_is_not_there_is_refused_with_what_is(here, words, code, hint):
    """An unknown card, moment, game or format is refused with the known ones."""
    said = intendant("rules", *words, "--json")
    assert (said.status, said.refusal["code"]) == (
        1 if code == "unknown_name" else 2,
        code,
    )
    assert hint in f"{said.refusal['message']} {said.refusal['hint']}"


def test_a_name_that_two_games_use_wants_the_game(here, monkeypatch):
    """The refusal says what to add."""
    own = cards(bare_state("mass", None))["MES"]
    every = [own, own._replace(game="siege")]
    monkeypatch.setattr(answers, "_at_hand", lambda *_: every)
    monkeypatch.setattr(
        texts_of_cards, "card_texts", lambda _, lang: card_texts("mass", lang)
    )
    refused = intendant("rules", "card", "MES", "--json").refusal
    assert refused["code"] == "ambiguous_name"
    assert refused["hint"] == "say which game: --game mass or --game siege"


def test_a_game_without_cards_lists_none(table):
    """The list is empty, without a fault; other games' cards can be shown by name."""
    assert ask("rules", "cards") == {"moment": None, "cards": []}
    assert intendant("rules", "cards").out == "(nothing)\n"
    assert ask("rules", "card", "MES")["cards"][0]["game"] == "mass"


def test_house_rules_in_force_are_on_the_cards(battle):
    """The card follows the current campaign's rules; without any, the printed ones."""
    ask("rules", "set", "mass.opp.tir_tn", "25")
    ask("rules", "set", "mass.end.round", "up")
    ask("rules", "set", "mass.modules.volley", "false")
    assert "25" in texts(shown("TIR"))
    assert "rounded up" in texts(shown("end"))
    ids = {card["id"] for card in ask("rules", "cards")["cards"]}
    assert not ids & {"volley", "hits", "CRG", "COM"}
    refused = intendant("rules", "card", "hits", "--game", "mass", "--json")
    assert refused.refusal["code"] == "unknown_name"


def test_cards_keep_up_with_the_lines_of_a_script(battle):
    """Inside `run`, cards follow the campaign as its lines leave it."""
    said = intendant("run", "-", stdin="rules set tir_tn 30\nrules card TIR\n")
    assert (said.status, said.err) == (0, "")
    assert "30" in said.out


def test_what_a_house_rule_types_stays_literal(battle):
    """Markup, braces and tags in the owner's own words are printed unchanged."""
    ask("rules", "set", "mass.opp.mag_reward", "<b>{die}</b> | *gold* & _all_")
    assert "<b>{die}</b> | *gold* & _all_" in texts(shown("MAG"))
    page = intendant("rules", "card", "MAG", "--format", "html").out
    assert "&lt;b&gt;{die}&lt;/b&gt; | *gold* &amp; _all_" in page
    marked = intendant("rules", "card", "MAG", "--format", "md").out
    assert r"\<b\>\{die\}\</b\> \| \*gold\* \& \_all\_" in marked


def test_the_examples_of_the_foot_hold():
    """The examples in the docstrings are correct."""
    assert doctest.testmod(texts_of_cards).failed == 0


# Forms ------------------------------------------------------------------------------


def test_markdown_has_headings_labels_and_tables(here):
    """Any reader of Markdown finds headings, labels and tables."""
    lines = intendant(
        "rules", "card", "levels", "--game", "mass", "--format", "md"
    ).out.splitlines()
    assert lines[0] == "# Reference cards"
    assert "## Engagement" in lines
    assert "*choice of engagements*" in lines
    assert "| unit | Support | Disengaged | Engaged | Front |" in lines
    assert "| --- | ---: | ---: | ---: | ---: |" in lines
    assert "| Cavalry | +1 | +2 | +1 | −4 |" in lines
    assert (
        "*rules: MASS-TURN-12, MASS-PERS-03, MASS-MOD-01, 12–14, MASS-OPP-GEN-13*"
        in lines
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_stands_alone(here, lang):
    """The page is one file without scripts or addresses, for light, dark and A4."""
    page = intendant(
        "rules", "card", "all", "--game", "mass", "--format", "html", "--lang", lang
    ).out
    assert page.startswith(f'<!DOCTYPE html>\n<html lang="{lang}">')
    assert page.count('<section class="card"') == 29
    assert not [word for word in ("<script", "://", "url(", "@import") if word in page]
    for word in ("prefers-color-scheme: dark", "size: A4", "break-inside: avoid"):
        assert word in page


def test_the_same_cards_make_the_same_bytes(here):
    """The bytes are the same twice, in every form."""
    for form in ("text", "md", "html"):
        words = ("rules", "card", "all", "--game", "mass", "--format", form)
        assert intendant(*words).out == intendant(*words).out


def test_cards_are_printed(here):
    """A PDF is the same for the same cards, and has the house rules in force."""
    pytest.importorskip("typst", reason="not run: typst is not installed")
    words = ("rules", "card", "all", "--game", "mass", "--format", "pdf")
    said = ask(*words, "-o", "one.pdf", "--lang", "fr")
    ask(*words, "-o", "two.pdf", "--lang", "fr")
    one, two = ((here / f"{name}.pdf").read_bytes() for name in ("one", "two"))
    assert one == two
    assert one.startswith(b"%PDF-")
    assert (said["file"], said["bytes"]) == ("one.pdf", len(one))


def test_json_has_the_facts_beside_the_document(here):
    """JSON has blocks of texts and tables, and the document if a form is requested."""
    found = ask("rules", "card", "terrain", "--game", "mass", "--format", "md")
    assert "\n## Terrain\n" in found["document"]
    (card,) = found["cards"]
    assert [block["kind"] for block in card["blocks"]] == ["text", "table", "text"]
    assert card["blocks"][1]["rows"][0] == ["High ground", "+5"]
    assert "document" not in ask("rules", "card", "terrain", "--game", "mass")


# Files ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("form", "start"),
    [("text", "Medic!"), ("md", "# Reference cards"), ("html", "<!DOCTYPE")],
)
def test_a_card_is_written_to_a_file(here, form, start):
    """The answer is the name of the file; without --format it is text."""
    words = ("rules", "card", "INF", "-o", "card.txt")
    more = () if form == "text" else ("--format", form)
    said = intendant(*words, *more).out
    text = (here / "card.txt").read_text("utf-8")
    assert said == f"card.txt: {len(text.encode()):,} bytes\n"
    assert text.startswith(start)
    assert text.endswith("\n")


def test_a_file_that_exists_is_kept(here):
    """An existing file is kept unless --force is given, with nothing left behind."""
    (here / "card.md").write_text("mine", "utf-8")
    words = ("rules", "card", "INF", "--format", "md", "-o", "card.md")
    said = intendant(*words, "--json")
    assert (said.status, said.refusal["code"]) == (1, "exists")
    assert "--force" in said.refusal["hint"]
    assert (here / "card.md").read_text("utf-8") == "mine"
    assert ask(*words, "--force")["file"] == "card.md"
    assert (here / "card.md").read_text("utf-8").startswith("# Reference cards")
    assert [file.name for file in here.iterdir()] == ["card.md"]


# Pages ------------------------------------------------------------------------------


def long_card(paragraphs, rows=0):
    """A card with this number of paragraphs, and a table with this number of rows."""
    text = {"kind": "text", "label": None, "text": "word " * 30}
    head = {"kind": "head", "text": "Further"}
    table = {"kind": "table", "heads": ["head"], "numbers": [False]}
    table["rows"] = [[str(n)] for n in range(rows)]
    blocks = [text] * paragraphs + ([head, table] if rows else [])
    return {"title": "Long", "when": "now", "rules": [], "blocks": blocks}


@pytest.mark.parametrize(("paragraphs", "rows"), [(9, 0), (10, 0), (9, 4), (3, 60)])
def test_a_long_card_goes_on_on_further_pages(paragraphs, rows):
    """Each page fits; nothing is lost; headings stay with the text that follows."""
    words = Words("en")
    found = pages(long_card(paragraphs, rows), words)
    assert all(len(page) <= HEIGHT for page in found)
    lines = [line.text for page in found for line in page[2:]]
    assert sum(line.count("word") for line in lines) == paragraphs * 30
    numbers = [line for line in lines if line.isdigit()]
    assert numbers == [str(n) for n in range(rows)]
    for page in found:
        body = [line.text for line in page[2:]]
        assert body[-1] not in ("Further", "head")
        if any(line.isdigit() for line in body):
            assert "head" in body


def test_wide_signs_and_long_cells_stay_within_the_page():
    """Wide characters take two columns, and long cells are folded."""
    words = Words("fr")
    card = long_card(0, 1)
    card["blocks"] += [{"kind": "text", "label": "L", "text": "漢字" * 120}]
    wide = {"kind": "table", "heads": ["a", "b"], "numbers": [False, False]}
    card["blocks"].append(wide | {"rows": [["x" * 150, "漢" * 60], ["y", "z z " * 60]]})
    found = pages(card, words)
    assert max(width_of(line.text) for page in found for line in page) <= WIDTH
    text = "".join(line.text for page in found for line in page)
    assert (text.count("漢"), text.count("x")) == (180, 150)

"""Texts: every sentence in both languages, every fact with its sentence."""

from __future__ import annotations

import ast
import re
from functools import cache
from gettext import GNUTranslations
from pathlib import Path

from commands import manual
from commands.app import tree
from commands.texts import Words, refusals
from commands.texts.french import in_french
from commands.texts.marks import HINT
from commands.texts.registry import every
from tools import catalogue
from tools.made import stale
from tools.pages import walk

HOME = Path(__file__).resolve().parents[2]
CALLS = (
    "Refused",
    "Misuse",
    "FileTrouble",
    "Interrupted",
    "Finding",
    "Wrong",
    "warning",
)
# Words that are the same in both languages, or are typed unchanged.
SHARED = {"A,B,C", "FACES", "ID", "N", "Options", "[options]", "fr|en", "next"}
SHARED |= {"correction", "faces", "phase", "vacant", "{file}: {entries}"}
SHARED |= {"{count:plain}{die} ({reason})", "source", "Arguments"}
SHARED |= {"{known:or}", "text|md|html|pdf", "date", "{name} ({kind})"}
SHARED |= {"{command} – {does}", "☐ {command} – {does}", "`{install}`"}
SHARED |= {"Actions", "Pause", "`backup --keep 5`", "`chmod 600 {file}`"}
# Words of the Med-Fan campaign that are in both languages.
SHARED |= {
    "mage",
    "attacker|defender|line",
    "Sabotage",
    "gain",
    "Casino",
    "Destruction",
    "free|left|prison|dead",
    "score",
    "secret",
    "total",
    "Invasion",
    "Mental",
    "Pillage",
    "Raid",
    "Expansion",
}
# Words of Fief that are in both languages.
SHARED |= {"absent", "cardinal", "famine", "justice", "table", "village", "villages"}
SHARED |= {"vote", "{lord} {count}", "{doing} ({names})"}
SHARED |= {"baron", "Fief", "Fiefs", "Fief 2", "Fief 2011"}
SHARED |= {"round", "points", "round {number}", "{count} {count:point|points}"}
SHARED |= {"Baron", "Cardinal", "Famine", "Justice", "--gives 1 --takes 1"}
SHARED |= {"archer", "archers", "{count} {count:archer|archers}", "v1=3,archer=1"}
SHARED |= {"verdict", "{count} {count:fief|fiefs}"}
SHARED |= {"round {round:plain}", "{harm} {harm:point|points}"}
SHARED |= {"{side} {faces:row}"}
# Words of mass combat that are in both languages.
SHARED |= {"--total N", "Charge", "Reconnaissance", "champion"}
SHARED |= {"fortification", "fortification {level}"}
# Words of sieges that are in both languages.
SHARED |= {"machine", "section", "type", "Machines", "Sections", "Min/Max", "Empire"}
SHARED |= {"--attacker-points N", "tower|wall"}
# Words of the journal's effects that are in both languages.
SHARED |= {"camp", "terrain", "SYNOPSIS", "DESCRIPTION"}
# Questions, and their possible answers.
SHARED |= {"{asked} ({offers:or})"}
# Words of sealed answers that are in both languages.
SHARED |= {"code"}
# Words of leagues that are in both languages.
SHARED |= {"assistant", "URL"}


# The catalogue ----------------------------------------------------------------


@cache
def messages():
    """English and French of every text, as the program finds them."""
    words = Words("fr")
    return {text: words.translated(text) for text in catalogue.sentences()}


def test_the_catalogue_is_up_to_date_and_whole():
    """`tools.catalogue --check` has nothing to report."""
    found = catalogue.catalogue()
    assert catalogue.faults(found) == []
    assert stale(catalogue.written(found)) == []


def test_the_french_is_found_as_gettext_finds_it():
    """Our own reader and the standard library find the same text for each sentence."""
    with open(catalogue.MO, "rb") as file:
        known = GNUTranslations(file).gettext
    asked = [*messages(), *(f"{text} " for text in messages()), "~"]
    assert {text: known(text) for text in asked} == {t: in_french(t) for t in asked}


def test_every_text_has_its_french():
    """A text that is the same in both languages is listed as such."""
    same = {text for text, french in messages().items() if text == french}
    assert {text for text in same - SHARED if re.search("[a-z]{3}", text)} == set()


def test_both_languages_want_the_same_facts():
    """A fact that one language uses, the other uses, too."""
    found = {
        text: french
        for text, french in messages().items()
        if catalogue.fields(text) != catalogue.fields(french)
    }
    assert found == {}


def test_french_keeps_its_typography():
    """Narrow spaces, curly apostrophes and quotes; no English quotes."""
    wrong = []
    for french in messages().values():
        bare = re.sub(r"`[^`]*`|\{[^}]*\}|\S*://\S*", "…", french)
        # Quoted characters and dice as typed stand for themselves.
        bare = bare.replace(", : = | >", "").replace("d6!", "")
        bare = bare.replace("des ; entre", "")
        if re.search(r"(?<![\u202f\W])[;!?]|\w [;!?]|(?<!\u00a0):(?=\s|$)", bare):
            wrong.append(french)
        if re.search(r"\w'\w|[“”]", bare):
            wrong.append(french)
        if re.search(r"«(?!\u00a0)|(?<!\u00a0)»", bare):
            wrong.append(french)
    assert wrong == [], "U+202F before ; ! ?, U+00A0 before : and in « »"


def test_french_has_one_word_for_an_exit_status():
    """That of the guides, which name it too."""
    other = re.compile("statut de (sortie|retour)|code de sortie")
    assert [french for french in messages().values() if other.search(french)] == []


def test_english_keeps_its_typography():
    """Help and screens have curly apostrophes and quotes, with − and × as signs."""
    wrong = []
    for text in messages():
        bare = re.sub(r"`[^`]*`|\{[^}]*\}", "…", text).replace("want ;", "…")
        if re.search(r"\w'\w|s' |«|\w [;!?:]|\d x \d", bare):
            wrong.append(text)
    assert wrong == []


# Explanations of a rule, a paper or a key, in whole sentences.
EXPLAINS = (
    "tools",
    "commands/explaining",
    "commands/texts/paper",
    "commands/texts/medfan",
)
EXPLAINS += ("commands/texts/siege/reckoning", "commands/mass/odds_screens")
EXPLAINS += ("commands/mass/status_lines",)
# What tables of an export and their columns are.
EXPLAINS += (
    "commands/texts/tables",
    "commands/texts/fief/tables",
    "commands/datasette",
)
EXPLAINS += ("commands/texts/page", "commands/texts/sealed")  # whole sentences


def test_no_line_of_a_change_ends_in_a_full_stop():
    """The same holds for lines of a state: they are not prose, in either language."""
    told = {
        text
        for text, places in catalogue.sentences().items()
        if not all(place.startswith(EXPLAINS) for place in places)
    }
    both = [*told, *(messages()[text] for text in told)]
    assert [text for text in both if re.search(r"(?<!\.)\.$", text)] == []


# Help -------------------------------------------------------------------------


def test_every_command_has_its_page_in_both_languages():
    """No page is missing, and none is left over."""
    expected = {" ".join(path) for path in walk(tree())}
    assert expected == set(manual.pages("en"))
    assert expected == set(manual.pages("fr"))


def test_no_english_is_left_in_the_french_pages():
    """No sentence of the tree is unchanged in the French pages."""
    french = " ".join(" ".join(manual.pages("fr").values()).split())
    listener = catalogue.Listener()
    catalogue.manual.text(listener)
    left = [text for text in listener.heard if " " in text and text in french]
    assert left == []


# Keys -------------------------------------------------------------------------


@cache
def nodes():
    """All names and calls in every module except the texts themselves."""
    files = [*HOME.glob("ledger/**/*.py"), *HOME.glob("commands/**/*.py")]
    texts = {"acts.py", "refusals.py", "warnings.py"}
    return [
        node
        for file in files
        if "texts" not in file.parts
        or (file.name not in texts and file.parent.name != "refusals")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, (ast.Constant, ast.JoinedStr, ast.Call))
    ]


def _start(node):
    """The literal at the beginning of an f-string."""
    first = node.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


@cache
def literals():
    """All words of the code, and the beginnings of its f-strings."""
    words, starts = set(), set()
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)
        elif isinstance(node, ast.JoinedStr) and "." in _start(node):
            starts.add(_start(node))
    return words, starts


@cache
def raised():
    """The calls made with literal codes and keys."""
    found = set()
    for node in nodes():
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        words = [
            arg.value
            for arg in node.args[:2]
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
        ]
        if name in CALLS and words and len(words) == len(node.args[:2]):
            found.add((name, *words))
    return sorted(found)


def _text_of(name, words):
    """The table and key of the text for a call."""
    if name == "warning":
        key = words[0]
        return key in refusals.AROUND or key in every("WARNINGS", module="refusing")
    if name == "Finding":
        return words[0] in every("FINDINGS", module="refusing") or words[0] in every(
            "REFUSALS", module="refusing"
        )
    if name == "Wrong":
        return words[0] in every("FINDINGS", module="refusing")
    if name == "Interrupted":
        return words[0] in every("REFUSALS", module="refusing")
    return words[-1] in every("REFUSALS", module="refusing")


def test_every_refusal_warning_and_finding_has_its_text():
    """No key without a text is raised."""
    calls = [call for call in raised() if not _text_of(call[0], call[1:])]
    assert calls == []
    assert len(raised()) > 80


def test_every_text_is_used():
    """No text belongs to a refusal that is never raised."""
    words, starts = literals()
    keys = {
        *every("REFUSALS", module="refusing"),
        *every("WARNINGS", module="refusing"),
        *every("FINDINGS", module="refusing"),
    }
    unused = {
        key
        for key in keys
        if key.removesuffix(HINT).removesuffix("_draft") not in words
        and not any(key.startswith(start) for start in starts)
    }
    assert set() == unused


def test_every_hint_belongs_to_a_refusal():
    """A hint without its refusal would never be shown."""
    keys = [*every("REFUSALS", module="refusing")]
    before = dict(zip(keys[1:], keys, strict=False))
    hints = [key for key in keys if key.endswith(HINT)]
    assert [key for key in hints if before[key] + HINT != key] == []
    assert len(hints) > 400


def test_every_house_rule_is_explained():
    """Each setting of each game has its explanation."""
    from ledger.rules import games
    from ledger.rules.settings import settings

    known = {key for game in games() for key in settings(game)}
    assert known == set(every("SETTINGS"))

"""`names`: the answers for scripts and people."""

from __future__ import annotations

import pytest

from commands.tab import fitting
from ledger.names.words import PRINTED
from tests.face import ask, at_terminal, intendant

KEYS = ["name", "noun", "qualifiers", "in_sentence", "of"]


def warned(*words):
    """The codes of the warnings of a call."""
    said = intendant("names", *words, "--json")
    assert said.status == 0, said.err
    return [warning["code"] for warning in said.json["warnings"]]


def only(*words):
    """The single name in the answer to a call."""
    (name,) = ask("names", *words)["names"]
    return name


def put_house_rules(state, **rules):
    """The campaign's house rules."""
    from ledger import wire

    for key, value in rules.items():
        folder = "names" if key in ("nouns", "qualifiers") else "house_rules"
        state.put("rules", f"medfan.{folder}.{key}", wire.dumps(value))


@pytest.mark.rule("MED-NAME-12")
def test_names_need_no_campaign(here):
    """The right number of names comes with all keys; nothing is written."""
    said = intendant("names", "3", "--json")
    assert (said.status, said.json["entry"]) == (0, None)
    assert [list(name) for name in said.json["result"]["names"]] == [KEYS] * 3
    assert list(here.iterdir()) == []


def test_one_name_is_drawn_where_no_number_is_given(here):
    """A territory needs one name."""
    assert len(ask("names")["names"]) == 1


def test_a_seed_gives_the_same_names_again(here):
    """A longer list begins with the same names."""
    first = ask("names", "5", "--seed", "9")["names"]
    assert ask("names", "8", "--seed", "9")["names"][:5] == first
    assert ask("names", "5", "--seed", "10")["names"] != first


@pytest.mark.rule("MED-NAME-08", "MED-NAME-09", "MED-NAME-25")
def test_the_answer_is_in_the_language_asked_for(here):
    """Names, words and their forms for sentences are in that language."""
    given = ("--noun", "forêt", "--qualifier", "sombre")
    assert only(*given, "--lang", "fr") == {
        "name": "Forêt sombre",
        "noun": "forêt",
        "qualifiers": ["sombre"],
        "in_sentence": "la forêt sombre",
        "of": "de la forêt sombre",
    }
    assert only(*given, "--lang", "en") == {
        "name": "Dark Forest",
        "noun": "Forest",
        "qualifiers": ["Dark"],
        "in_sentence": "the Dark Forest",
        "of": "of the Dark Forest",
    }


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("noun", "qualifier"),
    [
        ("Collines", "noires"),
        ("COLLINE", "NOIR"),
        ("hills", "black"),
        ("les collines", "noire"),
        ("the Hill", "Noirs"),
    ],
)
def test_words_are_taken_in_any_form_and_language(here, noun, qualifier, lang):
    """The language of the answer does not matter."""
    name = only("--noun", noun, "--qualifier", qualifier, "--lang", lang)["name"]
    assert name == {"fr": "Collines noires", "en": "Black Hills"}[lang]


def test_the_words_of_an_answer_serve_as_a_question(here):
    """`noun` and `qualifiers` can be given by hand, in both languages."""
    for lang in ("fr", "en"):
        for name in ask("names", "40", "--seed", "4", "--lang", lang)["names"]:
            words = ["--noun", name["noun"]]
            for qualifier in name["qualifiers"]:
                words += ["--qualifier", qualifier]
            assert only(*words, "--lang", lang) == name


@pytest.mark.rule("MED-NAME-13")
def test_a_qualifier_given_twice_counts_once_with_a_warning(here):
    """The form of the qualifier does not matter."""
    words = ("--noun", "pic", "--qualifier", "sauvage", "--qualifier", "Wild")
    assert only(*words, "--lang", "fr")["name"] == "Pic sauvage"
    assert warned(*words) == ["names.twice"]


@pytest.mark.rule("MED-NAME-21")
@pytest.mark.parametrize(
    ("words", "codes"),
    [
        ("donjon grand petit", ["names.contradictory"]),
        ("tombes tombes", ["names.same_root"]),
        ("tour giboyeuse", []),
        ("forêt sombre ténébreuse", []),
        ("sables de_sable mortels éternels", None),
    ],
)
def test_nothing_given_by_hand_is_refused_for_taste(here, words, codes):
    """At most there is a warning with the rule; three qualifiers are too many."""
    noun, *qualifiers = words.replace("_", " ").split(" ", 1)[0], *words.split()[1:]
    call = ["--noun", noun]
    for qualifier in qualifiers:
        call += ["--qualifier", qualifier.replace("_", " ")]
    if codes is None:
        assert intendant("names", *call, "--json").refusal["rule"] == "MED-NAME-02"
    else:
        assert warned(*call) == codes


def test_a_warning_names_the_words(here):
    """The warning is in the language of the answer."""
    words = ("--noun", "donjon", "--qualifier", "grand", "--qualifier", "petit")
    said = intendant("names", *words, "--json", "--lang", "en")
    assert said.json["warnings"] == [
        {
            "code": "names.contradictory",
            "message": "“Great” and “Little” contradict each other",
            "rule": "MED-NAME-21",
        }
    ]


def test_a_second_qualifier_is_drawn_beside_a_given_one(here):
    """--qualifiers 2 adds another; otherwise the given one stays alone."""
    given = ("--noun", "forêt", "--qualifier", "noire", "--lang", "fr")
    assert only(*given)["qualifiers"] == ["noir"]
    both = only(*given, "--qualifiers", "2")["qualifiers"]
    assert (len(both), both[0]) == (2, "noir")


@pytest.mark.rule("MED-NAME-02")
@pytest.mark.parametrize("count", [1, 2])
def test_the_number_of_qualifiers_can_be_given(here, count):
    """No die is rolled for the number then."""
    names = ask("names", "30", "--qualifiers", str(count))["names"]
    assert {len(name["qualifiers"]) for name in names} == {count}


@pytest.mark.rule("MED-NAME-12")
def test_dice_are_typed_in_the_order_of_the_draw(here):
    """Noun, number and qualifiers come in order, by three dice of six or one."""
    assert only("--dice", "12 4 37 72", "--lang", "fr")["name"] == "Forêt noire du loup"
    by_dice = ("--by-dice", "--lang", "fr", "--dice")
    assert only(*by_dice, "1 2 6 | 1 | 2 1 1")["name"] == "Forêt noire"
    said = intendant("names", "--by-dice", "--dice", "1 2 6 1 2 1", "--json")
    assert (said.status, said.refusal["code"]) == (2, "missing_dice")
    said = intendant("names", "--dice", "12 1 37 4", "--json")
    assert (said.status, said.refusal["code"]) == (2, "bad_dice")
    said = intendant("names", "--dice", "42", "--json")
    assert (said.status, said.refusal["code"]) == (2, "bad_dice")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "error: 2 faces too many: none is needed"),
        ("fr", "erreur : 2 faces de trop : il n’en faut aucune"),
    ],
)
def test_faces_for_a_name_that_needs_none_are_told(here, lang, told):
    """Noun and qualifier are given, so that nothing is drawn."""
    words = ("names", "--noun", "forêt", "--qualifier", "sombre", "--lang", lang)
    said = intendant(*words, "--dice", "5 3")
    assert told == said.err.strip().replace("\u00a0", " ")


@pytest.mark.rule("MED-NAME-14", "MED-NAME-21")
def test_typed_dice_may_clash_but_not_repeat(table):
    """A clash gives a warning; a name in use is drawn again."""
    assert warned("--dice", "32 5 1 2") == ["names.contradictory"]
    ask("territory", "add", "Forêt noire")
    assert only("--dice", "12 1 37 13 1 3", "--lang", "fr")["name"] == "Bois sombre"


@pytest.mark.rule("MED-NAME-14")
def test_no_name_in_use_is_ever_drawn(table):
    """Language and order do not matter; such a name is refused if given by hand."""
    for name in ("Neiges rouges", "Blue Snows", "neiges du Loup et du corbeau"):
        ask("territory", "add", name)
    drawn = ask("names", "100", "--noun", "neiges", "--qualifiers", "1", "--lang", "fr")
    names = {name["name"] for name in drawn["names"]}
    assert len(names) == 100
    assert names & {"Neiges rouges", "Neiges bleues"} == set()
    for words in (["rouge"], ["bleu"], ["raven", "wolf"]):
        call = [word for q in words for word in ("--qualifier", q)]
        said = intendant("names", "--noun", "snows", *call, "--json")
        assert (said.status, said.refusal["code"]) == (1, "name_taken")
        assert said.refusal["rule"] == "MED-NAME-14"


@pytest.mark.rule("MED-NAME-14")
def test_a_line_of_a_script_knows_the_lines_before(table):
    """A territory that has just been added has its name."""
    script = "territory add 'Forêt noire'\nnames --noun forêt --qualifier noire\n"
    said = intendant("run", "-", "--json", stdin=script)
    assert (said.status, said.refusal["code"]) == (1, "name_taken")


@pytest.mark.rule("MED-NAME-04")
def test_a_territory_keeps_its_name_whoever_owns_it(table):
    """Nobody else can have the same name."""
    name = only("--seed", "5", "--lang", "fr")["name"]
    ask("territory", "add", name, "--owner", "Anne")
    ask("territory", "claim", name, "Bruno")
    again = intendant("territory", "claim", name, "Bruno", "--json").refusal
    assert (again["code"], name in again["message"]) == ("rule", True)
    ask("territory", "release", name)
    assert ask("territory", "list")["territories"][0]["name"] == name
    assert intendant("territory", "add", name.upper()).status == 1


def test_names_write_no_entry(table):
    """The journal is unchanged."""
    before = ask("log")
    ask("names", "5")
    assert ask("log") == before


def test_house_rules_say_how_names_are_drawn(monkeypatch, here):
    """House rules govern the qualifiers, jarring words, and words of one's own."""
    from commands.handlers import optional_campaign
    from ledger.state import State

    state = State()
    own = {"fr": "hameau", "gender": "m", "number": "s", "elides": False}
    put_house_rules(
        state,
        qualifier_count="two",
        contradictory_names="allow",
        nouns=[own],
        qualifiers=[{"fr": "du hibou", "en": "of the Owl"}],
    )
    monkeypatch.setattr(optional_campaign, "state_here", lambda _: state)
    words = ("--noun", "hameau", "--qualifier", "owl", "--lang", "fr")
    assert only(*words)["of"] == "du hameau du hibou"
    assert {len(n["qualifiers"]) for n in ask("names", "9")["names"]} == {2}
    assert warned("--dice", "32 1 2") == []
    assert only("--dice", "42 131 37", "--lang", "fr")["name"] == "Hameau noir du hibou"


@pytest.mark.parametrize(
    ("words", "status", "code"),
    [
        ("0", 2, "bad_amount"),
        ("10001", 2, "bad_amount"),
        ("many", 2, "bad_amount"),
        ("--noun maison", 1, "unknown_name"),
        ("--qualifier maisonnette", 1, "unknown_name"),
        ("--qualifiers 3", 1, "rule"),
        ("--qualifiers 0", 1, "rule"),
        ("--qualifiers two", 2, "usage"),
        ("--qualifiers 1 --qualifier noir --qualifier rouge", 1, "rule"),
        ("2 --noun lac --qualifier noir", 1, "out_of_stock"),
        ("200 --noun lac --qualifiers 1", 1, "out_of_stock"),
        ("--dice 3 --seed 4", 2, "usage"),
    ],
)
def test_what_cannot_be_is_refused(here, words, status, code):
    """The refusal has a code that scripts know."""
    said = intendant("names", *words.split(), "--json")
    assert (said.status, said.refusal["code"]) == (status, code)
    assert said.out == ""


def test_an_unknown_word_gets_the_nearest_as_a_hint(here):
    """The refusal names the rule that lets people add words."""
    said = intendant("names", "--noun", "foret noire", "--json", "--lang", "en")
    assert said.refusal["rule"] == "MED-NAME-03"
    assert "forêt" in said.refusal["hint"]


def test_several_campaigns_leave_a_doubt(table):
    """The same holds for every command that looks for a campaign."""
    ask("new", "other.db", "--game", "free", "--players", "Dora")
    assert intendant("names", "--json").refusal["code"] == "no_campaign"
    assert len(ask("names", "-c", "other.db")["names"]) == 1


def test_people_see_each_name_with_its_forms(here):
    """There is one row for each name."""
    words = ("--noun", "île", "--qualifier", "perdue", "--lang", "fr")
    row = intendant("names", *words).out.splitlines()[-1]
    assert [cell.strip() for cell in row.split("  ") if cell] == [
        "Île perdue",
        "l’île perdue",
        "de l’île perdue",
    ]


def test_at_a_terminal_dice_of_six_are_asked_for(here):
    """There is one prompt per roll, with the number of dice and the reason."""
    lines = ("126", "1", "211")
    said = at_terminal("names", "--by-dice", "--lang", "en", lines=lines)
    assert said.status == 0
    assert "Black Forest" in said.out
    assert said.err.count("3d6") == 2


def test_the_shell_completes_the_words(here):
    """The printed nouns and each qualifier are offered once."""
    assert fitting(["names", "--noun"], "FOR") == ["forêt", "forteresse"]
    assert fitting(["names", "--qualifier"], "sauv") == ["sauvage"]
    found = fitting(["names", "--qualifier"], "")
    assert len(found) == len(set(PRINTED.qualifiers))

"""Battles of Fief on the command line: ordered dice, choices, refusals, odds."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.trouble.terminal import Terminal

SHEET = ("--attacker", "soldiers=8,lords=2", "--defender", "soldiers=5,lords=1")
CASTLE = (*SHEET, "--site", "castle")


def resolve(*words):
    return ask("fief", "resolve", *words)


def refused(*words, command="resolve"):
    said = intendant("fief", command, *words, "--json")
    assert said.status, said.out
    return said.refusal


@pytest.mark.rule("FIEF-FIGHT-08", "FIEF-FIGHT-12")
def test_the_battle_of_the_summary_sheet_without_a_campaign(here):
    """The attacker's dice come before the defender's; the contract's keys are there."""
    result = resolve(*CASTLE, "--dice", "5 3 | 6 | 3 3 | 3 | 6 | 6")
    first = result["rounds"][0]
    assert first["attacker"] == {
        "points": 10,
        "dice": [5, 3],
        "bonus": 0,
        "total": 8,
        "inflicts": 2,
    }
    assert first["after"]["defender"] == {
        "points": 4,
        "soldiers": 3,
        "lords": 1,
        "women": 0,
        "darc": 0,
        "royal": 0,
    }
    assert (len(result["rounds"]), result["winner"]) == (3, "attacker")
    assert result["survivors"]["attacker"]["soldiers"] == 1


@pytest.mark.rule("FIEF-AIM-08")
def test_aimed_dice_come_before_the_others_of_their_side(here):
    """Six faces aim at the lord, four are for the battle, then come the defender's."""
    words = ("--attacker", "soldiers=8", "--defender", "soldiers=20,lords=1")
    result = resolve(
        *words, "--aim", "attacker:1", "--rounds", "1", "--dice", "6 4 1 1 1"
    )
    told = result["rounds"][0]["attacker"]
    assert (told["aimed"], told["dice"], told["kills"]) == ([[6]], [4], ["lords"])
    assert result["winner"] is None


def test_what_is_missing_is_named_with_who_throws_what_and_why(here):
    """The roll of round 2 is missing, or has impossible faces."""
    told = refused(*CASTLE, "--dice", "5 3 6 3")
    assert told["code"] == "missing_dice"
    assert "the attacker’s dice, round 2" in told["message"]
    assert refused(*CASTLE, "--dice", "7 3 6")["code"] == "bad_dice"
    assert refused(*CASTLE, "--rounds", "1", "--dice", "5 3 6 1")["code"] == "bad_dice"


def test_a_dry_run_throws_nothing(here):
    """The first roll stays a question."""
    (question,) = resolve(*CASTLE, "--dry-run")["questions"]
    assert (question["why"], question["die"], question["count"]) == (
        "fief.dice.attacker",
        "d6",
        2,
    )


@pytest.mark.parametrize(
    ("words", "code", "rule", "part"),
    [
        (
            ("--aim", "attacker:1"),
            "rule",
            "FIEF-AIM-05",
            "behind the walls of a castle",
        ),
        (("--aim", "defender:2"), "rule", "FIEF-AIM-01", "rolls only 1"),
        (("--aim", "attacker"), "usage", None, "too many parts"),
        (("--losses", "lords"), "usage", None, "is not understood"),
        (("--archers", "defender:aim"), "rule", "TAC-ARCH-22", "no archers"),
        (
            ("--record", "--rules", "r.toml"),
            "usage",
            None,
            "the campaign’s house rules",
        ),
    ],
)
def test_refusals_name_the_rule_and_what_would_be_right(here, words, code, rule, part):
    """No dice are rolled; there is always a hint."""
    told = refused(*CASTLE, *words)
    assert (told["code"], told["rule"]) == (code, rule)
    assert part in told["message"]
    assert told["hint"]


def test_every_fault_of_the_specs_is_told_at_once(here):
    """Unknown words get the nearest; --tactics and impossible numbers are checked."""
    words = ("--attacker", "soldier=8,archers=2", "--defender", "lords=x")
    for command in ("resolve", "odds"):
        told = refused(*words, command=command)
        assert (told["code"], told["rule"]) == ("usage", None)
        for part in ("“soldier”", "soldiers", "--tactics", "lords=3"):
            assert part in told["message"]
    women = refused("--attacker", "soldiers=1", "--defender", "soldiers=0")
    assert (women["code"], women["rule"]) == ("rule", "FIEF-FIGHT-01")


@pytest.mark.rule("TAC-GEN-07")
def test_choices_are_asked_for_by_their_keys(here):
    """A script that makes one choice must make all of them."""
    words = (
        *("--attacker", "sergeants=6", "--defender", "sergeants=4,archers=2"),
        *("--tactics", "--rounds", "1", "--dice", "1 6 1"),
    )
    told = refused(*words, "--losses", "defender:ask", "--archers", "hold")
    assert told["code"] == "bad_dice"
    words = (*words[:-1], "6 1", "--archers", "hold")
    told = refused(*words, "--losses", "defender:ask")
    assert (told["code"], told["key"]) == ("missing_choice", "losses.defender.1.1")
    assert told["options"] == ["sergeants", "archers"]
    chosen = [
        f"losses.defender.1.{n}={what}" for n, what in ((1, "archers"), (2, "archers"))
    ]
    result = resolve(*words, *(w for c in chosen for w in ("--choose", c)))
    left = result["survivors"]["defender"]
    assert (left["sergeants"], left["archers"]) == (3, 0)


@pytest.mark.rule("TAC-BOMB-04")
def test_idle_bombards_are_told_of(here):
    """A script that does not use them is shown how it could."""
    words = ("--attacker", "sergeants=3,bombards=1", "--defender", "sergeants=3")
    said = intendant("fief", "resolve", *words, "--tactics", "--seed", "2", "--json")
    (warning,) = said.json["warnings"]
    assert (warning["code"], warning["rule"]) == (
        "fief.bombards_idle.attacker",
        "TAC-BOMB-04",
    )
    low = intendant(
        "fief", "resolve", *words, "--tactics", "--rerolls", "low", "--json"
    )
    assert low.json["warnings"] == []


def test_house_rules_come_only_from_where_they_are_named(fief):
    """A campaign in the folder does not count, but a named campaign or file does."""
    folder = fief()
    ask("rules", "set", "fief.darc.beyond_table", "cap18")
    (folder / "r.toml").write_text("[fief.darc]\nbeyond_table = 'cap18'\n", "utf-8")
    words = ("--attacker", "soldiers=15,darc", "--defender", "soldiers=30")
    thrown = (*words, "--rounds", "1", "--dice", "6 6 5 1 1 1")
    assert resolve(*thrown)["rounds"][0]["attacker"]["total"] == 23
    for more in (("-c", "c.db"), ("--rules", "r.toml")):
        assert resolve(*thrown, *more)["rounds"][0]["attacker"]["total"] == 18


def test_a_battle_may_be_recorded(fief):
    """A recorded battle is one entry with its rolls and sentence, and can be undone."""
    fief()
    said = intendant(
        "fief", "resolve", *CASTLE, "--record", "--dice", "5 3 6 3 3 3 6 6", "--json"
    )
    assert (said.status, said.json["entry"]) == (0, 2)
    entry = ask("show", "2")
    assert [throw["faces"] for throw in entry["throws"]][:2] == [[5, 3], [6]]
    assert entry["effects"] == []
    text = "A battle: the attacker (soldiers=8,lords=2) beats soldiers=5,lords=1"
    assert ask("log", "--last", "1")["entries"][0]["text"] == text
    ask("undo")
    assert ask("verify")["ok"] is True


def test_at_the_table_each_throw_is_asked_for(here):
    """The prompt names player, dice and reason; losses are asked for if need be."""
    words = ("--rounds", "1", "--lang", "en", "--dice", "ask")
    with Terminal("fief", "resolve", *CASTLE, *words) as terminal:
        assert "2d6 (the attacker’s dice, round 1):" in terminal.until("round 1):")
        terminal.type("5 3\r")
        assert "1d6 (the defender’s dice, round 1):" in terminal.until("round 1):")
        terminal.type("6\r")
        terminal.until("Nothing is decided after 1 round")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tables_fit_eighty_columns(here, lang):
    """Rounds are a table, archers and captives sentences, and odds percentages."""
    tactics = (
        *("--attacker", "knights=3,sergeants=8,archers=3,lords=1,guard=1"),
        *("--defender", "sergeants=5,archers=2,lords=1,women=1", "--tactics"),
    )
    for words in (
        ("resolve", *tactics, "--seed", "5"),
        ("resolve", *CASTLE, "--seed", "3"),
        ("odds", *tactics, "--rounds", "2", "--at-least", "90%", "--exact"),
        ("odds", *CASTLE, "--at-least", "3/4", "--for", "defender"),
    ):
        said = intendant("fief", *words, "--lang", lang)
        assert (said.status, said.err) == (0, "")
        lines = [line for line in said.out.splitlines() if "  " in line]
        assert max(map(len, lines)) <= 80


def test_the_chances_of_the_summary_sheet(here):
    """Floats, fractions as strings, points left and rounds are given."""
    found = ask("fief", "odds", *CASTLE, "--exact", "--rounds", "2")
    assert found["attacker"] == pytest.approx(0.8562528460521968)
    assert found["attacker"] + found["defender"] + found["both_fall"] == pytest.approx(
        1
    )
    assert sum(found["survivors"]["attacker"].values()) == pytest.approx(
        found["attacker"]
    )
    above, below = map(int, found["fractions"]["attacker"].split("/"))
    assert above / below == pytest.approx(found["attacker"], abs=1e-15)
    after = found["after"]
    parts = ("attacker", "defender", "both_fall", "undecided")
    assert sum(after[key] for key in parts) == pytest.approx(1)
    assert found["losses"] == {"attacker": "soldiers", "defender": "soldiers"}


def test_how_many_soldiers_make_a_chance(here):
    """The minimum, the shortfall and its cost are given; one less is too few."""
    found = ask("fief", "odds", *CASTLE, "--at-least", "95%")["needed"]
    many = found["soldiers"]
    assert (found["more"], found["coins"]) == (many - 8, (many - 8) * 100)
    chances = [
        ask("fief", "odds", "--attacker", f"soldiers={n},lords=2", *CASTLE[2:])[
            "attacker"
        ]
        for n in (many - 1, many)
    ]
    assert chances[0] < 0.95 <= chances[1] == found["reached"]
    for word in ("75 percent", "0%", "1", "5/0", "x"):
        assert (
            refused(*CASTLE, "--at-least", word, command="odds")["code"] == "bad_amount"
        )


def test_no_number_of_soldiers_may_be_enough(here):
    """Against a thousand in a city, a thousand are too few."""
    words = (
        "--attacker",
        "soldiers=1",
        "--defender",
        "soldiers=1000",
        "--site",
        "city",
    )
    found = ask("fief", "odds", *words, "--at-least", "99%")["needed"]
    assert (found["soldiers"], found["most"]) == (None, 1000)


def test_fractions_have_a_limit(here):
    """The limit is a hundred points a side; floats have none nearby."""
    words = ("--attacker", "soldiers=101", "--defender", "soldiers=5")
    told = refused(*words, "--exact", command="odds")
    assert (told["code"], "100" in told["message"]) == ("usage", True)
    assert ask("fief", "odds", *words)["attacker"] > 0.99
    lords = (
        "--attacker",
        "soldiers=101",
        "--defender",
        "lords=1",
        "--aim",
        "attacker:1",
    )
    told = refused(*lords, command="odds")
    assert (told["code"], "--aim" in told["hint"]) == ("usage", True)


def test_odds_of_a_script_need_no_campaign(here):
    """One process serves many lines."""
    line = "fief odds --attacker soldiers=8 --defender soldiers=5\n"
    said = intendant("run", "-", "--json", stdin=line * 3)
    assert (said.status, said.out.count('"ok":true')) == (0, 3)


@pytest.mark.ruling("TAC-AMB-01")
def test_a_die_has_as_many_faces_as_it_had(fief):
    """A die has six whole numbers from 0 to 6, and a refusal gives the range."""
    fief()
    key = "tactics.battle_die.faces"
    for word in ("[0, 1]", "[0, 1, 1, 2, 2, 7]", "3"):
        said = intendant("rules", "set", key, word, "--json")
        assert (said.status, "from 0 to 6" in said.refusal["hint"]) == (2, True)
    assert ask("rules", "set", key, "[0, 1, 1, 1, 2, 3]")["after"] == [0, 1, 1, 1, 2, 3]


@pytest.mark.parametrize(
    ("soldiers", "lang", "end"),
    [
        (6, "en", "8 soldier points give 85.6%; 2 more points cost 200"),
        (7, "en", "8 soldier points give 85.6%; 1 more point costs 100"),
        (
            7,
            "fr",
            "8 points de soldats donnent 85,6\xa0%\u202f; 1 point de plus coûte 100",
        ),
        (8, "en", "8 soldier points give 85.6%; no more are needed"),
        (
            9,
            "fr",
            "8 points de soldats donnent 85,6\xa0%\u202f; il n’en faut pas davantage",
        ),
    ],
)
def test_the_price_of_a_chance_is_told_in_words(here, soldiers, lang, end):
    """The price is for one more, for two more, or nothing if there are enough."""
    sides = f"soldiers={soldiers},lords=2", *CASTLE[2:]
    said = intendant(
        "fief", "odds", "--attacker", *sides, "--at-least", "75%", "--lang", lang
    )
    assert said.out.strip().splitlines()[-1] == end


@pytest.mark.parametrize(
    ("lang", "left"),
    [("en", "5 points, 1 lord among them"), ("fr", "5 points, dont 1 seigneur")],
)
def test_lords_are_told_to_be_among_the_points_that_are_left(here, lang, left):
    """If a side is too large for a column, its points include its lords."""
    sides = ("--attacker", "soldiers=4,lords=1,women=1", "--defender", "soldiers=1")
    said = intendant("fief", "resolve", *sides, "--dice", "2 1", "--lang", lang)
    assert left in said.out


@pytest.mark.rule("TAC-GEN-10")
def test_a_table_that_plays_the_extension_need_not_say_so(here):
    """House rules of a file or a campaign switch it on for resolvers, too."""
    (here / "h.toml").write_text('"fief.variant.tactics" = true\n', "utf-8")
    sides = ("--attacker", "archers=2,lords=1", "--defender", "soldiers=3,lords=1")
    said = intendant("fief", "odds", *sides, "--json")
    assert (said.status, said.refusal["code"]) == (2, "usage")
    with_rules = ask("fief", "odds", *sides, "--rules", "h.toml")
    assert with_rules == ask("fief", "odds", *sides, "--tactics")


@pytest.mark.parametrize(
    ("english", "french"),
    [
        (("--site", "open"), ("--site", "plaine")),
        (("--site", "open"), ("--site", "terrain découvert")),
        (("--site", "open"), ("--site", "découvert")),
        (("--site", "castle"), ("--site", "Château")),
        (("--site", "city"), ("--site", "cité")),
        (("--for", "defender"), ("--for", "défenseur")),
        (("--losses", "soldiers"), ("--losses", "soldats")),
        (("--losses", "defender:guard"), ("--losses", "défenseur:garde royale")),
        (("--aim", "attacker:1:women"), ("--aim", "attaquant:1:femme")),
        (("--aim", "attacker:1:lords"), ("--aim", "attaquant:1:seigneur")),
        (("--archers", "attacker:hold"), ("--archers", "attaquant:retenir")),
        (("--rerolls", "defender:low"), ("--rerolls", "défenseur:faible")),
        (("--archers", "aim"), ("--archers", "viser")),
        (("--losses", "guard"), ("--losses", "garde-royale")),
        (("--at-least", "0.75"), ("--at-least", "75 %")),
        (("--at-least", "0.75"), ("--at-least", "0,75")),
    ],
)
def test_words_of_a_battle_are_read_in_both_languages(here, english, french):
    """The words mean the same in both languages, even in a refusal."""
    sides = "soldiers=9,archers=3,lords=2", "soldiers=6,archers=2,lords=1"
    call = ("fief", "odds", "--tactics", "--attacker", sides[0], "--defender", sides[1])
    call = (*call, "--at-least", "0.5", "--json")
    told, said = intendant(*call, *english), intendant(*call, *french)
    assert (told.status, told.out, told.err) == (said.status, said.out, said.err)
    assert "fief.war_word" not in told.err


SPECS = [
    ("soldiers=8,lords=2", "soldats=8,seigneurs=2"),
    ("soldiers=8,darc", "soldats=8,d’arc"),
    ("women=1,royal=3,soldiers=1", "femmes=1,garde-royale=3,soldats=1"),
    ("knights=1,sergeants=2,archers=3", "chevaliers=1,sergents=2,archers=3"),
    ("guard=2,guard_knights=1", "sergents-de-la-garde=2,chevaliers-de-la-garde=1"),
    ("lords=1,mercenaries=2,bombards=1", "seigneurs=1,mercenaires=2,bombardes=1"),
    ("soldiers=x", "soldats=x"),
]


@pytest.mark.parametrize(("english", "french"), SPECS)
@pytest.mark.parametrize("command", ["odds", "resolve"])
def test_what_a_side_has_is_read_in_both_languages(here, command, english, french):
    """A force means the same in either language, even in a refusal."""
    call = ["fief", command, "--tactics", "--defender", "soldiers=2", "--json"]
    call += ["--dice", "3 1 | 6 6 | 6 6"] if command == "resolve" else []
    told, said = (intendant(*call, "--attacker", one) for one in (english, french))
    assert (told.status, told.out, told.err) == (said.status, said.out, said.err)
    assert "fief.spec_word" not in told.err


def test_what_a_side_cannot_have_is_told_with_the_words_that_are_typed(here):
    """In French the words are French, including the nearest ones."""
    sides = ("--attacker", "soldat=8,soldats=1,soldats=2", "--defender", "seigneurs=x")
    told = intendant("fief", "odds", *sides, "--lang", "fr").err
    for part in ("dire soldats", "soldats\u00a0» figure", "exemple seigneurs=3"):
        assert part in told
    assert not {"soldiers", "lords"} & {*told.replace("=", " ").split()}


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "open ground, castle or city"),
        ("fr", "terrain découvert, château ou cité"),
    ],
)
def test_a_word_of_a_battle_that_is_none_is_refused_with_those_there_are(
    here, lang, words
):
    """The known words are in the reader's language."""
    said = intendant("fief", "odds", *SHEET, "--site", "xyz", "--lang", lang)
    assert said.status == 2
    assert words in said.err


def test_odds_tell_how_bombards_are_supposed_to_be_used():
    """The order of losses comes with it, by side, if there are bombards."""
    words = ("--attacker", "soldiers=6,bombards=2", "--defender", "soldiers=9,lords=1")
    plain = ask("fief", "odds", *words, "--tactics")
    told = ask("fief", "odds", *words, "--tactics", "--rerolls", "none")
    assert plain["rerolls"] == {"attacker": "low", "defender": "low"}
    assert told["rerolls"] == {"attacker": "none", "defender": "none"}
    assert plain["attacker"] > told["attacker"]

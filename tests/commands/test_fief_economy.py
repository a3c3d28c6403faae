"""Income, purchases, fiefs and ransom on the command line, in both languages."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import effect, person, text, village

DUCHY = (
    village("Bourg", "Anne", "Anne.v1=2", building="castle", mills=2)
    + "".join(
        village(name, "Anne", "Anne.v1=1", **more)
        for name, more in (("Vaux", {}), ("Orme", {}), ("Gué", {"mills": 3}))
    )
    + village("Pré", "Bruno", "Bruno.v1=1", mills=1)
    + village("Sennecy", "Chloé", "Chloé.v1=1", building="city", presses=2)
    + person("Arnaud", "Anne", "Bourg")
    + person("Philippe", "Anne", "Sennecy", bishop="Sigy")
    + person("Blanche", "Chloé", "Sennecy", queen=True)
    + person("Eric", "Chloé", "Bourg", titles=["Noir"], prisoner_of="Anne")
    + effect("tithe", diocese="Sigy", player="Anne")
)


def refusal(*words):
    """The code and rule of a refused call, which writes nothing."""
    before = len(ask("log")["entries"])
    said = intendant(*words, "--json")
    assert (said.status, len(ask("log")["entries"])) == (1, before)
    return said.refusal["code"], said.refusal["rule"]


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-FIEF-02")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "village Pré not occupied"), ("fr", "village Pré non occupé")],
)
def test_what_was_missing_stands_in_the_ruling_too(fief, lang, words):
    """The referee founds a fief all the same; the note names the missing condition."""
    fief("purchases", DUCHY)
    call = ("fief", "found", "Anne", "Rouge", "--capital", "Bourg", "--lord", "Arnaud")
    assert refusal(*call) == ("rule", "FIEF-FIEF-01")
    said = intendant(*call, "--ruling", "so be it", "--json", "--lang", lang)
    assert (said.status, words in said.json["warnings"][-1]["message"]) == (0, True)


def test_an_income_that_nobody_asked_for_stands_in_log_and_report(fief):
    """The income is paid and reported as the phase ends; a phase alone is a heading."""
    fief("income", DUCHY)
    ask("phase", "next")
    ask("phase", "next")
    paid, bare = (entry["text"] for entry in ask("log", "--last", "2")["entries"])
    told = intendant("report").out

    assert "income: Anne 1,300, Bruno 0, Chloé 300" in paid
    assert (paid in told.replace("\n  ", " "), bare in told) == (True, False)


@pytest.mark.rule("FIEF-INC-19", "FIEF-INC-13", "FIEF-INC-14")
def test_income_answers_with_every_line(fief):
    """Each line has the payee, source, place, amount and rule, or is set aside."""
    fief("income", DUCHY)
    result = ask("fief", "income")
    anne, bruno, chloe = result["players"]
    assert [one["name"] for one in result["players"]] == ["Anne", "Bruno", "Chloé"]
    assert (anne["total"], bruno["total"], chloe["total"]) == (1300, 0, 300)
    assert {"what", "where", "amount", "rule"} <= set(anne["lines"][0])
    first = {key: anne["lines"][0][key] for key in ("what", "where", "amount", "rule")}
    assert first == {
        "what": "castle",
        "where": "Bourg",
        "amount": 100,
        "rule": "FIEF-INC-02",
    }
    assert bruno["lines"][0]["to"] == "Anne"
    assert [line["to"] for line in chloe["lines"] if line["why"] == "frozen"] == [
        "Eric"
    ] * 2
    aside = {key: result["escrow"][0][key] for key in ("lord", "added", "held")}
    assert aside == {"lord": "Eric", "added": 400, "held": 400}
    assert ask("treasury")["escrow"] == {"Eric": 400}
    assert refusal("fief", "income") == ("out_of_phase", "FIEF-TURN-02")
    assert ask("undo")["undone"] == [2]
    assert ask("fief", "income")["players"][0]["total"] == 1300


@pytest.mark.rule("FIEF-INC-19")
def test_a_dry_run_is_the_forecast_in_every_phase(fief):
    """A forecast writes nothing, refuses nothing and names its turn."""
    fief("movement", DUCHY)
    assert refusal("fief", "income") == ("out_of_phase", "FIEF-INC-19")
    said = intendant("fief", "income", "--dry-run", "--json")
    assert (said.status, said.json["entry"], said.json["result"]["turn"]) == (
        0,
        None,
        4,
    )
    assert [one["code"] for one in said.json["warnings"]] == ["fief.forecast"]
    assert said.json["result"]["players"][0]["total"] == 1300
    assert ask("treasury")["accounts"][0] == {"name": "Anne", "money": 2000}
    shown = intendant("fief", "income", "--dry-run", "--lang", "fr")
    assert "en l’état" in shown.err
    assert "[2]" not in shown.out
    assert "Anne\u00a0: 1\u202f300" in shown.out


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Anne: 1,300  (1 × 1,000, 3 × 100)",
                "tithe: 1 mill",
                "1 mill (tithe: 200)",
                "2 presses (set aside for the captive: 200)",
                "the Queen’s pension",
                "Set aside for Eric: 400, 400 in all",
                "Income of the turn: Anne 1,300 écus, Bruno 0 écus, Chloé 300 écus  [2]",
            ],
        ),
        (
            "fr",
            [
                "Anne : 1\u202f300  (1 × 1\u202f000, 3 × 100)",
                "dîme : 1 moulin",
                "1 moulin (dîme : 200)",
                "2 pressoirs (de côté pour le prisonnier : 200)",
                "pension de la Reine",
                "Mis de côté pour Eric : 400, soit 400 en tout",
                "Revenus du tour : Anne 1\u202f300 écus, Bruno 0 écu, Chloé 300 écus  [2]",
            ],
        ),
    ],
)
def test_the_income_on_the_screen(fief, lang, expected):
    """There is a table for each family; a line that is not paid says why."""
    fief("income", DUCHY)
    shown = intendant("fief", "income", "--lang", lang).out.replace("\u00a0", " ")
    assert [text for text in expected if text not in shown] == []
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-BUY-09", "FIEF-BUY-15")
@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "duchy of Bourg: village Pré not occupied  [FIEF-FIEF-01]",
                "mill, press (Gué): Gué already has the maximum number of mills and presses",
                "what Anne may do now",
                "soldier (value 1 · 3 · 6)",
                "100 · 300 · 600",
            ],
        ),
        (
            "fr",
            [
                "duché de Bourg : village Pré non occupé  [FIEF-FIEF-01]",
                "moulin, pressoir (Gué) : Gué a déjà le maximum de moulins et de pressoirs",
                "Anne : ce qui est possible maintenant",
                "soldat de 1 · 3 · 6",
                "100 · 300 · 600",
            ],
        ),
    ],
)
def test_what_a_player_can_do_on_the_screen(fief, lang, expected):
    """Prices and rules are shown, and the missing conditions of other acts."""
    fief("purchases", DUCHY)
    shown = intendant("fief", "can", "Anne", "--missing", "--lang", lang).out.replace(
        "\u00a0", " "
    )
    assert [text for text in expected if text not in shown] == []


@pytest.mark.rule("FIEF-BUY-02", "FIEF-BUY-06", "FIEF-BUY-10", "FIEF-BUY-11")
def test_a_turn_of_purchases(fief):
    """Each entry shows what was bought, in the requested language."""
    fief()
    bought = ask("fief", "buy", "Anne", "soldat", "--at", "Bourg", "--value", "3")
    assert (bought["item"], bought["cost"], bought["money"]) == ("soldier", 300, 1700)
    ask("fief", "found", "Anne", "Noir", "--capital", "Sennecy", "--lord", "Arnaud")
    ask("fief", "bestow", "Noir", "--lord", "Charles")
    ask("fief", "buy", "Bruno", "cardinal")
    ask("fief", "ransom", "Eric", "300", "--to", "Val")
    told = [entry["text"] for entry in ask("log", "--lang", "en")["entries"]]
    assert {
        "Anne buys 1 soldier (value 3) in Bourg for 300 écus",
        "Anne founds the barony of Sennecy (Noir) for 600 écus; Arnaud holds the title",
        "The title of Noir (capital Sennecy) passes from Arnaud to Charles",
        "Bruno makes Philippe a cardinal for 500 écus",
        "Anne ransoms Eric from Bruno for 300 écus",
    } <= {text.replace("\u00a0", " ") for text in told}
    told = [entry["text"] for entry in ask("log", "--lang", "fr")["entries"]]
    plain = [text.replace("\u00a0", " ").replace("\u202f", " ") for text in told]
    assert "Anne achète 1 soldat de 3 à Bourg pour 300 écus" in plain
    fief_ = "600 écus : baronnie de Sennecy (Noir) ; Arnaud en porte le titre"
    assert f"Anne fonde un fief pour {fief_}" in plain
    assert "Le titre de Noir (capitale : Sennecy) passe d’Arnaud à Charles" in plain
    assert ask("verify")["ok"] is True


@pytest.mark.parametrize(
    ("words", "code", "rule"),
    [
        ("buy Anne mill --at Bourg --count 2", "rule", "FIEF-BUY-09"),
        ("buy Anne castle --at Sennecy", "rule", "FIEF-BUY-08"),
        ("buy Anne castle --at Bourg", "rule", "FIEF-AMB-36"),
        ("buy Bruno mill --at Mont", "rule", "FIEF-BUY-07"),
        ("buy Bruno guard", "rule", "FIEF-BUY-12"),
        ("buy Anne soldier --at Bourg --count 13", "out_of_stock", "FIEF-BUY-05"),
        ("buy Anne soldier --at Bourg --value 6 --count 4", "out_of_stock", None),
        ("buy Bruno soldier --lord Philippe --count 10", "not_enough", "FIEF-BUY-15"),
        ("found Bruno Noir --capital Val --lord Philippe", "rule", "FIEF-FIEF-01"),
        ("found Anne Noir --capital Roc --lord Arnaud", "rule", "FIEF-FIEF-04"),
        ("found Anne Bleu --capital Lac --lord Arnaud", "rule", "FIEF-FIEF-08"),
        ("bestow Rouge --lord Charles", "rule", "FIEF-FIEF-17"),
        ("ransom Eric 3000 --to Val", "not_enough", "FIEF-GRACE-07"),
    ],
)
@pytest.mark.rule("FIEF-BUY-08", "FIEF-FIEF-04", "FIEF-FIEF-08", "FIEF-STOCK-10")
def test_bad_input_is_refused_with_its_rule(fief, words, code, rule):
    """Each language names the limit, and nothing is half written."""
    fief()
    choose = ["--choose", "leave.Anne=granted"] if "Philippe --c" in words else []
    found = refusal("fief", *words.split(), *choose)
    assert found == (code, rule or found[1])
    for lang in ("en", "fr"):
        said = intendant("fief", *words.split(), *choose, "--lang", lang)
        assert said.err.startswith(("error: ", "erreur"))
        assert "{" not in said.err
        assert ":Bourg" not in said.err


@pytest.mark.rule("FIEF-BUY-13")
def test_what_is_not_for_sale_says_where_it_comes_from(fief):
    """A city is refused by its rule; for an unknown word the goods are listed."""
    fief()
    said = intendant("fief", "buy", "Anne", "city", "--at", "Val", "--json")
    assert (said.status, said.refusal["rule"]) == (1, "FIEF-BUY-13")
    said = intendant("fief", "buy", "Anne", "mil", "--at", "Val", "--lang", "fr")
    assert said.status == 2
    assert "moulin" in said.err


@pytest.mark.rule("FIEF-BUY-09")
def test_a_ruling_lets_a_village_go_beyond_the_limit_for_good(fief):
    """The limit becomes a warning; the audit knows of the referee's ruling."""
    fief()
    words = ["buy", "Anne", "mill", "--at", "Bourg", "--count", "2"]
    said = intendant("fief", *words, "--ruling", "he may", "--json")
    assert (said.status, said.json["warnings"][0]["code"]) == (0, "ruled")
    assert ask("verify")["ok"] is True


def test_an_income_of_all_is_not_taken_back_for_one(fief):
    """The income is suspected, but undoing it takes it from everybody."""
    fief("income", DUCHY)
    ask("fief", "income")
    booked = ask("treasury", "Anne")["accounts"][0]["money"]
    suspected, mend = ask("count", "Anne", str(booked - 1300))["mends"]
    assert (suspected["text"][:4], suspected["commands"]) == ("[2] ", [])
    left = booked - 1300
    assert mend["commands"] == [f"correct money Anne {left} --for counted"]


@pytest.mark.parametrize(
    ("loans", "more", "why"), [(1, 100, "missed"), (2, 100, "doubled")]
)
def test_a_loan_not_paid_or_typed_twice_is_the_first_suspect(here, loans, more, why):
    """The loan comes before five later incomes of the same sum."""
    castle = village("Bourg", "Anne", "Anne.v1=1", building="castle")
    begun(text(castle, money={"Anne": 400}))
    for _ in range(loans):
        ask("fief", "lend", "Anne", "Bruno", "100", "--ruling", "early")
    for _ in range(5):
        ask("turn", "next")
    booked = ask("treasury", "Anne")["accounts"][0]["money"]
    first, *others = ask("count", "Anne", str(booked + more))["suspects"]
    assert first == {"entry": 1 + loans, "why": why, "amount": 100}
    assert len(others) == 4

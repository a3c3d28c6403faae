"""`import csv`: a table of a spreadsheet becomes one entry, or nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ledger import Campaign
from tests.effort import examples
from tests.face import ask, intendant

LEDGER = """\
date,who,what for,in,out,balance
1 May,Anne,the tithe,1200,,1300
2 May,Bruno,a horse,,20,30
3 May,chloe,"a gift, wrapped",5,,5
"""


def put(text, name="t.csv", encoding="utf-8"):
    """A file with this text."""
    Path(name).write_bytes(text.encode(encoding))
    return name


def purses():
    """What everybody has, and the bank."""
    told = ask("treasury")
    return {a["name"]: a["money"] for a in told["accounts"]} | {"bank": told["bank"]}


def faults(text, *words):
    """The lines of a refusal."""
    said = intendant("import", "csv", put(text), "--json", *words)
    assert said.status == 2, said
    return said.refusal["message"].split("\n  ")[1:]


def test_a_ledger_of_payments_is_one_entry(table):
    """Who, what for, in and out; a column that is not known is named."""
    told = ask("import", "csv", put(LEDGER))

    assert told["table"] == "payments"
    assert told["ignored"] == ["balance"]
    assert told["payments"][1:] == [
        {
            "line": 3,
            "date": "2 May",
            "from": "Bruno",
            "to": "bank",
            "amount": 20,
            "for": "a horse",
        },
        {
            "line": 4,
            "date": "3 May",
            "from": "bank",
            "to": "Chloé",
            "amount": 5,
            "for": "a gift, wrapped",
        },
    ]
    assert purses() == {"Anne": 1300, "Bruno": 30, "Chloé": 5, "bank": -1335}
    (entry,) = ask("log", "--last", "1")["entries"]
    assert (entry["kind"], entry["text"]) == (
        "import csv",
        "From a table: 3 payments",
    )


def test_a_dry_run_shows_the_same_and_writes_nothing(table):
    """The preview is the answer of the import itself."""
    file = put(LEDGER)
    before = ask("verify")
    shown = ask("import", "csv", file, "--dry-run")

    assert before == ask("verify")
    assert shown == ask("import", "csv", file)


def test_people_see_how_each_line_was_understood(table):
    """The table comes first, then what was left out, then the entry."""
    said = intendant("import", "csv", put(LEDGER), "--lang", "fr").out

    assert said.splitlines() == [
        "ligne  date   de      à       montant  pour",
        "    2  1 May  banque  Anne      1\u202f200  the tithe",
        "    3  2 May  Bruno   banque       20  a horse",
        "    4  3 May  banque  Chloé         5  a gift, wrapped",
        "colonnes laissées de côté\u00a0: balance",
        "Repris d’un tableau\u00a0: 3 paiements  [2]",
    ]


def test_the_same_table_is_taken_over_only_once(table):
    """Whatever its name and line ends, the second import answers from the first."""
    first = ask("import", "csv", put(LEDGER))
    head = ask("verify")
    again = put(LEDGER.replace("\n", "\r\n"), "other.csv", "utf-8-sig")

    assert first == ask("import", "csv", again)
    assert head == ask("verify")
    assert "already written" in intendant("import", "csv", again, "--lang", "en").out


def test_neither_a_script_nor_python_takes_it_over_twice(table):
    """The key is the act's own, whoever calls it."""
    put(LEDGER)
    put("import csv t.csv\nimport csv t.csv\n", "s.txt")
    for _ in range(2):
        assert intendant("run", "s.txt").status == 0
    with Campaign.open("c.db") as campaign:
        campaign.import_.csv(LEDGER)

    assert ask("verify")["entries"] == 2


def test_a_table_that_was_undone_can_be_taken_over_again(table):
    """The undo takes all of it back; then it is new, and again only once."""
    before, file = purses(), put(LEDGER)
    ask("import", "csv", file)
    after = purses()
    for _ in range(2):
        ask("undo")
        assert purses() == before
        ask("import", "csv", file)
        assert purses() == after
        head = ask("verify")
        ask("import", "csv", file)
        assert ask("verify") == head


def test_a_key_of_ones_own_goes_before(table):
    """With another key the same payments are made again."""
    ask("import", "csv", put(LEDGER))
    ask("import", "csv", put(LEDGER), "--once", "once more")

    assert purses()["Anne"] == 2500


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("jour;qui;motif;entrée;sortie\n;Anne;la dîme;1 200,00;\n", "utf-8"),
        ("jour;qui;motif;entrée;sortie\r\n;ANNE;;1.200;\r\n", "utf-8-sig"),
        ("Date;Nom;Libellé;Recettes;Dépenses\n;Anne;dîme;1\u00a0200;\n", "cp1252"),
        ("when\tname\treason\tincome\texpenses\n\tanne\t\t1200\t\n", "utf-8"),
        ('qui,montant\nAnne,"1 200,00"\n', "utf-8"),
        ("who,amount\nAnne,1200 coins\n", "utf-8"),
        ("de;à;montant\n;Anne;1200 pièces\n", "utf-8"),
        ("payer,payee,amount\nbank,Anne,1200\n", "utf-8"),
        ("from,who,sum\nbanque,Anne,1200\n", "utf-8"),
        ("\n\nwho,with,in\n\nAnne,,1200\n\n", "utf-8"),
    ],
)
def test_a_table_may_be_written_in_many_ways(table, text, encoding):
    """Separators, decimals, marks, letters, and heads of either language."""
    ask("import", "csv", put(text, encoding=encoding))

    assert purses() == {"Anne": 1300, "Bruno": 50, "Chloé": 0, "bank": -1350}


@pytest.mark.parametrize(
    ("text", "bruno"),
    [
        ("who,amount\nBruno,-20\n", 30),
        ("who,out\nBruno,20\n", 30),
        ("who,out\nBruno,-20\n", 30),
        ("who,out\nBruno,(20)\n", 30),
        ("who,to,amount\nBruno,Chloé,20\n", 30),
        ("who,with,out\nBruno,Chloé,20\n", 30),
        ("who,with,in\nChloé,Bruno,20\n", 30),
        ("from,who,amount\nChloé,Bruno,0\nAnne,Bruno,5\n", None),
        ("from,who,amount\nAnne,Bruno,5\n", 55),
    ],
)
def test_money_goes_where_the_table_says(table, text, bruno):
    """In and out, signs, and the other purse."""
    said = intendant("import", "csv", put(text), "--json")
    if bruno is None:
        assert said.status == 2
    else:
        assert purses()["Bruno"] == bruno
        assert sum(purses().values()) == 0


def test_all_faults_are_told_at_once_with_their_lines(table):
    """Names come with the nearest; nothing is written."""
    head = ask("verify")
    text = (
        "who,with,in,out\nAne,,12,\nBruno,,,x\nZoé,Chlo,1,5\nAnne,,,\n"
        "Bruno,,,900\nAnne,,1,,5\nAnne,Anne,1,\n,,3,\nBruno,,-3,\n"
    )

    assert faults(text, "--lang", "en") == [
        "line 2: no player is called “Ane” (did you mean Anne?)",
        "line 3: “x” is not a sum",
        "line 4: there are several sums: a payment goes in or out",
        "line 4: no player is called “Zoé”",
        "line 4: no player is called “Chlo” (did you mean Chloé?)",
        "line 5: the sum is missing",
        "line 6: Bruno has 50, but 900 are needed",
        "line 7: there are more cells than columns",
        "line 8: the payer cannot also be the recipient: Anne",
        "line 9: this line does not say who",
        "line 10: the sum must be more than 0",
    ]
    assert head == ask("verify")


@pytest.mark.parametrize(
    ("heads", "line"),
    [
        ("who,from,amount", "Anne,Bruno,-3"),
        ("who,from,in,out", "Anne,Bruno,,3"),
        ("who,to,in,out", "Anne,Bruno,3,"),
    ],
)
def test_a_payment_that_goes_both_ways_is_refused(table, heads, line):
    """From somebody, and yet out; to somebody, and yet in."""
    assert faults(f"{heads}\n{line}\n", "--lang", "en") == [
        "line 2: this line does not say which way the money goes"
    ]


def test_no_more_purses_than_two_have_a_part_in_a_payment(table):
    """Who received from one and paid to another has made two payments."""
    assert faults("who,from,to,amount\nAnne,Bruno,Chloé,3\n", "--lang", "en") == [
        "line 2: this line names more than two purses"
    ]


def test_no_more_faults_are_told_than_can_be_mended(table):
    """Of a thousand faults the first fifty are told, and how many more there are."""
    said = intendant(
        *("import", "csv", put("who,in\n" + "Nobody,1\n" * 1000)),
        *("--json", "--lang", "en"),
    )
    told = said.refusal["message"].split("\n")

    assert told[0] == "1,000 errors in the file:"
    assert "line 51" in said.refusal["message"]
    assert "line 52" not in said.refusal["message"]


@pytest.mark.parametrize(
    ("heads", "said"),
    [
        ("wo,amout", "(did you mean who?)"),
        ("who,colour", "the columns do not say what the table is"),
        ("who,in,income", "two columns mean “in”"),
    ],
)
def test_columns_that_say_nothing_are_refused(table, heads, said):
    """A table is what its columns say, and nothing is guessed."""
    (fault,) = faults(f"\n{heads}\nAnne,3\n", "--lang", "en")

    assert fault.startswith("line 2: ")
    assert said in fault


def test_the_newest_line_may_come_first(table):
    """A purse must have enough in the end, not after each line."""
    ask("import", "csv", put("who,in,out\nChloé,,30\nChloé,40,\n"))

    assert purses()["Chloé"] == 10


def test_balances_are_set_through_the_bank(table):
    """Only what differs is moved; whoever is not named keeps what they have."""
    told = ask("import", "csv", put("nom;solde;\nAnne;70;\nBruno;50,00;\n"))

    assert told["balances"] == [
        {"line": 2, "player": "Anne", "before": 100, "after": 70},
        {"line": 3, "player": "Bruno", "before": 50, "after": 50},
    ]
    assert purses() == {"Anne": 70, "Bruno": 50, "Chloé": 0, "bank": -120}
    assert faults("who,money\nAnne,3\nAnna,1\nanne,2\nBruno,-1\n", "--lang", "en") == [
        "line 3: no player is called “Anna” (did you mean Anne?)",
        "line 4: “anne” is already on line 2",
        "line 5: Bruno cannot have less than 0",
    ]


def test_titles_and_their_holders(full):
    """New titles are created, others pass on or become vacant."""
    text = "titre,titulaire\nWarden of the North,\nMarshal,Anne\n"
    told = ask("import", "csv", put(text))

    assert told["titles"] == [
        {
            "line": 2,
            "title": "Warden of the North",
            "holder": None,
            "before": "Bruno",
        },
        {"line": 3, "title": "Marshal", "holder": "Anne", "before": None},
    ]
    listed = [(t["title"], t["holder"]) for t in ask("title", "list")["titles"]]
    assert listed == [("Marshal", "Anne"), ("Warden of the North", None)]


def test_a_title_that_looks_like_another_is_asked_about(full):
    """It is new, but the nearest is named."""
    said = intendant(
        *("import", "csv", put("title,holder\nWarden of the Nord,Anne\n")),
        *("--json", "--lang", "en"),
    )

    (warning,) = said.json["warnings"]
    assert "did you mean Warden of the North?" in warning["message"]


def test_territories_their_kind_and_their_owner(full):
    """Known ones change hands, others are put on the map."""
    text = "territory,kind,owner\nVaux,mine,Bruno\nBourg,,\nPré,field,Chloé\n"
    told = ask("import", "csv", put(text))

    assert told["territories"] == [
        {
            "line": 2,
            "territory": "Vaux",
            "kind": "mine",
            "owner": "Bruno",
            "before": "Anne",
            "added": False,
        },
        {
            "line": 3,
            "territory": "Bourg",
            "kind": None,
            "owner": None,
            "before": None,
            "added": False,
        },
        {
            "line": 4,
            "territory": "Pré",
            "kind": "field",
            "owner": "Chloé",
            "before": None,
            "added": True,
        },
    ]
    places = ask("territory", "list")["territories"]
    assert [(p["name"], p["kind"], p["owner"]) for p in places] == [
        ("Bourg", None, None),
        ("Pré", "field", "Chloé"),
        ("Vaux", "mine", "Bruno"),
    ]
    other = "territory,kind,owner\nVaux,forest,Bruno\nBourg,town,\n"
    assert faults(other, "--lang", "en") == [
        "line 2: Vaux is on the map as “mine”",
        "line 3: Bourg is on the map without a kind; leave that cell empty",
    ]


@pytest.mark.parametrize("name", ["players", "titles", "territories"])
@pytest.mark.parametrize("flavour", ["plain", "french"])
def test_our_own_tables_change_nothing(full, name, flavour):
    """What was exported just now is as it is."""
    ask("export", "csv", "-o", "x", "--flavour", flavour)
    said = intendant("import", "csv", f"x/{name}.csv", "--json")

    assert (said.status, said.refusal["code"]) == (1, "rule")


def test_a_house_rule_holds_for_each_line_and_can_be_overruled(full):
    """One title too many is a fault of its line; a ruling lets it pass."""
    ask("rules", "set", "free.titles.most", "1")
    file = put("title,holder\nMarshal,Anne\nAbbot,Anne\n")
    said = intendant("import", "csv", file, "--json", "--lang", "en")

    assert "line 3: " in said.refusal["message"]
    ask("import", "csv", file, "--ruling", "a feast")
    assert ask("show", "10")["ruling"] == "a feast"


def test_closed_purses_stay_closed(table):
    """Others see neither the sums of a table nor the table itself."""
    ask("import", "csv", put(LEDGER))
    shown = ask("show", "2", "--as", "Chloé")
    told = shown["outcome"]["payments"]

    assert [row["amount"] for row in told] == [None, None, 5]
    assert "1200" not in str(shown)


def test_the_journal_as_a_script_has_the_table(table):
    """The script says the table in its own lines, and leads to the same state."""
    ask("import", "csv", put(LEDGER), "--for", "the notebook")
    script = "\n".join(ask("log", "--as-script")["script"])
    ask("export", "position", "--at", "1", "-o", "begin.toml")
    put(script, "again.txt")
    ask("new", "d.db", "--from", "begin.toml")
    assert intendant("run", "again.txt", "-c", "d.db").status == 0

    assert ask("treasury", "-c", "d.db") == ask("treasury", "-c", "c.db")


def test_a_document_called_csv_is_still_imported(table):
    """`import csv` alone means the file of that name, as it always did."""
    ask("export", "json", "-o", "csv")
    head = ask("verify")["head"]
    said = ask("import", "csv", "-o", "d.db")

    assert said["head"] == head
    assert intendant("import", "csv", "-o", "e.db", "--lang", "en").status == 0
    put(LEDGER, "l.csv")
    assert intendant("import", "csv", "l.csv", "-c", "d.db").status == 0
    assert ask("verify", "-c", "d.db")["entries"] == 2


# Laws ----------------------------------------------------------------------------------

WHO = ("Anne", "Bruno", "Chloé")
PAYMENTS = st.lists(
    st.tuples(st.sampled_from(WHO), st.integers(-40, 4000).filter(bool)), min_size=1
)


def written(payments, *, french, split):
    """The table as somebody may have typed it."""
    between, unit = (";", ",00") if french else (",", "")
    heads = ("qui", "entrée", "sortie") if split else ("qui", "montant")
    heads = heads if french else ("who", *(("in", "out") if split else ("amount",)))
    lines = [between.join(heads)]
    for who, amount in payments:
        plain = f"{abs(amount)}{unit}"
        cells = (plain, "") if amount > 0 else ("", plain)
        whole = f"{amount}{unit}"
        lines.append(between.join((who, *(cells if split else (whole,)))))
    return "\n".join(lines)


@given(PAYMENTS, st.booleans(), st.booleans())
@settings(max_examples=examples(30))
def test_money_is_neither_made_nor_lost(tmp_path_factory, payments, french, split):
    """Every purse ends as the sum of its lines, or nothing at all is written."""
    file = str(tmp_path_factory.mktemp("law") / "c.db")
    ask("new", file, "--game", "free", "--players", ",".join(WHO))
    for who in WHO:
        ask("pay", "bank", who, "50", "-c", file)
    sheet = put(written(payments, french=french, split=split), f"{file}.csv")
    before = ask("treasury", "-c", file), ask("verify", "-c", file)
    wanted = {who: 50 + sum(n for w, n in payments if w == who) for who in WHO}
    said = intendant("import", "csv", sheet, "-c", file, "--json")
    if min(wanted.values()) < 0:
        assert said.status != 0
        assert before == (ask("treasury", "-c", file), ask("verify", "-c", file))
        return
    told = ask("treasury", "-c", file)
    assert wanted == {a["name"]: a["money"] for a in told["accounts"]}
    assert told["bank"] + sum(wanted.values()) == 0
    assert said.json["entry"] == 5
    assert ask("import", "csv", sheet, "-c", file) == said.json["result"]
    assert ask("verify", "-c", file)["entries"] == 5
    ask("undo", "-c", file)
    assert before[0] == ask("treasury", "-c", file)


@given(PAYMENTS, st.integers(0, 8), st.sampled_from(["Nobody,3", "Anne,x", "Anne,1,2"]))
@settings(max_examples=examples(20))
def test_one_bad_line_keeps_all_of_them_out(tmp_path_factory, payments, at, bad):
    """Nothing is half written, wherever the bad line stands; it is named."""
    file = str(tmp_path_factory.mktemp("law") / "c.db")
    ask("new", file, "--game", "free", "--players", ",".join(WHO))
    lines = written(payments, french=False, split=False).split("\n")
    place = 1 + at % len(lines)
    lines.insert(place, bad)
    before = ask("verify", "-c", file)
    sheet = put("\n".join(lines), f"{file}.csv")
    said = intendant("import", "csv", sheet, "-c", file, "--json", "--lang", "en")

    assert said.status == 2
    assert f"line {place + 1}: " in said.refusal["message"]
    assert before == ask("verify", "-c", file)


# A table that has grown ----------------------------------------------------------------


def test_only_the_new_lines_of_a_grown_table_are_imported(table):
    """A line that stands twice counts twice; how many were left out is told."""
    ask("import", "csv", put("who,in,for\nAnne,5,wood\nAnne,5,wood\n"))
    grown = "who;for;in\nanne;wood;5,00\nAnne;wood;5\nAnne;wood;5\nBruno;wood;5\n"
    shown = ask("import", "csv", put(grown), "--dry-run")
    told = ask("import", "csv", put(grown))

    assert told == shown
    assert ([row["line"] for row in told["payments"]], told["skipped"]) == ([4, 5], 2)
    assert purses() == {"Anne": 115, "Bruno": 55, "Chloé": 0, "bank": -170}
    (entry,) = ask("log", "--last", "1")["entries"]
    assert entry["text"] == "From a table: 2 payments"
    said = intendant("import", "csv", put(grown + "Chloé;;1\n"), "--lang", "fr").out
    assert "4 paiements laissés de côté, car déjà importés" in said


def test_a_table_without_a_new_line_is_refused(table):
    """Its lines in another order are the same; a key of one's own makes them anew."""
    ask("import", "csv", put("who,in\nAnne,5\nBruno,5\n"))
    file = put("who,in\nBruno,5\nAnne,5\n")
    said = intendant("import", "csv", file, "--json", "--lang", "en")

    assert "2 payments were imported before" in said.refusal["message"]
    ask("import", "csv", file, "--once", "anew")
    assert purses()["Anne"] == 110


def test_lines_that_were_undone_do_not_count(table):
    """They are imported again with the rest."""
    ask("import", "csv", put("who,in\nAnne,5\n"))
    ask("undo")
    told = ask("import", "csv", put("who,in\nAnne,5\nBruno,5\n"))

    assert (len(told["payments"]), told["skipped"]) == (2, 0)
    assert purses()["Anne"] == 105


def test_the_script_of_a_grown_table_leads_to_the_same_purses(table):
    """The keys that the journal wrote itself are no keys of one's own."""
    for text in ("who,in\nAnne,5\n", "who,in\nAnne,5\nBruno,5\n"):
        ask("import", "csv", put(text))
    script = "\n".join(ask("log", "--as-script")["script"])
    ask("export", "position", "--at", "1", "-o", "begin.toml")
    put(script, "again.txt")
    ask("new", "d.db", "--from", "begin.toml")
    assert intendant("run", "again.txt", "-c", "d.db").status == 0

    assert ask("treasury", "-c", "d.db") == ask("treasury", "-c", "c.db")


@pytest.mark.parametrize("head", ["who,in,out", "nom;solde", "title,holder"])
def test_a_head_alone_is_an_empty_table(table, head):
    """It does not agree with anything."""
    said = intendant("import", "csv", put(f"{head}\n"), "--json", "--lang", "en")

    assert said.refusal["message"] == "there is nothing in the table"


def test_what_was_there_before_is_not_shown_twice(table):
    """The second time it would be false."""
    file = put("who,money\nAnne,70\n")
    first = intendant("import", "csv", file, "--lang", "en").out
    again = intendant("import", "csv", file, "--lang", "en").out

    assert first.splitlines()[1].split() == ["2", "Anne", "100", "70"]
    assert again.splitlines()[1].split() == ["2", "Anne", "70"]
    assert "before" not in again.splitlines()[0]


def test_a_sheet_may_say_what_is_between_its_cells(table):
    """`sep=;` is no head, and the lines keep their numbers."""
    text = "sep=;\r\nqui;montant\r\nAnne;« 1\u202f234 écus »\r\n"
    told = ask("import", "csv", put(text))

    assert [(p["line"], p["amount"]) for p in told["payments"]] == [(3, 1234)]
    assert faults("sep=;\nwho;in\nAnne;x\n", "--lang", "en") == [
        "line 3: “x” is not a sum"
    ]


def test_a_date_that_no_calendar_has_is_told_with_its_line(table):
    """Dates in words are left to the table."""
    dates = ("2024-13-45", "31/04/2024", "2024-02-29", "12/25/2024", "St John’s day")
    text = "date,who,in\n" + "".join(f"{one},Anne,1\n" for one in dates)

    assert faults(text, "--lang", "en") == [
        "line 2: there is no such date: 2024-13-45",
        "line 3: there is no such date: 31/04/2024",
    ]

"""House rules as a file: read with every fault, and written with its comments."""

from __future__ import annotations

from ledger.rules.common import house_rules
from ledger.rules.settings import in_force
from ledger.rules.settings_file import read, write
from ledger.state import CAMPAIGN
from tests.ledger.rules.common.tables import refusal, seated, told

TEXT = """\
# ours
[free.clock]
phases = ["spring", "war"]  # two
[free.money]
start = 25
"""


def test_a_file_gives_values_by_their_keys():
    """Tables may be nested or dotted."""
    values, faults = read(TEXT, "free")
    assert faults == []
    assert values == {"free.clock.phases": ["spring", "war"], "free.money.start": 25}
    assert read("free.money.start = 1\n", "free") == ({"free.money.start": 1}, [])
    assert read("", "free") == ({}, [])


def test_each_fault_of_a_file_has_its_place():
    """What is sound is read all the same."""
    text = '[free.money]\nstrat = 3\nstart = "x"\nunit = "francs"\n'
    values, faults = read(text, "free")
    assert values == {"free.money.unit": "francs"}
    (strange, wrong) = faults
    assert strange[0] == ("free", "money", "strat")
    assert (strange[1].code, strange[1].about) == (
        "setting.unknown",
        "free.money.strat",
    )
    assert strange[1].rule == "free.money.strat"
    assert next(iter(dict(strange[1].facts)["near"])) == "free.money.start"
    assert wrong[0] == ("free", "money", "start")
    assert (wrong[1].code, wrong[1].about) == ("setting.value", "free.money.start")
    assert wrong[1].rule == "free.money.start"
    facts = dict(wrong[1].facts)
    assert (facts["value"], facts["type"], "setting" in facts) == ("x", "number", False)


def test_added_words_have_their_faults_one_by_one():
    """What comes after them is read, too."""
    text = '[medfan.names]\nnouns = ["x", "y"]\nqualifiers = 3\n'
    values, faults = read(text, "medfan")
    assert values == {}
    assert [one.code for _, one in faults] == ["word.table"] * 2 + ["setting.value"]
    assert {path for path, _ in faults[:2]} == {("medfan", "names", "nouns")}


def test_house_rules_are_written_so_that_they_can_be_read():
    """With a comment beside each that has one."""
    state = seated(money__start=25)
    text = write(state, {"free.money.unit": "what coins are called"})
    assert read(text, "free") == (in_force(state), [])
    lines = text.splitlines()
    at = lines.index("# what coins are called")
    assert lines[at + 1] == 'unit = "coins"'
    assert text.count("#") == 1


def loaded():
    """The table with that file."""
    state = seated()
    return state.apply(house_rules.load(state, TEXT).effects)


def test_a_loaded_file_keeps_its_order_and_comments():
    """Only what has changed since is another value; what it lacks is added."""
    state = loaded()
    text = write(state, {})
    assert text.startswith(TEXT.splitlines()[0])
    assert 'phases = ["spring", "war"]  # two' in text
    assert text.index("[free.clock]") < text.index("[free.money]")
    assert read(text, "free") == (in_force(state), [])
    state.apply(house_rules.put(state, "free.clock.phases", ["war"]).effects)
    text = write(state, {})
    assert 'phases = ["war"]  # two' in text
    assert "# ours" in text
    assert read(text, "free") == (in_force(state), [])


def test_a_file_that_can_no_longer_be_read_is_left_out():
    """Neither can one in which a house rule has become a table, or the other way."""
    for strange in ("free = [", "free.money = 3", "free = 1\n"):
        state = seated()
        state.put(CAMPAIGN, "rules_text", strange)
        text = write(state, {})
        assert read(text, "free") == (in_force(state), [])


def test_loading_a_file_says_what_it_changes():
    """The text is kept; what is so already is set, but once."""
    state = seated()
    outcome = house_rules.load(state, TEXT)
    assert outcome.asked == {"text": TEXT}
    assert outcome.result == {
        "changed": {
            "free.clock.phases": {"before": [], "after": ["spring", "war"]},
            "free.money.start": {"before": 0, "after": 25},
        }
    }
    state.apply(outcome.effects)
    assert state.text(CAMPAIGN, "rules_text") == TEXT
    again = told(house_rules.load, state, f"\n{TEXT}\n\n")
    assert again == ("rule", "setting.nothing", None, {})
    assert house_rules.load(state, TEXT + "# more").result == {"changed": {}}
    effects, changes = house_rules.loaded(state, "")
    assert ([one.after for one in effects], changes) == ([None], {})
    usual = house_rules.load(seated(), "free.money.start = 0").result
    same = {"before": 0, "after": 0}
    assert usual == {"changed": {"free.money.start": same}}


def test_a_file_with_faults_changes_nothing():
    """All are told, with their lines."""
    refused = refusal(house_rules.load, seated(), TEXT + "x = 1\nunit = 3\n")
    assert (refused.code, refused.key) == ("usage", "file.faults")
    lines = [dict(one.facts)["line"] for one in refused.facts["findings"]]
    assert (lines, refused.facts["more"]) == ([6, 7], 0)

"""The Python interface for scripts: every act and question of every game."""

from __future__ import annotations

import inspect
from functools import reduce

import pytest

from commands.parsers import parser
from ledger import Campaign
from ledger.acting import UNDOING, act_named, acts
from ledger.acting.doing import bound, unfit
from ledger.campaign import SHORT, options_of
from ledger.errors import Misuse, Refused
from ledger.grammar import NAME as KIND_NAME
from ledger.grammar import Act, Question, named
from ledger.grammar.listing import every
from ledger.grammar.words import opt
from ledger.rules.mass.numbers import compared
from ledger.state import State
from tests.face import ask
from tests.laws.evening import CHOICES
from tests.laws.test_each_kind import SAMPLES
from tests.shaped import misshapen_result
from tools import stub
from tools.made import stale

RECORDS = every()
ACTS = sorted({*acts(), *UNDOING})
QUESTIONS = sorted(
    path for path, one in RECORDS.items() if isinstance(one, Question) and one.use
)


def attribute(campaign, path):
    """The object at the end of a path of attributes."""
    words = [stub.method_name(word) for word in path.split()]
    return reduce(getattr, words, campaign)


def said(record, words):
    """The words of a sample by their names."""
    if record.use.startswith("ledger.acting."):
        use = inspect.signature(act_named(record.path))
        args = dict(use.bind(None, *words).arguments)
        args.pop("recorder")
    else:
        args = bound(record, words, {})
    known = {word.name for word in record.words}
    return {name: value for name, value in args.items() if name in known}


@pytest.fixture
def campaign(evening):
    """The campaign of an evening, for scripts."""
    return Campaign(evening.book)


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_a_script_does_what_the_command_does(evening, kind):
    """Each act of each game is called by its record's words, with the same facts."""
    prepare, words = SAMPLES[kind]
    prepare(evening)
    record = named(kind)
    args = said(record, words)
    options = {"seed": 7} if "seed" in options_of(record) else {}
    if kind in CHOICES:
        options["choices"] = CHOICES[kind]
    shown = evening.act(kind, *words, dry_run=True, **options)
    done = attribute(Campaign(evening.book), kind)(**args, **options)
    assert shown.result == done
    assert misshapen_result(kind, done) == []
    assert kind == evening.entries[-1].kind


@pytest.mark.parametrize("path", [*ACTS, *QUESTIONS])
def test_every_act_and_question_is_an_attribute(campaign, path):
    """`fief card play` is `campaign.fief.card.play`."""
    assert callable(attribute(campaign, path))
    first, _, rest = path.partition(" ")
    assert first in dir(campaign)
    assert not rest or rest.split()[0] in dir(getattr(campaign, first))


@pytest.mark.parametrize("name", sorted(SHORT))
def test_a_short_name_is_a_command(campaign, name):
    """A short name leads to an existing command."""
    assert isinstance(named(SHORT[name]), Act)
    assert callable(getattr(campaign, name))


def test_questions_are_asked_by_path_or_by_name(campaign):
    """Both ways answer with the facts that `--json` would print."""
    campaign.pay("bank", "Anne", 40, remark="spoils")
    assert campaign.ask("treasury", "Anne") == campaign.treasury("Anne")
    lines = campaign.statement("Anne")["lines"]
    assert [line["amount"] for line in lines if line["remark"] == "spoils"] == [40]
    assert campaign.verify()["ok"]


def test_words_of_which_there_may_be_several_stand_one_after_the_other(campaign):
    """Words before them have their places; those that come after are given by name."""
    done = campaign.correct("money", "Anne", value="12", remark="counted")
    assert done["after"] == 12
    told = campaign.count("Anne", 12, "Bruno", 30, dry_run=True)
    assert [one["counted"] for one in told["counts"]] == [12, 30]


def test_what_a_command_does_not_offer_a_script_does_not_take(campaign):
    """Unknown words and options of others are refused, and so are too few words."""
    for call in (
        lambda: campaign.note("well", seed=7),
        lambda: campaign.pay("bank", "Anne", 1, purse="deep"),
        lambda: campaign.pay("bank", "Anne"),
    ):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(LookupError):
        campaign.do("treasury", "Anne")
    with pytest.raises(LookupError):
        campaign.ask("pay", "bank", "Anne", 1)
    with pytest.raises(AttributeError):
        campaign.fief.fly("Anne")
    with pytest.raises(AttributeError):
        _ = campaign.dragons
    with pytest.raises(Refused):
        campaign.pay("bank", "Nobody", 1)


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        (
            lambda c: c.fief.lend("Anne", "Bruno", 3, remrak="x"),
            (
                "fief lend: no word is called remrak (did you mean remark?); "
                "it takes source, target, amount, [remark], [dry_run], [once], [ruling]"
            ),
        ),
        (
            lambda c: c.note("x", onze="y"),
            (
                "note: no word is called onze (did you mean once?); "
                "it takes remark, [dry_run], [once]"
            ),
        ),
        (
            lambda c: c.title.revoke(),
            "title revoke: title is missing; it takes title, [remark], [dry_run], [once], [ruling]",
        ),
        (
            lambda c: c.title.revoke("King", "x", "y", title="Queen"),
            (
                "title revoke: 'y' is one too many; title is said twice; "
                "it takes title, [remark], [dry_run], [once], [ruling]"
            ),
        ),
        (
            lambda c: c.turn(1),
            "turn: 1 is one too many; it takes [dry_run], [once], [ruling], [dice], [seed], [choices]",
        ),
        *(
            (
                lambda c, said=said: c.pay("Anne", "Bruno", said),
                (
                    f"pay: amount is not a whole number: {said!r}; "
                    "it takes source, target, amount, [remark], [dry_run], [once], [ruling]"
                ),
            )
            for said in ("5", True, 1.5)
        ),
    ],
)
def test_a_call_that_does_not_fit_is_told_what_would_be_right(campaign, call, fault):
    """The refusal names each fault, the nearest word, and all words of the command."""
    with pytest.raises(TypeError) as told:
        call(campaign)
    assert str(told.value) == fault


@pytest.mark.parametrize(
    ("call", "fault", "told"),
    [
        (
            lambda c: c.fief.lned,
            AttributeError,
            "fief: nothing is called lned (did you mean lend?)",
        ),
        (
            lambda c: c.tresury,
            AttributeError,
            "nothing is called tresury (did you mean treasury?)",
        ),
        (
            lambda c: c.do("fief lned"),
            LookupError,
            "nothing is called fief lned (did you mean fief lend?)",
        ),
        (
            lambda c: c.ask("fief cans"),
            LookupError,
            "nothing is called fief cans (did you mean fief can?)",
        ),
        (lambda c: c.do("zzzz"), LookupError, "nothing is called zzzz"),
        (lambda c: c.ask("corect"), LookupError, "nothing is called corect"),
        (lambda c: c.__missing__, AttributeError, "__missing__"),
    ],
)
def test_what_is_no_command_is_told_with_the_nearest_one(campaign, call, fault, told):
    """An unknown command is refused with the nearest, by path or within its group."""
    with pytest.raises(fault) as raised:
        call(campaign)
    assert raised.value.args == (told,)


def test_an_empty_word_is_no_name(campaign):
    """The refusal names the word that is empty."""
    with pytest.raises(Refused) as refused:
        campaign.pay("bank", " ", 5)
    told = refused.value
    assert (told.key, told.facts["name"]) == ("word.blank", "target")


def test_the_stub_changes_with_a_record(monkeypatch):
    """If a record gets a new word, the check notices that the stub lacks it."""
    assert stale(stub.made()) == []
    record = named("title revoke")
    monkeypatch.setattr(record, "words", (*record.words, opt("gown", KIND_NAME)))
    assert stale(stub.made()) == [stub.TARGET]


def test_the_stub_says_what_the_words_are():
    """The stub gives the types that parsers make, and shows where several may come."""
    text = stub.stub()
    assert (
        "        amount: int,\n        *,\n        remark: str | None = ...,\n" in text
    )
    assert "        *what: str,\n        value: str,\n        remark: str,\n" in text
    assert "    fief: Fief\n" in text
    assert "    def break_(" in text


@pytest.mark.parametrize("path", every())
def test_whatever_is_read_as_a_whole_number_is_one_from_python_too(path):
    """Every whole number of every command is one, even where several may be given."""
    record = named(path)
    for word in record.words:
        reads = word.kind.reads
        if reads in ("flag", "count"):
            continue
        number = parser(reads).__annotations__["return"] == "int"
        for said in ("5", True, 1.5):
            faults = unfit(record, (), {word.name: [said] if word.many else said}, ())
            wrong = f"{word.name} is not a whole number: {said!r}"
            assert (wrong in faults) == number


@pytest.mark.rule("MASS-MOD-05")
@pytest.mark.parametrize("men", [(0, 100), (100, -5), (10**12 + 1, 1)])
def test_an_army_has_one_man_at_least_from_python_too(men):
    """An army without men is refused, as on the command line."""
    with pytest.raises(Misuse) as told:
        compared(State(), men, (None, None))
    assert told.value.key == "mass.men"


def test_nobody_counts_nothing(here):
    """A required word may not be None, and nothing is written."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    with Campaign.open("c.db") as campaign:
        for call in (
            lambda: campaign.count(None, 5),
            lambda: campaign.pay("Anne", "Bruno", None),
            lambda: campaign.note(None),
            lambda: campaign.fief.done(None),
        ):
            with pytest.raises(TypeError, match="must be said"):
                call()
        assert len(campaign.entries()) == 1


def test_what_is_listed_can_be_called(here):
    """Commands that only show a screen are neither listed nor offered."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    with Campaign.open("c.db") as campaign:
        for whole in (campaign, campaign.fief):
            names = dir(whole)
            assert len(names) == len({*names})
            assert all(hasattr(whole, one) for one in names)
        with pytest.raises(AttributeError, match=r"called log$"):
            campaign.log()

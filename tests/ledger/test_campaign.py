"""The face for scripts: what a campaign does, answers and lists."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

import ledger
from ledger import Campaign
from ledger.campaign import SHORT, Group, options_of, questions
from ledger.errors import Refused
from ledger.grammar import Act, Question, named

PLAYERS = ("Anne", "Bruno")


@pytest.fixture
def campaign(here):
    """A campaign of no game with two players, in the current folder."""
    with Campaign.new("a.db", players=PLAYERS) as begun:
        yield begun


@pytest.fixture
def other(campaign):
    """The same campaign, opened by somebody else."""
    with Campaign.open("a.db") as opened:
        yield opened


def money(campaign, player="Anne"):
    """The coins of a player."""
    (account,) = campaign.treasury(player)["accounts"]
    return account.get("money", 0)


def pay_twice(campaign, giver, taker, amount):
    """Two payments, or none."""
    with campaign.together():
        for _ in range(2):
            campaign.pay(giver, taker, amount)


# Files ----------------------------------------------------------------------------------


def test_the_package_offers_the_face_for_scripts():
    """And says its version; nothing else is in it."""
    assert ledger.Campaign is Campaign
    assert ledger.__all__ == ["Campaign", "__version__"]
    assert ledger.__version__.count(".") == 2
    with pytest.raises(AttributeError, match=r"^Campaigns$"):
        _ = ledger.Campaigns


def test_a_new_campaign_is_open_and_of_the_game_that_was_named(here):
    """Of no game, without players, if nothing was said; no file is overwritten."""

    class Own(Campaign):
        """A script's own kind of campaign."""

    with Own.new("a.db") as plain, Own.new("b.db", "mass", ["Anne"]) as mass:
        assert type(plain) is type(mass) is Own
        assert [one.status()["game"] for one in (plain, mass)] == ["free", "mass"]
        names = [one.players.list()["players"] for one in (plain, mass)]
        assert names == [[], ["Anne"]]
    with pytest.raises(Refused) as caught:
        Campaign.new("a.db")
    assert caught.value.code == "exists"
    with Own.open("b.db") as again:
        assert type(again) is Own
        assert again.status()["game"] == "mass"


def test_a_campaign_is_closed_at_the_end(here):
    """By itself, or after `with`, whatever happened there."""
    closed = Campaign.new("a.db")
    closed.close()
    left = Campaign.open("a.db")
    with pytest.raises(Refused), left as entered:
        entered.pay("Anne", "Bruno", 5)
    assert entered is left
    for one in (closed, left):
        with pytest.raises(Exception, match="closed"):
            one.note("late")


def test_a_copy_of_a_campaign_is_a_campaign(campaign):
    """Made as it is, or as it was; the answer says what it is."""
    campaign.pay("bank", "Anne", 5)
    campaign.pay("bank", "Anne", 6)
    assert campaign.backup("copy.db")["file"] == "copy.db"
    assert campaign.fork("now.db")["branch"] == {"of": "a.db", "at": 3}
    assert campaign.fork("then.db", at=2)["branch"]["at"] == 2
    assert campaign.fork("then2.db", 2)["file"] == "then2.db"
    sums = []
    for file in ("copy.db", "now.db", "then.db", "then2.db"):
        with Campaign.open(file) as copy:
            sums.append(money(copy))
    assert sums == [11, 11, 5, 5]
    assert Path("a.db").exists()


# Several acts together ------------------------------------------------------------------


def test_acts_that_are_kept_together_are_written_all_or_none(campaign, other):
    """Each knows what those before it did, and others see them at the end."""
    with campaign.together() as inside:
        assert inside is campaign
        campaign.pay("bank", "Anne", 5)
        campaign.pay("Anne", "Bruno", 5)
        assert money(other, "Bruno") == 0
    assert (money(other), money(other, "Bruno")) == (0, 5)
    with pytest.raises(Refused):
        pay_twice(campaign, "Bruno", "Anne", 5)
    assert (money(campaign), money(campaign, "Bruno")) == (0, 5)
    assert len(campaign.entries()) == 3


@pytest.mark.parametrize("fails", [False, True])
def test_after_acts_kept_together_each_act_looks_anew(campaign, other, fails):
    """What others have written meanwhile counts."""
    if fails:
        with pytest.raises(Refused):
            pay_twice(campaign, "Anne", "Bruno", 5)
    else:
        pay_twice(campaign, "bank", "Bruno", 5)
    other.pay("bank", "Anne", 5)
    assert campaign.pay("Anne", "Bruno", 5)["amount"] == 5
    assert money(campaign, "Bruno") == (5 if fails else 15)


# Acts and questions ---------------------------------------------------------------------


def test_an_act_answers_its_facts_and_takes_the_options_of_its_command(campaign):
    """A dry run writes nothing, and what has a key is written once."""
    words = {"source": "bank", "target": "Anne", "amount": 5}
    shown = campaign.do("pay", **words, dry_run=True)
    assert (shown["amount"], money(campaign)) == (5, 0)
    for _ in range(2):
        assert campaign.do("pay", "bank", "Anne", amount=5, once="k")["amount"] == 5
    assert money(campaign) == 5
    faces = [campaign.roll("2d6", seed=7)["total"] for _ in range(2)]
    assert faces[0] == faces[1]
    assert campaign.roll("2d6", dice="3 4")["total"] == 7


@pytest.mark.parametrize("path", ["fly", "treasury", "", "log", "new", "fork"])
def test_what_is_no_act_is_not_done(campaign, path):
    """A question, a screen, or nothing at all."""
    with pytest.raises(LookupError, match="nothing is called"):
        campaign.do(path)


@pytest.mark.parametrize("path", ["fly", "pay", "", "log", "import", "board"])
def test_what_is_no_question_is_not_asked(campaign, path):
    """An act, a screen, or nothing at all."""
    with pytest.raises(LookupError, match="nothing is called"):
        campaign.ask(path)


def test_a_question_is_answered_in_whole(campaign):
    """Its lists are lists; a script may go through them twice."""
    campaign.pay("bank", "Anne", 5)
    answer = campaign.ask("statement", "Anne")
    assert type(answer["lines"]) is list
    assert [line["amount"] for line in answer["lines"]] == [5]
    assert campaign.statement(player="Anne") == answer


def test_a_question_that_needs_no_campaign_is_one_of_its_game(here):
    """It goes by the house rules of a campaign, which must play that game."""
    words = ("tie", "front", 12)
    with Campaign.new("a.db", "mass") as mass, Campaign.new("b.db", "fief") as fief:
        assert mass.mass.cell(*words) == mass.ask("mass cell", *words)
        with pytest.raises(Refused) as caught:
            fief.ask("mass cell", *words)
        assert caught.value.key == "game.other"
        assert caught.value.facts == {"game": "mass", "played": "fief"}


def test_words_that_may_be_several_take_all_from_their_place_on(campaign):
    """None of them, one or more; as one list by their name, too."""
    count = partial(campaign.count, dry_run=True)
    for call in (
        partial(count, "Anne", 1, "Bruno", 2),
        partial(count, "Anne", 1, others=["Bruno", 2]),
    ):
        counts = call()["counts"]
        assert [one["counted"] for one in counts] == [1, 2]
    assert count("Anne", 1)["counted"] == 1
    with pytest.raises(TypeError):
        count("Anne", 1, "Bruno", 2, others=["Bruno", 2])
    told = campaign.correct("money", "Anne", value="7", remark="so")
    assert told["after"] == 7


def test_an_option_that_may_be_several_takes_one_value_by_its_place(campaign):
    """Several are given by its name."""
    with pytest.raises(TypeError, match="'Bruno' is one too many"):
        campaign.fief.crown("Arnaud", "Anne", "Bruno")


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((None, "Anne", 5), "pay: source must be said"),
        (("bank", None, None), "pay: target and amount must be said"),
    ],
)
def test_a_word_that_is_needed_may_not_be_none(campaign, values, told):
    """All that lack are named; one that is not needed may be."""
    with pytest.raises(TypeError) as caught:
        campaign.pay(*values)
    assert str(caught.value) == told
    assert campaign.pay("bank", "Anne", 5, None)["amount"] == 5


# What there is --------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "path"), SHORT.items())
def test_a_short_name_stands_for_a_command_of_two_words(campaign, name, path):
    """It calls the same."""
    call = getattr(campaign, name)
    assert (call.func, call.args) == (campaign.do, (path,))
    group, _, last = path.partition(" ")
    if last:
        assert getattr(getattr(campaign, group), last).args == (path,)


def test_an_attribute_is_an_act_a_question_or_a_group(campaign):
    """A word that Python keeps for itself ends in a line."""
    assert campaign.pay.func == campaign.do
    assert campaign.treasury.func == campaign.ask
    assert isinstance(campaign.fief.card, Group)
    assert campaign.fief.card.play.args == ("fief card play",)
    assert campaign.siege.break_.args == ("siege break",)
    assert campaign.turn.args == ("turn",)
    for path, message in (
        ("_pay", "_pay"),
        ("log", "nothing is called log"),
        ("paying", "nothing is called paying (did you mean pay?)"),
    ):
        with pytest.raises(AttributeError) as caught:
            getattr(campaign, path)
        assert str(caught.value) == message
    with pytest.raises(AttributeError) as caught:
        _ = campaign.fief.card.plya
    assert str(caught.value) == (
        "fief card: nothing is called plya (did you mean play?)"
    )
    with pytest.raises(AttributeError, match=r"^fief _x$"):
        _ = campaign.fief._x


def test_what_may_follow_is_listed(campaign):
    """In alphabetical order, without what is there for a screen only."""
    names = dir(campaign)
    assert names == sorted({*names})
    assert {"pay", "fief", "title", "treasury", "grant", "do", "close"} <= {*names}
    assert not {"log", "show", "board", "serve", "run"} & {*names}
    assert dir(campaign.title) == sorted(dir(campaign.title))
    assert {"grant", "revoke", "list", "history"} <= {*dir(campaign.title)}
    assert {"card", "cards", "map", "lend"} <= {*dir(campaign.fief)}
    assert not {"tree", "odds", "new"} & {*dir(campaign.fief)}
    assert dir(campaign.fief.map) == ["load", "show"]


def test_all_questions_and_no_acts_or_screens_can_be_asked():
    """Each is named by its path."""
    asked = questions()
    assert {"treasury", "title list", "fief can"} <= {*asked}
    assert all(isinstance(named(path), Question) and named(path).use for path in asked)
    assert not {"log", "pay", "fief tree"} & {*asked}


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("note", ["dry_run", "once"]),
        ("pay", ["dry_run", "once", "ruling"]),
        ("roll", ["dry_run", "once", "dice", "seed"]),
        ("fief move", ["dry_run", "once", "ruling", "choices"]),
        ("turn", ["dry_run", "once", "ruling", "dice", "seed", "choices"]),
    ],
)
def test_a_script_gives_the_options_of_a_command(path, options):
    """Except those that are for people: where, in which language and form."""
    act = named(path)
    assert isinstance(act, Act)
    assert options_of(act) == options


def test_a_script_lists_titles_territories_and_entries(campaign):
    """The journal with its oldest entry first, or only the last few of it."""
    assert (campaign.titles(), campaign.territories()) == ([], [])
    campaign.add_territory("Vaux")
    campaign.claim("Vaux", "Anne")
    campaign.grant("Warden", "Bruno")
    (title,), (land,) = campaign.titles(), campaign.territories()
    assert (title["title"], title["holder"]) == ("Warden", "Bruno")
    assert (land["name"], land["owner"]) == ("Vaux", "Anne")
    listed = campaign.entries()
    assert [one["seq"] for one in listed] == [1, 2, 3, 4]
    assert campaign.entries(2) == campaign.entries(last=2) == listed[2:]
    last = listed[-1]
    assert (last["kind"], last["outcome"]["holder"]) == ("title grant", "Bruno")
    assert last["effects"]

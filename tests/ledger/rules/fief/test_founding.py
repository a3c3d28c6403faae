"""The founding of a fief: conditions, price, capital, benefits."""

from __future__ import annotations

import pytest

from commands.texts import choose
from commands.texts.fief import telling
from ledger.rules.fief import GAME
from ledger.rules.fief.board.places import rank_of
from ledger.rules.fief.families.lords import fights, height
from ledger.rules.fief.fiefs import capital_held, owner_of, title_of
from ledger.rules.fief.purchases.founding import found, lacks, title_price, titles_left
from tests.ledger.rules.fief.positions import (
    ANNE,
    NOIR,
    REGIONS,
    at,
    do,
    effect,
    fact,
    holding,
    keys,
    lord,
    new_ids,
    person,
    position,
    refusal,
    refused,
    title,
    village,
)

RICH = {"Anne": 5000, "Bruno": 5000}
CAPITALS = {"Rouge": "Bourg", "Bleu": "Beaujeu", "Noir": "Sennecy"}


def held(region="Noir", *, castle=True, without=""):
    """Each village of a region has a soldier of Anne's, and the capital a castle."""
    return "".join(
        village(
            name,
            "Anne",
            "" if name == without else "Anne.v1=1",
            **({"building": "castle"} if castle and name == CAPITALS[region] else {}),
        )
        for name in REGIONS[region]
    )


HOLDER = person("Arnaud", "Anne", "Lac")
LAND = held() + HOLDER


def market(text=LAND, *, money=RICH, **more):
    """A position in the purchases."""
    return position(text, phase="purchases", money=money, **more)


def founded(state, region="Noir", capital="Sennecy", who="Arnaud", **more):
    """Anne founds a fief."""
    player = more.pop("player", "Anne")
    return do(state, found, player, region, capital, who, **new_ids(state), **more)


def no(state, *args, **more):
    """Code, key and rule of a refused founding."""
    before = state.copy()
    said = refusal(founded, state, *args, **more)
    assert before == state
    return said.code, said.key, said.rule


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-FIEF-02", "FIEF-FIEF-03", "FIEF-FIEF-04")
@pytest.mark.rule(
    "FIEF-FIEF-06", "FIEF-FIEF-07", "FIEF-FIEF-08", "FIEF-BUY-10", "FIEF-MAP-02"
)
@pytest.mark.parametrize(
    ("region", "rank", "price"),
    [("Noir", "baron", 600), ("Bleu", "count", 800), ("Rouge", "duke", 1000)],
)
def test_a_fief_is_founded(region, rank, price):
    """TV-BUY-DOC-01, TV-STOCK-02: rank sets the price; a city replaces the castle."""
    state = market(held(region) + HOLDER)
    before = {what: state.balance("stock", what) for what in ("castle", "city")}
    outcome = founded(state, region, CAPITALS[region])
    subject, capital = f"region:{region}", at(CAPITALS[region])
    told = outcome.result
    assert (told["rank"], told["cost"], told["money"]) == (rank, price, 5000 - price)
    assert state.balance(ANNE, "money") == 5000 - price
    assert title_price(state, subject) == price == 200 * len(REGIONS[region])
    assert state.balance("stock", "castle") - before["castle"] == 1
    assert state.balance("stock", "city") - before["city"] == -1
    assert (state.balance(capital, "castle"), state.balance(capital, "city")) == (0, 1)
    made = title_of(state, subject)
    assert made == title(region)
    assert state.facts[made] == {
        "name": region,
        "region": subject,
        "capital": capital,
        "holder": lord("Arnaud"),
    }
    assert titles_left(state, rank) == 1
    assert GAME.audit(state) == []
    assert no(state, region, CAPITALS[region])[2] == "FIEF-FIEF-08"


@pytest.mark.rule("FIEF-FIEF-05")
@pytest.mark.parametrize(
    ("region", "english", "french"),
    [
        ("Rouge", "duchy of Bourg", "duché de Bourg"),
        ("Bleu", "county of Beaujeu", "comté de Beaujeu"),
        ("Noir", "barony of Sennecy", "baronnie de Sennecy"),
    ],
)
def test_a_fief_is_named_after_its_capital(region, english, french):
    """TV-FIEF-DOC-02 has the names in both languages."""
    state = market(held(region) + HOLDER)
    result = founded(state, region, CAPITALS[region]).result
    facts = result | {"capital": state.name(result["capital"]), "region": region}
    for lang, expected in (("en", english), ("fr", french)):
        words = choose(lang, None)
        told = telling.worded_facts(words, "fief found", facts, state)
        assert told["fief"] == f"{expected} ({region})"


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-FIEF-02", "FIEF-FIEF-25")
def test_everything_that_is_missing_is_told_at_once():
    """Villages by name, castle and lord are listed with the first rule."""
    text = village("Sennecy", "Anne", "Anne.v1=1") + village("Roc", "Anne")
    state = market(text + HOLDER)
    missing = [(m.key, m.rule, m.about) for m in lacks(state, ANNE, NOIR)]
    assert missing == [
        ("village", "FIEF-FIEF-01", at("Roc")),
        ("village", "FIEF-FIEF-01", at("Val")),
        ("castle", "FIEF-FIEF-02", None),
    ]
    said = refusal(founded, state)
    assert (said.code, said.rule) == ("rule", "FIEF-FIEF-01")
    assert [one["what"] for one in said.facts["missing"]] == [m[0] for m in missing]
    castle = market(held(castle=False) + HOLDER)
    assert no(castle) == ("rule", "fief.found", "FIEF-FIEF-02")


@pytest.mark.rule("FIEF-FIEF-25", "FIEF-FIEF-07", "FIEF-FIEF-13")
@pytest.mark.ruling("FIEF-AMB-41")
def test_a_title_needs_a_lord_of_ones_own():
    """Without a lord none can be founded, whatever the referee says."""
    bare = market(held() + person("Roland", "Bruno", "Lac"))
    assert no(bare, who="Roland") == ("rule", "fief.found", "FIEF-FIEF-25")
    assert no(bare, who="Roland", ruled=True)[2] == "FIEF-FIEF-25"
    other = market(LAND + person("Roland", "Bruno", "Lac"))
    assert no(other, who="Roland") == ("rule", "fief.lord_of_other", "FIEF-FIEF-07")
    woman = market(held() + person("Blanche", "Anne", "Lac"))
    assert not fights(woman, lord("Blanche"))
    founded(woman, who="Blanche")
    assert fights(woman, lord("Blanche"))


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-LORD-11")
@pytest.mark.parametrize(
    ("there", "allowed"),
    [
        (person("Charles", "Anne", "Val"), True),
        (person("Charles", "Anne", "Val", prisoner_of="Bruno"), False),
        (
            person("Roland", "Anne", "Val", king=True) + holding("guard/king", "v1", 1),
            True,
        ),
        ("", False),
    ],
)
def test_a_free_lord_occupies_a_village_like_a_soldier(there, allowed):
    """A captive does not."""
    state = market(held(without="Val") + HOLDER + there)
    if allowed:
        founded(state)
    else:
        assert no(state)[2] == "FIEF-FIEF-01"


@pytest.mark.rule("FIEF-FIEF-01")
@pytest.mark.ruling("FIEF-AMB-121")
def test_others_in_the_region_do_not_prevent_it_unless_the_house_says_so():
    """The table is shown the others there; a guest's camp is no occupation."""
    guest = LAND.replace('"Anne" = ', '"Bruno" = { v1 = 1 }, "Anne" = ', 1)
    rebels = effect("revolt", player="Bruno", at="Val") + holding("rebels", "v1", 2)
    text = guest + rebels
    assert keys(founded(market(text))) == ["fief.guest", "fief.rebels_there"]
    for there in (guest, LAND + rebels):
        strict = market(there, house={"found.guest_blocks": True})
        assert no(strict) == ("rule", "fief.found", "fief.found.guest_blocks")
    camp = LAND.replace('owner = "Anne"', 'owner = "Bruno"\nguests = ["Anne"]', 1)
    assert no(market(camp))[2] == "FIEF-FIEF-01"
    theirs = LAND.replace('owner = "Anne"', 'owner = "Bruno"', 1)
    assert no(market(theirs))[2] == "FIEF-FIEF-01"


@pytest.mark.rule("FIEF-FIEF-04")
def test_the_capital_is_a_village_with_a_castle_in_the_region():
    """A suitable one is suggested; the referee may allow another."""
    far = market(LAND + village("Lac", "Anne", "Anne.v1=1", building="castle"))
    assert no(far, capital="Lac")[:2] == ("rule", "fief.capital_region")
    assert no(far, capital="Lac", ruled=True)[0] == "rule"
    said = refusal(founded, far, capital="Roc")
    assert (said.key, said.facts["near"]) == ("fief.capital_castle", ["Sennecy"])
    founded(far, capital="Roc", ruled=True)
    assert far.balance(at("Roc"), "city") == 1
    assert far.balance(at("Sennecy"), "castle") == 1


@pytest.mark.rule("FIEF-FIEF-06")
def test_other_castles_of_the_region_stay():
    """Only the capital's is swapped."""
    text = LAND.replace('"Roc"', '"Roc"\nbuilding = "castle"')
    state = market(text)
    founded(state)
    assert state.balance(at("Roc"), "castle") == 1


@pytest.mark.rule("FIEF-FIEF-01", "FIEF-BUY-15", "FIEF-STOCK-03", "FIEF-STOCK-08")
@pytest.mark.rule("FIEF-CARD-16")
def test_money_stock_and_phase():
    """No ruling gives money, a city or a title card, but the phase may be overruled."""
    poor = market(money={"Anne": 599})
    assert (
        no(poor) == no(poor, ruled=True) == ("not_enough", "fief.purse", "FIEF-BUY-15")
    )
    late = position(LAND, phase="movement", money=RICH)
    assert no(late) == ("out_of_phase", "fief.phase_over", "FIEF-FIEF-01")
    founded(late, ruled=True)
    bare = market()
    bare.put("campaign", "box", 1)
    bare.balances["stock"]["city"] = 1
    founded(bare.copy())
    bare.balances["stock"].pop("city")
    assert no(bare, ruled=True) == ("out_of_stock", "fief.stock", "FIEF-STOCK-03")
    assert [one.rule for one in lacks(bare, ANNE, NOIR)] == ["FIEF-STOCK-03"]
    out = market(
        LAND
        + "".join(
            fact(f"title:{name}", "name", name)
            + fact(f"title:{name}", "region", f"region:{name}")
            for name in ("Rouge", "Bleu")
        )
    )
    out.put(title("Rouge"), "region", "region:Gris")  # another barony elsewhere
    assert titles_left(out, "baron") == 1
    founded(out.copy())
    out.put(title("Bleu"), "region", "region:Gris")  # and one more
    assert titles_left(out, "baron") == 0
    assert no(out, ruled=True) == (
        "out_of_stock",
        "fief.no_title_card",
        "FIEF-STOCK-08",
    )


@pytest.mark.ruling("FIEF-AMB-91")
def test_a_title_for_a_captive_is_frozen_at_once():
    """Such a title is allowed with a note, or forbidden by the house."""
    text = held() + person("Arnaud", "Anne", "Lac", prisoner_of="Bruno")
    assert keys(founded(market(text))) == ["fief.title_captive"]
    strict = market(text, house={"titles.to_prisoner": False})
    assert no(strict) == ("rule", "fief.captive", "fief.titles.to_prisoner")


@pytest.mark.rule("FIEF-FIEF-16", "FIEF-LORD-03")
@pytest.mark.parametrize(
    ("who", "more"),
    [
        ("Arnaud", {"king": True}),
        ("Arnaud", {"prince": True}),
        ("Arnaud", {"bishop": "Sigy"}),
        ("Arnaud", {"bishop": "Sigy", "cardinal": True}),
        ("Isabelle", {}),
        ("Isabelle", {"queen": True}),
    ],
)
def test_one_lord_may_hold_several_titles(who, more):
    """Kings, princes, bishops and cardinals may, and so may women and the Queen."""
    state = market(held() + held("Bleu") + person(who, "Anne", "Lac", **more))
    founded(state, who=who)
    founded(state, "Bleu", "Beaujeu", who=who)
    holders = {state.get(title(name), "holder") for name in ("Noir", "Bleu")}
    assert holders == {lord(who)}


@pytest.mark.rule("FIEF-FIEF-11", "FIEF-FIEF-12", "FIEF-FIEF-27", "FIEF-MOVE-12")
def test_the_villages_of_a_fief_are_its_holders_whoever_stands_there():
    """Enemies there own nothing, and the holder's death ends nothing."""
    state = market()
    founded(state)
    state.put(at("Val"), "owner", "player:Bruno")
    assert owner_of(state, at("Val")) == ANNE
    state.put(title("Noir"), "holder", None)
    state.put(title("Noir"), "keeper", ANNE)
    assert owner_of(state, at("Val")) == ANNE
    assert capital_held(state, title("Noir"))
    state.put(title("Noir"), "keeper", None)  # nobody's, though lords are there
    state.put(lord("Arnaud"), "at", at("Roc"))
    assert not capital_held(state, title("Noir"))


def test_ranks_rise_from_baron_to_duke():
    """The number of villages alone sets the rank and the price."""
    state = market()
    ranks = [rank_of(state, f"region:{name}") for name in ("Noir", "Bleu", "Rouge")]
    assert sorted(ranks, key=height) == ranks
    assert refused(state, found, "Anne", "Noir", "Roc", "Arnaud", **new_ids(state))


@pytest.mark.rule("FIEF-MOVE-12")
@pytest.mark.ruling("FIEF-AMB-121")
def test_who_founds_a_fief_is_a_guest_in_none_of_its_villages():
    """A ruling supplies what is missing; another's village becomes the founder's."""
    land = village("Sennecy", "Anne", "Anne.v1=1", building="castle")
    land += village("Roc", "Bruno", "Anne.v1=1 Bruno.v1=1 Chloé.v1=1")
    land += person("Arnaud", "Anne", "Sennecy")
    land += fact("territory:Roc", "guests", ["player:Anne", "player:Chloé"])
    state = position(land, phase="purchases", money={"Anne": 5000})
    do(state, found, "Anne", "Noir", "Sennecy", "Arnaud", **new_ids(state), ruled=True)
    assert state.words("territory:Roc", "guests") == ("player:Chloé",)


def test_a_city_that_stands_there_without_a_title_stays_the_only_one():
    """A position may have one; the ruling overrules only the missing castle."""
    city = held(castle=False).replace(
        'name = "Sennecy"\n', 'name = "Sennecy"\nbuilding = "city"\n'
    )
    state = market(city + HOLDER)
    stock = state.balance("stock", "city")
    assert no(state) == ("rule", "fief.found", "FIEF-FIEF-02")
    founded(state, ruled=True)
    assert title_of(state, NOIR) == title("Noir")
    assert (state.balance(at("Sennecy"), "city"), state.balance("stock", "city")) == (
        1,
        stock,
    )
    assert list(GAME.audit(state)) == []

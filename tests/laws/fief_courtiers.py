"""Acts at a court of Fief: who is killed, wed, crowned, taken or set free.

Each act is drawn from a state by a seed; most are allowed by the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledger.rules.fief.board.places import (
    dioceses,
    entrances,
    neighbours,
    regions,
    villages,
)
from ledger.rules.fief.cards.deck import cards_of, seen
from ledger.rules.fief.crown import marrying
from ledger.rules.fief.crown.crowning import consecrators, waits
from ledger.rules.fief.crown.legacies import pending
from ledger.rules.fief.crown.prince import parents
from ledger.rules.fief.crown.voting import candidates, entitled
from ledger.rules.fief.facts import GUARDS, REBELS, UNSEEN
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import CAUSES
from ledger.rules.fief.fiefs import is_guest
from ledger.rules.fief.forces import guarded, present
from ledger.rules.fief.movement.rebels import fight_due
from ledger.rules.fief.purchases.founding import lacks
from ledger.rules.fief.purchases.placing import strongholds
from ledger.rules.fief.turn.order import has_passed, playing
from ledger.rules.fief.variants import sales
from ledger.state import CAMPAIGN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random  # noqa: TID251 - given by the test, and seeded

    from ledger.state import State

    Words = dict[str, Any]


def _one(chance: Random, found: Sequence[str], other: Sequence[str]) -> str:
    """One of those that fit; now and then, or if none does, any of them."""
    return chance.choice(found if found and chance.random() < 0.85 else other)


def _lord(state: State, chance: Random, fit: Sequence[str] = ()) -> str:
    every = lords.everybody(state) or ["lord:Arnaud"]
    return state.name(_one(chance, fit, every))


def _player(state: State, chance: Random, fit: Sequence[str] = ()) -> str:
    return state.name(_one(chance, fit or playing(state), state.seats))


def _village(state: State, chance: Random) -> str:
    return state.name(chance.choice(villages(state)))


# Death ------------------------------------------------------------------------------


def die(state: State, chance: Random) -> Words:
    """Anybody dies of any cause; crowned heads, captives and heirs more often."""
    every = lords.every(state)
    fit = [one for one in every if lords.offices_of(state, one)]
    fit += [one for one in every if lords.spouse(state, one)]
    fit += [one for one in every if not lords.is_free(state, one)]
    some = fit if chance.random() < 0.5 else every
    return {"lord": _lord(state, chance, some), "cause": chance.choice([*CAUSES])}


def card(state: State, chance: Random) -> Words:
    """A card: lords are laid so that families live; others kill or free them."""
    late = [p for p in playing(state) if not has_passed(state, p)]
    kind = chance.choice([*_hand(state)] or ["sun"])
    told: Words = {"player": _player(state, chance, late), "card": kind}
    if kind == "lord":
        unseen = [s for s, lie in cards_of(state, "lord").items() if lie == UNSEEN]
        few = [p for p in late if len(lords.family(state, p)) < 3] or late
        told |= {"player": _player(state, chance, few)}
        told |= {"lord": state.name(chance.choice(unseen or state.subjects("lord")))}
    return told


def _hand(state: State) -> Iterator[str]:
    """Cards that somebody may hold, and which could be played now."""
    often = {"lord": 6, "bishop": 3, "darc": 1, "plague": 1, "assassination": 2}
    often |= {"tallage": 1, "revolt": 1, "escape": 3 if held(state) else 0}
    often |= {"justice": 6 if state.get(CAMPAIGN, "murdered") else 0}
    for kind, many in often.items():
        if seen(state, kind, UNSEEN):
            yield from (kind,) * many


def deal(_: State, chance: Random) -> Words:
    """Cards are dealt; the dead may come back with the discards."""
    return {"reshuffle": chance.random() < 0.8}


# Church and crown -------------------------------------------------------------------


def couples(state: State) -> list[tuple[str, str]]:
    """All pairs who may marry; a King first of all, because he needs a Queen."""
    fit = [
        (str(may.where), str(may.spouse))
        for player in playing(state)
        for may in marrying.possible(state, player)
        if not may.missing
    ]
    king = lords.office(state, "king")
    return [pair for pair in fit if king in pair] or fit


def marry(state: State, chance: Random) -> Words:
    """Mostly a couple that may marry."""
    fit = couples(state)
    if fit and chance.random() < 0.9:
        one, other = chance.choice(fit)
        return {"one": state.name(one), "other": state.name(other)}
    return {"one": _lord(state, chance), "other": _lord(state, chance)}


def elect(state: State, chance: Random) -> Words:
    """Everybody who may vote, for a possible King; or some, for anybody."""
    lord = _lord(state, chance, candidates(state))
    voters = [p for p in playing(state) if entitled(state, p)]
    if chance.random() < 0.3:
        voters = voters[:2]
    return {"votes": [f"{state.name(p)}:{lord}" for p in voters or state.seats[:1]]}


def crown(state: State, chance: Random) -> Words:
    """The elected lord, crowned by anybody who can."""
    chosen = waits(state)
    by = [state.name(one) for one in consecrators(state) if chance.random() < 0.3]
    return {"lord": _lord(state, chance, [chosen] if chosen else []), "by": by}


def guard(state: State, chance: Random) -> Words:
    """A sovereign takes guardsmen."""
    fit = [lord for name in GUARDS if (lord := guarded(state, name))]
    return {"lord": _lord(state, chance, fit)}


def prince(state: State, chance: Random) -> Words:
    """A lord whom nobody has seen, from one of two hands."""
    unseen = [s for s, lie in cards_of(state, "lord").items() if lie == UNSEEN]
    unseen = [lord for lord in unseen if not lords.is_woman(lord)]
    by = _player(state, chance, parents(state)) if chance.random() < 0.5 else None
    if not unseen:
        unseen = [*state.subjects("lord")]
    return {"lord": state.name(chance.choice(unseen)), "by": by}


def seat(state: State, chance: Random) -> Words:
    """A bishop's card is sold, or not."""
    see = _one(chance, sales.due(state), dioceses(state))
    told: Words = {"diocese": state.name(see)}
    if chance.random() < 0.2:
        return told | {"unsold": True}
    price = chance.choice((300, 400, 700))
    told |= {"winner": _player(state, chance), "price": price}
    free = [one for one in lords.every(state) if not lords.is_titled(state, one)]
    return told | {"bishop": _lord(state, chance, free)}


def buy(state: State, chance: Random) -> Words:
    """A cardinal's hat, or guards, or a soldier."""
    player = chance.choice(playing(state) or state.seats)
    own = [one for one in lords.family(state, player) if lords.bishoprics(state, one)]
    item = chance.choice(
        ("cardinal", "cardinal", "soldier", "guard") if own else ("soldier",)
    )
    told: Words = {"player": state.name(player), "item": item, "count": 1}
    if item == "cardinal":
        return told | {"lord": _lord(state, chance, own)}
    strong = strongholds(state, player) or villages(state)
    return told | {"at": state.name(chance.choice(strong)), "value": 1}


# Fiefs ------------------------------------------------------------------------------


def inherit(state: State, chance: Random) -> Words:
    """All inheritances that wait, or some of them."""
    some = [state.text(title, "region") or "" for title in pending(state)]
    few = some[:1] if chance.random() < 0.3 else []
    return {"regions": [state.name(region) for region in few]}


def bestow(state: State, chance: Random) -> Words:
    """A title goes to another lord of the family, or a foreign one."""
    several = [
        title
        for title in state.subjects("title")
        if (lord := state.text(title, "holder"))
        and len(lords.family(state, lords.owner(state, lord))) > 1
    ]
    title = _one(chance, several, state.subjects("title") or ["title:Rouge"])
    holder = state.text(title, "holder")
    own = lords.family(state, lords.owner(state, holder)) if holder else []
    own = [lord for lord in own if lord != holder]
    region = state.text(title, "region") or "region:Rouge"
    return {"region": state.name(region), "lord": _lord(state, chance, own)}


def found(state: State, chance: Random) -> Words:
    """A fief that may be founded, if there is one."""
    every = [(p, r) for p in playing(state) or state.seats for r in regions(state)]
    ready = [pair for pair in every if not any(True for _ in lacks(state, *pair))]
    player, region = chance.choice(ready or every)
    own = [v for v in villages(state) if state.get(v, "region") == region]
    return {
        "player": state.name(player),
        "region": state.name(region),
        "capital": state.name(own[0]),
        "lord": _lord(state, chance, lords.family(state, player)),
    }


# Captivity --------------------------------------------------------------------------


def held(state: State) -> list[str]:
    """All captives, including those in the dungeon."""
    return [lord for lord in lords.everybody(state) if lords.captor(state, lord)]


def ransom(state: State, chance: Random) -> Words:
    """A captive goes home for the ransom of his rank, or for a little."""
    return {
        "lord": _lord(state, chance, held(state)),
        "amount": chance.choice((None, 100, 400)),
        "to": _village(state, chance),
    }


def sell(state: State, chance: Random) -> Words:
    """A captive goes to another captor, often the King's player."""
    king = lords.office(state, "king")
    fit = [lords.owner(state, king)] if king and chance.random() < 0.5 else []
    return {
        "lord": _lord(state, chance, held(state)),
        "buyer": _player(state, chance, fit),
        "amount": chance.choice((0, 100, 300)),
    }


def escape(state: State, chance: Random) -> Words:
    """An Escape card for one of the captives."""
    likely = held(state)
    lord = _lord(state, chance, likely)
    own = [lords.owner(state, one) for one in likely if state.name(one) == lord]
    player = _player(state, chance, own)
    return {"player": player, "card": "escape", "lord": lord}


def move(state: State, chance: Random) -> Words:
    """A lord rides to the next village with all his company, to meet others."""
    leads = [
        one
        for one in lords.every(state)
        if lords.is_free(state, one)
        and not has_passed(state, lords.owner(state, one))
        and not state.get(one, "steps")
    ]
    lord = chance.choice(leads or lords.every(state) or ["lord:Arnaud"])
    place = (state.text(lord, "at") or "").partition("/")[0]
    near = [n for n in neighbours(state, place) if present(state, n)]
    way = [*near, *neighbours(state, place)] or villages(state)
    return {
        "player": state.name(lords.owner(state, lord)) or "Anne",
        "to": [state.name(chance.choice(way))],
        "lord": state.name(lord),
        "troops": "all" if chance.random() < 0.6 else None,
    }


def met(state: State) -> list[tuple[str, list[str]]]:
    """A place where some have met who have not yet fought in this turn."""
    crowded = []
    for village in villages(state):
        places = [village, *entrances(state, village)]
        there = dict.fromkeys(p for place in places for p in present(state, place))
        fresh = [p for p in there if state.number(p, "fought") != state.turn]
        if len(fresh) > 1:
            crowded.append((village, fresh))
    return crowded


def battle(state: State, chance: Random) -> Words:
    """Rebels who owe a fight, or two sides that have met; the winner may show mercy."""
    told: Words
    due = fight_due(state)
    if due:
        names = [state.name(player) for player in due[1]]
        told = {"village": state.name(due[0]), "attackers": [state.name(REBELS)]}
        return told | {"defenders": names}
    every = [(village, [*state.seats]) for village in villages(state)]
    village, there = chance.choice(met(state) or every)
    one, other = chance.sample(there, 2)
    told = {"village": state.name(village), "attackers": [state.name(one)]}
    return told | {"defenders": [state.name(other)]}


def guests(state: State) -> list[str]:
    """Lords who camp in other players' villages."""
    return [
        one
        for one in lords.every(state)
        if is_guest(state, state.text(one, "at") or "", lords.owner(state, one))
    ]


def captive(state: State, chance: Random) -> Words:
    """A guest is taken captive, or lets himself be taken."""
    return {"lord": _lord(state, chance, guests(state))}


def _nothing(_state: State, _chance: Random) -> Words:
    return {}


ACTS: dict[str, Callable[[State, Random], Words]] = {
    "fief die": die,
    "fief card play": card,
    "fief marry": marry,
    "fief elect": elect,
    "fief crown": crown,
    "fief guard": guard,
    "fief prince": prince,
    "fief seat": seat,
    "fief buy": buy,
    "fief inherit": inherit,
    "fief bestow": bestow,
    "fief found": found,
    "fief ransom": ransom,
    "fief sell": sell,
    "fief move": move,
    "fief battle": battle,
    "fief captive": captive,
    "fief deal": deal,
    "phase": _nothing,
    "turn": _nothing,
}

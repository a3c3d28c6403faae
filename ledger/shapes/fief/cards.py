"""Cards: dealing, playing, discarding and counting them; the luck of the dice.

Generated of `cards.toml` by `make tree`: do not edit.
"""

from typing import NotRequired, TypedDict, final
from ledger.shapes.fief import war as _fief_war
from ledger.shapes.fief.shared import Death
from ledger.shapes.fief.shared import Hand
from ledger.shapes.fief.shared import Side
from ledger.shapes.shared import DiceLuck

class Played(TypedDict):
    """A card that was played."""

    player: str
    card: str

class PlayedOn(Played):
    """A card on a place."""

    on: str

@final
class Bishop(Played):
    """A lord who is bishop."""

    diocese: str
    lord: str

@final
class Darc(Played):
    """A lord who is d’Arc."""

    lord: str

@final
class Weather(PlayedOn):
    """A card that takes another away."""

    ended: str
    left: int

@final
class Murder(Played):
    """A lord who was killed."""

    lord: str
    death: Death

class Freed(TypedDict):
    """A captive who is free."""

    lord: str
    player: str
    at: str

@final
class Escape(Played):
    """Captives who escape."""

    lord: str
    freed: list[Freed]

@final
class Lord(Played):
    """A lord who comes into play, with the titles that waited."""

    lord: str
    at: str
    titles: list[str]

class Wasted(TypedDict):
    """What rebels have destroyed: of what there was none nothing is told."""

    village: str
    mill: NotRequired[int]
    press: NotRequired[int]
    castle: NotRequired[int]

@final
class Revolt(Played):
    """A revolt that breaks out."""

    at: str
    faces: list[int]
    rebels: int
    fights: list[str]
    destroyed: Wasted | None
    capital: str | None

class Loss(TypedDict):
    """What the plague takes of a player's soldiers in a village."""

    village: str
    player: str
    had: int
    removed: int
    left: int
    change: NotRequired[list[_fief_war.Change]]

@final
class Plague(PlayedOn):
    """What the plague takes."""

    losses: list[Loss]
    deaths: list[Death]
    saved: list[str]

@final
class Camp(PlayedOn):
    """The plague in a camp of mercenaries."""

    faces: list[int]
    damage: int
    eliminated: int
    camp: int

Play = PlayedOn | Bishop | Darc | Weather | Murder | Escape | Lord | Revolt | Plague | Camp

class Dealt(TypedDict):
    """What a player was dealt."""

    player: str
    cards: int
    hand: int

class Laid(TypedDict):
    """A lord who was laid anew."""

    player: str
    lord: str
    at: str

class Deal(TypedDict):
    """What was dealt, and what is left; null where cards are not counted."""

    turn: int
    players: list[Dealt]
    deck: int | None
    discard: int | None
    reshuffled: int | None
    lords: list[Laid]

class Lying(TypedDict):
    """A card that lies on the table."""

    card: str
    on: str
    player: str | None

class Blue(TypedDict):
    """Where the cards of an event are."""

    card: str
    total: int
    table: int
    discarded: int
    unseen: int

class Red(TypedDict):
    """Where the cards of an office are."""

    card: str
    total: int
    held: int
    left: int

class Cards(TypedDict):
    """Where all cards are; null where they are not counted."""

    deck: int | None
    discard: int | None
    table: int
    hands: list[Hand] | None
    lying: list[Lying]
    blue: list[Blue]
    red: list[Red]

class Discarded(TypedDict):
    """Cards that were discarded."""

    player: str
    cards: list[str]
    hidden: int
    count: int

class Exchanged(TypedDict):
    """Cards that were exchanged, and what both have after it."""

    a: str
    b: str
    gives: int
    takes: int
    hands: dict[str, int]

class Fallen(TypedDict):
    """How dice fell beside what was to be expected; null where none were thrown."""

    dice: int
    sum: int
    expected: float
    lower: float | None
    equal: float | None
    percentile: float | None
    harm: int
    harm_expected: float
    kills: int
    kills_expected: float

class SidesFallen(TypedDict):
    """How the dice of both sides fell."""

    attacker: Fallen
    defender: Fallen

class FallenTo(Fallen):
    """How a player's dice fell in a battle."""

    player: str
    side: Side

class BattleLuck(TypedDict):
    """The luck of a battle."""

    entry: int
    turn: int
    kind: str
    village: str | None
    attackers: list[str]
    defenders: list[str]
    winner: Side | None
    sides: SidesFallen
    players: list[FallenTo]

class FamilyLuck(Fallen):
    """The luck of a family."""

    player: str
    battles: int

class Luck(TypedDict):
    """How the dice fell."""

    player: str | None
    battle: int | None
    battles: list[BattleLuck]
    families: list[FamilyLuck]
    dice: NotRequired[DiceLuck]

ANSWERS = {
    'fief deal': Deal,
    'fief cards': Cards,
    'fief luck': Luck,
    'fief card play': Play,
    'fief card discard': Discarded,
    'fief card exchange': Exchanged,
}

"""Rules: looking them up, reference cards, house rules.

Generated of `rules.toml` by `make tree`: do not edit.
"""

from typing import Literal, NotRequired, TypedDict, final
from ledger.shapes.shared import Setting

class Said(TypedDict):
    """What a rule says; a ruling, what was asked and what was settled."""

    title: str
    text: NotRequired[str]
    question: NotRequired[str]
    ruling: NotRequired[str]
    default: NotRequired[str]
    instead: NotRequired[str]

class Named(Said):
    """A rule or ruling that bears on another."""

    id: str

class HouseRule(TypedDict):
    """A house rule with its value and what it may be."""

    key: str
    value: Setting
    default: Setting
    type: str
    options: list[str]
    text: str

class About(TypedDict):
    """What bears on a rule."""

    rules: list[Named]
    rulings: list[Named]
    house_rules: list[HouseRule]

@final
class Rule(About, Said):
    """A numbered rule or a ruling, with all that bears on it."""

    id: str
    game: str
    book: str
    kind: Literal["rule", "ruling"]
    area: str
    phase: str
    document: str
    lines: list[str]
    derived: bool
    optional: bool
    reminder: bool

@final
class HouseRuleShown(About, HouseRule):
    """A house rule with all that bears on it."""

    id: str
    kind: Literal["house_rule"]

Shown = Rule | HouseRuleShown

@final
class AsToml(TypedDict):
    """A text of TOML."""

    toml: str

@final
class InFile(TypedDict):
    """The file that it was written to."""

    file: str

Toml = AsToml | InFile

class Brief(TypedDict):
    """A rule or ruling as a list names it."""

    id: str
    game: str
    area: str
    title: str
    phase: str

class Area(TypedDict):
    """A chapter of the rules."""

    area: str
    title: str
    rules: int

class Listed(TypedDict):
    """The rules by chapters, and the house rules in force."""

    area: str | None
    areas: list[Area]
    rules: list[Brief]
    rulings: list[Brief]
    house_rules: list[HouseRule]

class Found(TypedDict):
    """What says all the words looked for."""

    text: str
    rules: list[Brief]
    rulings: list[Brief]
    house_rules: list[HouseRule]
    elsewhere: NotRequired[list[Brief]]

class CardListed(TypedDict):
    """A reference card as a list names it."""

    id: str
    game: str
    moment: str
    when: str
    title: str
    rules: list[str]

class Cards(TypedDict):
    """The cards there are, by moments."""

    moment: str | None
    cards: list[CardListed]

class Head(TypedDict):
    """A heading on a card."""

    kind: Literal["head"]
    text: str

@final
class Text(TypedDict):
    """A text on a card, with its label if it has one."""

    kind: Literal["text"]
    label: str | None
    text: str

class Rows(TypedDict):
    """A table: its heads, which columns are numbers, its rows."""

    heads: list[str]
    numbers: list[bool]
    rows: list[list[str]]

class Table(Rows):
    """A table on a card."""

    kind: Literal["table"]
    name: str

class Card(CardListed):
    """A reference card with all it says."""

    blocks: list[Head | Text | Table]

class CardsShown(TypedDict):
    """Cards with all they say; and the file or text that was made of them."""

    cards: list[Card]
    file: NotRequired[str]
    format: NotRequired[str]
    bytes: NotRequired[int]
    document: NotRequired[str]

class Set(TypedDict):
    """A house rule that was set."""

    key: str
    before: Setting
    after: Setting

class Replaced(TypedDict):
    """What stood there, and what does now."""

    before: Setting
    after: Setting

class Loaded(TypedDict):
    """The house rules that a file has changed."""

    changed: dict[str, Replaced]

ANSWERS = {
    'rules list': Listed,
    'rules show': Shown,
    'rules search': Found,
    'rules cards': Cards,
    'rules card': CardsShown,
    'rules set': Set,
    'rules load': Loaded,
    'rules export': Toml,
}

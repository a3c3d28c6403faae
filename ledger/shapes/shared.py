"""Shapes shared by answers of many modules.

Generated of `shared.toml` by `make tree`: do not edit.
"""

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict

Value = str | int | bool | Sequence[str] | None

Setting = str | int | bool | list[str] | list[int] | list[dict[str, str]] | dict[str, int] | None

class Told(TypedDict):
    """Something that the table should know."""

    code: str
    message: str
    rule: str | None

class Envelope(TypedDict):
    """The document that `--json` prints."""

    ok: bool
    command: str
    entry: int | None
    result: Any
    warnings: list[Told]

class Version(TypedDict):
    """The version of the program."""

    version: str

class Error(TypedDict):
    """What was refused, in words and as a code; of a choice that is missing, which it is and what there is to choose from."""

    code: str
    message: str
    hint: str | None
    rule: str | None
    key: NotRequired[str]
    options: NotRequired[list[str]]

class Refusal(TypedDict):
    """The document that `--json` prints of a refusal, on stderr; the line of a script."""

    ok: bool
    error: Error
    line: NotRequired[int | None]

class Question(TypedDict):
    """A throw or a choice that is missing."""

    who: NotRequired[str | None]
    why: NotRequired[str]
    die: NotRequired[str]
    count: NotRequired[int]
    about: NotRequired[str]
    among: NotRequired[list[str]]
    key: NotRequired[str]
    options: NotRequired[list[str]]

class Questions(TypedDict):
    """What a dry run would have to know: it throws nothing, and asks nobody."""

    questions: list[Question]

class Answer(TypedDict):
    """What somebody has said in secret, as the act takes it."""

    word: str
    who: str
    sign: str
    value: str

class Due(TypedDict):
    """Something that the table must not forget now, and in the face what is typed for it, where there is something: `…` stands for what must still be said. In `next`, too, whether it is lost if the phase ends now. Of sealed answers, which round is meant, whom it waits for, or what was said for which act."""

    code: str
    rule: NotRequired[str | None]
    command: NotRequired[str | None]
    lost: NotRequired[bool]
    round: NotRequired[int]
    topic: NotRequired[str]
    awaited: NotRequired[list[str]]
    act: NotRequired[str]
    said: NotRequired[list[Answer]]

_Throw = TypedDict("_Throw", {"from": int | None})

class Throw(_Throw):
    """A throw that an entry holds."""

    who: str | None
    player: str | None
    why: str
    die: str
    faces: list[int]
    how: str

class Line(TypedDict):
    """An entry of the journal as a list has it."""

    seq: int
    id: str | None
    at: str
    turn: int
    phase: str | None
    kind: str
    text: str
    undone_by: int | None
    undoes: list[int]
    chapter: int

class Written(TypedDict):
    """A file that was written."""

    file: str
    format: str
    bytes: int

class Finding(TypedDict):
    """A fault of a file or of a campaign."""

    code: str
    entry: int | None
    about: str
    line: int | None
    rule: str | None
    message: str

class Account(TypedDict):
    """What lies in a purse, null where it is kept closed."""

    name: str
    money: int | None

class Chance(TypedDict):
    """A number exactly, and nearly."""

    exact: str
    near: float

class DiceSet(TypedDict):
    """The faces of a sort of dice, and whether they are usual."""

    die: str
    player: str | None
    all: bool
    dice: int
    least: int
    faces: dict[str, int]
    statistic: float | None
    freedom: int | None
    p: float | None
    verdict: Literal["too_few", "usual", "unusual"]

class DiceLuck(TypedDict):
    """Whether dice are even."""

    looked_at: int
    level: float
    sets: list[DiceSet]


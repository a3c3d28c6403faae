"""Shapes shared by answers of many modules.

Generated of `shared.toml` by `make tree`: do not edit.
"""

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict, final

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

@final
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


"""Refusals: what went wrong, as facts; the words are chosen in `commands.texts`."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What is raised where a part is missing, or does not have the form that we write.
UNFIT = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault of the program
    """A request that was not carried out, with the facts that say why.

    `code` is the stable word for scripts, `key` picks the sentence among those
    of one code, `rule` names the numbered rule or house rule that forbids it.
    """

    status = 1

    def __init__(
        self, code: str, key: str = "", /, *, rule: str | None = None, **facts: Any
    ) -> None:
        super().__init__(code, key, rule, facts)
        self.code = code
        self.key = key or code
        self.rule = rule
        self.facts = facts
        self.line: int | None = None  # set for the script that asked


class Refused(Refusal):
    """The current state of the campaign, or a rule, does not allow it."""


class Misuse(Refusal):
    """The request itself makes no sense: wrong words, amounts, dice."""

    status = 2


class FileTrouble(Refusal):
    """The campaign's file cannot be found, read or written."""

    status = 3


class Overtaken(Refusal):
    """Others have written into a shared campaign meanwhile: nothing was written here.

    It is decided again with what they have written; only scripts that keep several acts
    together ever see it.
    """

    def __init__(self, /, **facts: Any) -> None:
        super().__init__("overtaken", **facts)


class Interrupted(Refusal):
    """Somebody pressed Ctrl-C."""

    status = 130

    def __init__(self, key: str = "", /, **facts: Any) -> None:
        super().__init__("interrupted", key, **facts)

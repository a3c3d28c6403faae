"""The words of a command: each is of a kind, and is positional or follows a flag."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Plain classes with slots: every run makes some, and named tuples are slow to make.


class Kind:
    """A kind of word.

    Attributes:
        name: what it is called; that of a game begins with the game ("fief.lord").
        reads: its parser in the face ("fief.troops"), or its vocabulary ("code.goods").
        find: "module:function" that turns it into an id, given the state, the word as
        read and the meanings of the words before; without it the rule gets the word.
        fits: what may be given here now: kinds of things in play ("player bank"), codes
        ("=tower wall"), or what "module:function" returns: in `ledger.rules` it is
        given the state and the meanings of the words before, elsewhere the book (or
        None) and those words. Without it the whole vocabulary fits.
        parts: for a word made of several, their kinds, with the signs between them.
        joins: the sign between several words in one.
        keeps: whether it is only kept with the entry, without reaching the rule.
        whole: whether several words of it mean one thing, and are found together.
    """

    __slots__ = ("find", "fits", "joins", "keeps", "name", "parts", "reads", "whole")

    def __init__(
        self,
        name: str,
        reads: str = "text",
        find: str = "",
        *,
        fits: str = "",
        parts: tuple[Kind | str, ...] = (),
        joins: str = "",
        keeps: bool = False,
        whole: bool = False,
    ) -> None:
        self.name = name
        self.reads = reads
        self.find = find
        self.fits = fits
        self.parts = parts
        self.joins = joins
        self.keeps = keeps
        self.whole = whole


class Word:
    """A word of a command; one without flags is positional.

    Attributes:
        name: what the use case calls it.
        kind: its kind.
        flags: how an option is written.
        required: whether it must be given.
        many: whether several may be given.
        default: its value where it is not given.
        offered: whether it may be typed; otherwise the face fills it in.
        lacked: the refusals by which a rule says that this word is missing, so that
        it can be asked for; "?" marks those that another word may also cure, "+"
        those at which it is asked for together with another, and may be left out.
        sign: what may be typed between it and the next word in place of a space.
    """

    __slots__ = (
        "default",
        "flags",
        "kind",
        "lacked",
        "many",
        "name",
        "offered",
        "required",
        "sign",
    )

    def __init__(  # noqa: PLR0913 - said by their names
        self,
        name: str,
        kind: Kind,
        flags: tuple[str, ...] = (),
        *,
        required: bool = False,
        many: bool = False,
        default: str | int | None = None,
        offered: bool = True,
        lacked: str = "",
        sign: str = "",
    ) -> None:
        self.name = name
        self.kind = kind
        self.flags = flags
        self.required = required
        self.many = many
        self.default = default
        self.offered = offered
        self.lacked = lacked
        self.sign = sign

    def unsaid(self, value: object) -> bool:
        """Whether it has no value; 0 is one, and so is "no" where "yes" is usual."""
        return (
            value is None or value in ([], ()) or (value is False and not self.default)
        )

    def blank(self, value: object) -> bool:
        """Whether it must name something that exists, and the value is empty."""
        if not self.kind.find or not (self.kind.fits or self.kind.parts):
            return False
        every = value if isinstance(value, list) else (value,)
        return any(isinstance(one, str) and not one.strip() for one in every)


YES = Kind("yes", "flag")


def arg(name: str, kind: Kind, *, required: bool = True, **more: Any) -> Word:
    """A positional word."""
    return Word(name, kind, required=required, **more)


def opt(name: str, kind: Kind, *flags: str, **more: Any) -> Word:
    """A word that follows a flag; unless flags are given, it is made from its name."""
    usual = "--" + name.rstrip("_").replace("_", "-")
    return Word(name, kind, flags or (usual,), **more)


def flag(name: str, *flags: str) -> Word:
    """A flag without a value, which is set or not."""
    return opt(name, YES, *flags, default=False)

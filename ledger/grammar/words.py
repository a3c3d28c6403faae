"""What words of a command are: each is of a kind, and stands in the order or behind a flag."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Plain classes with slots: every call makes some, and named tuples are dear to make.


class Kind:
    """A kind of word.

    Attributes:
        name: what it is called; that of a game begins with the game ("fief.lord").
        reads: its parser in the face ("fief.troops"), or its vocabulary ("code.goods").
        find: what makes an id of it, "module:function", given the state, the word as it
            was read and what those before were found to mean; else the rule is given it.
        fits: what may stand here now: sorts of things in play ("player bank"), codes
            ("=tower wall"), or what "module:function" gives, in `ledger.rules` of the
            state and what the words before mean, elsewhere of the book (or None) and
            those words. Without it the whole vocabulary fits.
        parts: of a word made of several, their kinds, with the signs between them.
        joins: the sign between several words in one.
        keeps: whether it is kept with the entry, and no rule's to judge.
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
    """A word of a command; one without flags has its place in the order.

    Attributes:
        name: what the use case calls it.
        kind: its kind.
        flags: how an option is written.
        required: whether there must be one.
        many: whether there may be several.
        default: what stands for it where nobody says it.
        offered: whether it may be typed; the face fills in what may not.
        lacked: the refusals by which a rule says that it lacks this word, so that
            it can be asked for; with "?" those that another word cures, too, with "+"
            those at which it is asked for along with another, and may stay unsaid.
        sign: what may stand between it and the next word in place of a space.
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

    def blank(self, value: object) -> bool:
        """Whether it must name something that there is, and what was said is empty."""
        if not self.kind.find or not (self.kind.fits or self.kind.parts):
            return False
        every = value if isinstance(value, list) else (value,)
        return any(isinstance(one, str) and not one.strip() for one in every)


YES = Kind("yes", "flag")


def arg(name: str, kind: Kind, *, required: bool = True, **more: Any) -> Word:
    """A word that has its place in the order."""
    return Word(name, kind, required=required, **more)


def opt(name: str, kind: Kind, *flags: str, **more: Any) -> Word:
    """A word behind a flag; without one it has that of its name."""
    usual = "--" + name.rstrip("_").replace("_", "-")
    return Word(name, kind, flags or (usual,), **more)


def flag(name: str, *flags: str) -> Word:
    """A flag that stands alone, and is set or not."""
    return opt(name, YES, *flags, default=False)

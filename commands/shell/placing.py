"""Which word of a command each of those is that were typed one after the other.

At a prompt nobody says who acts if it is the one whose turn it is, nor which option a
name or a number belongs to: it belongs to the first word of the command that it fits.
The words that have their place in the order come first, each may be left out that can be
found without being said.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from commands.beginnings import MEANS_NOTHING, begun, whole
from commands.offering import RULES, offered
from commands.parsers import closed, parser
from ledger.acting.doing import each, meaning
from ledger.errors import Misuse, Refusal, Refused
from ledger.grammar import typed
from ledger.naming import folded, near

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from commands.offering import Context
    from ledger.grammar import Record
    from ledger.grammar.words import Word

    Said = dict[str, Any]  # by the name of each word: what was typed, in full

# Kinds of words that take anything: they are found by their place or their flag alone.
ANYTHING = frozenset({"text", "faces", "file", "given", "pair", "name"})


# How a word is refused that is neither a name that there is nor a number.
NO_NAME = frozenset({"unknown_name", "bad_amount"})
MANY = 2


class Doubt(NamedTuple):
    """Why a word found no place.

    Attributes:
        left: how many were left, it among them.
        loose: whether words before it might be left out.
        why: what it was refused with.
        word: as which it was; none may come there where it is None.
    """

    left: int
    loose: bool
    why: Refusal
    word: Word | None = None


class Placing:
    """The words of one command, as far as they are known.

    Args:
        record: the command.
        given: what was said behind flags, by the names of the words and options.
        here: the campaign as it stands.
    """

    def __init__(
        self,
        record: Record,
        given: Mapping[str, Sequence[str]],
        context: Context,
    ) -> None:
        self.record = record
        self._context = context
        self._words = [*typed(record), *record.takes]
        self._order = [word for word in self._words if not word.flags]
        self._flags = [word for word in typed(record) if word.flags]
        self._given = {name: texts for name, texts in given.items() if texts}
        self._doubts: list[Doubt] = []

    def best(self, texts: Sequence[str]) -> Said:
        """What is said of each word: all that must be there, if that can be.

        Raises:
            Refusal: where a word fits nothing that is left, for the reason that it
                was refused with where most of the others had found their places.
        """
        texts = self._remark(texts)
        some: Said | None = None
        strange: Said | None = None
        for loose in (False, True):
            for way in self._ways(list(texts), 0, {}, loose=loose):
                lacks = self.lacking(self.filled(way))
                if self._strange(way):
                    strange = strange or way
                elif not lacks:
                    return self.filled(way, sure=True)
                elif loose and some is None:
                    some = way
        some = strange if some is None else some
        if some is None:
            raise self._doubt(texts)
        return self.filled(some, sure=True)

    def _strange(self, way: Said) -> bool:
        """Whether something is said that no vocabulary has: then anything else is meant."""
        return any(
            parser(word.kind.reads)(value) not in words
            for word in self._order
            if (words := closed(word.kind))
            and isinstance(value := way.get(word.name), str)
        )

    def _remark(self, texts: Sequence[str]) -> list[str]:
        """The same where a remark ends the command: it need not stand in quotes."""
        behind = len(self._order) - 1
        if behind < 0 or not self._order[behind].kind.keeps or len(texts) <= behind:
            return list(texts)
        return [*texts[:behind], " ".join(texts[behind:])]

    def lacking(self, given: Said) -> list[Word]:
        """The words that must be there, and are not."""
        return [one for one in self._words if one.required and one.name not in given]

    def _doubt(self, texts: Sequence[str]) -> Refusal:
        """The refusal that says most: of the word behind the most, with what is near."""
        left, loose = min((doubt.left, doubt.loose) for doubt in self._doubts)
        last = [one for one in self._doubts if (one.left, one.loose) == (left, loose)]
        alike = [(doubt.why, doubt.word) for doubt in last if doubt.word]
        if len(alike) < MANY:
            return alike[0][0] if alike else last[0].why
        for why, _ in alike:
            likely = near(texts[-left], why.facts.get("near") or ())
            if likely or why.facts.get("names") or why.code not in MEANS_NOTHING:
                return why
        in_order = {word.name: why for why, word in alike if not word.flags}
        sorts = {why.key: why for why, _ in alike if why.code == "unknown_name"}
        named = in_order and {why.code for why in in_order.values()} <= NO_NAME
        if named and len(sorts) == 1:  # it can be a name of but one sort
            return next(iter(sorts.values()))
        if len(in_order) == 1 and len(sorts) < MANY:  # options are named, if meant
            return next(iter(in_order.values()))
        return Misuse(
            "usage", "shell.unfit", word=texts[-left], command=self.record.path
        )

    def next(self, texts: Sequence[str]) -> tuple[list[Word], Said]:
        """The words that may come behind these, with what is said before them."""
        ways = self._ways(list(texts), 0, {}, loose=False)
        given = next(ways, None)
        if given is None:
            return [], {}
        last = [at for at, word in enumerate(self._order) if word.name in given]
        behind = last[-1] + 1 - self._order[last[-1]].many if last else 0
        return [word for word, _ in self._candidates(behind, given, loose=False)], given

    def only(self, word: Word, given: Said) -> str | None:
        """What a word means that need not be said: who acts, or all that there is."""
        fits = self.offers(word, given)
        if word is self._order[0] and not word.many:  # it is who acts
            for name in self._context.acting:
                if name in fits:
                    return name
                if name in given.values():
                    return None  # where he is another, somebody else is not meant
        return fits[0] if len(fits) == 1 and word.kind.find else None

    def offers(self, word: Word, given: Said, begun: str = "") -> list[str]:
        """What may stand for a word now, and begins so."""
        return offered(self.record, word, self._read(given), self._context, begun)

    def _with_flags(self, given: Said, *, sure: bool) -> Said:
        """The same with what was said behind flags, in full where it means something.

        It may lean on what stands before it and behind it on the line; unless it is
        `sure` that this is all, nothing is refused yet.
        """
        with_flags = dict(given)
        for word in self._words if self._given else ():
            texts = self._given.get(word.name)
            if not texts:
                continue
            if word.kind.reads == "flag":
                with_flags[word.name] = True
                continue
            full = list(texts)
            with suppress(*[Refusal] * (not sure)):
                before, context = self._read(with_flags), self._context
                full = [
                    whole(self.record, word, one, before, context, legal=not sure)
                    for one in texts
                ]
            more = [*full, *given.get(word.name, ())]
            with_flags[word.name] = more if word.many else full[-1]
        return with_flags

    def _ways(
        self, texts: list[str], behind: int, given: Said, *, loose: bool
    ) -> Iterator[Said]:
        """Each way to find a place for every word, the likeliest first.

        `loose`: what must be there may be left out, to be asked for.
        """
        if not texts:
            yield given
            return
        may = list(self._candidates(behind, given, loose=loose))
        if not may and not loose:
            extra = Misuse("usage", "usage.extra", word=texts[0])
            self._doubts.append(Doubt(len(texts), loose, extra))
        tried = set()
        for legal in (True, False):  # what may stand there now goes before the rest
            for word, after in may:
                again = not legal and not (word.kind.find or closed(word.kind))
                if word in tried or again:
                    continue
                before = self.filled(given, word)
                try:
                    value = self._unflagged(word, texts[0], before, legal=legal)
                except Refusal as refusal:
                    self._doubts.append(Doubt(len(texts), loose, refusal, word))
                    continue
                tried.add(word)
                more = [*given.get(word.name, ()), value] if word.many else value
                put = {**given, word.name: more}
                yield from self._ways(texts[1:], after, put, loose=loose)

    def _candidates(
        self, behind: int, given: Said, *, loose: bool
    ) -> Iterator[tuple[Word, int]]:
        """The words that may be next, each with the place in the order behind it."""
        for at in range(behind, len(self._order)):
            word = self._order[at]
            yield word, at + (not word.many)
            fills = not word.required or loose
            if not fills and self.only(word, self.filled(given, word)) is None:
                break
        for word in () if loose else self._flags:  # they lean on the rest
            if _any_text(word) and not word.kind.fits:
                continue
            if word.many or word.name not in {**given, **self._given}:
                yield word, behind

    def filled(
        self, given: Said, until: Word | None = None, *, sure: bool = False
    ) -> Said:
        """The same with what need not be said of the words in the order before one.

        And with what stands behind flags; `sure`: nothing will come before it any more.
        """
        full: Said = {}
        for word in self._order:
            if word is until:
                break
            if word.required and word.name not in given:
                value = self.only(word, {**given, **full})
                if value is not None:
                    full[word.name] = [value] if word.many else value
        return self._with_flags({**given, **full}, sure=sure)

    def meant(
        self, word: Word, text: str, given: Said, *, legal: bool = False
    ) -> str | bool:
        """A word in full, if it means something there; or only if it may stand there."""
        if word.kind.reads == "flag":
            if len(text) > 1 and begun(text, [word.flags[-1].lstrip("-")]):
                return True
            raise Misuse("usage", "usage.extra", word=text)
        values = self._read(given)
        full = whole(self.record, word, text, values, self._context, legal=legal)
        value = parser(word.kind.reads)(full)
        if legal and value not in (closed(word.kind) or (value,)):
            raise Misuse("usage", "usage.extra", word=text)
        before: dict[str, Any] = {}
        for one in self.record.words:
            if one is word:
                if one.kind.whole and one.kind.parts:
                    break  # names and amounts by turns: the act judges them together
                parts = each([value]) if one.many else value
                meaning(one, parts, self._context.state, before)
                break
            meaning(one, values.get(one.name), self._context.state, before)
        alike = [one for one in self.offers(word, given) if folded(one) == folded(full)]
        return alike[0] if len(alike) == 1 else full

    def _unflagged(
        self, word: Word, text: str, said: Said, *, legal: bool
    ) -> str | bool:
        """The same of a text that stands there without the flag that the word may have."""
        if word.flags and word.kind.fits.startswith(RULES):
            if not self.offers(word, said):
                raise Misuse("usage", "usage.extra", word=text)
        elif word.flags and _any_text(word):  # only what is offered is sure to be meant
            offers = self.offers(word, said)
            exact = [one for one in offers if folded(one) == folded(text)]
            matches = exact or begun(text, offers)
            if not matches:
                raise Misuse("usage", "usage.extra", word=text)
            if len(matches) > 1:
                key = "ambiguous_name"
                raise Refused(key, f"{key}.begun", name=text, names=matches)
            return matches[0]
        return self.meant(word, text, said, legal=legal)

    def _read(self, given: Said) -> dict[str, Any]:
        """What was said, as the parsers of the words read it."""
        args: dict[str, Any] = {}
        for word in self._words:
            value = given.get(word.name)
            with suppress(Refusal):  # what was said behind a flag its own act judges
                args[word.name] = _value(word, value)
        return args


def _any_text(word: Word) -> bool:
    """Whether it may be any text, so that none is refused."""
    return word.kind.reads in ANYTHING and not word.kind.find


def _value(word: Word, value: object) -> Any:  # noqa: ANN401 - what a parser makes of it
    """What was said of a word, as its parser reads it."""
    if isinstance(value, list):
        return each([_value(word, one) for one in value])
    return parser(word.kind.reads)(value) if isinstance(value, str) else value

"""Assigns the values typed one after the other to the words of a command.

At the prompt, users need not name the acting player if it is that player's turn, nor
the option for a name or a number: it goes to the first word of the command that it
fits. Positional words come first; those that can be inferred may be left out.
"""

from __future__ import annotations

from contextlib import suppress

from commands.beginnings import MEANS_NOTHING, begun, whole
from commands.offering import RULES, offered
from commands.parsers import closed, parser
from ledger.acting.doing import each, meaning
from ledger.errors import Misuse, Refusal, Refused
from ledger.grammar import typed
from ledger.naming import folded, near
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from commands.offering import Context
    from ledger.grammar import Record
    from ledger.grammar.words import Word

    Values = dict[str, Any]  # by the name of each word: its value in full

# Kinds of words that take anything: only their place or flag identifies them.
ANYTHING = frozenset({"text", "faces", "file", "given", "pair", "name"})


# The refusals of a word that is neither an existing name nor a number.
NO_NAME = frozenset({"unknown_name", "bad_amount"})
MANY = 2


class Doubt(NamedTuple):
    """Why a word found no place.

    Attributes:
        left: how many typed words were left, including this one.
        loose: whether required words before it might be left out.
        why: the refusal.
        word: the command's word it was tried as; None if no word was possible there.
    """

    left: int
    loose: bool
    why: Refusal
    word: Word | None = None


class Placing:
    """The words of one command, as far as they are known.

    Args:
        record: the command.
        given: the values given with flags, by the names of the words and options.
        context: the present campaign.
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

    def best(self, texts: Sequence[str]) -> Values:
        """The value of each word, with all required ones if possible.

        Raises:
            Refusal: if a word fits nothing that is left; it gives the reason from the
                attempt in which most words had found their places.
        """
        texts = self._remark(texts)
        some: Values | None = None
        strange: Values | None = None
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

    def _strange(self, way: Values) -> bool:
        """Whether a value is outside its closed vocabulary, and so meant otherwise."""
        return any(
            parser(word.kind.reads)(value) not in words
            for word in self._order
            if (words := closed(word.kind))
            and isinstance(value := way.get(word.name), str)
        )

    def _remark(self, texts: Sequence[str]) -> list[str]:
        """The values with a final remark joined, which thus needs no quotes."""
        behind = len(self._order) - 1
        if behind < 0 or not self._order[behind].kind.keeps or len(texts) <= behind:
            return list(texts)
        return [*texts[:behind], " ".join(texts[behind:])]

    def lacking(self, given: Values) -> list[Word]:
        """The required words that have no value."""
        return [one for one in self._words if one.required and one.name not in given]

    def _doubt(self, texts: Sequence[str]) -> Refusal:
        """The most useful refusal, from the attempt that got furthest."""
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
        if named and len(sorts) == 1:  # it can be a name of only one sort
            return next(iter(sorts.values()))
        if len(in_order) == 1 and len(sorts) < MANY:  # options would have their flag
            return next(iter(in_order.values()))
        return Misuse(
            "usage", "shell.unfit", word=texts[-left], command=self.record.path
        )

    def next(self, texts: Sequence[str]) -> tuple[list[Word], Values]:
        """The words that may come next, and the values of those typed before."""
        ways = self._ways(list(texts), 0, {}, loose=False)
        given = next(ways, None)
        if given is None:
            return [], {}
        last = [at for at, word in enumerate(self._order) if word.name in given]
        behind = last[-1] + 1 - self._order[last[-1]].many if last else 0
        return [word for word, _ in self._candidates(behind, given, loose=False)], given

    def only(self, word: Word, given: Values) -> str | None:
        """The value of a word that is left out: who acts, or the only candidate."""
        fits = self.offers(word, given)
        if word is self._order[0] and not word.many:  # it is who acts
            for name in self._context.acting:
                if name in fits:
                    return name
                if name in given.values():
                    return None  # the acting player has another part
        return fits[0] if len(fits) == 1 and word.kind.find else None

    def offers(self, word: Word, given: Values, begun: str = "") -> list[str]:
        """The values that a word may have now and that begin with a text."""
        return offered(self.record, word, self._read(given), self._context, begun)

    def _with_flags(self, given: Values, *, sure: bool) -> Values:
        """The values with those given with flags, in full if they mean something.

        They may depend on values before and after them on the line; nothing is refused
        yet unless it is `sure` that the line is complete.
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
        self, texts: list[str], behind: int, given: Values, *, loose: bool
    ) -> Iterator[Values]:
        """Each way to find a place for every value, the likeliest first.

        `loose`: required words may be left out, to be asked for.
        """
        if not texts:
            yield given
            return
        may = list(self._candidates(behind, given, loose=loose))
        if not may and not loose:
            extra = Misuse("usage", "usage.extra", word=texts[0])
            self._doubts.append(Doubt(len(texts), loose, extra))
        tried = set()
        for legal in (True, False):  # first try what is possible now
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
        self, behind: int, given: Values, *, loose: bool
    ) -> Iterator[tuple[Word, int]]:
        """The words that may be next, each with the position in the order after it."""
        for at in range(behind, len(self._order)):
            word = self._order[at]
            yield word, at + (not word.many)
            fills = not word.required or loose
            if not fills and self.only(word, self.filled(given, word)) is None:
                break
        for word in () if loose else self._flags:  # options depend on the rest
            if _any_text(word) and not word.kind.fits:
                continue
            if word.many or word.name not in {**given, **self._given}:
                yield word, behind

    def filled(
        self, given: Values, until: Word | None = None, *, sure: bool = False
    ) -> Values:
        """The values with those added that may be left out before a word.

        Values given with flags are added, too; `sure`: the line is complete.
        """
        full: Values = {}
        for word in self._order:
            if word is until:
                break
            if word.required and word.name not in given:
                value = self.only(word, {**given, **full})
                if value is not None:
                    full[word.name] = [value] if word.many else value
        return self._with_flags({**given, **full}, sure=sure)

    def meant(
        self, word: Word, text: str, given: Values, *, legal: bool = False
    ) -> str | bool:
        """A value in full; refused if it means nothing, or, if `legal`, is illegal."""
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
                    break  # alternating names and amounts: the act checks them together
                parts = each([value]) if one.many else value
                meaning(one, parts, self._context.state, before)
                break
            meaning(one, values.get(one.name), self._context.state, before)
        alike = [one for one in self.offers(word, given) if folded(one) == folded(full)]
        return alike[0] if len(alike) == 1 else full

    def _unflagged(
        self, word: Word, text: str, given: Values, *, legal: bool
    ) -> str | bool:
        """The same for a value without the flag that its word may have."""
        if word.flags and word.kind.fits.startswith(RULES):
            if not self.offers(word, given):
                raise Misuse("usage", "usage.extra", word=text)
        elif word.flags and _any_text(word):  # only what is offered counts
            offers = self.offers(word, given)
            exact = [one for one in offers if folded(one) == folded(text)]
            matches = exact or begun(text, offers)
            if not matches:
                raise Misuse("usage", "usage.extra", word=text)
            if len(matches) > 1:
                key = "ambiguous_name"
                raise Refused(key, f"{key}.begun", name=text, names=matches)
            return matches[0]
        return self.meant(word, text, given, legal=legal)

    def _read(self, given: Values) -> dict[str, Any]:
        """The parsed values."""
        args: dict[str, Any] = {}
        for word in self._words:
            value = given.get(word.name)
            with suppress(Refusal):  # the act itself checks a value given with a flag
                args[word.name] = _value(word, value)
        return args


def _any_text(word: Word) -> bool:
    """Whether a word may be any text, so that none is refused."""
    return word.kind.reads in ANYTHING and not word.kind.find


def _value(word: Word, value: object) -> Any:  # noqa: ANN401 - what a parser makes of it
    """The parsed value of a word."""
    if isinstance(value, list):
        return each([_value(word, one) for one in value])
    return parser(word.kind.reads)(value) if isinstance(value, str) else value

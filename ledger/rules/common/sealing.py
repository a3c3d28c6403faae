"""What players owe in secret: a round is asked for, sealed, closed and opened.

Nobody can read an answer before its owner opens it: until then there is only its hash.
"""

from __future__ import annotations

from ledger.effects import Effect
from ledger.errors import Misuse, Refused
from ledger.naming import clean_text, find
from ledger.rules import game_named
from ledger.rules.common.answers import choice, is_number, topic_of, tried
from ledger.rules.common.finding import NOTHING
from ledger.rules.common.rounds import Round, ids, key, place, read, rounds
from ledger.rules.common.seals import found, is_hash, read_code
from ledger.rules.game import Outcome
from ledger.rules.topic import MOST_NUMBER
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.rules.common.finding import Before
    from ledger.rules.common.ids import Entering
    from ledger.rules.game import Game
    from ledger.shapes.sealed import Asked, Closed, Opened, Put
    from ledger.state import State

MOST_DIGITS = len(str(MOST_NUMBER))


def ask(
    state: State,
    game: Game,
    entering: Entering,
    genesis: Callable[[], str],
    topic: str,
    players: Sequence[str],
    answers: Sequence[str],
    under: str | None,
) -> Outcome[Asked]:
    """Asks players for an answer each: those named, those who tie, or everybody."""
    known = game.topics.get(topic)
    if known and answers:
        raise Misuse("usage", "sealed.answers", topic=topic)
    for one in rounds(state):
        if one.topic == topic and not one.closed:
            raise Refused("rule", "sealed.asked", topic=topic, round=one.number)
    wanted = tuple(dict.fromkeys(players)) or tuple(usual(state, topic))
    if not wanted:
        raise Refused("rule", "sealed.nobody")
    number = 1 + max((int(key(one)) for one in ids(state)), default=0)
    while not entering.unused(f"sealed:{number}"):
        number += 1
    id_ = f"sealed:{number}"
    under = under or genesis()
    chosen = tuple(dict.fromkeys(answers)) or None
    effects: list[Effect] = [
        changed(state, id_, "topic", topic),
        changed(state, id_, "asked", wanted),
        changed(state, id_, "answers", chosen),
        changed(state, id_, "under", under),
        changed(state, id_, "turn", max(state.turn, 1)),
    ]
    asked = {"topic": topic, "players": list(players), "under": under}
    result: Asked = {
        "round": number,
        "topic": topic,
        "players": list(wanted),
        "answers": list(chosen or ()),
    }
    return Outcome(asked, result, effects)


def usual(state: State, topic: str) -> Sequence[str]:
    """Who is asked where nobody is named: in a second round, those who tie."""
    known = game_named(state.game).topics.get(topic)
    if known and known.first:
        before = latest(state, known.first)
        return tied(state, before) if before else ()
    return state.seats


def latest(state: State, topic: str) -> Round | None:
    """The latest round of this turn about a topic."""
    every = [one for one in rounds(state) if one.topic == topic]
    return every[-1] if every and every[-1].turn == state.turn else None


def tied(state: State, one: Round) -> list[str]:
    """Those who tie in a round of which everything is open."""
    topic = topic_of(state, one)
    if topic is None or not one.closed or one.unopened:
        return []
    return topic.tied(one.opened)


def put(state: State, round: str, player: str, hash: str) -> Outcome[Put]:  # noqa: A002 - as they are typed
    """Puts in the hash of an answer; the last one closes the round."""
    one = _of_asked(state, round, player)
    facts: dict[str, Any] = {"round": one.number, "player": player}
    if one.closed:
        raise Refused("rule", "sealed.closed", **facts)
    if any(seal.player == player and seal.hash == hash for seal in one.seals):
        raise Refused("rule", "sealed.same", **facts)
    effects: list[Effect] = [changed(state, place(round, player), "hash", hash)]
    last = one.awaited in ([], [player])
    if last:
        effects.append(changed(state, round, "closed", 1))
    result: Put = {
        "round": one.number,
        "topic": one.topic,
        "player": player,
        "hash": hash,
        "closed": last,
    }
    return Outcome({"round": round, "player": player, "hash": hash}, result, effects)


def close(state: State, round: str) -> Outcome[Closed]:  # noqa: A002 - as it is typed
    """Closes a round before all answers are in: whoever is not in, is out."""
    one = read(state, round)
    if one.closed:
        raise Refused("rule", "sealed.closed", round=one.number)
    result: Closed = {
        "round": one.number,
        "topic": one.topic,
        "players": one.awaited,
    }
    return Outcome({"round": round}, result, [changed(state, round, "closed", 1)])


def open_(
    state: State,
    game: Game,
    meant: Callable[[str, str], str],
    round: str,  # noqa: A002 - as it is typed
    player: str,
    code: str,
    value: str | None = None,
) -> Outcome[Opened]:
    """Opens an answer by its code, and by its value where that cannot be found."""
    one = _of_asked(state, round, player)
    seal = one.of(player)
    facts: dict[str, Any] = {"round": one.number, "player": player}
    if not one.closed:
        raise Refused("rule", "sealed.open_yet", **facts)
    if seal is None or not seal.hash:
        raise Refused("rule", "sealed.absent", **facts)
    if seal.value is not None:
        raise Refused("rule", "sealed.opened", **facts)
    among = tried(state, one) if value is None else [_read(state, one, meant, value)]
    fits = found(seal.hash, one.under, one.number, key(player), code, among)
    if fits is None:
        why = "sealed.code" if value is None else "sealed.unfit"
        raise Refused("rule", why, **facts)
    at = place(round, player)
    effects: list[Effect] = [
        changed(state, at, "value", fits),
        changed(state, at, "code", code),
    ]
    topic = game.topics.get(one.topic)
    result: Opened = {
        "round": one.number,
        "topic": one.topic,
        "player": player,
        "value": topic.meaning(fits) if topic else fits,
        "code": code,
        "done": one.unopened == [player],
    }
    asked = {"round": round, "player": player, "code": code, "value": fits}
    return Outcome(asked, result, effects)


def _of_asked(state: State, id_: str, player: str) -> Round:
    one = read(state, id_)
    if player not in one.asked:
        raise Refused("rule", "sealed.unasked", round=one.number, player=player)
    return one


def _read(state: State, one: Round, meant: Callable[[str, str], str], word: str) -> str:
    """The code of a value, typed as a code, a word of the rules or a name."""
    if is_number(state, one):
        fits = word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS
        if not fits:
            raise Misuse("usage", "sealed.number", word=word, most=MOST_NUMBER)
        return str(int(word))
    values = choice(state, one)
    topic = topic_of(state, one)
    if values is None or word in values:
        return word
    if topic and topic.kind:
        named = {value: state.name(topic.meaning(value)) for value in values}
        return find(topic.kind, word, named)
    code = meant(topic.vocabulary, word) if topic else word
    if code not in values:
        raise Refused("unknown_name", "sealed.value", word=word, near=values)
    return code


# What is meant --------------------------------------------------------------------


def topic(_state: State, word: str, _before: Before = NOTHING) -> str:
    """A topic: the code of one of the game's, or the players' own words."""
    return clean_text(word)


def offered(state: State, _before: Before = NOTHING) -> list[str]:
    """The topics of the game."""
    return list(game_named(state.game).topics)


def called(state: State, number: int, _before: Before = NOTHING) -> str:
    """A round by its number."""
    id_ = f"sealed:{number}"
    if id_ not in ids(state):
        known = [key(one) for one in ids(state)]
        raise Refused("unknown_name", "sealed.unknown", round=number, known=known)
    return id_


def numbers(state: State, _before: Before = NOTHING) -> list[str]:
    """The numbers of the rounds, newest first."""
    return [key(one) for one in reversed(ids(state))]


def hashed(_state: State, word: str, _before: Before = NOTHING) -> str:
    """A hash: 64 digits of base 16."""
    if not is_hash(word.strip().lower()):
        raise Misuse("usage", "sealed.hash", word=word)
    return word.strip().lower()


def coded(_state: State, word: str, _before: Before = NOTHING) -> str:
    """A code, however it was typed."""
    code = read_code(word)
    if code is None:
        raise Misuse("usage", "sealed.coded", word=word)
    return code

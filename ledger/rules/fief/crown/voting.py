"""The royal election: candidates, voters and their votes, and who is elected."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.record import NamedTuple
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.crown.legacies import unsettled
from ledger.rules.fief.families import lords
from ledger.rules.fief.house import house
from ledger.rules.fief.tables import LIMITS
from ledger.rules.fief.turn.order import acts, need_phase, need_player, playing
from ledger.rules.game import Outcome
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.common.finding import Before
    from ledger.shapes.fief.crown import Election, Voter
    from ledger.state import State
    from ledger.table import Table

PHASE = "negotiations"
TAKEN = "fief.throne_taken"  # there is a King


class Announcement(NamedTuple):
    """What a player announces: a number of votes for somebody (FIEF-VOTE-06).

    Attributes:
        player: the player who announces it.
        lord: the candidate.
        votes: how many; None for all that the player has.
    """

    player: str
    lord: str
    votes: int | None = None


def elect(
    state: State, table: Table, votes: Sequence[Announcement]
) -> Outcome[Election]:
    """Holds a turn's ballot: at most one, and only for a vacant throne (VOTE-01).

    See FIEF-VOTE-06.
    """
    need_phase(state, table, PHASE, "FIEF-VOTE-01")
    for fault in ballot_faults(state):
        if fault.key == TAKEN:
            raise fault  # no ruling puts a second King beside a living one (CROWN-08)
        table.object(fault)
    candidates = list(dict.fromkeys(vote.lord for vote in votes))
    _presented(state, table, candidates)
    cast = _cast(state, table, votes)
    totals = dict.fromkeys(candidates, 0)
    for _, lord, count in cast:
        totals[lord] += count
    winner, void = result(totals, str(house(state, "vote.tie")))
    answer: Election = {
        "turn": state.turn,
        "candidates": candidates,
        "players": [_announced(state, player, cast) for player in playing(state)],
        "totals": dict(sorted(totals.items(), key=lambda one: -one[1])),
        "needed": LIMITS["votes"],
        "elected": winner,
        "void": void,
    }
    effects = [changed(state, CAMPAIGN, "ballot", state.turn)]
    if state.get(CAMPAIGN, "elected") != winner:
        effects.append(changed(state, CAMPAIGN, "elected", winner))
    rule = "FIEF-VOTE-08" if winner else "FIEF-VOTE-09"
    because = Because(rule, winner)
    done = [one._replace(because=because) for one in effects]
    voters = dict.fromkeys(vote.player for vote in votes)  # always in the same order
    around = [more for player in voters for more in acts(state, player)]
    asked = {"votes": [{"player": p, "lord": w, "votes": n} for p, w, n in cast]}
    return Outcome(asked, answer, [*done, *around])


def result(
    totals: Mapping[str, int], tie: str = "top"
) -> tuple[str | None, str | None]:
    """Who is elected, or why the election is void (FIEF-VOTE-08, -09, AMB-73).

    >>> result({"Roland": 3, "Arnaud": 2}), result({"Roland": 3, "Arnaud": 3})
    (('Roland', None), (None, 'tie'))
    >>> result({"Roland": 2, "Arnaud": 1}), result({"Roland": 4, "A": 2, "B": 2}, "any")
    ((None, 'few'), (None, 'tie'))
    """
    most = max(totals.values(), default=0)
    if most < LIMITS["votes"]:
        return None, "few"
    first = [lord for lord, votes in totals.items() if votes == most]
    numbers = [votes for votes in totals.values() if votes]
    equal = len(set(numbers)) < len(numbers) if tie == "any" else len(first) > 1
    return (None, "tie") if equal else (first[0], None)


# Whether there may be a ballot --------------------------------------------------------


def is_vacant(state: State) -> bool:
    """Whether there is no king, or a regency without a prince (VOTE-01)."""
    return lords.office(state, "king") is None


def ballot_faults(state: State) -> Iterator[Refused]:
    """Why no ballot may be held now."""
    first = unsettled(state)
    if first:
        yield first
    king = lords.office(state, "king")
    if king:
        hereditary = state.get(CAMPAIGN, "hereditary")
        rule = "FIEF-REGENCY-13" if hereditary else "FIEF-VOTE-01"
        yield Refused("rule", TAKEN, rule=rule, lord=king)
    if state.get(CAMPAIGN, "ballot") == state.turn:
        yield Refused("rule", "fief.ballot_twice", rule="FIEF-VOTE-01", turn=state.turn)


# Voters ---------------------------------------------------------------------------------


def entitled(state: State, player: str) -> list[str]:
    """The lords of a family who vote: one vote each, whatever they hold (VOTE-04, -05)."""
    return [lord for lord in lords.family(state, player) if votes(state, lord)]


def votes(state: State, lord: str) -> bool:
    """Whether a lord has a vote (FIEF-VOTE-04, -11, -12).

    Bishops, men with a fief, crowned women, the Regent; but no prisoner (GRACE-09).
    """
    return lords.is_free(state, lord) and _has_voice(state, lord)


def _has_voice(state: State, lord: str) -> bool:
    """Whether a lord would vote if free (FIEF-CARD-31, FIEF-FIEF-13, -14)."""
    if lords.bishoprics(state, lord) or lords.is_titled(state, lord):
        return True
    return any(lords.office(state, crown) == lord for crown in ("queen", "regent"))


# Candidates -------------------------------------------------------------------------------


def candidates(state: State) -> list[str]:
    """The lords who may be elected King."""
    return [one for one in lords.every(state) if not any(candidate_faults(state, one))]


def candidate_faults(state: State, lord: str) -> Iterator[Refused]:
    """Why a lord cannot be elected: only free men with a fief, and no clergy, can.

    By FIEF-CARD-32, FIEF-FIEF-14.
    """
    rule = "FIEF-VOTE-02"
    if lords.is_woman(lord):
        yield Refused("rule", "fief.king_woman", rule=rule, lord=lord)
    elif lords.is_clergy(state, lord):
        yield Refused("rule", "fief.king_bishop", rule=rule, lord=lord)
    elif not lords.is_titled(state, lord):
        yield Refused("rule", "fief.king_untitled", rule=rule, lord=lord)
    if not lords.is_free(state, lord):
        yield Refused("rule", "fief.king_captive", rule="FIEF-GRACE-09", lord=lord)


def _presented(state: State, table: Table, named: Sequence[str]) -> None:
    """Refuses unfit candidates, and two of one player (VOTE-03, AMB-125)."""
    for lord in named:
        for fault in candidate_faults(state, lord):
            if fault.key == "fief.king_woman":
                raise fault  # no ruling makes her a King
            table.object(fault)
    if house(state, "vote.candidate_of") == "anyone":
        most = len(playing(state))
        if len(named) > most:
            facts = {"count": len(named), "most": most}
            table.object(
                Refused("rule", "fief.candidates", rule="FIEF-VOTE-03", **facts)
            )
        return
    for player in state.seats:
        own = [lord for lord in named if lords.owner(state, lord) == player]
        if len(own) > 1:
            about: dict[str, Any] = {"player": player, "lords": own}
            rule = "FIEF-VOTE-03"
            table.object(Refused("rule", "fief.candidates_own", rule=rule, **about))


# Votes cast ----------------------------------------------------------------------------------


def announced(state: State, word: str, _before: Before = NOTHING) -> Announcement:
    """An announcement as typed: "Anne:Roland=3", or "Anne:Roland" for all votes."""
    who, _, rest = word.partition(":")
    name, equals, number = rest.partition("=")
    votes = number.strip()
    fits = votes.isascii() and votes.isdigit() and len(votes) < 4 and int(votes) > 0
    if not who.strip() or not name.strip() or (equals and not fits):
        raise Misuse("usage", "fief.voice", word=word)
    player = state.find("player", who)
    need_player(state, player)
    lord = lords.find_lord(state, name)
    return Announcement(player, lord, int(votes) if equals else None)


def _cast(
    state: State, table: Table, announcements: Sequence[Announcement]
) -> list[tuple[str, str, int]]:
    """Each player's votes, all for one unless a house rule allows splits (AMB-72)."""
    votes: list[tuple[str, str, int]] = []
    for player in playing(state):
        own = [vote for vote in announcements if vote.player == player]
        if not own:
            continue  # the player abstains (FIEF-VOTE-07)
        names = [vote.lord for vote in own]
        if len(set(names)) < len(names):
            raise Misuse("usage", "fief.voice_twice", player=player, lord=names[-1])
        if len(own) > 1 and not house(state, "vote.split"):
            facts = {"player": player, "lords": names}
            rule = "fief.vote.split"  # FIEF-AMB-72
            table.object(Refused("rule", "fief.vote_split", rule=rule, **facts))
        votes += _counted(state, table, player, own)
    return votes


def _counted(
    state: State, table: Table, player: str, own: Sequence[Announcement]
) -> Iterator[tuple[str, str, int]]:
    """The votes, at most one per entitled lord; without a number, all of them."""
    most = len(entitled(state, player))
    announced = sum(vote.votes or 0 for vote in own)
    silent = [one for one in lords.family(state, player) if _is_silent(state, one)]
    if silent and most < max(announced, 1) <= most + len(silent):
        facts = {"player": player, "lords": silent, "most": most}
        rule = "FIEF-GRACE-09"
        table.object(Refused("rule", "fief.vote_captive", rule=rule, **facts))
    elif not most:
        rule = "FIEF-VOTE-04"
        table.object(Refused("rule", "fief.no_vote", rule=rule, player=player))
    open_ = [vote for vote in own if vote.votes is None]
    if len(open_) > 1:
        raise Misuse("usage", "fief.voice_numbers", player=player)
    if announced > most + len(silent) or (open_ and most and announced >= most):
        facts = {"player": player, "count": announced, "most": most}
        table.object(Refused("rule", "fief.votes_most", rule="FIEF-VOTE-05", **facts))
    for vote in own:
        yield player, vote.lord, vote.votes or max(most - announced, 0)


def _is_silent(state: State, lord: str) -> bool:
    """Whether only captivity keeps a lord from voting (FIEF-GRACE-09)."""
    return not lords.is_free(state, lord) and _has_voice(state, lord)


def _announced(
    state: State, player: str, cast: Sequence[tuple[str, str, int]]
) -> Voter:
    """What a player could cast, and did."""
    voters = entitled(state, player)
    own = [(lord, count) for who, lord, count in cast if who == player]
    return {
        "player": player,
        "entitled": len(voters),
        "voters": voters,
        "cast": sum(count for _, count in own),
        "for": [{"lord": lord, "votes": count} for lord, count in own],
    }

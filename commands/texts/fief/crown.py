"""Words for the throne: ballots, coronations, regencies, royal guards."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers
    from commands.texts.variants import Variants

TOTAL = N_("{lord} {count}")
TO_CROWN = N_("the coronation is still to come: `fief crown {lord}`")
KING_COUNTER = N_("{lord:’s} counter is replaced by the King’s")
QUEEN_COUNTER = N_("{lord} is Queen: her counter is replaced by the Queen’s")
IS_KING = N_("{lord} is King")
IS_REGENT = N_("{lord} is Regent")
IS_QUEEN = N_("{lord} is Queen")
NOT_UNTIL = N_("{regent} rules for him until the end of turn {until:plain}")
OF_AGE = N_("{king} rules in his own right from now on")
WITH = N_("{doing} ({names})")
NO_REGENT = N_("{lord} is no longer Regent")
GUARD: Texts = {
    "king": "{points} {points:point|points} of the King’s guard {points:stands|stand} beside {lord}",
    "king.waits": "{points} {points:point|points} of the King’s guard {points:waits|wait} until {lord} is free",
    "queen": "{points} {points:point|points} of the Queen’s guard {points:stands|stand} beside {lord}",
    "queen.waits": "{points} {points:point|points} of the Queen’s guard {points:waits|wait} until {lord} is free",
}
NO_GUARD = N_("no royal guard stands beside {lord}")
GUARD_HOME: Texts = {
    "king": (
        "{points} {points:point|points} of the King’s guard {points:goes|go} back to the Grand Treasurer"
    ),
    "queen": (
        "{points} {points:point|points} of the Queen’s guard {points:goes|go} back to the Grand Treasurer"
    ),
}
CARDS_HOME = N_("back to the Grand Treasurer: {cards}")
CARD_HOME: Texts = {
    "king": "the King card",
    "queen": "the Queen card",
    "prince": "the Prince card",
    "cardinal": "the Cardinal card",
}

# Conditions, and what the table must not forget.
CONDITIONS: Texts = {
    "regent.minor": "Regent {lord} (turn {turn:plain} of {of})",
    "elected": "{lord} is elected and waits for his coronation",
    "guard_waits": "{points} {points:point|points} of the royal guard {points:waits|wait} until {lord} is free",
}
DUE: Texts = {
    "election": "the throne is vacant: {candidates:or} may be elected",
    "election.nobody": "the throne is vacant, but nobody may be elected",
    "coronation": "{lord} is elected and must be crowned",
    "guards": "the royal guard goes wherever {lord} goes",
}
DOINGS: Texts = {
    "elect": "vote",
    "crown": "coronation",
    "consecrate": "consent to a coronation",
    "guard": "turn soldiers into royal guards",
}
LACKS: Texts = {
    "voter": "no lord who has a vote",
    "clergy": "two bishops or a cardinal who agree",
}

REFUSALS: Texts = {
    "fief.throne_taken": "{lord} is King, and stays King until he dies",
    "fief.ballot_twice": "turn {turn:plain} has already had its ballot",
    "fief.ballot_twice.hint": "another ballot will be held next turn; `undo` takes back a mistake",
    "fief.king_woman": "{lord} cannot be King",
    "fief.king_woman.hint": "`fief can PLAYER` lists who may be elected",
    "fief.king_bishop": "{lord} is in holy orders and cannot be King",
    "fief.king_bishop.hint": "`fief can PLAYER` lists who may be elected",
    "fief.king_untitled": "{lord} holds no fief and cannot be King",
    "fief.king_untitled.hint": "`fief can PLAYER` lists who may be elected",
    "fief.king_captive": "{lord} is a captive and cannot be elected",
    "fief.king_captive.hint": "`fief ransom` or an Escape card sets captives free",
    "fief.candidates": "there are {count} candidates, but only {most} players",
    "fief.candidates.hint": "each player may present one candidate",
    "fief.candidates_own": "{player:subject} may present only one candidate, not {lords}",
    "fief.candidates_own.hint": 'the house rule fief.vote.candidate_of = "anyone" removes this limit',
    "fief.voice": "“{word}” is not a vote",
    "fief.voice.hint": "as in Anne:Roland, or Anne:Roland=3",
    "fief.voice_twice": "{player:subject} {player:votes|vote} for {lord} twice",
    "fief.voice_numbers": "{player:subject} {player:votes|vote} for several lords: how many votes does each get?",
    "fief.voice_numbers.hint": "as in Anne:Roland=2 Anne:Othon=1",
    "fief.vote_split": "{player:subject} must give all votes to one lord, not to {lords}",
    "fief.vote_split.hint": "the house rule fief.vote.split = true lets players split their votes",
    "fief.no_vote": "{player:subject} {player:has|have} no vote",
    "fief.no_vote.hint": "bishops, men with a fief and crowned women may vote, provided that they are free",
    "fief.vote_captive": (
        "{player:subject} {player:has|have} {most} {most:vote|votes}: {lords}, in captivity, cannot vote"
    ),
    "fief.vote_captive.hint": "`fief ransom` or an Escape card sets captives free",
    "fief.votes_most": "{player:subject} {player:has|have} {most} {most:vote|votes}, not {count}",
    "fief.votes_most.hint": "one vote for each lord who may vote, however many titles that lord holds",
    "fief.not_elected": "{lord} has not been elected",
    "fief.not_elected.hint": "`fief elect` holds the ballot; --ruling crowns the lord all the same",
    "fief.other_elected": "{elected} has been elected, not {lord}",
    "fief.other_elected.hint": "next: `fief crown {elected}`",
    "fief.no_clergy": "{lord} is neither bishop nor cardinal",
    "fief.clergy_captive": "{lord} is a captive and can crown nobody",
    "fief.clergy_captive.hint": "`fief ransom` or an Escape card sets captives free",
    "fief.clergy_few": "to crown {lord}, two bishops or a cardinal must agree",
    "fief.clergy_few.hint": (
        "{near:or} can also crown the King: --by LORD; without --by, their players are asked"
    ),
    "fief.clergy_none": "nobody can crown {lord}: there are neither two free bishops nor a cardinal",
    "fief.clergy_none.hint": "without a coronation there is another ballot next turn",
    "fief.guard_no_rebuy": "lost guards of the Tactical extension cannot be bought again",
    "fief.guard_no_rebuy.hint": "the house rule tactics.guard.rebuy = true lets lost guards be bought again",
    "fief.guard_six": "the royal guard of the extension has no counters of value 6",
    "fief.guard_six.hint": "--value 3 buys a guard knight, and --value 1 buys a guard sergeant",
    "fief.no_sovereign": "{lord} is neither King nor Queen, nor a Regent who keeps the King’s guard",
    "fief.no_escort": "no soldiers with {lord} can become guards",
    "fief.no_escort.hint": "knights are counters of value 3 and sergeants counters of value 1, all belonging to the same player",
    "fief.guard_late": "guards must be taken when the title is received: it is too late for {lord}",
    "fief.guard_late.hint": "the house rule tactics.guard.late_swap = true allows guards to be taken later",
    "fief.guard_inherited": "{lord} was not elected, and receives no guard",
    "fief.guard_inherited.hint": "the house rule tactics.guard.hereditary_king = true lets a King by inheritance take a guard",
}
WARNINGS: Texts = {
    "fief.guard_waits": "{points} {points:point|points} of the royal guard {points:waits|wait} until {lord} is free",
    "fief.guard_attends": "{points} {points:point|points} of the royal guard now {points:stands|stand} beside {lord}",
    "fief.guard_ride": (
        "{lord} cannot ride while {count} guard {count:sergeant is|sergeants are} in attendance"
    ),
    "fief.guard_short": (
        "{player:subject} {player:has|have} too few counters in stock: {count} {count:guard counter is|guard counters are} lost"
    ),
    "fief.regent_weds": "{lord} marries again and stays Regent",
    "fief.queen_waits": "{lord} becomes Queen when the King comes of age; until then {regent} rules",
    "fief.queen_no_longer": "{lord} is no longer Queen: her own counter replaces the Queen’s",
    "fief.queen_now": "{lord} is Queen now, with her guards",
    "fief.no_crown": (
        "{lord} is not crowned: the throne stays vacant until the ballot of turn "
        "{turn:plain}"
    ),
    "fief.of_age": "{lord} comes of age: he rules in his own right from now on",
}
FINDINGS: Texts = {
    "fief.audit.guard_king": "the King’s guard has nobody to stand beside",
    "fief.audit.guard_queen": "the Queen’s guard has nobody to stand beside",
    "fief.audit.guard_captive": "{about} is a captive: the royal guard must wait, as it may not stand beside a captive",
}
ACTS: Texts = {
    "fief elect": "{elected} is elected King: {said}",
    "fief elect.tie": "Nobody is elected King, as the vote is tied: {said}",
    "fief elect.few": "Nobody is elected King, as three votes are needed: {said}",
    "fief crown": "{lord} ({player}) is crowned King by {bishops}",
    "fief crown.queen": "{lord} ({player}) is crowned King by {bishops}; {queen} is Queen",
    "fief crown.ruled": "{lord} ({player}) is crowned King",
    "fief crown.ruled.queen": "{lord} ({player}) is crowned King; {queen} is Queen",
    "fief crown.refused": "{lord} ({player}) is not crowned: {refused} {refused:refuses|refuse}",
    "fief guard": "{lord} turns soldiers into royal guards: {points} {points:point|points}",
}
THINGS: Texts = {
    "king_guard": "the King’s guard",
    "queen_guard": "the Queen’s guard",
}
CHOICES: Texts = {
    "consent": "consent of the bishops and cardinals to the coronation",
    "knights": "how many knights become royal guards",
    "sergeants": "how many sergeants become royal guards",
}
REASONS: Texts = {
    "fief elect": "an election",
    "fief crown": "a coronation",
    "fief guard": "the royal guard",
}


def crowned(facts: Mapping[str, Any]) -> str:
    """Who crowned a lord, or who refused to."""
    if not facts["crowned"]:
        return "refused"
    parts = ["ruled"] * (not facts["by"]) + ["queen"] * bool(facts.get("queen"))
    return ".".join(parts)


def totals(words: Words, cast: dict[str, int]) -> list[str]:
    """The votes for each candidate, highest first."""
    order = sorted(cast.items(), key=lambda one: (-one[1], one[0]))
    return [words.say(TOTAL, lord=lord, count=count) for lord, count in order]


def besides(words: Words, facts: dict[str, Any]) -> Iterator[str]:
    """Sentences for new crowns after a death, or after the end of a regency."""
    deaths = [facts] if "throne" in facts and "cause" in facts else []
    for key in ("deaths", "killed", "death"):
        entries = facts.get(key) or []
        deaths += [entries] if isinstance(entries, dict) else entries
    for death in deaths:
        throne = death.get("throne") or {}
        if death.get("king"):
            yield words.say(IS_KING, lord=death["king"])
        if death.get("regent"):
            yield words.say(IS_REGENT, lord=death["regent"])
        elif throne.get("regent_before") and throne.get("king"):
            yield words.say(OF_AGE, king=throne["king"])
        if throne.get("queen"):
            yield words.say(IS_QUEEN, lord=throne["queen"])
    young = facts.get("of_age") or {}
    if young.get("king"):
        yield words.say(OF_AGE, king=young["king"])
        if young.get("queen"):
            yield words.say(IS_QUEEN, lord=young["queen"])


# Who is elected, or why nobody is.
VARIANTS: Variants = {
    "fief elect": lambda facts: facts["void"] or "",
    "fief crown": crowned,
}
TOLD: Tellers = {
    "fief elect": lambda words, facts, _: {
        "said": ", ".join(totals(words, facts["totals"]))
    },
    "fief crown": lambda _, facts, __: {
        "bishops": [one["lord"] for one in facts["by"]]
    },
}

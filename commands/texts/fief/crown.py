"""Words of the throne: ballots, coronations, regencies, royal guards."""

from __future__ import annotations

from commands.texts.marks import N_

TOTAL = N_("{lord} {count:plain}")
TO_CROWN = N_("he must be crowned now: `fief crown {lord}`")
KING_COUNTER = N_("the counter {lord:of} is replaced by the King’s")
QUEEN_COUNTER = N_("{lord} is Queen: her counter is replaced by the Queen’s")
IS_KING = N_("{lord} is King")
IS_REGENT = N_("{lord} is Regent")
IS_QUEEN = N_("{lord} is Queen")
NOT_UNTIL = N_("{regent} rules for him until the end of turn {until:plain}")
OF_AGE = N_("{king} rules himself from now on")
WITH = N_("{doing} ({names})")
NO_REGENT = N_("{lord} is no longer Regent")
GUARD: dict[str, str] = {
    "king": N_(
        "{points} {points:point|points} of the King’s guard stand beside {lord}"
    ),
    "king.waits": N_(
        "{points} {points:point|points} of the King’s guard wait until {lord} is free"
    ),
    "queen": N_(
        "{points} {points:point|points} of the Queen’s guard stand beside {lord}"
    ),
    "queen.waits": N_(
        "{points} {points:point|points} of the Queen’s guard wait until {lord} is free"
    ),
}
NO_GUARD = N_("no royal guard stands beside {lord}")
GUARD_HOME: dict[str, str] = {
    "king": N_(
        "{points} {points:point|points} of the King’s guard {points:goes|go} back to "
        "the treasurer"
    ),
    "queen": N_(
        "{points} {points:point|points} of the Queen’s guard {points:goes|go} back to "
        "the treasurer"
    ),
}
CARDS_HOME = N_("back to the treasurer: {cards}")
CARD_HOME: dict[str, str] = {
    "king": N_("the King card"),
    "queen": N_("the Queen card"),
    "prince": N_("the Prince card"),
    "cardinal": N_("the Cardinal card"),
}

# What holds, and what the table must not forget.
CONDITIONS: dict[str, str] = {
    "regent.minor": N_("Regent {lord} (turn {turn:plain} of {of:plain})"),
    "elected": N_("{lord} is elected and waits for his coronation"),
    "guard_waits": N_(
        "{points} {points:point|points} of the royal guard wait until {lord} is free"
    ),
}
DUE: dict[str, str] = {
    "election": N_(
        "the throne is vacant: {candidates:or} may be elected – `fief elect`"
    ),
    "election.nobody": N_("the throne is vacant, but nobody may be elected"),
    "coronation": N_("{lord} is elected and must be crowned – `fief crown {lord}`"),
    "guards": N_("the royal guard goes along wherever {lord} goes"),
}
DOINGS: dict[str, str] = {
    "elect": N_("vote"),
    "crown": N_("coronation"),
    "consecrate": N_("consent to a coronation"),
    "guard": N_("turn soldiers into royal guards"),
}
LACKS: dict[str, str] = {
    "voter": N_("no lord who has a vote"),
    "clergy": N_("two bishops or a cardinal who agree"),
}

REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.throne_taken": N_("{lord} is King, and stays King until he dies"),
    "fief.ballot_twice": (
        N_("turn {turn:plain} has had its ballot"),
        N_("there is another one in the next turn; `undo` takes back a slip"),
    ),
    "fief.king_woman": (
        N_("{lord} cannot be King"),
        N_("`fief can PLAYER` lists who may be elected"),
    ),
    "fief.king_bishop": (
        N_("{lord} is of the church, and cannot be King"),
        N_("`fief can PLAYER` lists who may be elected"),
    ),
    "fief.king_untitled": (
        N_("{lord} holds no fief, and cannot be King"),
        N_("`fief can PLAYER` lists who may be elected"),
    ),
    "fief.king_captive": (
        N_("{lord} is a captive, and cannot be elected"),
        N_("`fief ransom` or an Escape card sets captives free"),
    ),
    "fief.candidates": (
        N_("there are {count:plain} candidates, but only {most:plain} players"),
        N_("each player may present one"),
    ),
    "fief.candidates_own": (
        N_("{player} may present one candidate, not {lords}"),
        N_('the house rule fief.vote.candidate_of = "anyone" sets it free'),
    ),
    "fief.voice": (
        N_("“{word}” is no vote"),
        N_("as in Anne:Roland, or Anne:Roland=3"),
    ),
    "fief.voice_twice": N_("{player} votes for {lord} twice"),
    "fief.voice_numbers": (
        N_("{player} votes for several: how many votes for each?"),
        N_("as in Anne:Roland=2 Anne:Othon=1"),
    ),
    "fief.vote_split": (
        N_("{player} votes for one lord, with all votes together, not for {lords}"),
        N_("the house rule fief.vote.split = true lets players split their votes"),
    ),
    "fief.no_vote": (
        N_("{player} has no vote"),
        N_("bishops, men with a fief and crowned women vote, if they are free"),
    ),
    "fief.vote_captive": (
        N_(
            "{player} has {most:plain} {most:vote|votes}: {lords}, in captivity, "
            "{lords:does|do} not vote"
        ),
        N_("`fief ransom` or an Escape card sets captives free"),
    ),
    "fief.votes_most": (
        N_("{player} has {most:plain} {most:vote|votes}, not {count:plain}"),
        N_("one for each lord who may vote, whatever he holds"),
    ),
    "fief.not_elected": (
        N_("{lord} has not been elected"),
        N_("`fief elect` holds the ballot; --ruling crowns him all the same"),
    ),
    "fief.other_elected": (
        N_("not {lord}, but {elected} has been elected"),
        N_("next comes `fief crown {elected}`"),
    ),
    "fief.no_clergy": N_("{lord} is neither bishop nor cardinal"),
    "fief.clergy_captive": (
        N_("{lord} is a captive, and can crown nobody"),
        N_("`fief ransom` or an Escape card sets captives free"),
    ),
    "fief.clergy_few": (
        N_("to crown {lord}, two bishops or a cardinal must agree"),
        N_(
            "{near:or} can crown him, too: --by LORD, or leave --by out and their "
            "players are asked"
        ),
    ),
    "fief.clergy_none": (
        N_(
            "nobody can crown {lord}: there are neither two free bishops nor a cardinal"
        ),
        N_("without a coronation there is another ballot in the next turn"),
    ),
    "fief.guard_no_rebuy": (
        N_("guards of the Tactical extension who fell are not bought anew"),
        N_("the house rule tactics.guard.rebuy = true allows it"),
    ),
    "fief.guard_six": (
        N_("the royal guard of the extension has no counters of 6"),
        N_("--value 3 buys a guard knight, --value 1 a guard sergeant"),
    ),
    "fief.no_sovereign": N_(
        "{lord} is neither King nor Queen, nor keeps the King’s guard as Regent"
    ),
    "fief.no_escort": (
        N_("no soldiers who could become guards accompany {lord}"),
        N_("knights are counters of 3, sergeants counters of 1, of the same player"),
    ),
    "fief.guard_late": (
        N_("guards are taken at the moment of the title: it is too late for {lord}"),
        N_("the house rule tactics.guard.late_swap = true allows it later"),
    ),
    "fief.guard_inherited": (
        N_("{lord} was not elected, and takes no guard of his own"),
        N_("the house rule tactics.guard.hereditary_king = true allows it"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.guard_waits": N_(
        "{points} {points:point|points} of the royal guard wait until {lord} is free"
    ),
    "fief.guard_attends": N_(
        "{points} {points:point|points} of the royal guard stand beside {lord} now"
    ),
    "fief.guard_ride": N_(
        "{count:plain} guard {count:sergeant|sergeants} beside {lord}: no ride with "
        "{count:him|them}"
    ),
    "fief.guard_short": N_(
        "{player} has too few counters in stock: {count:plain} of the guard "
        "{count:is|are} lost"
    ),
    "fief.regent_weds": N_("{lord} marries again, and stays Regent"),
    "fief.queen_waits": N_(
        "{lord} becomes Queen when the King comes of age; until then {regent} rules"
    ),
    "fief.queen_no_longer": N_(
        "{lord} is Queen no longer: her own counter replaces the Queen’s"
    ),
    "fief.queen_now": N_("{lord} is Queen now, with her guards"),
    "fief.no_crown": N_(
        "{lord} is not crowned: the throne stays vacant until the ballot of turn "
        "{turn:plain}"
    ),
    "fief.of_age": N_("{lord} comes of age: he rules himself from now on"),
}
FINDINGS: dict[str, str] = {
    "fief.audit.guard_king": N_("the King’s guard stands beside nobody"),
    "fief.audit.guard_queen": N_("the Queen’s guard stands beside nobody"),
}
ACTS: dict[str, str] = {
    "fief elect": N_("{elected} is elected King: {said}"),
    "fief elect.tie": N_("Nobody is elected King, it is a tie: {said}"),
    "fief elect.few": N_("Nobody is elected King, three votes are needed: {said}"),
    "fief crown": N_("{lord} {player:of} is crowned King by {bishops}"),
    "fief crown.queen": N_(
        "{lord} {player:of} is crowned King by {bishops}; {queen} is Queen"
    ),
    "fief crown.ruled": N_("{lord} {player:of} is crowned King"),
    "fief crown.ruled.queen": N_(
        "{lord} {player:of} is crowned King; {queen} is Queen"
    ),
    "fief crown.refused": N_(
        "{lord} {player:of} is not crowned: {refused} {refused:refuses|refuse}"
    ),
    "fief guard": N_(
        "{lord} turns soldiers into royal guards: {points} {points:point|points}"
    ),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {
    "king_guard": N_("the King’s guard"),
    "queen_guard": N_("the Queen’s guard"),
}
CHOICES: dict[str, str] = {
    "consent": N_("whether the bishops and cardinals agree to the coronation"),
    "knights": N_("how many knights become royal guards"),
    "sergeants": N_("how many sergeants become royal guards"),
}
OPTIONS: dict[str, str] = {}
REASONS: dict[str, str] = {
    "fief elect": N_("an election"),
    "fief crown": N_("a coronation"),
    "fief guard": N_("the royal guard"),
}

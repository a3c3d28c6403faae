"""Words of what binds families: marriages, alliances, a Prince, debts."""

from __future__ import annotations

from commands.texts.marks import N_

# On a lord's card: to whom he or she is married.
MARRIED: dict[bool, str] = {
    True: N_("wife {spouse:of}"),
    False: N_("husband {spouse:of}"),
}
COUPLE = N_("{husband} and {wife} are married")
PARTED = N_("no couple lives; the alliance lasts until the inheritance is settled")
ALLIANCE = N_("{players} are allied by marriage")
ALLIED = N_("{players} are allied by marriage from now on: `fief alliances`")
ALLIED_STILL = N_("{players} are allied by one marriage more")
CROWNS: dict[str, str] = {
    "king": N_("King: {lord}"),
    "king.none": N_("King: none of theirs"),
    "queen": N_("Queen: {lord}"),
    "queen.none": N_("Queen: none of theirs"),
}
VICTORY = N_(
    "together {fiefs:plain} {fiefs:fief|fiefs}; with King, Queen and {needed:plain} they "
    "win  [FIEF-WIN-03]"
)
CARDS = N_("they exchange cards freely, 3 in hand at most afterwards  [FIEF-CARD-11]")
HEIR = N_(
    "should the family {player:of} die out, {heir} inherits {fiefs:plain} "
    "{fiefs:fief|fiefs}  [FIEF-MARRY-12]"
)
MOTHER = N_("should the King die, {queen} {other:of} rules for {lord} as Regent")
MARRY = N_("marry {name}")
OWES = N_("{debtor} owes {creditor} {money}")

CONDITIONS: dict[str, str] = {
    "alliance": N_("alliance by marriage: {players}"),
    "prince.mother": N_(
        "Prince {lord} (if the King dies: Regent {mother} {player:of})"
    ),
}
DOINGS: dict[str, str] = {
    "marry": N_("marry"),
    "prince": N_("have a Prince"),
}
REFUSALS: dict[str, str | tuple[str, str]] = {
    "fief.marry_self": N_("{lord} was named twice: it takes two to marry"),
    "fief.marry_men": (
        N_("{lords} are men: a lord marries a woman"),
        N_("`fief can PLAYER` lists the couples that may marry"),
    ),
    "fief.marry_women": (
        N_("{lords} are women: a woman marries a lord"),
        N_("`fief can PLAYER` lists the couples that may marry"),
    ),
    "fief.married": (
        N_("{lord} is married to {spouse}, and marries nobody else"),
        N_("there is no divorce; widows and widowers may marry again"),
    ),
    "fief.marry_clergy": N_("{lord} is of the church, and cannot marry"),
    "fief.marry_darc": N_("{lord} is D’Arc, and never marries"),
    "fief.marry_dungeon": N_("{lord} lies in the dungeon, and counts as dead"),
    "fief.marry_captive": (
        N_("{lord} is a captive, and captives do not marry"),
        N_("the house rule fief.marry.prisoner = true allows it, by proxy"),
    ),
    "fief.marry_family": (
        N_("{lords} are of one family, {player:of}: a marriage binds two players"),
        N_("`fief can PLAYER` lists the couples that may marry"),
    ),
    "fief.marry_third": (
        N_("{player} is allied by marriage with {ally}, and cannot be with {other}"),
        N_("a player is allied with one other only, for as long as a couple lives"),
    ),
    "fief.lord_dead": N_(
        "the card {lord:of} lies in the discards: the dead do not marry"
    ),
    "fief.lord_unknown": (
        N_("{lord} is not in play yet"),
        N_("`status` shows the lords of each family"),
    ),
    "fief.prince_no_king": N_("there is no King, and so no Prince"),
    "fief.prince_no_queen": (
        N_("King {lord} has no wife who is Queen: a Prince is born of both"),
        N_("`fief marry` first; the King’s wife is Queen at once"),
    ),
    "fief.prince_captive": (
        N_("Queen {lord} is a captive: there can be no Prince"),
        N_("`fief ransom` frees her"),
    ),
    "fief.prince_twice": N_("{lord} is Prince already, and there is one card only"),
    "fief.prince_woman": N_("{lord} is a woman, and cannot be Prince"),
    "fief.prince_by": (
        N_("{player} has neither the King nor the Queen"),
        N_("the card comes out of the hand of {royals:or}"),
    ),
    "fief.no_credit": (
        N_("the treasurer gives and takes no credit"),
        N_("players may lend each other money: `fief lend FROM TO AMOUNT`"),
    ),
    "fief.lend_self": N_("{player} cannot lend to the same purse"),
    "fief.owes_nothing": (
        N_("{player} owes {other} nothing"),
        N_("`fief debts` shows who owes whom; `pay` records a gift"),
    ),
    "fief.owes_less": (
        N_("{player} owes {other} {owed}, not {amount}"),
        N_("what is paid beyond it is a gift: `pay`"),
    ),
}
WARNINGS: dict[str, str] = {
    "fief.odd.family": N_(
        "{lords:and} are of one family, {player:of}: marriages bind two players"
    ),
    "fief.odd.clergy_wed": N_(
        "{lord} is of the church and married to {spouse}: the rules know no such couple"
    ),
    "fief.odd.cardinal": N_("{lord} is a cardinal, but no bishop"),
    "fief.odd.king": N_("{lord} is of the church, and King: no bishop may be elected"),
    "fief.odd.prince": N_("{lord} is of the church, and Prince"),
    "fief.alliance_ends": N_("the alliance of {players} has ended"),
    "fief.alliance_waits": N_(
        "the alliance of {players} ends when the inheritance is settled"
    ),
    "fief.wed_late": N_(
        "marriages come before the ballot, which turn {turn:plain} has had already"
    ),
}
FINDINGS: dict[str, str] = {}
ACTS: dict[str, str] = {
    "fief marry": N_("{groom} {player:of} marries {bride} {other:of}"),
    "fief marry.queen": N_(
        "{groom} {player:of} marries {bride} {other:of}, who is Queen now"
    ),
    "fief prince": N_(
        "{lord} is the Prince, son of {king} and {queen}; he stands in {at}"
    ),
    "fief prince.ruled": N_("{lord} is the Prince, son of {king}; he stands in {at}"),
    "fief lend": N_("{from} lends {to} {money}, and is owed {left}"),
    "fief lend.closed": N_("{from} lends {to} money"),
    "fief repay": N_("{from} pays {to} back {money}, and owes {left}"),
    "fief repay.all": N_("{from} pays {to} back {money}, and owes nothing more"),
    "fief repay.closed": N_("{from} pays {to} money back"),
}
THROWS: dict[str, str] = {}
THINGS: dict[str, str] = {"debt": N_("debt")}
REASONS: dict[str, str] = {
    "fief marry": N_("a marriage"),
    "fief prince": N_("a Prince"),
    "fief lend": N_("loan"),
    "fief repay": N_("paid back"),
}


def wed(kind: str, facts: dict[str, object]) -> str:
    """Which sentence tells a marriage: whether it makes a Queen."""
    return f"{kind}.queen" if facts["queen"] else kind


def born(kind: str, facts: dict[str, object]) -> str:
    """Which sentence tells of a Prince: a ruling may do without a Queen."""
    return kind if facts["queen"] else f"{kind}.ruled"


def repaid(kind: str, facts: dict[str, object]) -> str:
    """Which sentence tells a payment: whether anything is still owed."""
    return kind if facts["owed"] else f"{kind}.all"


VARIANTS = {
    "fief marry": wed,
    "fief prince": born,
    "fief repay": repaid,
}

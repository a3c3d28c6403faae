"""Words of what binds families: marriages, alliances, a Prince, debts."""

from __future__ import annotations

from commands.texts.marks import N_, Texts
from commands.texts.variants import ELSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.texts.variants import Variants

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
CROWNS: Texts = {
    "king": "King: {lord}",
    "king.none": "King: none of theirs",
    "queen": "Queen: {lord}",
    "queen.none": "Queen: none of theirs",
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

CONDITIONS: Texts = {
    "alliance": "alliance by marriage: {players}",
    "prince.mother": "Prince {lord} (if the King dies: Regent {mother} {player:of})",
}
DOINGS: Texts = {
    "marry": "marry",
    "prince": "have a Prince",
}
REFUSALS: Texts = {
    "fief.marry_self": "{lord} was named twice: it takes two to marry",
    "fief.marry_men": "{lords} are men: a lord marries a woman",
    "fief.marry_men.hint": "`fief can PLAYER` lists the couples that may marry",
    "fief.marry_women": "{lords} are women: a woman marries a lord",
    "fief.marry_women.hint": "`fief can PLAYER` lists the couples that may marry",
    "fief.married": "{lord} is married to {spouse}, and marries nobody else",
    "fief.married.hint": "there is no divorce; widows and widowers may marry again",
    "fief.marry_clergy": "{lord} is of the church, and cannot marry",
    "fief.marry_darc": "{lord} is D’Arc, and never marries",
    "fief.marry_dungeon": "{lord} lies in the dungeon, and counts as dead",
    "fief.marry_captive": "{lord} is a captive, and captives do not marry",
    "fief.marry_captive.hint": "the house rule fief.marry.prisoner = true allows it, by proxy",
    "fief.marry_family": "{lords} are of one family, {player:of}: a marriage binds two players",
    "fief.marry_family.hint": "`fief can PLAYER` lists the couples that may marry",
    "fief.marry_third": "{player} is allied by marriage with {ally}, and cannot be with {other}",
    "fief.marry_third.hint": "a player is allied with one other only, for as long as a couple lives",
    "fief.lord_dead": "the card {lord:of} lies in the discards: the dead do not marry",
    "fief.lord_unknown": "{lord} is not in play yet",
    "fief.lord_unknown.hint": "`status` shows the lords of each family",
    "fief.prince_no_king": "there is no King, and so no Prince",
    "fief.prince_no_queen": "King {lord} has no wife who is Queen: a Prince is born of both",
    "fief.prince_no_queen.hint": "`fief marry` first; the King’s wife is Queen at once",
    "fief.prince_captive": "Queen {lord} is a captive: there can be no Prince",
    "fief.prince_captive.hint": "`fief ransom` frees her",
    "fief.prince_twice": "{lord} is Prince already, and there is one card only",
    "fief.prince_woman": "{lord} is a woman, and cannot be Prince",
    "fief.prince_by": "{player} has neither the King nor the Queen",
    "fief.prince_by.hint": "the card comes out of the hand of {royals:or}",
    "fief.no_credit": "the treasurer gives and takes no credit",
    "fief.no_credit.hint": "players may lend each other money: `fief lend FROM TO AMOUNT`",
    "fief.lend_self": "nobody owes money to the same purse: it is {player} twice",
    "fief.owes_nothing": "{player} owes {other} nothing",
    "fief.owes_nothing.hint": "`fief debts` shows who owes whom; `pay` records a gift",
    "fief.owes_less": "{player} owes {other} {owed}, not {amount}",
    "fief.owes_less.hint": "what is paid beyond it is a gift: `pay`",
    "fief.owes_nothing.forgive": "{player} owes {other} nothing",
    "fief.owes_nothing.forgive.hint": "`fief debts` shows who owes whom",
    "fief.owes_less.forgive": "{player} owes {other} {owed}, not {amount}",
    "fief.owes_less.forgive.hint": "without an amount the whole debt is forgiven",
}
WARNINGS: Texts = {
    "fief.odd.family": "{lords:and} are of one family, {player:of}: marriages bind two players",
    "fief.odd.clergy_wed": "{lord} is of the church and married to {spouse}: the rules know no such couple",
    "fief.odd.cardinal": "{lord} is a cardinal, but no bishop",
    "fief.odd.king": "{lord} is of the church, and King: no bishop may be elected",
    "fief.odd.prince": "{lord} is of the church, and Prince",
    "fief.alliance_ends": "the alliance of {players} has ended",
    "fief.alliance_waits": "the alliance of {players} ends when the inheritance is settled",
    "fief.wed_late": "marriages come before the ballot, which turn {turn:plain} has had already",
}
ACTS: Texts = {
    "fief marry": "{groom} {player:of} marries {bride} {other:of}",
    "fief marry.queen": "{groom} {player:of} marries {bride} {other:of}, who is Queen now",
    "fief prince": "{lord} is the Prince, son of {king} and {queen}; he stands in {at}",
    "fief prince.ruled": "{lord} is the Prince, son of {king}; he stands in {at}",
    "fief lend": "{from} lends {to} {money}, and is owed {left}",
    "fief lend.closed": "{from} lends {to} money",
    "fief repay": "{from} pays {to} back {money}, and owes {left}",
    "fief repay.all": "{from} pays {to} back {money}, and owes nothing more",
    "fief repay.closed": "{from} pays {to} money back",
    "fief forgive": "{creditor} forgives {debtor} {money}, and is still owed {left}",
    "fief forgive.all": "{creditor} forgives {debtor} {money}, and is owed nothing more",
    "fief forgive.closed": "{creditor} forgives {debtor} a debt",
}
THINGS: Texts = {"debt": "debt"}
REASONS: Texts = {
    "fief marry": "a marriage",
    "fief prince": "a Prince",
    "fief lend": "loan",
    "fief repay": "paid back",
    "fief forgive": "a debt forgiven",
}


VARIANTS: Variants = {
    "fief marry": (("queen", "queen"),),
    "fief prince": (("queen", ""), (ELSE, "ruled")),  # a ruling may do without a Queen
    "fief repay": (("owed", ""), (ELSE, "all")),
    "fief forgive": (("owed", ""), (ELSE, "all")),
}

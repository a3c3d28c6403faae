"""All titles of the realm: fiefs, crown and church; and grants by the referee.

A fief's title is named after its region, an office by its code, a bishop's see after
its diocese. Titles are granted here whatever the rules would say.
"""

from __future__ import annotations

from ledger.effects import Effect, Transfer
from ledger.errors import Refused
from ledger.naming import folded, near, same
from ledger.rules.fief.board.places import dioceses, rank_of, regions, villages_of
from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.guarding import go_home
from ledger.rules.fief.facts import CARD, DECK, DISCARD, GUARDS, TABLE
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import lord_of_fief, title_of
from ledger.rules.fief.forces import guarded
from ledger.rules.fief.house import house
from ledger.rules.fief.purchases.buying import need_hat
from ledger.rules.game import Outcome
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.shapes.holdings import Granted
    from ledger.state import State

CARDINAL = "cardinal"


def listed(state: State) -> list[dict[str, Any]]:
    """The fiefs in map order, then the crown, then the church."""
    rows = []
    for region in regions(state):
        title = title_of(state, region)
        if title is None:
            continue
        holder = state.text(title, "holder")
        capital = state.text(title, "capital")
        kind, player = rank_of(state, region), lord_of_fief(state, title)
        rows.append(_row(state, state.name(region), kind, capital, holder, player))
    for office in lords.OFFICES:
        lord = lords.office(state, office)
        if lord:
            rows.append(_row(state, office, office, None, lord))
    for diocese in dioceses(state):
        lord = state.text(diocese, "bishop")
        if lord:
            rows.append(_row(state, state.name(diocese), "bishop", diocese, lord))
    hats = [lord for lord in lords.every(state) if state.get(lord, CARDINAL)]
    return rows + [_row(state, CARDINAL, CARDINAL, None, lord) for lord in hats]


def _row(
    state: State,
    title: str,
    kind: str,
    of: str | None,
    holder: str | None,
    player: str | None = None,
) -> dict[str, Any]:
    owner = player or (lords.owner(state, holder) if holder else None)
    return {
        "title": title,
        "kind": kind,
        "of": state.name(of) if of else None,
        "holder": state.name(holder) if holder else None,
        "player": state.name(owner) if owner else None,
    }


def held_by(state: State, player: str) -> list[str]:
    """The names of the titles that a player's family holds."""
    name = state.name(player)
    return [row["title"] for row in listed(state) if row["player"] == name]


def names(state: State) -> list[str]:
    """The names of titles: offices by their codes, fiefs and sees by their lands."""
    lands = [*regions(state), *dioceses(state)]
    return [*lords.OFFICES, CARDINAL, *(state.name(land) for land in lands)]


def recorded(state: State, word: str) -> tuple[str, str]:
    """Where the holder of a title is recorded: a subject and a field."""
    wanted, office = same(word.strip()), lords.OFFICE_WORDS.get(folded(word))
    if office:
        return CAMPAIGN, office
    sees = dioceses(state)
    for subject in (*regions(state), *sees):
        name = state.name(subject)
        if same(name) != wanted:
            continue
        if subject in sees:
            return subject, "bishop"
        return title_of(state, subject) or f"title:{name}", "holder"
    for title in state.subjects("title"):  # or by the capital after which it is named
        capital = state.text(title, "capital")
        if capital and same(state.name(capital)) == wanted:
            return title, "holder"
    known = [one for one in names(state) if one != CARDINAL]  # there may be several
    raise Refused(
        "unknown_name",
        "unknown_name.title",
        name=word,
        kind="title",
        near=near(word, known),
        known=known,
    )


def grant(state: State, word: str, lord: str) -> Outcome[Granted]:
    """Gives a lord a title, by the referee's decision."""
    if same(word.strip()) == CARDINAL:
        return _cardinal(state, lord)
    subject, field = recorded(state, word)
    before = state.text(subject, field)
    if before == lord:
        raise Refused("rule", "title.holds", title=word, holder=lord)
    effects: list[Effect] = []
    if field == "holder":
        effects += _fief(state, subject, word)
    elif field == "bishop":
        effects += [*_see(state, subject, before), *_beyond(state, lord)]
    effects.append(changed(state, subject, field, lord))
    asked = field if subject == CAMPAIGN else word.strip()
    shown = state.text(subject, "name") or asked
    answer: Granted = {"title": shown, "holder": lord, "before": before}
    return Outcome({"title": asked, "person": lord}, answer, effects)


def _fief(state: State, title: str, word: str) -> list[Effect]:
    """Gives a lord a fief's card; a fief not yet founded comes into being."""
    if state.get(title, "name"):
        return [changed(state, title, f, None) for f in ("keeper", "heir", "aside")]
    region = state.find("region", word)
    cities = [v for v in villages_of(state, region) if state.balance(v, "city")]
    if not cities:
        rule = "FIEF-FIEF-06"
        raise Refused("rule", "fief.no_city", rule=rule, region=region)
    return [
        changed(state, title, "name", state.name(region)),
        changed(state, title, "region", region),
        changed(state, title, "capital", cities[0]),
    ]


def _see(state: State, diocese: str, before: str | None) -> list[Effect]:
    """Makes a bishop, taking the card from wherever it was."""
    if before:
        return []
    source = DISCARD if state.get(diocese, "discarded") else DECK
    effects: list[Effect] = [changed(state, diocese, "discarded", None)]
    if house(state, "cards.hands") == "counted" and state.balance(source, CARD):
        effects.append(Transfer(CARD, 1, source, TABLE))
    return effects


def _beyond(state: State, lord: str) -> list[Effect]:
    """Marks a bishop whom only the referee's decision allows."""
    fits = not lords.is_woman(lord) and not lords.bishoprics(state, lord)
    return [] if fits else [changed(state, lord, "ruled", 1)]


def _cardinal(state: State, lord: str) -> Outcome[Granted]:
    if state.get(lord, CARDINAL):
        raise Refused("rule", "title.holds", title=CARDINAL, holder=lord)
    need_hat(state)
    answer: Granted = {"title": CARDINAL, "holder": lord, "before": None}
    asked = {"title": CARDINAL, "person": lord}
    return Outcome(asked, answer, [changed(state, lord, CARDINAL, 1)])


def _crown_laid_down(state: State, revoked: list[Effect], field: str) -> list[Effect]:
    """Sends a guard home with no sovereign left, and ends a minority."""
    ceremony = Ceremony(state)
    after = state.copy().apply(revoked)
    for name in GUARDS:
        if guarded(after, name) is None:
            go_home(ceremony, name)
    of = {"king": ("hereditary", "regent_until"), "regent": ("regent_until",)}
    for note in of.get(field, ()):
        ceremony.put(note, None, "FIEF-REGENCY-03")
    return ceremony.effects


def revoke(state: State, word: str) -> Outcome[Granted]:
    """Takes a title from its holder; the card waits at the treasurer."""
    subject, field = recorded(state, word)
    before = state.text(subject, field) or state.text(subject, "keeper")
    if before is None:
        raise Refused("rule", "title.vacant", title=word)
    effects: list[Effect] = [changed(state, subject, field, None)]
    if field == "holder":
        effects.append(changed(state, subject, "keeper", None))
        effects.append(changed(state, subject, "aside", 1))
    if field == "bishop":
        effects.append(changed(state, subject, "discarded", 1))
        if house(state, "cards.hands") == "counted" and state.balance(TABLE, CARD):
            effects.append(Transfer(CARD, 1, TABLE, DISCARD))
    if subject == CAMPAIGN:
        effects += _crown_laid_down(state, effects, field)
    shown = field if subject == CAMPAIGN else state.name(subject)
    return Outcome(
        {"title": shown}, {"title": shown, "holder": None, "before": before}, effects
    )


def fields() -> dict[tuple[str, str], bool]:
    """The fields for offices, bishops, and cardinals, who are among the lords."""
    offices = {("campaign", office): True for office in lords.OFFICES}
    return offices | {("diocese", "bishop"): False, ("lord", CARDINAL): True}

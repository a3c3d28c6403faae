"""What the shell offers when Tab is pressed: the names of the campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer  # Typer reads these annotations itself

from ledger.errors import Refusal


def languages(incomplete: str) -> list[str]:
    """The two languages."""
    return [lang for lang in ("en", "fr") if lang.startswith(incomplete)]


def campaigns(incomplete: str) -> list[str]:
    """The campaigns that lie here."""
    from commands.finding import campaigns_here

    return _starting(campaigns_here(), incomplete)


def players(ctx: typer.Context, incomplete: str) -> list[str]:
    """The players of the campaign."""
    return _names(ctx, "player", incomplete)


def fighters(ctx: typer.Context, incomplete: str) -> list[str]:
    """The players of the campaign, and the rebels while there are any."""
    from ledger.store.rows import fact

    def ask(book: object) -> list[str]:
        return ["rebels"] if fact(book, "campaign", "revolt_at") else []  # type: ignore[arg-type]

    return [*players(ctx, incomplete), *_starting(_ask(ctx, ask), incomplete)]


def away(ctx: typer.Context, incomplete: str) -> list[str]:
    """Whoever may have been away: players, or the sides and heroes of a battle."""
    kinds = ("player", "side", "hero")
    return [name for kind in kinds for name in _names(ctx, kind, incomplete)]


def purses(ctx: typer.Context, incomplete: str) -> list[str]:
    """The players of the campaign, and the bank."""
    return [*players(ctx, incomplete), *_starting(["bank"], incomplete)]


def titles(ctx: typer.Context, incomplete: str) -> list[str]:
    """The titles of the campaign."""
    return _names(ctx, "title", incomplete)


def territories(ctx: typer.Context, incomplete: str) -> list[str]:
    """The territories of the campaign."""
    return _names(ctx, "territory", incomplete)


def sides(ctx: typer.Context, incomplete: str) -> list[str]:
    """The sides of the battle."""
    return _names(ctx, "side", incomplete)


def heroes(ctx: typer.Context, incomplete: str) -> list[str]:
    """The heroes of the battle."""
    return _names(ctx, "hero", incomplete)


def siege_units(ctx: typer.Context, incomplete: str) -> list[str]:
    """The units of a siege."""
    return _names(ctx, "unit", incomplete)


def sections(ctx: typer.Context, incomplete: str) -> list[str]:
    """The sections of a fortress."""
    return _names(ctx, "section", incomplete)


def sieges(incomplete: str) -> list[str]:
    """The scenarios of a siege."""
    from ledger.rules.siege.scenarios import SCENARIOS

    return _starting(list(SCENARIOS), incomplete)


def pieces(incomplete: str) -> list[str]:
    """The pieces of siege equipment."""
    from ledger.rules.siege.facts import KINDS

    return _starting(list(KINDS), incomplete)


def regions(ctx: typer.Context, incomplete: str) -> list[str]:
    """The regions of the board."""
    return _names(ctx, "region", incomplete)


def dioceses(ctx: typer.Context, incomplete: str) -> list[str]:
    """The dioceses of the board."""
    return _names(ctx, "diocese", incomplete)


def votes(ctx: typer.Context, incomplete: str) -> list[str]:
    """Whoever votes, and behind the colon for whom."""
    player, colon, word = incomplete.partition(":")
    if not colon:
        return [f"{name}:" for name in players(ctx, player)]
    return [f"{player}:{name}" for name in lords(ctx, word)]


def lords(ctx: typer.Context, incomplete: str) -> list[str]:
    """The lords."""
    return _names(ctx, "lord", incomplete)


def figures(ctx: typer.Context, incomplete: str) -> list[str]:
    """The figures of the player who is named before."""
    return _army(ctx, ctx.params.get("player") or "", incomplete)


def army_figures(ctx: typer.Context, incomplete: str) -> list[str]:
    """Whoever has an army, and behind the colon its figures."""
    player, colon, word = incomplete.partition(":")
    if not colon:
        return [f"{name}:" for name in players(ctx, player)]
    return [f"{player}:{name}" for name in _army(ctx, player, word)]


def aims(ctx: typer.Context, incomplete: str) -> list[str]:
    """Whoever fights, and behind the colon what for."""
    from ledger.rules.medfan.tables import OBJECTIVE

    player, colon, word = incomplete.partition(":")
    if not colon:
        return [f"{name}:" for name in players(ctx, player)]
    return [f"{player}:{aim}" for aim in _starting(OBJECTIVE["rows"], word)]


def _army(ctx: typer.Context, player: str, incomplete: str) -> list[str]:
    """The figures of a player of Med-Fan."""
    from ledger.rules.medfan.roster import figures as army
    from ledger.store.rows import state_of

    def ask(book: object) -> list[str]:
        state = state_of(book)  # type: ignore[arg-type]
        return [state.name(one) for one in army(state, state.find("player", player))]

    return _starting(_ask(ctx, ask), incomplete)


def items(incomplete: str) -> list[str]:
    """What may be bought in a game of Fief."""
    from ledger.rules.fief.purchases.buying import ITEMS

    return _starting(list(ITEMS), incomplete)


def troops(incomplete: str) -> list[str]:
    """The kinds of counters that move; after a comma, the next one."""
    from ledger.rules.fief.facts import TROOPS

    head, comma, _ = incomplete.rpartition(",")
    known = [f"{head}{comma}{kind}=" for kind in TROOPS]
    return _starting(known if comma else ["all", *known], incomplete)


def cards(incomplete: str) -> list[str]:
    """The blue cards of a game of Fief."""
    from ledger.rules.fief.cards.playing import PLAYS

    return _starting(list(PLAYS), incomplete)


def things(ctx: typer.Context, incomplete: str) -> list[str]:
    """Everything that has a name."""
    from ledger.store.rows import state_of

    def ask(book: object) -> list[str]:
        facts = state_of(book).facts.values()  # type: ignore[arg-type]
        names = {str(f["name"]) for f in facts if "name" in f and "retired" not in f}
        return ["treasury", *sorted(names)]

    return _starting(_ask(ctx, ask), incomplete)


def settings(ctx: typer.Context, incomplete: str) -> list[str]:
    """The house rules of the campaign."""
    from ledger.rules.settings import settings as known

    return _starting(list(known(_game(ctx))), incomplete)


def rules(ctx: typer.Context, incomplete: str) -> list[str]:
    """The rules, rulings and house rules of the campaign's game, or of all."""
    from ledger.reading.reference import references
    from ledger.rules.settings import settings as known

    games = _games(ctx)
    keys = [key for game in games for key in known(game)]
    return _starting([*references(games), *dict.fromkeys(keys)], incomplete)


def areas(ctx: typer.Context, incomplete: str) -> list[str]:
    """The chapters of the rules of the campaign's game, or of all."""
    from ledger.reading import reference

    return _starting(reference.areas(reference.references(_games(ctx))), incomplete)


def games(incomplete: str) -> list[str]:
    """The games."""
    from ledger.rules import games

    return _starting(list(games()), incomplete)


def reference_cards(ctx: typer.Context, incomplete: str) -> list[str]:
    """The reference cards of the campaign's game, or of all; or all of them."""
    from ledger.reading.cards import laid_out

    known = [card for game in _with_cards(ctx) for card in laid_out(game)]
    return _starting(["all", *known], incomplete)


def moments(ctx: typer.Context, incomplete: str) -> list[str]:
    """The moments for which there are reference cards."""
    from ledger.reading.cards import laid_out

    known = (card["moment"] for g in _with_cards(ctx) for card in laid_out(g).values())
    return _starting(list(dict.fromkeys(known)), incomplete)


def sheet_forms(incomplete: str) -> list[str]:
    """The forms of a reference card, or of a sheet."""
    from commands.reports.making import SHEETS

    return _starting(list(SHEETS), incomplete)


def flavours(incomplete: str) -> list[str]:
    """The sorts of tables."""
    return _starting(["plain", "french"], incomplete)


def _with_cards(ctx: typer.Context) -> list[str]:
    """The campaign's game if it has reference cards; all such games without one."""
    from ledger.reading.cards import games as with_cards

    asked = ctx.params.get("game")
    wanted = (asked,) if asked else _games(ctx)
    return [game for game in with_cards() if game in wanted]


def nouns(incomplete: str) -> list[str]:
    """The printed nouns."""
    from ledger.names.words import PRINTED

    return _spelled(PRINTED.nouns, incomplete)


def qualifiers(incomplete: str) -> list[str]:
    """The printed qualifiers, each once."""
    from ledger.names.words import PRINTED

    return list(dict.fromkeys(_spelled(PRINTED.qualifiers, incomplete)))


def kinds_of_entries(incomplete: str) -> list[str]:
    """The commands that write entries."""
    from ledger.acting import UNDOING, acts

    return _starting(["new", "fork", *UNDOING, *acts()], incomplete)


def drafts(ctx: typer.Context, incomplete: str) -> list[str]:
    """The acts that were stopped in the middle."""
    from ledger.store.drafts import heads

    numbers = _ask(ctx, lambda book: [str(draft["id"]) for draft in heads(book)])
    return _starting(numbers, incomplete)


def _names(ctx: typer.Context, kind: str, incomplete: str) -> list[str]:
    from ledger.store.rows import state_of

    def ask(book: object) -> list[str]:
        return list(state_of(book).named(kind).values())  # type: ignore[arg-type]

    return _starting(_ask(ctx, ask), incomplete)


def _game(ctx: typer.Context) -> str:
    from ledger.store.rows import fact

    found = _ask(ctx, lambda book: [str(fact(book, "campaign", "game"))])
    return found[0] if found else "free"


def _games(ctx: typer.Context) -> tuple[str, ...]:
    from ledger.rules import games
    from ledger.store.rows import fact

    found = _ask(ctx, lambda book: [str(fact(book, "campaign", "game"))])
    return tuple(found) or games()


def _ask(ctx: typer.Context, ask: object) -> list[str]:
    """What a question to the campaign gives; nothing where there is none."""
    from commands.finding import find_campaign
    from ledger.store.book import Book

    try:
        with Book(find_campaign(ctx.params.get("campaign")), patience=0.2) as book:
            found: list[str] = ask(book)  # type: ignore[operator]
            return found
    except Refusal:
        return []


def _starting(words: Sequence[str], incomplete: str) -> list[str]:
    from ledger.naming import folded

    start = folded(incomplete)
    return [word for word in words if folded(word).startswith(start)]


def _spelled(known: Any, incomplete: str) -> list[str]:
    from ledger.names.lookup import spelled

    start = spelled(incomplete)
    return [word.fr for word in known if spelled(word.fr).startswith(start)]

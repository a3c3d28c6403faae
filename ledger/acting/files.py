"""Campaign files that are begun."""

from __future__ import annotations

from ledger import journal, rules
from ledger.acting.answer import Answer
from ledger.effects import Change, set_off
from ledger.errors import Misuse
from ledger.faults import located
from ledger.journal import Entry, Finding
from ledger.naming import same
from ledger.rules import settings
from ledger.rules.common.house_rules import loaded
from ledger.rules.common.seats import seat
from ledger.state import CAMPAIGN, USUAL, State, changed
from ledger.store import copying
from ledger.store.append import append
from ledger.toml import read_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.faults import Fault
    from ledger.rules.game import Game
    from ledger.store.book import Book
    from ledger.toml import Path


def is_campaign(path: str) -> bool:
    """Whether a file is SQLite's, and so not a position file."""
    from ledger.store.foreign import HEADER, start

    try:
        return start(path).startswith(HEADER)
    except OSError:
        return False


def new(
    file: str,
    game: str | None = None,
    players: Sequence[str] = (),
    position: str | None = None,
    house_rules: str | None = None,
    language: str = "en",
    asks: bool = False,
) -> Answer:
    """Makes a campaign file; entry 1 holds everything it begins with.

    `position` and `house_rules` are the texts of such files.
    """
    data = read_toml(position) if position is not None else {}
    name = game or data.get("game", USUAL)
    if position is not None and data.get("game", name) != name:
        raise Misuse("usage", "position.game", game=str(data["game"]), asked=name)
    played = rules.game_named(str(name))
    effects, state = _settings(played, language, asks)
    if house_rules is not None:
        more, _ = loaded(state, house_rules)
        effects += more
        state.apply(more)
    if players and position is not None and data.get("players"):
        raise Misuse("usage", "new.players_twice")
    if position is not None:
        more = _position(played, position, data, players, state)
    else:
        more = _seated(played, state, players)
    effects = set_off([*effects, *more])
    begun = State().apply(effects)
    journal.check(State(), effects, played.floor)
    _refuse_faults(played, begun)
    entry = Entry(
        kind="new",
        asked={"game": played.name, "players": [begun.name(p) for p in begun.seats]},
        outcome={"game": played.name, "players": list(begun.seats)},
        effects=effects,
        warnings=played.notes(begun),
        turn=begun.turn,
        phase=begun.phase,
    )

    def fill(book: Book) -> None:
        append(book, entry)

    copying.create(file, fill, views=played.views())
    result = {
        "file": file,
        "game": played.name,
        "players": [begun.name(player) for player in begun.seats],
    }
    return Answer(result, entry._replace(seq=1), list(entry.warnings), begun, True)


def _settings(game: Game, language: str, asks: bool) -> tuple[list[Effect], State]:
    """Sets every house rule, so that later changes of defaults have no effect."""
    state = State()
    effects: list[Effect] = [
        Change(CAMPAIGN, "game", None, game.name),
        Change(CAMPAIGN, "turn", None, 1),
    ]
    own = {
        "campaign.language": language,
        "campaign.dice": "ask" if asks else "throw",
    }
    for key, setting in settings.settings(game.name).items():
        effects.append(settings.put(state, key, own.get(key, setting.default)))
    state.apply(effects)
    return effects, state


def _seated(game: Game, state: State, players: Sequence[str]) -> list[Effect]:
    """Seats the players, with what a new player gets."""
    table = state.copy()
    seats = []
    for player in players:
        name = table.free_name("player", player)
        table.put(f"player:{name}", "name", name)
        seats.append((f"player:{name}", name))
    effects = seat(state, seats)
    after = state.copy().apply(effects)
    effects += game.begin(after, [subject for subject, _ in seats])
    phases = game.phases(after)
    if phases:
        effects.append(changed(after, CAMPAIGN, "phase", phases[0]))
    return effects


def _position(
    game: Game, text: str, data: dict[str, Any], players: Sequence[str], state: State
) -> list[Effect]:
    """The effects of a position file; a refusal lists all faults with their lines."""
    if players:
        data = {**data, "players": list(players)}
    effects, faults = game.read_position(data, state)
    begun = state.copy().apply(effects)
    faults = [*faults, *_audited(game, begun, data, faults)]
    if faults:
        raise Misuse("usage", "file.faults", **located(text, faults))
    phases = game.phases(begun)
    if phases and begun.phase is None:
        effects.append(changed(begun, CAMPAIGN, "phase", phases[0]))
    return effects


# Where a position file gives a thing of each kind its name.
DECLARED = {
    "player": ("players",),
    "territory": ("village", "territory"),
    "title": ("title", "region"),
}


def _audited(
    game: Game, state: State, data: dict[str, Any], faults: Sequence[Fault]
) -> list[Fault]:
    """What the game's audit finds in a position, at the tables that it concerns.

    If the file also has other faults, findings that follow from them are left out.
    """
    wrong = {path[:2] for path, _ in faults}
    known = {(fault.code, fault.about) for _, fault in faults}
    faults_of_audit: list[Fault] = []
    places: dict[tuple[str, str], Path] = {}
    for finding in game.audit(state):
        places = places or _declared(data)
        path = _place(state, places, finding.about)
        follows = path[:2] in wrong or finding.code.startswith("audit.")
        if not (faults and follows) and (finding.code, finding.about) not in known:
            faults_of_audit.append((path, finding))
    return faults_of_audit


def _declared(data: dict[str, Any]) -> dict[tuple[str, str], Path]:
    """The last place in a position file that gives each thing its name."""
    return {
        (key, same(_named(item).strip())): (key, number)
        for key, listed in data.items()
        if isinstance(listed, list)
        for number, item in enumerate(listed)
    }


def _place(state: State, places: dict[tuple[str, str], Path], subject: str) -> Path:
    """The place where a position file names a thing; empty if it does not."""
    kind, name = subject.partition(":")[0], same(state.name(subject))
    keys = DECLARED.get(kind, (kind,))
    return next((places[key, name] for key in keys if (key, name) in places), ())


def _named(item: object) -> str:
    """The name that a table of a position file gives, or the word in a list."""
    word = item.get("name", item.get("title")) if isinstance(item, dict) else item
    return word if isinstance(word, str) else ""


def _refuse_faults(game: Game, state: State) -> None:
    findings: list[Finding] = game.audit(state)
    if findings:
        raise Misuse("usage", "file.faults", findings=findings)

"""The commands of a league, from their words to their answers."""

from __future__ import annotations

import os

from commands.texts import league as texts
from ledger.errors import Misuse, Refused

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.league.hub import Hub

ALL = "*"


def needs_extra() -> None:
    """Refuses where the extra is not installed, with the command that installs it."""
    try:
        import psycopg  # noqa: F401 - all of the extra, or none
    except ImportError:
        from commands.installed import adding

        install = adding("'psycopg[binary]'")
        raise Refused("rule", "league.no_psycopg", install=install) from None


def _key(key_file: str | None) -> str | None:
    """The secret that was given: in a file, in the environment, or at the prompt.

    None where one is kept already, or libpq finds it by itself.
    """
    from ledger.acting.given import STDIN, read_script, read_text

    if key_file is not None:
        text = read_script(key_file) if key_file == STDIN else read_text(key_file)
        return text.strip()
    from ledger.league.address import KEY

    return os.environ.get(KEY) or None


def _asked_key(call: Call, url: str, key_file: str | None) -> str | None:
    """The same; somebody at a terminal is asked for a key that is not kept yet."""
    from commands.prompting import typed_unseen
    from ledger.league.address import effective, shown
    from ledger.league.keys import kept

    key = _key(key_file)
    if key or not call.asks or kept(effective(url)) or "PGPASSWORD" in os.environ:
        return key
    return typed_unseen(call.words.say(texts.KEY_OF, hub=shown(url))) or None


def init(call: Call, hub: str, key_file: str | None) -> Result:
    """Lays out the hub's schema."""
    needs_extra()
    from ledger.league.address import checked_url, effective, shown
    from ledger.league.laying import init as lay_out

    url = checked_url(hub)
    key = _asked_key(call, url, key_file)
    version = lay_out(url, key)
    if key:
        from ledger.league.keys import keep_key

        keep_key(effective(url), key)
    return {"hub": shown(url), "version": version}, None, [], None


def share(call: Call, hub: str, name: str | None, key_file: str | None) -> Result:
    """Puts the campaign on the hub."""
    needs_extra()
    from ledger.acting.sharing import share as put

    book = call.book(write=True)
    named = name or os.path.splitext(os.path.basename(book.path))[0]
    made = put(book, hub, named, _asked_key(call, hub, key_file))
    return made.result, None, made.warnings, made


def join(
    call: Call, hub: str, name: str, file: str | None, key_file: str | None
) -> Result:
    """Makes a copy of a shared campaign."""
    needs_extra()
    from ledger.acting.sharing import join as take

    made = take(hub, name, file or f"{name}.db", _asked_key(call, hub, key_file))
    return made.result, None, made.warnings, made


def leave(call: Call) -> Result:
    """Shares the campaign no longer."""
    needs_extra()
    from ledger.acting.sharing import leave as go

    made = go(call.book(write=True))
    return made.result, None, made.warnings, made


def status(call: Call, key_file: str | None) -> Result:
    """How the campaign is shared, and whether the hub answers; keeps a new key."""
    needs_extra()
    from ledger.acting.sharing import standing

    made = standing(call.book(), _key(key_file))
    return made.result, None, made.warnings, made


def sync(call: Call, settled: list[str] | None) -> Result:
    """Brings file and hub together."""
    needs_extra()
    from commands.league.settling import Settling
    from ledger.acting.rejoining import sync as bring_together

    settling = Settling(call, settled or [])
    made = bring_together(call.book(write=True), settling)
    return made.result, None, made.warnings, made


def watch(call: Call, quiet: bool) -> int:
    """Keeps the copy up to date until Ctrl-C, or until the one who started it has ended."""
    needs_extra()
    from commands.league.watching import watched

    return watched(call, quiet=quiet)


# The hub's own ----------------------------------------------------------------------------


def asked_at(call: Call, hub: str | None, key_file: str | None) -> Hub:
    """The hub that is named, else that of the shared campaign that is here."""
    from ledger.league.address import checked_url
    from ledger.league.hub import Hub

    url = checked_url(hub) if hub else _shared(call).url
    return Hub(url, _key(key_file)).checked()


def _shared(call: Call) -> Any:  # noqa: ANN401 - loaded only with the extra
    from ledger.acting.sharing import required

    return required(call.book())


def _name(call: Call, hub: str | None, name: str | None) -> str:
    """The campaign that is named, else the shared one that is here."""
    if name:
        return name
    if hub:
        raise Misuse("usage", "league.which")
    return str(_shared(call).campaign)


def key_new(
    call: Call,
    role: str,
    player: str | None,
    label: str | None,
    hub: str | None,
    name: str | None,
    key_file: str | None,
) -> Result:
    """Makes a key, and shows it once."""
    needs_extra()
    from ledger.league.address import with_user

    if role not in texts.ROLES:
        roles = [call.words.say(one) for one in texts.ROLES.values()]
        raise Misuse("usage", "league.role", role=role, roles=roles)
    if (role == "player") != (player is not None):
        raise Misuse("usage", "league.key_player", role=role)
    campaign = _name(call, hub, name)
    if player is not None and campaign == ALL:
        raise Misuse("usage", "league.key_everywhere")
    if player is not None and not hub:
        player = _player(call, player)
    with asked_at(call, hub, key_file) as asked:
        made, secret = asked.make_key(campaign, role, player, label or "")
        url = with_user(asked.url, made)
    result = {"key": made, "secret": secret, "hub": url, "campaign": campaign}
    return {**result, "role": role, "player": player}, None, [], None


def _player(call: Call, word: str) -> str:
    from ledger.rules.common.finding import player as found
    from ledger.store.rows import state_of

    state = state_of(call.book())
    return state.name(found(state, word, {}))


def key_list(
    call: Call, hub: str | None, name: str | None, key_file: str | None
) -> Result:
    """The keys to a campaign."""
    needs_extra()
    campaign = name or (ALL if hub else _shared(call).campaign)
    with asked_at(call, hub, key_file) as asked:
        return {"campaign": campaign, "keys": asked.keys(campaign)}, None, [], None


def key_revoke(call: Call, key: str, hub: str | None, key_file: str | None) -> Result:
    """Revokes a key."""
    needs_extra()
    with asked_at(call, hub, key_file) as asked:
        asked.revoke_key(key)
    return {"key": key}, None, [], None


def campaigns(call: Call, hub: str | None, key_file: str | None) -> Result:
    """The campaigns that the key opens."""
    needs_extra()
    with asked_at(call, hub, key_file) as asked:
        listed = [
            {"campaign": name, "entries": seq, "head": hashed}
            for name, seq, hashed in asked.campaigns()
        ]
    return {"campaigns": listed}, None, [], None


def look(call: Call, hub: str, name: str, key_file: str | None) -> Result:
    """What a player may see of a campaign."""
    needs_extra()
    with _asked_hub(call, hub, key_file) as asked:
        seq, view = _seen(asked, name)
    text = view["text"][call.lang]
    rounds = [one for one in view["rounds"] if one["key"] and not one["closed"]]
    told = {"campaign": name, "entries": seq, "text": text, "rounds": rounds}
    return told, None, [], None


def _asked_hub(call: Call, url: str, key_file: str | None) -> Hub:
    """The hub at an address; a key that opens it is kept."""
    from ledger.league.address import checked_url, effective
    from ledger.league.hub import Hub
    from ledger.league.keys import keep_key

    key = _asked_key(call, checked_url(url), key_file)
    hub = Hub(url, key).checked()
    if key:
        keep_key(effective(url), key)
    return hub


def _seen(hub: Hub, name: str) -> tuple[int, dict[str, Any]]:
    """What the key's player was told last: as of which entry, and what."""
    from ledger.wire import loads

    if not any((of, role) == (name, "player") for of, role, _ in hub.mine()):
        raise Refused("rule", "league.no_player", campaign=name)
    seen = hub.look(name)
    if seen is None:
        raise Refused("rule", "league.untold", campaign=name)
    return seen[0], loads(seen[1])


def hand_in(
    call: Call,
    hub: str,
    name: str,
    number: int,
    answer: str,
    code: str | None,
    key_file: str | None,
) -> Result:
    """Hands in the hash of an answer, or opens it by its code."""
    needs_extra()
    from commands.league.handing import sealed

    with _asked_hub(call, hub, key_file) as asked:
        view = _seen(asked, name)[1]
        sent, code = sealed(view["rounds"], number, answer, code)
        asked.hand_in(name, sent)
    return {"campaign": name, "round": number, "code": code}, None, [], None


def doctor(call: Call, hub: str | None, key_file: str | None) -> Result:
    """What the server's settings promise, in plain words."""
    needs_extra()
    from commands.league.promises import examined

    with asked_at(call, hub, key_file) as asked:
        return examined(asked.promises()), None, [], None

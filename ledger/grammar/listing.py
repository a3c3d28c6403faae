"""All commands, module by module, for functions that go through all of them."""

from __future__ import annotations

from ledger.grammar import MODULES, commands_in, games, home, inside

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.grammar import Commands


def modules() -> list[str]:
    """All modules that hold records."""
    within = (f"{game}.{module}" for game in games() for module in inside(game))
    return [*MODULES, *within]


def every() -> Commands:
    """All acts and questions, module by module."""
    return {path: one for name in modules() for path, one in commands_in(name).items()}


def below(path: str) -> list[str]:
    """The words that may follow a path, in the manual's order; none for a command."""
    if not path:
        return [*" ".join(MODULES.values()).split(), *games()]
    if " " not in path and inside(home(path)):
        return " ".join(inside(home(path)).values()).split()
    behind = len(path) + 1
    known = [
        one[behind:] for one in commands_in(home(path)) if one.startswith(f"{path} ")
    ]
    return list(dict.fromkeys(one.partition(" ")[0] for one in known))

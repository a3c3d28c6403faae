"""What answers hold: the shape of each, by the command that it answers.

A shape names the keys of facts and what stands there; facts themselves are plain
dictionaries. Shapes are declared in tables, of which `make tree` makes types (as
`tools.shapes` says). Rules, readings and screens know these alone: while the program
runs nothing loads them. Of them come the schema of every answer, what an editor knows
of a script's calls, and what the tests hold every answer against. They stand in
modules of the same names as the records of the commands (`ledger.grammar`).
"""

from __future__ import annotations

from types import UnionType

from ledger import grammar
from ledger.grammar import listing
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    Shape = type | UnionType

# They answer what the commands answer that they call, or only show it.
RESUME = "resume"
OTHERS = ("board", "league watch", RESUME, "run", "serve", "shell")


def answers() -> dict[str, Shape]:
    """The shape of every answer, by the path of its command."""
    each = (_module(one).ANSWERS for one in listing.modules())
    return {path: shape for own in each for path, shape in own.items()}


def wider() -> dict[Shape, list[Shape]]:
    """What each game adds to the shapes that all games share."""
    found: dict[Shape, list[Shape]] = {}
    for name in grammar.games():
        for shape, more in getattr(_module(name), "WIDER", {}).items():
            found.setdefault(shape, []).append(more)
    return found


def named(path: str) -> str:
    """What the shape of an answer is called: its module and its name."""
    module = _module(grammar.home(path))
    shape = module.ANSWERS[path]
    if isinstance(shape, type):
        return f"{shape.__module__}.{shape.__name__}"
    name = next(name for name, one in vars(module).items() if one is shape)
    return f"{module.__name__}.{name}"


def _module(name: str) -> ModuleType:
    found: ModuleType = load(f"{__name__}.{name}")
    return found

"""Which modules may import those of a game: a contract of import-linter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from importlinter import Contract, ContractCheck, fields, output

from ledger import rules

if TYPE_CHECKING:
    from grimp import ImportGraph


def game_of(module: str) -> str | None:
    """The game that a module belongs to, by the name of its folder or file.

    >>> game_of("ledger.rules.fief.war.odds"), game_of("commands.siege.handlers.field")
    ('fief', 'siege')
    >>> game_of("ledger.rules.common.money"), game_of("commands.titles")
    (None, None)
    """
    return next((name for name in module.split(".")[1:] if name in rules.games()), None)


class GamesApart(Contract):
    """Only the modules of a game may import a module of that game.

    A game's `Game` and `Face` name what shared modules need from it.
    """

    but: Any = fields.SetField(subfield=fields.StringField(), required=False)

    def check(
        self,
        graph: ImportGraph,
        verbose: bool,  # noqa: ARG002 - import-linter passes it
    ) -> ContractCheck:
        """Finds the imports that are not allowed."""
        allowed = self.but or ()
        forbidden = [
            f"{module} imports {other}"
            for module in sorted(graph.modules)
            if module not in allowed
            for other in sorted(graph.find_modules_directly_imported_by(module))
            if game_of(other) not in (None, game_of(module))
        ]
        return ContractCheck(kept=not forbidden, metadata={"found": forbidden})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Prints the forbidden imports."""
        for line in check.metadata["found"]:
            output.print_error(line)

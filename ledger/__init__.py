"""The ledger of a campaign: `from ledger import Campaign` is the way in for scripts."""

from __future__ import annotations

__version__ = "0.1.0"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.campaign import Campaign

__all__ = ["Campaign", "__version__"]


def __getattr__(name: str) -> object:
    """Loads the face for scripts when it is asked for."""
    if name == "Campaign":
        from ledger.campaign import Campaign

        return Campaign
    raise AttributeError(name)

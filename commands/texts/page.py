"""The words of the page for phones and the beamer, and of `serve`."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

OPEN_TABLE = N_("what lies open on the table")
NOW = N_("Now")

SECTIONS: Texts = {
    "sealed": "Sealed answers",
    "acts": "Latest actions",
    "map": "Map",
    "money": "Money",
    "lands": "Territories",
    "titles": "Titles",
    "battles": "Battles",
}

# On the page itself; what its script shows stands in the page as well.
LIVE = N_("live")
AWAY = N_("no connection: as things stood at {at}")
CARDS = N_("Reference cards")
BACK = N_("Back")

# What `serve` prints.
OPEN = N_("open table: {address}")
SEAT = N_("{player}: {address}")
LOOPBACK = N_(
    "Only this computer can open these addresses; --lan opens them to the network"
)
LAN = N_(
    "Every device on this network that has an address can read that player’s page; anyone who can listen to the network can, too"
)
STOP = N_("Ctrl-C stops")
WRONG_KEY = N_("There is nothing at this address. Ask for yours at the table.")
TROUBLE = N_("The campaign cannot be read at the moment.")

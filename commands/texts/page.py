"""The words of the page for phones and the beamer, and of `serve`."""

from __future__ import annotations

from commands.texts.marks import N_, Texts

OPEN_TABLE = N_("what everyone may know")
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
AWAY = N_("no connection: showing things as they stood at {at}")
CARDS = N_("Reference cards")
BACK = N_("Back")

# What `serve` prints.
OPEN = N_("open table: {address}")
SEAT = N_("{player}: {address}")
LOOPBACK = N_(
    "Only this computer can open these addresses; --lan opens them to the network"
)
LAN = N_(
    "Any device on this network can read a player’s page if it has the address; so can anyone who can listen to the network"
)
STOP = N_("Press Ctrl-C to stop")
WRONG_KEY = N_("There is nothing at this address. Ask for yours at the table.")
TROUBLE = N_("The campaign cannot be read at the moment.")

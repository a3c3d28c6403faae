"""Territory names: their words, their grammar in two languages, and their drawing."""

"""The parts of a siege's position file."""

"""The crown: ballots, coronations, regencies, royal guards."""

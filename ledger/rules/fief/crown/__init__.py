"""The crown: marriages, elections, coronations, regencies, royal guards."""

"""What is generated: the script lane's tree, the help pages, the catalogue."""

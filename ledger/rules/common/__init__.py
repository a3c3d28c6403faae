"""Rules that every game shares: money, titles, territories, seats, the clock."""

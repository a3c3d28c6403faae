"""Questions to a campaign: rows in, plain facts out."""

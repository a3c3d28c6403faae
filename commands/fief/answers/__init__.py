"""What commands of Fief answer that takes more than one use case: bids, files, trees."""

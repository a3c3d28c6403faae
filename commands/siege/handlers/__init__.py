"""What commands of sieges answer that takes more than one use case: lists, names, sides."""

"""The page: who may see what, what follows the campaign, what is refused."""

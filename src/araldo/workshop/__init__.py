"""For authors: a package to start from, and a game looked at from the inside while it is written."""

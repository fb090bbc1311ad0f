"""Players that are not people; they see only what the kernel shows a seat."""

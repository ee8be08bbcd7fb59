"""What a seat knows: the view for people, positions it can imagine, and planes for programs that learn."""

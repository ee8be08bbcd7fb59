"""`python -m tests.golden` writes the golden playthroughs anew."""

from tests.golden.playthrough import main

if __name__ == "__main__":
    main()

"""`python -m tests.golden` writes the records.collects anew."""

from tests.records.collect import main

if __name__ == "__main__":
    main()

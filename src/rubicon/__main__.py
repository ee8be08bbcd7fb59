"""`python -m rubicon` is the command `rubicon`."""

from rubicon.cli import main

if __name__ == "__main__":
    main()

"""`python -m araldo.cli`."""

from araldo.cli.app import main

if __name__ == "__main__":
    main()

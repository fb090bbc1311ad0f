"""What tests of the command line have is here too."""

from tests.cli.conftest import araldo

__all__ = ["araldo"]

"""`python -m gradcli`: the command."""

from gradcli.cli.app import console

if __name__ == "__main__":
    console()

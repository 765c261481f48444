"""Run it as python3 -m python_ref."""

import sys

from python_ref.main import main

main(sys.argv[1:])

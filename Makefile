# make lists the targets.

PREFIX = /usr/local
DESTDIR =
BUILD = build
SHELLS = ../shared/shells
N = 20
SEED =

.PHONY: help test test-all test-more test-page test-one-file test-shells test-mistakes \
    lint bench hashes map pictures one-file install uninstall

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.* ## /\1   /p' Makefile | awk -F '   ' '{ printf "make %-14s  %s\n", $$1, $$2 }'

test: ## run the tests
	@tests/run

test-all: ## also run the heavy tests and every random case
	@tests/run all

test-more: ## run only what test-all adds to test
	@tests/run more

test-page: ## test the page in chromium
	@tests/run tests/page/page.bats

test-one-file: one-file ## test twins, gate and a game with the one file
	@MAZE_PROGRAM='$(CURDIR)/$(BUILD)/maze.sh' tests/run tests/maze/twins.bats tests/core/gate.bats \
	    tests/cli/calls.bats tests/play/game.bats

test-shells: ## run the tests that depend on the shell, with each bash-* in SHELLS=FOLDER
	@tests/run shells '$(SHELLS)'

test-mistakes: ## make N=20 small mistakes in the program at random, and print those that no test finds
	@python3 tests/support/mistakes.py '$(N)' '$(SEED)'

lint: ## run shellcheck, shfmt, ruff, and with npm biome and tsc for the page
	@tests/lint

hashes: ## compute the hashes of the page after it has changed
	@python3 tests/page/hashes.py

map: ## renew the table of files in lib/README.md
	@python3 tests/structure/mirror.py . map

pictures: ## make the pictures in docs from the output of the program
	@python3 tests/support/pictures.py

bench: ## measure against the twin and other shells
	@python3 tests/support/bench.py

one-file: ## write the whole program into one file, build/maze.sh
	mkdir -p '$(BUILD)'
	./maze.sh --one-file >'$(BUILD)/maze.sh'
	chmod 755 '$(BUILD)/maze.sh'

install: one-file ## install maze.sh and its completion in DESTDIR and PREFIX
	umask 022; mkdir -p '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/bash-completion/completions'
	install -m 755 '$(BUILD)/maze.sh' '$(DESTDIR)$(PREFIX)/bin/maze.sh'
	umask 022; ./maze.sh --completion >'$(DESTDIR)$(PREFIX)/share/bash-completion/completions/maze.sh'

uninstall: ## remove them
	rm -f '$(DESTDIR)$(PREFIX)/bin/maze.sh' '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/maze.sh'

# make             what there is to make
# make test        the tests; brings bats if there is none
# make test-all    all that is random, and what is heavy

PREFIX = /usr/local
DESTDIR =
BUILD = build
SHELLS = ../shared/shells
SOAK = 60
N = 20
SEED =
PARTS =
COMMANDS = $(filter-out completion help one-file version,$(basename $(notdir $(wildcard lib/commands/*.bash))))

.PHONY: help test test-all test-more test-page test-one-file test-shells soak test-mistakes lint bench hashes one-file install uninstall

help:
	@echo 'make test         run the tests'
	@echo 'make test-all     the same with what is heavy, and all of what is random'
	@echo 'make test-more    no more than what test-all has beyond test'
	@echo 'make test-page    the page, in chromium'
	@echo 'make test-one-file  twins, gate and a game with what maze.sh --one-file prints'
	@echo 'make test-shells  what a shell can change, with each bash-* in SHELLS=$(SHELLS)'
	@echo 'make soak         random people at the keyboard for SOAK=$(SOAK) seconds'
	@echo 'make test-mistakes  make N=$(N) small mistakes in the program at random, print those no test finds'
	@echo 'make lint         shellcheck, shfmt and ruff; biome and tsc for the page, where npm is there'
	@echo 'make hashes      the page has changed: work out the hashes that its policy names'
	@echo 'make bench        what it costs: beside the twin, other shells, and before; PARTS=... of it'
	@echo 'make one-file     $$(BUILD)/maze.sh: all of the program in one file'
	@echo 'make install      maze.sh, its man page and completion into $$(DESTDIR)$$(PREFIX): $(DESTDIR)$(PREFIX)'
	@echo 'make uninstall    take it away again'

test:
	@tests/run

test-all:
	@tests/run all

test-more:
	@tests/run more

test-page:
	@tests/run tests/page/page.bats

test-one-file:
	@tests/run one-file

test-shells:
	@tests/run shells '$(SHELLS)'

soak:
	@python3 tests/screen/soak.py --seconds $(SOAK) bash $(wildcard $(SHELLS)/bash-*)

test-mistakes:
	@python3 tests/support/mistakes.py '$(N)' '$(SEED)'

lint:
	@tests/lint

bench:
	@python3 tests/support/bench.py $(PARTS)

hashes:
	@python3 tests/page/hashes.py

one-file:
	mkdir -p '$(BUILD)'
	./maze.sh --one-file >'$(BUILD)/maze.sh'
	chmod 755 '$(BUILD)/maze.sh'

install: one-file
	mkdir -p '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/man/man1' \
	    '$(DESTDIR)$(PREFIX)/share/bash-completion/completions'
	cp '$(BUILD)/maze.sh' '$(DESTDIR)$(PREFIX)/bin/maze.sh'
	chmod 755 '$(DESTDIR)$(PREFIX)/bin/maze.sh'
	./maze.sh --completion >'$(DESTDIR)$(PREFIX)/share/bash-completion/completions/maze.sh'
	{ echo '.TH MAZE.SH 1'; \
	    echo '.SH NAME'; echo 'maze.sh \- makes mazes in a terminal, and lets you walk through them'; \
	    for command in '' $(COMMANDS); do \
	        echo ".SH maze.sh $$command"; echo .nf; \
	        ./maze.sh $$command --help --lang en | sed 's/\\/\\e/g; s/-/\\-/g; s/^[.]/\\\&./'; \
	        echo .fi; \
	    done; } >'$(DESTDIR)$(PREFIX)/share/man/man1/maze.sh.1'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/maze.sh' '$(DESTDIR)$(PREFIX)/share/man/man1/maze.sh.1' \
	    '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/maze.sh'

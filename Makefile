# make             list the targets
# make test        run the tests; installs bats if there is none
# make test-all    also run the heavy tests and every random case

PREFIX = /usr/local
DESTDIR =
BUILD = build
SHELLS = ../shared/shells
N = 20
SEED =
LANGUAGES = $(patsubst lib/languages/%/messages.bash,%,$(wildcard lib/languages/*/messages.bash))
COMMANDS = $(filter-out completion help one-file version,$(basename $(notdir $(wildcard lib/commands/*.bash))))

.PHONY: help test test-all test-more test-page test-one-file test-shells test-mistakes \
    lint bench hashes map pictures one-file install uninstall

help:
	@echo 'make test         run the tests'
	@echo 'make test-all     also run the heavy tests and every random case'
	@echo 'make test-more    run only what test-all adds to test'
	@echo 'make test-page    test the page in chromium'
	@echo 'make test-one-file  test twins, gate and a game with the one file'
	@echo 'make test-shells  run the tests that depend on the shell, with each bash-* in SHELLS=$(SHELLS)'
	@echo 'make test-mistakes  make N=$(N) small mistakes in the program at random, and print those that no test finds'
	@echo 'make lint         run shellcheck, shfmt, ruff, and with npm biome and tsc for the page'
	@echo 'make hashes       compute the hashes of the page after it has changed'
	@echo 'make map          renew the table of files in lib/README.md'
	@echo 'make pictures     make the pictures in docs from the output of the program'
	@echo 'make bench        measure against the twin and other shells'
	@echo 'make one-file     $$(BUILD)/maze.sh: write the whole program into one file'
	@echo 'make install      install maze.sh, man pages and completion in $$(DESTDIR)$$(PREFIX): $(DESTDIR)$(PREFIX)'
	@echo 'make uninstall    remove them'

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

test-mistakes:
	@python3 tests/support/mistakes.py '$(N)' '$(SEED)'

lint:
	@tests/lint

bench:
	@python3 tests/support/bench.py

hashes:
	@python3 tests/page/hashes.py

map:
	@rows=$$(python3 tests/structure/mirror.py . map) && mkdir -p '$(BUILD)' && awk -v rows="$$rows" \
	    '/^\| `[a-z_\/]+[^\/`]` \|/ { if (!done++) print rows; next } { print }' lib/README.md >'$(BUILD)/map' && \
	    cat '$(BUILD)/map' >lib/README.md

pictures:
	@python3 tests/support/pictures.py

one-file:
	mkdir -p '$(BUILD)'
	./maze.sh --one-file >'$(BUILD)/maze.sh'
	chmod 755 '$(BUILD)/maze.sh'

install: one-file
	umask 022; mkdir -p '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/bash-completion/completions'
	install -m 755 '$(BUILD)/maze.sh' '$(DESTDIR)$(PREFIX)/bin/maze.sh'
	umask 022; ./maze.sh --completion >'$(DESTDIR)$(PREFIX)/share/bash-completion/completions/maze.sh'
	umask 022; for language in $(LANGUAGES); do \
	    folder='$(DESTDIR)$(PREFIX)/share/man'/$${language#en}/man1; \
	    mkdir -p "$$folder"; \
	    texts=lib/languages/$$language/help.bash; \
	    say() { sed -n "s/^    say_$$1='\(.*\)'/\1/p" "$$texts" | sed 's/-/\\-/g; s/~/\\(ti/g'; }; \
	    heading() { say man_headings | cut -d / -f $$1; }; \
	    { printf '.TH MAZE.SH 1\n.SH %s\nmaze.sh \\- %s\n' "$$(heading 1)" "$$(say man)"; \
	        printf '.SH %s\n%s\n' "$$(heading 2)" "$$(say usage | sed 's/.*: //')"; \
	        for command in '' $(COMMANDS); do \
	            [ -n "$$command" ] && echo ".SH maze.sh $$command" || echo ".SH $$(heading 3)"; \
	            echo .nf; \
	            LC_ALL=C.UTF-8 ./maze.sh $$command --help --lang $$language | sed 's/\\/\\e/g; s/-/\\-/g; s/^[.]/\\\&./'; \
	            echo .fi; \
	        done; \
	        printf '.SH %s\n%s\n' "$$(heading 4)" "$$(say man_status)" "$$(heading 5)" "$$(say man_files)"; \
	    } >"$$folder/maze.sh.1"; \
	done

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/maze.sh' '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/maze.sh'
	for language in $(LANGUAGES); do \
	    rm -f '$(DESTDIR)$(PREFIX)/share/man'/$${language#en}/man1/maze.sh.1; \
	done

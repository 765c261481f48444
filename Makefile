# make             what there is to make
# make test        the tests; brings bats if there is none
# make test-quick  the short form of them, for every change

PREFIX = /usr/local
DESTDIR =
SHELLS = ../shared/shells

.PHONY: help test test-quick test-shells lint bench install uninstall

help:
	@echo 'make test         run the tests'
	@echo 'make test-quick   the same without what takes long, and a tenth of what is random'
	@echo 'make test-shells  what a shell can change, with each bash-* in SHELLS=$(SHELLS)'
	@echo 'make lint         shellcheck, shfmt and ruff'
	@echo 'make bench        measure bash and Python side by side'
	@echo 'make install      maze.sh into $$(DESTDIR)$$(PREFIX)/bin: $(DESTDIR)$(PREFIX)/bin'
	@echo 'make uninstall    take it away again'

test:
	@tests/run

test-quick:
	@tests/run quick

test-shells:
	@tests/run shells '$(SHELLS)'

lint:
	@tests/lint

bench:
	@tests/bench

install:
	mkdir -p '$(DESTDIR)$(PREFIX)/bin'
	cp maze.sh '$(DESTDIR)$(PREFIX)/bin/maze.sh'
	chmod 755 '$(DESTDIR)$(PREFIX)/bin/maze.sh'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/maze.sh'

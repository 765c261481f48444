# make          what there is to make
# make test     the tests; brings bats if there is none

PREFIX = /usr/local
DESTDIR =

.PHONY: help test lint bench install uninstall

help:
	@echo 'make test       run the tests'
	@echo 'make lint       shellcheck, shfmt and ruff'
	@echo 'make bench      measure bash and Python side by side'
	@echo 'make install    maze.sh into $$(DESTDIR)$$(PREFIX)/bin: $(DESTDIR)$(PREFIX)/bin'
	@echo 'make uninstall  take it away again'

test:
	@tests/run

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

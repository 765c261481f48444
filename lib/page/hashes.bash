# shellcheck shell=bash
#
# hashes: what the policies of the pages allow; make hashes writes this file

readonly PAGE_STYLE_HASH="'sha256-C6yew4idd8nZUnE8mrNPz82oSCoZM45QvVbN96o0SuE='"
readonly PAGE_SCRIPT_HASH="'sha256-W2QBCdUjRrV6RLXMZH+M6znaAwghONCjAlBa79BB79w=' 'sha256-sb/M74nscI9HpZm07JGX/o4uNsD7g/wmO1tN15XsQDY='"
readonly LESSON_STYLE_HASH="'sha256-v966w7NH8fWgE/egVNe5I5r1xIUdJ9PTuabKgc0l87A='"
readonly LESSON_SCRIPT_HASH="'sha256-W2QBCdUjRrV6RLXMZH+M6znaAwghONCjAlBa79BB79w=' 'sha256-ZlLw8llCHvwuTjVaUGysVbXoNXrph0KeLwOoXrn0l4U='"

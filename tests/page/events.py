"""Claims of the events that Watch records: they are those of watching in bash, and give the current maze."""

# fmt: off
from __future__ import annotations

import os
import random
import subprocess
import tempfile
from pathlib import Path

from claims import ROOT, SEED, check, share
from tab import Page

# What changes the maze, as watching in bash records it: the command, the function, the line in it.
TELL_EVENTS = """((work) => work.events.filter(({ what }) => what === 'dig' || what === 'wall' || what === 'seen')
    .map((event) => [event.what, event.call.fn, lineOf(event)].join(' ')))"""
SOURCE = """
need cli/options watch/carving
choose_language en
load_texts watching
declare_options
show() { :; }
tell() {
    local n kind
    record_carving "$@"
    for ((n = 1; n <= moments; n++)); do
        case ${moment_command[n]} in
            'dig '*) kind=dig ;;
            'build_wall '*) kind=wall ;;
            'note_seen '*) kind=seen ;;
            *) kind='' ;;
        esac
        if [[ ${moment_kind[n]} == step && -n $kind ]]; then
            load_functions "${frame_name[moment_frame[n]]}"
            lines=("${!code_lines[@]}")
            echo "$kind ${frame_name[moment_frame[n]]} $((moment_line[n] - lines[1]))"
        fi
    done
    echo "end $record_end"
}
"""


def record_in_bash(name: str, mazes: list[tuple[int, int, int, int]]) -> list[list[str]]:
    """What watching in bash records of a function, for each maze: width, height, seed, bridges."""
    program = (ROOT / "maze.sh").read_text().rpartition("main ")[0]
    what = "search" if name == "search_plainly" else name[6:].replace("_", "-")
    script = SOURCE
    for width, height, seed, bridges in mazes:
        script += f"echo maze; set_size {width} {height}; count_cells\n"
        if what == "search":
            script += f"make_grid {width} {height}; seed_with {seed}; carve_stack $((2 * stride + 2)); place_corners\n"
        script += f"tell {what} {seed} 1000000 {bridges}\n"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "maze.sh").write_text(program + script)
        Path(folder, "lib").symlink_to(ROOT / "lib")
        run = subprocess.run([os.environ.get("MAZE_BASH", "bash"), f"{folder}/maze.sh"],
                             capture_output=True, check=False, stdin=subprocess.DEVNULL, cwd=ROOT)
    check(f"bash, {name}", (0, b""), (run.returncode, run.stderr))
    return [one.splitlines() for one in run.stdout.decode().split("maze\n")[1:]]


def watched_events(page: Page) -> None:
    """Watch shows event by event what watching in bash records"""
    page.open("")
    chance = random.Random(SEED)
    for n, name in enumerate(page.run("watchNames()"), int(SEED)):
        if n % share(4, 1):
            continue
        mazes = [(chance.randrange(5, 16, 2), chance.randrange(5, 12, 2), chance.randrange(1, 2147483646),
                  chance.choice([0, 0, 3, 1000000]) if name in ("carve_recursive", "carve_stack") else 0)
                 for _ in range(share(1, 8))]
        for maze, (*expected, end) in zip(mazes, record_in_bash(name, mazes)):
            made = "{{ ...PLAIN, width: {}, height: {}, seed: {}, bridges: {} }}".format(*maze)
            work = f"recordCarving('{name}', {made})"
            if name == "search_plainly":
                work = f"recordSearch(makeMaze({made}))"
            told = page.run(f"{TELL_EVENTS}({work})")
            if end == "end steps":  # the limit of the recorder
                told = told[: len(expected)]
            check(f"{name} {maze}, what changes the maze", expected, told)


def watched_maze(page: Page) -> None:
    """the events of Watch give the current maze"""
    page.open("")
    cases = [*page.run("Object.keys(ALGORITHMS)"), "backtracker,weave", "backtracker,bridges=2", "prim,mask=heart",
        "kruskal,mask=heart"]
    for n, algorithm in enumerate(cases, int(SEED)):
        recipe = f"21x15,seed={n % 999 + 1},algorithm={algorithm},ends=far" + ",loops=40" * (n % 2)
        found = page.go_to(recipe, """(() => {
            const work = recordCarving(functionOf(game.made.algorithm), game.made), now = stateAt(work,
                work.events.length - 1);
            for (const at of [game.start, insideOf(game.maze, game.maze.goal)]) now.maze.cell[at] = OPEN;
            return [now.maze.cell.join() === game.maze.cell.join(), work.maze.cell.join() === game.maze.cell.join()];
        })()""")
        check(recipe, [True, True], found)

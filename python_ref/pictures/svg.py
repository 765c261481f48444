"""svg: a picture for paper."""

from python_ref.pictures.shared import svg_maze

FACTS = "<!-- {}: {} -->"
SVG_SPACE = "http://www.w3.org/2000/svg"


def draw_svg(maze, _) -> None:
    """The middle of square x,y is 8x,8y. A path of one step or more is drawn too."""
    wide, high = 8 * maze.stride, 8 * maze.height + 16
    seed = f", seed {maze.seed}" if maze.seed else ""
    print(f'<svg xmlns="{SVG_SPACE}" viewBox="-4 -4 {wide} {high}" role="img">')
    print(f"<title>Maze {maze.width}x{maze.height}{seed}</title>")
    print(f'<rect x="-4" y="-4" width="{wide}" height="{high}" fill="#fff"/>')
    if len(maze.way) > 1:
        svg_maze.draw_way(maze)
    if maze.has_square_cells():
        print('<path class="walls" d="')
        svg_maze.put_walls(maze, "squares")
    else:
        print(f'<path class="walls" {svg_maze.LINES} d="')
        svg_maze.put_walls(maze, "H")
        svg_maze.put_walls(maze, "V")
    print('"/>')
    svg_maze.put_svg_bridges(maze)
    svg_maze.put_svg_ends(maze)
    print("</svg>")

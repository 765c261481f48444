"""png: a picture for documents and messages.

A square has 8x8 pixels of one bit, so each of its eight rows is one byte. The zlib stream has stored blocks of whole rows,
as maze.sh writes them; zlib.compress would give other bytes.
"""

import struct
import sys
import zlib

from python_ref.pictures.shared.picture import choose_signs, make_picture

FACTS = ""
BLACK, WHITE = (0,) * 8, (255,) * 8
ACROSS, DOWN = (255, 0, 255, 255, 255, 255, 0, 255), (189,) * 8  # two rails
PLAYER = 255, 195, 129, 129, 129, 129, 195, 255  # a dot
TRAIL = 255, 255, 255, 231, 231, 255, 255, 255  # a small dot
GOAL = 231, 195, 129, 0, 0, 129, 195, 231  # a diamond
SQUARES = BLACK, WHITE, *[ACROSS] * 2, *[DOWN] * 2, PLAYER, TRAIL, GOAL, WHITE


def draw_png(maze, _) -> None:
    """The picture, with the ring as its margin."""
    picture, pixels = make_picture(maze, "plain"), choose_signs(SQUARES, False)
    if maze.goal and maze.goal != maze.player:  # also outside an exit
        picture[maze.goal // maze.stride][maze.goal % maze.stride] = "G"
    squares = [[pixels[code] for code in row] for row in picture]
    rows = [bytes((0, *row)) for line in squares for row in zip(*line)]
    most = 65535 // (maze.stride + 1)  # rows in a block, which holds as many bytes
    stream = b"\x78\x01"
    for at in range(0, len(rows), most):
        data = b"".join(rows[at : at + most])
        is_last = at + most >= len(rows)
        stream += struct.pack("<BHH", is_last, len(data), ~len(data) & 65535) + data
    stream += struct.pack(">I", zlib.adler32(b"".join(rows)))
    header = struct.pack(">II5B", 8 * maze.stride, len(rows), 1, 0, 0, 0, 0)
    sys.stdout.buffer.write(b"\x89PNG\r\n\x1a\n")
    for kind, data in ((b"IHDR", header), (b"IDAT", stream), (b"IEND", b"")):
        crc = struct.pack(">I", zlib.crc32(kind + data))
        sys.stdout.buffer.write(struct.pack(">I", len(data)) + kind + data + crc)

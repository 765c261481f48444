"""png: a picture for documents and messages.

A square has 8x8 pixels of one bit, so each of its eight rows is one byte: 0 black, 1 white. The zlib stream
consists of stored blocks, each of as many rows as fit into 65,535 bytes.
"""

import struct
import sys
import zlib

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import make_picture

# The eight rows of a square, by its code in the picture.
SQUARES = {
    "0": (0,) * 8,
    "1": (255,) * 8,
    "9": (255,) * 8,
    "P": (195, 189, 126, 126, 126, 126, 189, 195),  # an open circle
    "G": (195, 129, 0, 0, 0, 0, 129, 195),  # a filled one
    "T": (255, 255, 255, 231, 231, 255, 255, 255),  # a dot
    "4": (255, 0, 255, 255, 255, 255, 0, 255),  # two rails
    "6": (189,) * 8,
}
SQUARES.update({"5": SQUARES["4"], "7": SQUARES["6"]})


def draw_png(maze: Maze, _: bool) -> None:
    """The picture, with the ring as its margin."""
    picture = make_picture(maze, "plain")
    if maze.goal and maze.goal != maze.player:  # also outside an exit
        picture[maze.goal // maze.stride][maze.goal % maze.stride] = "G"
    squares = [[SQUARES[code] for code in row] for row in picture]
    rows = [bytes((0, *pixels)) for row in squares for pixels in zip(*row)]
    most = 65535 // (maze.stride + 1)
    stream = b"\x78\x01"
    for at in range(0, len(rows), most):
        data = b"".join(rows[at : at + most])
        is_last = at + most >= len(rows)
        stream += struct.pack("<BHH", is_last, len(data), ~len(data) & 65535) + data
    stream += struct.pack(">I", zlib.adler32(b"".join(rows)))
    sys.stdout.buffer.write(b"\x89PNG\r\n\x1a\n")
    put_chunk(b"IHDR", struct.pack(">II5B", 8 * maze.stride, len(rows), 1, 0, 0, 0, 0))
    put_chunk(b"IDAT", stream)
    put_chunk(b"IEND", b"")


def put_chunk(kind: bytes, data: bytes) -> None:
    """Its length, its type, its data and their CRC-32."""
    crc = struct.pack(">I", zlib.crc32(kind + data))
    sys.stdout.buffer.write(struct.pack(">I", len(data)) + kind + data + crc)

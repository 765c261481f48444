"""Decode a PNG of maze.sh, and print its squares as the format digits does.

png.py <FILE      the size of the picture in squares, then a row of codes per line
"""

import struct
import sys
import zlib

SQUARES = {
    "00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000": "0",
    "11111111 11111111 11111111 11111111 11111111 11111111 11111111 11111111": "1",
    "11111111 11000011 10000001 10000001 10000001 10000001 11000011 11111111": "2",
    "11111111 11111111 11111111 11100111 11100111 11111111 11111111 11111111": "3",
    "11100111 11000011 10000001 00000000 00000000 10000001 11000011 11100111": "8",
    "11111111 00000000 11111111 11111111 11111111 11111111 00000000 11111111": "4",
    "10111101 10111101 10111101 10111101 10111101 10111101 10111101 10111101": "6",
}


def read_chunks(raw: bytes) -> dict:
    """The data of each chunk, by its type; its length and CRC are right."""
    assert raw[:8] == b"\x89PNG\r\n\x1a\n"
    at, chunks = 8, {}
    while at < len(raw):
        (length,) = struct.unpack(">I", raw[at : at + 4])
        kind, data = raw[at + 4 : at + 8], raw[at + 8 : at + 8 + length]
        (crc,) = struct.unpack(">I", raw[at + 8 + length : at + 12 + length])
        assert crc == zlib.crc32(kind + data) and kind not in chunks
        chunks[kind] = data
        at += 12 + length
    return chunks


def main() -> None:
    chunks = read_chunks(sys.stdin.buffer.read())
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"] and chunks[b"IEND"] == b""
    wide, high, *kind = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert kind == [1, 0, 0, 0, 0] and chunks[b"IDAT"][:2] == b"\x78\x01"
    data = zlib.decompress(chunks[b"IDAT"])
    rows = [data[at : at + wide // 8 + 1] for at in range(0, len(data), wide // 8 + 1)]
    assert len(rows) == high and not any(row[0] for row in rows)
    bits = ["".join(f"{byte:08b}" for byte in row[1:]) for row in rows]
    print(f"{wide // 8}x{high // 8}")
    for y in range(0, high, 8):
        eight = bits[y : y + 8]
        squares = [" ".join(row[x : x + 8] for row in eight) for x in range(0, wide, 8)]
        print(*(SQUARES[square] for square in squares))


main()

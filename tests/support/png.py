"""Decode a PNG of maze.sh, and print its squares as the format digits does.

png.py <FILE      the size of the picture in squares, then a row of codes per line
"""

import struct
import sys
import zlib

SQUARES = {
    "0" * 64: "0", "1" * 64: "1",
    "11000011101111010111111001111110011111100111111010111101" + "11000011": "2",
    "1" * 24 + "1110011111100111" + "1" * 24: "3",
    "1100001110000001" + "0" * 32 + "1000000111000011": "8",
    "1" * 8 + "0" * 8 + "1" * 32 + "0" * 8 + "1" * 8: "4",
    "10111101" * 8: "6",
}  # fmt: skip


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
        squares = ["".join(row[x : x + 8] for row in bits[y : y + 8]) for x in range(0, wide, 8)]  # fmt: skip
        print(*(SQUARES[square] for square in squares))


main()

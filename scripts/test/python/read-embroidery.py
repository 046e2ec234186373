"""Reads embroidery files with pyembroidery and prints what it finds in each, as one JSON list."""

import json
import sys

import pyembroidery


def found_in(path):
    pattern = pyembroidery.read(path)
    left, top, right, bottom = pattern.bounds()
    count = pattern.count_stitch_commands
    return {
        "stitches": count(pyembroidery.STITCH),
        "colourChanges": count(pyembroidery.COLOR_CHANGE),
        "trims": count(pyembroidery.TRIM),
        "box": [left, top, right, bottom],
        "threads": [
            {
                "hex": thread.hex_color(),
                "label": thread.description,
                "number": thread.catalog_number,
            }
            for thread in pattern.threadlist
        ],
        "needles": [
            [x, y] for x, y, command in pattern.stitches if command == pyembroidery.STITCH
        ],
    }


print(json.dumps([found_in(path) for path in sys.argv[1:]]))

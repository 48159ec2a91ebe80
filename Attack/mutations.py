"""Spoils texts: as bytes, as lines, and as JSON whose numbers, keys and depth are changed."""
import json
import re

from Attack.extremes import WILD, Raw, text
from Attack.payloads import TEXTS

BYTES = [b"\xff", b"\x00", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xef\xbb\xbf", b"\r", b"\r\n",
         b"\x1b[31m",
         "\u202e".encode(), b"{", b"}", b"[", b"]", b"\"", b",", b":", b"\\", b"\\u0000", b"\\ud800", b"-", b"e", b"."]
NUMBER = re.compile(rb"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")


def mutated(random, data):
    """The data with one to four mistakes."""
    for _ in range(random.choice([1, 1, 1, 2, 4])):
        data = random.choice(MUTATIONS)(random, data)
    return data[:4 << 20]


def flip(random, data):
    place = random.randrange(len(data) + 1)
    return data[:place] + bytes([random.randrange(256)]) + data[place + 1:]


def insert(random, data):
    place = random.randrange(len(data) + 1)
    return data[:place] + random.choice(BYTES) + data[place:]


def truncate(random, data):
    return data[:random.randrange(len(data) + 1)]


def delete(random, data):
    start = random.randrange(len(data) + 1)
    return data[:start] + data[start + random.choice([1, 1, 2, 8, 64]):]


def duplicate(random, data):
    start = random.randrange(len(data) + 1)
    end = start + random.choice([1, 4, 16, 128, 1024])
    return data[:end] + data[start:end] * random.choice([1, 2, 50]) + data[end:]


def number(random, data):
    found = list(NUMBER.finditer(data))
    if not found:
        return data
    place = random.choice(found)
    return data[:place.start()] + random.choice(WILD).encode() + data[place.end():]


def nest(random, data):
    depth = random.choice([2, 127, 129, 20_000])
    opening, closing = random.choice([(b"[", b"]"), (b"{\"a\":", b"}")])
    place = random.choice([0, random.randrange(len(data) + 1)])
    return data[:place] + opening * depth + data[place:] + closing * random.choice([0, depth])


def turns(random, data):
    return random.choice([
        data.replace(b"\n", b"\r"), data.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + data,
        data.decode("utf-8", "replace").encode("utf-16"), data + data, b"",
    ])


def tree(random, data):
    """Changes one place of the JSON: another value, another key, one that is there too often or not at all."""
    try:
        root = json.loads(data)
    except (ValueError, RecursionError):
        return flip(random, data)
    places = [(holder, key) for holder, key in walk(root)]
    if not places:
        return data
    holder, key = random.choice(places)
    other_holder, other_key = random.choice(places)
    choice = random.randrange(7)
    if choice == 0:
        holder[key] = other_holder[other_key]
    elif choice == 1:
        holder[key], other_holder[other_key] = other_holder[other_key], holder[key]
    elif choice == 2:
        holder[key] = Raw(random.choice(WILD))
    elif choice == 3:
        holder[key] = random.choice(TEXTS)
    elif choice == 4 and isinstance(holder, dict):
        holder[random.choice([*TEXTS, key.upper() or "x", key + "s"])] = holder.pop(key)
    elif choice == 5 and isinstance(holder, list):
        holder.extend([holder[key]] * random.choice([1, 300]))
    else:
        del holder[key]
    try:
        return text(root).encode("utf-8", "surrogatepass")
    except (RecursionError, ValueError):
        return data


def walk(value):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in list(items):
        yield value, key
        yield from walk(item)


MUTATIONS = [flip, insert, truncate, delete, duplicate, number, number, nest, turns, tree, tree, tree, tree]

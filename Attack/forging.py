"""Makes registries that no command would write: with SQLite itself, checks bypassed and schemas forged."""
import contextlib
import os
import sqlite3

from Attack.payloads import COMMANDS, TEXTS

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
NUMBERS = [
    "0", "-1", "1", "-0.0", "5e-324", "1e-300", "1e-15", "1e9", "1e16", "1e308", "-1e308", "9e999", "-9e999", "NULL",
    "9223372036854775807", "-9223372036854775808", "'text'", "x'00ff'", "''"]


@contextlib.contextmanager
def opened(path):
    """The database, with everything off that would guard it."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("PRAGMA foreign_keys = OFF")
        yield connection
    finally:
        connection.close()


@contextlib.contextmanager
def unguarded(path):
    """The database without triggers and types of columns, which are there again in the end, to the letter."""
    with opened(path) as connection:
        saved = connection.execute("SELECT rowid, type, sql FROM sqlite_schema ORDER BY rowid").fetchall()
        for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {quoted(name)}")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ') ') WHERE sql LIKE '%) STRICT'")
        connection.execute("PRAGMA writable_schema = RESET")
    with opened(path) as connection:
        yield connection
    with opened(path) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        for row, kind, sql in saved:
            if kind == "table":
                connection.execute("UPDATE sqlite_schema SET sql = ? WHERE rowid = ?", (sql, row))
        connection.execute("PRAGMA writable_schema = RESET")
        for _, kind, sql in saved:
            if kind == "trigger":
                connection.execute(sql)


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


def tables(connection):
    names = [name for (name,) in connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")]
    return [name for name in names if connection.execute(f"SELECT count(*) FROM {quoted(name)}").fetchone()[0]]


def set_one(random, connection, table, column, value):
    """Sets a column of one row, or of all."""
    some = "" if random.random() < 0.1 else \
        f" WHERE {quoted(column)} IS (SELECT {quoted(column)} FROM {quoted(table)} ORDER BY random() LIMIT 1)"
    with contextlib.suppress(sqlite3.IntegrityError, sqlite3.OperationalError):
        connection.execute(f"UPDATE {quoted(table)} SET {quoted(column)} = {value}{some}")


def literal(value):
    if "\0" in value:
        return "CAST(x'" + value.encode("utf-8", "surrogatepass").hex() + "' AS TEXT)"
    return "'" + value.replace("'", "''") + "'"


def values(random, path):
    """Numbers, texts and types in columns that do not take them."""
    with unguarded(path) as connection:
        for _ in range(random.choice([1, 1, 2, 5])):
            table = random.choice(tables(connection))
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({quoted(table)})")]
            value = random.choice(NUMBERS) if random.random() < 0.6 else literal(random.choice(TEXTS))
            set_one(random, connection, table, random.choice(columns), value)


def names(random, path):
    """Names of presets that run, or look, as something else."""
    with unguarded(path) as connection:
        for _ in range(random.choice([1, 2])):
            text = random.choice(COMMANDS + [each for each in TEXTS if "OWNED" in each])
            set_one(random, connection, "preset", "name", literal(text))


def links(random, path):
    """References in circles, to nothing, and to presets of another kind."""
    with unguarded(path) as connection:
        found = [
            (table, row[1]) for table in tables(connection)
            for row in connection.execute(f"PRAGMA table_info({quoted(table)})") if row[1].endswith("_id")]
        for _ in range(random.choice([1, 3, 20])):
            table, column = random.choice(found)
            set_one(random, connection, table, column, random.choice(
                ["(SELECT id FROM preset ORDER BY random() LIMIT 1)", "preset_id", "999999", "-1", "NULL"]))


def identifiers(random, path):
    """Rows at the ends of what a number of a row can be."""
    last = random.choice([2**63 - 1, 2**63 - 2, 2**62, -1, -2**63, 0, 2**53])
    with unguarded(path) as connection, contextlib.suppress(sqlite3.Error):
        connection.execute(
            "INSERT INTO preset (id, name, kind, standsFor) VALUES (?, 'z.last', 'duration', 'duration')", (last,))
        connection.execute("INSERT INTO duration VALUES (?, 0.3)", (last,))


def schema(random, path):
    """Statements in the schema that are not the migrations'."""
    victim = os.path.join(os.path.dirname(path), "OWNED")
    name = random.choice(["preset", "spring", "migration", "curve", "alias"])
    more = [
        f"CREATE TRIGGER evil AFTER UPDATE ON preset BEGIN INSERT INTO migration SELECT * FROM migration; END",
        f"CREATE TRIGGER evil BEFORE INSERT ON preset BEGIN DELETE FROM preset; END",
        f"CREATE TRIGGER slow AFTER INSERT ON preset BEGIN SELECT count(*) FROM ({ENDLESS} SELECT i FROM n); END",
        "CREATE TABLE extra(x)", "CREATE VIEW extra AS SELECT * FROM preset",
        "CREATE VIRTUAL TABLE extra USING fts5(x)", "CREATE TABLE extra(x GENERATED ALWAYS AS (randomblob(1e9)))",
        "ALTER TABLE preset ADD COLUMN extra", f"DROP TABLE {name}", f"ALTER TABLE {name} RENAME TO gone",
        "CREATE INDEX extra ON preset (replace(hex(zeroblob(1e8)), '0', name))",
        'CREATE TRIGGER "x"" ; ATTACH \'OWNED\' AS o; --" AFTER DELETE ON preset BEGIN SELECT 1; END',
    ]
    with opened(path) as connection, contextlib.suppress(sqlite3.OperationalError):
        if random.random() < 0.4:
            connection.execute(random.choice(more))
            return
        connection.execute("PRAGMA writable_schema = ON")
        choice = random.randrange(4)
        if choice == 0:
            tail = random.choice([f"; ATTACH '{victim}' AS v; CREATE TABLE v.t(x)", f"; VACUUM INTO '{victim}'",
                                  "; SELECT fts3_tokenizer('simple', x'4141414141414141')", "; DROP TABLE preset"])
            connection.execute("UPDATE sqlite_schema SET sql = sql || ? WHERE type = 'trigger'", (tail,))
        elif choice == 1:
            view = f"CREATE VIEW {name} AS {ENDLESS} SELECT i AS id, 'a' AS name, i AS number, 'b' AS kind FROM n"
            connection.execute(
                "UPDATE sqlite_schema SET type = 'view', rootpage = 0, sql = ? WHERE name = ?", (view, name))
        elif choice == 2:
            connection.execute(
                "UPDATE sqlite_schema SET sql = replace(sql, 'CHECK', 'CHECK (1) CHECK') WHERE name = ?", (name,))
        else:
            connection.execute(
                "UPDATE sqlite_schema SET rootpage = (SELECT abs(random()) % 90) WHERE name = ?", (name,))


def bookkeeping(random, path):
    """What says which version the registry has."""
    with opened(path) as connection, contextlib.suppress(sqlite3.OperationalError):
        column = random.choice([row[1] for row in connection.execute("PRAGMA table_info(migration)")])
        set_one(random, connection, "migration", column, literal(random.choice(TEXTS)))
        if random.random() < 0.3:
            connection.execute(f"PRAGMA user_version = {random.choice([-1, 0, 1, 2, 99, 2**31 - 1])}")
        if random.random() < 0.3:
            connection.execute(f"PRAGMA application_id = {random.choice([0, 1, -1])}")


def pages(random, path):
    """Bytes of the file itself: its header, its pages, its length."""
    with open(path, "r+b") as file:
        data = bytearray(file.read())
        for _ in range(random.choice([1, 3, 20, 200])):
            place = random.randrange(random.choice([100, 4096, len(data)]))
            data[place] = random.choice([0, 255, random.randrange(256)])
        if random.random() < 0.2:
            del data[random.randrange(len(data)):]
        if random.random() < 0.1:
            data += bytes(random.randrange(10_000))
        file.seek(0)
        file.truncate()
        file.write(data)


FORGERIES = [values, values, names, links, identifiers, schema, schema, bookkeeping, pages]

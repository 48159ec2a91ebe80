// What an import costs at least: the rows of a registry, read into memory first, put into a new file of the same
// schema by prepared inserts in one transaction. Prints the milliseconds of the inserts and the commit alone.
// usage: insert FROM TO [--without-triggers]
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static void check(int code, sqlite3 *database) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "insert: %s\n", sqlite3_errmsg(database));
  exit(2);
}

static void copySchema(sqlite3 *from, sqlite3 *to, int withoutTriggers) {
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v2(from,
                           "SELECT sql, type FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type = 'trigger', rowid",
                           -1, &statement, 0),
        from);
  while (sqlite3_step(statement) == SQLITE_ROW)
    if (!withoutTriggers || strcmp((const char *)sqlite3_column_text(statement, 1), "trigger"))
      check(sqlite3_exec(to, (const char *)sqlite3_column_text(statement, 0), 0, 0, 0), to);
  sqlite3_finalize(statement);
}

struct rows { int count, columns; sqlite3_value **values; };

static struct rows load(sqlite3 *from, const char *table) {
  char sql[128];
  snprintf(sql, sizeof sql, "SELECT * FROM %s", table);
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v2(from, sql, -1, &statement, 0), from);
  struct rows rows = {0, sqlite3_column_count(statement), 0};
  int room = 0;
  while (sqlite3_step(statement) == SQLITE_ROW) {
    if (rows.count == room) {
      room = room ? room * 2 : 1024;
      rows.values = realloc(rows.values, sizeof(sqlite3_value *) * room * rows.columns);
    }
    for (int i = 0; i < rows.columns; i++)
      rows.values[rows.count * rows.columns + i] = sqlite3_value_dup(sqlite3_column_value(statement, i));
    rows.count++;
  }
  sqlite3_finalize(statement);
  return rows;
}

static void insert(sqlite3 *to, const char *table, struct rows rows) {
  char sql[512];
  int length = snprintf(sql, sizeof sql, "INSERT INTO %s VALUES (?", table);
  for (int i = 1; i < rows.columns; i++) length += snprintf(sql + length, sizeof sql - length, ", ?");
  snprintf(sql + length, sizeof sql - length, ")");
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v2(to, sql, -1, &statement, 0), to);
  for (int row = 0; row < rows.count; row++) {
    for (int i = 0; i < rows.columns; i++) sqlite3_bind_value(statement, i + 1, rows.values[row * rows.columns + i]);
    check(sqlite3_step(statement), to);
    sqlite3_reset(statement);
  }
  sqlite3_finalize(statement);
}

int main(int argc, char **argv) {
  static const char *tables[] = {"preset", "spring", "duration", "curve", "point", "tween", "alias"};
  sqlite3 *from, *to;
  if (argc < 3) return fprintf(stderr, "usage: insert FROM TO [--without-triggers]\n"), 64;
  check(sqlite3_open_v2(argv[1], &from, SQLITE_OPEN_READONLY, 0), from);
  unlink(argv[2]);
  check(sqlite3_open(argv[2], &to), to);
  check(sqlite3_exec(to, "PRAGMA cache_size = -262144; PRAGMA temp_store = memory", 0, 0, 0), to);
  copySchema(from, to, argc > 3);
  struct rows rows[sizeof tables / sizeof *tables];
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) rows[i] = load(from, tables[i]);
  double start = now();
  check(sqlite3_exec(to, "BEGIN IMMEDIATE", 0, 0, 0), to);
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) insert(to, tables[i], rows[i]);
  check(sqlite3_exec(to, "COMMIT", 0, 0, 0), to);
  printf("%.1f\n", now() - start);
  return 0;
}

// What a cold look-up costs at least: open the registry, find a preset by name, close.
// usage: lookup FILE NAME
#include <sqlite3.h>
#include <stdio.h>

int main(int argc, char **argv) {
  sqlite3 *database;
  sqlite3_stmt *statement;
  if (argc != 3 || sqlite3_open_v2(argv[1], &database, SQLITE_OPEN_READONLY, 0)) return 2;
  if (sqlite3_prepare_v2(database,
                         "SELECT p.id, s.duration, s.bounce FROM preset AS p JOIN spring AS s ON s.preset_id = p.id "
                         "WHERE p.name = ?1",
                         -1, &statement, 0))
    return 2;
  sqlite3_bind_text(statement, 1, argv[2], -1, SQLITE_STATIC);
  if (sqlite3_step(statement) != SQLITE_ROW) return 1;
  printf("%lld %g %g\n", sqlite3_column_int64(statement, 0), sqlite3_column_double(statement, 1),
         sqlite3_column_double(statement, 2));
  sqlite3_finalize(statement);
  return sqlite3_close(database);
}

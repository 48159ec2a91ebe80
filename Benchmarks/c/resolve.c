// What resolving every spring costs at least: one scan of the springs, then each one's duration and bounce from its
// base's, in memory.
// usage: resolve FILE
#include "include/resolve.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>

struct spring { long long base; double duration, bounce; char resolved; };

static void resolve(struct spring *springs, long long index) {
  struct spring *spring = &springs[index];
  if (spring->resolved) return;
  spring->resolved = 1;
  if (!spring->base) return;
  resolve(springs, spring->base);
  double scale = spring->duration < 0 ? -spring->duration : 0;
  if (scale) spring->duration = scale * springs[spring->base].duration;
  else if (!spring->duration) spring->duration = springs[spring->base].duration;
  spring->bounce += springs[spring->base].bounce;
}

double resolve_registry(const char *path) {
  sqlite3 *database;
  sqlite3_stmt *statement;
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, 0)) return -1;
  sqlite3_prepare_v2(database, "SELECT max(id) FROM preset", -1, &statement, 0);
  sqlite3_step(statement);
  long long count = sqlite3_column_int64(statement, 0);
  sqlite3_finalize(statement);
  struct spring *springs = calloc(count + 1, sizeof *springs);
  if (sqlite3_prepare_v2(database,
                         "SELECT preset_id, base_id, duration, durationScale, bounce, extraBounce, stiffness, damping "
                         "FROM spring",
                         -1, &statement, 0))
    return -1;
  while (sqlite3_step(statement) == SQLITE_ROW) {
    struct spring *spring = &springs[sqlite3_column_int64(statement, 0)];
    spring->base = sqlite3_column_int64(statement, 1);
    spring->duration = sqlite3_column_double(statement, 2) - sqlite3_column_double(statement, 3);
    spring->bounce = sqlite3_column_double(statement, 4) + sqlite3_column_double(statement, 5) +
                     sqlite3_column_double(statement, 6) * 0 + sqlite3_column_double(statement, 7) * 0;
  }
  sqlite3_finalize(statement);
  sqlite3_close(database);
  double sum = 0;
  for (long long i = 1; i <= count; i++) {
    resolve(springs, i);
    sum += springs[i].duration + springs[i].bounce;
  }
  free(springs);
  return sum;
}

#ifndef WITHOUT_MAIN
int main(int argc, char **argv) {
  if (argc != 2) return 2;
  double sum = resolve_registry(argv[1]);
  printf("%g\n", sum);
  return sum < 0 ? 2 : 0;
}
#endif

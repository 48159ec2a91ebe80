#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift cannot call variadic functions.
static inline int csqlite_configure(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

static inline int csqlite_configure_library(int option, int value) { return sqlite3_config(option, value); }

// Swift cannot import the macro SQLITE_TRANSIENT, a cast of -1 to a function pointer. A null pointer would
// bind NULL, so what is empty needs an address too: https://sqlite.org/c3ref/bind_blob.html
static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  const char *text = bytes ? (const char *)bytes : "";
  return sqlite3_bind_text64(statement, index, text, count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

#endif

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

// Copies the bytes into SQLite's own memory, which it may make larger and frees with the connection. A file in WAL mode
// says so in two bytes of its header; in memory there is no log, so the copy says that it has a rollback journal:
// https://sqlite.org/fileformat2.html#file_format_version_numbers
static inline int csqlite_deserialize(sqlite3 *connection, const void *bytes, sqlite3_int64 count) {
  unsigned char *copy = sqlite3_malloc64(count > 0 ? (sqlite3_uint64)count : 1);
  if (!copy) return SQLITE_NOMEM;
  for (sqlite3_int64 index = 0; index < count; index++) copy[index] = ((const unsigned char *)bytes)[index];
  if (count > 19 && copy[18] == 2 && copy[19] == 2) copy[18] = copy[19] = 1;
  return sqlite3_deserialize(
      connection, "main", copy, count, count, SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
}

// The file that a connection has open, behind SQLite's own handle: one of ours would drop SQLite's locks when it is
// closed (https://sqlite.org/howtocorrupt.html, section 2.2).
static inline sqlite3_file *csqlite_file(sqlite3 *connection) {
  sqlite3_file *file = 0;
  int code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  return code == SQLITE_OK && file && file->pMethods ? file : 0;
}

static inline int csqlite_file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return file->pMethods->xFileSize(file, size);
}

static inline int csqlite_file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  return file->pMethods->xRead(file, bytes, count, offset);
}

static inline int csqlite_file_lock(sqlite3_file *file) {
  return file->pMethods->xLock(file, SQLITE_LOCK_SHARED);
}

static inline int csqlite_file_unlock(sqlite3_file *file) {
  return file->pMethods->xUnlock(file, SQLITE_LOCK_NONE);
}

#endif

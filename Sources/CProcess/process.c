// What the system hands to a program and Swift does not: its runtime asks /proc for the words of the command line, and
// has none where there is no /proc (a chroot, a small container) or no descriptor is left to read it.

#include "CProcess.h"

#include <stdlib.h>
#include <unistd.h>

static int word_count = -1;
static char *const *words = NULL;

int process_word_count(void) { return word_count; }
char *const *process_words(void) { return words; }

// Constructors are given the arguments of main by glibc and by Darwin's dyld; other C libraries promise nothing.
#if defined(__GLIBC__) || defined(__APPLE__)

// Before Swift's own constructors, which in a program that is linked statically look for the runtime's folder through
// /proc/self/exe, and abort without it. There is no such folder then, and any answer will do.
__attribute__((constructor(101))) static void keep_words(int count, char **values) {
  word_count = count;
  words = values;
#if defined(__linux__)
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
#endif
}

#endif

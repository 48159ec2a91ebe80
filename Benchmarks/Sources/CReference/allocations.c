// Counts allocations by standing in for the C library's own functions.
#include "reference.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_long count;

long reference_allocations(void) { return count; }

#ifdef __APPLE__
#include <stdint.h>

// libmalloc calls this on every allocation (type 2) and release (type 4).
extern void (*malloc_logger)(uint32_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uint32_t);

static void log_allocation(uint32_t type, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uint32_t skipped) {
  if (type & 2) count++;
}

__attribute__((constructor)) static void start(void) { malloc_logger = log_allocation; }
#else
#include <errno.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
#endif

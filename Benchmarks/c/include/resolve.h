// Resolves every spring of a registry; returns the sum of durations and bounces, -1 where the file cannot be read.
double resolve_registry(const char *path);

// Runs two commands in turn, A B A B …, and prints the median wall time and peak memory of each and the median of the
// ratios A/B taken pair by pair: on a noisy machine only figures of one pair can be compared.
// usage: measure RUNS LABEL 'command A' 'command B' [--ratio | --milliseconds | --megabytes GOAL]
// Output of the commands is thrown away. With a goal the line ends with whether A reached it.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct figures { double milliseconds, megabytes; };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static struct figures run(const char *command) {
  double start = now();
  pid_t child = vfork();
  if (child == 0) {
    int null = open("/dev/null", O_WRONLY);
    dup2(null, 1);
    // `exec` leaves no shell between us and the command.
    execl("/bin/sh", "sh", "-c", command, (char *)0);
    _exit(127);
  }
  int status;
  struct rusage usage;
  wait4(child, &status, 0, &usage);
  if (status != 0) {
    fprintf(stderr, "measure: '%s' ended with status %d\n", command, status);
    exit(1);
  }
  return (struct figures){now() - start, usage.ru_maxrss / 1024.0};
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return values[count / 2];
}

static void judge(const char *what, double goal, double ratio, struct figures own) {
  double found = strcmp(what, "--ratio") == 0 ? ratio : strcmp(what, "--megabytes") == 0 ? own.megabytes : own.milliseconds;
  printf("   %s (%s at most %g)", found <= goal ? "reached" : "missed", what + 2, goal);
}

int main(int argc, char **argv) {
  if (argc != 5 && argc != 7) return fprintf(stderr, "usage: measure RUNS LABEL 'A' 'B' [--ratio GOAL]\n"), 64;
  int runs = atoi(argv[1]);
  double *a = malloc(runs * sizeof *a), *b = malloc(runs * sizeof *b), *ratios = malloc(runs * sizeof *ratios);
  double peakA = 0, peakB = 0;
  run(argv[3]);
  run(argv[4]);
  for (int i = 0; i < runs; i++) {
    struct figures first = run(argv[3]), second = run(argv[4]);
    a[i] = first.milliseconds;
    b[i] = second.milliseconds;
    ratios[i] = a[i] / b[i];
    if (first.megabytes > peakA) peakA = first.megabytes;
    if (second.megabytes > peakB) peakB = second.megabytes;
  }
  struct figures own = {median(a, runs), peakA};
  double ratio = median(ratios, runs);
  printf("%-46s %9.2f ms %7.1f MB   %9.2f ms %7.1f MB   %6.2f", argv[2], own.milliseconds, own.megabytes,
         median(b, runs), peakB, ratio);
  if (argc == 7) judge(argv[5], atof(argv[6]), ratio, own);
  printf("\n");
  return 0;
}

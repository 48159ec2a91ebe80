// Runs two commands in turn, A B A B …, and prints the median wall time and peak memory of each and the median of the
// ratios A/B taken pair by pair: on a noisy machine only figures of one pair can be compared.
// usage: measure RUNS LABEL 'command A' 'command B' [--ratio | --milliseconds | --megabytes | --cores GOAL]…
//        measure … --of MEGABYTES --rate GOAL
// Output of the commands is thrown away. With goals the line ends with whether A reached them: at most a ratio, a wall
// time, a memory; at least so many cores busy, and megabytes for each second of the processor.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

struct figures { double milliseconds, processor, megabytes; };

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec * 1e-3; }

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
  double processor = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
  return (struct figures){now() - start, processor, usage.ru_maxrss / 1024.0};
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, count, sizeof *values, compare);
  return values[count / 2];
}

// One goal; `of` is how many megabytes A works through.
static void judge(const char *what, double goal, double of, double ratio, struct figures own) {
  int least = strcmp(what, "--cores") == 0 || strcmp(what, "--rate") == 0;
  double found = strcmp(what, "--ratio") == 0       ? ratio
                 : strcmp(what, "--megabytes") == 0 ? own.megabytes
                 : strcmp(what, "--cores") == 0     ? own.processor / own.milliseconds
                 : strcmp(what, "--rate") == 0      ? of / own.processor * 1e3
                                                    : own.milliseconds;
  printf("   %s (%s", (least ? found >= goal : found <= goal) ? "reached" : "missed", what + 2);
  if (least) printf(" %.3g,", found);
  printf(" %s %g)", least ? "at least" : "at most", goal);
}

int main(int argc, char **argv) {
  if (argc < 5 || argc % 2 == 0) return fprintf(stderr, "usage: measure RUNS LABEL 'A' 'B' [--ratio GOAL]…\n"), 64;
  int runs = atoi(argv[1]);
  double *a = malloc(runs * sizeof *a), *b = malloc(runs * sizeof *b), *ratios = malloc(runs * sizeof *ratios);
  double *processor = malloc(runs * sizeof *processor), of = 0;
  double peakA = 0, peakB = 0;
  run(argv[3]);
  run(argv[4]);
  for (int i = 0; i < runs; i++) {
    struct figures first = run(argv[3]), second = run(argv[4]);
    a[i] = first.milliseconds;
    b[i] = second.milliseconds;
    processor[i] = first.processor;
    ratios[i] = a[i] / b[i];
    if (first.megabytes > peakA) peakA = first.megabytes;
    if (second.megabytes > peakB) peakB = second.megabytes;
  }
  struct figures own = {median(a, runs), median(processor, runs), peakA};
  double ratio = median(ratios, runs);
  printf("%-46s %9.2f ms %7.1f MB   %9.2f ms %7.1f MB   %6.2f", argv[2], own.milliseconds, own.megabytes,
         median(b, runs), peakB, ratio);
  for (int i = 5; i < argc; i += 2) {
    if (strcmp(argv[i], "--of") == 0) of = atof(argv[i + 1]);
    else judge(argv[i], atof(argv[i + 1]), of, ratio, own);
  }
  printf("\n");
  return 0;
}

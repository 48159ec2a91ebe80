// With E and F the solutions that start as (1, 0) and (0, 1) but for the decay, and q = decay² - frequency²:
// E(s + t) = E E + q F F and F(s + t) = F E + E F. So a table of n samples and one evaluation make one of 2n.
#define _GNU_SOURCE
#include "reference.h"

#include <math.h>

#ifdef __APPLE__
#define sincos __sincos
#endif

enum { table_size = 256 };

static void solutions(const struct reference_spring *s, double time, double *e, double *f) {
  if (s->kind == reference_underdamped) {
    double sine, cosine, envelope = exp(-s->decay * time);
    sincos(s->damped * time, &sine, &cosine);
    *e = envelope * cosine;
    *f = envelope * sine / s->damped;
  } else if (s->kind == reference_critical) {
    double envelope = exp(-s->frequency * time);
    *e = envelope;
    *f = envelope * time;
  } else {
    double slow = exp(-s->frequency * s->frequency / (s->decay + s->damped) * time);
    double gap = expm1(-2 * s->damped * time);
    *e = slow * (1 + 0.5 * gap);
    *f = -slow * gap / (2 * s->damped);
  }
}

static void fill(double *restrict values, const double *restrict e, const double *restrict f, double p, double q,
                 int count) {
  for (int i = 0; i < count; i++) values[i] = 1 - (p * e[i] + q * f[i]);
}

void reference_sample(const struct reference_spring *spring, double step, double *values, int count) {
  double e[table_size], f[table_size];
  double square = spring->damped * spring->damped * (spring->kind == reference_underdamped ? -1 : 1);
  int top = count < table_size ? count : table_size;
  e[0] = 1;
  f[0] = 0;
  for (int half = 1; half < top; half *= 2) {
    double shift_e, shift_f;
    solutions(spring, half * step, &shift_e, &shift_f);
    double shift_q = square * shift_f;
    const double *restrict old_e = e, *restrict old_f = f;
    double *restrict new_e = e + half, *restrict new_f = f + half;
    for (int i = 0; i < half; i++) {
      new_e[i] = old_e[i] * shift_e + old_f[i] * shift_q;
      new_f[i] = old_f[i] * shift_e + old_e[i] * shift_f;
    }
  }
  fill(values, e, f, 1, spring->decay, top);
  for (int offset = table_size; offset < count; offset += table_size) {
    double start_e, start_f;
    solutions(spring, offset * step, &start_e, &start_f);
    int length = count - offset < table_size ? count - offset : table_size;
    fill(values + offset, e, f, start_e + spring->decay * start_f, square * start_f + spring->decay * start_e, length);
  }
}

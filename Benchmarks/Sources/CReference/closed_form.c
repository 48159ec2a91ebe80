#define _GNU_SOURCE
#include "reference.h"

#include <math.h>

#ifdef __APPLE__
#define sincos __sincos
#endif

struct reference_spring reference_spring(double duration, double bounce) {
  double frequency = 2 * M_PI / duration;
  double ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce);
  return (struct reference_spring){
      .frequency = frequency,
      .decay = ratio * frequency,
      .damped = frequency * sqrt(fabs(1 - ratio * ratio)),
      .kind = bounce > 0 ? reference_underdamped : bounce < 0 ? reference_overdamped : reference_critical};
}

static void underdamped(struct reference_spring s, const double *restrict times, double *restrict values, int count) {
  double ratio = s.decay / s.damped;
  for (int i = 0; i < count; i++) {
    double sine, cosine;
    sincos(s.damped * times[i], &sine, &cosine);
    values[i] = 1 - exp(-s.decay * times[i]) * (cosine + ratio * sine);
  }
}

static void critical(struct reference_spring s, const double *restrict times, double *restrict values, int count) {
  for (int i = 0; i < count; i++)
    values[i] = 1 - exp(-s.frequency * times[i]) * (1 + s.frequency * times[i]);
}

static void overdamped(struct reference_spring s, const double *restrict times, double *restrict values, int count) {
  double slow = s.damped - s.decay, fast = -s.damped - s.decay;
  double share = 1 / (slow - fast);
  for (int i = 0; i < count; i++)
    values[i] = 1 - (slow * exp(fast * times[i]) - fast * exp(slow * times[i])) * share;
}

void reference_evaluate(const struct reference_spring *spring, const double *times, double *values, int count) {
  switch (spring->kind) {
  case reference_underdamped: underdamped(*spring, times, values, count); break;
  case reference_critical: critical(*spring, times, values, count); break;
  case reference_overdamped: overdamped(*spring, times, values, count); break;
  }
}

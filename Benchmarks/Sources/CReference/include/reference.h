// The C that the physics core is measured against: what a careful programmer writes with libm, and no more.
#ifndef REFERENCE_H
#define REFERENCE_H

enum reference_kind { reference_underdamped, reference_critical, reference_overdamped };

// A spring from 0 to 1, from rest.
struct reference_spring {
  double frequency, decay, damped;
  enum reference_kind kind;
};

struct reference_spring reference_spring(double duration, double bounce);

// The textbook's closed form at any times: one formula per kind of damping.
void reference_evaluate(const struct reference_spring *spring, const double *times, double *values, int count);

// Positions at 0, step, 2 step … by doubling a table of the two fundamental solutions.
void reference_sample(const struct reference_spring *spring, double step, double *values, int count);

// How often malloc and its like have been called in this process.
long reference_allocations(void);

#endif

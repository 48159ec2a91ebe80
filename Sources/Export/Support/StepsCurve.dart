import 'dart:math' as math;
import 'package:flutter/animation.dart';

/// As CSS has it: so many steps, so many jumps, and whether the first jump is at the start. At 0 and at 1 it is there, as
/// Flutter wants it of every curve.
class _StepsCurve extends Curve {
  const _StepsCurve({required this.steps, required this.jumps, required this.isRaised});

  final int steps;
  final int jumps;
  final bool isRaised;

  @override
  double transformInternal(double t) => math.min((t * steps).floor() + (isRaised ? 1 : 0), jumps) / jumps;
}

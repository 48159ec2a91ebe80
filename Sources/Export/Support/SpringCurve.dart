import 'dart:math' as math;
import 'package:flutter/animation.dart';

/// A spring of mass 1 from 0 toward a target, both in shares of the way between two keyframes, over so many seconds;
/// velocity in ways per second. In closed form, because a sequence knows curves only.
class _SpringCurve extends Curve {
  const _SpringCurve({
    required this.dampingRatio,
    required this.stiffness,
    required this.seconds,
    required this.target,
    required this.velocity,
  });

  final double dampingRatio;
  final double stiffness;
  final double seconds;
  final double target;
  final double velocity;

  @override
  double transformInternal(double t) {
    final double time = t * seconds;
    final double frequency = math.sqrt(stiffness);
    final double decay = dampingRatio * frequency;
    final double damped = frequency * math.sqrt(((dampingRatio - 1) * (dampingRatio + 1)).abs());
    final double even;
    final double odd;
    if (dampingRatio < 1) {
      even = math.exp(-decay * time) * math.cos(damped * time);
      odd = math.exp(-decay * time) * math.sin(damped * time) / damped;
    } else if (dampingRatio == 1) {
      even = math.exp(-decay * time);
      odd = even * time;
    } else {
      final double slow = math.exp(-stiffness / (decay + damped) * time);
      final double fast = math.exp(-(decay + damped) * time);
      even = (slow + fast) / 2;
      odd = (slow - fast) / (2 * damped);
    }
    return target - target * (even + decay * odd) + velocity * odd;
  }
}

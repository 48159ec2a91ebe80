import 'dart:math' as math;
import 'package:flutter/animation.dart';

/// Quarters of circles, level at the start for the first share and level at the end for the second.
class _CircularCurve extends Curve {
  const _CircularCurve({required this.first, required this.second});

  final double first;
  final double second;

  @override
  double transformInternal(double t) {
    if (t < first) return first * (1 - math.sqrt(1 - t * t / (first * first)));
    if (second == 0) return 1;
    final double rest = (1 - t) / second;
    return first + second * math.sqrt(1 - rest * rest);
  }
}

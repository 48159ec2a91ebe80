import 'package:flutter/animation.dart';

/// Straight lines between points, x and y in turn. Of two points with one x the second counts.
class _PointsCurve extends Curve {
  const _PointsCurve(this.points);

  final List<double> points;

  @override
  double transformInternal(double t) {
    int next = 2;
    while (next < points.length - 2 && points[next] <= t) {
      next += 2;
    }
    final double width = points[next] - points[next - 2];
    if (width == 0) return points[next + 1];
    final double height = points[next + 1] - points[next - 1];
    return points[next - 1] + height * ((t - points[next - 2]) / width);
  }
}

import 'package:flutter/animation.dart';

/// Cubic Beziers one after the other, each as the x and y of its four points; x never falls.
class _PiecesCurve extends Curve {
  const _PiecesCurve(this.points);

  final List<double> points;

  @override
  double transformInternal(double t) {
    if (t >= 1) return 1;
    int piece = points.length - 8;
    while (piece > 0 && points[piece] > t) {
      piece -= 8;
    }
    if (t >= points[piece + 6]) return points[piece + 7];
    double low = 0;
    double high = 1;
    for (int turn = 0; turn < 50; turn++) {
      final double middle = (low + high) / 2;
      if (_coordinate(piece, middle) < t) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return _coordinate(piece + 1, (low + high) / 2);
  }

  double _coordinate(int first, double share) {
    final double rest = 1 - share;
    return rest * rest * rest * points[first] +
        3 * rest * rest * share * points[first + 2] +
        3 * rest * share * share * points[first + 4] +
        share * share * share * points[first + 6];
  }
}

extension FlutterSupport {
  static let circularText = """
    /// Quarters of circles, level at the start for the first share and level at the end for the second.
    class _CircularCurve extends Curve {
      const _CircularCurve({required this.first, required this.second});

      final double first;
      final double second;

      @override
      double transform(double t) {
        if (t < first) return first * (1 - math.sqrt(1 - t * t / (first * first)));
        if (second == 0) return 1;
        final double rest = (1 - t) / second;
        return first + second * math.sqrt(1 - rest * rest);
      }
    }
    """

  static let pointsText = """
    /// Straight lines between points, x and y in turn. Of two points with one x the second counts.
    class _PointsCurve extends Curve {
      const _PointsCurve(this.points);

      final List<double> points;

      @override
      double transform(double t) {
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
    """

  static let stepsText = """
    /// As CSS has it: so many steps, so many jumps, and whether the first jump is at the start.
    class _StepsCurve extends Curve {
      const _StepsCurve({required this.steps, required this.jumps, required this.isRaised});

      final int steps;
      final int jumps;
      final bool isRaised;

      @override
      double transform(double t) => math.min((t * steps).floor() + (isRaised ? 1 : 0), jumps) / jumps;
    }
    """

  static let piecesText = """
    /// Cubic Beziers one after the other, each as the x and y of its four points; x never falls.
    class _PiecesCurve extends Curve {
      const _PiecesCurve(this.points);

      final List<double> points;

      @override
      double transform(double t) {
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
    """

  static let springText = """
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
      double transform(double t) {
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
    """
}

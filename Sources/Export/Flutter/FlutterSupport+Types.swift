extension FlutterSupport {
  static func springType(_ root: String) -> String {
    """
    /// A spring that starts after a delay.
    final class \(root)Spring extends SpringDescription implements \(root)Animation {
      const \(root)Spring({
        required super.mass,
        required super.stiffness,
        required super.damping,
        this.delay = Duration.zero,
      });

      /// How long it waits.
      final Duration delay;
    }
    """
  }

  static func tweenType(_ root: String) -> String {
    """
    /// A curve over a duration, after a delay.
    final class \(root)Tween implements \(root)Animation {
      const \(root)Tween({required this.curve, required this.duration, this.delay = Duration.zero});

      final Curve curve;
      final Duration duration;

      /// How long it waits.
      final Duration delay;
    }
    """
  }

  static func clipType(_ root: String) -> String {
    """
    /// Keyframes of several properties, side by side: each number of each a sequence over the whole duration.
    final class \(root)Clip implements \(root)Animation {
      \(root)Clip({
        required this.duration,
        required this.loops,
        required this.isDrivenByProgress,
        required this.tracks,
      });

      final Duration duration;

      /// Whether it starts again at its end.
      final bool loops;

      /// Whether a progress from 0 to 1 drives it, such as a scroll position, and not time.
      final bool isDrivenByProgress;

      /// For each property as many sequences as it has numbers.
      final Map<String, List<TweenSequence<double>>> tracks;
    }
    """
  }
}

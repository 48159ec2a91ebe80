extension FlutterSupport {
  static func sequenceType(_ root: String) -> String {
    """
    /// Phases that follow one another.
    final class \(root)Sequence implements \(root)Animation {
      const \(root)Sequence({required this.loops, required this.phases});

      /// Whether the first phase follows the last, again and again.
      final bool loops;
      final List<\(root)Phase> phases;
    }

    /// A phase of a sequence.
    final class \(root)Phase {
      const \(root)Phase({
        required this.name,
        required this.values,
        required this.animation,
        required this.duration,
      });

      final String name;

      /// For each property its numbers.
      final Map<String, List<double>> values;

      /// What leads here from the phase before; null jumps.
      final \(root)Animation? animation;

      /// How long it takes until the next phase begins.
      final Duration duration;
    }
    """
  }

  static func morphType(_ root: String) -> String {
    """
    /// Elements that move from one screen to another.
    final class \(root)Morph implements \(root)Animation {
      const \(root)Morph({
        required this.presentVelocity,
        required this.dismissVelocity,
        this.interaction,
        required this.elements,
      });

      /// To start with, ways per second, for elements without an animation of their own.
      final double presentVelocity;

      /// The same on the way back.
      final double dismissVelocity;

      /// How a gesture drives it; null where none does.
      final \(root)Interaction? interaction;
      final List<\(root)Element> elements;
    }

    /// An element of both screens.
    final class \(root)Element {
      const \(root)Element({
        required this.name,
        required this.from,
        required this.to,
        required this.hasOwnAnimation,
        required this.present,
        required this.dismiss,
      });

      final String name;

      /// For each property its numbers on the first screen.
      final Map<String, List<double>> from;

      /// The same on the second.
      final Map<String, List<double>> to;

      /// Whether it starts at rest, whatever the velocity of the others.
      final bool hasOwnAnimation;
      final \(root)Animation present;
      final \(root)Animation dismiss;
    }

    /// How a gesture drives a morph.
    final class \(root)Interaction {
      const \(root)Interaction({
        required this.axis,
        required this.distance,
        required this.cap,
        required this.threshold,
        required this.finish,
        required this.cancel,
      });

      /// The way a finger goes: up, down, left or right.
      final String axis;

      /// How far it goes for the whole morph.
      final double distance;

      /// The most progress that it can make.
      final double cap;

      /// Released above this progress the morph finishes.
      final double threshold;

      /// What leads to the end after a release, from the velocity of the finger.
      final \(root)Animation finish;

      /// What leads back.
      final \(root)Animation cancel;
    }
    """
  }
}

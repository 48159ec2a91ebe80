// Phases.

/// Phases that follow one another.
final class ROOTSequence implements ROOTAnimation {
  const ROOTSequence({required this.loops, required this.phases});

  /// Whether the first phase follows the last, again and again.
  final bool loops;
  final List<ROOTPhase> phases;
}

/// A phase of a sequence.
final class ROOTPhase {
  const ROOTPhase({
    required this.name,
    required this.values,
    required this.animation,
    required this.duration,
  });

  final String name;

  /// For each property its numbers.
  final Map<String, List<double>> values;

  /// What leads here from the phase before; null jumps.
  final ROOTAnimation? animation;

  /// How long it takes until the next phase begins.
  final Duration duration;
}

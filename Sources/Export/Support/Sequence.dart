import 'package:flutter/widgets.dart';

/// Phases that follow one another.
final class ROOTSequence implements ROOTAnimation {
  const ROOTSequence({required this.loops, required this.moves, required this.phases});

  /// Whether the first phase follows the last, again and again.
  final bool loops;
  /// What moves a widget by each property; one that is not here is for the app to read.
  final Map<String, String> moves;
  final List<ROOTPhase> phases;

  /// A widget with the numbers of each property, such as those of a phase or on the way between two.
  Widget move(Map<String, List<double>> values, Widget child) => _moved(values, moves, child);
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

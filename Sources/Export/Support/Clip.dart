import 'package:flutter/animation.dart';

/// Keyframes of several properties, side by side: each number of each a sequence over the whole duration.
final class ROOTClip implements ROOTAnimation {
  ROOTClip({
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

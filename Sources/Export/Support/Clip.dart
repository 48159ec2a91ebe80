import 'package:flutter/widgets.dart';

/// Keyframes of several properties, side by side: each number of each a sequence over the whole duration.
final class ROOTClip implements ROOTAnimation {
  ROOTClip({
    required this.duration,
    required this.loops,
    required this.isDrivenByProgress,
    required this.moves,
    required this.tracks,
  });

  final Duration duration;

  /// Whether it starts again at its end.
  final bool loops;

  /// Whether a progress from 0 to 1 drives it, such as a scroll position, and not time.
  final bool isDrivenByProgress;

  /// What moves a widget by each property; one that is not here is for the app to read.
  final Map<String, String> moves;

  /// For each property as many sequences as it has numbers.
  final Map<String, List<TweenSequence<double>>> tracks;

  /// The numbers of each property at a progress from 0 to 1.
  Map<String, List<double>> valuesAt(double progress) => <String, List<double>>{
        for (final MapEntry<String, List<TweenSequence<double>>> track in tracks.entries)
          track.key: <double>[
            for (final TweenSequence<double> number in track.value) number.transform(progress)
          ],
      };

  /// A widget at a progress from 0 to 1, for the builder of an `AnimatedBuilder`.
  Widget move(double progress, Widget child) => _moved(valuesAt(progress), moves, child);
}

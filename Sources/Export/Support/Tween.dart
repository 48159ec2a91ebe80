import 'package:flutter/animation.dart';

/// A curve over a duration, after a delay.
final class ROOTTween implements ROOTAnimation {
  const ROOTTween({required this.curve, required this.duration, this.delay = Duration.zero});

  final Curve curve;
  final Duration duration;

  /// How long it waits.
  final Duration delay;
}

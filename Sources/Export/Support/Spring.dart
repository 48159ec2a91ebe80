import 'package:flutter/physics.dart';

/// A spring that starts after a delay.
final class ROOTSpring extends SpringDescription implements ROOTAnimation {
  const ROOTSpring({
    required super.mass,
    required super.stiffness,
    required super.damping,
    this.delay = Duration.zero,
  });

  /// How long it waits.
  final Duration delay;
}

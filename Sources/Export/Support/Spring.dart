import 'dart:math' as math;
import 'package:flutter/animation.dart';
import 'package:flutter/physics.dart';

/// A spring that starts after a delay.
///
/// With a controller it keeps its velocity: `controller.animateWith(spring.simulation())`, the controller an
/// `AnimationController.unbounded`, since another cuts off what goes beyond its ends. What takes a duration and a curve, such as
/// `AnimatedContainer`, is given [settlingDuration] and [curve]; interrupted, it starts again without velocity.
final class ROOTSpring extends SpringDescription implements ROOTAnimation {
  const ROOTSpring({
    required super.mass,
    required super.stiffness,
    required super.damping,
    required this.settlingDuration,
    this.delay = Duration.zero,
  });

  /// How long it takes, the delay apart, until it is within a thousandth of its way; a day if it never comes to rest.
  final Duration settlingDuration;

  /// How long it waits.
  final Duration delay;

  /// The spring over its [settlingDuration].
  Curve get curve => _SpringCurve(
        dampingRatio: damping / (2 * math.sqrt(mass * stiffness)),
        stiffness: stiffness / mass,
        seconds: settlingDuration.inMicroseconds / Duration.microsecondsPerSecond,
        target: 1,
        velocity: 0,
      );

  /// The spring from one value to another, velocity in their units per second.
  SpringSimulation simulation({double from = 0, double to = 1, double velocity = 0}) =>
      SpringSimulation(this, from, to, velocity);
}

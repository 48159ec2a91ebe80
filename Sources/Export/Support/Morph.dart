import 'dart:math' as math;
import 'package:flutter/widgets.dart';

/// Elements that move from one screen to another.
final class ROOTMorph implements ROOTAnimation {
  const ROOTMorph({
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
  final ROOTInteraction? interaction;
  final List<ROOTElement> elements;
}

/// An element of both screens.
final class ROOTElement {
  const ROOTElement({
    required this.name,
    required this.from,
    required this.to,
    required this.moves,
    required this.hasOwnAnimation,
    required this.present,
    required this.dismiss,
  });

  final String name;

  /// For each property its numbers on the first screen.
  final Map<String, List<double>> from;

  /// The same on the second.
  final Map<String, List<double>> to;

  /// What moves a widget by each property; one that is not here is for the app to read.
  final Map<String, String> moves;

  /// Whether it starts at rest, whatever the velocity of the others.
  final bool hasOwnAnimation;
  final ROOTAnimation present;
  final ROOTAnimation dismiss;

  /// The widget with the numbers of each property, such as those of a screen or on the way between the two.
  Widget move(Map<String, List<double>> values, Widget child) => _moved(values, moves, child);
}

/// How a gesture drives a morph.
final class ROOTInteraction {
  const ROOTInteraction({
    required this.axis,
    required this.distance,
    required this.cap,
    required this.threshold,
    this.projection = 0,
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

  /// What is left of a velocity after a millisecond: where it would come to
  /// rest is what is compared with the threshold. 0 compares the progress.
  final double projection;

  /// What leads to the end after a release, from the velocity of the finger.
  final ROOTAnimation finish;

  /// What leads back.
  final ROOTAnimation cancel;

  /// Whether a release finishes, of the finger's progress and its velocity in ways per second.
  bool finishes(double progress, double velocity) {
    final double rest = projection > 0 ? progress - velocity * 0.001 / math.log(projection) : shown(progress);
    return rest > threshold;
  }

  /// The progress that shows. With a projection it follows the finger beyond the cap like a rubber band.
  double shown(double progress) {
    final double pull = projection > 0 ? (progress - cap) * 0.55 : 0;
    return pull > 0 ? cap + pull / (1 + pull) : math.min(math.max(progress, 0), cap);
  }
}

// Made by motionbook.
// Do not edit: change the registry and export it again.

import 'dart:math' as math;

import 'package:flutter/animation.dart';
import 'package:flutter/physics.dart';

abstract final class Motion {
  /// A button gives way.
  /// -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
  /// With less motion: fade.
  static const MotionSpring buttonPress = springQuick;

  /// stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
  /// With less motion: none.
  /// Deprecated: sheet.present
  @Deprecated('Use Motion.sheetPresent')
  static const MotionSpring cardFlip = MotionSpring(
    mass: 1,
    stiffness: 170,
    damping: 26,
    delay: Duration(milliseconds: 50),
  );

  /// bezier 0.2, 0, 0, 1
  static const Cubic curveEnter = Cubic(0.2, 0, 0, 1);

  /// cell, by a gesture up
  /// With less motion: fade.
  static const MotionMorph diveDeeper = MotionMorph(
    presentVelocity: 0,
    dismissVelocity: 0,
    interaction: MotionInteraction(
      axis: 'up',
      distance: 320,
      cap: 0.9,
      threshold: 0.1,
      finish: MotionSpring(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552),
      cancel: MotionSpring(mass: 1, stiffness: 438.6490844928604, damping: 33.51032163829113),
    ),
    elements: <MotionElement>[
      MotionElement(
        name: 'cell',
        from: <String, List<double>>{'opacity': <double>[0]},
        to: <String, List<double>>{'opacity': <double>[1]},
        hasOwnAnimation: false,
        present: MotionSpring(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552),
        dismiss: MotionSpring(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552),
      ),
    ],
  );

  /// 0.15 s
  static const Duration durationFast = Duration(milliseconds: 150);

  /// duration.fast, curve.enter
  /// With less motion: none.
  static const MotionTween fade = MotionTween(
    curve: curveEnter,
    duration: Duration(milliseconds: 150),
  );

  /// scale
  /// With less motion: none.
  static final MotionClip heartPulse = MotionClip(
    duration: Duration(milliseconds: 600),
    loops: false,
    isDrivenByProgress: false,
    tracks: <String, List<TweenSequence<double>>>{
      'scale': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 1.2).chain(CurveTween(curve: const Cubic(0.42, 0, 0.58, 1))), weight: 0.2),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1.2, end: 0.9997643836214809).chain(CurveTween(curve: const _SpringCurve(dampingRatio: 0.8, stiffness: 438.6490844928604, seconds: 0.4000000000000001, target: 0.9988233043512414, velocity: 0))), weight: 0.4000000000000001),
        ]),
      ],
    },
  );

  /// rest, grow, by a trigger
  /// With less motion: fade.
  static const MotionSequence reactionPhases = MotionSequence(
    loops: false,
    phases: <MotionPhase>[
      MotionPhase(
        name: 'rest',
        values: <String, List<double>>{'scale': <double>[1]},
        animation: MotionTween(curve: Cubic(0.2, 0, 0, 1), duration: Duration(milliseconds: 150)),
        duration: Duration(milliseconds: 150),
      ),
      MotionPhase(
        name: 'grow',
        values: <String, List<double>>{'scale': <double>[1.5]},
        animation: MotionSpring(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552),
        duration: Duration(milliseconds: 400),
      ),
    ],
  );

  /// A sheet comes up.
  /// spring.quick, duration 0.4, bounce + 0.1; duration 0.4, bounce 0.3, settles in 0.655 s
  /// With less motion: fade.
  static const MotionSpring sheetPresent = MotionSpring(
    mass: 1,
    stiffness: 246.74011002723395,
    damping: 21.991148575128552,
  );

  /// For what a finger does.
  /// duration 0.3, bounce 0.2; settles in 0.405 s
  /// With less motion: fade.
  static const MotionSpring springQuick = MotionSpring(
    mass: 1,
    stiffness: 438.6490844928604,
    damping: 33.51032163829113,
  );

  /// The presets, or what replaces them: `Motion.of(MediaQuery.disableAnimationsOf(context))`.
  static MotionChoice of(bool disableAnimations) => MotionChoice._(disableAnimations);
}

final class MotionChoice {
  const MotionChoice._(this.disableAnimations);

  /// Whether a person asks for less motion.
  final bool disableAnimations;

  MotionAnimation get buttonPress => disableAnimations ? Motion.fade : Motion.buttonPress;

  @Deprecated('Use Motion.sheetPresent')
  /// Null is a cut.
  MotionSpring? get cardFlip => disableAnimations ? null : Motion.cardFlip;

  MotionAnimation get diveDeeper => disableAnimations ? Motion.fade : Motion.diveDeeper;

  /// Null is a cut.
  MotionTween? get fade => disableAnimations ? null : Motion.fade;

  /// Null is a cut.
  MotionClip? get heartPulse => disableAnimations ? null : Motion.heartPulse;

  MotionAnimation get reactionPhases => disableAnimations ? Motion.fade : Motion.reactionPhases;

  MotionAnimation get sheetPresent => disableAnimations ? Motion.fade : Motion.sheetPresent;

  MotionAnimation get springQuick => disableAnimations ? Motion.fade : Motion.springQuick;
}

/// Anything that moves.
sealed class MotionAnimation {}

/// A spring that starts after a delay.
final class MotionSpring extends SpringDescription implements MotionAnimation {
  const MotionSpring({
    required super.mass,
    required super.stiffness,
    required super.damping,
    this.delay = Duration.zero,
  });

  /// How long it waits.
  final Duration delay;
}

/// A curve over a duration, after a delay.
final class MotionTween implements MotionAnimation {
  const MotionTween({required this.curve, required this.duration, this.delay = Duration.zero});

  final Curve curve;
  final Duration duration;

  /// How long it waits.
  final Duration delay;
}

/// Keyframes of several properties, side by side: each number of each a sequence over the whole duration.
final class MotionClip implements MotionAnimation {
  MotionClip({
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

/// Phases that follow one another.
final class MotionSequence implements MotionAnimation {
  const MotionSequence({required this.loops, required this.phases});

  /// Whether the first phase follows the last, again and again.
  final bool loops;
  final List<MotionPhase> phases;
}

/// A phase of a sequence.
final class MotionPhase {
  const MotionPhase({
    required this.name,
    required this.values,
    required this.animation,
    required this.duration,
  });

  final String name;

  /// For each property its numbers.
  final Map<String, List<double>> values;

  /// What leads here from the phase before; null jumps.
  final MotionAnimation? animation;

  /// How long it takes until the next phase begins.
  final Duration duration;
}

/// Elements that move from one screen to another.
final class MotionMorph implements MotionAnimation {
  const MotionMorph({
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
  final MotionInteraction? interaction;
  final List<MotionElement> elements;
}

/// An element of both screens.
final class MotionElement {
  const MotionElement({
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
  final MotionAnimation present;
  final MotionAnimation dismiss;
}

/// How a gesture drives a morph.
final class MotionInteraction {
  const MotionInteraction({
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
  final MotionAnimation finish;

  /// What leads back.
  final MotionAnimation cancel;
}

/// A spring of mass 1 from 0 toward a target, both in shares of the way between two keyframes, over so many seconds;
/// velocity in ways per second. In closed form, because a sequence knows curves only.
class _SpringCurve extends Curve {
  const _SpringCurve({
    required this.dampingRatio,
    required this.stiffness,
    required this.seconds,
    required this.target,
    required this.velocity,
  });

  final double dampingRatio;
  final double stiffness;
  final double seconds;
  final double target;
  final double velocity;

  @override
  double transform(double t) {
    final double time = t * seconds;
    final double frequency = math.sqrt(stiffness);
    final double decay = dampingRatio * frequency;
    final double damped = frequency * math.sqrt(((dampingRatio - 1) * (dampingRatio + 1)).abs());
    final double even;
    final double odd;
    if (dampingRatio < 1) {
      even = math.exp(-decay * time) * math.cos(damped * time);
      odd = math.exp(-decay * time) * math.sin(damped * time) / damped;
    } else if (dampingRatio == 1) {
      even = math.exp(-decay * time);
      odd = even * time;
    } else {
      final double slow = math.exp(-stiffness / (decay + damped) * time);
      final double fast = math.exp(-(decay + damped) * time);
      even = (slow + fast) / 2;
      odd = (slow - fast) / (2 * damped);
    }
    return target - target * (even + decay * odd) + velocity * odd;
  }
}

// Made by motionbook.
// Do not edit: change the registry and export it again.
// dart format off
// ignore_for_file: type=lint

import 'dart:math' as math;
import 'dart:ui' as ui;

import 'package:flutter/physics.dart';
import 'package:flutter/widgets.dart';

abstract final class Motion {
  /// A button gives way.
  /// -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
  /// With less motion: fade.
  static const MotionSpring buttonPress = springQuick;

  /// spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
  /// With less motion: none.
  /// Deprecated: spring.quick
  @Deprecated('Use Motion.springQuick')
  static const MotionSpring cardFlip = MotionSpring(
    mass: 1,
    stiffness: 246.74011,
    damping: 21.99114858,
    settlingDuration: Duration(milliseconds: 655),
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
      finish: MotionSpring(mass: 1, stiffness: 438.6490845, damping: 33.51032164, settlingDuration: Duration(milliseconds: 405)),
      cancel: MotionTween(curve: Cubic(0.2, 0, 0, 1), duration: Duration(milliseconds: 150)),
    ),
    elements: <MotionElement>[
      MotionElement(
        name: 'cell',
        from: <String, List<double>>{'opacity': <double>[0]},
        to: <String, List<double>>{'opacity': <double>[1]},
        moves: <String, String>{'opacity': 'opacity'},
        hasOwnAnimation: false,
        present: MotionSpring(mass: 1, stiffness: 438.6490845, damping: 33.51032164, settlingDuration: Duration(milliseconds: 405)),
        dismiss: MotionSpring(mass: 1, stiffness: 438.6490845, damping: 33.51032164, settlingDuration: Duration(milliseconds: 405)),
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
    moves: <String, String>{'scale': 'scale'},
    tracks: <String, List<TweenSequence<double>>>{
      'scale': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 1.2).chain(CurveTween(curve: const Cubic(0.42, 0, 0.58, 1))), weight: 0.2),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1.2, end: 1).chain(CurveTween(curve: const _SpringCurve(dampingRatio: 0.8, stiffness: 438.6490845, seconds: 0.4, target: 1, velocity: 0))), weight: 0.4),
        ]),
      ],
    },
  );

  /// rest, grow, by a trigger
  /// With less motion: fade.
  static const MotionSequence reactionPhases = MotionSequence(
    loops: false,
    moves: <String, String>{'scale': 'scale'},
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
        animation: MotionSpring(mass: 1, stiffness: 438.6490845, damping: 33.51032164, settlingDuration: Duration(milliseconds: 405)),
        duration: Duration(milliseconds: 300),
      ),
    ],
  );

  /// For what a finger does.
  /// duration 0.3, bounce 0.2; settles in 0.405 s
  /// With less motion: fade.
  static const MotionSpring springQuick = MotionSpring(
    mass: 1,
    stiffness: 438.6490845,
    damping: 33.51032164,
    settlingDuration: Duration(milliseconds: 405),
  );

  /// The presets, or what replaces them: `Motion.of(MediaQuery.disableAnimationsOf(context))`.
  static MotionChoice of(bool disableAnimations) => MotionChoice._(disableAnimations);
}

final class MotionChoice {
  const MotionChoice._(this.disableAnimations);

  /// Whether a person asks for less motion.
  final bool disableAnimations;

  MotionAnimation get buttonPress => disableAnimations ? Motion.fade : Motion.buttonPress;

  /// Null is a cut.
  @Deprecated('Use Motion.springQuick')
  MotionSpring? get cardFlip => disableAnimations ? null : Motion.cardFlip;

  MotionAnimation get diveDeeper => disableAnimations ? Motion.fade : Motion.diveDeeper;

  /// Null is a cut.
  MotionTween? get fade => disableAnimations ? null : Motion.fade;

  /// Null is a cut.
  MotionClip? get heartPulse => disableAnimations ? null : Motion.heartPulse;

  MotionAnimation get reactionPhases => disableAnimations ? Motion.fade : Motion.reactionPhases;

  MotionAnimation get springQuick => disableAnimations ? Motion.fade : Motion.springQuick;
}

// … Support/Animation.dart

// … Support/Spring.dart

// … Support/Tween.dart

// … Support/Clip.dart

// … Support/Sequence.dart

// … Support/Morph.dart

// … Support/Moved.dart

// … Support/SpringCurve.dart

// Made by motionbook.
// Do not edit: change the registry and export it again.
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

  /// stiffness 170, damping 26, delay 0.05; duration 0.4819, bounce 0.002946, settles in 0.702 s
  /// With less motion: none.
  /// Deprecated: sheet.present
  @Deprecated('Use Motion.sheetPresent')
  static const MotionSpring cardFlip = MotionSpring(
    mass: 1,
    stiffness: 170,
    damping: 26,
    settlingDuration: Duration(milliseconds: 702),
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
      finish: MotionSpring(mass: 1, stiffness: 246.74011, damping: 21.99114858, settlingDuration: Duration(milliseconds: 655)),
      cancel: MotionSpring(mass: 1, stiffness: 438.6490845, damping: 33.51032164, settlingDuration: Duration(milliseconds: 405)),
    ),
    elements: <MotionElement>[
      MotionElement(
        name: 'cell',
        from: <String, List<double>>{'opacity': <double>[0]},
        to: <String, List<double>>{'opacity': <double>[1]},
        moves: <String, String>{'opacity': 'opacity'},
        hasOwnAnimation: false,
        present: MotionSpring(mass: 1, stiffness: 246.74011, damping: 21.99114858, settlingDuration: Duration(milliseconds: 655)),
        dismiss: MotionSpring(mass: 1, stiffness: 246.74011, damping: 21.99114858, settlingDuration: Duration(milliseconds: 655)),
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
        animation: MotionSpring(mass: 1, stiffness: 246.74011, damping: 21.99114858, settlingDuration: Duration(milliseconds: 655)),
        duration: Duration(milliseconds: 400),
      ),
    ],
  );

  /// A sheet comes up.
  /// spring.quick, duration 0.4, bounce + 0.1; duration 0.4, bounce 0.3, settles in 0.655 s
  /// With less motion: fade.
  static const MotionSpring sheetPresent = MotionSpring(
    mass: 1,
    stiffness: 246.74011,
    damping: 21.99114858,
    settlingDuration: Duration(milliseconds: 655),
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
  @Deprecated('Use Motion.sheetPresent')
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
///
/// With a controller it keeps its velocity: `controller.animateWith(spring.simulation())`, the controller an
/// `AnimationController.unbounded`, since another cuts off what goes beyond its ends. What takes a duration and a curve, such as
/// `AnimatedContainer`, is given [settlingDuration] and [curve]; interrupted, it starts again without velocity.
final class MotionSpring extends SpringDescription implements MotionAnimation {
  const MotionSpring({
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

/// Phases that follow one another.
final class MotionSequence implements MotionAnimation {
  const MotionSequence({required this.loops, required this.moves, required this.phases});

  /// Whether the first phase follows the last, again and again.
  final bool loops;
  /// What moves a widget by each property; one that is not here is for the app to read.
  final Map<String, String> moves;
  final List<MotionPhase> phases;

  /// A widget with the numbers of each property, such as those of a phase or on the way between two.
  Widget move(Map<String, List<double>> values, Widget child) => _moved(values, moves, child);
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
  final MotionAnimation present;
  final MotionAnimation dismiss;

  /// The widget with the numbers of each property, such as those of a screen or on the way between the two.
  Widget move(Map<String, List<double>> values, Widget child) => _moved(values, moves, child);
}

/// How a gesture drives a morph.
final class MotionInteraction {
  const MotionInteraction({
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
  final MotionAnimation finish;

  /// What leads back.
  final MotionAnimation cancel;

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

/// A widget where the numbers of some properties say. Each property has the name that it moves by in [moves]; one that has
/// none is for the app to read.
Widget _moved(Map<String, List<double>> values, Map<String, String> moves, Widget child) {
  List<double>? numbers(String name) {
    for (final MapEntry<String, String> entry in moves.entries) {
      if (entry.value == name) return values[entry.key];
    }
    return null;
  }

  double? number(String name, [int place = 0]) {
    final List<double>? found = numbers(name);
    return found == null || place >= found.length ? null : found[place];
  }

  Color? color(String name) {
    final List<double>? parts = numbers(name);
    if (parts == null) return null;
    int byte(int place) => (parts[place].clamp(0.0, 1.0) * 255).round();
    final double opacity = parts.length > 3 ? parts[3].clamp(0.0, 1.0) : 1;
    return Color.fromRGBO(byte(0), byte(1), byte(2), opacity);
  }

  Widget result = child;
  final double? width = number('width') ?? number('size');
  final double? height = number('height') ?? number('size', 1);
  if (width != null || height != null) {
    result = SizedBox(
      width: width == null ? null : math.max(0.0, width),
      height: height == null ? null : math.max(0.0, height),
      child: result,
    );
  }
  final Color? foreground = color('color');
  if (foreground != null) {
    result = IconTheme.merge(
      data: IconThemeData(color: foreground),
      child: DefaultTextStyle.merge(style: TextStyle(color: foreground), child: result),
    );
  }
  final Color? background = color('backgroundColor');
  if (background != null) result = ColoredBox(color: background, child: result);
  final double? radius = number('cornerRadius');
  if (radius != null) {
    result = ClipRRect(borderRadius: BorderRadius.circular(math.max(0.0, radius)), child: result);
  }
  final double? blur = number('blur');
  if (blur != null) {
    final double sigma = math.max(0.0, blur);
    result = ImageFiltered(
      imageFilter: ui.ImageFilter.blur(sigmaX: sigma, sigmaY: sigma),
      enabled: sigma > 0,
      child: result,
    );
  }
  // Which widgets there are depends on the properties alone: one that came and went would take the child's state along.
  final List<double>? scale = numbers('scale');
  final double? scaleX = number('scaleX');
  final double? scaleY = number('scaleY');
  if (scale != null || scaleX != null || scaleY != null) {
    final double across = scale == null ? 1 : scale.first;
    final double down = scale == null ? 1 : (scale.length > 1 ? scale[1] : scale.first);
    result = Transform.scale(scaleX: across * (scaleX ?? 1), scaleY: down * (scaleY ?? 1), child: result);
  }
  final double? turn = number('rotation');
  if (turn != null) result = Transform.rotate(angle: turn * math.pi / 180, child: result);
  final double? turnX = number('rotationX');
  final double? turnY = number('rotationY');
  if (turnX != null || turnY != null) {
    result = Transform(
      alignment: Alignment.center,
      transform: Matrix4.rotationX((turnX ?? 0) * math.pi / 180)..rotateY((turnY ?? 0) * math.pi / 180),
      child: result,
    );
  }
  final double? x = number('x') ?? number('offset');
  final double? y = number('y') ?? number('offset', 1);
  if (x != null || y != null) result = Transform.translate(offset: Offset(x ?? 0, y ?? 0), child: result);
  final double? opacity = number('opacity');
  if (opacity != null) result = Opacity(opacity: opacity.clamp(0.0, 1.0), child: result);
  return result;
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
  double transformInternal(double t) {
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

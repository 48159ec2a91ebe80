// Made by motionbook from 54 presets, digest b00f15ae76c36e07.
// Do not edit: change the registry and export it again.

import 'dart:math' as math;

import 'package:flutter/animation.dart';
import 'package:flutter/physics.dart';

abstract final class Motion {
  /// A name that begins with a digit.
  /// duration 0.3, bounce 0.1; settles in 0.4 s
  /// With less motion: fade.quick.
  static const MotionSpring $2ndTap = MotionSpring(
    mass: 1,
    stiffness: 438.6490844928604,
    damping: 37.69911184307752,
  );

  /// Two words that languages keep for themselves.
  /// duration 0.4, bounce 0.25; settles in 0.509 s
  /// With less motion: fade.quick.
  static const MotionSpring classIn = MotionSpring(
    mass: 1,
    stiffness: 246.74011002723395,
    damping: 23.561944901923447,
  );

  /// Tracks of two, three and four numbers.
  /// offset, axis, color, scale
  /// With less motion: none.
  /// Note: rounded to whole microseconds, which is all that a Duration takes.
  static final MotionClip clipComponents = MotionClip(
    duration: Duration(microseconds: 2576573),
    loops: false,
    isDrivenByProgress: false,
    tracks: <String, List<TweenSequence<double>>>{
      'offset': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 20).chain(CurveTween(curve: const Cubic(0.3333333333333333, 0, 0.6666666666666666, 1))), weight: 0.25),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 20, end: 9.766898369178989e-06).chain(CurveTween(curve: const _SpringCurve(dampingRatio: 0.5, stiffness: 157.91367041742973, seconds: 2.3265732265555927, target: 1.000000488345157, velocity: -0))), weight: 2.3265732265555927),
        ]),
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 40, end: -12).chain(CurveTween(curve: const Cubic(0.3333333333333333, -0, 0.6666666666666666, 0.8717948717948718))), weight: 0.25),
          TweenSequenceItem<double>(tween: Tween<double>(begin: -12, end: -6.472124043810368e-06).chain(CurveTween(curve: const _SpringCurve(dampingRatio: 0.5, stiffness: 157.91367041742973, seconds: 2.3265732265555927, target: 1.0000005393439613, velocity: -6.666670262293075))), weight: 2.3265732265555927),
        ]),
      ],
      'axis': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: ConstantTween<double>(0), weight: 0.5),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0), weight: 2.0765732265555927),
        ]),
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 1), weight: 0.5),
          TweenSequenceItem<double>(tween: ConstantTween<double>(1), weight: 2.0765732265555927),
        ]),
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 0), weight: 0.5),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0), weight: 2.0765732265555927),
        ]),
      ],
      'color': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0.1, end: 0.9).chain(CurveTween(curve: const Cubic(0, 0, 0.2, 1))), weight: 0.3),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0.9), weight: 2.276573226555593),
        ]),
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0.2, end: 0.8).chain(CurveTween(curve: const Cubic(0, 0, 0.2, 1))), weight: 0.3),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0.8), weight: 2.276573226555593),
        ]),
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0.3, end: 0.7).chain(CurveTween(curve: const Cubic(0, 0, 0.2, 1))), weight: 0.3),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0.7), weight: 2.276573226555593),
        ]),
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 0.5).chain(CurveTween(curve: const Cubic(0, 0, 0.2, 1))), weight: 0.3),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0.5), weight: 2.276573226555593),
        ]),
      ],
      'scale': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 1.2163624137585078).chain(CurveTween(curve: const _SpringCurve(dampingRatio: 0.6, stiffness: 438.6490844928604, seconds: 0.2, target: 0.9243749712610864, velocity: 9.243749712610866))), weight: 0.2),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1.2163624137585078, end: 1).chain(CurveTween(curve: const Cubic(0.42, 0, 0.58, 1))), weight: 0.2),
          TweenSequenceItem<double>(tween: ConstantTween<double>(1), weight: 2.176573226555593),
        ]),
      ],
    },
  );

  /// Property names that try to leave their place.
  /// * / } body { color: red } / *, < /style><script>alert(1)< /script>, $ {process.exit()} \ (exit()) # {1}, "'`;\, größe\n\u{202e}end
  /// With less motion: fade.quick.
  static final MotionClip clipHostile = MotionClip(
    duration: Duration(milliseconds: 100),
    loops: false,
    isDrivenByProgress: false,
    tracks: <String, List<TweenSequence<double>>>{
      '* / } body { color: red } / *': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 1), weight: 0.1),
        ]),
      ],
      '< /style><script>alert(1)< /script>': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 1), weight: 0.1),
        ]),
      ],
      '\$ {process.exit()} \\ (exit()) # {1}': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 1), weight: 0.1),
        ]),
      ],
      '"\'`;\\ .': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 1), weight: 0.1),
        ]),
      ],
      'größe \\u{202e}end': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 1), weight: 0.1),
        ]),
      ],
    },
  );

  /// Every type of keyframe, with and without what may be left out.
  /// x, opacity, rotation
  /// With less motion: fade.quick.
  static final MotionClip clipKeyframes = MotionClip(
    duration: Duration(milliseconds: 4900),
    loops: false,
    isDrivenByProgress: false,
    tracks: <String, List<TweenSequence<double>>>{
      'x': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: 20), weight: 0.1),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 20, end: 60).chain(CurveTween(curve: const Cubic(0.2, 0, 0, 1))), weight: 0.15),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 60, end: 80).chain(CurveTween(curve: const _StepsCurve(steps: 4, jumps: 4, isRaised: true))), weight: 0.2),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 80, end: 120).chain(CurveTween(curve: const Cubic(0.3333333333333333, 0.08333333333333334, 0.6666666666666666, 1.0333333333333334))), weight: 0.2),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 40, end: 0).chain(CurveTween(curve: const Cubic(0.3333333333333333, -0, 0.6666666666666666, 1))), weight: 0.20000000000000007),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0), weight: 4.049999999999999),
        ]),
      ],
      'opacity': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0.25, end: 1).chain(CurveTween(curve: const _CircularCurve(first: 0, second: 1))), weight: 0.6),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0.5), weight: 4.3),
        ]),
      ],
      'rotation': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: -30, end: 23.402036353607222).chain(CurveTween(curve: const _SpringCurve(dampingRatio: 1, stiffness: 157.91367041742973, seconds: 0.3, target: 1.1235526601027659, velocity: 0))), weight: 0.3),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 23.402036353607222, end: 9.492969026680953e-05).chain(CurveTween(curve: const _SpringCurve(dampingRatio: 3, stiffness: 246.74011002723395, seconds: 4.6, target: 1.0000040564878163, velocity: 4.273149743798575))), weight: 4.6),
        ]),
      ],
    },
  );

  /// It starts again at its end.
  /// scale, opacity, loops
  /// With less motion: none.
  static final MotionClip clipPulse = MotionClip(
    duration: Duration(milliseconds: 1200),
    loops: true,
    isDrivenByProgress: false,
    tracks: <String, List<TweenSequence<double>>>{
      'scale': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 1.1).chain(CurveTween(curve: const Cubic(0.3333333333333333, 0, 0.6666666666666666, 1))), weight: 0.6),
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1.1, end: 1).chain(CurveTween(curve: const Cubic(0.3333333333333333, -0, 0.6666666666666666, 1))), weight: 0.6),
        ]),
      ],
      'opacity': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0.6, end: 1).chain(CurveTween(curve: const Cubic(0.42, 0, 0.58, 1))), weight: 0.6),
          TweenSequenceItem<double>(tween: ConstantTween<double>(1), weight: 0.6),
        ]),
      ],
    },
  );

  /// A position drives it, not time.
  /// opacity, y, by progress
  static final MotionClip clipScroll = MotionClip(
    duration: Duration(milliseconds: 1000),
    loops: false,
    isDrivenByProgress: true,
    tracks: <String, List<TweenSequence<double>>>{
      'opacity': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 0), weight: 0.4),
          TweenSequenceItem<double>(tween: ConstantTween<double>(0), weight: 0.6),
        ]),
      ],
      'y': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 0, end: -80).chain(CurveTween(curve: const Cubic(0, 0, 0.58, 1))), weight: 1),
        ]),
      ],
    },
  );

  /// For things that come in.
  /// bezier 0, 0, 0.2, 1
  static const Cubic curveEnter = Cubic(0, 0, 0.2, 1);

  /// Points with a jump, beginning above 0 and ending below 1.
  /// 4 points
  static const Curve curveJump = _PointsCurve(<double>[0, 0.1, 0.5, 0.4, 0.5, 0.8, 1, 0.9]);

  /// A Bezier that leaves 0 to 1 on both sides.
  /// bezier 0.68, -0.55, 0.265, 1.55
  static const Cubic curveOvershoot = Cubic(0.68, -0.55, 0.265, 1.55);

  /// Android's emphasized path.
  /// path
  static const ThreePointCubic curvePath = ThreePointCubic(Offset(0.05, 0), Offset(0.133333, 0.06), Offset(0.166666, 0.4), Offset(0.208333, 0.82), Offset(0.25, 1));

  /// Straight lines, some steep.
  /// 5 points
  static const Curve curvePoints = _PointsCurve(<double>[0, 0, 0.1, 0.62, 0.35, 1.08, 0.7, 0.97, 1, 1]);

  /// 3 steps, jump both
  static const Curve curveStepsBoth = _StepsCurve(steps: 3, jumps: 4, isRaised: true);

  /// 5 steps
  static const Curve curveStepsEnd = _StepsCurve(steps: 5, jumps: 5, isRaised: false);

  /// 4 steps, jump none
  static const Curve curveStepsNone = _StepsCurve(steps: 4, jumps: 3, isRaised: false);

  /// 2 steps, jump start
  static const Curve curveStepsStart = _StepsCurve(steps: 2, jumps: 2, isRaised: true);

  /// The most reserved of words.
  /// duration 0.5, bounce 0; settles in 0.735 s
  /// With less motion: fade.standard.
  static const MotionSpring default_ = MotionSpring(
    mass: 1,
    stiffness: 157.91367041742973,
    damping: 25.132741228718345,
  );

  /// -> default; duration 0.5, bounce 0, settles in 0.735 s
  /// With less motion: fade.standard.
  /// Deprecated: default
  @Deprecated('Use Motion.default_')
  static const MotionSpring deprecatedAlias = default_;

  /// opacity
  /// With less motion: none.
  /// Deprecated: clip.pulse
  @Deprecated('Use Motion.clipPulse')
  static final MotionClip deprecatedClip = MotionClip(
    duration: Duration(milliseconds: 100),
    loops: false,
    isDrivenByProgress: false,
    tracks: <String, List<TweenSequence<double>>>{
      'opacity': <TweenSequence<double>>[
        TweenSequence<double>(<TweenSequenceItem<double>>[
          TweenSequenceItem<double>(tween: Tween<double>(begin: 1, end: 0), weight: 0.1),
        ]),
      ],
    },
  );

  /// 0.2 s, easeOut
  /// Deprecated: ") } * / - -> < /style> $ {exit()} \ (exit()) ''' """ `rm`  #!\u{202e}
  @Deprecated('") } * / - -> < /style> \$ {exit()} \\ (exit()) \'\'\' """ `rm`  #!\\u{202e}')
  static const MotionTween deprecatedHostile = MotionTween(
    curve: Cubic(0, 0, 0.58, 1),
    duration: Duration(milliseconds: 200),
  );

  /// duration 0.3, bounce 0.1; settles in 0.4 s
  /// With less motion: none.
  /// Deprecated: fade.quick
  @Deprecated('Use Motion.fadeQuick')
  static const MotionSpring deprecatedMoving = MotionSpring(
    mass: 1,
    stiffness: 438.6490844928604,
    damping: 37.69911184307752,
  );

  /// 0.12 s
  /// Deprecated.
  @Deprecated('Should not be used any more')
  static const Duration deprecatedPlain = Duration(milliseconds: 120);

  /// Shorter than its base, and bouncier.
  /// spring.standard, duration 0.35, bounce + 0.1; duration 0.35, bounce 0.25, settles in 0.446 s
  /// With less motion: fade.standard.
  static const MotionSpring derivedChild = MotionSpring(
    mass: 1,
    stiffness: 322.27279677026485,
    damping: 26.927937030769662,
  );

  /// Derived from what is derived.
  /// derived.child, duration × 1.5, bounce - 0.2, delay 0.05; duration 0.525, bounce 0.05, settles in 0.636 s
  /// With less motion: fade.standard.
  static const MotionSpring derivedGrandchild = MotionSpring(
    mass: 1,
    stiffness: 143.23235412011766,
    damping: 22.739146825983262,
    delay: Duration(milliseconds: 50),
  );

  /// A third of a second, which no count of milliseconds is.
  /// 0.3333333333333333 s
  /// Note: rounded to whole microseconds, which is all that a Duration takes.
  static const Duration durationStandard = Duration(microseconds: 333333);

  /// No time at all.
  /// 0 s
  static const Duration durationZero = Duration.zero;

  /// What replaces movement.
  /// 0.15 s, easeOut
  /// With less motion: fade.quick.
  static const MotionTween fadeQuick = MotionTween(
    curve: Cubic(0, 0, 0.58, 1),
    duration: Duration(milliseconds: 150),
  );

  /// What replaces movement, slower.
  /// duration.standard, curve.enter
  /// With less motion: fade.quick.
  /// Note: rounded to whole microseconds, which is all that a Duration takes.
  static const MotionTween fadeStandard = MotionTween(
    curve: curveEnter,
    duration: Duration(microseconds: 333333),
  );

  /// * / } < /style><script>alert('1')< /script> - -> $ {process.exit()} \ (exit()) # {1} """ ''' `rm` second line   third \u{202e}back\ .
  /// duration 0.5, bounce 0.2; settles in 0.674 s
  /// With less motion: none.
  static const MotionSpring hostileSummary = MotionSpring(
    mass: 1,
    stiffness: 157.91367041742973,
    damping: 20.106192982974676,
  );

  /// A picture opens, its backdrop fades, and a finger drags it shut.
  /// image, backdrop, title, by a gesture down
  /// With less motion: fade.standard.
  static const MotionMorph morphHero = MotionMorph(
    presentVelocity: 2,
    dismissVelocity: 0,
    interaction: MotionInteraction(
      axis: 'down',
      distance: 240,
      cap: 0.9,
      threshold: 0.35,
      finish: MotionSpring(mass: 1, stiffness: 157.91367041742973, damping: 21.362830044410593),
      cancel: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 200)),
    ),
    elements: <MotionElement>[
      MotionElement(
        name: 'image',
        from: <String, List<double>>{'frame': <double>[16, 120, 80, 80], 'cornerRadius': <double>[12]},
        to: <String, List<double>>{'frame': <double>[0, 0, 390, 390], 'cornerRadius': <double>[0]},
        hasOwnAnimation: false,
        present: MotionSpring(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552),
        dismiss: MotionSpring(mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752),
      ),
      MotionElement(
        name: 'backdrop',
        from: <String, List<double>>{'opacity': <double>[0]},
        to: <String, List<double>>{'opacity': <double>[0.6]},
        hasOwnAnimation: true,
        present: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 150)),
        dismiss: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 150)),
      ),
      MotionElement(
        name: 'title',
        from: <String, List<double>>{'offset': <double>[0, 24]},
        to: <String, List<double>>{'offset': <double>[0, 0]},
        hasOwnAnimation: false,
        present: MotionSpring(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552, delay: Duration(milliseconds: 80)),
        dismiss: MotionSpring(mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752, delay: Duration(milliseconds: 80)),
      ),
    ],
  );

  /// Names that try to leave their place.
  /// * / } body { color: red } / *, "'`;\ .
  /// With less motion: none.
  static const MotionMorph morphHostile = MotionMorph(
    presentVelocity: 0,
    dismissVelocity: 0,
    elements: <MotionElement>[
      MotionElement(
        name: '* / } body { color: red } / *',
        from: <String, List<double>>{'< /style><script>': <double>[0], '\$ {exit()} \\ (exit()) # {1}': <double>[0]},
        to: <String, List<double>>{'< /style><script>': <double>[1], '\$ {exit()} \\ (exit()) # {1}': <double>[1]},
        hasOwnAnimation: false,
        present: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 150)),
        dismiss: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 150)),
      ),
      MotionElement(
        name: '"\'`;\\ .',
        from: <String, List<double>>{'\\u{202e}': <double>[0]},
        to: <String, List<double>>{'\\u{202e}': <double>[1]},
        hasOwnAnimation: false,
        present: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 150)),
        dismiss: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 150)),
      ),
    ],
  );

  /// The same way back, and no gesture.
  /// card
  /// With less motion: none.
  static const MotionMorph morphPlain = MotionMorph(
    presentVelocity: 0,
    dismissVelocity: 0,
    elements: <MotionElement>[
      MotionElement(
        name: 'card',
        from: <String, List<double>>{'scale': <double>[0.9]},
        to: <String, List<double>>{'scale': <double>[1]},
        hasOwnAnimation: false,
        present: MotionSpring(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172),
        dismiss: MotionSpring(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172),
      ),
    ],
  );

  /// Curves that follow one another for ever.
  /// out, in, held, loops
  /// With less motion: none.
  static const MotionSequence sequenceBreathe = MotionSequence(
    loops: true,
    phases: <MotionPhase>[
      MotionPhase(
        name: 'out',
        values: <String, List<double>>{'scale': <double>[1], 'opacity': <double>[0.8]},
        animation: MotionTween(curve: Cubic(0.42, 0, 0.58, 1), duration: Duration(milliseconds: 1200)),
        duration: Duration(milliseconds: 1200),
      ),
      MotionPhase(
        name: 'in',
        values: <String, List<double>>{'scale': <double>[1.06], 'opacity': <double>[0.8]},
        animation: MotionTween(curve: Cubic(0.42, 0, 0.58, 1), duration: Duration(milliseconds: 900), delay: Duration(milliseconds: 100)),
        duration: Duration(milliseconds: 1000),
      ),
      MotionPhase(
        name: 'held',
        values: <String, List<double>>{'scale': <double>[1.06], 'opacity': <double>[1]},
        animation: MotionTween(curve: _StepsCurve(steps: 6, jumps: 5, isRaised: false), duration: Duration(milliseconds: 600)),
        duration: Duration(milliseconds: 600),
      ),
    ],
  );

  /// Names that try to leave their place.
  /// * / } body { color: red } / *, < /style><script>, "'`;\\n\u{202e}, by a trigger
  /// With less motion: none.
  static const MotionSequence sequenceHostile = MotionSequence(
    loops: false,
    phases: <MotionPhase>[
      MotionPhase(
        name: '* / } body { color: red } / *',
        values: <String, List<double>>{'\$ {exit()} \\ (exit()) # {1}': <double>[0]},
        animation: null,
        duration: Duration.zero,
      ),
      MotionPhase(
        name: '< /style><script>',
        values: <String, List<double>>{'\$ {exit()} \\ (exit()) # {1}': <double>[1]},
        animation: MotionTween(curve: Cubic(0, 0, 0.58, 1), duration: Duration(milliseconds: 150)),
        duration: Duration(milliseconds: 150),
      ),
      MotionPhase(
        name: '"\'`;\\ \\u{202e}',
        values: <String, List<double>>{'\$ {exit()} \\ (exit()) # {1}': <double>[1]},
        animation: null,
        duration: Duration.zero,
      ),
    ],
  );

  /// Springs, a jump and a curve, once for each trigger.
  /// rest, left, right, flash, back, by a trigger
  /// With less motion: fade.quick.
  static const MotionSequence sequenceShake = MotionSequence(
    loops: false,
    phases: <MotionPhase>[
      MotionPhase(
        name: 'rest',
        values: <String, List<double>>{'x': <double>[0], 'glow': <double>[0]},
        animation: MotionSpring(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172),
        duration: Duration(milliseconds: 500),
      ),
      MotionPhase(
        name: 'left',
        values: <String, List<double>>{'x': <double>[-14], 'glow': <double>[0]},
        animation: MotionSpring(mass: 1, stiffness: 986.9604401089358, damping: 43.982297150257104, delay: Duration(milliseconds: 50)),
        duration: Duration(milliseconds: 250),
      ),
      MotionPhase(
        name: 'right',
        values: <String, List<double>>{'x': <double>[14], 'glow': <double>[1]},
        animation: MotionSpring(mass: 1, stiffness: 631.6546816697189, damping: 30.159289474462014),
        duration: Duration(milliseconds: 250),
      ),
      MotionPhase(
        name: 'flash',
        values: <String, List<double>>{'x': <double>[14], 'glow': <double>[0.5]},
        animation: null,
        duration: Duration.zero,
      ),
      MotionPhase(
        name: 'back',
        values: <String, List<double>>{'x': <double>[4], 'glow': <double>[0.5]},
        animation: MotionTween(curve: Cubic(0.42, 0, 1, 1), duration: Duration(milliseconds: 150)),
        duration: Duration(milliseconds: 150),
      ),
    ],
  );

  /// One phase, which does not move.
  /// only, loops
  static const MotionSequence sequenceSingle = MotionSequence(
    loops: true,
    phases: <MotionPhase>[
      MotionPhase(
        name: 'only',
        values: <String, List<double>>{'opacity': <double>[1]},
        animation: MotionSpring(mass: 1, stiffness: 157.91367041742973, damping: 25.132741228718345),
        duration: Duration.zero,
      ),
    ],
  );

  /// Springs that carry their motion from cycle to cycle.
  /// left, right, loops
  /// With less motion: none.
  static const MotionSequence sequenceWobble = MotionSequence(
    loops: true,
    phases: <MotionPhase>[
      MotionPhase(
        name: 'left',
        values: <String, List<double>>{'rotation': <double>[-4], 'offset': <double>[0, 0]},
        animation: MotionSpring(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172),
        duration: Duration(milliseconds: 500),
      ),
      MotionPhase(
        name: 'right',
        values: <String, List<double>>{'rotation': <double>[4], 'offset': <double>[6, -2]},
        animation: MotionSpring(mass: 1, stiffness: 246.74011002723395, damping: 12.566370614359172),
        duration: Duration(milliseconds: 400),
      ),
    ],
  );

  /// Its partner is not part of the export.
  /// duration 0.15, bounce 0.14; settles in 0.209 s
  /// With less motion: outside.fade, which is not part of this export.
  static const MotionSpring sheetDrag = MotionSpring(
    mass: 1,
    stiffness: 1754.5963379714417,
    damping: 72.04719152232593,
  );

  /// Another name, kept in use.
  /// -> sheet.present; duration 0.4, bounce 0.3, settles in 0.655 s
  /// With less motion: fade.standard.
  static const MotionSpring sheetOpen = sheetPresent;

  /// A sheet comes up.
  /// duration 0.4, bounce 0.3; settles in 0.655 s
  /// With less motion: fade.standard.
  static const MotionSpring sheetPresent = MotionSpring(
    mass: 1,
    stiffness: 246.74011002723395,
    damping: 21.991148575128552,
  );

  /// duration 0.5, bounce 0.5; settles in 1.011 s
  /// With less motion: none.
  static const MotionSpring springBouncy = MotionSpring(
    mass: 1,
    stiffness: 157.91367041742973,
    damping: 12.566370614359172,
  );

  /// Typed as Core Animation has it.
  /// mass 2, stiffness 300, damping 30; duration 0.513, bounce 0.3876, settles in 0.835 s
  static const MotionSpring springCoreAnimation = MotionSpring(
    mass: 2,
    stiffness: 300,
    damping: 30,
  );

  /// It waits before it moves.
  /// duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s
  /// With less motion: tween.delayed.
  static const MotionSpring springDelayed = MotionSpring(
    mass: 1,
    stiffness: 438.6490844928604,
    damping: 35.604716740684324,
    delay: Duration(milliseconds: 120),
  );

  /// Flatter than one without bounce.
  /// duration 0.5, bounce -0.5; settles in 2.074 s
  static const MotionSpring springNegative = MotionSpring(
    mass: 1,
    stiffness: 157.91367041742973,
    damping: 50.26548245743669,
  );

  /// Typed in Origami's words.
  /// origami: tension 40, friction 7; duration 0.4141, bounce 0.275, settles in 0.66 s
  static const MotionSpring springOrigami = MotionSpring(
    mass: 1,
    stiffness: 230.2,
    damping: 22,
  );

  /// A long way from critical.
  /// response 0.4, dampingRatio 3; duration 0.4, bounce -0.6667, settles in 2.574 s
  static const MotionSpring springOverdamped = MotionSpring(
    mass: 1,
    stiffness: 246.74011002723395,
    damping: 94.24777960769379,
  );

  /// duration 0.5, bounce 0.15; settles in 0.697 s
  /// With less motion: fade.standard.
  static const MotionSpring springStandard = MotionSpring(
    mass: 1,
    stiffness: 157.91367041742973,
    damping: 21.362830044410593,
  );

  /// It never comes to rest.
  /// duration 1, bounce 1; never settles
  /// Note: undamped, so it runs until something stops it.
  static const MotionSpring springUndamped = MotionSpring(
    mass: 1,
    stiffness: 39.47841760435743,
    damping: 0,
  );

  /// A delay that was typed, and is none.
  /// duration 0.25, bounce 0.05; settles in 0.303 s
  static const MotionSpring springZeroDelay = MotionSpring(
    mass: 1,
    stiffness: 631.6546816697189,
    damping: 47.752208334564855,
  );

  /// 0.4 s, circularEaseInOut
  static const MotionTween tweenCircular = MotionTween(
    curve: _CircularCurve(first: 0.5, second: 0.5),
    duration: Duration(milliseconds: 400),
  );

  /// A curve by name, a length by name, and a delay.
  /// duration.standard, curve.enter, delay 0.08
  /// Note: rounded to whole microseconds, which is all that a Duration takes.
  static const MotionTween tweenDelayed = MotionTween(
    curve: curveEnter,
    duration: Duration(microseconds: 333333),
    delay: Duration(milliseconds: 80),
  );

  /// 0.5 s, curve.path
  /// With less motion: none.
  static const MotionTween tweenPath = MotionTween(
    curve: curvePath,
    duration: Duration(milliseconds: 500),
  );

  /// 0.45 s, curve.points
  static const MotionTween tweenPoints = MotionTween(
    curve: curvePoints,
    duration: Duration(milliseconds: 450),
  );

  /// 0.6 s, 6 steps, jump none
  static const MotionTween tweenSteps = MotionTween(
    curve: _StepsCurve(steps: 6, jumps: 5, isRaised: false),
    duration: Duration(milliseconds: 600),
  );

  /// The presets, or what replaces them: `Motion.of(MediaQuery.disableAnimationsOf(context))`.
  static MotionChoice of(bool disableAnimations) => MotionChoice._(disableAnimations);
}

final class MotionChoice {
  const MotionChoice._(this.disableAnimations);

  /// Whether a person asks for less motion.
  final bool disableAnimations;

  MotionAnimation get $2ndTap => disableAnimations ? Motion.fadeQuick : Motion.$2ndTap;

  MotionAnimation get classIn => disableAnimations ? Motion.fadeQuick : Motion.classIn;

  /// Null is a cut.
  MotionClip? get clipComponents => disableAnimations ? null : Motion.clipComponents;

  MotionAnimation get clipHostile => disableAnimations ? Motion.fadeQuick : Motion.clipHostile;

  MotionAnimation get clipKeyframes => disableAnimations ? Motion.fadeQuick : Motion.clipKeyframes;

  /// Null is a cut.
  MotionClip? get clipPulse => disableAnimations ? null : Motion.clipPulse;

  MotionClip get clipScroll => Motion.clipScroll;

  MotionAnimation get default_ => disableAnimations ? Motion.fadeStandard : Motion.default_;

  @Deprecated('Use Motion.default_')
  MotionAnimation get deprecatedAlias => disableAnimations ? Motion.fadeStandard : Motion.deprecatedAlias;

  @Deprecated('Use Motion.clipPulse')
  /// Null is a cut.
  MotionClip? get deprecatedClip => disableAnimations ? null : Motion.deprecatedClip;

  @Deprecated('") } * / - -> < /style> \$ {exit()} \\ (exit()) \'\'\' """ `rm`  #!\\u{202e}')
  MotionTween get deprecatedHostile => Motion.deprecatedHostile;

  @Deprecated('Use Motion.fadeQuick')
  /// Null is a cut.
  MotionSpring? get deprecatedMoving => disableAnimations ? null : Motion.deprecatedMoving;

  MotionAnimation get derivedChild => disableAnimations ? Motion.fadeStandard : Motion.derivedChild;

  MotionAnimation get derivedGrandchild => disableAnimations ? Motion.fadeStandard : Motion.derivedGrandchild;

  MotionTween get fadeQuick => Motion.fadeQuick;

  MotionTween get fadeStandard => disableAnimations ? Motion.fadeQuick : Motion.fadeStandard;

  /// Null is a cut.
  MotionSpring? get hostileSummary => disableAnimations ? null : Motion.hostileSummary;

  MotionAnimation get morphHero => disableAnimations ? Motion.fadeStandard : Motion.morphHero;

  /// Null is a cut.
  MotionMorph? get morphHostile => disableAnimations ? null : Motion.morphHostile;

  /// Null is a cut.
  MotionMorph? get morphPlain => disableAnimations ? null : Motion.morphPlain;

  /// Null is a cut.
  MotionSequence? get sequenceBreathe => disableAnimations ? null : Motion.sequenceBreathe;

  /// Null is a cut.
  MotionSequence? get sequenceHostile => disableAnimations ? null : Motion.sequenceHostile;

  MotionAnimation get sequenceShake => disableAnimations ? Motion.fadeQuick : Motion.sequenceShake;

  MotionSequence get sequenceSingle => Motion.sequenceSingle;

  /// Null is a cut.
  MotionSequence? get sequenceWobble => disableAnimations ? null : Motion.sequenceWobble;

  /// Note: outside.fade, which replaces it with less motion, is not exported.
  MotionSpring get sheetDrag => Motion.sheetDrag;

  MotionAnimation get sheetOpen => disableAnimations ? Motion.fadeStandard : Motion.sheetOpen;

  MotionAnimation get sheetPresent => disableAnimations ? Motion.fadeStandard : Motion.sheetPresent;

  /// Null is a cut.
  MotionSpring? get springBouncy => disableAnimations ? null : Motion.springBouncy;

  MotionSpring get springCoreAnimation => Motion.springCoreAnimation;

  MotionAnimation get springDelayed => disableAnimations ? Motion.tweenDelayed : Motion.springDelayed;

  MotionSpring get springNegative => Motion.springNegative;

  MotionSpring get springOrigami => Motion.springOrigami;

  MotionSpring get springOverdamped => Motion.springOverdamped;

  MotionAnimation get springStandard => disableAnimations ? Motion.fadeStandard : Motion.springStandard;

  MotionSpring get springUndamped => Motion.springUndamped;

  MotionSpring get springZeroDelay => Motion.springZeroDelay;

  MotionTween get tweenCircular => Motion.tweenCircular;

  MotionTween get tweenDelayed => Motion.tweenDelayed;

  /// Null is a cut.
  MotionTween? get tweenPath => disableAnimations ? null : Motion.tweenPath;

  MotionTween get tweenPoints => Motion.tweenPoints;

  MotionTween get tweenSteps => Motion.tweenSteps;
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

/// Quarters of circles, level at the start for the first share and level at the end for the second.
class _CircularCurve extends Curve {
  const _CircularCurve({required this.first, required this.second});

  final double first;
  final double second;

  @override
  double transform(double t) {
    if (t < first) return first * (1 - math.sqrt(1 - t * t / (first * first)));
    if (second == 0) return 1;
    final double rest = (1 - t) / second;
    return first + second * math.sqrt(1 - rest * rest);
  }
}

/// Straight lines between points, x and y in turn. Of two points with one x the second counts.
class _PointsCurve extends Curve {
  const _PointsCurve(this.points);

  final List<double> points;

  @override
  double transform(double t) {
    int next = 2;
    while (next < points.length - 2 && points[next] <= t) {
      next += 2;
    }
    final double width = points[next] - points[next - 2];
    if (width == 0) return points[next + 1];
    final double height = points[next + 1] - points[next - 1];
    return points[next - 1] + height * ((t - points[next - 2]) / width);
  }
}

/// As CSS has it: so many steps, so many jumps, and whether the first jump is at the start.
class _StepsCurve extends Curve {
  const _StepsCurve({required this.steps, required this.jumps, required this.isRaised});

  final int steps;
  final int jumps;
  final bool isRaised;

  @override
  double transform(double t) => math.min((t * steps).floor() + (isRaised ? 1 : 0), jumps) / jumps;
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

/// The calls by which Flutter writes a motion.
enum FlutterShapes {
  static let all: [CallShape] = widgets + methods + effects + curves + springs

  /// The shape of a call that takes a duration or a curve by label.
  static func timed(_ name: String, _ example: String = "", reads: String = "") -> CallShape {
    // `Scrollable.ensureVisible` is the only call whose curve is not linear unless said.
    let standard = name == "ensureVisible" ? "ease" : "linear"
    return CallShape(
      .flutter, "Flutter." + name, callees: [],
      parameters: (FlutterMotion.durations + FlutterMotion.curves).map { .init($0, isEssential: false) },
      example: example, reads: reads
    ) { FlutterMotion.timed($0, default: standard) }
  }

  private static let quarter = "duration: const Duration(milliseconds: 250)"

  private static let widgets: [CallShape] =
    [
      "AnimatedAlign", "AnimatedContainer", "AnimatedDefaultTextStyle", "AnimatedFractionallySizedBox",
      "AnimatedOpacity", "AnimatedPadding", "AnimatedPhysicalModel", "AnimatedPositioned",
      "AnimatedPositionedDirectional", "AnimatedRotation", "AnimatedScale", "AnimatedSize", "AnimatedSlide",
      "AnimatedTheme", "AnimationStyle", "AnimationController", "TweenAnimationBuilder",
      "SliverAnimatedOpacity",
      "PageTransitionSwitcher",
      // Whatever an app calls its own: the name says that it animates.
      "AnimatedPanel", "_AnimatedTranslate", "animatedPanelX", "InitialFadeTransition",
    ].map { timed($0, "\($0)(\(quarter), child: text)", reads: "tween 0.25 0:0:1:1") }
    + [
      timed(
        "AnimatedSwitcher", "AnimatedSwitcher(\(quarter), switchInCurve: Curves.easeIn)",
        reads: "tween 0.25 0.42:0:1:1"),
      timed(
        "AnimatedCrossFade", "AnimatedCrossFade(\(quarter), sizeCurve: Curves.easeIn)",
        reads: "tween 0.25 0.42:0:1:1"),
      timed(
        "PageRouteBuilder", "PageRouteBuilder<void>(transitionDuration: Durations.medium1)",
        reads: "tween 0.25 0:0:1:1"),
      timed(
        "CustomTransitionPage", "CustomTransitionPage(child: page, transitionDuration: Durations.medium1)",
        reads: "tween 0.25 0:0:1:1"),
      timed(
        "LocalHeroScope", "LocalHeroScope(\(quarter), curve: Curves.easeInOut)",
        reads: "tween 0.25 0.42:0:0.58:1"),
    ]

  private static let methods: [CallShape] =
    [
      "animateTo", "animateToPage", "nextPage", "previousPage", "scrollTo", "animateWith", "animateBack",
      "animateToItem",
    ].map {
      timed($0, "controller.\($0)(\(quarter), curve: Curves.easeOut)", reads: "tween 0.25 0:0:0.58:1")
    } + [
      timed(
        "ensureVisible", "Scrollable.ensureVisible(context, duration: 250.ms)",
        reads: "tween 0.25 0.25:0.1:0.25:1"),
      positional, assigned,
    ]

  /// A duration that a controller gets after it was made.
  static let assigned = timed(
    "AnimationController.duration=", "late AnimationController fade;\nvoid f() => fade.duration = 250.ms;",
    reads: "tween 0.25 0:0:1:1")

  private static let effects: [CallShape] =
    [
      "fade", "fadeIn", "fadeOut", "slide", "slideX", "slideY", "scale", "move", "rotate", "blur", "shake",
      "shimmer",
      "custom", "tint", "flip", "saturate",
    ].map {
      timed(
        $0, "logo.animate().\($0)(delay: 100.ms, duration: 0.25.seconds)",
        reads: "tween 0.25 0:0:1:1 delay 0.1")
    }
    + ["FadeEffect", "ScaleEffect", "SlideEffect", "MoveEffect", "CustomEffect"].map {
      timed(
        $0, "Animate(effects: [\($0)(duration: 250.ms, curve: Curves.easeIn)])",
        reads: "tween 0.25 0.42:0:1:1")
    }

  private static let curves: [CallShape] = [
    timed(
      "CurvedAnimation", "CurvedAnimation(parent: controller, curve: Curves.easeInOutCubicEmphasized)",
      reads: "curve easeInOutCubicEmphasized"),
    timed("CurveTween", "animation.drive(CurveTween(curve: Curves.easeIn))", reads: "curve 0.42:0:1:1"),
    interval, cubic,
  ]

  /// `package:styled_widget`'s `.animate(duration, curve)`.
  static let positional = CallShape(
    .flutter, "Flutter.animate", callees: ["animate"],
    parameters: [.init("duration", isPositional: true), .init("curve", isPositional: true)],
    example: "box.padding(all: 8).animate(const Duration(milliseconds: 250), Curves.easeOut)",
    reads: "tween 0.25 0:0:0.58:1"
  ) { FlutterMotion.timed($0, default: "linear") }

  static let interval = CallShape(
    .flutter, "Flutter.Interval", callees: ["Interval"],
    parameters: [
      .init("begin", isEssential: false, isPositional: true),
      .init("end", isEssential: false, isPositional: true),
      .init("curve"),
    ],
    example: "CurvedAnimation(parent: c, curve: const Interval(0.2, 0.7, curve: Curves.easeOut))",
    reads: "curve 0:0:0.58:1", motion: FlutterMotion.interval)

  static let cubic = CallShape(
    .flutter, "Flutter.Cubic", callees: ["Cubic"], parameters: [.init("bezier")],
    example: "const Curve standard = Cubic(0.2, 0, 0, 1);", reads: "curve 0.2:0:0:1",
    motion: ComposeMotion.bezier)

  static let springs: [CallShape] = [
    spring(
      "SpringDescription", ["mass", "stiffness", "damping"],
      example: "const SpringDescription(mass: 1, stiffness: 400, damping: 20)", reads: "spring 0.314159 0.5"),
    spring(
      "withDampingRatio", ["mass", "stiffness", "ratio"],
      example: "SpringDescription.withDampingRatio(mass: 1, stiffness: 400, ratio: 0.5)",
      reads: "spring 0.314159 0.5"),
    spring(
      "withDurationAndBounce", ["duration", "bounce"],
      example: "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 250), bounce: 0.2)",
      reads: "spring 0.25 0.2"),
  ]

  private static func spring(_ callee: String, _ labels: [String], example: String, reads: String)
    -> CallShape
  {
    CallShape(
      .flutter, "Flutter.SpringDescription" + (callee == "SpringDescription" ? "" : "." + callee),
      callees: [callee],
      parameters: labels.map { .init($0) }, example: example, reads: reads, motion: FlutterMotion.spring)
  }
}

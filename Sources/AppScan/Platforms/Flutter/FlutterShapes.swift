private let flutter = ShapeTable(platform: .flutter, prefix: "Flutter.", library: .flutter)

/// The calls by which Flutter writes a motion. Durations are seconds here, whatever the source writes.
enum FlutterShapes {
  static let all: [CallShape] = widgets + methods + effects + curves + springs + [token]

  /// The labels of durations, the one that matters most first.
  static let durationLabels = [
    "duration", "transitionDuration", "reverseDuration", "reverseTransitionDuration", "animationDuration",
    "movementDuration", "resizeDuration", "fadeInDuration", "fadeOutDuration", "themeAnimationDuration",
    "period",
  ]
  /// The labels of curves, the one that matters most first.
  static let curveLabels = [
    "curve", "switchInCurve", "fadeInCurve", "themeAnimationCurve", "sizeCurve", "firstCurve", "secondCurve",
    "switchOutCurve", "reverseCurve",
  ]
  /// The labels of durations and of curves that one motion has.
  static let labels = durationLabels + curveLabels

  /// The shape of a call that takes a duration or a curve by label.
  static func timed(_ name: String, _ example: String = "", reads: String = "") -> CallShape {
    timed(name, else: standardCurves[name] ?? (goesEvenly(name) ? "linear" : nil), example, reads)
  }

  /// The same.
  /// - Parameter standard: The curve where none is given; nil where that is another's, as of an `AnimationStyle` that of
  ///   the widget that takes it.
  static func timed(
    _ name: String, else standard: String?, _ example: String = "", _ reads: String = ""
  ) -> CallShape {
    flutter(
      name, labels.map { .init($0, isEssential: false) }, callees: [],
      role: role(name),
      example: example, reads: reads
    ) { try motion($0, default: standard) }
  }

  private static func role(_ name: String) -> SiteRole {
    if name.hasPrefix("AnimationController") || name == "useAnimationController" { return .duration }
    return evenCurves[name].map { .even(curves: $0) } ?? .plain
  }

  /// The labels of the curves of Flutter's own that go evenly unless it is said.
  private static let evenCurves: [String: [String]] =
    Dictionary(
      uniqueKeysWithValues: (implicitWidgets + ["animateTo", "animateBack"]).map { ($0, ["curve"]) }
    )
    .merging([
      "AnimatedSwitcher": ["switchInCurve", "switchOutCurve"],
      "AnimatedCrossFade": ["firstCurve", "secondCurve", "sizeCurve"],
    ]) { own, _ in own }

  /// Flutter's own widgets that move by themselves, along one curve, and the builders of the package simple_animations.
  private static let implicitWidgets = [
    "AnimatedAlign", "AnimatedContainer", "AnimatedDefaultTextStyle", "AnimatedFractionallySizedBox",
    "AnimatedOpacity", "AnimatedPadding", "AnimatedPhysicalModel", "AnimatedPositioned",
    "AnimatedPositionedDirectional", "AnimatedRotation", "AnimatedScale", "AnimatedSize", "AnimatedSlide",
    "AnimatedTheme", "TweenAnimationBuilder", "SliverAnimatedOpacity", "RepeatingAnimationBuilder",
    "PlayAnimationBuilder", "LoopAnimationBuilder", "MirrorAnimationBuilder",
  ]

  /// Whether what is called so goes evenly where no curve is given. What an app or a package calls its own animation may
  /// ease it, and what leaves its curve to another mostly does: to the widget that takes a style, to the animations in a
  /// configuration of flutter_staggered_animations, to what builds the transition of a route.
  private static func goesEvenly(_ name: String) -> Bool {
    name != "CustomRoute" && (role(name) != .plain || !FlutterNames.saysMotion(name))
  }

  /// The curves of what does not go evenly unless it is said (Flutter 3's scrollable.dart, object.dart, carousel.dart,
  /// expansible.dart, tab_controller.dart, expansion_panel.dart and fade_in_image.dart; open_container.dart of the package
  /// animations; flutter_staggered_animations 1).
  private static let standardCurves = [
    "ensureVisible": "ease", "showOnScreen": "ease", "animateToItem": "ease", "Expansible": "ease",
    "TabController": "ease", "DefaultTabController": "ease",
    "ExpansionPanelList": "fastOutSlowIn", "radio": "fastOutSlowIn", "OpenContainer": "fastOutSlowIn",
    "FadeInImage": "easeIn", "assetNetwork": "easeIn", "memoryNetwork": "easeIn",
    "SlideAnimation": "ease", "FadeInAnimation": "ease", "ScaleAnimation": "ease", "FlipAnimation": "ease",
  ]

  /// The labels of what builds a transition.
  static let builderLabels = ["transitionsBuilder", "transitionBuilder"]

  /// The seconds that routes take where no duration is given (Flutter 3's pages.dart and routes.dart, go_router 14's
  /// custom_transition_page.dart).
  static let standardDurations = [
    "PageRouteBuilder": 0.3, "CustomTransitionPage": 0.3, "showGeneralDialog": 0.2,
  ]

  /// Whether the call of a bracket says one of some labels.
  static func says(_ labels: [String], _ source: Source, _ opening: Int) -> Bool {
    labels.contains { source.member($0, of: opening) != nil }
  }

  /// A tween; a curve alone where no duration is given, because it stands elsewhere.
  /// - Parameter standard: The curve where none is given; nil where that is another's.
  private static func motion(
    _ values: Parameters, default standard: String?
  ) throws(UnreadableReason) -> SiteMotion {
    let duration = durationLabels.first { values.has($0) }
    let curve = curveLabels.first { values.has($0) }
    try values.check([duration, curve].compactMap { $0 })
    if let duration, curve == nil, standard == nil {
      return try .duration(values, duration, else: .range)
    }
    let found = try values.curve(curve ?? "", .flutter, default: standard)
    guard let duration else { return SiteMotion(.curve(found)) }
    return try .tween(values.number(duration, else: .range), found)
  }

  private static let quarter = "duration: const Duration(milliseconds: 250)"

  private static let widgets: [CallShape] =
    (implicitWidgets + [
      "AnimationController"
    ]).map { timed($0, "\($0)(\(quarter), child: text)", reads: "tween 0.25 0:0:1:1") }
    // Whatever an app or a package calls its own: the name says that it animates, but not how.
    + [
      "AnimatedPanel", "_AnimatedTranslate", "animatedPanelX", "InitialFadeTransition",
      "PageTransitionSwitcher",
    ]
    .map { timed($0, "\($0)(\(quarter), child: text)", reads: "duration 0.25") }
    + [
      timed("AnimationStyle", "AnimationStyle(\(quarter))", reads: "duration 0.25"),
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
        "CustomTransitionPage",
        "CustomTransitionPage(transitionDuration: Durations.medium1, transitionsBuilder: (_, a, b, w) => w)",
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
      positional, assigned, route,
      timed("repeat", "controller.repeat(period: Durations.medium1)", reads: "tween 0.25 0:0:1:1 repeats"),
    ]

  /// A duration that a controller gets after it was made.
  static let assigned = timed(
    "AnimationController.duration=", "late AnimationController fade;\nvoid f() => fade.duration = 250.ms;",
    reads: "tween 0.25 0:0:1:1")

  /// The duration of a route of an app's own.
  static let route = timed(
    "transitionDuration=>", "Duration get transitionDuration => Durations.medium1;", reads: "duration 0.25")

  private static let effects: [CallShape] =
    [
      "fade", "fadeIn", "fadeOut", "slide", "slideX", "slideY", "scale", "move", "rotate", "blur", "shake",
      "shimmer", "custom", "tint", "flip", "saturate",
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
    interval, cubic, transform,
  ]

  /// `package:styled_widget`'s `.animate(duration, curve)`.
  static let positional = flutter(
    "animate", [.init("duration", isPositional: true), .init("curve", isPositional: true)],
    example: "box.padding(all: 8).animate(const Duration(milliseconds: 250), Curves.easeOut)",
    reads: "tween 0.25 0:0:0.58:1"
  ) { try motion($0, default: "linear") }

  /// A duration of a design system.
  static let token = flutter(
    "token(duration)", [.init("duration")], callees: [],
    example:
      "class Motion { static const fade = Duration(milliseconds: 250); final toast = Duration(seconds: 3); }",
    reads: "duration 0.25"
  ) { try .duration($0) }

  /// A curve that an app applies itself.
  static let transform = flutter(
    "Curves.transform", [.init("curve")], callees: ["transform"],
    example: "final value = Curves.easeOut.transform(controller.value);", reads: "curve 0:0:0.58:1"
  ) { SiteMotion(.curve(try $0.curve("curve", .flutter))) }

  /// A part of a parent's time and the curve in it.
  static let interval = flutter(
    "Interval",
    [
      .init("begin", isEssential: false, isPositional: true),
      .init("end", isEssential: false, isPositional: true), .init("curve"),
    ],
    example: "CurvedAnimation(parent: c, curve: const Interval(0.2, 0.7, curve: Curves.easeOut))",
    reads: "curve 0:0:0.58:1"
  ) { SiteMotion(.curve(try $0.curve("curve", .flutter, default: "linear"))) }

  static let cubic = CallShape.points(
    .flutter, "Flutter.Cubic", callees: ["Cubic"], library: .flutter,
    example: "const Curve standard = Cubic(0.2, 0, 0, 1);", reads: "curve 0.2:0:0:1", names: .flutter)

  /// The rows that are known by what is called, whatever labels stand there.
  static let called = [positional, interval, cubic] + springs

  private static let springs: [CallShape] = [
    flutter(
      "SpringDescription", [.init("mass"), .init("stiffness"), .init("damping")],
      example: "const SpringDescription(mass: 1, stiffness: 400, damping: 20)", reads: "spring 0.314159 0.5"
    ) { try spring($0) },
    flutter(
      "SpringDescription.withDampingRatio", [.init("mass"), .init("stiffness"), .init("ratio")],
      callees: ["withDampingRatio"],
      example: "SpringDescription.withDampingRatio(mass: 1, stiffness: 400, ratio: 0.5)",
      reads: "spring 0.314159 0.5"
    ) { try spring($0) },
    // The defaults of Flutter 3.32.
    flutter(
      "SpringDescription.withDurationAndBounce", [.init("duration"), .init("bounce")],
      callees: ["withDurationAndBounce"],
      example: "SpringDescription.withDurationAndBounce(duration: Duration(milliseconds: 250), bounce: 0.2)",
      reads: "spring 0.25 0.2"
    ) {
      try .spring(
        duration: $0.number("duration", default: 0.5, else: .range),
        bounce: $0.number("bounce", default: 0, else: .range))
    },
  ]

  /// A spring by mass, stiffness and damping or damping ratio, critically damped where neither is given.
  private static func spring(_ values: Parameters) throws(UnreadableReason) -> SiteMotion {
    try values.check(["mass", "stiffness", "damping", "ratio"])
    let mass = try values.number("mass", else: .range)
    let stiffness = try values.number("stiffness", else: .range)
    if let damping = values["damping"]?.number {
      return try .spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    return try .spring(
      mass: mass, stiffness: stiffness, ratio: values.number("ratio", default: 1, else: .range))
  }
}

private let resource = ShapeTable(platform: .androidView, prefix: "AndroidRes.", library: .androidResources)

/// How Android's resources write motions. Times are milliseconds.
enum AndroidResourceShapes {
  static let all = motions + interpolators + [fade, integer]

  /// Elements that move: view animations, animators, transitions, and MotionLayout's, all of which accelerate and
  /// decelerate along a cosine unless they say otherwise.
  private static let motions = [
    motion(
      ["alpha", "scale", "translate", "rotate", "set"],
      "<alpha android:duration=\"250\" android:interpolator=\"@android:anim/linear_interpolator\" />",
      "tween 0.25 0:0:1:1"),
    motion(
      ["objectAnimator", "animator", "valueAnimator"],
      "<objectAnimator android:duration=\"@android:integer/config_shortAnimTime\" android:startOffset=\"50\"\n"
        + "  android:interpolator=\"@android:interpolator/fast_out_slow_in\" />",
      "tween 0.2 0.4:0:0.2:1 delay 0.05"),
    motion(
      [
        "fade", "slide", "explode", "changeBounds", "changeTransform", "changeImageTransform", "changeScroll",
        "changeClipBounds", "autoTransition", "transitionSet", "transition",
      ],
      "<fade android:duration=\"250\" />", "tween 0.25 AccelerateDecelerateInterpolator"),
    motion(
      ["Transition", "ViewTransition"],
      "<Transition motion:duration=\"250\" motion:motionInterpolator=\"easeOut\" />",
      "tween 0.25 0.333333:0.666667:0.666667:1"),
  ]

  static func isMotion(_ element: String) -> Bool { motions.contains { $0.callees.contains(element) } }

  private static func motion(_ elements: [String], _ example: String, _ reads: String) -> CallShape {
    resource(
      elements[0], [.init("duration"), .interpolator, .ownCurve], callees: elements,
      isAnimation: false, role: .resource, example: example, reads: reads
    ) { try .androidView($0) }
  }

  /// Drawables that fade from one state to the next, evenly (DrawableContainer).
  static let fade = resource(
    "selector", [.init("duration")],
    callees: ["selector", "animated-selector", "level-list", "animation-list"], isAnimation: false,
    role: .resource,
    example: "<selector android:exitFadeDuration=\"250\"><item /></selector>", reads: "tween 0.25 0:0:1:1"
  ) { try .androidView($0, default: "LinearInterpolator") }

  /// Curves by themselves.
  static let interpolators = [
    interpolator(
      ["pathInterpolator"],
      "<pathInterpolator android:controlX1=\"0.2\" android:controlY1=\"0\" android:controlX2=\"0\"\n"
        + "  android:controlY2=\"1\" />", "curve 0.2:0:0:1"),
    interpolator(
      [
        "accelerateInterpolator", "decelerateInterpolator", "anticipateInterpolator", "overshootInterpolator",
        "anticipateOvershootInterpolator",
      ],
      "<accelerateInterpolator android:factor=\"1.5\" />", "curve 0.333333:0:0.666667:0"),
  ]

  private static func interpolator(_ elements: [String], _ example: String, _ reads: String) -> CallShape {
    resource(
      elements[0], [.init("bezier"), .init("interpolator")], callees: elements, isAnimation: false,
      role: .resource, example: example, reads: reads
    ) { SiteMotion(.curve(try $0.curve("interpolator", .androidView))) }
  }

  /// The interpolator of an element, by its attribute or by the element that stands for it; nil for one without.
  static func interpolator(_ element: XMLElement) -> Expression? {
    if let token = element["interpolator"] ?? element["motionInterpolator"] {
      // MotionLayout's own: `cubic(0.65,0,0.35,1)`.
      if let cubic = CurveNames.parts(element.source.text(element.source.contents(token))),
        cubic.name == "cubic"
      {
        return .list(cubic.numbers.map { .number($0) })
      }
      return element.value(token)
    }
    guard let inner = element.inlineValue(of: "interpolator") else { return nil }
    let word = inner.source.text(inner.name)
    if let value = curve(inner, word).first?.value { return value }
    // Without numbers: `<linearInterpolator/>`, which Kotlin calls LinearInterpolator.
    guard word.hasSuffix("Interpolator"), word != "pathInterpolator" else { return .unread(.expression) }
    return .text(word.prefix(1).uppercased() + word.dropFirst())
  }

  /// The curve that an element of interpolators holds; empty for one without numbers.
  static func curve(_ element: XMLElement, _ word: String) -> Arguments {
    guard word == "pathInterpolator" else {
      guard let number = element["factor"] ?? element["tension"] else { return [] }
      let name = word.prefix(1).uppercased() + word.dropFirst()
      let factor = element.source.text(element.source.contents(number))
      return [("interpolator", .text("\(name)(\(factor))"))]
    }
    if let token = element["pathData"] {
      let path = element.source.text(element.source.contents(token))
      return [("interpolator", path.hasPrefix("@") ? element.value(token) : .text(path))]
    }
    guard let x1 = element["controlX1"], let y1 = element["controlY1"] else { return [] }
    let first = [x1, y1].map(element.value)
    if let x2 = element["controlX2"], let y2 = element["controlY2"] {
      return [("bezier", .list(first + [x2, y2].map(element.value)))]
    }
    // A quadratic Bezier as the cubic that it is.
    let part = first.map { Expression.binary(.times, $0, .number(2.0 / 3)) }
    return [("bezier", .list(part + part.map { .binary(.plus, $0, .number(1.0 / 3)) }))]
  }

  static let integer = resource(
    "integer", [.init("duration")], callees: ["integer", "item"], isAnimation: false,
    role: .resource, example: "<resources><integer name=\"fade_duration\">250</integer></resources>",
    reads: "duration 0.25"
  ) { try .duration($0, perSecond: 1000, else: .range) }

  /// Whether an integer of this name is how long something moves.
  static func saysDuration(_ name: String) -> Bool {
    // `fade_in_duration`, and `config_longAnimTime` as Android's own are called.
    var words: Set<String> = []
    var word = ""
    for character in name {
      if character == "_" || character == "." || character.isUppercase { words.insert(word); word = "" }
      if character != "_", character != "." { word += character.lowercased() }
    }
    words.insert(word)
    guard words.isDisjoint(with: still) else { return false }
    let isMotion = words.contains { word in
      ["anim", "transition", "motion", "fade", "slide", "expand", "collapse"].contains { word.hasPrefix($0) }
    }
    return words.contains("duration") || isMotion && words.contains { ["time", "ms", "millis"].contains($0) }
  }

  /// Words of lengths of time in which nothing moves, and of other numbers.
  private static let still: Set<String> = [
    "delay", "offset", "toast", "snackbar", "vibration", "vibrate", "timeout", "video", "audio", "recording",
    "max", "min", "count", "days", "hours", "minutes", "seconds", "cache", "session", "sync", "poll",
  ]
}

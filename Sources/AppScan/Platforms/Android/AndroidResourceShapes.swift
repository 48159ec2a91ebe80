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
      ["Transition"], "<Transition motion:duration=\"250\" motion:motionInterpolator=\"easeOut\" />",
      "tween 0.25 0.333333:0.666667:0.666667:1"),
  ]

  /// Said where something has a curve of its own, so that nothing is known but how long it takes.
  static let ownCurve = CallShape.Parameter("ownCurve", isEssential: false, isReported: false)

  private static func motion(_ elements: [String], _ example: String, _ reads: String) -> CallShape {
    resource(
      elements[0], [.init("duration"), .init("interpolator", isReported: false), ownCurve], callees: elements,
      isAnimation: false, example: example, reads: reads
    ) { try .androidView($0) }
  }

  /// Drawables that fade from one state to the next, evenly (DrawableContainer).
  static let fade = resource(
    "selector", [.init("duration")],
    callees: ["selector", "animated-selector", "level-list", "animation-list"], isAnimation: false,
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
      example: example, reads: reads
    ) { values in
      SiteMotion(.curve(try values.curve(values.has("bezier") ? "bezier" : "interpolator", .androidView)))
    }
  }

  /// The interpolator of an element, by its attribute or by the element that stands for it; nil for one without.
  static func interpolator(_ element: XMLElement) -> Expression? {
    if let token = element["interpolator"] ?? element["motionInterpolator"] { return element.value(token) }
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
    if let path = element.text("pathData") { return [("interpolator", .text(path))] }
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
    example: "<resources><integer name=\"fade_duration\">250</integer></resources>", reads: "duration 0.25"
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

extension Library {
  /// Android's own integers, interpolators and attributes of themes (AOSP's core/res; Material's theme attributes).
  static let androidResources = Library(
    name: { path in
      guard let (owner, name) = NamePath.split(path) else { return nil }
      switch owner {
      case "android.integer", "android.R.integer": return systemTimes[name].map { .number($0) }
      case "android.anim", "android.interpolator", "android.R.anim", "android.R.interpolator":
        return interpolators[name]
      case "attr":
        if let time = materialTimes[name] { return .number(time) }
        return materialCurves[name].map { .list($0.map { .number($0) }) }
      default: return nil
      }
    },
    global: { path in
      // What appcompat and Material bring along under an app's own names.
      guard let (owner, name) = NamePath.split(path) else { return motionLayout[path].map { .text($0) } }
      if NamePath.last(owner) == "integer" { return materialIntegers[name].map { .number($0) } }
      return interpolators[name.hasPrefix("mtrl_") ? String(name.dropFirst(5)) : name]
    })

  private static let systemTimes = [
    "config_shortAnimTime": 200.0, "config_mediumAnimTime": 400, "config_longAnimTime": 500,
  ]

  private static let interpolators = classes.reduce(into: shapes) { all, name in
    let words = name.split(separator: "_").filter { $0 != "interpolator" }
    let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Interpolator"
    all[name] = .text(type)
  }

  /// The interpolators that are called as their classes, which are named in words with capital letters.
  private static let classes = [
    "linear", "linear_interpolator", "accelerate_interpolator", "decelerate_interpolator",
    "accelerate_decelerate", "accelerate_decelerate_interpolator", "anticipate", "anticipate_interpolator",
    "overshoot", "overshoot_interpolator", "anticipate_overshoot", "anticipate_overshoot_interpolator",
    "bounce", "bounce_interpolator", "cycle", "cycle_interpolator", "fast_out_slow_in",
    "linear_out_slow_in", "fast_out_linear_in",
  ]

  private static let shapes: [String: Expression] = [
    "accelerate_quad": .text("AccelerateInterpolator"), "decelerate_quad": .text("DecelerateInterpolator"),
    "accelerate_cubic": .text("AccelerateInterpolator(1.5)"),
    "decelerate_cubic": .text("DecelerateInterpolator(1.5)"),
    "accelerate_quint": .text("AccelerateInterpolator(2.5)"),
    "decelerate_quint": .text("DecelerateInterpolator(2.5)"),
    "fast_out_extra_slow_in": .text(emphasized),
    "card_lowers_interpolator": .list([0.4, 0, 0.6, 1].map { .number($0) }),
  ]

  /// The durations of Material's own motions, milliseconds (material-components-android: card/res/values/integers.xml).
  private static let materialIntegers = ["mtrl_card_anim_duration_ms": 120.0, "mtrl_card_anim_delay_ms": 75]

  private static let emphasized = "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1"

  /// The words of `motionInterpolator` (androidx.constraintlayout.motion.widget.MotionScene).
  private static let motionLayout = [
    "easeInOut": "AccelerateDecelerateInterpolator", "easeIn": "AccelerateInterpolator",
    "easeOut": "DecelerateInterpolator", "linear": "LinearInterpolator", "bounce": "BounceInterpolator",
    "overshoot": "OvershootInterpolator", "anticipate": "AnticipateInterpolator",
  ]

  private static let materialTimes: [String: Double] = {
    var times: [String: Double] = [:]
    for (name, first, step) in [
      ("Short", 50.0, 50.0), ("Medium", 250, 50), ("Long", 450, 50), ("ExtraLong", 700, 100),
    ] {
      for place in 0..<4 { times["motionDuration\(name)\(place + 1)"] = first + step * Double(place) }
    }
    return times
  }()

  private static let materialCurves: [String: [Double]] = [
    "motionEasingStandardInterpolator": [0.2, 0, 0, 1],
    "motionEasingStandardDecelerateInterpolator": [0, 0, 0, 1],
    "motionEasingStandardAccelerateInterpolator": [0.3, 0, 1, 1],
    "motionEasingEmphasizedDecelerateInterpolator": [0.05, 0.7, 0.1, 1],
    "motionEasingEmphasizedAccelerateInterpolator": [0.3, 0, 0.8, 0.15],
    "motionEasingLinearInterpolator": [0, 0, 1, 1],
  ]
}

/// An element of Android's XML with its attributes.
struct XMLElement {
  let source: Source
  /// The token of its name.
  let name: Int
  /// The last token of its start tag.
  let last: Int
  private let attributes: [(name: Int, value: Int)]

  /// - Parameter name: The token behind a `<`.
  init(_ source: Source, _ name: Int) {
    self.source = source
    self.name = name
    var attributes: [(name: Int, value: Int)] = []
    var index = name + 1
    while source.kind(index) == .identifier, source.matches(index + 1, "="), source.kind(index + 2) == .string
    {
      attributes.append((index, index + 2))
      index += 3
    }
    let isEnded = source.matches(index, ">") || source.kind(index) == .close
    last = isEnded ? index : index - 1
    self.attributes = attributes
  }

  /// The token of an attribute's value.
  subscript(_ name: StaticString) -> Int? { attributes.first { source.matches($0.name, name) }?.value }

  func text(_ name: StaticString) -> String? { self[name].map { source.text(source.contents($0)) } }

  /// Whether it stands for an attribute of the element around it: `<aapt:attr name="android:interpolator">`.
  func isAttribute(_ name: String) -> Bool {
    guard source.matches(self.name, "attr"), let named = text("name") else { return false }
    return named == name || named.hasSuffix(":" + name)
  }

  /// The element that stands in it for one of its attributes; nil where none does.
  func inlineValue(of attribute: String) -> XMLElement? {
    guard source.matches(last, ">") else { return nil }
    var index = last + 1
    while source.kind(index) == .open, let closing = source.partner(index) {
      let child = XMLElement(source, index + 1)
      if child.isAttribute(attribute) {
        return source.kind(child.last + 1) == .open ? XMLElement(source, child.last + 2) : nil
      }
      index = closing + 1
    }
    return nil
  }

  /// The token of the text in it, where it holds nothing else.
  var content: Int? {
    source.matches(last, ">") && source.kind(last + 1) == .text && source.kind(last + 2) == .close
      ? last + 1 : nil
  }

  /// A value: a number, or what `@integer/fade`, `@android:interpolator/linear` and `?attr/motionDurationShort1` name.
  func value(_ token: Int) -> Expression {
    let text = source.text(source.contents(token))
    guard let first = text.utf8.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "?") else {
      let number = NumberReader.read(text)
      // MotionLayout's words for curves.
      if case .unread = number, !text.isEmpty, text.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") }) {
        return .name(text)
      }
      return number
    }
    var path = text.dropFirst().split(whereSeparator: { $0 == "/" || $0 == ":" }).map(String.init)
    path.removeAll { $0 == "*" || $0 == "+" }
    if first == UInt8(ascii: "?") { return path.last.map { .name("attr." + $0) } ?? .unread(.constant) }
    guard path.count == 2 || path.count == 3 else { return .unread(.constant) }
    return .name(path.joined(separator: "."))
  }
}

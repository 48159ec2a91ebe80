/// The transitions of elements in React Native, by the package whose element it is; all in milliseconds.
enum NativeTransition {
  private static let physics = ["stiffness", "damping", "mass"]

  /// The shape of a transition: an element's of a package, or the app's own, which passes it on.
  static func shape(_ source: Source, _ attribute: Int, _ scan: inout ScanContext) -> CallShape {
    let moti = moti[ReanimatedVersion(scan.options)]
    let isMoti = scan.imports("moti", in: source)
    switch source.element(ofAttribute: attribute).flatMap({ scan.package(ofElement: $0, in: source) }) {
    case "moti": return moti
    case "@legendapp/motion": return legend
    case nil where isMoti: return moti
    case nil where scan.imports("@legendapp/motion", in: source): return legend
    case nil where !scan.imports("react-native-ease", in: source): return moti
    default: return other
    }
  }

  /// Moti's.
  static let moti = ReanimatedRows { version in
    CallShape(
      .reanimated, "Motion.transition", callees: ["transition", "exitTransition"],
      parameters: (["type", "duration", "easing", "bezier"] + physics + ["dampingRatio"]).map { .init($0) }
        + ["velocity", "delay", "loop"].map { .init($0, isEssential: false) }
        + [.init(MotiTransition.standard, isEssential: false, isReported: false)],
      role: .object(.moti), library: .web,
      example: "import { MotiView } from 'moti'; import { View } from 'react-native';\n"
        + "const a = <MotiView transition={{ type: 'timing', duration: 350 }} />",
      reads: "tween 0.35 0.455:0.03:0.515:0.955"
    ) { values in
      try values.check(["type"])
      switch values.text("type") ?? values.text(MotiTransition.standard) {
      case "timing": return try ReanimatedShapes.withTiming.motion(values)
      case "spring": return try ReanimatedShapes.withSpring[version].motion(values)
      case nil: throw UnreadableReason.untypedSpring
      default: throw UnreadableReason.unknownArgument
      }
    }
  }

  /// Legend-Motion's, which React Native's own `Animated` plays: a spring where the type says so, otherwise a tween. An
  /// `ease` it hands on by that name, under which `Animated` looks for none (createMotionComponent.tsx).
  static let legend = CallShape.javaScript(
    .reanimated, "Legend-Motion.transition", [],
    ["type", "duration", "easing", "bezier", "ease"] + physics
      + ["tension", "friction", "speed", "bounciness"],
    others: ["velocity", "delay", "loop"], role: .object(.legendMotion),
    example: "import { View } from 'react-native';\nimport { Motion } from '@legendapp/motion';\n"
      + "const a = <Motion.View transition={{ type: 'spring', stiffness: 100, damping: 14 }} />",
    reads: "spring 0.628319 0.3"
  ) { values in
    try values.check(["type"])
    switch values.text("type") {
    case "spring": return try ReanimatedShapes.animatedSpring.motion(values)
    case nil, "timing", "tween":
      if values.has("ease") { throw UnreadableReason.unknownArgument }
      // It may be told to count in seconds.
      return try .javaScript(
        values, duration: 500, perSecond: (values["duration"]?.number ?? 500) > 20 ? 1000 : 1,
        default: "easeInOut", .legendMotion)
    default: throw UnreadableReason.unknownArgument
    }
  }

  /// Another package's: what it says, and nothing that it leaves to the package.
  static let other = CallShape.javaScript(
    .reanimated, "JSX.transition", [], ["type", "duration", "easing", "bezier"] + physics,
    others: ["velocity", "delay", "loop"], library: .web,
    example: "import { EaseView } from 'react-native-ease'; import { View } from 'react-native';\n"
      + "const a = <EaseView transition={{ type: 'timing', duration: 600, easing: [0.2, 0, 0, 1] }} />",
    reads: "tween 0.6 0.2:0:0:1"
  ) { values in
    try values.check(["type"])
    switch values.text("type") {
    case "spring":
      try values.checkWhole(physics)
      return try .physics(values)
    case "timing" where !values.says(.curve): return try .duration(values, perSecond: 1000)
    case "timing": return try .javaScript(values, duration: nil, perSecond: 1000, default: "", .web)
    default: throw UnreadableReason.unknownArgument
    }
  }
}

extension ScanContext {
  /// The package from which the file imports an element, `moti` of `moti/author`; nil for the app's own.
  mutating func package(ofElement last: Int, in source: Source) -> String? {
    var name = last
    while source.matches(name - 1, "."), source.kind(name - 2) == .identifier { name -= 2 }
    return once("packages") { _ in
      source.tokens.indices.reduce(into: [String: String]()) { packages, index in
        guard source.matches(index, "import"), let (module, names) = source.imports(index),
          !ModulePath.isOfApp(module)
        else { return }
        let parts = module.split(separator: "/").prefix(module.hasPrefix("@") ? 2 : 1)
        for (alias, _) in names { packages[source.text(alias)] = parts.joined(separator: "/") }
      }
    }[source.text(name)]
  }
}

extension CurveNames {
  /// The easings of Legend-Motion by their names, and those of React Native (createMotionComponent.tsx).
  static let legendMotion = CurveNames { name in
    let easings = [
      "linear": "linear", "easeIn": "ease", "easeOut": "out(Easing.ease)", "easeInOut": "inOut(Easing.ease)",
      "circIn": "circle", "circOut": "out(Easing.circle)", "circInOut": "inOut(Easing.circle)",
      "backIn": "back(2)", "backOut": "out(Easing.back(2))", "backInOut": "inOut(Easing.back(2))",
    ]
    return NativeEasing.curve(easings[name].map { "Easing." + $0 } ?? name)
  }
}

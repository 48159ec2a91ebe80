/// Reads chains such as `FadeIn.duration(200).springify().damping(14)`: one site, at its first number.
enum ReanimatedLayout {
  /// The beginnings of the builders' names (layoutReanimation/defaultAnimations and defaultTransitions).
  private static let builders = [
    "Fade", "Slide", "Zoom", "Bounce", "Flip", "Stretch", "LightSpeed", "Pinwheel", "Roll", "Rotate",
    "Linear",
    "Layout", "Sequenced", "Fading", "Jumping", "Curved", "EntryExit", "Keyframe",
  ]
  private static let numbers = ["duration", "damping", "stiffness", "mass"]

  /// Looks at a method's name.
  static func read(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    guard source.matches(index - 1, "."), source.opens(index + 1, UInt8(ascii: "(")), !scan.isTaken(index),
      let root = root(source, index), isBuilder(source.text(root))
    else { return }
    var links: [(name: String, token: Int, arguments: [Expression])] = []
    var last = root
    while links.count < ScanLimits.layoutMethods, let (link, end) = link(source, last + 1) {
      scan.take(link.token)
      links.append(link)
      last = end
    }
    guard let first = links.first(where: { numbers.contains($0.name) && !$0.arguments.isEmpty }) else {
      return
    }
    record(source, links, first.token, first.name, root: root, last: last, &scan)
  }

  /// `.name(arguments)`, also over two lines and after the builder's own parentheses.
  private static func link(
    _ source: Source, _ index: Int
  ) -> (link: (name: String, token: Int, arguments: [Expression]), end: Int)? {
    var dot = index
    if source.opens(dot, UInt8(ascii: "(")), let closing = source.partner(dot) { dot = closing + 1 }
    guard source.matches(dot, "."), source.kind(dot + 1) == .identifier,
      source.opens(dot + 2, UInt8(ascii: "(")),
      let closing = source.partner(dot + 2)
    else { return nil }
    let arguments = source.arguments(dot + 2).map { ExpressionParser.parse(source, $0.value) }
    return ((source.text(dot + 1), dot + 1, arguments), closing)
  }

  /// The name with which a chain begins.
  private static func root(_ source: Source, _ index: Int) -> Int? {
    var token = index
    for _ in 0..<ScanLimits.layoutMethods {
      guard source.matches(token - 1, ".") else { return token }
      token -= 2
      if let opening = source.partner(token), opening < token { token = opening - 1 }
      guard source.kind(token) == .identifier else { return nil }
    }
    return nil
  }

  private static func isBuilder(_ name: String) -> Bool { builders.contains { name.hasPrefix($0) } }

  private static func record(
    _ source: Source, _ links: [(name: String, token: Int, arguments: [Expression])], _ token: Int,
    _ name: String,
    root: Int, last: Int, _ scan: inout ScanContext
  ) {
    var arguments: Arguments = []
    var modifiers: Modifiers = []
    for link in links {
      switch link.name {
      case "springify":
        if let duration = link.arguments.first { arguments.append(("duration", duration)) }
      case "delay":
        if let delay = link.arguments.first {
          modifiers.append(("delay", .binary(.over, delay, .number(1000))))
        }
      case "easing":
        if let easing = link.arguments.first { arguments.append(("easing", easing)) }
      case "duration", "damping", "stiffness", "mass", "dampingRatio":
        if let value = link.arguments.first { arguments.append((link.name, value)) }
      default: break
      }
    }
    let isKeyframe = source.matches(root, "Keyframe")
    if isKeyframe, hasEasing(source, root + 1) { arguments.append(("easing", .unread(.curve))) }
    let isSpring = name != "duration" || links.contains { $0.name == "springify" }
    let springs = ReanimatedShapes.layoutSprings(ReanimatedVersion(scan.options))
    guard
      let shape = isSpring
        ? springs.first(where: { $0.callees == [name] })
        : isKeyframe ? ReanimatedShapes.keyframe : ReanimatedShapes.layoutTiming
    else { return }
    scan.add(shape, in: source, name: token, from: root, through: last, arguments, modifiers)
  }

  /// Whether one of the keyframes in a call's arguments has a curve of its own.
  private static func hasEasing(_ source: Source, _ opening: Int) -> Bool {
    guard let closing = source.partner(opening) else { return false }
    return (opening..<closing).contains { source.matches($0, "easing") }
  }
}

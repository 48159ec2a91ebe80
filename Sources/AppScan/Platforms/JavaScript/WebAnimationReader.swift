/// Finds the Web Animations API: `element.animate(frames, { duration: 300, easing: "ease-out" })`.
enum WebAnimationReader: PlatformReader {
  static let shapes = [MotionShapes.webAnimate]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard source.isDot(index - 1), let options = source.argument(1, of: index), !isQuery(source, index - 2),
      !scan.usesAnime(source) || !source.matches(index - 2, "waapi")
    else { return }
    let animate = MotionShapes.webAnimate
    let objects = source.objects(options)
    let frames = source.argument(0, of: index).flatMap { KeyframeEasing($0, source, &scan) }
    for opening in objects {
      let object = MotionObject(source, opening, animate)
      scan.take(opening)
      guard object.isExplicit || object.has(CallShape.constant), object.has("duration") || object.spreads
      else { continue }
      scan.add(
        animate, object: object, in: source,
        before: frames.map { [("easing", $0.played(with: object))] } ?? [], companion: frames?.range)
    }
    let value = ExpressionParser.parse(source, options)
    if case .number = value {
      let easing: Arguments = frames.map { [("easing", $0.value)] } ?? []
      scan.add(
        animate, in: source, name: options.lowerBound, through: options.upperBound - 1,
        [("duration", value)] + easing, companion: frames?.range)
    } else {
      let easing: Arguments = frames == nil ? [] : [("easing", .unread(.expression))]
      scan.add(animate, constants: options, in: source, besides: easing)
    }
  }

  /// jQuery's `$(…).animate` has the same name, and another curve when none is written.
  static func isQuery(_ source: Source, _ receiver: Int) -> Bool {
    guard let opening = source.partner(receiver), let callee = source.callName(before: opening) else {
      return false
    }
    return source.matches(callee, "$", "jQuery")
  }
}

/// The easing that keyframes of the Web Animations API say, which holds from one to the next.
struct KeyframeEasing {
  /// Its value; unread where it is not the same between all of them.
  let value: Expression
  /// The tokens of the first that is said.
  let range: Range<Int>

  /// - Parameter frames: The first argument of `animate`; nil where that says no easing but the one that is there anyway.
  init?(_ frames: Range<Int>, _ source: Source, _ scan: inout ScanContext) {
    var first = frames.lowerBound
    if frames.count == 1, source.kind(first) == .identifier {
      first = Self.constants(source, &scan)[source.text(first)] ?? first
    }
    // Behind the last there is nothing to ease.
    let eased =
      source.opens(first, "[") ? source.arguments(first).dropLast().map(\.value.lowerBound) : [first]
    let said = eased.map { source.opens($0, "{") ? source.member("easing", of: $0) : nil }
    let values = said.map { $0.map { ExpressionParser.parse(source, $0) } ?? .text("linear") }
    guard let range = said.lazy.compactMap(\.self).first, let value = values.first,
      values.contains(where: { $0 != .text("linear") })
    else { return nil }
    // It is no curve of its own.
    for case let easing? in said { scan.take(easing.lowerBound) }
    self.range = range
    self.value = values.allSatisfy { $0 == value } ? value : .unread(.expression)
  }

  /// The easing that is seen: that of the options is played over this one.
  func played(with options: MotionObject) -> Expression {
    let isAlone = options["easing"].map { $0 == .text("linear") } ?? !options.spreads
    return isAlone ? value : .unread(.expression)
  }

  /// The brackets of the file's constants that are lists or objects, by their names.
  private static func constants(_ source: Source, _ scan: inout ScanContext) -> [String: Int] {
    scan.once("lists") { _ in
      source.tokens.indices.reduce(into: [String: Int]()) { found, index in
        guard source.opens(index, "[") || source.opens(index, "{") else { return }
        if let name = source.constantName(before: index) { found[name] = index }
      }
    }
  }
}

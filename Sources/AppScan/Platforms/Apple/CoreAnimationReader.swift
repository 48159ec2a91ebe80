/// Finds Core Animation's animations by their types, and what is set on them.
enum CoreAnimationReader: PlatformReader {
  static var shapes: [CallShape] { CoreAnimationShapes.all }

  /// CAMediaTiming is also what layers are; only animations move by it.
  static let words = [
    "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation", "CATransition", "CAAnimationGroup",
    "CAPropertyAnimation", "CAAnimation",
  ]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    let call = SwiftCall(source, at: index)
    switch word {
    case "CAMediaTimingFunction": timingFunction(source, call, &scan)
    case "setAnimationDuration": transaction(source, call, &scan)
    case _ where words.contains(word): animation(source, call, &scan)
    default: break
    }
  }

  static func finish(_ source: Source, into scan: inout ScanContext) {
    CurveConstants.mark(source, [CoreAnimationShapes.named, CoreAnimationShapes.points], in: &scan)
  }

  private static func timingFunction(_ source: Source, _ call: SwiftCall, _ scan: inout ScanContext) {
    let arguments = call.arguments
    guard call.base != .value, let first = arguments.first, !scan.isTaken(call.name),
      !isOfTransaction(source, call)
    else { return }
    let values = arguments.map { ExpressionParser.parse(source, $0.value) }
    switch (source.label(first), arguments.count) {
    case ("name"?, 1): add(CoreAnimationShapes.named, source, call, [("name", values[0].appleCurve)], &scan)
    case ("controlPoints"?, 4):
      add(CoreAnimationShapes.points, source, call, [("bezier", .list(values))], &scan)
    default: break
    }
  }

  /// Whether a curve is given to a transaction that is told its duration near by, which says the whole motion.
  private static func isOfTransaction(_ source: Source, _ call: SwiftCall) -> Bool {
    guard source.opens(call.start - 1, "("), source.matches(call.start - 2, "setAnimationTimingFunction")
    else { return false }
    return source.around(call.start, ScanLimits.transaction).contains {
      source.matches($0, "setAnimationDuration")
    }
  }

  private static func transaction(_ source: Source, _ call: SwiftCall, _ scan: inout ScanContext) {
    guard case .path = call.base, let first = call.arguments.first, first.label == nil else { return }
    var arguments = [(name: "duration", value: ExpressionParser.parse(source, first.value))]
    // What the same transaction is told near by: `CATransaction.setAnimationTimingFunction(…)`.
    let curve = source.around(call.name, ScanLimits.transaction).first {
      source.matches($0, "setAnimationTimingFunction")
    }
    if let curve, let value = SwiftCall(source, at: curve).arguments.first?.value {
      arguments.append(("timingFunction", ExpressionParser.parse(source, value).appleCurve))
    }
    add(CoreAnimationShapes.transaction, source, call, arguments, &scan)
  }

  private static func animation(_ source: Source, _ call: SwiftCall, _ scan: inout ScanContext) {
    guard !call.isDeclared else { return }
    if let opening = call.opening, source.matches(opening + 1, "perceptualDuration"),
      source.matches(opening + 2, ":")
    {
      let perceptual = CoreAnimationShapes.perceptual
      add(perceptual, source, call, perceptual.arguments(source, opening), &scan)
    }
    let isSpring = source.matches(call.name, "CASpringAnimation")
    AppleProperties.record(
      AppleProperties.assignments(source, type: call), source, &scan,
      duration: isSpring ? CoreAnimationShapes.cutOff : CoreAnimationShapes.duration)
  }

  private static func add(
    _ shape: CallShape, _ source: Source, _ call: SwiftCall, _ arguments: Arguments,
    _ scan: inout ScanContext
  ) {
    scan.add(shape, in: source, name: call.name, from: call.start, through: call.last, arguments)
  }
}

/// The properties of one animation object that say how it moves, and the sites that they make.
enum AppleProperties {
  /// The assignments to the receiver that is declared with a type: on its name, or as `$0` in a closure behind the
  /// call that makes it.
  static func assignments(_ source: Source, type call: SwiftCall) -> [SwiftReceiver.Assignment] {
    if let receiver = SwiftReceiver(source, type: call.name) {
      let named = receiver.assignments(after: call.last)
      if !named.isEmpty { return named }
    }
    // `CABasicAnimation(keyPath: "opacity").configured { $0.duration = 0.3 }`
    guard call.opening != nil, source.matches(call.last + 1, "."), source.kind(call.last + 2) == .identifier
    else { return [] }
    let block = call.last + 3
    guard source.opens(block, "{"), source.matches(block + 1, "$0") else { return [] }
    return SwiftReceiver(source, name: block + 1)?.assignments(after: block + 1) ?? []
  }

  /// Records what is set: a duration with its timing function, a spring once with all its parameters.
  /// - Parameter shape: what a duration means for the receiver.
  static func record(
    _ assignments: [SwiftReceiver.Assignment], _ source: Source, _ scan: inout ScanContext,
    duration shape: CallShape
  ) {
    let assignments = assignments.filter { !scan.isTaken($0.property) }
    let values = assignments.map {
      (name: source.text($0.property), value: value($0.value, source).appleCurve)
    }
    let spring = values.filter { springs.contains($0.name) || besides.contains($0.name) }
    let place = values.lastIndex { $0.name == "timingFunction" }
    let isEased = values.contains { $0.name == "timingFunctions" }
    let isEndless = values.contains { $0.name == "repeatCount" || $0.name == "repeatDuration" }
    var isFirst = true
    for (assignment, (name, value)) in zip(assignments, values) {
      var arguments: Arguments = [(name, value)]
      var row = shape
      if name == "duration" {
        // When a spring is cut off is no motion of its own beside the spring.
        if !spring.isEmpty, shape === CoreAnimationShapes.cutOff { continue }
        if isEased {
          row = CoreAnimationShapes.eased
        } else if let place {
          arguments.append(("timingFunction", values[place].value))
        }
      } else if springs.contains(name) {
        scan.take(assignment.property)
        guard isFirst else { continue }
        row = CoreAnimationShapes.set(name)
        arguments += spring.filter { $0.name != name }
        isFirst = false
      } else {
        continue
      }
      scan.take(assignment.property)
      let curve = name == "duration" ? place.map { assignments[$0].value } : nil
      for index in curve ?? 0..<0 where source.matches(index, "CAMediaTimingFunction") { scan.take(index) }
      scan.add(
        row, offset: source.range(assignment.property).lowerBound,
        range: source.range(assignment.start, through: assignment.value.upperBound - 1),
        companion: curve.map { source.range($0.lowerBound, through: $0.upperBound - 1) },
        arguments, isEndless ? [("repeatForever", nil)] : [])
    }
  }

  /// A value with the times of other animations in it as they are set before: `first.duration + second.beginTime`.
  private static func value(_ range: Range<Int>, _ source: Source) -> Expression {
    let value = ExpressionParser.parse(source, range)
    var times: [String: Expression] = [:]
    for name in range.dropLast(2)
    where source.matches(name + 1, ".") && source.kind(name) == .identifier && !source.matches(name - 1, ".")
    {
      guard source.matches(name + 2, "duration", "beginTime") else { continue }
      let earlier = stride(
        from: range.lowerBound - 1, to: max(range.lowerBound - ScanLimits.setUp, 0), by: -1)
      let set = earlier.first { other in
        source.isSame(other, name) && source.matches(other + 1, ".") && source.isSame(other + 2, name + 2)
          && source.matches(other + 3, "=")
      }
      guard let set, let time = source.value(at: set + 4) else { continue }
      times[source.text(name) + "." + source.text(name + 2)] = ExpressionParser.parse(source, time)
    }
    return times.isEmpty ? value : value.replacing(times)
  }

  private static let springs: Set<String> = ["stiffness", "damping", "mass"]
  /// The properties beside a spring's numbers that say how it plays.
  private static let besides: Set<String> = ["initialVelocity", "allowsOverdamping"]
}

/// Finds AppKit's animation contexts and what is set on them.
enum AppKitReader: PlatformReader {
  static let shapes = [CoreAnimationShapes.context]
  static let words = ["NSAnimationContext", "runAnimationGroup"]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    // `let context: NSAnimationContext`, and parameters.
    let declared = { SwiftReceiver(source, type: index)?.assignments(after: index) ?? [] }
    let found = word == "runAnimationGroup" ? group(source, index) : current(source, index) ?? declared()
    AppleProperties.record(found, source, &scan, duration: CoreAnimationShapes.context)
  }

  /// `runAnimationGroup { context in … }` and `runAnimationGroup({ $0.duration = … }, completionHandler: …)`.
  private static func group(_ source: Source, _ index: Int) -> [SwiftReceiver.Assignment] {
    var block = index + 1
    if source.opens(block, "(") {
      block += 1
      if source.matches(block + 1, ":") { block += 2 }
      if let closing = source.partner(index + 1), closing == block { block = closing + 1 }
    }
    guard source.opens(block, "{") else { return [] }
    if let name = parameter(source, block), let receiver = SwiftReceiver(source, name: name) {
      return receiver.assignments(after: block + 1)
    }
    // `$0` need not be what the block begins with.
    let first = source.around(block, ScanLimits.head).first {
      $0 > block && source.matches($0, "$0")
    }
    return first.flatMap { SwiftReceiver(source, name: $0)?.assignments(after: block + 1) } ?? []
  }

  /// The name of a closure's only parameter: `{ context in`, `{ [weak self] (context) in`.
  private static func parameter(_ source: Source, _ block: Int) -> Int? {
    var index = block + 1
    if let closing = source.closing(of: index, "[") { index = closing + 1 }
    let isBracketed = source.opens(index, "(")
    if isBracketed { index += 1 }
    guard source.kind(index) == .identifier else { return nil }
    let isParameter = source.matches(index + 1, "in") || isBracketed || source.matches(index + 1, ":")
    return isParameter ? index : nil
  }

  /// `NSAnimationContext.current.duration = …`, with what is set behind it in the same block and the same grouping.
  private static func current(_ source: Source, _ index: Int) -> [SwiftReceiver.Assignment]? {
    guard property(source, index) != nil else { return nil }
    let block = source.enclosingOpening(index).flatMap(source.partner) ?? source.count
    let end = min(block, index + ScanLimits.receiver)
    return source.level(index, to: max(index, end))
      .prefix { !source.matches($0, "beginGrouping", "endGrouping") }
      .compactMap { place in
        property(source, place).flatMap { SwiftReceiver.assignment(source, property: $0, start: place) }
      }
  }

  /// The property of the current context that begins with a name; `current()` before Swift 3.
  private static func property(_ source: Source, _ index: Int) -> Int? {
    guard source.matches(index, "NSAnimationContext"), source.matches(index + 1, "."),
      source.matches(index + 2, "current")
    else { return nil }
    let dot = source.opens(index + 3, "(") ? index + 5 : index + 3
    return source.matches(dot, ".") ? dot + 1 : nil
  }
}

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
    else {
      return []
    }
    let block = call.last + 3
    guard source.opens(block, UInt8(ascii: "{")), source.matches(block + 1, "$0") else { return [] }
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
      (name: source.text($0.property), value: ExpressionParser.parse(source, $0.value).appleCurve)
    }
    let spring = values.filter { springs.contains($0.name) || $0.name == "initialVelocity" }
    let timing = values.last { $0.name == "timingFunction" }
    let isEndless = values.contains { $0.name == "repeatCount" || $0.name == "repeatDuration" }
    var isFirst = true
    for (assignment, (name, value)) in zip(assignments, values) {
      var arguments: Arguments = [(name, value)]
      var row = shape
      if name == "duration" {
        if let timing { arguments.append(("timingFunction", timing.value)) }
      } else if springs.contains(name) {
        row = isFirst ? CoreAnimationShapes.set(name) : CoreAnimationShapes.silent(name)
        if isFirst { arguments += spring.filter { $0.name != name } }
        isFirst = false
      } else {
        continue
      }
      scan.take(assignment.property)
      scan.add(
        row, in: source, name: assignment.property, from: assignment.start,
        through: assignment.value.upperBound - 1, arguments, isEndless ? [("repeatForever", nil)] : [])
    }
  }

  private static let springs: Set<String> = ["stiffness", "damping", "mass"]
}

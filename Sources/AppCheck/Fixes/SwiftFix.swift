import AppScan

/// Replacements in SwiftUI: a whole animation by the export's, where an animation is expected.
extension FixPlace {
  /// `.spring(response: 0.5, dampingFraction: 0.7)` becomes `Motion.sheet.present`.
  func swiftUI() throws(Problem) -> [Change] {
    if match.part == .duration { return [try change(duration, to: symbol.use)] }
    // `.spring(…)` and `Animation.spring(…)` are animations; keyframes, `Spring(…)` and curves are not.
    guard site.isAnimation else { throw onlyPart }
    try checkDelay(keepsOwn: true)
    try checkSwiftUIArguments()
    var first = tokens.lowerBound
    var end = tokens.upperBound
    // `.spring(.bouncy(duration: 0.3))`: the animation is the call around the spring.
    if let outer = springCall(around: first, end) { (first, end) = (outer.lowerBound, outer.upperBound) }
    try checkComments(first..<end)
    if !source.matches(first, "."), source.matches(first - 1, ".") { first -= 1 }
    var isTyped = false
    if source.matches(first, "Animation", "SwiftUI") { isTyped = true }
    if source.matches(first, "."), source.matches(first - 1, "Animation") {
      first -= 1
      isTyped = true
    }
    if isTyped, source.matches(first - 1, "."), source.matches(first - 2, "SwiftUI") { first -= 2 }
    guard isTyped || SwiftUIContext.expectsAnimation(source, at: first, wrappers: wrappers) else {
      throw Problem("nothing says that an animation is expected there")
    }
    return [(bytes(first..<end), try animation())]
  }

  /// The tokens of a call of `spring` whose only argument are some tokens, from its name on; nil where there is none.
  private func springCall(around first: Int, _ end: Int) -> Range<Int>? {
    let inner = source.matches(first - 1, ".") && !source.matches(first, ".") ? first - 1 : first
    let opening = source.matches(inner - 1, "Spring") ? inner - 2 : inner - 1
    guard source.opens(opening, "("), source.closing(of: opening, "(") == end,
      source.matches(opening - 1, "spring"), source.matches(opening - 2, ".")
    else { return nil }
    return opening - 1..<end + 1
  }

  /// The export's animation, or its curve over its duration or the place's own.
  private func animation() throws(Problem) -> String {
    switch match.part {
    case .whole: return symbol.use
    case .pair: return try curveSymbol().animation(duration: symbol.use)
    case .curve:
      guard let duration else { throw onlyPart }
      return symbol.animation(duration: text(duration))
    case .duration: throw onlyPart
    }
  }

  /// The tokens of the one duration in the call.
  private var duration: Range<Int>? {
    guard let opening else { return nil }
    let durations = source.arguments(opening).filter {
      ["withDuration", "duration"].contains(source.label($0))
    }
    return durations.count == 1 ? durations[0].value : nil
  }

  /// Throws where the call says what no preset holds.
  private func checkSwiftUIArguments() throws(Problem) {
    let arguments = opening.map { source.arguments($0) } ?? []
    if site.role == .blending, !arguments.contains(where: { source.label($0) == "blendDuration" }) {
      throw Problem("an interactive spring blends in over time, which would be lost")
    }
    // The exports write `.spring`, which takes the place of what runs where this one adds to it.
    if tokens.prefix(3).contains(where: { source.matches($0, "interpolatingSpring") }) {
      throw Problem(
        "an interpolating spring adds up with one that runs already, where \(symbol.use) takes its place; put it there "
          + "by hand if nothing interrupts it")
    }
    if tokens.last.map({ source.matches($0, "default") }) == true {
      throw Problem(
        "`.default` eased in and out before iOS 17 and macOS 14; put it there by hand if the app runs on none of them"
      )
    }
    for argument in arguments {
      guard let label = source.label(argument) else { continue }
      let isZero = ["0", "0.0", ".zero"].contains(text(argument.value))
      if label == "blendDuration", !isZero { throw Problem("its blend duration would be lost") }
      if label == "initialVelocity", !isZero { throw Problem("its initial velocity would be lost") }
    }
  }

  /// UIKit, Core Animation and AppKit: the duration becomes the export's, what runs beside it stays.
  func appleDuration() throws(Problem) -> [Change] {
    try checkFamily()
    if match.part == .curve { return [try timingFunction()] }
    guard !match.isSpring else {
      throw Problem(
        "a spring is written there in another way than \(symbol.use) has it; put it there by hand")
    }
    try checkDelay(keepsOwn: true)
    let code = match.part == .whole ? symbol.use + ".duration" : symbol.use
    return [try change(appleValue, to: code, else: "its duration does not stand by itself")]
  }

  /// `CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)` becomes `LayerMotion.standard.timingFunction`.
  private func timingFunction() throws(Problem) -> Change {
    guard source.matches(tokens.lowerBound, "CAMediaTimingFunction") else { throw onlyPart }
    return try change(tokens, to: symbol.use + ".timingFunction")
  }

  /// The tokens of the one duration: an argument of the call, or what is assigned.
  private var appleValue: Range<Int>? {
    if let opening {
      guard source.matches(opening - 1, "setAnimationDuration") else { return duration }
      let arguments = source.arguments(opening)
      return arguments.count == 1 ? arguments[0].value : nil
    }
    guard let equals = tokens.first(where: { source.matches($0, "=") }), equals + 1 < tokens.upperBound,
      source.matches(equals - 1, "duration")
    else { return nil }
    return equals + 1..<tokens.upperBound
  }
}

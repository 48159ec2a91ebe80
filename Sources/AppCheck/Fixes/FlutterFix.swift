import AppScan

/// Replacements in Dart: the duration and the curve of a call, each by the export's.
extension FixPlace {
  func flutter() throws(Problem) -> [Change] {
    if source.matches(tokens.lowerBound, "SpringDescription") { return try constant() }
    try checkFamily()
    if match.part == .curve { return try curve() }
    if match.part == .duration, let value = given { return [(bytes(value), symbol.use)] }
    if source.matches(tokens.lowerBound - 2, "super") {
      throw Problem("the default of a parameter is a constant, as no part of \(symbol.use) is")
    }
    guard !match.isSpring, let opening = call else { throw otherType }
    try checkDelay(keepsOwn: true)
    // The curve of a controller stands where that drives something.
    let elsewhere = [companion].compactMap(\.self)
    var (durations, curves) = (values(.duration, opening), values(.curve, opening) + elsewhere)
    // A route that says none gets one before what builds its transition.
    let builder = durations.isEmpty ? builder(of: opening) : nil
    if let builder { durations = [builder..<builder + 1] }
    func duration(_ code: String) -> Change {
      let before = builder.map { ("transitionDuration: ", separator($0) + source.text($0)) } ?? ("", "")
      return (bytes(durations[0]), before.0 + code + before.1)
    }
    for (half, said) in [(TweenHalf.duration, durations), (.curve, curves)] where said.isEmpty {
      // Of flutter_animate's effects each takes what it does not say from the one before it.
      if site.parameters.contains(where: { TweenHalf(parameter: $0.name) == half }) {
        throw Problem(
          "an effect before it says its \(half == .curve ? "curve" : "duration"); change both by hand")
      }
    }
    guard durations.count == 1, curves.count <= 1 else {
      throw Problem("it has more than one duration or curve")
    }
    for part in durations + curves { try checkComments(part) }
    // A preset that is a duration is a constant itself, a part of one is none.
    if match.part == .duration { return [duration(symbol.use)] }
    if match.part == .pair {
      guard curves.count == 1 else { throw onlyPart }
      return [duration(symbol.use), (bytes(curves[0]), try curveSymbol().use)]
    }
    guard !source.isConstantInDart(at: tokens.lowerBound) else {
      throw Problem("it stands in a constant expression, where \(symbol.use).duration cannot")
    }
    return [duration(symbol.use + ".duration" + evenCurves(beside: durations[0], curves))]
      + curves.map { (bytes($0), symbol.use + ".curve") }
  }

  /// The curves as the arguments behind a duration, where the call takes some and says none: the preset's is even now and
  /// may be another tomorrow.
  private func evenCurves(beside duration: Range<Int>, _ said: [Range<Int>]) -> String {
    guard case .even(let labels) = site.role, said.isEmpty else { return "" }
    let separator = separator(duration.lowerBound - 2)
    return labels.map { "\(separator)\($0): \(symbol.use).curve" }.joined()
  }

  /// What stands between an argument and another beside it: a new line where its label begins one.
  private func separator(_ label: Int) -> String {
    source.startsLine(label) ? ",\n" + source.indentation(bytes(label..<label + 1).lowerBound) : ", "
  }

  /// The label of what builds a route's transition; nil for a call that builds none.
  private func builder(of opening: Int) -> Int? {
    source.arguments(opening).compactMap(\.label).first {
      source.matches($0, "transitionsBuilder", "transitionBuilder")
    }
  }

  /// The values of the arguments of a call that say a half of a tween; of a function what it gives.
  private func values(_ half: TweenHalf, _ opening: Int) -> [Range<Int>] {
    source.arguments(opening).filter { argument in
      source.label(argument).flatMap(TweenHalf.init(parameter:)) == half
    }.map { source.arrowBody($0.value) ?? $0.value }
  }

  /// The bracket of the call that the place is.
  private var call: Int? {
    tokens.first { source.opens($0, "(") && source.partner($0) == tokens.upperBound - 1 }
  }

  /// The value of an argument, a variable or a getter that is all of the place.
  private var given: Range<Int>? {
    let first = tokens.lowerBound
    let isGiven = source.matches(first + 1, ":", "=", "=>")
    return isGiven ? first + 2..<tokens.upperBound : nil
  }

  /// The curve of a call, or one by its points: a preset that is a curve is a constant.
  private func curve() throws(Problem) -> [Change] {
    if source.matches(tokens.lowerBound, "Cubic") { return try constant() }
    let curves = call.map { values(.curve, $0) } ?? []
    let only = curves.count == 1 ? curves[0] : curves.isEmpty ? companion : nil
    return [try change(only, to: symbol.use, else: "its curve does not stand by itself")]
  }

  /// A spring or a curve that is written by its numbers.
  private func constant() throws(Problem) -> [Change] {
    try checkFamily()
    try checkDelay(keepsOwn: true)
    try checkComments(tokens)
    // The export's is a constant; a constructor's `const` before it would be one too many.
    let first = source.matches(tokens.lowerBound - 1, "const") ? tokens.lowerBound - 1 : tokens.lowerBound
    return [(bytes(first..<tokens.upperBound), symbol.use)]
  }
}

/// Finds the motions that a class of an app hands on to the one that it extends: `super.duration = …` among a constructor's
/// parameters, and `: super(duration: …)` behind them.
enum FlutterSuper {
  /// Whether the name of a call is `super` in the initializers of a constructor.
  static func isCall(_ source: Source, _ name: Int) -> Bool {
    source.matches(name, "super") && source.matches(name - 1, ":", ",")
  }

  /// The class that such a call means; nil for other names, and where nothing says it.
  static func callee(_ source: Source, _ name: Int) -> String? {
    isCall(source, name) ? parent(source, name) : nil
  }

  /// Whether such a call hands on a parameter for which each call of the constructor gives a value.
  static func isPassedOn(_ source: Source, _ value: Range<Int>, _ name: Int) -> Bool {
    guard value.count == 1, source.kind(value.lowerBound) == .identifier,
      let closing = source.level(before: name, ScanLimits.reach).first(where: {
        source.matches($0, ")") && source.matches($0 + 1, ":")
      }), let opening = source.partner(closing)
    else { return false }
    let parameter = (opening..<closing).last { source.isSame($0, value.lowerBound) }
    return parameter.map { !source.matches($0 + 1, "=") } ?? false
  }

  /// Records the defaults of parameters that go to the class above; false where a name at an index is none of these.
  static func readDefaults(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    guard source.matches(index - 1, "."), source.matches(index - 2, "super"),
      let opening = source.enclosingOpening(index), let parent = parent(source, opening)
    else { return false }
    let said = source.arguments(opening).compactMap { parameter -> (label: Int, value: Range<Int>)? in
      let label = parameter.value.lowerBound + 2
      guard source.matches(label - 2, "super"), source.matches(label - 1, "."),
        source.matches(label + 1, "="),
        FlutterShapes.labels.contains(source.text(label)), label + 2 < parameter.value.upperBound
      else { return nil }
      return (label, label + 2..<parameter.value.upperBound)
    }
    let labels = said.map { source.text($0.label) }
    guard let last = said.last, said.first?.label == index,
      labels.contains(where: FlutterShapes.durationLabels.contains)
        && (FlutterNames.takesDuration(parent, isMethod: false)
          || labels.contains(where: FlutterShapes.curveLabels.contains))
    else { return true }
    scan.add(
      shape(parent), in: source, name: index, through: last.value.upperBound - 1,
      said.map { (source.text($0.label), ExpressionParser.parse(source, $0.value)) })
    return true
  }

  /// The shape of what is handed on to a class: what builds a route's transition is said where the class is used, or in it.
  static func shape(_ parent: String) -> CallShape {
    FlutterShapes.timed(parent, else: parent == "ImplicitlyAnimatedWidget" ? "linear" : nil)
  }

  /// The class that the one around a token extends; nil where there is none.
  private static func parent(_ source: Source, _ index: Int) -> String? {
    for opening in source.openings(around: index).prefix(ScanLimits.namesAround)
    where source.opens(opening, "{") {
      let head = source.level(before: opening, ScanLimits.head).prefix {
        source.kind($0) == .identifier
          || source.matches($0, oneOf: ["<", ">", ",", ".", "?"])
      }
      if let word = head.first(where: {
        source.matches($0, "extends") && source.kind($0 + 1) == .identifier
          && !source.matches($0 - 2, "<", ",")
      }) {
        return source.text(word + 1)
      }
    }
    return nil
  }
}

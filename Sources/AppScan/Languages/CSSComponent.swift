/// A part of a CSS value between white space, by what it may stand for.
struct CSSComponent {
  /// The meanings that a component may have.
  enum Kind { case time, number, easing, keyword, word, reference, other }

  var kind: Kind
  var value: Expression
  /// Its bytes in the file.
  var range: Range<Int>
}

/// The value of an interpolation as CSS: strings hold times and easing functions.
enum CSSTextValue {
  /// The value with its strings read, and what it may stand for.
  static func read(_ value: Expression) -> (kind: CSSComponent.Kind, value: Expression) {
    switch value {
    case .text(let text): return single(text)
    case .choice(let branches, let condition):
      let all = branches.map(read)
      guard let kind = all.first?.kind, all.allSatisfy({ $0.kind == kind }) else {
        return (.reference, value)
      }
      return (kind, .choice(all.map(\.value), of: condition))
    case .fallback(let first, let second):
      let (given, standard) = (read(first), read(second))
      return (standard.kind, .fallback(given.kind == standard.kind ? given.value : first, standard.value))
    default: return (.reference, value)
    }
  }

  private static func single(_ text: String) -> (CSSComponent.Kind, Expression) {
    if CSSEasing.isKeyword(text) { return (.easing, .text(text)) }
    if let points = CSSEasing.controlPoints(text)?.compactMap(\.self), points.count == 4 {
      return (.easing, .list(points.map { .number($0) }))
    }
    if case .number(let amount, let unit) = NumberReader.read(text), unit == "s" || unit == "ms" {
      return (.time, .number(amount, unit: unit))
    }
    return (.reference, .unread(.expression))
  }
}

/// Words with a meaning of their own in `transition` and `animation`, easing functions apart: no names of what moves.
enum CSSKeyword {
  /// All of them (CSS Animations 1, CSS Transitions 2, and the words that any property takes).
  static let all: Set<String> = [
    "infinite", "normal", "reverse", "alternate", "alternate-reverse", "none", "forwards", "backwards",
    "both",
    "running", "paused", "auto", "allow-discrete", "replace", "add", "accumulate", "inherit", "initial",
    "unset",
    "revert", "revert-layer",
  ]
}

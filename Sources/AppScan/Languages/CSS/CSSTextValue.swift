/// What an interpolation's value is as CSS: strings hold times and easing functions.
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
    default: return (.reference, value)
    }
  }

  private static func single(_ text: String) -> (CSSComponent.Kind, Expression) {
    if CSSEasing.isKeyword(text) { return (.easing, .text(text)) }
    if case .number(let amount, let unit) = NumberReader.read(text), unit == "s" || unit == "ms" {
      return (.time, .number(amount, unit: unit))
    }
    return (.reference, .unread(.expression))
  }
}

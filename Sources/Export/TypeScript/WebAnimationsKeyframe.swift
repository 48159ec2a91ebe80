/// A keyframe of a style sheet as the Web Animations API takes it.
struct WebAnimationsKeyframe {
  /// The share of the duration.
  let offset: Double
  private let declarations: [(property: String, value: String)]

  /// - Parameters:
  ///   - percent: `12.5%`.
  ///   - declarations: `translate: 1px 2px`, the timing function included.
  init(percent: String, declarations: [String]) {
    offset = (Double(percent.dropLast()) ?? 0) / 100
    self.declarations = declarations.map { declaration in
      let parts = declaration.split(separator: ": ", maxSplits: 1).map(String.init)
      return (parts.first ?? "", parts.last ?? "")
    }
  }

  /// The keyframe as an object. Custom properties keep their names, all others are written together
  /// (Web Animations 1, section 5.9.1).
  var value: TypeScriptValue {
    .object(
      [.init("offset", offset)]
        + declarations.map { declaration in
          let number = Double(declaration.value)
          return .init(
            key(declaration.property), number.map(TypeScriptValue.number) ?? .text(declaration.value))
        })
  }

  private func key(_ property: String) -> String {
    if property == "animation-timing-function" { return "easing" }
    if property.hasPrefix("--") { return TypeScriptText.key(property) }
    let words = property.split(separator: "-")
    return NameCase.camel.joined(words)
  }
}

/// One rule of CSS, which may say a motion in several declarations: `transition-duration` with
/// `transition-timing-function`, or a shorthand with what overrules a part of it further down.
struct CSSRule {
  /// `transition` or `animation`.
  private let family: [CSSProperty]
  /// The declarations of the family in the rule, in their order.
  private var declarations: [(property: CSSProperty, declaration: CSSDeclaration)] = []

  /// - Parameter name: The token of the property that is read; the rule is what is around it.
  init(around name: Int, _ property: CSSProperty, _ text: CSSText) {
    family = property.family
    let source = text.tokens
    let reach = ScanLimits.ruleTokens
    var first = name
    while first > 0, name - first < reach {
      if source.kind(first - 1) == .close, let opening = source.partner(first - 1), opening < first {
        first = opening
      } else if source.kind(first - 1) == .open {
        break
      } else {
        first -= 1
      }
    }
    var index = first
    while index < source.count, index - name < reach, source.kind(index) != .close {
      if source.kind(index) == .identifier,
        let other = family.first(where: { source.text(index) == $0.rawValue }),
        let declaration = CSSDeclaration(at: index, in: source)
      {
        declarations.append((other, declaration))
        index = declaration.value.upperBound
      } else {
        index = source.after(index)
      }
    }
  }

  /// The easing function that a duration or a shorthand gets from another declaration, with its tokens.
  ///
  /// - Parameter order: Which part of the list it is: shorter lists begin anew (CSS Transitions 1, 2).
  func easing(for name: Int, order: Int, _ text: CSSText) -> (value: Expression, tokens: Range<Int>)? {
    guard let place = declarations.firstIndex(where: { $0.declaration.name == name }) else { return nil }
    let isShorthand = declarations[place].property == family[0]
    // A shorthand sets everything anew, so that only what comes later counts.
    let start = isShorthand ? place : declarations[..<place].lastIndex { $0.property == family[0] } ?? 0
    guard let found = declarations[start...].last(where: { $0.property == family[3] }) else { return nil }
    let items = found.declaration.items(text.tokens)
    guard !items.isEmpty else { return nil }
    let item = items[order % items.count]
    let components = CSSValueParser.components(text, item)
    guard components.count == 1, components[0].kind == .easing else { return nil }
    return (components[0].value, item)
  }

  /// The delay that goes with a duration, where a declaration of its own says one.
  func delay(for name: Int, order: Int, _ text: CSSText) -> Expression? {
    guard let place = declarations.firstIndex(where: { $0.declaration.name == name }),
      declarations[place].property == family[1],
      let found = declarations.last(where: { $0.property == family[2] })
    else { return nil }
    let items = found.declaration.items(text.tokens)
    guard !items.isEmpty else { return nil }
    let components = CSSValueParser.components(text, items[order % items.count])
    return components.count == 1 && components[0].kind == .time ? components[0].value : nil
  }

  /// Whether a timing function belongs to a duration or a shorthand of the rule, which says the whole motion.
  func isTaken(_ name: Int, _ text: CSSText) -> Bool {
    guard let place = declarations.firstIndex(where: { $0.declaration.name == name }) else { return false }
    let shorthand = declarations[..<place].lastIndex { $0.property == family[0] }
    let duration = declarations[(shorthand ?? 0)...].contains {
      $0.property == family[1] && hasTime($0.declaration, text)
    }
    return duration || shorthand.map { hasTime(declarations[$0].declaration, text) } ?? false
  }

  private func hasTime(_ declaration: CSSDeclaration, _ text: CSSText) -> Bool {
    declaration.items(text.tokens).contains { item in
      CSSValueParser.components(text, item).contains { $0.kind == .time }
    }
  }
}

extension CSSProperty {
  /// The shorthand, the duration, the delay and the timing function that belong together.
  fileprivate var family: [CSSProperty] {
    switch self {
    case .animation, .animationDuration, .animationDelay, .animationTimingFunction:
      [.animation, .animationDuration, .animationDelay, .animationTimingFunction]
    default: [.transition, .transitionDuration, .transitionDelay, .transitionTimingFunction]
    }
  }
}

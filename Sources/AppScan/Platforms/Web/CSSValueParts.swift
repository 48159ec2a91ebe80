/// The times and the easing functions of one motion in CSS, with their bytes, by the same grammar as it is read.
package struct CSSValueParts {
  /// A time or an easing function.
  package struct Part {
    /// Its bytes in the file, with all that it is computed from.
    package let range: Range<Int>
    /// Whether it is written out: no variable and no interpolation has a share in it.
    package let isWrittenOut: Bool
  }

  /// The duration, and then the delay.
  package private(set) var times: [Part] = []
  package private(set) var easings: [Part] = []

  private static let vocabulary = Vocabulary([])

  /// - Parameters:
  ///   - file: A file of CSS, or of a language in which CSS stands.
  ///   - range: The bytes of a value, or of a mixin's call.
  package init(_ file: Source, _ range: Range<Int>) {
    CSSText.read(file, range, holes: Self.holes(file, range), vocabulary: Self.vocabulary) { text, _ in
      let components = CSSInclude.components(text) ?? CSSValueParser.components(text, text.all)
      let roles = CSSReferenceRoles(components, file)
      for (component, kind) in zip(components, roles.kinds) {
        let part = Part(range: component.range, isWrittenOut: component.value.isWrittenOut)
        switch kind {
        case .time: times.append(part)
        case .easing: easings.append(part)
        case .number, .keyword, .word, .reference, .other: break
        }
      }
    }
  }

  /// The interpolations of a template literal; style sheets have none.
  private static func holes(_ file: Source, _ range: Range<Int>) -> [CSSHole] {
    guard file.language != .css, file.language != .scss, file.language != .less else { return [] }
    return MarkupParts.holes(file, range).compactMap { braces in
      let dollar = braces.lowerBound - 1
      guard range.contains(dollar), file.bytes[dollar] == UInt8(ascii: "$") else { return nil }
      return CSSHole(range: dollar..<braces.upperBound, value: .unread(.expression))
    }
  }
}

extension Expression {
  /// Whether nothing but numbers and words stands in it.
  fileprivate var isWrittenOut: Bool {
    switch self {
    case .number, .text: true
    case .list(let values): values.allSatisfy(\.isWrittenOut)
    case .negative(let value): value.isWrittenOut
    case .binary(_, let left, let right): left.isWrittenOut && right.isWrittenOut
    default: false
    }
  }
}

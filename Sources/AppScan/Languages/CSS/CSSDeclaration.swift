/// `name: value` in CSS.
struct CSSDeclaration {
  /// The token of the name.
  let name: Int
  /// The tokens of the value.
  let value: Range<Int>

  /// The declaration whose name stands at an index; nil for a name that stands anywhere else, such as in a selector,
  /// a value or the parameters of a mixin.
  init?(at index: Int, in source: Source) {
    guard Self.mayBegin(index, source), source.matches(index + 1, ":") else { return nil }
    name = index
    var end = index + 2
    loop: while end < source.count {
      switch source.kind(end) {
      case .symbol where source.first(end) == UInt8(ascii: ";"): break loop
      case .close: break loop
      case .open where source.first(end) == UInt8(ascii: "{"):
        // A selector such as `a:hover {`, or Sass's nested properties.
        return nil
      case .open:
        guard let partner = source.partner(end) else { return nil }
        end = partner + 1
      // What has no semicolon before the next declaration is broken; it must not swallow a file.
      case .identifier where end > index + 2 && Self.isNextLine(end, source): break loop
      default: end += 1
      }
    }
    guard end > index + 2 else { return nil }
    value = index + 2..<end
  }

  /// A source that is nothing but a value.
  init(valueOf source: Source) {
    name = 0
    value = 0..<source.count
  }

  private static func mayBegin(_ index: Int, _ source: Source) -> Bool {
    switch source.kind(index - 1) {
    case nil: true
    case .open: source.first(index - 1) == UInt8(ascii: "{")
    case .close: source.first(index - 1) == UInt8(ascii: "}")
    case .symbol: source.first(index - 1) == UInt8(ascii: ";")
    // An interpolation on a line of its own: a mixin of styled-components, which needs no semicolon.
    case .text: source.startsLine(index) && source.first(index - 1) == CSSLexer.hole
    case .identifier, .number, .string: false
    }
  }

  private static func isNextLine(_ index: Int, _ source: Source) -> Bool {
    guard source.startsLine(index), source.matches(index + 1, ":") else { return false }
    return source.kind(index + 2) != .symbol
  }

  /// The parts of the value between its commas.
  func items(_ source: Source) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = value.lowerBound
    var index = start
    while index < value.upperBound {
      if source.kind(index) == .symbol, source.first(index) == UInt8(ascii: ",") {
        if start < index { items.append(start..<index) }
        start = index + 1
      } else if let partner = source.partner(index), partner > index {
        index = partner
      }
      index += 1
    }
    if start < value.upperBound { items.append(start..<value.upperBound) }
    return items
  }
}

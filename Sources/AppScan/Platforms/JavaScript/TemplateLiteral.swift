/// A template literal taken apart.
struct TemplateLiteral {
  /// The bytes between its quotes.
  let contents: Range<Int>
  /// Its contents without the interpolations.
  private(set) var texts: [Range<Int>] = []
  /// Its interpolations, in order.
  private(set) var holes: [CSSHole] = []

  /// - Parameter opening: The token of its quote; nil where none opens there that is closed.
  init?(_ source: Source, _ opening: Int) {
    guard source.kind(opening) == .open, let closing = source.partner(opening) else { return nil }
    contents = Int(source.tokens[opening].end)..<Int(source.tokens[closing].start)
    for index in source.level(opening + 1, to: closing) {
      if source.kind(index) == .open, let end = source.partner(index) {
        let range = source.range(index, through: end)
        holes.append(CSSHole(range: range, value: Self.value(source, index + 1..<end)))
      } else if source.kind(index) == .text {
        texts.append(source.range(index))
      }
    }
  }

  /// The value of an interpolation. Styled-components and emotion take functions of the element's properties:
  /// `${(props) => (props.isOpen ? "0ms" : "150ms")}` is one of what they return.
  private static func value(_ source: Source, _ range: Range<Int>) -> Expression {
    let first = range.lowerBound
    var arrow = first + 1
    if let closing = source.closing(of: first, "(") { arrow = closing + 1 }
    guard arrow + 1 < range.upperBound, source.matches(arrow, "=>") else {
      return ExpressionParser.parse(source, range)
    }
    return ExpressionParser.parse(source, arrow + 1..<range.upperBound)
  }
}

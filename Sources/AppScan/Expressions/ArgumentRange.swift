/// An argument of a call, as a range of tokens.
package struct ArgumentRange: Sendable {
  /// The token of its label; nil for an argument that is known by its position.
  package let label: Int?
  /// The tokens of its value.
  package let value: Range<Int>
}

extension Source {
  /// The arguments between the bracket at `opening` and its partner, split at commas that stand in no inner bracket.
  /// Labels end with `:`, in Kotlin with `=`. Empty when the bracket has no partner.
  package func arguments(_ opening: Int) -> [ArgumentRange] {
    guard let closing = partner(opening) else { return [] }
    var arguments: [ArgumentRange] = []
    var start = opening + 1
    var index = start
    while index <= closing {
      if index == closing || first(index) == UInt8(ascii: ",") && kind(index) == .symbol {
        if start < index { arguments.append(argument(start..<index)) }
        start = index + 1
      } else if let partner = partner(index), partner > index {
        index = partner
      }
      index += 1
    }
    return arguments
  }

  private func argument(_ range: Range<Int>) -> ArgumentRange {
    let separator: UInt8 = language == .kotlin ? UInt8(ascii: "=") : UInt8(ascii: ":")
    let named = kind(range.lowerBound) == .identifier || kind(range.lowerBound) == .string
    guard named, range.count > 1, kind(range.lowerBound + 1) == .symbol,
      first(range.lowerBound + 1) == separator,
      tokens[range.lowerBound + 1].end - tokens[range.lowerBound + 1].start == 1
    else { return ArgumentRange(label: nil, value: range) }
    return ArgumentRange(label: range.lowerBound, value: range.lowerBound + 2..<range.upperBound)
  }

  /// The text of an argument's label, without quotes; nil when it has none.
  package func label(_ argument: ArgumentRange) -> String? {
    argument.label.map { text(contents($0)) }
  }
}

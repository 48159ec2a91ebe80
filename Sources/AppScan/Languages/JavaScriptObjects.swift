/// A member of an object literal.
struct ObjectMember {
  /// Its key, without quotes.
  let key: String
  /// The token of the key.
  let token: Int
  /// The tokens of its value; nil where the key stands for a name of its own: `{ duration }`.
  let value: Range<Int>?
}

extension Source {
  /// The members of the object whose brace opens at an index, spreads apart. Methods and computed keys are left
  /// out.
  func members(_ opening: Int) -> [ObjectMember] {
    arguments(opening).compactMap { member in
      key(of: member).map { key in
        ObjectMember(
          key: key, token: member.label ?? member.value.lowerBound,
          value: member.label == nil ? nil : member.value)
      }
    }
  }

  /// The key of a member, without quotes, which one name alone is with its value: `{ duration, ease: "linear" }`. Nil for
  /// methods, computed keys and objects that are spread.
  package func key(of member: ArgumentRange) -> String? {
    let isName = member.value.count == 1 && kind(member.value.lowerBound) == .identifier
    return label(member) ?? (isName ? text(member.value.lowerBound) : nil)
  }

  /// The value of a member of the object whose brace opens at an index, or of the argument with a label in a call.
  func member(_ key: String, of opening: Int) -> Range<Int>? {
    members(opening).last { $0.key == key }?.value
  }

  /// Whether an element of a list or object is another that is spread.
  package func isSpread(_ argument: ArgumentRange) -> Bool {
    argument.label == nil && matches(argument.value.lowerBound, "...")
  }

  /// Whether a token is a key of an object literal with a value behind it.
  func isKey(_ index: Int) -> Bool {
    matches(index + 1, ":") && (opens(index - 1, "{") || matches(index - 1, ","))
  }

  /// The object literals that a value may be: itself, or the branches of a condition.
  func objects(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isValue = index == range.lowerBound || kind(index - 1) == .symbol || opens(index - 1, "(")
      if isValue, opens(index, "{") { found.append(index) }
      if let closing = partner(index), closing > index {
        // Parentheses around a value change nothing; before an arrow they hold names.
        let wraps = opens(index, "(") && isValue && !matches(closing + 1, "=>")
        if !wraps { index = closing }
      }
      index += 1
    }
    return found
  }

  /// Whether a string names a package or a part of it: `react-native`, `react-native-reanimated`,
  /// `@scope/react-native-x`, `motion/react`.
  func isPackage(_ string: Int, _ name: String) -> Bool {
    let range = contents(string)
    let length = name.utf8.count
    guard range.count >= length, range.count < ScanLimits.packageBytes else { return false }
    for start in range.lowerBound...range.upperBound - length {
      guard start == range.lowerBound || bytes[start - 1] == UInt8(ascii: "/") else { continue }
      let end = start + length
      guard end == range.upperBound || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: "-")
      else { continue }
      if zip(bytes[start..<end], name.utf8).allSatisfy({ $0 == $1 }) { return true }
    }
    return false
  }
}

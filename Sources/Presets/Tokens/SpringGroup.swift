import StrictJSON

/// A spring that is written as a group of its numbers, as Material's tokens are: `….damping` and `….stiffness`.
enum SpringGroup {
  /// Whether a group holds nothing but a spring's numbers.
  static func isSpring(_ group: JSONValue) -> Bool {
    var keys: Set<String> = []
    var isSpring = true
    group.forEachMember { key, value in
      let name = key.string ?? ""
      if name.hasPrefix("$") || value.kind == .string { return }
      keys.insert(name)
      // What Motionbook wrote is what it says it is.
      let isOwn = value.member("$extensions")?.member(TokenExtension.key) != nil
      isSpring = isSpring && SpringWords.key(name) != nil && number(value) != nil && !isOwn
    }
    let words = Set(keys.compactMap(SpringWords.key))
    return isSpring && words.contains(.stiffness)
      && (words.contains(.damping) || words.contains(.dampingRatio))
  }

  /// The number of a member: a number, or a token whose value is one. It may be in quotes.
  static func number(_ value: JSONValue) -> JSONValue? {
    if value.number != nil || value.string.flatMap({ Seconds.finite($0[...]) }) != nil { return value }
    guard value.kind == .object, let inner = Token.value(of: value)?.value else { return nil }
    return inner.kind == .object ? nil : number(inner)
  }
}

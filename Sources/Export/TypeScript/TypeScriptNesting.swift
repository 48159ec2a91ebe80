/// The groups of a nested object that are open while presets come in the order of their names, in which the members
/// of a group stand together.
struct TypeScriptNesting {
  private var path: [String] = []

  /// The member that is written next.
  private(set) var key = ""

  /// Closes and opens groups until the one of a preset is open.
  mutating func open(_ next: [String], to text: inout CodeText) throws {
    let groups = Array(next.dropLast())
    let common = zip(path, groups).prefix { $0 == $1 }.count
    try close(down: common, to: &text)
    for group in groups[common...] {
      try text.open("\(group): {")
      path.append(group)
    }
    key = next.last ?? ""
  }

  /// Closes all groups.
  mutating func close(to text: inout CodeText) throws { try close(down: 0, to: &text) }

  private mutating func close(down count: Int, to text: inout CodeText) throws {
    while path.count > count {
      try text.close("},")
      path.removeLast()
    }
  }
}

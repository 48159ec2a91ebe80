/// The groups that are open while presets come in the order of their names, in which the members of a group stand
/// together: objects in objects, enums in enums.
struct GroupNesting {
  private let closing: String
  private let isAiry: Bool
  private let opening: (_ group: String) -> String
  private var path: [String] = []
  private var isFirst = true

  /// - Parameters:
  ///   - closing: The line that ends a group.
  ///   - isAiry: Whether an empty line stands between members.
  ///   - opening: The line that begins a group.
  init(closing: String, isAiry: Bool, opening: @escaping (_ group: String) -> String) {
    self.closing = closing
    self.isAiry = isAiry
    self.opening = opening
  }

  /// Closes and opens groups until those of a preset are open.
  mutating func open(_ groups: [String], to text: inout CodeText) throws {
    let common = zip(path, groups).prefix { $0 == $1 }.count
    try close(down: common, to: &text)
    if isAiry, !isFirst { try text.line() }
    isFirst = false
    for group in groups[common...] {
      try text.open(opening(group))
      path.append(group)
    }
  }

  /// Closes all groups.
  mutating func close(to text: inout CodeText) throws { try close(down: 0, to: &text) }

  private mutating func close(down count: Int, to text: inout CodeText) throws {
    while path.count > count {
      try text.close(closing)
      path.removeLast()
    }
  }
}

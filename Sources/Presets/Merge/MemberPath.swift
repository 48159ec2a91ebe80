/// The place of a member, as people read it: `tracks.scale[2].duration`, `elements.cell.delay`, `phases.move.animation`.
enum MemberPath {
  /// The place of a member of an object.
  static func joined(_ path: String, _ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The place of an item of a list: its name, else its number from 0. A track has nothing but its keyframes, which
  /// therefore need no word of their own.
  ///
  /// - Parameter list: The key of the list.
  static func item(_ path: String, of list: String, _ item: MemberTree, at index: Int) -> String {
    if let name = item.identity { return joined(joined(path, list), name) }
    return (list == "keyframes" ? path : joined(path, list)) + "[\(index)]"
  }
}

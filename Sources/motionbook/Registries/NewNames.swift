import CommandLineKit
import PlainText
import Presets

/// New names for presets: one for one, or those of a group for those of another, `sheet.*` for `drawer.*`.
struct NewNames {
  /// The presets' names, and the new ones, in the order of the names.
  let pairs: [(old: PresetName, new: PresetName)]
  /// Whether a group was named.
  let isGroup: Bool

  /// The new name of each.
  var newNames: [PresetName: PresetName] {
    Dictionary(pairs.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter isGroup: Whether the words are groups also without a star.
  init(_ old: String, _ new: String, isGroup: Bool = false, in source: some NamedPresets) throws {
    let starred = (old.hasSuffix(".*"), new.hasSuffix(".*"))
    guard isGroup || starred.0 || starred.1 else {
      if NamePatterns.isGlob(old) || NamePatterns.isGlob(new) {
        throw UsageError("a star may stand at the end of both names only: 'sheet.*' 'drawer.*'")
      }
      let name = try PresetName(old)
      if try source.preset(named: name) == nil {
        throw NamePatterns.unmatched(old, among: try source.names())
      }
      pairs = [(name, try PresetName(new))]
      self.isGroup = false
      return
    }
    guard isGroup || (starred.0 && starred.1) else {
      throw UsageError(
        "a group takes the place of a group: write a star at the end of both, 'sheet.*' 'drawer.*'")
    }
    let groups = try [old, new].map { word in
      try PresetName(word.hasSuffix(".*") ? String(word.dropLast(2)) : word).text
    }
    let names = try source.names()
    let members = names.filter { $0.hasPrefix(groups[0] + ".") }
    if members.isEmpty {
      let known = Set(names.flatMap { PresetName(stored: $0).groups })
      throw Failure("there is no group \"\(groups[0])\"" + Suggestions.question(for: groups[0], among: known))
    }
    pairs = try members.map { member in
      (PresetName(stored: member), try PresetName(groups[1] + member.dropFirst(groups[0].count)))
    }
    self.isGroup = true
  }
}

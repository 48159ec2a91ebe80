import Presets

/// A group of presets, and the one in which some of them stand elsewhere.
struct GroupPair: Hashable {
  let from, to: String

  /// Names that are others elsewhere by the pairs of groups in which they stand; those that stay in their group are none.
  static func grouped(_ names: [PresetName: PresetName]) -> [GroupPair: [PresetName]] {
    var groups: [GroupPair: [PresetName]] = [:]
    for (old, new) in names where old.group != new.group {
      var (from, to) = (old.segments[...], new.segments[...])
      while from.count > 1, to.count > 1, from.last == to.last {
        (from, to) = (from.dropLast(), to.dropLast())
      }
      let pair = GroupPair(from: from.joined(separator: "."), to: to.joined(separator: "."))
      groups[pair, default: []].append(old)
    }
    return groups
  }
}

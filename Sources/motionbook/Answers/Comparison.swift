import Presets
import StrictJSON

/// Two registries and how they differ, for the renderings of it.
struct Comparison {
  /// A preset that is in both.
  struct Change {
    let before: Preset
    let after: Preset
    /// Nil where the preset cannot be resolved.
    let oldMotion: Motion?
    let newMotion: Motion?
  }

  /// The old registry, what was renamed under its new name.
  let old: ResolvingSnapshot
  let new: ResolvingSnapshot
  let added: [Preset]
  let removed: [Preset]
  let renamed: [(from: PresetName, to: PresetName)]
  let changed: [Change]
  /// Typed the same, and moving otherwise.
  let affected: [Change]
  /// Rules whose settings differ.
  let settings: [String]

  /// A change of some presets, without what they are made of: only those that resolve by themselves move.
  init(ofPartsFrom old: RegistrySnapshot, to new: RegistrySnapshot) {
    self.init(from: old, to: new, arePartial: true)
  }

  init(from old: RegistrySnapshot, to new: RegistrySnapshot) {
    self.init(from: old, to: new, arePartial: false)
  }

  private init(from old: RegistrySnapshot, to new: RegistrySnapshot, arePartial: Bool) {
    let difference = RegistryDifference(from: old, to: new)
    let (old, new) = (difference.old, difference.new)
    func resolved(_ change: RegistryDifference.Change) -> Change {
      let before = old.motion(of: change.before)
      let after = new.motion(of: change.after)
      let isHalf = arePartial && (before == nil || after == nil)
      return Change(
        before: change.before, after: change.after, oldMotion: isHalf ? nil : before,
        newMotion: isHalf ? nil : after)
    }
    (self.old, self.new) = (old, new)
    renamed = difference.renamed
    added = difference.added
    removed = difference.removed
    changed = difference.changed.map(resolved)
    affected = difference.affected.map(resolved)
    settings = difference.settings
  }

  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && changed.isEmpty && affected.isEmpty
      && settings.isEmpty
  }

  /// The number of each, in a few words.
  var headline: String {
    if isEmpty { return "no difference" }
    let counts = [
      (added.count, "added"), (removed.count, "removed"), (renamed.count, "renamed"),
      (changed.count, "changed"),
      (affected.count, affected.count == 1 ? "moves along" : "move along"),
      (settings.count, settings.count == 1 ? "setting" : "settings"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension Comparison.Change {
  var movesTheSame: Bool { oldMotion != nil && oldMotion == newMotion }

  /// How far both are apart; nil where there is nothing to compare.
  var gap: MotionGap? { MotionGap(oldMotion, newMotion) }
}

extension Comparison {
  /// Writes everything that differs.
  func write(to writer: inout JSONWriter) throws {
    let (before, after) = (PresetJSON(old.typed, old.resolver), PresetJSON(new.typed, new.resolver))
    func write(_ changes: [Change], _ key: String, to writer: inout JSONWriter) throws {
      try writer.array(key) { writer in
        for change in changes {
          let name = change.after.name
          try writer.object { writer in
            try ChangedPreset(before: change.before, after: change.after).writeMembers(
              before, old.users[name] ?? [], after, new.users[name] ?? [], to: &writer)
          }
        }
      }
    }
    try writer.array("added") { writer in
      for preset in added { try after.write(preset, usedBy: new.users[preset.name] ?? [], to: &writer) }
    }
    try writer.array("removed") { writer in
      for preset in removed { try before.write(preset, usedBy: old.users[preset.name] ?? [], to: &writer) }
    }
    writer.array("renamed") { writer in
      for (from, to) in renamed {
        writer.object { writer in
          writer.member("from", from.text)
          writer.member("to", to.text)
        }
      }
    }
    try write(changed, "changed", to: &writer)
    try write(affected, "affected", to: &writer)
    if !settings.isEmpty { writer.array("settings") { writer in writeSettings(to: &writer) } }
  }

  /// Writes the settings that differ into an array that is open.
  func writeSettings(to writer: inout JSONWriter) {
    for rule in settings {
      writer.object { writer in
        if rule.hasPrefix(RegistryDifference.pack) {
          let pack = String(rule.dropFirst(RegistryDifference.pack.count))
          writer.member("pack", pack)
          writer.member("before", old.typed.settings.packs[pack])
          writer.member("after", new.typed.settings.packs[pack])
          return
        }
        writer.member("rule", rule)
        Self.write(old.typed.settings.rules[rule], "before", to: &writer)
        Self.write(new.typed.settings.rules[rule], "after", to: &writer)
      }
    }
  }

  private static func write(_ setting: RuleSetting?, _ key: String, to writer: inout JSONWriter) {
    guard let setting else { return writer.member(key, String?.none) }
    writer.object(key) { writer in
      writer.member("severity", setting.severity?.rawValue)
      writer.member("threshold", setting.threshold)
    }
  }
}

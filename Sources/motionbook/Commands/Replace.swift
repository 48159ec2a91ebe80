import CommandLineKit
import PlainText
import Presets
import Registry

struct Replace: Command {
  static let info = CommandInfo(
    name: "replace",
    summary: "Makes everything that uses one preset use another, and removes the one.",
    discussion: """
      Nothing is written when something that used the old preset would not be right with the new one.
      """,
    examples: [
      "motionbook replace sheet.old sheet.present", "motionbook replace toast.in apple.snappy --keep-alias",
    ])

  @Argument(help: "The preset that goes.", placeholder: "old", completion: .presetName) var name: PresetName
  @Argument(help: "The preset that takes its place.", placeholder: "new", completion: .presetName)
  var newName: PresetName
  @Flag(help: "Leave the old name as a deprecated alias.") var keepAlias = false
  @OptionGroup var writing: WritingOptions

  func validate() throws {
    if name == newName { throw UsageError("\(name) cannot take its own place") }
  }

  func run(_ console: Console) throws {
    try writing.print(on: console) { registry in
      let replacement = try plan(in: registry)
      let removed = replacement.pending.removed
      try registry.apply(saved: replacement.pending.saved, removed: removed)
      let mentions = try ProjectMentions(of: removed, in: registry, console) {
        $0 == name.text ? newName.text : nil
      }
      return (answer(replacement), mentions)
    }
  }

  private struct Replacement {
    let pending: PendingChange
    let users: [(name: PresetName, before: String, after: String)]
    /// Those whose deprecations said to use the old preset.
    let deprecated: [PresetName]
  }

  private func plan(in registry: RegistryStore) throws -> Replacement {
    _ = try registry.existingPreset(named: name)
    let new = try registry.existingPreset(named: newName)
    if try registry.lineage(of: new).contains(name) || new.isMade(of: name) {
      throw Failure(
        "\(newName) is made from \(name); give it values of its own first, with `motionbook tweak \(newName) --detach`"
      )
    }
    let users = try registry.users(of: name).map { try registry.existingPreset(named: $0) }
    let deprecated = try registry.deprecations(naming: [name]).filter { $0 != name }
    let others = try Set(deprecated).subtracting(users.map(\.name)).sorted()
      .map { try registry.existingPreset(named: $0) }
    var saved = (users + others).map { user -> Preset in
      var changed = user.renamingMentions([name: newName])
      // What was replaced by the old preset with less motion, and is the new one, is not replaced by itself.
      if changed.reduced == .preset(changed.name) { changed.reduced = nil }
      // What was to be replaced by the old preset, and is the new one, is what is used now.
      if changed.deprecated?.replacement == changed.name { changed.deprecated = nil }
      changed.origin = nil
      return changed
    }
    if keepAlias { saved.append(.deprecatedAlias(name, of: newName)) }
    let pending = PendingChange(saved: saved, removed: keepAlias ? [] : [name])
    let (old, later) = (Resolver(registry), try pending.check(in: registry))
    let outlines = try users.map { user in
      let before = (try? old.motion(named: user.name)).flatMap { $0 }.map { MotionDescription($0).outline }
      let after = try later.motion(named: user.name).map { MotionDescription($0).outline }
      return (user.name, before ?? "no motion", after ?? "no motion")
    }
    return Replacement(pending: pending, users: outlines, deprecated: deprecated)
  }

  private func answer(_ replacement: Replacement) -> Answer {
    var lines = ["replaced \(name) by \(newName)"]
    let users = replacement.users.map { user -> [String] in
      ["  \(user.name)"] + (user.before == user.after ? [] : [user.before, "->"]) + [user.after]
    }
    if !users.isEmpty { lines += ["used by:", Table(users).text] }
    if replacement.deprecated.contains(newName) { lines.append("\(newName) is no longer deprecated") }
    let following = replacement.deprecated.filter { $0 != newName }.map(\.text)
    if !following.isEmpty { lines.append("deprecations that follow: " + following.listed) }
    lines.append(keepAlias ? "\(name) stays as a deprecated alias" : "removed \(name)")
    return Answer(lines.joined(separator: "\n")) { writer in
      writer.member("name", newName.text)
      writer.member("before", name.text)
      writer.member("alias", keepAlias ? name.text : nil)
      writer.member("usedBy", replacement.users.map(\.name.text))
    }
  }
}

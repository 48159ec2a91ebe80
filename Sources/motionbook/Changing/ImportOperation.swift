import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// Presets that come into a registry from a file or a pack.
struct ImportOperation {
  let presets: [Preset]
  /// The source's name in sentences: a file, or the packs.
  let title: String
  /// Whether what is there and differs is replaced; refused otherwise.
  var replaces = false
  /// Whether what is there and does not come is removed, but for what stays.
  var isExact = false
  var staying: Set<PresetName> = []
  /// Whether the presets are as their file has them, and so were checked with it.
  var isChecked = true
  /// Takes the differences that the import would make, before those that are not allowed are refused.
  var show: ((RegistryDifference) throws -> Void)?

  /// Writes the presets, inside a transaction of the caller: no other writer may come between looking and writing.
  ///
  /// - Throws: ``Failure`` when something differs, or something in the registry would no longer be right.
  func run(into registry: RegistryStore) throws -> ImportPlan {
    let names = try registry.names()
    let going = names.filter { !staying.contains(PresetName(stored: $0)) }
    let plan = try ImportPlan(
      presets, exactly: isExact ? going : nil, into: source(registry, count: names.count))
    let removed = Set(plan.removed.map(\.text))
    try refuseGroups(plan, names.filter { !removed.contains($0) }, in: registry)
    try refuseDifferences(plan, in: registry)
    try refuseBroken(plan, in: registry)
    try registry.apply(
      saved: plan.replaced.isEmpty ? plan.added : plan.added + plan.replaced, removed: plan.removed)
    return plan
  }

  /// One scan is faster than many single look-ups.
  private func source(_ registry: RegistryStore, count: Int) throws -> any PresetSource {
    if count == 0 { return RegistrySnapshot([]) }
    return presets.count > count / 8 ? try registry.book() : registry
  }

  private func refuseDifferences(_ plan: ImportPlan, in registry: RegistryStore) throws {
    if replaces || plan.replaced.isEmpty { return }
    if let show {
      let before = try registry.book()
      let removed = Set(plan.removed)
      let saved = plan.added + plan.replaced
      let after = before.presets.filter { !removed.contains($0.name) } + saved
      try show(RegistryDifference(from: before, to: RegistrySnapshot(after, settings: before.settings)))
    }
    let names = plan.replaced.map(\.name.text).listed
    let subject = plan.replaced.count == 1 ? "1 preset differs" : "\(plan.replaced.count) presets differ"
    throw Failure(
      "\(subject) from \(title.visible): \(names); add --replace to overwrite. Nothing was changed.")
  }

  /// Refuses an added name that is the group of a present one, or has a present one as its group.
  private func refuseGroups(_ plan: ImportPlan, _ names: [String], in registry: RegistryStore) throws {
    if names.isEmpty || plan.added.isEmpty { return }
    guard let clash = PendingChange.clash(of: plan.added.map(\.name), with: names) else { return }
    let reason =
      clash.isMember
      ? "\"\(clash.other)\" in a group of that name"
      : "a preset \"\(clash.other)\", which cannot be its group too"
    let group = (clash.isMember ? clash.name.text : clash.other) + "."
    let members = clash.isMember ? names : plan.added.map(\.name.text)
    let kind = plan.added.first { $0.name == clash.name }?.kind
    // Of several that would share it, and of another kind, none has become the other.
    let isRename =
      try members.count { $0.hasPrefix(group) } == 1
      && registry.preset(named: PresetName(stored: clash.other))?.kind == kind
    let advice =
      isRename
      ? "where that is its new name, run `motionbook rename \(clash.other) \(clash.name)` first"
      : "give yours another name first: `\(PendingChange.renaming(clash))`"
    throw Failure(
      "\(clash.name) of \(title.visible) cannot be added: the registry has \(reason); \(advice). Nothing was changed."
    )
  }

  /// Refuses a replacement that breaks a present preset made from it, or that is broken by what it keeps.
  private func refuseBroken(_ plan: ImportPlan, in registry: RegistryStore) throws {
    if plan.replaced.isEmpty || isExact && isChecked { return }
    let change = PendingChange(saved: plan.added + plan.replaced, removed: plan.removed)
    if !isChecked {
      _ = try change.check(in: registry)
      return
    }
    let replaced = PendingChange(saved: plan.replaced)
    if let broken = try replaced.brokenDependent(in: registry, Resolver(change.source(over: registry))) {
      throw Failure("\(broken). Nothing was changed.")
    }
  }
}

/// The differences that a refused import would make.
struct ImportDifference: CommandResult {
  let difference: RegistryDifference
  let changes: TeamChanges

  func text(for console: Console) -> String { difference.text(for: console) }

  func write(to writer: inout JSONWriter) throws {
    try difference.write(to: &writer)
    changes.write(to: &writer)
  }
}

struct ImportAnswer: CommandResult {
  let plan: ImportPlan
  let changes: TeamChanges
  /// The rules whose settings change, sorted.
  let settings: [String]
  /// The difference that it would make, where it is only tried; else nil.
  var difference: RegistryDifference?

  func text(for console: Console) -> String {
    plan.text(for: console) + (settings.isEmpty ? "" : "\nsettings: " + settings.listed)
      + (difference.map { "\n\n" + $0.text(for: console) } ?? "")
  }

  func write(to writer: inout JSONWriter) throws {
    plan.write(to: &writer)
    writer.member("settings", settings)
    changes.write(to: &writer)
    if let difference { try writer.object("difference") { try difference.write(to: &$0) } }
  }
}

/// Counts, and the names of the presets that were there before.
extension ImportPlan: CommandResult {
  func text(for console: Console) -> String {
    var lines = [
      "added \(added.count), replaced \(replaced.count), removed \(removed.count), unchanged \(unchanged)"
    ]
    if !replaced.isEmpty { lines.append("replaced: " + replaced.map(\.name.text).listed) }
    if !removed.isEmpty { lines.append("removed: " + removed.map(\.text).listed) }
    return lines.joined(separator: "\n")
  }

  func write(to writer: inout JSONWriter) {
    writer.member("added", added.map(\.name.text))
    writer.member("replaced", replaced.map(\.name.text))
    writer.member("removed", removed.map(\.text))
    writer.member("unchanged", unchanged)
  }
}

import CommandLineKit
import Presets
import Registry
import StrictJSON
import PlainText

/// A change that is about to be written: what it makes of presets, and whether the registry stays right.
struct PendingChange {
  /// The presets as they will be.
  let saved: [Preset]
  var removed: [PresetName] = []

  /// The presets by their names after the change.
  func source(over registry: RegistryStore) -> OverlaidSource {
    OverlaidSource(saved, without: removed, over: registry)
  }

  /// Everything that is made of the changed presets, however far away, sorted by name.
  func dependents(in registry: RegistryStore) throws -> [Preset] {
    let changed = changed
    var found: [PresetName: Preset] = [:]
    var waiting = Array(changed)
    while let name = waiting.popLast() {
      for user in try registry.users(of: name) where found[user] == nil {
        guard let preset = try registry.preset(named: user), preset.isMade(of: name) else { continue }
        found[user] = preset
        waiting.append(user)
      }
    }
    return found.values.filter { !changed.contains($0.name) }.sorted { $0.name < $1.name }
  }

  private var changed: Set<PresetName> { Set(saved.map(\.name) + removed) }

  /// Refuses a change that would leave something in the registry wrong.
  ///
  /// - Parameter resolver: A resolver of the presets as they will be, where there is one already.
  /// - Returns: The resolver of the presets as they will be.
  @discardableResult
  func check(in registry: RegistryStore, resolver: Resolver? = nil) throws -> Resolver {
    let source = source(over: registry)
    let resolver = resolver ?? Resolver(source)
    for preset in saved {
      do {
        if let error = try preset.danglingReduced(in: source) { throw error }
        _ = try resolver.motion(named: preset.name)
      } catch let error as ResolutionError {
        throw Failure(error.sentence + error.suggestion(among: try registry.names()))
      }
    }
    if let broken = try brokenDependent(in: registry, resolver) {
      throw Failure("\(broken); nothing was changed")
    }
    return resolver
  }

  /// Words on a preset that is made of the changed ones and would no longer be right; nil where all would.
  func brokenDependent(in registry: RegistryStore, _ resolver: Resolver) throws -> String? {
    let before = Resolver(registry)
    for name in try dependents(in: registry).map(\.name) {
      do {
        _ = try resolver.motion(named: name)
      } catch let error as ResolutionError {
        // What was wrong before does not keep another from being mended.
        if before.isRight(name) { return "\(name) would no longer be right: \(error.message)" }
      }
    }
    return nil
  }

  /// The first preset that goes away although another uses it, which stays as it is; nil where there is none.
  func lostMention(in registry: RegistryStore) throws -> (name: PresetName, user: PresetName)? {
    let changed = changed
    for name in removed {
      if let user = try registry.users(of: name).first(where: { !changed.contains($0) }) {
        return (name, user)
      }
    }
    return nil
  }

  /// The first of new names that is the group of a known one, or stands in a group that is one; nil where none is.
  ///
  /// - Returns: The name, and the known one; whether that is the group's member rather than the group.
  static func clash(
    of new: [PresetName], with known: [String]
  ) -> (name: PresetName, other: String, isMember: Bool)? {
    var members: [String: String] = [:]
    for name in known { for group in PresetName(stored: name).groups { members[group] = name } }
    let known = Set(known)
    for name in new {
      if let member = members[name.text] { return (name, member, true) }
      if let group = name.groups.first(where: known.contains) { return (name, group, false) }
    }
    return nil
  }

  /// The command that gives another name to what is known of a clash.
  static func renaming(_ clash: (name: PresetName, other: String, isMember: Bool)) -> String {
    "motionbook rename " + (clash.isMember ? "--group \(clash.name)" : clash.other) + " NEW"
  }
}

extension RegistryStore {
  /// Adds new presets, or says what is wrong with them.
  func add(_ presets: [Preset]) throws {
    try write {
      for preset in presets { try checkNewName(preset.name) }
      try PendingChange(saved: presets).check(in: self)
      try apply(saved: presets)
    }
  }

  /// Refuses a name that is taken, or that is a group.
  func checkNewName(_ name: PresetName, leaving old: PresetName? = nil) throws {
    if try preset(named: name) != nil {
      throw Failure(
        "there is a preset \"\(name)\" already; choose another name, or change it with `motionbook tweak`")
    }
    for group in name.groups where group != old?.text {
      if try preset(named: PresetName(stored: group)) != nil {
        throw Failure(
          "\"\(group)\" is a preset, so it cannot be the group of \"\(name)\" too; choose another name")
      }
    }
    if let member = try firstMember(ofGroup: name, leaving: old) {
      throw Failure(
        "\"\(name)\" is the group of \"\(member)\", so no preset can have that name; choose another")
    }
  }
}

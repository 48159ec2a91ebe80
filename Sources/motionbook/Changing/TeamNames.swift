import PlainText
import Presets
import Registry

/// The names that presets of files have in a registry because its team gave them others, by those of the files: an old
/// name that is left as a deprecated alias, and one that `rename` took away.
struct TeamNames {
  private(set) var names: [PresetName: PresetName] = [:]

  /// None.
  init() {}

  init(in registry: RegistryStore) throws {
    let brought = try registry.presetsBrought(by: ["import"], renaming: UpstreamNames.renaming) ?? [:]
    // What was made here and has another name now is no file's.
    names = try registry.newNames(by: UpstreamNames.renaming).filter { brought[$0.value.text] != nil }
    let book = try registry.book()
    for preset in book.presets where preset.isOldName {
      names[preset.name] = Self.end(of: preset) { book.preset(named: $0).flatMap { $0.isOldName ? $0 : nil } }
    }
  }

  /// The names that presets of files, and those of others that they mention, have here.
  func names(of presets: [Preset]) -> [PresetName: PresetName] {
    if names.isEmpty { return [:] }
    let incoming = Dictionary(presets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var taken = Set(incoming.keys)
    let mentioned = Set(presets.flatMap(\.references).map(\.name))
    return taken.union(mentioned).sorted().reduce(into: [:]) { found, old in
      guard let new = names[old] else { return }
      if let preset = incoming[old] {
        // Where the files have the new name too, each is its own; and what only names it in another way stays that.
        guard Self.end(of: preset, next: { incoming[$0] }) != new, taken.insert(new).inserted else { return }
      }
      found[old] = new
    }
  }

  /// Sentences on the names of presets.
  static func notes(_ names: [PresetName: PresetName]) -> [String] {
    let most = 10
    let sentences = names.sorted { $0.key < $1.key }.map { "\($0.key): is \($0.value) here" }
    let others = sentences.count - most
    return sentences.prefix(most)
      + (others > 0 ? ["\(others.counted("other")) have another name here too"] : [])
  }

  /// The preset that other names end at.
  private static func end(of preset: Preset, next: (PresetName) -> Preset?) -> PresetName {
    var end = preset
    var seen: Set<PresetName> = [preset.name]
    while case .alias(let target) = end.content {
      guard seen.insert(target).inserted, let found = next(target) else { return target }
      end = found
    }
    return end.name
  }
}

extension Preset {
  /// Whether it is an old name that was left for those who use it.
  var isOldName: Bool { kind == .alias && deprecated != nil }
}

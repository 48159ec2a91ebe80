import PlainText
import Presets
import Registry

/// The names that presets of files have in a registry because its team gave them others, by those of the files: an old
/// name that is left as a deprecated alias, and one that `rename` took away.
struct TeamNames {
  /// The commands that give presets other names.
  static let renaming = ["rename", "mv"]

  /// The presets that they end at.
  private(set) var names: [PresetName: PresetName] = [:]
  /// What `rename` made of each, or what the alias stands for, and where that is such an alias itself, what follows.
  private var chains: [PresetName: [PresetName]] = [:]
  /// Those that only have another name.
  private var renamed: Set<PresetName> = []

  /// None.
  init() {}

  init(in registry: RegistryStore) throws {
    let brought = try registry.presetsBrought(by: ["import"], renaming: Self.renaming) ?? [:]
    // What was made here and has another name now is no file's.
    let newNames = try registry.newNames(by: Self.renaming).filter { brought[$0.value.text] != nil }
    let aliases = RegistrySnapshot(try registry.book().presets.filter(\.isOldName))
    for (old, new) in newNames { chains[old] = [new] + Self.chain(from: aliases.preset(named: new), aliases) }
    renamed = Set(chains.filter { $0.value.count == 1 }.keys)
    for alias in aliases.presets { chains[alias.name] = Self.chain(from: alias, aliases) }
    names = chains.compactMapValues(\.last)
  }

  /// The names that presets of files, and those of others that they mention, have here.
  func names(of presets: [Preset]) -> [PresetName: PresetName] {
    if chains.isEmpty { return [:] }
    let incoming = RegistrySnapshot(presets)
    var taken = Set(presets.map(\.name))
    let mentioned = Set(presets.flatMap(\.references).map(\.name))
    let known = taken.union(mentioned).filter { chains[$0] != nil }.sorted()
    // What has another name comes before what only stands for it.
    return (known.filter(renamed.contains) + known.filter { !renamed.contains($0) }).reduce(into: [:]) {
      found, old in
      let candidates = (chains[old] ?? []).reversed()
      guard let preset = incoming.preset(named: old) else {
        found[old] = candidates.first
        return
      }
      // Where the files have the new name too, each is its own; and what only names it in another way stays that.
      let said = Self.chain(from: preset, incoming).last.map { names[$0] ?? $0 }
      found[old] = candidates.first { $0 != said && taken.insert($0).inserted }
    }
  }

  /// The names that files have for a preset which has another one here.
  func oldNames(of name: PresetName) -> [PresetName] {
    chains.keys.filter { chains[$0]?.contains(name) == true }.sorted()
  }

  /// Sentences on the names of presets, and on new ones in groups that have other names here.
  static func notes(_ names: [PresetName: PresetName], beside new: [PresetName]) -> [String] {
    let most = 10
    let sentences = names.sorted { $0.key < $1.key }.map { "\($0.key): is \($0.value) here" }
    let others = sentences.count - most
    return sentences.prefix(most)
      + (others > 0 ? ["\(others.counted("other")) have another name here too"] : [])
      + GroupPair.grouped(names).sorted { $0.key.from < $1.key.from }.compactMap { pair, known in
        let here = new.map(\.text).filter { $0.hasPrefix(pair.from + ".") }
        if known.count < 2 || here.isEmpty { return nil }
        return
          "\(here.listed): new, and \(pair.from) is \(pair.to) here; `--name \("\(pair.from)=\(pair.to)".commandWord)` takes "
          + "\(here.count == 1 ? "it" : "them") there"
      }
  }

  /// What a preset stands for, and so on while that is one of these; nothing of what is no alias.
  private static func chain(from alias: Preset?, _ aliases: RegistrySnapshot) -> [PresetName] {
    var chain: [PresetName] = []
    var alias = alias
    while case .alias(let target)? = alias?.content, !chain.contains(target) {
      chain.append(target)
      alias = aliases.preset(named: target)
    }
    return chain
  }
}

extension Preset {
  /// Whether it is an old name that was left for those who use it.
  var isOldName: Bool { kind == .alias && deprecated != nil }
}

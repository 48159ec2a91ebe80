import CommandLineKit
import PlainText
import Presets
import Registry

/// Presets that an earlier import brought and whose tokens a file does not have any more: what seems to have another
/// name in it now, and what seems to be gone.
struct UpstreamNames {
  /// The commands that give presets other names.
  static let renaming = ["rename", "mv"]

  /// Groups whose presets stand in another one, and how many of them.
  private var moves: [(from: String, to: String, count: Int)] = []
  private var renames: [(from: PresetName, to: PresetName)] = []
  private var missing: [PresetName] = []

  /// Compares the presets of files with those of the registry that they go into, before they do.
  ///
  /// - Parameter staying: The presets that are left as they are on demand.
  init(_ source: ImportSource, into registry: RegistryStore, _ staying: Set<PresetName>) throws {
    let incoming = source.text.presets
    let present = try registry.book()
    let brought = try registry.presetsBrought(by: ["import"], renaming: Self.renaming)
    let news = staying.union(incoming.map(\.name))
    let gone = present.presets.filter { preset in
      // An old name that was left for those who use it is no token of the file's.
      !news.contains(preset.name) && preset.origin == nil && !preset.isOldName
        && (brought == nil || brought?[preset.name.text] != nil)
    }
    if gone.isEmpty { return }
    let lost = Set(gone.map(\.name))
    let old = present.presets.filter { lost.contains($0.name) || news.contains($0.name) }
    let found = Renames(from: Self.contents(old), to: Self.contents(incoming)).newNames
      .filter { present.preset(named: $0.value) == nil }
    let moved = take(found, of: present)
    renames = found.filter { !moved.contains($0.key) }.map { ($0.key, $0.value) }.sorted { $0.from < $1.from }
    // What has another name in the file is there.
    let left = gone.map(\.name).filter { found[$0] == nil }
    missing = Self.missing(left, among: news.union(found.keys), brought ?? [:])
  }

  /// The presets that came together with others of which a file still has half or more. Those of a registry that does
  /// not say how they came may as well be of another file, or made by hand.
  ///
  /// - Parameter brought: The numbers of the changes by which presets came, by name.
  private static func missing(
    _ gone: [PresetName], among news: Set<PresetName>, _ brought: [String: Int64]
  ) -> [PresetName] {
    func counts(_ names: some Sequence<PresetName>) -> [Int64: Int] {
      names.reduce(into: [:]) { counts, name in
        if let change = brought[name.text] { counts[change, default: 0] += 1 }
      }
    }
    let (lost, kept) = (counts(gone), counts(news))
    return gone.filter { name in
      guard let change = brought[name.text] else { return false }
      return kept[change, default: 0] >= lost[change, default: 0]
    }
  }

  /// Presets with nothing but what tokens hold: what else is said of them is a registry's own.
  private static func contents(_ presets: [Preset]) -> RegistrySnapshot {
    RegistrySnapshot(presets.map { Preset(name: $0.name, content: $0.content) })
  }

  /// Takes the groups of which most presets stand in another one.
  ///
  /// - Returns: The presets of those groups.
  private mutating func take(_ found: [PresetName: PresetName], of present: RegistrySnapshot) -> Set<
    PresetName
  > {
    var groups: [[String]: [PresetName]] = [:]
    for (old, new) in found where old.group != new.group {
      var (from, to) = (old.segments[...], new.segments[...])
      while from.count > 1, to.count > 1, from.last == to.last {
        (from, to) = (from.dropLast(), to.dropLast())
      }
      groups[[from.joined(separator: "."), to.joined(separator: ".")], default: []].append(old)
    }
    var moved: Set<PresetName> = []
    for (pair, names) in groups.sorted(by: { $0.key[0] < $1.key[0] }) {
      let members = present.presets.count { $0.name.text.hasPrefix(pair[0] + ".") }
      guard names.count > 1, names.count * 2 >= members else { continue }
      moves.append((pair[0], pair[1], names.count))
      moved.formUnion(names)
    }
    return moved
  }

  /// Says what was found, and by which commands the registry follows.
  func say(of title: String, isDone: Bool, on console: Console) {
    for move in moves {
      let command = "motionbook rename --group \(move.from) \(move.to) --keep-alias"
      console.note(
        "\(move.from): \(move.count) of its presets stand in \(move.to) in \(title); "
          + (isDone
            ? "both are here now: take the import back, run `\(command)` and import again"
            : "to follow, run `\(command)` first"))
    }
    let most = 10
    for (from, to) in renames.prefix(most) {
      console.note(
        "\(from): seems to be \(to) in \(title); "
          + (isDone
            ? "both are here now, and `motionbook replace \(from) \(to) --keep-alias` makes them one"
            : "to follow, run `motionbook rename \(from) \(to) --keep-alias` first"))
    }
    if renames.count > most { console.note("\((renames.count - most).counted("other")) seem to be renamed") }
    if missing.isEmpty { return }
    let names = missing.map(\.text)
    console.note(
      "\(names.listed): imported before, and not in \(title), which has others that came along; \(names.count == 1 ? "it stays" : "they stay"), "
        + "and `motionbook remove \(names.prefix(most).joined(separator: " "))` follows where that is meant")
  }
}

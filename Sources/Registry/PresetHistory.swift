import Presets
import MotionbookSQLite

/// A change of the journal, as some presets saw it.
package struct ToldChange {
  package let change: JournalledChange
  /// The difference that it made to the presets and to what they are made of, to so many as were asked for.
  package let difference: RegistryDifference
  /// Those among them that were or are what this version refuses.
  package let refused: [PresetName]
  /// How many presets that it changed are not told.
  package let others: Int
}

extension RegistryStore {
  /// The latest changes that changed presets or made them move otherwise, the newest first. Presets are followed through
  /// renames.
  ///
  /// - Parameters:
  ///   - names: The presets; some may be gone.
  ///   - mostPresets: Of how many presets each change says what became of them; all of them where it is nil.
  package func history(
    of names: [PresetName], last count: Int, mostPresets: Int? = nil
  ) throws -> [ToldChange] {
    try read {
      var found: [ToldChange] = []
      var names = Set(names)
      var state = JournalledState(connection, at: .max)
      while found.count < count, let id = try state.latestChange(of: names) {
        // Other presets may have changed since.
        state = state.earlier(than: id + 1)
        let earlier = state.earlier(than: id)
        let books = try books(around: names, from: earlier, to: state, inChange: id)
        let difference = RegistryDifference(from: books.old, to: books.new, isOneChange: true)
        let lineage = try difference.lineage(of: names)
        let touched = try lineage.filter { try state.version(of: $0).change == id }
        if !touched.isDisjoint(with: names)
          || difference.affected.contains(where: { names.contains($0.after.name) }),
          let change = try change(id, mostPresets: mostPresets)
        {
          let refused = try touched.filter {
            try state.version(of: $0).isRefused || earlier.version(of: $0).isRefused
          }
          let told = difference.of(lineage)
          let shown = Set(told.names.sorted().prefix(mostPresets ?? .max))
          let cut = told.names.subtracting(shown).intersection(touched)
          found.append(
            ToldChange(
              change: change, difference: told.of(shown), refused: refused.sorted(),
              others: change.presetCount - touched.count + cut.count))
        }
        names.formUnion(difference.renamed.filter { names.contains($0.to) }.map(\.from))
        state = earlier
      }
      return found
    }
  }

  /// Presets with what they are made of before and after a change, those that it renamed under both names.
  private func books(
    around names: Set<PresetName>, from earlier: JournalledState, to later: JournalledState,
    inChange id: Int64
  ) throws -> (old: RegistrySnapshot, new: RegistrySnapshot) {
    func books(_ names: Set<PresetName>) throws -> [[PresetName: Preset?]] {
      try [earlier, later].map { try $0.lineage(of: names) }
    }
    var found = try books(names)
    let comeOrGone = try Set(found.flatMap(\.keys)).filter {
      try (earlier.preset(named: $0) == nil) != (later.preset(named: $0) == nil)
    }
    if !comeOrGone.isEmpty {
      let renamed = try oldNames(inChange: id).filter { comeOrGone.contains($0) || comeOrGone.contains($1) }
      if !renamed.isEmpty { found = try books(names.union(renamed.keys).union(renamed.values)) }
    }
    let snapshots = found.map { RegistrySnapshot($0.values.compactMap(\.self)) }
    return (snapshots[0], snapshots[1])
  }
}

/// The presets as they stood when some change was made.
private final class JournalledState: PresetSource {
  /// A preset, and the change that made it so; 0 where it never was.
  struct Version {
    var change: Int64 = 0
    var preset: Preset?
    /// Whether there was one that this version refuses.
    var isRefused = false
  }

  private let connection: Connection
  /// The number of the latest change that counts.
  private let time: Int64
  private var versions: [PresetName: Version]

  init(_ connection: Connection, at time: Int64, knowing versions: [PresetName: Version] = [:]) {
    self.connection = connection
    self.time = time
    self.versions = versions
  }

  /// The state before a change, and before all later ones.
  func earlier(than change: Int64) -> JournalledState {
    JournalledState(connection, at: change - 1, knowing: versions.filter { $0.value.change < change })
  }

  func preset(named name: PresetName) throws -> Preset? { try version(of: name).preset }

  func version(of name: PresetName) throws -> Version {
    if let known = versions[name] { return known }
    let found: (change: Int64, text: String?)? = try connection.prepare(
      """
      SELECT change_id, text FROM preset_version WHERE name = ?1 AND change_id <= ?2
      ORDER BY change_id DESC LIMIT 1
      """
    ).first(name, time) { (try $0.get(0), try $0.get(1)) }
    var version = Version()
    if let found {
      let preset = found.text.flatMap { PresetText(Array($0.utf8), named: nil).preset }
      version = Version(
        change: found.change, preset: preset, isRefused: found.text != nil && preset == nil)
    }
    versions[name] = version
    return version
  }

  /// The latest change of presets or of what they are made of; nil where none is left.
  func latestChange(of names: Set<PresetName>) throws -> Int64? {
    let latest = try lineage(of: names).keys.map { try version(of: $0).change }.max() ?? 0
    return latest > 0 ? latest : nil
  }
}

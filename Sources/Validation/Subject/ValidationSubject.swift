import Findings
import Presets

/// The registry that rules look at: its presets, its settings, and what is worked out from them once, when
/// the first rule asks. Used by one task at a time.
package final class ValidationSubject {
  /// The presets, sorted by name, each name once.
  package let presets: [Preset]
  /// The registry's settings.
  package let settings: Settings
  /// Names of presets that stand in the registry's text and could not be read: mentioning one is no mistake.
  let unreadNames: Set<String>
  private let placeOfPreset: (_ name: PresetName, _ path: String) -> Place
  private let placeOfSetting: (_ path: String) -> Place

  /// A registry that stands in no file.
  ///
  /// - Parameters:
  ///   - presets: The presets in any order. Of two of one name the first counts.
  ///   - settings: The registry's settings.
  package convenience init(presets: [Preset], settings: Settings = Settings()) {
    self.init(sorted: Self.sortedOnce(presets), settings: settings)
  }

  /// A registry in memory.
  package convenience init(_ book: Book) { self.init(sorted: book.presets, settings: book.settings) }

  /// A registry whose presets are known to be sorted by name, each name once, as a registry's file gives
  /// them.
  package convenience init(sorted presets: [Preset], settings: Settings = Settings()) {
    self.init(sorted: presets, settings: settings, unreadNames: [])
  }

  init(
    sorted presets: [Preset], settings: Settings, unreadNames: Set<String>,
    placeOfPreset: @escaping (_ name: PresetName, _ path: String) -> Place = { _, _ in .unknown },
    placeOfSetting: @escaping (_ path: String) -> Place = { _ in .unknown }
  ) {
    self.presets = presets
    self.settings = settings
    self.unreadNames = unreadNames
    self.placeOfPreset = placeOfPreset
    self.placeOfSetting = placeOfSetting
  }

  /// The short facts of each preset.
  lazy var traits: [PresetTraits] = presets.map(PresetTraits.init)

  /// Where each name stands.
  lazy var names = NameIndex(presets)

  /// What each preset stands for, and what prevents it.
  lazy var resolution: Resolution = ResolutionPass.resolve(self)

  /// For each preset one that is the same motion and comes first; -1 without one.
  lazy var twins: [Int32] = TwinSearch.twins(self)

  func place(of index: Int, path: String) -> Place { placeOfPreset(presets[index].name, path) }

  func place(ofSetting path: String) -> Place { placeOfSetting(path) }

  static func sortedOnce(_ presets: [Preset]) -> [Preset] {
    let isSorted = presets.indices.dropFirst().allSatisfy { presets[$0 - 1].name < presets[$0].name }
    if isSorted { return presets }
    var known: Set<PresetName> = []
    return presets.filter { known.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }
}

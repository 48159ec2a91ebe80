import MotionPhysics
import PlainText
import Presets

/// The presets of an export, and where they are looked up.
package final class ExportInput {
  /// The registry's own settings; none where only some of its presets are written.
  package let settings: Settings
  /// The values of the format's options.
  package let options: ExportOptions
  /// The presets that are to be written, as they were typed, sorted by name.
  package let presets: [Preset]
  private let source: any PresetSource
  private let resolver: Resolver

  /// Their names: the presets that others may refer to.
  private(set) lazy var written = Set(names)

  /// Creates an input.
  ///
  /// - Parameter source: Where presets and what they refer to are looked up, by name.
  package init(
    settings: Settings, options: ExportOptions = ExportOptions(), presets: [Preset],
    source: any PresetSource
  ) {
    self.settings = settings
    self.options = options
    self.presets = presets
    self.source = source
    resolver = Resolver(source)
  }

  /// Presets in memory.
  ///
  /// - Parameter only: The names of those that are to be written; nil for all.
  package convenience init(
    _ book: RegistrySnapshot, only: Set<PresetName>? = nil, options: ExportOptions = ExportOptions()
  ) {
    let presets = only.map { only in book.presets.filter { only.contains($0.name) } } ?? book.presets
    self.init(settings: book.settings, options: options, presets: presets, source: book)
  }

  /// The names of the presets that are to be written, sorted.
  var names: [PresetName] { presets.map(\.name) }

  /// The preset at the end of a preset's aliases, as far as they are written.
  func origin(of name: PresetName) throws -> PresetName {
    guard let preset = try source.preset(named: name) else { return name }
    return try source.origin(of: preset, written: written).name
  }

  /// Calls the body with each preset and what it resolves to, in the order of the names. Of these no list is kept: a
  /// format that has to know all presets before it writes the first goes over them twice, and keeps what it makes in
  /// the wrong order in a ``DeferredText``.
  package func forEach(_ body: (ExportedPreset) throws -> Void) throws {
    for preset in presets {
      let exported = try ExportedPreset(preset, resolver: resolver, source: source, written: written)
      try checkWork(of: exported)
      try body(exported)
    }
  }

  /// The values made of the presets and their motions; none of a preset without a motion.
  func compactMap<Made>(_ made: (Preset, Motion) -> Made?) throws -> [Made] {
    try presets.compactMap { preset in
      do {
        return made(preset, try resolver.keptMotion(of: preset))
      } catch is ResolutionError {
        return nil
      }
    }
  }

  /// Refuses what would be baked for ever within a small tolerance. A spring or curve by itself is the bakers' own.
  private func checkWork(of exported: ExportedPreset) throws {
    guard options.tolerance < ExportOptions.defaultTolerance, exported.motion.animation == nil else { return }
    // Lines through points are never more than the points.
    if case .curve(.points) = exported.motion { return }
    do throws(MotionError) {
      try Ranges.check(stops: exported.motion.stops, tolerance: options.tolerance, "tolerance")
    } catch {
      throw ExportError.tooFine(exported.name, reason: error.sentence)
    }
  }
}

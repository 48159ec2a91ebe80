import MotionPhysics
import PlainText
import Presets

/// The presets of an export, and where they are looked up.
package struct ExportInput {
  /// The registry's own settings; none where only some of its presets are written.
  package let settings: Settings
  /// The values of the format's options.
  package let options: ExportOptions
  private let listNames: () throws -> [PresetName]
  private let source: any PresetSource
  private let typed: (_ body: (Preset) throws -> Void) throws -> Void
  private let resolver: Resolver
  private let findings = Findings()

  /// Results that do not change while an export runs.
  private final class Findings {
    var names: [PresetName]?
    var written: Set<PresetName>?
  }

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - names: Lists the presets that are to be written, sorted.
  ///   - source: Where presets and what they refer to are looked up, by name.
  ///   - forEachPreset: Calls its argument with each preset, in the order of the names.
  package init(
    settings: Settings, options: ExportOptions = ExportOptions(), names: @escaping () throws -> [PresetName],
    source: any PresetSource,
    forEachPreset: @escaping (_ body: (Preset) throws -> Void) throws -> Void
  ) {
    self.settings = settings
    self.options = options
    listNames = names
    self.source = source
    typed = forEachPreset
    resolver = Resolver(source)
  }

  /// Presets in memory.
  ///
  /// - Parameter only: The names of those that are to be written; nil for all.
  package init(
    _ book: RegistrySnapshot, only: Set<PresetName>? = nil, options: ExportOptions = ExportOptions()
  ) {
    let presets = only.map { only in book.presets.filter { only.contains($0.name) } } ?? book.presets
    self.init(settings: book.settings, options: options, names: { presets.map(\.name) }, source: book) {
      body in
      for preset in presets { try body(preset) }
    }
  }

  /// The names of the presets that are to be written, sorted.
  package func names() throws -> [PresetName] {
    if let names = findings.names { return names }
    let names = try listNames()
    findings.names = names
    return names
  }

  /// Those names as a set: the presets that others may refer to.
  package func written() throws -> Set<PresetName> {
    if let written = findings.written { return written }
    let written = Set(try names())
    findings.written = written
    return written
  }

  /// The preset at the end of a preset's aliases, as far as they are written.
  func origin(of name: PresetName) throws -> PresetName {
    guard let preset = try source.preset(named: name) else { return name }
    return try source.origin(of: preset, written: written()).name
  }

  /// Calls the body with each preset as it was typed, in the order of the names.
  package func forEachTyped(_ body: (Preset) throws -> Void) throws { try typed(body) }

  /// Calls the body with each preset that resolves to something, and with that.
  func forEachMotion(_ body: (Preset, Motion) throws -> Void) throws {
    try typed { preset in
      let motion: Motion
      do {
        motion = try resolver.motion(of: preset)
      } catch is ResolutionError {
        return
      }
      try body(preset, motion)
    }
  }

  /// Calls the body with each preset and what it resolves to, in the order of the names. None is kept, so that a
  /// large registry never stands in memory whole: a format that has to know all presets before it writes the first
  /// goes over them twice, and keeps what it makes in the wrong order in a ``DeferredText``.
  package func forEach(_ body: (ExportedPreset) throws -> Void) throws {
    let written = try written()
    try typed { preset in
      let exported = try ExportedPreset(preset, resolver: resolver, source: source, written: written)
      try checkWork(of: exported)
      try body(exported)
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

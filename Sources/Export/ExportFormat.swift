import Presets

/// A way to write presets out.
public struct ExportFormat: Sendable {
  /// What it is called on the command line.
  public let name: String
  /// What it writes, in one sentence.
  public let summary: String
  /// What the file is called where only a folder is named.
  public let fileName: String
  /// Whether what the chosen presets refer to must be written too.
  public var includesReferences = false
  /// The kinds of preset that it can carry.
  public let kinds: Set<Kind>
  /// Writes the presets, part by part, so that a large registry never stands in memory whole.
  public let write: @Sendable (_ input: ExportInput, _ sink: (_ bytes: [UInt8]) throws -> Void) throws -> Void
}

/// What is to be written out.
public struct ExportInput {
  /// The registry's own settings; none where only some of its presets are written.
  public let settings: Settings
  /// Calls its argument with each preset, in the order of the names.
  public let forEachPreset: (_ body: (Preset) throws -> Void) throws -> Void

  /// Makes an input.
  public init(
    settings: Settings, forEachPreset: @escaping (_ body: (Preset) throws -> Void) throws -> Void
  ) {
    self.settings = settings
    self.forEachPreset = forEachPreset
  }
}

import Presets

/// A way to write presets out: one value a file in `Formats/`.
public struct ExportFormat: Sendable {
  /// What it is called on the command line.
  public let name: String
  /// What it writes, in one sentence.
  public let summary: String
  /// A command that writes it as it is used.
  public let example: String
  /// The kinds of preset that it can carry. What it leaves out it says in the output and on stderr.
  public let kinds: Set<Kind>
  /// What the file is called where only a folder is named.
  public let fileName: String
  /// Whether it is data, whose texts are strings of its own grammar, and no code with comments.
  public var isData = false
  /// Whether it writes several files, and so needs a folder.
  public var writesFolder = false
  /// What of that which the chosen presets refer to must be written too.
  public var references = ReferencesWritten.partners
  /// The options that it takes.
  public var options: [ExportOption] = []
  /// What the format generates for each preset, for a check of an app; nil for a format that no source uses.
  public var symbols: (@Sendable (_ input: ExportInput) throws -> GeneratedSymbols)?
  /// Writes the presets, file by file and part by part, so that a large registry never stands in memory whole.
  let write: @Sendable (_ input: ExportInput, _ output: ExportOutput) throws -> Void

  /// Whether it writes several files with these options, and so needs a folder: a Resolver file always stands beside
  /// the tokens that it names.
  public func writesFolder(with options: ExportOptions) -> Bool { writesFolder || options.resolver }

  /// Writes the presets.
  ///
  /// - Throws: ``ExportError`` before anything is written; what the input or the output throws.
  public func export(_ input: ExportInput, to output: ExportOutput) throws { try write(input, output) }
}

/// What of that which chosen presets refer to an export holds too.
public enum ReferencesWritten: Sendable {
  /// Everything, so that the export can be read again by itself.
  case everything
  /// What is used in place of a preset: what an alias stands for, and what replaces a preset when a person asks
  /// for less motion. The numbers of everything else are resolved.
  case partners
}

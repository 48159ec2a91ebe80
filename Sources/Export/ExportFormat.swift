import MotionPhysics
import Presets

/// A way to write presets out: one value a file in `Formats/`.
package struct ExportFormat: Sendable {
  /// Its name on the command line.
  package let name: String
  /// A sentence about its output.
  package let summary: String
  /// A command that writes it as it is used.
  package let example: String
  /// The kinds of preset that it can carry. What it leaves out it says in the output and on stderr.
  package var kinds = Set(Kind.allCases)
  /// The name of the file where only a folder is given.
  package let fileName: String
  /// Whether it is data, whose texts are strings of its own grammar, and no code with comments.
  package var isData = false
  /// The folder below its own in which each preset has a file, with a slash at its end; nil for a format of one file.
  package var folderOfPresets: String?
  /// How such a file begins.
  package var beginningOfFiles = ""
  /// Which references of the chosen presets must be written too.
  package var references = ReferencesWritten.partners
  /// The options that it takes.
  package var options: [ExportOption] = []
  /// The name that only one file of a module can declare; nil for a format whose files do not share their names.
  package var declares: (@Sendable (_ options: ExportOptions) -> String)?
  /// The name that a preset gets on a type of the platform's own, which only one file of a module can declare; nil for
  /// none.
  package var extends: (@Sendable (_ preset: PresetName, _ options: ExportOptions) -> String?)?
  /// The generated code of each preset, for a check of an app, once for each kind of place where it can be used; nil for
  /// a format that no source uses.
  package var symbols: (@Sendable (_ input: ExportInput) throws -> [GeneratedSymbols])?
  /// A motion as an expression to be pasted; nil for a format without any.
  package var expression: MotionExpression?
  /// Writes the presets, file by file and part by part, so that a large registry never stands in memory whole.
  let write: @Sendable (_ input: ExportInput, _ output: ExportOutput) throws -> Void

  /// Whether it writes several files, and so needs a folder.
  package var writesFolder: Bool { folderOfPresets != nil }

  /// Whether it writes several files with these options, and so needs a folder: a Resolver file always stands beside
  /// the tokens that it names, and an existing file that takes a motion is one.
  package func writesFolder(with options: ExportOptions) -> Bool {
    options.into == nil && (writesFolder || options.resolver)
  }

  /// Whether a file that begins so is one that it wrote for a preset, now or before.
  package func isOfPreset(_ beginning: [UInt8]) -> Bool {
    beginning.starts(with: beginningOfFiles.utf8) && ExportMark.isBorne(by: beginning)
  }

  /// The name of the file where only a folder is given.
  package func fileName(with options: ExportOptions) -> String { options.into?.name ?? fileName }

  /// Which references of the chosen presets are written too, with these options.
  package func references(with options: ExportOptions) -> ReferencesWritten {
    options.into == nil ? references : .none
  }

  /// Writes the presets.
  ///
  /// - Throws: ``ExportError`` before anything is written; what the input or the output throws.
  package func export(_ input: ExportInput, to output: ExportOutput) throws {
    try write(input, output)
    output.tellNotes()
  }
}

/// Which references of the chosen presets an export contains.
package enum ReferencesWritten: Sendable {
  /// Everything, so that the export can be read again by itself.
  case everything
  /// The targets of aliases, and the presets that replace others when a person asks
  /// for less motion. The numbers of everything else are resolved.
  case partners
  /// Nothing else.
  case none
}

/// A motion as one expression of a platform, to be pasted: what the platform's export writes for it, by the same
/// functions, beside which each stands.
package struct MotionExpression: Sendable {
  /// The expression, without a line feed at its end; nil for a motion that needs code of the export's own around it.
  package let text: @Sendable (_ motion: Motion) throws -> String?
}

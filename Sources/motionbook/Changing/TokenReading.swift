import CommandLineKit
import Presets
import Registry
import StrictJSON

/// The tokens of the files of an import: as they are by default, and as they are for less motion.
struct TokenReading {
  let files: [(file: ImportedFile, format: ImportFormat)]
  /// The files in sentences.
  let title: String
  let options: TokenOptions

  struct Tokens {
    let tokens: TokenText
    let sheets: StyleSheetTokens
    let figma: [FigmaTokens]
    /// The animations by which themes in JSON play their keyframes.
    let animations: [ThemeAnimations]
  }

  /// Reads the files.
  ///
  /// - Parameter isForLessMotion: Whether values of style sheets for less motion count before the others.
  /// - Throws: ``RegistryError`` for a file of variables that is none.
  func read(isForLessMotion: Bool = false) throws -> Tokens {
    var sheets = StyleSheetTokens(chosen(.css), isForLessMotion: isForLessMotion) {
      !options.exceptions(of: [$0]).isEmpty
    }
    let figma = try RegistryError.reading(title) { () throws(JSONProblem) in
      try chosen(.figma).map { file throws(JSONProblem) in
        try FigmaTokens(tokenFile(file), inputs: options.inputs)
      }
    }
    let tokenFiles = chosen(.dtcg).map(tokenFile)
    let themes = tokenFiles.filter(ThemeAnimations.mayStand)
    let references = TokenReferences(themes.isEmpty ? [] : tokenFiles)
    let animations = themes.map { ThemeAnimations($0, references) }
    let tokens = try TokenText(
      tokenFiles + animations.flatMap(\.files) + sheets.files(isNamed: files.count > 1) + figma.map(\.file),
      options: options)
    return Tokens(tokens: tokens, sheets: sheets, figma: figma, animations: animations)
  }

  /// The tokens for less motion; nil where the files say none.
  func lessMotion(than full: Tokens) throws -> TokenText? {
    var inputs = full.tokens.lessMotion
    for variables in full.figma { inputs.merge(variables.lessMotion) { $1 } }
    guard full.tokens.registry.problems.isEmpty, !inputs.isEmpty || full.sheets.hasLessMotion else {
      return nil
    }
    var options = options
    options.inputs.merge(inputs) { $1 }
    let other = TokenReading(files: files, title: title, options: options)
    let less = try other.read(isForLessMotion: true).tokens
    if let problem = less.registry.problems.first {
      throw Failure(problem.line(in: title))
    }
    return less
  }

  private func chosen(_ wanted: ImportFormat) -> [ImportedFile] {
    files.filter { $0.format == wanted }.map(\.file)
  }

  private func tokenFile(_ file: ImportedFile) -> TokenFile {
    TokenFile(file.bytes, name: files.count > 1 ? file.title : nil)
  }
}

import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// The tokens of the files of an import: as they are by default, and as they are for less motion.
struct TokenReading {
  let files: [(file: ImportedFile, format: ImportFormat)]
  /// The files in sentences.
  let title: String
  let options: TokenOptions

  /// What was read.
  struct Tokens {
    let tokens: TokenText
    let sheets: StyleSheetTokens
    let figma: [FigmaTokens]
    /// What themes in JSON play of their keyframes.
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
    let figma: [FigmaTokens]
    do throws(JSONProblem) {
      figma = try chosen(.figma).map { file throws(JSONProblem) in
        try FigmaTokens(tokenFile(file), inputs: options.inputs)
      }
    } catch {
      throw RegistryError.problems([error], file: title)
    }
    let tokenFiles = chosen(.dtcg).map(tokenFile)
    let animations = tokenFiles.map(ThemeAnimations.init)
    let tokens = try TokenText(
      tokenFiles + animations.flatMap(\.files) + sheets.files(isNamed: files.count > 1) + figma.map(\.file),
      options: options)
    return Tokens(tokens: tokens, sheets: sheets, figma: figma, animations: animations)
  }

  /// The tokens for less motion; nil where the files say none.
  ///
  /// - Throws: ``Failure`` where what they say is not right.
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

/// The options of an import of tokens.
struct ImportOptions: Options {
  @Option(
    help: "The context of a modifier of a Resolver file, where it is not the default: theme=dark.",
    placeholder: "modifier=context", name: "input")
  var inputs: [String]
  @Option(
    help: "The name of a token or a group of tokens here, where its own cannot be one: 動き=motion.",
    placeholder: "old=new", name: "name")
  var names: [String]
  @Option(
    help: "A token or a group of tokens that is left out, such as one that cannot be read.",
    placeholder: "name", name: "except")
  var exceptions: [String]

  /// The options by which the tokens of files are read.
  func tokens(
    of files: [ImportedFile], _ console: Console, isKnown: @escaping (PresetName) -> Bool
  ) throws -> TokenOptions {
    TokenOptions(
      inputs: try Self.pairs(inputs, option: "--input", example: "theme=dark"),
      names: try Self.names(names), exceptions: exceptions, isKnown: isKnown
    ) { path, resolver in
      let place = resolver ?? files.first?.name ?? ""
      let file = (place.lastIndex(of: "/").map { String(place[...$0]) } ?? "") + path
      let bytes = try RegistryJSON.bytes(file, console)
      console.note("read \(file.visible), which \(RegistryJSON.title(of: place).visible) names")
      return TokenFile(bytes, name: file)
    }
  }

  /// A registry's names are its own, and it has no modifiers.
  func refuseForRegistry() throws {
    let option =
      inputs.isEmpty ? names.isEmpty ? exceptions.isEmpty ? nil : "--except" : "--name" : "--input"
    guard let option else { return }
    throw UsageError("\(option) is for design tokens, and this is a registry as JSON")
  }

  private static func names(_ texts: [String]) throws -> [String: String] {
    let pairs = try pairs(texts, option: "--name", example: "動き=motion")
    for name in pairs.values { _ = try PresetName(name) }
    return pairs
  }

  private static func pairs(_ texts: [String], option: String, example: String) throws -> [String: String] {
    var pairs: [String: String] = [:]
    for text in texts {
      guard let place = text.lastIndex(of: "="), place != text.startIndex else {
        throw UsageError("\(option) is \"\(text.visible)\", and must be such as \(example)")
      }
      pairs[String(text[..<place])] = String(text[text.index(after: place)...])
    }
    return pairs
  }
}

import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// The presets of the files of an import, in whatever format they are.
struct ImportSource {
  /// The presets; what is wrong with them stands in their problems.
  var text: RegistryText
  /// The files in sentences.
  let title: String
  /// Whether they are a registry as JSON, which has settings too, and may be empty.
  let isRegistry: Bool
  /// Whether they are variables of Figma, which hold less than a preset.
  private var isFigma = false
  /// Notes for people on what was changed or left out.
  var notes: [String] = []
  /// The names of the tokens in the files.
  private var tokenNames: Set<String> = []
  /// Whether the files hold no token at all.
  private var isEmpty = false
  /// The files that style sheets name which declare nothing themselves.
  private var imports: [String] = []

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: Paths, or patterns of a shell; `-` is stdin.
  ///   - format: How they are written; recognised where nil.
  ///   - isKnown: Whether the registry has a preset, for names that no file has.
  /// - Throws: ``Failure`` for files that cannot be read together.
  init(
    _ files: [String], format: ImportFormat?, options: ImportOptions, _ console: Console,
    isKnown: @escaping (PresetName) -> Bool
  ) throws {
    let imported = try files.flatMap(FilePatterns(console).files(matching:)).map { path in
      ImportedFile(name: path, bytes: try RegistryJSON.bytes(path, console))
    }
    let formats =
      try format.map { format in imported.map { _ in format } } ?? imported.map(ImportFormat.init(of:))
    for (file, format) in zip(imported, formats) {
      console.detail("\(file.title.visible) is read as \(format.rawValue)")
      if format == .css { try file.refuseUTF16() }
    }
    title = Self.title(imported)
    isRegistry = formats.contains(.json)
    if isRegistry, imported.count > 1 {
      let registries = zip(imported, formats).filter { $0.1 == .json }.map(\.0.title)
      throw Failure(
        "\(registries.joined(separator: ", ").visible): a registry as JSON is imported by itself; name design tokens with "
          + "--format dtcg if that is what they are", exitCode: 2)
    }
    if isRegistry {
      try options.refuseForRegistry()
      text = RegistryText(imported.first?.bytes ?? [])
      return
    }
    let isNamed = imported.count > 1
    func chosen(_ wanted: ImportFormat) -> [ImportedFile] {
      zip(imported, formats).filter { $0.1 == wanted }.map(\.0)
    }
    func tokenFile(_ file: ImportedFile) -> TokenFile {
      TokenFile(file.bytes, name: isNamed ? file.title : nil)
    }
    var asked = try options.tokens(of: imported, console, isKnown: isKnown)
    var sheets = StyleSheetTokens(chosen(.css)) { !asked.exceptions(of: [$0]).isEmpty }
    let figma: [FigmaTokens]
    do throws(JSONProblem) {
      figma = try chosen(.figma).map { file throws(JSONProblem) in
        try FigmaTokens(tokenFile(file), inputs: asked.inputs)
      }
    } catch {
      throw RegistryError.problems([error], file: title)
    }
    if !figma.isEmpty { asked.inputs = [:] }
    let files = chosen(.dtcg).map(tokenFile)
    let animations = files.map(ThemeAnimations.init)
    let tokens = try TokenText(
      files + animations.flatMap(\.files) + sheets.files(isNamed: isNamed) + figma.map(\.file), options: asked
    )
    text = tokens.registry
    notes =
      figma.flatMap(\.notes) + tokens.notes + animations.flatMap(\.notes)
      + sheets.notes(among: Set(text.presets.map(\.name.text)))
      + SpringCurves(text.presets).notes
    isEmpty = tokens.isEmpty
    tokenNames = tokens.names
    if let unused = tokens.unusedExceptions.first {
      throw Failure(
        "--except names \"\(unused.visible)\", and \(title.visible) has no such token or group", exitCode: 2)
    }
    imports = sheets.imports
    isFigma = !figma.isEmpty
    if !asked.inputs.isEmpty, !tokens.hasResolver {
      throw Failure("--input chooses a context of a Resolver file, and \(title.visible) is none", exitCode: 2)
    }
  }

  private static func title(_ files: [ImportedFile]) -> String {
    guard let first = files.first else { return "nothing" }
    return files.count == 1 ? first.title : "\(first.title) and \((files.count - 1).counted("other file"))"
  }

  /// The presets as they go into a registry: of a preset that Figma was given only what was changed there is changed.
  ///
  /// - Parameter note: Takes what was changed in Figma and cannot be taken over.
  func presets(into registry: any PresetSource, note: (String) -> Void) throws -> [Preset] {
    guard isFigma else { return text.presets }
    let changes = FigmaChanges(incoming: RegistrySnapshot(text.presets), registry: registry)
    return try text.presets.map { try changes.preset($0, note: note) }
  }

  /// Refuses tokens of which none is a motion: that is no success.
  func refuseNothing() throws {
    guard !isRegistry, text.presets.isEmpty else { return }
    if !imports.isEmpty {
      throw Failure(
        "\(title.visible) only names other files, which are not read with it; import those: "
          + "\(imports.joined(separator: ", ").visible). Nothing was changed.")
    }
    let advice = isEmpty ? "; a token is such as \(Self.example)" : ""
    throw Failure("\(title.visible) has no motion that could be read\(advice): added 0. Nothing was changed.")
  }

  private static let example = #"{"fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}"#

  /// Refuses the files if anything is wrong with them, and says how the rest of other people's tokens is read.
  func refuseProblems() throws {
    do {
      try text.refuseProblems(in: title)
    } catch let error as RegistryError {
      let faulty = faultyTokens
      guard !faulty.isEmpty else { throw error }
      let options = faulty.prefix(3).map { "--except '\($0.visible)'" }.joined(separator: " ")
      let rest = faulty.count > 3 ? " and so on" : ""
      throw Failure(
        "\(error.sentence)\nto read the rest, leave out what is wrong: \(options)\(rest)",
        exitCode: error.exitCode)
    }
  }

  /// The names of the tokens with which something is wrong, each once.
  private var faultyTokens: [String] {
    var found: [String] = []
    for problem in text.problems.prefix(100) {
      let path = problem.path + "."
      let name = path.indices.last { path[$0] == "." && tokenNames.contains(String(path[..<$0])) }
        .map { String(path[..<$0]) }
      if let name, !found.contains(name) { found.append(name) }
    }
    return found
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

/// A format that `import` reads.
enum ImportFormat: String, CaseIterable, ArgumentValue {
  /// The format of `export --format json`.
  case json
  /// Design tokens, as `export --format dtcg` and other tools write them.
  case dtcg
  /// Custom properties, Tailwind's `@theme`, variables of Sass and Less.
  case css
  /// Variables of Figma, of `export --format figma` and as the plugin API gives them.
  case figma

  /// The format of a file, by its name and by what it says.
  ///
  /// - Throws: ``Failure`` for a text that is known and not read.
  init(of file: ImportedFile) throws {
    let name = file.name.lowercased()
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { throw Self.yaml(file) }
    if [".css", ".scss", ".pcss", ".less"].contains(where: name.hasSuffix) {
      self = .css
      return
    }
    guard let root = try? JSONDocument(file.bytes, dialect: .lenient).root else {
      try Self.refuseCode(file)
      // What is nothing that is known is refused by the reader of the name's format, at its place.
      let isTokens = [".tokens", ".tokens.json", ".json5"].contains(where: name.hasSuffix)
      self = isTokens ? .dtcg : StyleSheetTokens.isOne(file.bytes) ? .css : .json
      return
    }
    if FigmaTokens.isOne(root) {
      self = .figma
      return
    }
    try Self.refuseDocument(root, file)
    let isRegistry =
      root.kind != .object && !TokenText.isList(root) || root.count == 0
      || root.member("format")?.kind == .string
    self = isRegistry || root.member("presets")?.kind == .array ? .json : .dtcg
  }

  /// Refuses what would have to be run, and says how what it exports is printed.
  private static func refuseCode(_ file: ImportedFile) throws {
    let endings: [(typed: String, compiled: String)] = [
      (".ts", ".js"), (".tsx", ".js"), (".mts", ".mjs"), (".cts", ".cjs"), (".js", ".js"), (".mjs", ".mjs"),
      (".cjs", ".cjs"),
    ]
    let name = file.name
    guard let ending = endings.first(where: { name.lowercased().hasSuffix($0.typed) }) else { return }
    let isTyped = ending.typed != ending.compiled
    let module = (name.hasPrefix("/") ? "" : "./") + name.dropLast(ending.typed.count) + ending.compiled
    let compiling = isTyped ? "compile it with tsc, then " : ""
    throw Failure(
      "\(file.title.visible) is \(isTyped ? "TypeScript" : "JavaScript"), which is not run; \(compiling)import what it "
        + "exports: node -p 'JSON.stringify(require(\"\(module.visible)\"))' | motionbook import -",
      exitCode: 2)
  }

  /// Refuses files of other tools that hold motion and no tokens, and says how that is read.
  private static func refuseDocument(_ root: JSONValue, _ file: ImportedFile) throws {
    if root.member("layers")?.kind == .array, root.member("fr")?.kind == .number {
      throw Failure(
        "\(file.title.visible) is a Lottie animation, which holds no tokens; the spring or the tween that one of its tracks "
          + "is: motionbook fit \(file.name.visible)", exitCode: 2)
    }
    if root.member("document")?.member("type")?.string == "DOCUMENT" {
      throw Failure(
        "\(file.title.visible) is a file of Figma with its frames, which is not read; import its variables, as "
          + "/v1/files/KEY/variables/local gives them, and add the springs of its prototype by their numbers: motionbook "
          + "add spring sheet.open --mass 1 --stiffness 100 --damping 15", exitCode: 2)
    }
  }

  private static func yaml(_ file: ImportedFile) -> Failure {
    Failure(
      "\(file.title.visible) is YAML, which is not read; convert it: yq -o=json . \(file.name.visible) | motionbook import -",
      exitCode: 2)
  }
}

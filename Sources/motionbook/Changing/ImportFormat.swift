import CommandLineKit
import PlainText
import Presets
import StrictJSON

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
    if [".css", ".scss", ".sass", ".pcss", ".less"].contains(where: name.hasSuffix) {
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
    let script = "JSON.stringify(require(\(JSONWriter.text { $0.string(module) })))"
    let compiling = isTyped ? "compile it with tsc, then " : ""
    throw Failure(
      "\(file.title.visible) is \(isTyped ? "TypeScript" : "JavaScript"), which is not run; \(compiling)import what it "
        + "exports: node -p \(script.commandWord) | motionbook import -",
      exitCode: 2)
  }

  /// Refuses files of other tools that hold motion and no tokens, and says how that is read.
  private static func refuseDocument(_ root: JSONValue, _ file: ImportedFile) throws {
    if root.member("layers")?.kind == .array, root.member("fr")?.kind == .number {
      throw Failure(
        "\(file.title.visible) is a Lottie animation, which holds no tokens; the spring or the tween that one of its tracks "
          + "is: motionbook fit \(file.name.commandWord)", exitCode: 2)
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
      "\(file.title.visible) is YAML, which is not read; convert it: yq -o=json . \(file.name.commandWord) | motionbook import - "
        + "(the yq of Debian and Ubuntu takes no -o=json)", exitCode: 2)
  }
}

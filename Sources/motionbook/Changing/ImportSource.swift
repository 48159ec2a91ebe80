import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON

/// The presets of the files of an import, in whatever format they are.
struct ImportSource {
  /// The presets; what is wrong with them stands in their problems.
  var text: RegistryText
  /// The files as they are named in the command.
  let files: [String]
  /// The files in sentences.
  let title: String
  /// Whether they are a registry as JSON, which has settings too, and may be empty.
  let isRegistry: Bool
  /// The tokens that were read; nil of a registry.
  private var read: TokenReading.Tokens?
  /// Whether they are variables of Figma, which hold less than a preset.
  var isFigma: Bool { read?.figma.isEmpty == false }
  /// Notes for people on what was changed or left out.
  var notes: [String] = []
  /// The presets of which the files say all.
  var wholePresets: Set<PresetName> { renamed(read?.tokens.wholePresets ?? []) }
  /// The files' motions for less motion; nil where they say nothing of it.
  private var lessMotion: LessMotion?
  /// The presets that only take the place of others for less motion.
  var partnerNames: Set<PresetName> { renamed(lessMotion?.added ?? []) }
  /// The names in the registry of what the files have and was left out on demand.
  private(set) var leftOut: Set<PresetName> = []
  /// The names that presets of files have in the registry, where its team gave them others.
  private(set) var teamNames = TeamNames()
  /// Those that presets of these files have.
  private(set) var newNames: [PresetName: PresetName] = [:]

  /// - Parameters:
  ///   - files: Paths, or patterns of a shell; `-` is stdin.
  ///   - format: How they are written; recognised where nil.
  ///   - known: Where names are looked up that no file has.
  ///   - isExact: Whether the files' names count, and not those that presets have there by its team.
  ///   - teamNames: These.
  init(
    _ files: [String], format: ImportFormat?, options: ImportOptions, _ console: Console,
    known: any PresetSource, isExact: Bool, teamNames: () throws -> TeamNames
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
    self.files = files
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
      text = RegistryText(imported.first?.bytes ?? [], file: imported.first?.name)
      return
    }
    let teamNames = try teamNames()
    self.teamNames = teamNames
    let asked = try options.tokens(of: imported, console) {
      !isExact && teamNames.names[$0] != nil || (try? known.preset(named: $0)) != nil
    }
    let reading = TokenReading(files: Array(zip(imported, formats)), title: title, options: asked)
    let read = try reading.read()
    let (tokens, sheets, figma) = (read.tokens, read.sheets, read.figma)
    text = tokens.registry
    self.read = read
    let notesOfLessMotion = try takeLessMotion(reading, than: read, console, known)
    notes =
      figma.flatMap(\.notes) + tokens.notes + read.animations.flatMap(\.notes)
      + sheets.notes(among: Set(text.presets.map(\.name.text)))
      + notesOfLessMotion + SpringCurves(text.presets).notes
    leftOut = tokens.leftOut.union(tokens.leftOut.compactMap { teamNames.names[$0] })
    newNames = isExact ? [:] : teamNames.names(of: text.presets)
    text.rename(newNames)
    let named = Set(newNames.values)
    let new = text.presets.map(\.name).filter { !named.contains($0) && (try? known.preset(named: $0)) == nil }
    notes += TeamNames.notes(newNames, beside: new)
    if let unused = tokens.unusedExceptions.first {
      throw Failure(
        "--except names \"\(unused.visible)\", and \(title.visible) has no such token or group", exitCode: 2)
    }
    try refuseUnknown(asked.inputs, among: tokens.modifiers.union(figma.flatMap(\.collections)))
  }

  /// Takes what the files say for less motion as partners of the presets. What is wrong there refuses nothing.
  ///
  /// - Returns: Notes for people on what cannot be read.
  private mutating func takeLessMotion(
    _ reading: TokenReading, than full: TokenReading.Tokens, _ console: Console, _ known: any PresetSource
  ) throws -> [String] {
    do {
      guard let less = try console.quietly({ try reading.lessMotion(than: full) }) else { return [] }
      lessMotion = LessMotion(&text, whole: wholePresets, with: less, over: known)
      return []
    } catch let error as any CommandFailure {
      return ["what is said for less motion was left out, as it cannot be read: \(error.sentence)"]
    }
  }

  private func renamed(_ names: Set<PresetName>) -> Set<PresetName> { Set(names.map { newNames[$0] ?? $0 }) }

  private func refuseUnknown(_ inputs: [String: String], among known: Set<String>) throws {
    guard text.problems.isEmpty, let name = inputs.keys.sorted().first(where: { !known.contains($0) }) else {
      return
    }
    throw Failure(
      "--input names \"\(name.visible)\", and \(title.visible) has no such modifier of a Resolver file nor such a "
        + "collection of Figma\(Suggestions.question(for: name, among: known))", exitCode: 2)
  }

  private static func title(_ files: [ImportedFile]) -> String {
    guard let first = files.first else { return "nothing" }
    return files.count == 1 ? first.title : "\(first.title) and \((files.count - 1).counted("other file"))"
  }

  /// The presets as they go into a registry: what the files cannot say of a preset that it has stays.
  ///
  /// - Parameters:
  ///   - remaining: The names that there will be, of an exact import; nil where what is there stays.
  ///   - note: Takes what the files say for less motion, and what they say otherwise and cannot be taken over.
  func presets(
    into registry: RegistryStore, remaining: Set<PresetName>?, note: (String) -> Void
  ) throws -> [Preset] {
    if isRegistry { return text.presets }
    let merged = try IncomingPresets(self, into: registry, remaining: remaining).merged(note: note)
    let present = RegistrySnapshot(merged)
    let kept = text.presets.filter { $0.reduced != present.preset(named: $0.name)?.reduced }.map(\.name)
    let oldNames = newNames.filter { kept.contains($0.value) }.keys
    lessMotion?.notes(leaving: Set(kept).union(oldNames)).forEach(note)
    return merged
  }

  /// The presets of a registry that stay as they are, as they were left out on demand, with all that these mention.
  func staying(in registry: any PresetSource) throws -> Set<PresetName> {
    var staying: Set<PresetName> = []
    var waiting = Array(leftOut)
    while let name = waiting.popLast() {
      guard !staying.contains(name), let preset = try registry.preset(named: name) else { continue }
      staying.insert(name)
      waiting += preset.references.map(\.name)
    }
    return staying
  }

  /// Refuses tokens of which none is a motion: that is no success.
  func refuseNothing() throws {
    guard let read, text.presets.isEmpty else { return }
    let imports = read.sheets.imports
    if !imports.isEmpty {
      throw Failure(
        "\(title.visible) declares nothing that is read, and names other files, which are not read with it; import those: "
          + "\(imports.joined(separator: ", ").visible). Nothing was changed.")
    }
    let advice = read.sheets.isEmpty ? "a token is such as \(Self.example)" : Self.sheetAdvice
    throw Failure(
      "\(title.visible) has no motion that could be read\(read.tokens.isEmpty ? "; \(advice)" : ""): added 0. "
        + "Nothing was changed.")
  }

  private static let sheetAdvice =
    "of a style sheet variables are read, such as --fast: 200ms, and not what functions and mixins give"
  private static let example = #"{"fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}"#

  /// Refuses the files if anything is wrong with them, and says how the rest of other people's tokens is read.
  func refuseProblems() throws {
    if text.problems.isEmpty { return }
    let error = RegistryError.problems(text.problems, file: title)
    let faulty = faultyTokens
    guard !faulty.isEmpty else { throw error }
    let options = faulty.prefix(3).map { "--except \($0.singleQuoted.visible)" }.joined(separator: " ")
    let rest = faulty.count > 3 ? " and so on" : ""
    throw Failure(
      "\(error.sentence)\nto read the rest, leave out what is wrong: \(options)\(rest)",
      exitCode: error.exitCode)
  }

  /// The names of the tokens with which something is wrong, each once.
  private var faultyTokens: [String] {
    let names = read?.tokens.names ?? []
    var found: [String] = []
    for problem in text.problems.prefix(100) {
      let path = problem.path + "."
      let name = path.indices.last { path[$0] == "." && names.contains(String(path[..<$0])) }
        .map { String(path[..<$0]) }
      if let name, !found.contains(name) { found.append(name) }
    }
    return found
  }
}

import CommandLineKit
import PlainText
import Presets
import Registry

/// The registry that a reading command reads: a registry's file, or a registry as JSON.
enum RegistrySource: PresetSource {
  /// A registry's file.
  case registry(RegistryStore)
  /// A registry as JSON, all of it in memory.
  case book(RegistrySnapshot)

  /// Opens what is at a path.
  init(path: String, _ console: Console) throws {
    guard Self.isJSON(path) else {
      self = .registry(try console.openRegistry(path, for: .reading))
      return
    }
    self = .book(try Self.readBook(path, console.readFile(path)))
  }

  /// A registry as JSON is told by its name.
  static func isJSON(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") || path == "-" }

  /// Reads a registry as JSON that must be right in itself.
  static func readBook(_ path: String, _ bytes: [UInt8]) throws -> RegistrySnapshot {
    var text = RegistryText(bytes)
    try text.checkReferences()
    if !text.problems.isEmpty { throw RegistryError.problems(text.problems, file: path) }
    return RegistrySnapshot(text.presets, settings: text.settings)
  }

  /// Runs the body on one state of a registry's file, which is locked and looked at once and not for every question.
  func reading<Value>(_ body: () throws -> Value) throws -> Value {
    switch self {
    case .registry(let registry): try registry.read(body)
    case .book: try body()
    }
  }

  func preset(named name: PresetName) throws -> Preset? {
    switch self {
    case .registry(let registry): try registry.preset(named: name)
    case .book(let book): book.preset(named: name)
    }
  }

  /// The preset of that name.
  ///
  /// - Throws: ``RegistryError/unknown(_:suggestion:)`` with the nearest name there is.
  func existingPreset(named name: PresetName) throws -> Preset {
    guard let preset = try preset(named: name) else { throw try unknown(name) }
    return preset
  }

  /// The error of a name that no preset has.
  func unknown(_ name: PresetName) throws -> RegistryError {
    .unknown(name, suggestion: Suggestions.nearest(to: name.text, among: try names()))
  }

  /// All names, sorted.
  func names() throws -> [String] {
    switch self {
    case .registry(let registry): try registry.names()
    case .book(let book): book.presets.map(\.name.text)
    }
  }

  /// The presets that mention a preset, sorted.
  func users(of name: PresetName) throws -> [PresetName] {
    switch self {
    case .registry(let registry): try registry.users(of: name)
    case .book(let book): book.users()[name] ?? []
    }
  }

  /// All of it in memory.
  func book() throws -> RegistrySnapshot {
    switch self {
    case .registry(let registry): try registry.book()
    case .book(let book): book
    }
  }

  /// The registry's own settings.
  func settings() throws -> Settings {
    switch self {
    case .registry(let registry): try registry.settings()
    case .book(let book): book.settings
    }
  }
}

/// The motion that a NAME on the command line stands for: a preset's, or a literal.
struct NamedMotion {
  /// The name, or the literal as it was typed.
  let name: String
  /// The preset; nil for a literal.
  let preset: Preset?
  let motion: Motion
}

extension RegistrySource {
  /// The preset or literal that a word of the command line names, resolved.
  ///
  /// - Parameter resolver: One that looks names up in this source.
  func namedMotion(_ word: String, resolver: Resolver) throws -> NamedMotion {
    if let literal = try literal(word) {
      return NamedMotion(name: word, preset: nil, motion: try motion(of: literal, resolver: resolver))
    }
    let preset = try existingPreset(named: PresetName(word))
    return NamedMotion(name: preset.name.text, preset: preset, motion: try resolver.keptMotion(of: preset))
  }

  /// The motion that a word of the command line writes out, such as `ease-in-out`, which no preset is called; nil for
  /// names.
  func literal(_ word: String) throws -> Content? {
    if MotionText.isMotion(word) { return try MotionText.parse(word) }
    if let name = try? PresetName(word), try preset(named: name) != nil { return nil }
    return MotionText.word(word)
  }

  /// The motion of a literal. A curve that it mentions may be misspelt.
  func motion(of literal: Content, resolver: Resolver) throws -> Motion {
    do {
      return try resolver.motion(of: literal)
    } catch let error as ResolutionError {
      throw Failure(error.sentence + error.suggestion(among: try names()))
    }
  }
}

extension Console {
  /// The absolute path of a registry's file, or of one as JSON.
  ///
  /// - Throws: ``RegistryError`` when nothing that can be opened is there. Opening a pipe would wait for ever.
  func registryFile(_ path: String) throws -> String {
    let absolute = absolutePath(path)
    guard fileExists(absolute) else { throw RegistryError.missing(path: path) }
    if isDirectory(absolute) { throw RegistryError.folder(path: path) }
    if !RegistrySource.isJSON(path), !isRegularFile(absolute) { throw RegistryError.noFile(path: path) }
    return absolute
  }

  /// A folder, the one that holds it, and so on to the root.
  static func foldersUpward(from folder: String) -> some Sequence<String> {
    sequence(first: folder) { folder in
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      return slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}

import CommandLineKit
import Export
import Presets
import Registry
import StrictJSON
import PlainText

/// `.motionbook.json`: what an app's repository asks of Motionbook.
struct ProjectFile {
  /// Where it is.
  let path: String
  /// The registry, absolute; nil when it names none.
  let registry: String?
  /// The exports that the app holds.
  let exports: [ProjectExport]
  /// What it asks of `check` and `survey`.
  let check: ProjectCheck

  static let fileName = ".motionbook.json"

  /// The nearest file, upward from the working directory.
  ///
  /// - Throws: ``Failure`` when there is none; ``RegistryError/problems(_:file:)`` with all that is wrong with it.
  static func nearest(_ console: Console) throws -> ProjectFile {
    if let file = try nearestIfAny(console) { return file }
    throw Failure(
      "there is no \(fileName) in \(console.currentDirectory) or above it; it lists an app's exports",
      exitCode: 2)
  }

  /// The same for who can do without; nil when there is none.
  static func nearestIfAny(_ console: Console) throws -> ProjectFile? {
    try console.nearest(fileName).map { try ProjectFile(path: $0, try console.readFile($0)) }
  }

  /// Reads a project file.
  init(path: String, _ bytes: [UInt8]) throws {
    self.path = path
    let folder = String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex))
    let list = ProblemList()
    let document: JSONDocument
    do throws(JSONProblem) {
      document = try JSONDocument(bytes)
    } catch {
      throw RegistryError.problems([error], file: path)
    }
    var registry: String?
    var exports: [ProjectExport] = []
    var check = ProjectCheck()
    if var reader = ObjectReader(document.root, problems: list) {
      registry = reader.string("registry")
      exports = Self.exports(reader.take("exports"), below: folder, list)
      if let value = reader.take("check") { check = ProjectCheck(value, below: folder, list) }
      // For editors alone.
      _ = reader.string("$schema")
      reader.finish()
    }
    let problems = document.duplicateKeys + list.problems
    if !problems.isEmpty { throw RegistryError.problems(problems, file: path) }
    self.registry = registry.map { $0.hasPrefix("/") ? $0 : folder + $0 }
    self.exports = exports
    self.check = check
  }

  private static func exports(_ value: JSONValue?, below folder: String, _ list: ProblemList)
    -> [ProjectExport]
  {
    guard let value else { return [] }
    guard value.kind == .array else {
      list.add("exports is \(value.kind.name), and must be an array", at: value)
      return []
    }
    return value.elements.compactMap { ProjectExport($0, below: folder, list) }
  }
}

extension Console {
  /// The path of the nearest file of a name, upward from the working directory.
  func nearest(_ fileName: String) -> String? {
    var folder = currentDirectory
    while true {
      let path = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
      if fileExists(path), !isDirectory(path) { return path }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}

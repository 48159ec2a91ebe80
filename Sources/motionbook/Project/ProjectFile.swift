import CommandLineKit
import Export
import MotionPhysics
import PlainText
import Presets
import Registry
import StrictJSON

/// `.motionbook.json`: what an app's repository asks of Motionbook.
struct ProjectFile {
  /// The file's path.
  let path: String
  /// The registry, absolute; nil when it names none.
  let registry: String?
  /// The exports that the app holds.
  let exports: [ProjectExport]
  /// The settings of `check` and `survey`.
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

  /// The nearest project file, or nil.
  static func nearestIfAny(_ console: Console) throws -> ProjectFile? {
    let found =
      try console.environment(variable).flatMap { $0.isEmpty ? nil : console.absolutePath($0) }
      ?? console.nearest(fileName) { advice(naming: $0) }
    return try found.map { try ProjectFile(path: $0, try console.readFile($0)) }
  }

  /// How to name a project file that is not used unasked.
  static func advice(naming path: String) -> String {
    "name it with the environment variable \(variable)=\(path)"
  }

  /// Names a project file, which then is not looked for.
  private static let variable = "MOTIONBOOK_PROJECT"

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
    var declared: [String: String] = [:]
    return value.elements.compactMap { element in
      guard let export = ProjectExport(element, below: folder, list) else { return nil }
      if let name = export.format.declares?(export.options) {
        // Files of one folder are compiled together.
        let folder = export.target.lastIndex(of: "/").map { export.target[..<$0] } ?? ""
        if let other = declared.updateValue(export.format.name, forKey: "\(folder)/\(name)") {
          list.add(
            "the exports \(other) and \(export.format.name) would both declare \(name) in one folder; give one of them "
              + "another namespace", at: element)
        }
      }
      return export
    }
  }
}

/// One export that an app holds.
struct ProjectExport {
  let format: ExportFormat
  /// The file, or the folder with a slash at its end, absolute.
  let target: String
  /// The presets' names or globs; none is all of them.
  let patterns: [String]
  let options: ExportOptions

  /// Reads a member of `exports`; nil, with problems, when something essential is wrong.
  init?(_ value: JSONValue, below folder: String, _ problems: ProblemList) {
    guard var reader = ObjectReader(value, problems: problems) else { return nil }
    defer { reader.finish() }
    let format = Self.format(reader.take("format"), in: value, problems)
    let target = reader.string("to")
    let patterns = ProjectStrings.read(reader.take("patterns"), "patterns", example: "sheet.*", problems)
      .map(\.text)
    let options = reader.take("options")
    guard let target, !target.isEmpty else {
      problems.add("to is missing: the file to write, or a folder with a slash at its end", at: value)
      return nil
    }
    guard let format else { return nil }
    self.format = format
    self.target = target.hasPrefix("/") ? target : folder + target
    self.patterns = patterns == ["*"] ? [] : patterns
    self.options = options.map { Self.options($0, of: format, problems) } ?? ExportOptions()
  }

  private static func format(_ value: JSONValue?, in object: JSONValue, _ problems: ProblemList)
    -> ExportFormat?
  {
    guard let value else {
      problems.add("format is missing", at: object)
      return nil
    }
    let name = value.string ?? ""
    if let format = ExportFormats.named(name) { return format }
    let question = Suggestions.question(for: name, among: ExportFormats.all.map(\.name))
    problems.add("there is no format \"\(name)\"\(question)", at: value)
    return nil
  }

  private static func options(
    _ value: JSONValue, of format: ExportFormat, _ problems: ProblemList
  ) -> ExportOptions {
    var options = ExportOptions()
    guard var reader = ObjectReader(value, problems: problems) else { return options }
    for option in format.options {
      switch option {
      case .namespace: options.namespace = reader.string(option.rawValue)
      case .access: options.access = reader.string(option.rawValue)
      case .package: options.package = reader.string(option.rawValue)
      case .prefix: options.prefix = reader.string(option.rawValue)
      case .resolver: options.resolver = reader.bool(option.rawValue) ?? false
      case .material: options.material = reader.bool(option.rawValue) ?? false
      case .viewTransitions: options.viewTransitions = reader.bool(option.rawValue) ?? false
      case .stagger: options.stagger = reader.bool(option.rawValue) ?? false
      case .tolerance:
        guard let tolerance = reader.number(option.rawValue) else { continue }
        if Ranges.tolerance.contains(tolerance) {
          options.tolerance = tolerance
        } else {
          problems.add("tolerance must be \(Ranges.tolerance.allowed)", at: value)
        }
      }
    }
    reader.finish()
    return options
  }
}

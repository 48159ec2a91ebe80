import CommandLineKit
import Export
import MotionPhysics
import PlainText
import Presets
import Registry
import StrictJSON

/// `.motionbook.json`: what an app's repository asks of Motionbook.
struct ProjectFile {
  let path: String
  /// The registry, absolute; nil when it names none.
  let registry: String?
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
      "there is no \(fileName) in \(console.currentDirectory.visible) or above it; it lists an app's exports",
      exitCode: 2)
  }

  static func nearestIfAny(_ console: Console) throws -> ProjectFile? {
    try path(console).map { try ProjectFile(path: $0, try console.readFile($0)) }
  }

  /// The path of the project file: the one that the environment names, else the nearest one.
  static func path(_ console: Console) throws -> String? {
    try console.variable(variable).map(console.absolutePath)
      ?? console.nearest(fileName) { advice(naming: $0) }
  }

  /// Says of a project file at or above what was named that another one, or none, is used: the one that counts is found
  /// upward from the working directory.
  static func tellUnused(above paths: [String], _ console: Console) throws {
    guard console.variable(variable) == nil else { return }
    let used = try path(console).flatMap { console.identity(ofFile: $0) }
    for path in paths where path != "-" {
      let place = String(decoding: try console.place(ofFile: path), as: UTF8.self)
      let files = Console.foldersUpward(from: place).lazy.map { "\($0)/\(fileName)" }
      guard let nearest = files.first(where: console.isRegularFile), console.identity(ofFile: nearest) != used
      else { continue }
      let shown = console.shownPath(nearest)
      return console.note("\(shown) is not used: run the command in its folder, or \(advice(naming: shown))")
    }
  }

  /// Says of a project file further down, beside files that are read, that it does not count for them.
  ///
  /// - Parameter used: The one that does; nil where none is there.
  static func tellBelow(_ files: [SourceFile], used: ProjectFile?, _ console: Console) {
    guard console.variable(variable) == nil else { return }
    let used = used.flatMap { console.identity(ofFile: $0.path) }
    var seen: Set<ArraySlice<UInt8>> = []
    var found: [String] = []
    for file in files {
      var folder = file.path[...]
      while let slash = folder.lastIndex(of: UInt8(ascii: "/")), slash >= file.start {
        folder = folder[..<slash]
        guard seen.insert(folder).inserted else { break }
        let path = String(decoding: folder, as: UTF8.self) + "/" + fileName
        if console.isRegularFile(path), console.identity(ofFile: path) != used { found.append(path) }
      }
    }
    guard let first = found.min() else { return }
    let others = found.count - 1
    let more = others > 0 ? ", nor \(others == 1 ? "is" : "are") \(others) more below" : ""
    console.note("\(console.shownPath(first)) is not used\(more): run the command in its folder")
  }

  /// Whether it is the first project file at or above a file.
  func isNearest(to file: String, _ console: Console) throws -> Bool {
    let place = String(decoding: try console.place(ofFile: file), as: UTF8.self)
    let files = Console.foldersUpward(from: place).lazy.map { "\($0)/\(Self.fileName)" }
    return files.first(where: console.isRegularFile).flatMap(console.identity)
      == console.identity(ofFile: path)
  }

  /// How to name a project file that is not used unasked.
  static func advice(naming path: String) -> String {
    "name it with the environment variable \(variable)=\(path.commandWord)"
  }

  /// Names a project file, which then is not looked for.
  private static let variable = "MOTIONBOOK_PROJECT"

  init(path: String, _ bytes: [UInt8]) throws {
    self.path = path
    let folder = String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex))
    let list = ProblemList()
    let document = try RegistryError.reading(path) { () throws(JSONProblem) in try JSONDocument(bytes) }
    var registry: String?
    var exports: [ProjectExport] = []
    var check = ProjectCheck()
    list.add(document.duplicateKeys)
    if var reader = ObjectReader(document.root, problems: list) {
      registry = reader.string("registry")
      exports = Self.exports(reader.take("exports"), below: folder, list)
      if let value = reader.take("check") { check = ProjectCheck(value, below: folder, list) }
      // For editors alone.
      _ = reader.string("$schema")
      reader.finish()
    }
    if !list.problems.isEmpty { throw RegistryError.problems(list.problems, file: path) }
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
    if let message = Ranges.projectExports.excess(value.count, "files") {
      list.add("exports \(message)", at: value)
      return []
    }
    var declared: [String: String] = [:]
    return value.elements.compactMap { element in
      guard let export = ProjectExport(element, below: folder, list) else { return nil }
      if case .format(let format, let options) = export.content, let name = format.declares?(options) {
        let module = SourceModule.folder(ofFile: export.target)
        if let other = declared.updateValue(format.name, forKey: "\(module)/\(name)") {
          list.add(
            "the exports \(other) and \(format.name) would both declare \(name) in one module; give one of them "
              + "another namespace", at: element)
        }
      }
      return export
    }
  }
}

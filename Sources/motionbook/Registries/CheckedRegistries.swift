import CommandLineKit
import Findings
import Presets
import Registry
import Validation

/// Registries, files or JSON, and everything that the rules find in them; each is checked on its own.
struct CheckedRegistries {
  private(set) var findings: [Finding] = []
  private(set) var presetCount = 0
  private(set) var fileCount = 0
  private(set) var rules: [RuleDescription] = []
  /// The registry's file, if it was one and not JSON.
  private(set) var registryFile: String?
  private var lines: [String: [String]] = [:]

  /// Reads and checks what is at the paths.
  ///
  /// - Parameter only: The rules that shall run; none is all of them.
  init(_ paths: [String], only: [String], _ console: Console) throws {
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      if path == "-" || RegistrySource.isJSON(path) {
        try checkText(path, only: only, console)
      } else {
        try checkRegistry(path, only: only, console)
      }
    }
    // Those of one registry are sorted already.
    if seen.count > 1 { findings = Finding.sortedAndNumbered(findings) }
    fileCount = seen.count
  }

  /// The lines of a file that was checked, for reports that quote them.
  var source: @Sendable (_ file: String) -> [String]? {
    let lines = lines
    return { lines[$0] }
  }

  private mutating func checkText(_ path: String, only: [String], _ console: Console) throws {
    let bytes = try console.readFile(path)
    let file = console.shortPath(path)
    let text = try ValidatedText(bytes, file: file, only: only)
    findings += text.findings
    presetCount += text.presetCount
    if rules.isEmpty { rules = text.rules }
    if !text.findings.isEmpty {
      lines[file] = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map(String.init)
    }
  }

  private mutating func checkRegistry(_ path: String, only: [String], _ console: Console) throws {
    let registry = try console.openRegistry(console.registryFile(path), for: .reading)
    try registry.checkFile()
    let book = try registry.book(takesAnyName: true)
    let validator = try Validator(settings: book.settings, only: only)
    let found = validator.validate(ValidationSubject(book))
    findings = findings.isEmpty ? found : findings + found
    presetCount += book.presets.count
    if rules.isEmpty { rules = validator.descriptions }
    registryFile = registryFile ?? console.shortPath(path)
  }
}

extension Console {
  /// A path without the working directory in front of it, as reports name files.
  func shortPath(_ path: String) -> String {
    let folder = currentDirectory.hasSuffix("/") ? currentDirectory : currentDirectory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

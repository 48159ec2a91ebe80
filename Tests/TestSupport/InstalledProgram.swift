import Foundation

/// A program that may be installed.
package struct InstalledProgram {
  private let url: URL

  /// Finds the first of a program's names; nil when it is not installed.
  package init?(_ names: String...) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = names.flatMap { name in path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { return nil }
    url = found
  }

  /// A program that was built.
  package init(at url: URL) { self.url = url }

  /// Where it is, how large it is and when it was changed: another version differs in one of them.
  var version: String {
    let path = url.resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return "\(path) \(facts?[.size] ?? 0) \(facts?[.modificationDate] ?? "")"
  }

  /// Runs it, in a folder if one is given, and gives what it writes to either output, or to the standard output
  /// alone.
  package func run(
    _ arguments: [String], in folder: URL? = nil, withErrors: Bool = true
  ) throws -> (status: Int32, output: String) {
    let result = try Program.run(
      [url.path] + arguments, in: folder, joinsErrors: withErrors)
    return (result.status, result.output)
  }
}

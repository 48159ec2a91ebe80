import AppCheck
import CommandLineKit

extension ExportRun {
  /// The exports of a project that are not what the registry would write now; what a format notes is not said again.
  static func stale(_ project: ProjectFile?, _ library: Library, _ console: Console) throws -> [StaleExport] {
    guard let project else { return [] }
    let wasQuiet = console.isQuiet
    console.isQuiet = true
    defer { console.isQuiet = wasQuiet }
    return try project.exports.flatMap { export in
      let run = try ExportRun(
        format: export.format, options: export.options, patterns: export.patterns, library: library,
        console: console)
      return try run.files(in: export.target).compactMap { file in
        let path = console.shortPath(file.path)
        guard console.fileExists(file.path) else { return StaleExport(path: path, isMissing: true) }
        return try console.readFile(file.path) == file.bytes ? nil : StaleExport(path: path, isMissing: false)
      }
    }
  }
}

import CommandLineKit
import Export
import Presets

/// The names that exports give to presets on a platform's own types: two files of one module cannot both declare one.
enum SharedNames {
  /// Refuses exports of a project that would not compile together for the sake of such names.
  ///
  /// - Throws: ``Failure`` with the first two.
  static func refuse(
    in runs: [(run: ExportRun, target: String)], of project: ProjectFile, _ console: Console
  ) throws {
    var owners: [String: (target: String, names: Set<String>)] = [:]
    for (run, target) in runs {
      let names = try run.namesOnOtherTypes()
      if names.isEmpty { continue }
      let key = SourceModule.folder(ofFile: target)
      let owner = owners[key] ?? (target, [])
      let twice = names.intersection(owner.names).sorted()
      if let first = twice.first {
        let more = twice.count > 1 ? " and \(twice.count - 1) more names" : ""
        throw Failure(
          "\(console.shortPath(project.path)): \(console.shortPath(owner.target)) and \(console.shortPath(target)) would "
            + "both declare \(first)\(more) in one module; write one export of both, or give one of them the option "
            + "\"\(ExportOption.lean.rawValue)\": true, which leaves these names out", exitCode: 2)
      }
      owners[key] = (owner.target, owner.names.union(names))
    }
  }
}

extension ExportRun {
  /// The names that its presets get on types of the platform's own.
  fileprivate func namesOnOtherTypes() throws -> Set<String> {
    guard case .format(let format, let options) = content, let name = format.extends else { return [] }
    return Set(try names().compactMap { name($0, options) })
  }
}

import Foundation

/// A package of PyPI that brings along programs of other languages.
package enum PythonPackage {
  /// Where the package's modules are; nil when it is not installed.
  package static func folder(_ name: String) -> URL? {
    let script = "import importlib.util as util; print(*util.find_spec('\(name)').submodule_search_locations)"
    let answer = try? InstalledProgram("python3")?.run(["-c", script], withErrors: false)
    guard let answer, answer.status == 0 else { return nil }
    return URL(filePath: answer.output.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// The files below its folder whose names end so, sorted.
  package static func files(of name: String, ending: String) -> [URL] {
    guard let folder = folder(name) else { return [] }
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
  }
}

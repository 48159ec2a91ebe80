import AppScan
import CommandLineKit

/// The files that a compiler sees together, as far as their paths tell.
enum SourceModule {
  /// The folder of a file's module: a folder of `Sources` or `Tests` as in a package of Swift, what is before `src` as in
  /// a module of Gradle, otherwise the file's own folder. What an Xcode project says of its targets is not read.
  ///
  /// - Parameter path: Absolute, with a slash at its end where it is a folder.
  static func folder(ofFile path: String) -> String {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if let source = folders.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
      source + 1 < folders.endIndex
    {
      return folders[...(source + 1)].joined(separator: "/")
    }
    if let source = folders.lastIndex(of: "src") { return folders[..<source].joined(separator: "/") }
    return folders.joined(separator: "/")
  }

  /// The folder of the module in which a build compiles a file of Swift or Kotlin: of Gradle's nearest script, or of
  /// a target in the nearest package, or the folder of the nearest Xcode project. Nil for other files and where no such
  /// thing is.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - exists: Whether there is a file.
  ///   - holdsProject: Whether a folder holds an Xcode project.
  static func built(
    _ path: String, exists: (String) -> Bool, holdsProject: (String) -> Bool = { _ in false }
  ) -> String? {
    let scripts: [String]
    switch Language(fileName: path) {
    case .swift: scripts = ["Package.swift"]
    case .kotlin: scripts = ["build.gradle.kts", "build.gradle"]
    default: return nil
    }
    let root = Console.foldersUpward(from: path).dropFirst().first { folder in
      folder != "/"
        && (scripts.contains { exists("\(folder)/\($0)") } || scripts.count == 1 && holdsProject(folder))
    }
    guard let root else { return nil }
    let target = folder(ofFile: path)
    let isTarget = ["/Sources", "/Tests"].contains { (target + "/").hasPrefix(root + $0 + "/") }
    return isTarget && scripts.count == 1 && exists("\(root)/Package.swift") ? target : root
  }
}

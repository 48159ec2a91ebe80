import AppScan
import CommandLineKit
import PlainText

/// The modules of builds by Gradle that have been looked for, each build script read once. Used on one thread.
final class GradleModules {
  private let console: Console
  private lazy var scanner = AppScanner()
  private var scripts: [String: GradleScript?] = [:]
  private var folders: [String: [String: String]] = [:]

  init(_ console: Console) { self.console = console }

  /// Whether the module that a file belongs to depends on that of another file, by their full paths.
  func depends(_ path: String, on export: String) -> Bool {
    guard let own = SourceModule.built(path, exists: console.fileExists),
      let other = SourceModule.built(export, exists: console.fileExists),
      let root = Console.foldersUpward(from: own).first(where: { settings(in: $0) != nil }),
      other.hasPrefix(root + "/")
    else { return false }
    let wanted = GradleScript.key(other.dropFirst(root.count))
    var found = dependencies(of: own).filter { $0.sourceSet.map { path.holds("/src/\($0)/") } ?? true }
    var seen: Set<String> = []
    while let dependency = found.popLast() {
      if dependency.module == wanted { return true }
      guard seen.insert(dependency.module).inserted, let folder = modules(of: root)[dependency.module] else {
        continue
      }
      found += dependencies(of: folder).filter { $0.isPassedOn && $0.sourceSet == nil }
    }
    return false
  }

  /// Whether the script of the module that a file belongs to names Compose, as a dependency or a plugin.
  func namesCompose(_ path: String) -> Bool {
    SourceModule.built(path, exists: console.fileExists).flatMap { script(of: $0) }?.namesCompose ?? false
  }

  private func dependencies(of folder: String) -> [GradleScript.Dependency] {
    script(of: folder)?.dependencies ?? []
  }

  private func script(of folder: String) -> GradleScript? {
    if let script = scripts[folder] { return script }
    var script: GradleScript?
    read(file("build.gradle", in: folder)) { script = GradleScript($0) }
    scripts[folder] = .some(script)
    return script
  }

  /// The folders of the modules that a build's settings name.
  private func modules(of root: String) -> [String: String] {
    if let known = folders[root] { return known }
    var found: [String: String] = [:]
    read(settings(in: root)) { source in
      for index in source.tokens.indices where source.kind(index) == .string {
        let path = source.text(source.contents(index))
        let folder = root + "/" + path.split(separator: ":").joined(separator: "/")
        if file("build.gradle", in: folder) != nil { found[GradleScript.key(path)] = folder }
      }
    }
    folders[root] = found
    return found
  }

  private func settings(in folder: String) -> String? { file("settings.gradle", in: folder) }

  private func file(_ name: String, in folder: String) -> String? {
    [".kts", ""].map { "\(folder)/\(name)\($0)" }.first(where: console.isRegularFile)
  }

  /// Calls the body with the tokens of a script: Dart's strings and comments are those of Kotlin and of Groovy alike.
  private func read(_ path: String?, _ body: (Source) -> Void) {
    guard let bytes = path.flatMap({ try? console.readFile($0) }) else { return }
    scanner.withTokens(bytes, .dart, body)
  }
}

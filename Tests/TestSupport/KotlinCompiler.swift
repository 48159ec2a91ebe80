import Foundation
import Testing

/// Kotlin 2's compiler, which PyPI's `kotlin-jupyter-kernel` brings along.
package struct KotlinCompiler {
  /// The compiler; nil where it or Java is not installed.
  package static let newest = KotlinCompiler()
  package static let hint: Comment =
    "needs Kotlin 2 and java: pip install --no-deps kotlin-jupyter-kernel; apt-get install default-jre-headless"

  /// For programs that end after seconds: to optimise what they run costs more than it saves.
  private static let brief = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

  private let java: InstalledProgram
  private let jars: [URL]
  /// The library that compiled programs need.
  private let library: URL

  private init?() {
    jars = PythonPackage.files(of: "run_kotlin_kernel", ending: ".jar")
    guard let java = InstalledProgram("java"),
      let library = jars.first(where: { $0.lastPathComponent.hasPrefix("kotlin-stdlib-") })
    else { return nil }
    self.java = java
    self.library = library
  }

  /// The complaints about files that belong together, where a warning is an error; empty for right ones.
  ///
  /// - Parameter isExplicit: Whether each declaration must say who may use it, as modules of libraries have it.
  package func complaints(of files: [URL], isExplicit: Bool = false) throws -> String {
    let options = isExplicit ? ["-Xexplicit-api=strict"] : []
    return try Verdicts.kept([java], [library.path] + options + Verdicts.texts(of: files)) {
      try TemporaryFolder.use { folder in
        let made = try compile(files, into: folder.url("classes"), options)
        return made.status == 0 ? "" : made.output + "(ended with \(made.status))"
      }
    }
  }

  /// Compiles files, where a warning is an error, and gives what their `main` prints.
  package func output(of files: [String: String], with others: [URL]) throws -> String {
    let question =
      try files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } + Verdicts.texts(of: others)
    return try Verdicts.kept([java], [library.path, "output"] + question) {
      try TemporaryFolder.use { folder in
        for (name, text) in files { try folder.write(text, to: name) }
        let classes = folder.url("classes")
        let made = try compile(others + files.keys.sorted().map(folder.url), into: classes)
        try #require(made.status == 0, "\(made.output.prefix(4000))")
        return try java.run(Self.brief + ["-cp", "\(classes.path):\(library.path)", "MainKt"]).output
      }
    }
  }

  private func compile(
    _ files: [URL], into classes: URL, _ options: [String] = []
  ) throws -> (status: Int32, output: String) {
    try java.run(
      Self.brief + [
        "-cp", jars.map(\.path).joined(separator: ":"), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
        "-Werror", "-no-stdlib", "-no-reflect", "-cp", library.path, "-d", classes.path,
      ] + options + files.map(\.path))
  }
}

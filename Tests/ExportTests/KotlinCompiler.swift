import Foundation
import Testing

/// The newest Kotlin compiler that is there: Kotlin 2, which PyPI's `kotlin-jupyter-kernel` brings along, or `kotlinc`.
struct KotlinCompiler {
  static let newest = KotlinCompiler()
  static let hint: Comment =
    "needs Kotlin 2 and java: pip install --no-deps kotlin-jupyter-kernel; apt-get install default-jre-headless"

  private let java: InstalledProgram
  /// What compiles, and the library that compiled programs need; nil where `kotlinc` does both.
  private let jars: (compiler: [URL], library: URL)?
  private let kotlinc: InstalledProgram?

  private init?() {
    guard let java = InstalledProgram("java") else { return nil }
    self.java = java
    let jars = PythonPackage.files(of: "run_kotlin_kernel", ending: ".jar")
    kotlinc = InstalledProgram("kotlinc")
    if let library = jars.first(where: { $0.lastPathComponent.hasPrefix("kotlin-stdlib-") }) {
      self.jars = (jars, library)
    } else if kotlinc != nil {
      self.jars = nil
    } else {
      return nil
    }
  }

  private static let options = ["-Werror", "-Xallow-kotlin-package"]

  /// Compiles files, where a warning is an error, and gives what their `main` prints.
  func output(of files: [String: String], with others: [URL]) throws -> String {
    try InstalledProgram.inFolder { folder in
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let sources = others.map(\.path) + files.keys.sorted().map { folder.appending(path: $0).path }
      guard let jars else {
        let program = folder.appending(path: "program.jar").path
        let made = try #require(kotlinc).run(Self.options + sources + ["-include-runtime", "-d", program])
        try #require(made.status == 0, "\(made.output)")
        return try java.run(["-jar", program]).output
      }
      let classes = folder.appending(path: "classes").path
      let made = try java.run(
        [
          "-cp", jars.compiler.map(\.path).joined(separator: ":"),
          "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
        ]
          + Self.options + ["-no-stdlib", "-no-reflect", "-cp", jars.library.path, "-d", classes] + sources)
      try #require(made.status == 0, "\(made.output.prefix(4000))")
      return try java.run(["-cp", "\(classes):\(jars.library.path)", "MainKt"]).output
    }
  }
}

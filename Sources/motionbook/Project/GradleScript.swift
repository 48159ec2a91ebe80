import AppScan
import PlainText

/// The dependencies on other modules that a build script of Gradle writes down.
struct GradleScript {
  struct Dependency {
    /// The module, as ``GradleScript/key(_:)`` has it.
    let module: String
    /// The source set that it is for, such as `iosMain` or `debug`; nil where all of the module has it.
    let sourceSet: String?
    /// Whether those who depend on the module have it too.
    let isPassedOn: Bool
  }

  private(set) var dependencies: [Dependency] = []
  /// Whether Compose stands in a name or a string of it: `libs.plugins.compose`, `"androidx.compose.ui:ui"`.
  private(set) var namesCompose = false

  /// A module whatever says it: `:core:design-system` and `projects.core.designSystem` are one.
  static func key(_ path: some StringProtocol) -> String {
    path.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  init(_ source: Source) {
    for index in source.tokens.indices {
      if !namesCompose, [.identifier, .string].contains(source.kind(index)) {
        namesCompose = source.text(index).lowercased().holds("compose")
      }
      guard let module = Self.module(source, index),
        let (configuration, isPassedOn) = Self.configuration(source, index)
      else { continue }
      let sourceSet = configuration.isEmpty ? Self.sourceSet(source, index) : configuration
      let isForAll = sourceSet == nil || sourceSet == "commonMain" || sourceSet == "main"
      dependencies.append(
        Dependency(module: module, sourceSet: isForAll ? nil : sourceSet, isPassedOn: isPassedOn))
    }
  }

  /// `project(":core:ui")`, `project(path: ':core:ui')`, `projects.core.ui`
  private static func module(_ source: Source, _ index: Int) -> String? {
    if source.matches(index, "project"), let closing = source.closing(of: index + 1, "(") {
      let path = (index + 2..<closing).first { source.kind($0) == .string }
      return path.map { key(source.text(source.contents($0))) }
    }
    guard source.matches(index, "projects"), source.matches(index + 1, "."),
      source.kind(index + 2) == .identifier
    else { return nil }
    var last = index
    while source.matches(last + 1, "."), source.kind(last + 2) == .identifier { last += 2 }
    return key(source.text(source.range(index + 2, through: last)))
  }

  /// What stands before a module, `debugImplementation(` or in Groovy `api `: the source set in its name, empty for all,
  /// and whether it passes the module on. Nil for what gives code no module.
  private static func configuration(_ source: Source, _ index: Int) -> (sourceSet: String, isPassedOn: Bool)?
  {
    var before = index - 1
    if source.matches(before, "."), source.matches(before - 1, "rootProject") { before -= 2 }
    if source.opens(before, "(") { before -= 1 }
    let name = source.text(source.contents(before))
    for (kind, ending) in [
      ("implementation", "Implementation"), ("api", "Api"), ("compileOnly", "CompileOnly"),
    ] {
      if name == kind { return ("", kind == "api") }
      if name.hasSuffix(ending) { return (String(name.dropLast(ending.count)), kind == "api") }
    }
    return nil
  }

  /// The source set in whose block a token stands: `commonMain.dependencies {`, `val iosMain by getting {`.
  private static func sourceSet(_ source: Source, _ index: Int) -> String? {
    var first = index
    while first > 0 {
      first -= 1
      // What stands in brackets that close before the token is beside it.
      if let opening = source.partner(first), opening < first {
        first = opening
        continue
      }
      guard source.opens(first, "{") else { continue }
      var head = first - 1
      while head >= 0, !["{", "}", ";"].contains(where: { source.matches(head, $0) }) {
        let word = source.text(source.contents(head))
        if word.hasSuffix("Main") || word.hasSuffix("Test") { return word }
        if source.startsLine(head) { break }
        head -= 1
      }
    }
    return nil
  }
}

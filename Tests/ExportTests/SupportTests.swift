import Foundation
import Testing

@testable import Export

@Suite("Code that exports bring along")
struct SupportTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Export/Support")

  @Test("Every file that an exporter asks for is there, and every file is asked for")
  func names() throws {
    let cases = [
      ComposeSupport.allCases.map { $0.rawValue + ".kt" },
      FlutterSupport.allCases.map { $0.rawValue + ".dart" },
      TypeScriptHelper.allCases.map { $0.rawValue + ".ts" },
      try Self.named(),
      (2...4).flatMap { ["Vector\($0).swift", "Vector\($0)Animatable.swift"] }, Self.swiftUI, Self.uiKit,
      Self.standIns,
    ].joined()
    for name in cases { _ = try SupportFile(name) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files.filter { !$0.hasPrefix(".") }) == Set(cases))
  }

  /// The files that sources ask for by their whole names.
  private static func named() throws -> [String] {
    let sources = folder.deletingLastPathComponent()
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        try String(contentsOf: sources.appending(path: path), encoding: .utf8)
          .matches(of: #/(SupportFile\(|supportFile: String\? = )"([A-Za-z.]+)"/#).map { String($0.2) }
      }
  }

  private static let swiftUI = ["PiecewiseCurve.swift", "PiecewiseAnimation.swift"]
  private static let uiKit = ["UIKitTimings.swift", "UIKitPiecewiseTiming.swift", "UIKitLayerTrack.swift"]
  private static let standIns = ["SwiftUITypes.swift", "SwiftUIKeyframe.swift"]
  private static let vectors = (2...4).map { "Vector\($0).swift" }
  private static let animatable = (2...4).map { "Vector\($0)Animatable.swift" }

  @Test(
    "Swift's compiler takes it as it stands, with Apple's frameworks and without",
    .enabled(if: SwiftCompiler.program != nil, "needs swiftc in the PATH"))
  func swift() throws {
    try expectNone(Self.vectors + ["PiecewiseCurve.swift"] + Self.uiKit, modules: [])
    try expectNone(Self.standIns, modules: [])
    try expectNone(Self.vectors + Self.animatable + Self.swiftUI, modules: ["SwiftUI"])
    try expectNone(["PiecewiseCurve.swift"] + Self.uiKit, modules: ["QuartzCore", "UIKit"])
  }

  private func expectNone(_ files: [String], modules: [String]) throws {
    let compiler = try SwiftCompiler()
    for module in modules { compiler.addStubs([module]) }
    // In one file, as in an export: what is private to a file is seen by all of them.
    let texts = try files.map { try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8) }
    try compiler.write((texts + ["enum ROOT {}", ""]).joined(separator: "\n"), to: "Support.swift")
    #expect(try compiler.complaints(["Support.swift"], sees: !modules.isEmpty) == "")
  }

  @Test(
    "TypeScript's compiler takes it as it stands",
    .enabled(if: TypeScriptRun.isPossible, TypeScriptRun.missing))
  func typeScript() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".ts") }
    let modules = try files.map { file in
      (name: file, text: try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8))
    }
    #expect(!modules.isEmpty)
    #expect(try TypeScriptRun.complaints(modules) == "")
  }

  /// All of Kotlin's in one file and a package of its own, which is compiled with what is exported: starting that
  /// compiler takes longer than its work.
  static func kotlin() throws -> String {
    let files = try ComposeSupport.allCases.map { try SupportFile($0.rawValue + ".kt") }
    let imports = Set(files.flatMap(\.imports)).sorted()
    return (["package support"] + imports + files.flatMap { $0.lines(root: "ROOT") } + [""])
      .joined(separator: "\n")
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Where the library builds: what no machine here can compile is held by its text")
struct PlatformTests {
  private static func files(of room: String) throws -> [(name: String, text: String)] {
    let folder = Conformance.root.appendingPathComponent("Sources/\(room)")
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The modules that a file imports, each with the conditions around it.
  private static func imports(_ text: String) -> [(module: String, conditions: [String])] {
    var conditions: [String] = []
    var found: [(String, [String])] = []
    for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("#if ") {
        conditions.append(line)
      } else if line.hasPrefix("#elseif ") || line == "#else" {
        conditions[conditions.count - 1] = line
      } else if line == "#endif" {
        conditions.removeLast()
      } else if line.hasPrefix("import ") {
        let words = line.split(separator: " ")
        found.append((String(words.last?.split(separator: ".").first ?? ""), conditions))
      }
    }
    return found
  }

  @Test(
    "nothing but the C library, and that only under its own condition",
    arguments: ["MotionPhysics", "PlainText"])
  func imports(room: String) throws {
    var libraries: Set<String> = []
    for (name, text) in try Self.files(of: room) {
      for (module, conditions) in Self.imports(text) where module != "PlainText" {
        let isCovered = conditions.contains { $0.contains("canImport(\(module))") }
        #expect(isCovered, "\(room)/\(name) imports \(module)")
        libraries.insert(module)
      }
      for call in ["FileManager", "Glibc.", "getenv(", "clock_gettime", "arc4random", "String(format:"] {
        #expect(!text.contains(call), "\(room)/\(name) calls \(call)")
      }
    }
    if room == "MotionPhysics" {
      #expect(
        libraries.isSuperset(of: ["Glibc", "Musl", "Android", "Bionic", "WASILibc", "Darwin", "SwiftUI"]))
    }
  }

  @Test("the package of the library alone has no plugin, and the same targets as the whole one")
  func package() throws {
    let folder = Conformance.root.appendingPathComponent("Packages/MotionPhysics")
    let manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let whole = try String(
      contentsOf: Conformance.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for line in [
      ".target(name: \"PlainText\")", ".target(name: \"MotionPhysics\", dependencies: [\"PlainText\"])",
    ] {
      #expect(manifest.contains(line) && whole.contains(line), "\(line)")
    }
    #expect(manifest.components(separatedBy: ".target(").count == 3)
    #expect(!manifest.contains("plugin(") && manifest.contains(".iOS("))
    for platform in [".iOS(.v16)", ".tvOS(.v16)", ".watchOS(.v9)", ".visionOS(.v1)"] {
      #expect(manifest.contains(platform) && whole.contains(platform), "\(platform)")
    }
    let sources = folder.appendingPathComponent("Sources/MotionPhysics/Springs/Spring.swift")
    #expect(FileManager.default.fileExists(atPath: sources.path))
  }

  #if os(Linux)
    @Test(
      "beside SwiftUI every name can be written, vectors cross over both ways, and the documentation compiles"
    )
    func besideSwiftUI() throws {
      let root = Conformance.root
      let folder = root.appendingPathComponent("Tests/ExportTests/Stubs")
      let stubs = try #require(FileManager.default.subpaths(atPath: folder.path))
        .filter { $0.hasPrefix("SwiftUI") }.sorted().map { folder.appendingPathComponent($0) }
      let rooms = try ["PlainText", "MotionPhysics"].map { room in
        (
          room,
          try Self.files(of: room).map(\.name).sorted().map {
            root.appendingPathComponent("Sources/\(room)/\($0)")
          }
        )
      }
      let examples = try Self.documentation()
      let question = try [Self.numbers, Self.page, examples] + Verdicts.texts(of: stubs + rooms.flatMap(\.1))
      let said = try Verdicts.kept([InstalledProgram("swiftc")], question) {
        try Self.complaints(stubs: stubs, rooms: rooms, examples: examples)
      }
      #expect(said == "")
    }

    /// The compiler's complaints about the page, beside modules that are made of the stubs and the rooms.
    private static func complaints(
      stubs: [URL], rooms: [(String, [URL])], examples: String
    ) throws -> String {
      let compiler = try #require(InstalledProgram("swiftc"))
      return try TemporaryFolder.use { folder in
        try folder.write(numbers, to: "Numbers.swift")
        try folder.write(page, to: "Page.swift")
        try folder.write(examples, to: "Examples.swift")
        for (module, files) in [("SwiftUI", stubs + [folder.url("Numbers.swift")])] + rooms {
          let made = try compiler.run(
            [
              "-swift-version", "6", "-emit-module", "-parse-as-library", "-package-name", "motionbook",
              "-module-name", module, "-emit-module-path", "\(module).swiftmodule", "-I", ".",
            ] + files.map(\.path), in: folder.url)
          if made.status != 0 { return String(made.output.prefix(4000)) }
        }
        let page = try compiler.run(
          ["-swift-version", "6", "-typecheck", "-I", ".", "Page.swift", "Examples.swift"], in: folder.url)
        return page.status == 0 ? "" : String(page.output.prefix(4000))
      }
    }

    /// The examples of the library's front page, each a function.
    private static func documentation() throws -> String {
      let file = Conformance.root.appendingPathComponent(
        "Sources/MotionPhysics/MotionPhysics.docc/MotionPhysics.md")
      let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```swift\n")
        .dropFirst()
      #expect(blocks.count >= 5)
      let examples = blocks.enumerated().map { index, block in
        let code = block.components(separatedBy: "```")[0].replacingOccurrences(
          of: "import MotionPhysics\n", with: "")
        return "func example\(index)() throws {\n\(code)}\n"
      }
      return "import MotionPhysics\n\n" + examples.joined(separator: "\n")
    }

    /// The declarations that the stubs leave out.
    private static let numbers = """
      import Foundation

      extension CGFloat: VectorArithmetic {
        public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
        public var magnitudeSquared: Double { Double(self * self) }
      }
      """

    private static let page = """
      import MotionPhysics
      import SwiftUI

      struct Values { var scale = 1.0; var angle = MotionPhysics.Angle.zero }

      func names() -> [Any] {
        let spring = MotionPhysics.Spring(duration: 0.5, bounce: 0.3)
        let pair = AnimatablePair(1.0, 2.0)
        let moved = spring.value(target: pair, time: 0.2)
        let width = spring.value(target: CGFloat(3), time: 0.2)
        let color = AnimatableVector(OklabColor(red: 1, green: 0, blue: 0))
        let timeline = MotionPhysics.KeyframeTimeline(initialValue: Values()) {
          MotionPhysics.KeyframeTrack(\\.scale) {
            MotionPhysics.LinearKeyframe(1.2, duration: 0.2)
            MotionPhysics.SpringKeyframe(1, spring: spring)
            MotionPhysics.CubicKeyframe(1, duration: 0.1)
            MotionPhysics.MoveKeyframe(1)
          }
        }
        let curve = MotionPhysics.UnitCurve.bezier(
          startControlPoint: MotionPhysics.UnitPoint(x: 0, y: 0),
          endControlPoint: MotionPhysics.UnitPoint(x: 1, y: 1))
        let animation = MotionPhysics.Animation.spring(duration: 0.5, bounce: 0.2).delay(0.1)
        let theirs = SwiftUI.Spring(duration: spring.duration, bounce: spring.bounce)
        return [moved, width, color, timeline, curve, animation, theirs]
      }
      """
  #endif
}

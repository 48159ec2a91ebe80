import Foundation
import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Export

@Suite("Android resources")
struct AndroidXMLTests {
  @Test("Every file is XML, and whatever is referred to is there")
  func references() throws {
    var defined: Set<String> = []
    var referred: Set<String> = []
    for (path, text) in try files() {
      #expect(text.hasPrefix("<?xml"))
      let elements = try Elements.of(text)
      if path.hasPrefix("res/interpolator/") {
        defined.insert("interpolator/\(path.dropFirst("res/interpolator/".count).dropLast(".xml".count))")
        #expect(path.wholeMatch(of: /res\/interpolator\/[a-z][a-z0-9_]*\.xml/) != nil)
      }
      for (element, attributes, content) in elements where attributes["name"] != nil {
        let name = try #require(attributes["name"])
        #expect(name.wholeMatch(of: /[a-z][a-z0-9_]*/) != nil)
        let isNew = defined.insert("\(attributes["type"] ?? element)/\(name)").inserted
        #expect(isNew, "\(name) is there twice")
        if content.hasPrefix("@"), !content.hasPrefix("@android:") {
          referred.insert(String(content.dropFirst()))
        }
      }
    }
    #expect(defined.isSuperset(of: referred), "\(referred.subtracting(defined))")
    #expect(referred.count > 10)
  }

  @Test(
    "Springs read back are the core's in 32 bits, and interpolators stay within the tolerance",
    arguments: [0.01, 0.002])
  func springs(tolerance: Double) throws {
    let files = try files(ExportOptions(tolerance: tolerance))
    let values = Dictionary(
      try Elements.of(try #require(files.first).text).compactMap { _, attributes, content in
        attributes["name"].map { ($0, content) }
      }, uniquingKeysWith: { first, _ in first })
    let presets = try ExportGolden.input(try ExportGolden.everything()).all()
    var count = 0
    for preset in presets where preset.target == nil {
      guard case .spring(let spring, _) = preset.motion else { continue }
      let name = "motion_" + NameCase.snake.joined(preset.name)
      #expect(Float(values[name + "_damping_ratio"] ?? "") == Float(spring.dampingRatio))
      #expect(Float(values[name + "_stiffness"] ?? "") == Float(spring.stiffness / spring.mass))
      guard spring.damping > 0 else { continue }
      let milliseconds = try #require(Double(values[name + "_settling_duration"] ?? ""))
      let text = try #require(files.first { $0.path == "res/interpolator/\(name).xml" }).text
      let path = try #require(try Elements.of(text).first?.attributes["android:pathData"])
      let curve = try PathCurve(svg: path)
      for step in 0...2000 {
        let share = Double(step) / 2000
        let gap = abs(curve.value(at: share) - spring.value(time: share * milliseconds / 1000))
        #expect(gap <= tolerance + 1e-6, "\(name) at \(share): \(gap)")
      }
      count += 1
    }
    #expect(count > 15)
  }

  @Test("Curves read back go where the core goes")
  func curves() throws {
    let files = try files()
    for preset in try ExportGolden.input(try ExportGolden.everything()).all() {
      guard case .curve(let curve) = preset.motion, preset.target == nil else { continue }
      let name = "motion_" + NameCase.snake.joined(preset.name)
      let text = try #require(files.first { $0.path == "res/interpolator/\(name).xml" }).text
      let attributes = try #require(try Elements.of(text).first).attributes
      let read: UnitCurve =
        if let path = attributes["android:pathData"] {
          .path(try PathCurve(svg: path))
        } else {
          .bezier(
            try CubicBezier(
              x1: number(attributes["android:controlX1"]), y1: number(attributes["android:controlY1"]),
              x2: number(attributes["android:controlX2"]), y2: number(attributes["android:controlY2"])))
        }
      for step in 1..<100 {
        let share = (Double(step) + 0.3) / 100
        guard share < 1 else { continue }
        #expect(abs(read.value(at: share) - curve.value(at: share)) < 2e-6, "\(name) at \(share)")
      }
    }
  }

  @Test("Material Components get a style of each spring where that is asked for, another name's too")
  func styles() throws {
    #expect(try !files().contains { $0.text.contains("<style") })
    let text = try #require(try files(ExportOptions(material: true)).first).text
    for name in ["sheet_present", "sheet_open"] {
      #expect(
        text.contains(
          """
              <style name="motion_\(name)" parent="">
                  <item name="damping">@dimen/motion_\(name)_damping_ratio</item>
                  <item name="stiffness">@dimen/motion_\(name)_stiffness</item>
              </style>
          """), "\(name)")
    }
  }

  @Test(
    "Android's own compiler takes it",
    .enabled(if: InstalledProgram("aapt2") != nil, "needs aapt2: apt-get install aapt"))
  func compiles() throws {
    let compiler = try #require(InstalledProgram("aapt2"))
    for book in try [MatrixBooks.everything(), MatrixBooks.motionGroup()] + MatrixBooks.single().map(\.book) {
      let options = ExportOptions(material: true)
      let files = try ExportedFiles(.androidXML, ExportGolden.input(book, options: options)).files
      try TemporaryFolder.use { folder in
        for (path, text) in files { try folder.write(text, to: path) }
        let made = try compiler.run(["compile", "--dir", "res", "-o", "out.zip"], in: folder.url)
        #expect(made.status == 0 && made.output == "", "\(made.output)")
      }
    }
  }

  @Test("A preset that has the name of another's part is refused")
  func collision() throws {
    // No registry takes both names; a program can make such presets.
    let presets = try [
      #"{"name": "fade", "kind": "tween", "curve": "easeIn", "duration": 0.1}"#,
      #"{"name": "fade.duration", "kind": "duration", "duration": 0.2}"#,
    ].flatMap { try MatrixBooks.book($0).presets }
    #expect(throws: ExportError.self) {
      try ExportedFiles(.androidXML, ExportInput(RegistrySnapshot(presets)))
    }
  }

  @Test(
    "Prefixes that no resource can have are refused", arguments: ["", "Motion", "1a", "a-b", "_a", "größe"])
  func options(_ text: String) throws {
    #expect(throws: ExportError.self) {
      try ExportedFiles(.androidXML, ExportInput(RegistrySnapshot([]), options: ExportOptions(prefix: text)))
    }
  }

  @Test("Summaries with dashes and with what is no character stay comments")
  func comments() throws {
    for text in ["--", "---", "a--b-", "-->", "\u{FFFE}\u{FFFF}", "-"] {
      let line = XMLComment.line(text)
      #expect(throws: Never.self) { try Elements.of("<a>\(line)</a>") }
      #expect(!line.dropFirst(4).dropLast(3).contains("--"))
    }
  }

  private func number(_ text: String?) throws -> Double { try #require(Double(text ?? "")) }

  private func files(_ options: ExportOptions = ExportOptions()) throws -> [(path: String, text: String)] {
    try ExportedFiles(.androidXML, ExportGolden.input(try ExportGolden.everything(), options: options)).files
  }
}

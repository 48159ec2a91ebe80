import Foundation
import Presets
import TestSupport
import Testing

@testable import Export

@Suite(
  "Exported Swift compiles", .serialized,
  .enabled(if: SwiftCompiler.program != nil, "needs swiftc in the PATH: https://www.swift.org/install"))
struct SwiftCompilingTests {
  /// Every registry that there is, each in a namespace of its own.
  private func files(_ format: String, to compiler: SwiftCompiler) throws -> [String] {
    let packs = try FileManager.default.contentsOfDirectory(
      atPath: ExportGolden.folder.appending(path: "../../../seed").path
    ).filter { $0.hasSuffix(".json") && $0 != "packs.json" }.sorted()
    var books = try packs.map { try ExportGolden.pack($0.replacing(".json", with: "")) }
    books += try MatrixBooks.single().map(\.book) + [MatrixBooks.motionGroup()]
    books.append(try MatrixBooks.everything())
    books.append(try Composites.book())
    return try books.enumerated().map { index, book in
      let options = ExportOptions(
        namespace: "Motion\(index)", access: ["public", "internal", "package"][index % 3])
      let exported = try ExportedFiles(
        try #require(ExportFormats.named(format)), ExportGolden.input(book, options: options))
      try compiler.write(exported.text, to: "Motion\(index).swift")
      return "Motion\(index).swift"
    }
  }

  @Test("Without Apple's frameworks it is plain numbers", arguments: ["swift", "uikit"])
  func plain(format: String) throws {
    let compiler = try SwiftCompiler()
    let files = try files(format, to: compiler)
    // Nothing but the language is asked here, so its two ends are enough.
    for mode in [SwiftCompiler.Mode.all[0], SwiftCompiler.Mode.all[3]] {
      expectNone(try compiler.complaints(files + ["-package-name", "app"], sees: false, mode))
    }
  }

  @Test("Each kind compiles alone, with each access, in each mode", arguments: ["swift", "uikit"])
  func alone(format: String) throws {
    let compiler = try SwiftCompiler()
    compiler.addStubs(format == "swift" ? ["SwiftUI"] : ["QuartzCore", "UIKit"])
    for (index, single) in try Extent.cases(Array(MatrixBooks.single().enumerated())) {
      let options = ExportOptions(access: ["public", "internal", "package"][index % 3])
      let input = ExportGolden.input(single.book, options: options)
      try compiler.write(
        try ExportedFiles(#require(ExportFormats.named(format)), input).text, to: "One.swift")
      let mode = SwiftCompiler.Mode.all[index % 2 == 0 ? 3 : 1]
      let complaints = try compiler.complaints(["One.swift", "-package-name", "app"], sees: true, mode)
      #expect(complaints == "", "\(single.name)")
    }
  }

  @Test("SwiftUI's file and UIKit's stand in one module under their own names")
  func together() throws {
    let compiler = try SwiftCompiler()
    compiler.addStubs(["SwiftUI", "QuartzCore", "UIKit"])
    let input = ExportGolden.input(try ExportGolden.everything())
    for format in ["swift", "uikit"] {
      try compiler.write(
        try ExportedFiles(#require(ExportFormats.named(format)), input).text, to: "\(format).swift")
    }
    expectNone(try compiler.complaints(["swift.swift", "uikit.swift"], sees: true))
  }

  @Test("A module that has an Animation, a Spring or a TimeInterval of its own takes the file none the less")
  func ownTypes() throws {
    let compiler = try SwiftCompiler()
    compiler.addStubs(["SwiftUI"])
    try compiler.write(
      """
      enum Animation { static let fast = 0.2 }
      struct Spring {}
      enum UnitCurve {}
      struct UnitPoint {}
      typealias TimeInterval = Float
      """, to: "Own.swift")
    for lean in [false, true] {
      let options = ExportOptions(access: "public", lean: lean)
      let input = ExportGolden.input(try MatrixBooks.everything(), options: options)
      try compiler.write(try ExportedFiles(.swift, input).text, to: "Motion.swift")
      for mode in SwiftCompiler.Mode.all {
        let complaints = try compiler.complaints(["Motion.swift", "Own.swift"], sees: true, mode)
        #expect(complaints == "", "\(lean) \(mode)")
      }
    }
  }

  @Test(
    "SwiftUI's types and labels are right, and so are the places of use",
    arguments: Extent.cases(SwiftCompiler.Mode.all))
  func swiftUI(mode: SwiftCompiler.Mode) throws {
    let compiler = try SwiftCompiler()
    compiler.addStubs(["SwiftUI"])
    let files = try files("swift", to: compiler)
    try compiler.write(Self.swiftUIUse(everything: files.count - 2), to: "Use.swift")
    expectNone(
      try compiler.complaints(files + ["Use.swift", "-package-name", "app"], sees: true, mode))
  }

  @Test(
    "UIKit's and Core Animation's types and labels are right, also without UIKit",
    arguments: Extent.cases(SwiftCompiler.Mode.all))
  func uiKit(mode: SwiftCompiler.Mode) throws {
    let compiler = try SwiftCompiler()
    let files = try files("uikit", to: compiler) + ["-package-name", "app"]
    compiler.addStubs(["QuartzCore"])
    if mode.isNew { expectNone(try compiler.complaints(files, sees: true, mode)) }
    compiler.addStubs(["UIKit"])
    try compiler.write(Self.uiKitUse(everything: files.count - 4), to: "Use.swift")
    expectNone(try compiler.complaints(files + ["Use.swift"], sees: true, mode))
  }

  @Test("A morph's elements may be called like anything that the file names", arguments: ["swift", "uikit"])
  func elements(format: String) throws {
    let compiler = try SwiftCompiler()
    let elements = CodeLanguage.swift.used.sorted().map { word in
      #"{"name": "\#(word)", "properties": {"color": {"from": [1, 0, 0], "to": [0, 1, 0]}, "cornerRadius": {"from": 0, "to": 4}}}"#
    }
    let book = try MatrixBooks.book(
      #"""
      {"name": "dive", "kind": "morph", "present": {"animation": {"duration": 0.4}, "initialVelocity": 1},
      "interactive": {"axis": "down", "distance": 300, "cap": 1, "threshold": 0.5, "finish": {"duration": 0.4},
      "cancel": {"duration": 0.4}}, "elements": [\#(elements.joined(separator: ", "))]}
      """#)
    try compiler.write(try ExportedFiles(named: format, ExportInput(book)).text, to: "Motion.swift")
    expectNone(try compiler.complaints(["Motion.swift"], sees: false))
    compiler.addStubs(format == "swift" ? ["SwiftUI"] : ["QuartzCore", "UIKit"])
    expectNone(try compiler.complaints(["Motion.swift"], sees: true))
  }

  @Test("A view goes where the values of a clip say, in the words of any person, and reads the rest itself")
  func moves() throws {
    let compiler = try SwiftCompiler()
    let book = try MatrixBooks.book(
      #"""
      {"name": "move", "kind": "clip", "initial": {"horizontal-offset": 1, "offset": [2, 10], "scale": 3, "scaleY": 2,
      "alpha": 0.5, "angle": 45, "rotationX": 10, "blur": 4, "corner radius": 8, "fill": [1, 0, 0], "color": [0, 0, 1, 0.5],
      "frame": [10, 20, 100, 50], "glow": 7}, "tracks": []}
      """#)
    let exported = try ExportedFiles(.swift, ExportInput(book))
    #expect(exported.notes == ["move: no modifier moves \"glow\", so the view must read it from the values"])
    try compiler.write(exported.text, to: "Motion.swift")
    try compiler.write(
      """
      import SwiftUI
      struct Leaf: View {}
      for modifier in Motion.MoveValues().applied(to: Leaf()).modifiers { print(modifier) }
      """, to: "main.swift")
    #expect(
      try compiler.output(["Motion.swift", "main.swift"], with: ["SwiftUI"]).split(separator: "\n") == [
        "frame 100.0 50.0", "background [1.0, 0.0, 0.0, 1.0]", "corners 8.0", "color [0.0, 0.0, 1.0, 0.5]",
        "blur 4.0",
        "scale 3.0 3.0",
        "scale 1.0 2.0", "rotation 45.0", "rotation 10.0 around 1.0 0.0 0.0", "offset 3.0 10.0",
        "position 60.0 45.0", "opacity 0.5",
      ])
  }

  private func expectNone(_ complaints: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(complaints == "", sourceLocation: sourceLocation)
  }

  /// A developer's code for the registry `everything`, and for the one of sequences and morphs after it.
  private static func swiftUIUse(everything index: Int) -> String {
    """
    import SwiftUI

    struct Leaf: View {}

    func use(_ view: Leaf, reduceMotion: Bool, trigger: Int) {
      withAnimation(Motion\(index).sheet.present) {}
      withAnimation(Motion\(index).sheet.present(reduceMotion: reduceMotion)) {}
      withAnimation(.sheetPresent) {}
      withAnimation(.sheetPresent(reduceMotion: reduceMotion)) {}
      let animation = Motion\(index).sheet.present
      let spring: Spring = .sheetPresent
      let curve: UnitCurve = .curveEnter
      withAnimation(.curveEnter(duration: 0.3)) {}
      withAnimation(Motion\(index).curve.enter(duration: 0.3)) {}
      let color: Color = Motion\(index).clip.ComponentsValues().color.color
      _ = (animation, spring, curve, color, Motion\(index).duration.standard)
      _ = view.keyframeAnimator(initialValue: Motion\(index).clip.PulseValues(), repeating: true) { content, values in
        content.opacity(values.opacity)
      } keyframes: { _ in
        Motion\(index).clip.PulseValues.keyframes()
      }
      _ = view.keyframeAnimator(initialValue: .init(), trigger: trigger) { content, values in
        values.applied(to: content).offset(values.offset.size)
      } keyframes: { _ in
        Motion\(index).clip.ComponentsValues.keyframes()
      }
      _ = view.phaseAnimator(Motion\(index + 1).sequence.HopPhase.allCases, trigger: trigger) { content, phase in
        phase.values.applied(to: content).offset(y: phase.values.y)
      } animation: {
        $0.animation
      }
      withAnimation(Motion\(index + 1).morph.CardMorph.HeroImage.present) {}
    }
    """
  }

  private static func uiKitUse(everything index: Int) -> String {
    """
    import UIKit

    @MainActor func use() {
      let timing: UISpringTimingParameters = Motion\(index).sheet.present.timingParameters()
      let cubic: UICubicTimingParameters = Motion\(index).fade.quick.timingParameters
      _ = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      _ = UIViewPropertyAnimator(duration: Motion\(index).fade.quick.duration, timingParameters: cubic)
      let chosen = Motion\(index).sheet.present(reduceMotion: UIAccessibility.isReduceMotionEnabled)
      chosen?.animator()?.startAnimation(afterDelay: chosen?.delay ?? 0)
      Motion\(index).sheet.present.animate { }
      UIView.animate(
        springDuration: Motion\(index).sheet.present.springDuration, bounce: Motion\(index).sheet.present.bounce) {}
      let layer: CASpringAnimation = Motion\(index).sheet.present.springAnimation(
        keyPath: "position.y", from: 0, to: 100)
      let track: CAKeyframeAnimation = Motion\(index).clip.PulseClip.scale.animation(keyPath: "transform.scale")
      let color = Motion\(index).clip.ComponentsClip.color.animation(keyPath: "backgroundColor") { numbers in
        numbers.description
      }
      _ = (layer, track, color, Motion\(index).tween.steps.layerAnimation(keyPath: "opacity", from: 0, to: 1))
      _ = Motion\(index + 1).sequence.HopPhase.rest.animation?.parameters
    }
    """
  }
}

import Export
import Foundation
import Presets
import Testing

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
    books.append(try ExportGolden.everything())
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
    defer { compiler.remove() }
    let files = try files(format, to: compiler)
    expectNone(try compiler.complaints(files + ["-package-name", "app"], sees: false))
  }

  @Test("SwiftUI's types and labels are right, and so are the places of use")
  func swiftUI() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    try compiler.makeStubs(["SwiftUI"])
    let files = try files("swift", to: compiler)
    expectNone(try compiler.complaints(files + ["-package-name", "app"], sees: true))
    try compiler.write(Self.swiftUIUse(everything: files.count - 2), to: "Use.swift")
    expectNone(
      try compiler.complaints(files + ["Use.swift", "-package-name", "app"], sees: true, warnings: false))
  }

  @Test("UIKit's and Core Animation's types and labels are right, also without UIKit")
  func uiKit() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let files = try files("uikit", to: compiler) + ["-package-name", "app"]
    try compiler.makeStubs(["QuartzCore"])
    expectNone(try compiler.complaints(files, sees: true))
    try compiler.makeStubs(["UIKit"])
    expectNone(try compiler.complaints(files, sees: true))
    try compiler.write(Self.uiKitUse(everything: files.count - 4), to: "Use.swift")
    expectNone(try compiler.complaints(files + ["Use.swift"], sees: true))
  }

  private func expectNone(_ complaints: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(complaints == "", sourceLocation: sourceLocation)
  }

  /// What a developer writes: the registry `everything`, and the one of sequences and morphs after it.
  private static func swiftUIUse(everything index: Int) -> String {
    """
    import SwiftUI

    func use(_ view: some View, reduceMotion: Bool, trigger: Int) {
      withAnimation(Motion\(index).sheet.present) {}
      withAnimation(Motion\(index).sheet.present(reduceMotion: reduceMotion)) {}
      withAnimation(.sheetPresent) {}
      withAnimation(.sheetPresent(reduceMotion: reduceMotion)) {}
      let animation = Motion\(index).sheet.present
      let spring: Spring = .sheetPresent
      let curve: UnitCurve = .curveEnter
      _ = (animation, spring, curve, Motion\(index).duration.standard)
      _ = view.keyframeAnimator(initialValue: Motion\(index).clip.PulseValues(), repeating: true) { content, values in
        content.opacity(values.opacity)
      } keyframes: { _ in
        Motion\(index).clip.PulseValues.keyframes()
      }
      _ = view.keyframeAnimator(initialValue: .init(), trigger: trigger) { content, values in
        content.offset(values.offset.size)
      } keyframes: { _ in
        Motion\(index).clip.ComponentsValues.keyframes()
      }
      _ = view.phaseAnimator(Motion\(index + 1).sequence.HopPhase.allCases, trigger: trigger) { content, phase in
        content.offset(y: phase.values.y)
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

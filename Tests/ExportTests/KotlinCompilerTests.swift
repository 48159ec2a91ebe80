import Foundation
import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Export

@Suite("Exported Kotlin")
struct KotlinCompilerTests {
  /// A call to evaluate, the core's values at shares of a duration, and how far apart they may be.
  private struct Probe {
    let code: String
    let milliseconds: Double
    let tolerance: Double
    let value: (Double) -> Double
  }

  @Test(
    "It and all that it may bring along compile, and curves and keyframes go where the core says",
    .enabled(if: KotlinCompiler.newest != nil, KotlinCompiler.hint))
  func compiles() throws {
    let input = ExportGolden.input(try MatrixBooks.everything())
    let probes = try self.probes(input)
    var files = [
      "Exported.kt": try ExportedFiles(.compose, input).text, "Scheme.kt": try scheme(),
      "Hidden.kt": try hiding(),
      "Moving.kt": try moving(),
      "Main.kt": main(probes), "Support.kt": try SupportTests.kotlin(),
    ]
    for single in try MatrixBooks.single() + [("group", MatrixBooks.motionGroup())] {
      // Each in a package of its own, so that none lives on what another brings along.
      let options = ExportOptions(package: "com.acme.\(single.name)")
      files["\(single.name).kt"] = try ExportedFiles(.compose, ExportInput(single.book, options: options))
        .text
    }
    let output = try Self.compileAndRun(files)
    let lines = output.split(separator: "\n")
    #expect(lines.prefix(4) == ["true", "0.5", "true", "6.0 20.0 3.0 4.0 0.5 45.0 1.0"])
    let numbers = lines.dropFirst(4).compactMap { Double($0) }
    try #require(numbers.count == probes.count * Self.places.count, "\(output.suffix(2000))")
    for (index, probe) in probes.enumerated() {
      for (place, share) in Self.places.enumerated() {
        let number = numbers[index * Self.places.count + place]
        let expected = probe.value(share)
        #expect(
          abs(number - expected) <= probe.tolerance, "\(probe.code) at \(share): \(number), not \(expected)")
      }
    }
  }

  @Test(
    "With the access that was asked for, a module with an explicit interface has nothing to say",
    .enabled(if: KotlinCompiler.newest != nil, KotlinCompiler.hint))
  func explicitInterface() throws {
    var texts = ["Scheme.kt": try scheme(access: "public")]
    for access in ["public", "internal"] {
      let options = ExportOptions(access: access, package: "com.acme.\(access)s")
      let input = ExportGolden.input(try MatrixBooks.everything(), options: options)
      texts["\(access).kt"] = try ExportedFiles(.compose, input).text
    }
    let complaints = try TemporaryFolder.use { folder in
      for (name, text) in texts { try folder.write(text, to: name) }
      return try #require(KotlinCompiler.newest).complaints(
        of: Self.stubs + texts.keys.sorted().map(folder.url), isExplicit: true)
    }
    // What stands in for Compose is not asked.
    #expect(complaints.contains("Compose.kt:") && complaints.contains("explicit API mode"))
    #expect(texts.keys.filter { complaints.contains("\($0):") } == [], "\(complaints.suffix(3000))")
  }

  @Test("Without an access there is no word, and one that Kotlin has not is refused")
  func access() throws {
    let book = try ExportGolden.small()
    #expect(try !ExportedFiles(.compose, ExportInput(book)).text.contains(#/\b(public|internal) /#))
    #expect(throws: ExportError.self) {
      try ExportedFiles(.compose, ExportInput(book, options: ExportOptions(access: "package")))
    }
  }

  /// Material's springs, which make motion schemes.
  private func scheme(access: String? = nil) throws -> String {
    let options = ExportOptions(namespace: "Material", access: access, material: true)
    return try ExportedFiles(.compose, ExportInput(ExportGolden.pack("material3"), options: options)).text
  }

  /// Properties of a layer in words of people's own, and one that no layer has.
  private func moving() throws -> String {
    let book = try MatrixBooks.book(
      #"""
      {"name": "move", "kind": "sequence", "mode": "trigger", "phases": [{"name": "one", "values": {"horizontal-offset": 1,
      "offset": [2, 10], "scale": [3, 2], "scaleY": 2, "alpha": 0.5, "angle": 45, "glow": 1}, "animation": null}]}
      """#)
    return try ExportedFiles(.compose, ExportInput(book, options: ExportOptions(namespace: "Moving"))).text
  }

  /// Presets with names of Compose's and Kotlin's own.
  private func hiding() throws -> String {
    let book = try ExportGolden.book(
      presets: #"""
        {"name": "easing.enter", "kind": "curve", "bezier": [0, 0, 0.2, 1]},
        {"name": "float.up", "kind": "spring", "duration": 0.5, "delay": 0.1, "reduced": "spring"},
        {"name": "spring", "kind": "spring", "duration": 0.5, "reduced": "none"},
        {"name": "tween", "kind": "tween", "curve": "easing.enter", "duration": 0.5, "reduced": "none"},
        {"name": "y.equals", "kind": "spring", "duration": 0.5, "reduced": "none"},
        {"name": "text.to-string", "kind": "tween", "curve": "easeIn", "duration": 0.1},
        {"name": "text.hash-code", "kind": "duration", "duration": 0.1},
        {"name": "clip", "kind": "clip", "initial": {"snap": 0, "hash-code": 0, "spring": 0, "tween": 0, "keyframes": 0},
        "reduced": "none", "tracks": [
        {"property": "snap", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]},
        {"property": "keyframes", "keyframes": [{"type": "linear", "to": 1, "duration": 1}]}]},
        {"name": "phases", "kind": "sequence", "mode": "loop", "reduced": "none", "phases": [
        {"name": "one", "values": {"snap": 1, "to-string": 1, "tween": 2}, "animation": {"duration": 0.2}},
        {"name": "two", "values": {"snap": 2, "to-string": 2, "tween": 1}, "animation": null}]}
        """#)
    let options = ExportOptions(namespace: "Hidden", package: "com.acme.hidden")
    return try ExportedFiles(.compose, ExportInput(book, options: options)).text
  }

  /// Shares of a duration, away from the corners of the keyframes, where a rounded time may be on the other side.
  static let places = (0..<50).map { (Double($0) + 0.37) / 50 }

  private func probes(_ input: ExportInput) throws -> [Probe] {
    let presets = try input.all()
    let names = try KotlinNames(
      presets.map(\.name), objects: Set(presets.filter(\.isObject).map(\.name)), root: "Motion")
    return presets.filter { $0.target == nil }.flatMap { preset -> [Probe] in
      let path = names.path(preset.name)
      switch preset.motion {
      case .curve(let curve):
        return [Probe(code: "\(path).transform(share)", milliseconds: 1, tolerance: 2e-6, value: curve.value)]
      case .clip(let timeline, _, let loops) where !loops:
        return clip(path, timeline)
      default: return []
      }
    }
  }

  private func clip(_ path: String, _ timeline: TrackTimeline) -> [Probe] {
    var identifiers = PropertyIdentifiers(
      .camel, .kotlin, taken: ["durationMillis", "layer", "moveLayer", "reduced"])
    return timeline.tracks.flatMap { track in
      (0..<track.track.initial.count).map { component in
        let isSingle = track.track.initial.count == 1
        let name = identifiers.next(for: track.property + (isSingle ? "" : " \(component)"))
        let track = track.track
        let ends = track.segments.flatMap { [$0.startValue[component], $0.endValue[component]] }
        let extent = (ends.max() ?? 0) - (ends.min() ?? 0)
        let total = timeline.duration
        return Probe(
          code: "\(path).\(name)().valueAt(share.toDouble() * \(total * 1000))", milliseconds: total * 1000,
          // Rounded times are at most half a millisecond away.
          tolerance: max(extent * 2e-3, 1e-6),
          value: { track.value(time: Double(Float($0)) * total)[component] })
      }
    }
  }

  private func main(_ probes: [Probe]) -> String {
    let calls = probes.map { "    for (share in shares) println(\($0.code))" }
    let shares = Self.places.map { "\(Float($0))f" }.joined(separator: ", ")
    return """
      @file:Suppress("DEPRECATION")
      import androidx.compose.animation.core.valueAt
      val shares = floatArrayOf(\(shares))
      fun main() {
          val reduced: Boolean = true
          println(com.acme.hidden.Hidden.spring<Float>(reduced) is androidx.compose.animation.core.SnapSpec)
          println(com.acme.hidden.Hidden.spring(0.5f).visibilityThreshold)
          val scheme: androidx.compose.material3.MotionScheme = MaterialMaterial3SpringExpressiveMotionScheme
          println(scheme.fastSpatialSpec<Float>() is androidx.compose.animation.core.SpringSpec)
          val layer = object : androidx.compose.ui.graphics.GraphicsLayerScope {
              override val density = 2f
              override var alpha = 1f
              override var scaleX = 1f
              override var scaleY = 1f
              override var translationX = 0f
              override var translationY = 0f
              override var rotationX = 0f
              override var rotationY = 0f
              override var rotationZ = 0f
          }
          val one = Moving.Move.Phase.One
          Moving.Move.moveLayer(
              layer, Moving.Move.horizontalOffset(one), Moving.Move.offset0(one), Moving.Move.offset1(one),
              Moving.Move.scale0(one), Moving.Move.scale1(one), Moving.Move.scaleY(one), Moving.Move.alpha(one),
              Moving.Move.angle(one))
          println(
              with(layer) { "$translationX $translationY $scaleX $scaleY $alpha $rotationZ" } + " ${Moving.Move.glow(one)}")
      \(calls.joined(separator: "\n"))
      }
      """
  }

  private static func compileAndRun(_ files: [String: String]) throws -> String {
    try #require(KotlinCompiler.newest).output(of: files, with: stubs)
  }

  private static let stubs = ["Compose.kt", "Geometry.kt", "Graphics.kt", "Material.kt"].map {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kotlin/\($0)")
  }
}

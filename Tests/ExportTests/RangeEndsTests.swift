import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Export

@Suite("Numbers at the ends of their ranges, in every format")
struct RangeEndsTests {
  /// A preset as it was accepted; nil where reading refuses it, with a place and a range.
  private static func accepted(_ preset: String) throws -> Preset? {
    var text = RegistryText(Array(#"{"format": "motionbook/1", "presets": [\#(preset)]}"#.utf8))
    try text.checkReferences()
    guard text.problems.isEmpty else {
      #expect(
        text.problems.allSatisfy {
          $0.message.contains("must be") || $0.message.contains("the most") || Self.isOther($0.message)
        },
        "\(preset): \(text.problems.map(\.sentence))")
      return nil
    }
    return text.presets.first
  }

  /// Refusals that are no range: what makes no motion together.
  private static func isOther(_ message: String) -> Bool {
    ["never settles", "does not settle", "floating point", "goes back", "too small", "no spring"].contains {
      message.contains($0)
    }
  }

  @Test(
    "what is accepted is written, in finite numbers and few bytes, or refused with a sentence",
    arguments: Extent.cases(Array(0..<8)))
  func formats(_ seed: Int) throws {
    var accepted = 0
    for text in RangeEnds.presets(seed: UInt64(seed), count: 25) {
      guard let preset = try Self.accepted(text) else { continue }
      accepted += 1
      let motion = try Resolver(RegistrySnapshot([preset])).motion(of: preset)
      // What is longer may stand by itself, and is refused where it is baked.
      if motion.stops > Ranges.bakedStops.highest {
        let animation = try #require(motion.animation, "\(text)")
        #expect(throws: MotionError.self) { try LinearEasing(baking: animation) }
      }
      // The larger ones take too long without optimisation; `make verify` has them.
      guard motion.stops < 1500 else { continue }
      for format in ExportFormats.all {
        do {
          let files = try ExportedFiles(format, ExportInput(RegistrySnapshot([preset])))
          let size = files.files.reduce(0) { $0 + $1.text.utf8.count }
          #expect(size < 10_000_000, "\(format.name) \(text)")
          for file in files.files {
            let isFinite = file.text.firstMatch(of: #/(?i)(^|[^a-z_.])(nan|inf)([^a-z_]|$)/#) == nil
            #expect(isFinite, "\(format.name) \(text): \(file.text.prefix(2000))")
          }
        } catch let error as ExportError {
          #expect(!error.sentence.isEmpty)
        }
      }
    }
    #expect(accepted >= 5)
  }

  @Test("what is accepted is somewhere at every time")
  func evaluation() throws {
    for text in RangeEnds.presets(seed: 77, count: 200) {
      guard let preset = try Self.accepted(text) else { continue }
      let motion = try Resolver(RegistrySnapshot([preset])).motion(of: preset)
      for time in [0, 1e-9, 0.0001, 0.05, 1, 3600, 1e6] {
        let values: [Double] =
          switch motion {
          case .spring, .tween: [motion.animation?.value(at: time) ?? 0]
          case .curve(let curve): [curve.value(at: time)]
          case .duration(let seconds): [seconds]
          case .clip(let timeline, _, _):
            timeline.values(time: time).flatMap(\.value.array)
          case .sequence(let sequence): sequence.values(time: time).flatMap(\.value.array)
          case .morph(let morph): morph.values(.present, time: time).flatMap(\.value.array)
          }
        #expect(values.allSatisfy { $0.isFinite }, "\(text) at \(time): \(values)")
      }
    }
  }

  @Test("a small tolerance is refused for a preset of many parts before anything is baked")
  func tolerance() throws {
    let keyframes = (0..<400).map {
      #"{"type": "spring", "to": \#($0 % 2), "duration": 1, "spring": {"duration": 0.3, "bounce": 0.5}}"#
    }
    let clip = #"""
      {"name": "c", "kind": "clip", "initial": {"x": 0},
       "tracks": [{"property": "x", "keyframes": [\#(keyframes.joined(separator: ", "))]}]}
      """#
    let preset = try #require(try Self.accepted(clip))
    let input = ExportInput(RegistrySnapshot([preset]), options: ExportOptions(tolerance: 0.000001))
    do {
      _ = try ExportedFiles(named: "css", input)
      Issue.record("accepted")
    } catch let error as ExportError {
      #expect(error.sentence.hasPrefix("c: tolerance: it would take about"))
    }
  }

  @Test("a clip whose springs ring and whose curves jump too often altogether is refused")
  func parts() throws {
    let keyframes = (0..<1000).map { _ in
      #"{"type": "linear", "to": 1, "duration": 1, "curve": {"steps": 1000}}"#
    }
    let clip = #"""
      {"name": "c", "kind": "clip", "initial": {"x": 0},
       "tracks": [{"property": "x", "keyframes": [\#(keyframes.joined(separator: ", "))]}]}
      """#
    var text = RegistryText(Array(#"{"format": "motionbook/1", "presets": [\#(clip)]}"#.utf8))
    try text.checkReferences()
    #expect(
      text.problems.map(\.message).first?.contains("2000000 straight lines, and 25000 is the most") == true)
  }

  /// Why reading refuses a preset, the first sentence.
  private static func refusal(_ preset: String) throws -> String? {
    var text = RegistryText(Array(#"{"format": "motionbook/1", "presets": [\#(preset)]}"#.utf8))
    try text.checkReferences()
    return text.problems.map(\.message).first
  }

  @Test(
    "a clip of several numbers that are thrown far beyond their way is refused",
    arguments: ["cubic", "spring"])
  func velocities(_ type: String) throws {
    let keyframes = (0..<10).map {
      let spring = type == "spring" ? #", "spring": {"duration": 0.5, "bounce": 0.3}"# : ""
      let to = $0 % 2
      return
        #"{"type": "\#(type)", "to": [\#(to), \#(to)], "duration": 3600, "startVelocity": [1e12, 1e12]\#(spring)}"#
    }
    let clip = #"""
      {"name": "c", "kind": "clip", "initial": {"x": [0, 0]},
       "tracks": [{"property": "x", "keyframes": [\#(keyframes.joined(separator: ", "))]}]}
      """#
    #expect(try Self.refusal(clip)?.contains("25000 is the most") == true)
  }

  @Test("a curve of the most points moves one number, not two", arguments: [1, 2])
  func points(_ count: Int) throws {
    let points = (0..<10_000).map { "[\(Double($0) / 9999), \($0 % 2 == 0 ? 0 : 1)]" }.joined(separator: ", ")
    let zeros = Array(repeating: "0", count: count).joined(separator: ", ")
    let ones = Array(repeating: "1", count: count).joined(separator: ", ")
    let clip = #"""
      {"name": "c", "kind": "clip", "initial": {"x": [\#(zeros)]}, "tracks": [{"property": "x", "keyframes":
        [{"type": "linear", "to": [\#(ones)], "duration": 1, "curve": {"points": [\#(points)]}}]}]}
      """#
      .replacing(count == 1 ? "[\(zeros)]" : "none", with: "0").replacing(
        count == 1 ? "[\(ones)]" : "none", with: "1")
    let refusal = try Self.refusal(clip)
    if count == 1 { #expect(refusal == nil) } else { #expect(refusal?.contains("25000 is the most") == true) }
  }
}

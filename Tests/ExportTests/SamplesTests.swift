import Foundation
import MotionPhysics
import Presets
import StrictJSON
import TestSupport
import Testing

@testable import Export

@Suite("Golden samples")
struct SamplesTests {
  @Test("stay as they were looked at")
  func golden() throws {
    try ExportGolden.expect(
      "samples", without: ["card.flip", "heart.pulse"],
      shortened: { $0.replacing(#/(\n +\[.*\],)(?:\n +\[.*\],)+/#) { $0.1 + "\n                …" } })
  }

  @Test("are those of the core, for every preset")
  func core() throws {
    let input = ExportGolden.input(try ExportGolden.everything())
    let presets = try document(input).root.member("presets")?.elements ?? []
    let motions = try input.all()
    #expect(presets.map { $0.member("name")?.string } == motions.map(\.name.text))
    for (preset, exported) in zip(presets, motions) {
      for run in preset.member("runs")?.elements ?? [] {
        try check(run, exported)
      }
    }
  }

  @Test("leave out the times at which something jumps, and hardly any other")
  func jumps() throws {
    let book = try ExportGolden.everything()
    let presets = book.presets.filter { ["curve.steps.end", "sheet.present"].contains($0.name.text) }
    let input = ExportInput(RegistrySnapshot(presets, settings: book.settings))
    let counts = try input.all().map { exported in
      SampledMotion.all(of: exported.motion).flatMap(\.tracks).map(\.samples.count)
    }
    // Of the equal parts of the time only the last is a fifth, where the last step goes up; a spring has no jump.
    #expect(counts[0].allSatisfy { $0 >= SampledTrack.parts })
    #expect(counts[1].allSatisfy { 2 * $0 > 3 * SampledTrack.parts })
  }

  @Test("have the tolerance that was asked for, a share of the way")
  func tolerance() throws {
    let book = try ExportGolden.everything()
    let presets = book.presets.filter { $0.name.text == "curve.enter" }
    let input = ExportInput(
      RegistrySnapshot(presets, settings: book.settings), options: ExportOptions(tolerance: 0.01))
    let tolerance = try document(input).root.descendant(at: "presets[0].runs[0].tracks[0].tolerance.value")
    #expect(tolerance?.number == 0.01)
  }

  @Test("have a tolerance of the exact range, and stand close where it moves")
  func range() throws {
    let book = try ExportGolden.pack("starter")
    let input = ExportInput(book)
    for exported in try input.all() {
      guard case .clip(let timeline, .time, _) = exported.motion else { continue }
      let motion = try #require(SampledMotion.all(of: exported.motion).first)
      for (track, sampled) in zip(timeline.tracks, motion.tracks) where track.track.initial.isScalar {
        let values = (0...20_000).map {
          track.track.value(time: timeline.duration * Double($0) / 20_000)[0]
        }
        let span = (values.max() ?? 0) - (values.min() ?? 0)
        #expect(abs(sampled.span - span) <= 1e-4 * max(span, 1), "\(exported.name) \(track.property)")
        // Between two samples lies no more than a tenth of the way there and back.
        let way = zip(values, values.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
        let steps = zip(sampled.samples, sampled.samples.dropFirst()).map { abs($1.value[0] - $0.value[0]) }
        #expect((steps.max() ?? 0) <= 0.1 * way + 1e-9, "\(exported.name) \(track.property)")
      }
    }
  }

  @Test(
    "a morph of very many numbers has fewer samples of each, and of too many none", .timeLimit(.minutes(1)),
    arguments: Extent.cases([(32, "[1, 2, 3, 4]"), (130, "9")]))
  func manyNumbers(elements: Int, value: String) throws {
    func morph(_ elements: Int, _ value: String) throws -> ExportInput {
      let properties = (0..<10).map { #""p\#($0)": {"from": \#(value), "to": \#(value)}"# }.joined(
        separator: ", ")
      let parts = (0..<elements).map { #"{"name": "e\#($0)", "properties": {\#(properties)}}"# }
      let preset = #"""
        {"name": "m", "kind": "morph", "present": {"animation": {"duration": 1, "curve": "easeInOut"}},
         "elements": [\#(parts.joined(separator: ", "))]}
        """#
      return ExportInput(try ExportGolden.book(presets: preset))
    }
    #expect(try ExportedFiles(.samples, morph(elements, value)).text.utf8.count < 10_000_000)
    do {
      _ = try ExportedFiles(.samples, morph(200, "[1, 2, 3, 4]"))
      Issue.record("accepted")
    } catch let error as ExportError {
      #expect(error.sentence.hasPrefix("m: elements: both ways it moves 16000 numbers, and 8000 is the most"))
    }
  }

  private func document(_ input: ExportInput) throws -> JSONDocument {
    try JSONDocument(ExportedFiles(.samples, input).text)
  }

  private func check(_ run: JSONValue, _ exported: ExportedPreset) throws {
    for track in run.member("tracks")?.elements ?? [] {
      let rows = track.member("samples")?.elements.map { $0.elements.compactMap(\.number) } ?? []
      let count = Int(try #require(track.member("components")?.number))
      let property = track.member("property")?.string
      #expect(rows.count >= 20 || run.member("duration")?.number == 0, "\(exported.name) \(property ?? "")")
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0[0] < $1[0] })
      #expect((track.descendant(at: "tolerance.value")?.number ?? 0) > 0)
      let size = rows.joined().reduce(0) { max($0, abs($1)) }
      for row in rows {
        try #require(row.count == 1 + 2 * count)
        let direction = run.member("direction")?.string.flatMap(Morph.Direction.init(rawValue:))
        let expected = try #require(state(exported.motion, property, direction, at: row[0]))
        let gap = zip(row[1...], expected).reduce(0) { max($0, abs($1.0 - $1.1)) }
        #expect(gap <= 1e-8 * max(size, 1), "\(exported.name) at \(row[0])")
      }
    }
  }

  /// Value and velocity by the core's own functions.
  private func state(
    _ motion: Motion, _ property: String?, _ direction: Morph.Direction?, at place: Double
  ) -> [Double]? {
    let values: [PropertyValue]
    switch motion {
    case .spring(let spring, let delay):
      return [spring.value(time: place - delay), spring.velocity(time: place - delay)]
    case .tween(let curve, let duration, let delay):
      let animation = Animation.tween(curve, duration: duration, delay: delay)
      return [animation.value(at: place), animation.velocity(at: place)]
    case .curve(let curve): return [curve.value(at: place), curve.slope(at: place)]
    case .duration: return nil
    case .clip(let timeline, .progress, _):
      return timeline.values(progress: place).first { $0.property == property }
        .map { $0.value.array + $0.velocity.array.map { $0 * timeline.duration } }
    case .clip(let timeline, .time, _): values = timeline.values(time: place)
    case .sequence(let sequence): values = sequence.values(time: place)
    case .morph(let morph): values = direction.map { morph.values($0, time: place) } ?? []
    }
    return values.first { $0.property == property }.map { $0.value.array + $0.velocity.array }
  }
}

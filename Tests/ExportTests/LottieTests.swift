import Foundation
import MotionPhysics
import Presets
import TestSupport
import Testing

@testable import Export

@Suite("Lottie")
struct LottieTests {
  @Test(
    "moves as the clip does, within the tolerance", arguments: Extent.cases([0.01, 0.002, 0.0005]),
    Extent.cases(["everything", "apple", "starter"]))
  func agreement(tolerance: Double, book: String) throws {
    let book = try book == "everything" ? ExportGolden.everything() : ExportGolden.pack(book)
    let input = ExportGolden.input(book, options: ExportOptions(tolerance: tolerance))
    let files = try ExportedFiles(.lottie, input).files
    for exported in try input.all() {
      guard case .clip(let timeline, _, _) = exported.motion,
        let file = files.first(where: { $0.path == "\(exported.name).json" })
      else { continue }
      let animation = try LottieAnimation(file.text)
      for track in timeline.tracks {
        for target in LottieTarget.all(of: track) {
          try check(animation, target, track.track, tolerance, "\(exported.name) \(track.property)")
        }
      }
    }
  }

  @Test("follows the specification: ascending times, handles within 0 to 1, a last keyframe without them")
  func specification() throws {
    let files = try ExportedFiles(.lottie, ExportGolden.input(try ExportGolden.everything())).files
    #expect(files.count == 5)
    for file in files {
      let animation = try LottieAnimation(file.text)
      #expect(Set(["v", "fr", "ip", "op", "w", "h", "layers"]).isSubset(of: animation.root.keys))
      for target in LottieTarget.allCases {
        let property = try animation.property(target)
        guard property["a"] as? Int == 1 else { continue }
        let keyframes = try #require(property["k"] as? [[String: Any]])
        let times = keyframes.compactMap { $0["t"] as? Double }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "\(file.path) \(target)")
        #expect(times.count == keyframes.count && times.count > 1)
        for keyframe in keyframes where keyframe["h"] == nil {
          for key in ["o", "i"] {
            let handle = try #require(keyframe[key] as? [String: [Double]])
            #expect(handle.values.joined().allSatisfy { $0 >= 0 && $0 <= 1 })
          }
        }
        #expect(keyframes.last?["h"] as? Int == 1)
      }
    }
  }

  @Test("writes a skew together with its axis, without which lottie-web draws no layer")
  func skew() throws {
    let book = try MatrixBooks.book(
      #"{"name": "lean", "kind": "clip", "initial": {"skewX": 0}, "tracks": [{"property": "skewX", "keyframes": [{"type": "linear", "to": 30, "duration": 0.5}]}]}"#
    )
    let file = try #require(ExportedFiles(.lottie, ExportGolden.input(book)).files.first)
    let layer = try #require((try LottieAnimation(file.text).root["layers"] as? [[String: Any]])?.first)
    let transform = try #require(layer["ks"] as? [String: [String: Any]])
    #expect(transform["sk"]?["a"] as? Int == 1)
    #expect(transform["sa"]?["k"] as? Int == 0)
  }

  @Test("A colour's opacity is that of the fill")
  func fillOpacity() throws {
    let book = try MatrixBooks.book(
      #"""
      {"name": "c", "kind": "clip", "initial": {"backgroundColor": [1, 0, 0, 0]}, "tracks": [{"property": "backgroundColor",
      "keyframes": [{"type": "linear", "to": [0, 1, 0, 1], "duration": 1}]}]}
      """#)
    let file = try #require(ExportedFiles(.lottie, ExportGolden.input(book)).files.first)
    let animation = try LottieAnimation(file.text)
    #expect(try animation.value(of: .fillOpacity, frame: 0) == [0])
    #expect(try animation.value(of: .fillOpacity, frame: 15).map { ($0 * 1e4).rounded() / 1e4 } == [25])
    #expect(try animation.value(of: .fillOpacity, frame: 60) == [100])
  }

  @Test("says what it cannot carry")
  func notes() throws {
    let files = try ExportedFiles(.lottie, ExportGolden.input(try ExportGolden.everything()))
    for name in ["clip.components", "clip.hostile", "clip.scroll", "sheet.present", "morph.hero"] {
      #expect(files.hasNote(on: name), "\(name)")
    }
  }

  private func check(
    _ animation: LottieAnimation, _ target: LottieTarget, _ track: ValueTrack, _ tolerance: Double,
    _ comment: String
  ) throws {
    let duration = track.duration
    // Where a keyframe begins or a step goes up, Lottie may be a thousandth of a frame early.
    var corners: [Double] = []
    for piece in PropertyTimeline(track, property: "").stretches {
      let length = piece.end - piece.start
      for part in 0...12 { corners.append(piece.start + length * Double(part) / 12) }
    }
    let bent = PropertyTimeline(track, property: "")
    let whole = bent.scales
    for step in 0...307 {
      let time = duration * Double(step) / 307 * 1.1
      if corners.contains(where: { abs($0 - time) < 1e-4 }) { continue }
      let expected = target.converted(track.value(time: time).array)
      let actual = try animation.value(of: target, frame: time * LottieTrack.rate)
      try #require(actual.count == expected.count)
      let unit = target.converted([Double](repeating: 1, count: track.initial.count))
      let zero = target.converted([Double](repeating: 0, count: track.initial.count))
      let scales = bent.stretches.first { time >= $0.start && time <= $0.end }.map(\.scales)
      for index in expected.indices {
        let place = target == .fillOpacity ? 3 : index
        let scale = scales.map { $0[min(place, $0.count - 1)] } ?? 1
        let factor = max(abs(unit[index] - zero[index]), 1)
        // The last frame is the target, which a spring that counts as settled is but near.
        let rest = bent.gap * whole[min(place, whole.count - 1)]
        let allowed = (tolerance * scale + rest) * factor * 1.01 + 1e-5
        #expect(abs(actual[index] - expected[index]) <= allowed, "\(comment) at \(time)")
      }
    }
  }
}

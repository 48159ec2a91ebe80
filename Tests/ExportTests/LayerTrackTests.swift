import MotionPhysics
import Presets
import Testing

@testable import Export

@Suite("Curves and tracks for Core Animation")
struct LayerTrackTests {
  private func value(_ pieces: [PathPiece], at x: Double) throws -> Double {
    let piece = try #require(pieces.last { $0.start.x <= x })
    guard piece.width > 0, x < piece.end.x else { return piece.end.y }
    let share = (x - piece.start.x) / piece.width
    if piece.isLine { return piece.start.y + piece.height * share }
    if let timing = piece.timing { return piece.start.y + piece.height * timing.value(at: share) }
    return .nan
  }

  @Test("Pieces are the curve itself, circles to 5e-5")
  func pieces() throws {
    var curves: [(UnitCurve, Double)] = [
      (.points(try PointsCurve(points: [CurvePoint(x: 0.2, y: 0.1), CurvePoint(x: 0.6, y: 0.7)])), 1e-12),
      (
        .points(
          try PointsCurve(points: [
            CurvePoint(x: 0, y: 0.1), CurvePoint(x: 0.5, y: 0.4), CurvePoint(x: 0.5, y: 0.8),
            CurvePoint(x: 1, y: 0.9), CurvePoint(x: 1, y: 1),
          ])), 1e-12
      ),
      (
        .path(try PathCurve(svg: "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1")),
        1e-9
      ),
      (.easeInOut, 1e-12), (.circularEaseIn, 5e-5), (.circularEaseOut, 5e-5), (.circularEaseInOut, 5e-5),
    ]
    for jump in StepsCurve.Jump.allCases {
      curves.append((.steps(try StepsCurve(count: 3, jump: jump)), 1e-12))
    }
    for (curve, tolerance) in curves {
      let pieces = CurvePieces.of(curve)
      for step in 0...997 {
        let x = Double(step) / 997
        let found = try value(pieces, at: x)
        #expect(abs(found - curve.value(at: x)) <= tolerance, "\(curve) at \(x)")
      }
    }
  }

  /// The value that Core Animation shows of the keys.
  private func value(_ layer: LayerTrack, at time: Double, component: Int) -> Double {
    let next = layer.times.firstIndex { $0 >= time } ?? layer.times.count - 1
    guard next > 0 else { return layer.values[0][component] }
    let start = layer.values[next - 1][component]
    let end = layer.values[next][component]
    let width = layer.times[next] - layer.times[next - 1]
    let share = width > 0 ? (time - layer.times[next - 1]) / width : 1
    return start + (end - start) * (layer.timings[next - 1]?.value(at: share) ?? share)
  }

  @Test("Every track of every clip stays within the error that it states", arguments: [0.01, 0.002, 0.0001])
  func tracks(tolerance: Double) throws {
    var tracks = 0
    for preset in try ExportInput(try ExportGolden.everything()).all() {
      guard case .clip(let timeline, _, _) = preset.motion else { continue }
      for track in timeline.tracks {
        let layer = LayerTrack(track.track, duration: timeline.duration, tolerance: tolerance)
        tracks += 1
        #expect(layer.error <= tolerance)
        #expect(layer.times.last == timeline.duration)
        #expect(zip(layer.times, layer.times.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(layer.timings.count == layer.values.count - 1)
        for component in 0..<track.track.initial.count {
          let values = (0...2000).map {
            track.track.value(time: timeline.duration * Double($0) / 2000)[component]
          }
          for step in 0...2000 {
            let time = timeline.duration * Double(step) / 2000
            let gap = abs(value(layer, at: time, component: component) - values[step])
            // Between the places where it was measured it may be a little more.
            #expect(
              gap <= 1.02 * max(layer.error, 1e-9) * layer.travel || isJump(track.track, time),
              "\(preset.name) \(track.property) at \(time)")
          }
        }
      }
    }
    #expect(tracks > 10)
  }

  private func isJump(_ track: ValueTrack, _ time: Double) -> Bool {
    track.segments.contains {
      if case .linear(.steps) = $0.motion { return time >= $0.startTime && time <= $0.endTime }
      return $0.motion == .move && abs($0.startTime - time) < 1e-3
    }
  }

  @Test("A cubic keyframe is exact, with one timing function for each way that has a height")
  func cubic() throws {
    let track = try ValueTrack(
      initial: Components(0),
      keyframes: [
        .cubic(to: Components(10), duration: 0.5, startVelocity: Components(5), endVelocity: Components(-20))
      ])
    let layer = LayerTrack(track, duration: 0.5, tolerance: 0.002)
    #expect(layer.values.count == 2)
    #expect(layer.error < 1e-12)
    let loop = try ValueTrack(
      initial: Components(1),
      keyframes: [
        .cubic(to: Components(1), duration: 1, startVelocity: Components(9), endVelocity: Components(-9))
      ])
    let halves = LayerTrack(loop, duration: 1, tolerance: 0.002)
    #expect(halves.values.count > 2)
    #expect(abs(value(halves, at: 0.3, component: 0) - loop.value(time: 0.3)[0]) < 1e-9)
  }
}

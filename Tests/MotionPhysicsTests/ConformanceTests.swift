import Testing

@testable import MotionPhysics

/// The promises of docs/accuracy.md, held against the vectors of docs/conformance.
@Suite("Accuracy: every documented bound holds against 30 digits")
struct ConformanceTests {
  private static func spring(_ row: Conformance.Row) -> Spring {
    // Beyond the ranges that people type too.
    Spring(uncheckedDuration: row.number("duration"), bounce: row.number("bounce"))
  }

  private static func expect(_ worst: [String: Double], atMost bound: Double) {
    for (family, error) in worst { #expect(error <= bound, "\(family): \(error)") }
  }

  @Test("position and velocity, of every damping, up to 10,000 periods")
  func springs() throws {
    let rows = try Conformance.rows("springs")
    #expect(rows.count == 900 && Set(rows.map(\.family)).count == 6)
    func worst(_ answer: String, _ scale: String, _ of: (MotionState<Double>) -> Double) throws -> [String:
      Double]
    {
      try Conformance.worst(rows) { row in
        let state = Self.spring(row).state(
          fromValue: 0, toValue: row.number("target"), initialVelocity: row.number("initialVelocity"),
          time: row.number("time"))
        let unit = try #require(row[scale]?.text.flatMap { Double($0) })
        return row.error(of(state), answer, scale: unit)
      }
    }
    Self.expect(try worst("position", "positionScale", \.position), atMost: AccuracyTable.position)
    Self.expect(try worst("velocity", "velocityScale", \.velocity), atMost: AccuracyTable.velocity)
  }

  @Test("settling times: from rest, thrown, near critical, on both sides of every jump")
  func settling() throws {
    let rows = try Conformance.rows("settling")
    #expect(rows.count == 500)
    let worst = try Conformance.worst(rows) { row in
      let time = Self.spring(row).settlingTime(
        initialVelocity: row.number("initialVelocity"), share: row.number("epsilon"))
      let exact = try #require(row.answer("settlingTime")).high
      return exact == 0 ? abs(time) : row.error(time, "settlingTime", scale: exact)
    }
    Self.expect(worst, atMost: AccuracyTable.settling)
  }

  @Test("a spring thrown from its own target: when it turns, and when it has settled")
  func thrown() throws {
    let rows = try Conformance.rows("thrown")
    #expect(rows.count == 120)
    let peaks = try Conformance.worst(rows) { row in
      let peak = Self.spring(row).peakTime(target: 0, initialVelocity: row.number("initialVelocity"))
      return row.error(
        try #require(peak), "peakTime", scale: try #require(row.answer("peakTime")).high)
    }
    Self.expect(peaks, atMost: AccuracyTable.times)
    let times = try Conformance.worst(rows) { row in
      let time = Self.spring(row).settlingTime(
        target: 0, initialVelocity: row.number("initialVelocity"), tolerance: row.number("tolerance"))
      return row.error(time, "settlingTime", scale: try #require(row.answer("settlingTime")).high)
    }
    Self.expect(times, atMost: AccuracyTable.settling)
  }

  @Test("cubic Beziers: heights and slopes, beside vertical tangents too")
  func beziers() throws {
    let rows = try Conformance.rows("curves")
    #expect(rows.count == 450)
    func curve(_ row: Conformance.Row) throws -> CubicBezier {
      try CubicBezier(
        x1: row.number("x1"), y1: row.number("y1"), x2: row.number("x2"), y2: row.number("y2"))
    }
    let heights = try Conformance.worst(rows) { row in
      row.error(try curve(row).value(at: row.number("x")), "y", scale: 1)
    }
    Self.expect(heights, atMost: AccuracyTable.bezier)
    let slopes = try Conformance.worst(rows.filter { $0["slope"] != nil }) { row in
      let exact = try #require(row.answer("slope")).high
      return row.error(
        try curve(row).velocity(at: row.number("x")), "slope", scale: max(1, abs(exact)))
    }
    Self.expect(slopes, atMost: AccuracyTable.bezierSlope)
  }

  @Test("what a duration and a bounce are in other words")
  func conversions() throws {
    let rows = try Conformance.rows("conversions")
    #expect(rows.count == 150)
    let answers: [(String, (Spring) -> Double?)] = [
      ("stiffness", \.stiffness), ("damping", \.damping), ("dampingRatio", \.dampingRatio),
      ("overshoot", { $0.overshoot() }), ("peakTime", { $0.peakTime() }),
      ("motionVisualDuration", { $0.duration / 1.2 }),
    ]
    for (name, answer) in answers {
      let worst = try Conformance.worst(rows.filter { $0[name] != nil }) { row in
        let exact = try #require(row.answer(name)).high
        let number = try #require(answer(Self.spring(row)))
        return row.error(number, name, scale: exact == 0 ? 1 : exact)
      }
      Self.expect(worst, atMost: AccuracyTable.conversion)
    }
  }

  @Test("keyframes by SwiftUI's rules: values and velocities at every kind of joint")
  func keyframes() throws {
    let clips = try Conformance.contents("keyframes")["vectors"]?.list ?? []
    #expect(clips.count == 60)
    for clip in clips {
      let track = try Self.track(clip)
      let scale = try #require(clip["scale"]?.text.flatMap { Double($0) })
      for answer in clip["answers"]?.list ?? [] {
        let row = Conformance.Row(columns: ["time", "value", "velocity"], cells: answer.list)
        let time = row.number("time")
        let error = row.error(track.value(time: time)[0], "value", scale: scale)
        #expect(error <= AccuracyTable.keyframes, "\(error) \(clip)")
        // The last eighth of a second may be a keyframe of its own.
        let speed = row.error(track.velocity(time: time)[0], "velocity", scale: 8 * scale)
        #expect(speed <= AccuracyTable.keyframes, "\(speed) \(row) \(clip)")
      }
    }
  }

  private static func track(_ clip: Vector) throws -> ValueTrack {
    let keyframes = try (clip["keyframes"]?.list ?? []).map { frame -> ValueKeyframe in
      func components(_ key: String) -> Components? { frame[key]?.bits.map { Components($0) } }
      let to = try #require(components("to"))
      let duration = frame["duration"]?.bits ?? 0
      switch frame["kind"]?.text {
      case "move": return .move(to: to)
      case "linear": return .linear(to: to, duration: duration, curve: .linear)
      case "cubic":
        return .cubic(
          to: to, duration: duration, startVelocity: components("startVelocity"),
          endVelocity: components("endVelocity"))
      default:
        let numbers = try #require(frame["spring"]).list.compactMap(\.bits)
        return .spring(
          to: to, duration: duration,
          spring: try Spring(validatingDuration: numbers[0], bounce: numbers[1]),
          startVelocity: components("startVelocity"))
      }
    }
    return try ValueTrack(initial: Components(#require(clip["initial"]?.bits)), keyframes: keyframes)
  }
}

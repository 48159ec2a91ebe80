import Foundation
import Testing

@testable import MotionPhysics

@Suite("Motion (motion.dev): what its own tests expect")
struct MotionVectorTests {
  /// Motion's end of an animation: at rest by both measures it is set to the target.
  private struct Rest {
    let speed: Double
    let delta: Double

    /// Below 5 units of travel Motion takes its granular figures.
    init(_ inputs: Vector) {
      speed = inputs["restSpeed"]?.number ?? 0.01
      delta = inputs["restDelta"]?.number ?? 0.005
    }

    func isDone(_ spring: Spring, travel: Double, time: Double) -> Bool {
      abs(spring.velocity(target: travel, time: time)) <= speed
        && abs(travel - spring.value(target: travel, time: time)) <= delta
    }

    /// `calcGeneratorDuration`: the first multiple of 50 ms that is done, at most 20 s.
    func milliseconds(_ spring: Spring) -> Int? {
      stride(from: 0, to: 20_000, by: 50).first { isDone(spring, travel: 1, time: Double($0) / 1000) }
    }
  }

  private static func physics(_ inputs: Vector) throws -> Spring {
    try Dialect.motion.spring([
      ("stiffness", #require(inputs["stiffness"]?.number)), ("damping", #require(inputs["damping"]?.number)),
      ("mass", #require(inputs["mass"]?.number)),
    ])
  }

  @Test("positions every 200 ms, and not the jump of its overdamped springs")
  func frames() throws {
    let vectors = try Vector.list("motion-dev-tests", function: "animateSync 200ms rounded")
    #expect(vectors.count >= 2)
    for vector in vectors {
      let inputs = try #require(vector["inputs"])
      let spring = try Self.physics(inputs)
      let from = try #require(inputs["from"]?.number)
      let travel = try #require(inputs["to"]?.number) - from
      let rest = Rest(inputs)
      let frames = try #require(vector["expected"]).list.compactMap(\.number)
      if vector["physically_wrong"]?.flag == true {
        // [100, 1000]: Motion caps the argument of sinh and cosh at 300, so that its spring of damping ratio
        // 5000 is at the target in the second frame (its issue 1207). The spring creeps: a time constant of
        // damping/stiffness = 10 s.
        #expect(frames == [100, 1000])
        #expect(abs(spring.value(target: travel, time: 10) / travel - (1 - exp(-1))) < 1e-6)
        #expect(spring.value(target: travel, time: 0.2) < 0.03 * travel)
        continue
      }
      for (index, frame) in frames.enumerated() {
        let time = 0.2 * Double(index)
        let isDone = rest.isDone(spring, travel: travel, time: time)
        let value = isDone ? travel : spring.value(target: travel, time: time)
        #expect((from + value).rounded() == frame, "\(index) \(vector)")
        #expect(isDone == (index == frames.count - 1))
      }
    }
  }

  @Test("a visual duration without a bounce: Motion runs its default physics, here it is refused")
  func lostVisualDuration() throws {
    let vector = try #require(
      try Vector.list("motion-dev-tests", function: "calcGeneratorDuration ms").first)
    let inputs = try #require(vector["inputs"])
    let rest = Rest(inputs)
    let visualDuration = try #require(inputs["visualDuration"]?.number)
    #expect(rest.milliseconds(try Dialect.motion.spring([])) == vector["expected"]?.number.map { Int($0) })
    // With the bounce that the expectation leaves out it would have been 900 ms.
    let meant = try Dialect.motion.spring([("visualDuration", visualDuration), ("bounce", 0)])
    #expect(rest.milliseconds(meant) == 900)
    #expect(throws: MotionError.self) { try Dialect.motion.spring([("visualDuration", visualDuration)]) }
  }

  @Test("the stops of its linear() are values of the spring of a visual duration and bounce")
  func stops() throws {
    let vectors = try Vector.list(
      "motion-dev-tests", function: "spring(...).toString() linear() stops, 30 ms resolution")
    #expect(!vectors.isEmpty)
    for vector in vectors {
      let inputs = try #require(vector["inputs"])
      let spring = try Dialect.motion.spring([
        ("visualDuration", #require(inputs["visualDuration"]?.number)),
        ("bounce", #require(inputs["bounce"]?.number)),
      ])
      let duration = try #require(vector["expected"]?["durationMs"]?.number)
      let stops = try #require(vector["expected"]?["stops"]).list.compactMap(\.number)
      #expect(Rest(inputs).milliseconds(spring) == Int(duration))
      // max(round(duration / resolution), 2), its generateLinearEasing.
      #expect(stops.count == max(Int((duration / 30).rounded()), 2))
      let tolerance = try #require(vector["tolerance"]?.number)
      for (index, stop) in stops.enumerated() {
        let time = duration / 1000 * Double(index) / Double(stops.count - 1)
        let isDone = Rest(inputs).isDone(spring, travel: 1, time: time)
        #expect(abs((isDone ? 1 : spring.value(time: time)) - stop) <= tolerance, "\(index) \(stop)")
      }
    }
  }

  @Test("its sampler of easings takes as many points as its tests say")
  func linearEasing() throws {
    let vectors = try Vector.list("motion-dev-tests").filter {
      $0["fn"]?.text?.hasPrefix("generateLinearEasing") == true
    }
    #expect(vectors.count >= 3)
    for vector in vectors {
      let inputs = try #require(vector["inputs"])
      let count = max(
        Int((try #require(inputs["duration"]?.number) / (inputs["resolution"]?.number ?? 10)).rounded()), 2)
      if let expected = vector["expected"]?.number { #expect(count == Int(expected)) }
      for (index, value) in (vector["expected"]?.list ?? []).enumerated() {
        let progress = Double(index) / Double(count - 1)
        #expect(abs(UnitCurve.linear.value(at: progress) - (value.number ?? .nan)) < 1e-12)
      }
    }
  }

  @Test("its Bezier curves")
  func cubicBezier() throws {
    let vectors = try Vector.list("motion-dev-tests", function: "cubicBezier")
    #expect(vectors.count >= 3)
    for vector in vectors {
      let points = try #require(vector["inputs"]?["points"]).list.compactMap(\.number)
      let curve = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      let value = curve.value(at: try #require(vector["inputs"]?["x"]?.number))
      let tolerance = try #require(vector["tolerance"]?.number)
      #expect(abs(value - (try #require(vector["expected"]?.number))) <= tolerance, "\(vector)")
    }
  }

  @Test("its three ways to say a spring are three different springs")
  func threeWays() throws {
    let visual = try Dialect.motion.spring([("visualDuration", 0.5), ("bounce", 0.3)])
    let settling = try Dialect.motion.spring([("duration", 0.5), ("bounce", 0.3)])
    #expect(abs(visual.duration - 0.6) < 1e-15)
    #expect(abs(visual.gap(to: settling)) > 0.2)
    let defaults = try Dialect.motion.spring([])
    #expect(defaults.stiffness == 100 && defaults.damping == 10)
    // 0.5 s of SwiftUI with a bounce of 0.3 is 1.57 times as slow as Motion's.
    #expect(abs(0.5 / settling.duration - 1.57) < 0.01)
  }
}

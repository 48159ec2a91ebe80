import Testing

@testable import MotionPhysics

@Suite("CubicBezier")
struct CubicBezierTests {
  private static func curve(_ vector: Vector) throws -> CubicBezier {
    let points = try #require(vector["points"]).list.compactMap(\.number)
    return try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
  }

  @Test("values and slopes agree with Chromium's tests")
  func chromium() throws {
    for vector in try Vector.list("cubic-bezier-chromium") {
      guard let x = vector["x"]?.number, 0...1 ~= x, let expected = vector["expected"]?.number else {
        continue
      }
      let curve = try Self.curve(vector)
      let isSlope = try #require(vector["fn"]?.text).hasPrefix("slope")
      let value = isSlope ? curve.velocity(at: x) : curve.value(at: x)
      #expect(abs(value - expected) <= (try #require(vector["tolerance"]?.number)), "\(value) \(vector)")
    }
  }

  @Test("outside 0...1 the input is clamped, as in SwiftUI")
  func clamped() throws {
    let curve = try CubicBezier(x1: 0.4, y1: -1, x2: 0.6, y2: 2)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 4) == 1)
  }

  @Test("slopes at the ends are the limits from inside")
  func endSlopes() throws {
    let easeIn = try CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    #expect(easeIn.velocity(at: 0) == 0)
    #expect(abs(easeIn.velocity(at: 1) - 1 / 0.58) < 1e-15)
    #expect(abs(easeIn.velocity(at: 1 - 1e-9) - easeIn.velocity(at: 1)) < 1e-4)
    #expect(abs(try CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1).velocity(at: 0) - 1 / 0.58) < 1e-15)
    #expect(try CubicBezier(x1: 0, y1: 0.5, x2: 0.5, y2: 1).velocity(at: 0) == .infinity)
    #expect(try CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1).velocity(at: 1) == 1)
  }

  @Test("x never falls: every input finds its parameter, also on the steepest curves")
  func residual() throws {
    for x1 in [0.0, 1e-6, 0.3, 0.999999, 1] {
      for x2 in [0.0, 1e-6, 0.5, 0.999999, 1] {
        let x = CubicPolynomial(0, x1, x2, 1)
        for input in stride(from: 0.001, to: 1, by: 0.0173) {
          #expect(abs(x.value(x.parameter(for: input, guess: input)) - input) < 1e-14)
        }
      }
    }
  }

  @Test("x outside 0...1 and numbers that are not finite are refused")
  func ranges() {
    #expect(throws: MotionError.outOfRange(parameter: "x1", value: -0.5, allowed: "from 0 to 1")) {
      try CubicBezier(x1: -0.5, y1: 2, x2: 1, y2: -1)
    }
    #expect(throws: MotionError.notFinite(parameter: "y2")) {
      try CubicBezier(x1: 0.5, y1: 2, x2: 1, y2: .nan)
    }
  }
}

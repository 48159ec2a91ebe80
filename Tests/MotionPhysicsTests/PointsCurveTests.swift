import Testing

@testable import MotionPhysics

@Suite("PointsCurve: CSS linear()")
struct PointsCurveTests {
  private static func curve(_ pairs: (Double, Double)...) throws -> PointsCurve {
    try PointsCurve(points: pairs.map { CurvePoint(x: $0.0, y: $0.1) })
  }

  @Test("straight lines between points, slopes with them")
  func lines() throws {
    let curve = try Self.curve((0, 0), (0.25, 1), (1, 0.4))
    #expect(curve.value(at: 0.125) == 0.5 && curve.value(at: 0.25) == 1)
    #expect(abs(curve.value(at: 0.625) - 0.7) < 1e-15)
    #expect(curve.velocity(at: 0.1) == 4 && abs(curve.velocity(at: 0.25) + 0.8) < 1e-15)
    #expect(abs(curve.velocity(at: 1) + 0.8) < 1e-15)
  }

  @Test("at a jump the last point counts")
  func jumps() throws {
    let curve = try Self.curve((0, 0), (0.5, 0.2), (0.5, 0.5), (0.5, 0.8), (1, 1))
    #expect(curve.value(at: 0.5) == 0.8)
    #expect(abs(curve.value(at: 0.5.nextDown) - 0.2) < 1e-15)
    let ends = try Self.curve((0, 0), (0, 0.3), (1, 0.7), (1, 1))
    #expect(ends.value(at: 0) == 0.3 && ends.value(at: 1) == 1 && abs(ends.value(at: 0.5) - 0.5) < 1e-15)
  }

  @Test("outside the points the first and last lines go on; inputs are clamped to 0...1")
  func outside() throws {
    let curve = try Self.curve((0.25, 0), (0.75, 1))
    #expect(curve.value(at: 0) == -0.5 && curve.value(at: 1) == 1.5 && curve.value(at: 7) == 1.5)
    let same = try Self.curve((0.5, 0.2), (0.5, 0.8))
    #expect(same.value(at: 0) == 0.2 && same.value(at: 0.5) == 0.8 && same.value(at: 1) == 0.8)
  }

  @Test("too few points, falling x and infinite numbers are refused by name")
  func refused() {
    #expect(throws: MotionError.self) { try Self.curve((0, 0)) }
    #expect(throws: MotionError.notFinite(parameter: "points[1].y")) {
      try Self.curve((0, 0), (1, .infinity))
    }
    #expect(
      throws: MotionError.outOfRange(
        parameter: "points[2].x", value: 0.4, allowed: "at least 0.5, the x before it")
    ) { try Self.curve((0, 0), (0.5, 1), (0.4, 1)) }
  }
}

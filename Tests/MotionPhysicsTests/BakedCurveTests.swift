import TestSupport
import Testing

@testable import MotionPhysics

@Suite("BakedCurve: curves of any shape as lines")
struct BakedCurveTests {
  @Test(
    "every curve, read back, is within the error that it states",
    arguments: [0.02, 0.002, 1e-4])
  func curves(tolerance: Double) throws {
    var curves = UnitCurve.named
    for numbers in [
      (1.0, 0.0, 0.0, 1.0), (0, 1, 1, 0), (0.3, -2, 0.4, 3), (0, 0, 0, 1), (1, 1, 1, 0), (0.2, 0, 0, 1),
    ] {
      let (x1, y1, x2, y2) = numbers
      curves.append(.bezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
    }
    curves.append(.path(try PathCurve(svg: "M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C0.2,0.8 0.25,1 1,1")))
    for curve in curves {
      let baked = try BakedCurve(baking: curve, tolerance: tolerance)
      #expect(baked.maxError <= tolerance)
      for points in [try LinearFunction.points(baked), baked.points] {
        let gap = LinearFunction.gap(points, samples: 20_011) { curve.value(at: $0) }
        // Where a curve is vertical, the last digit of its place is worth more than the last of its height.
        #expect(gap <= baked.maxError + 1e-9, "\(curve) \(gap) \(baked.maxError)")
      }
    }
  }

  @Test("random Beziers, and points with jumps")
  func random() throws {
    var random = Seeded(seed: 8)
    for _ in 0..<150 {
      let tolerance = exponential(random.number(in: -9...(-3)))
      let bezier = try CubicBezier(
        x1: random.number(in: 0...1), y1: random.number(in: -2...3), x2: random.number(in: 0...1),
        y2: random.number(in: -2...3))
      var places = (0..<random.index(9)).map { _ in random.number(in: 0...1) } + [0, 1]
      if random.index(2) == 0 { places += [0.5, 0.5] }
      let points = places.sorted().map { CurvePoint(x: $0, y: random.number(in: -1...2)) }
      for curve in [UnitCurve.bezier(bezier), .points(try PointsCurve(points: points))] {
        let baked = try BakedCurve(baking: curve, tolerance: tolerance)
        let read = try LinearFunction.points(baked)
        let gap = LinearFunction.gap(read, samples: 1000) { curve.value(at: $0) }
        #expect(gap <= baked.maxError + 1e-9 && baked.maxError <= tolerance, "\(curve) \(gap)")
      }
    }
  }

  @Test("points come back with no more stops than they have")
  func points() throws {
    var random = Seeded(seed: 15)
    for count in 2..<40 {
      let points = (0..<count).map { index in
        CurvePoint(x: Double(index) / Double(count - 1), y: random.number(in: 0...1))
      }
      let baked = try BakedCurve(baking: .points(PointsCurve(points: points)))
      #expect(baked.points.count <= count, "\(baked.points.count) for \(count)")
    }
  }

  @Test("a function with a corner and a jump")
  func function() throws {
    func height(_ x: Double) -> Double { x < 0.25 ? 4 * x * x : x < 0.5 ? x : 0.2 + 0.8 * x * x * x }
    let baked = try BakedCurve(corners: [0.5, 0.25], tolerance: 0.001, function: height)
    let gap = LinearFunction.gap(try LinearFunction.points(baked), samples: 20_000, to: height)
    #expect(gap <= baked.maxError && baked.maxError <= 0.001, "\(gap)")
    #expect(baked.points.filter { $0.x == 0.5 }.count == 2 && baked.points.count < 25)
  }

  @Test("a function that is not finite is refused")
  func notFinite() {
    #expect(throws: MotionError.self) { try BakedCurve { $0 < 0.5 ? $0 : .nan } }
    #expect(throws: MotionError.self) { try BakedCurve { 1 / $0 } }
  }

  @Test("a person's tolerance has a least; a part of what is baked may have a share of that")
  func leastTolerance() throws {
    for tolerance in [1e-8, 9e-7, 0.11] {
      #expect(throws: MotionError.self) { try BakedCurve(baking: .easeIn, tolerance: tolerance) }
      #expect(throws: MotionError.self) { try BakedCurve(tolerance: tolerance) { $0 * $0 } }
      #expect(throws: MotionError.self) { try LinearEasing(baking: .smooth, tolerance: tolerance) }
    }
    #expect(try BakedCurve(part: .easeIn, tolerance: 9e-7).maxError <= 9e-7)
  }

}

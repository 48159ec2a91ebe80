import Testing

@testable import MotionPhysics

@Suite("LinearEasing: springs baked to CSS linear()")
struct LinearEasingTests {
  @Test("the text, read back, is within the error that it states, and that within the tolerance")
  func statedError() throws {
    for bounce in [-0.5, 0, 0.15, 0.3, 0.5, 0.7, 0.95] {
      for tolerance in [0.01, 0.002] {
        let spring = try Spring(duration: 0.5, bounce: bounce)
        let easing = try LinearEasing(baking: spring, tolerance: tolerance)
        #expect(easing.maxError <= tolerance, "\(bounce) \(tolerance) \(easing.maxError)")
        let curve = try PointsCurve(points: Self.parse(easing.text))
        let duration = Double(easing.durationMillis) / 1000
        #expect(duration >= spring.settlingTime() && duration < spring.settlingTime() + 0.001)
        for index in 0...3000 {
          let share = Double(index) / 3000
          let gap = abs(curve.value(at: share) - spring.value(time: share * duration))
          #expect(gap <= easing.maxError + 2e-5, "\(bounce) \(tolerance) \(share) \(gap)")
        }
      }
    }
  }

  /// The stops of a `linear()` whose inner stops all have a percentage.
  private static func parse(_ text: String) throws -> [CurvePoint] {
    #expect(text.hasPrefix("linear(0, ") && text.hasSuffix(", 1)"))
    let stops = text.dropFirst("linear(".count).dropLast().split(separator: ",")
    return try stops.enumerated().map { index, stop in
      let parts = stop.split(separator: " ")
      let y = try #require(Double(parts[0]))
      if index == 0 || index == stops.count - 1 { return CurvePoint(x: index == 0 ? 0 : 1, y: y) }
      return CurvePoint(x: try #require(Double(parts[1].dropLast())) / 100, y: y)
    }
  }

  @Test("few stops: at most two more than the best on the curve")
  func stops() throws {
    for (bounce, tolerance, best) in [
      (0.3, 0.01, 9), (0.3, 0.002, 19), (0, 0.01, 9), (0.7, 0.002, 40), (-0.5, 0.002, 19),
    ] {
      let easing = try LinearEasing(baking: Spring(duration: 0.5, bounce: bounce), tolerance: tolerance)
      #expect(easing.points.count <= best + 2, "\(bounce) \(tolerance) \(easing.points.count)")
    }
  }

  @Test("an initial velocity is baked in")
  func velocity() throws {
    let easing = try LinearEasing(baking: .bouncy, initialVelocity: 20)
    #expect(easing.maxError <= 0.002 && easing.points.contains { $0.y > 1.1 })
  }

  @Test("a tolerance below the settling threshold holds at the end too")
  func fine() throws {
    let easing = try LinearEasing(baking: .bouncy, tolerance: 0.0003)
    #expect(easing.maxError <= 0.0003 && easing.durationMillis > 819)
  }

  @Test("a fast start before a slow end finds a grid that is fine enough")
  func stiff() throws {
    let spring = try Spring(response: 0.5, dampingRatio: 5)
    let easing = try LinearEasing(baking: spring, initialVelocity: 200)
    #expect(easing.maxError <= 0.002, "\(easing.maxError)")
  }

  @Test("what cannot be baked is refused")
  func refused() throws {
    let undamped = try Spring(duration: 0.5, bounce: 1)
    #expect(throws: MotionError.self) { try LinearEasing(baking: undamped) }
    #expect(throws: MotionError.self) { try LinearEasing(baking: .smooth, tolerance: 0) }
    let endless = try Spring(duration: 0.5, bounce: 0.9999)
    #expect(throws: MotionError.self) { try LinearEasing(baking: endless) }
  }

  @Test("decimals: rounded, negative, without trailing zeros")
  func decimals() {
    #expect(
      DecimalText.text(0.5, decimals: 4) == "0.5" && DecimalText.text(-0.01234, decimals: 4) == "-0.0123")
    #expect(DecimalText.text(12, decimals: 1) == "12" && DecimalText.text(1.00004, decimals: 4) == "1")
    #expect(DecimalText.text(-0.00001, decimals: 4) == "0")
  }
}

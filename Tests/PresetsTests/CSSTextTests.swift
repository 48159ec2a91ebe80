import MotionPhysics
import Testing

@testable import Presets

@Suite("Curves and springs as CSS's easing functions")
struct CSSTextTests {
  @Test("golden texts: jumps, lines and named curves")
  func golden() throws {
    func text(_ curve: UnitCurve, _ tolerance: Double = 0.002) throws -> String {
      try BakedCurve(baking: curve, tolerance: tolerance).text
    }
    #expect(try text(.linear) == "linear(0, 1)")
    #expect(
      try text(.steps(StepsCurve(count: 4)))
        == "linear(0, 0 25%, 0.25 25%, 0.25 50%, 0.5 50%, 0.5 75%, 0.75 75%, 0.75 100%, 1)")
    #expect(try text(.steps(StepsCurve(count: 2, jump: .start))) == "linear(0.5, 0.5 50%, 1 50%, 1)")
    let stops = [(0, 0), (0.25, 0.5), (0.25, 0.75), (0.9, 0.75), (1, 1)].map { CurvePoint(x: $0, y: $1) }
    #expect(
      try text(.points(PointsCurve(points: stops))) == "linear(0, 0.5 25%, 0.75 25%, 0.75 90%, 1)")
    #expect(try text(.easeInOut, 0.05) == "linear(0, 0.1 23%, 0.9 77%, 1)")
  }

  @Test("percents are read as the nearest numbers to their decimals")
  func percents() throws {
    guard case .points(let points) = try CurveShape(css: "linear(0, 0.1 1.4%, 0.5 35.7%, 0.6 5e1%, 1)") else {
      throw LiteralError("is read as another curve")
    }
    #expect(points.map(\.x) == [0, 0.014, 0.357, 0.5, 1])
  }

  @Test("a Bezier has its four numbers, with two decimals where they do")
  func bezier() throws {
    #expect(
      try BezierFit(fitting: .bouncy).curve.timingFunction()
        == "cubic-bezier(0.32, 0.8, 0, 1.18)")
    let same = try BezierFit(fitting: .tween(.easeInOut, duration: 0.3, delay: 0))
    #expect(same.curve.timingFunction() == "cubic-bezier(0.42, 0, 0.58, 1)")
  }

  @Test(
    "the text, read as CSS, has the points that it states, or as many near them",
    arguments: [0.01, 0.002, 1e-4])
  func readBack(tolerance: Double) throws {
    for bounce in [-0.95, -0.5, -1e-9, 0, 1e-9, 0.15, 0.3, 0.5, 0.7, 0.95] {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      let easing = try LinearEasing(baking: spring, tolerance: tolerance)
      #expect(easing.text.hasPrefix("linear(0, ") && easing.text.hasSuffix(", 1)"))
      guard case .points(let read) = try CurveShape(css: easing.text) else {
        Issue.record("not read as points: \(easing.text)")
        continue
      }
      #expect(read.count == easing.points.count)
      let curve = try PointsCurve(points: read)
      let duration = Double(easing.durationMillis) / 1000
      for step in 0...2000 {
        let place = Double(step) / 2000
        #expect(abs(curve.value(at: place) - spring.value(time: place * duration)) <= easing.maxError + 1e-12)
      }
    }
  }

  @Test("the dialect of CSS bakes springs, and refuses what never settles and to be read")
  func dialect() throws {
    #expect(Dialects.allWithCSS.map(\.name) == Dialects.all.map(\.name) + ["css"])
    guard case .parameters(let parameters) = Dialect.css.parameters(.bouncy, 0) else {
      Issue.record("a bouncy spring can be baked")
      return
    }
    #expect(parameters.map(\.name) == ["durationMillis", "easing", "maxError"])
    #expect(parameters.first?.value == .number(819))
    let undamped = try Spring(validatingDuration: 0.5, bounce: 1)
    guard case .unavailable(let reason) = Dialect.css.parameters(undamped, 0) else {
      Issue.record("an undamped spring cannot be baked")
      return
    }
    #expect(reason.contains("never settles"))
    let error = #expect(throws: MotionError.self) { try Dialect.css.spring([("duration", 1)]) }
    #expect(error?.parameter == "css")
  }
}

import Testing

@testable import MotionPhysics

@Suite("UnitCurve")
struct UnitCurveTests {
  @Test("values and slopes agree with those pinned on SwiftUI")
  func swiftUI() throws {
    var compared = 0
    for vector in try Vector.list("swiftui-unitcurve-openswiftui") {
      let inputs = try #require(vector["inputs"])
      let curve = try Self.curve(inputs)
      let progress = try #require(inputs["progress"]?.number)
      let value =
        vector["fn"]?.text == "velocity" ? curve.velocity(at: progress) : curve.value(at: progress)
      let tolerance = try #require(vector["tolerance"]?.number)
      #expect(abs(value - (try #require(vector["expected"]?.number))) <= tolerance, "\(value) \(vector)")
      compared += 1
    }
    #expect(compared == 32)
  }

  private static func curve(_ inputs: Vector) throws -> UnitCurve {
    let name = try #require(inputs["curve"]?.text)
    if name != "bezier" { return try #require(UnitCurve(name: name)) }
    let points = try #require(inputs["points"]).list.compactMap(\.number)
    return .bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))
  }

  @Test("slopes at the ends: SwiftUI's where both derivatives vanish, the curve's everywhere else")
  func endSlopes() throws {
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0 && UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0 && UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.linear.velocity(at: 0) == 1 && UnitCurve.linear.velocity(at: 1) == 1)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    // Just inside it is 1.724.
    let limit = 1 / 0.58
    #expect(abs(UnitCurve.easeIn.slope(at: 1) - limit) < 1e-15)
    #expect(abs(UnitCurve.easeOut.slope(at: 0) - limit) < 1e-15)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1 - 1e-9) - limit) < 1e-4)
  }

  @Test("a curve by its numbers has the slopes that it has by its name", arguments: UnitCurve.named)
  func sameCurve(curve: UnitCurve) throws {
    guard let bezier = curve.bezier else { return }
    for progress in [0, 0.3, 0.7, 1] {
      #expect(UnitCurve.bezier(bezier).velocity(at: progress) == curve.velocity(at: progress))
    }
    let decelerate = UnitCurve.bezier(try CubicBezier(x1: 0, y1: 0, x2: 0.2, y2: 1))
    #expect(decelerate.velocity(at: 0) == 1 && decelerate.slope(at: 0) == 5)
  }

  @Test("a keyframe behind an easeIn takes its pinned velocity over: none")
  func handedOver() throws {
    let track = try ValueTrack(
      initial: Components(0),
      keyframes: [
        .linear(to: Components(10), duration: 0.2, curve: .easeIn),
        .cubic(to: Components(20), duration: 0.2, startVelocity: nil, endVelocity: nil),
        .linear(to: Components(30), duration: 0.5, curve: .easeOut),
      ])
    #expect(track.segments[1].startVelocity[0] == 0)
    #expect(track.segments[1].endVelocity[0] == 20)
  }

  @Test("Outside 0...1 the ends hold, and inside points go on along their first and last line")
  func ends() throws {
    let points = try PointsCurve(points: [CurvePoint(x: 0.25, y: 0.5), CurvePoint(x: 0.5, y: 1)])
    for (curve, first, last) in [(.points(points), 0, 2), (.steps(try StepsCurve(count: 4)), 0.0, 1.0)]
      as [(UnitCurve, Double, Double)]
    {
      #expect(curve.value(at: -1) == first && curve.value(at: 0) == first)
      #expect(curve.value(at: 2) == last && curve.value(at: 1) == last)
    }
    #expect(UnitCurve.steps(try StepsCurve(count: 4, jump: .start)).value(at: 0) == 0.25)
  }

  @Test("names read back, and other words are no curves", arguments: UnitCurve.named)
  func names(curve: UnitCurve) throws {
    #expect(UnitCurve(name: try #require(curve.name)) == curve)
    #expect(UnitCurve(name: "ease-in") == nil)
  }

  @Test("slopes are the derivatives of the values", arguments: UnitCurve.named)
  func derivative(curve: UnitCurve) {
    // The step keeps clear of 0.5, where the double circle is vertical.
    for progress in stride(from: 0.03, through: 0.97, by: 0.0427) where abs(progress - 0.5) > 0.01 {
      let difference = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
      #expect(abs(difference - curve.velocity(at: progress)) < 1e-4)
    }
  }

  @Test("all smooth curves run from 0 to 1 and hold outside", arguments: UnitCurve.named)
  func ends(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -2) == 0 && curve.value(at: 3) == 1)
  }

  @Test("the curves that are cubic Beziers say so exactly")
  func beziers() throws {
    for curve in UnitCurve.named {
      guard let bezier = curve.bezier else { continue }
      for progress in [0.1, 0.5, 0.8] {
        #expect(abs(bezier.value(at: progress) - curve.value(at: progress)) < 1e-15)
      }
    }
    #expect(UnitCurve.circularEaseIn.bezier == nil)
  }
}

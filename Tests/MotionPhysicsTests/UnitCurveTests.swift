import Testing

@testable import MotionPhysics

@Suite("UnitCurve")
struct UnitCurveTests {
  @Test("values and slopes agree with those pinned on SwiftUI")
  func swiftUI() throws {
    var compared = 0
    for vector in try Vector.list("swiftui-unitcurve-openswiftui") {
      let inputs = try #require(vector["inputs"])
      let name = try #require(inputs["curve"]?.text)
      // SwiftUI clamps a control point outside 0...1; here it is an error.
      guard let curve = UnitCurve(name: name) else { continue }
      let progress = try #require(inputs["progress"]?.number)
      let value =
        vector["fn"]?.text == "velocity" ? curve.velocity(at: progress) : curve.value(at: progress)
      let tolerance = try #require(vector["tolerance"]?.number)
      #expect(abs(value - (try #require(vector["expected"]?.number))) <= tolerance, "\(value) \(vector)")
      compared += 1
    }
    #expect(compared > 25)
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

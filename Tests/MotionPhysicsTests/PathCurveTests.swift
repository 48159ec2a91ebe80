import Testing

@testable import MotionPhysics

@Suite("PathCurve: SVG paths as Android reads them")
struct PathCurveTests {
  @Test("a single cubic is the Bezier of the same control points")
  func cubic() throws {
    let bezier = try CubicBezier(x1: 0.3, y1: -0.2, x2: 0.6, y2: 1.3)
    for text in [
      "M0,0 C0.3-.2.6 1.3 1,1", "m 0 0 c .3 -.2, .6 1.3, 1e0 10E-1", "M 0 0\nC3e-1,-0.2 .6,1.3 1,1\n",
    ] {
      let path = try PathCurve(svg: text)
      #expect(path.svg == text)
      for progress in stride(from: 0.0, through: 1, by: 0.05) {
        #expect(abs(path.value(at: progress) - bezier.value(at: progress)) < 1e-12)
        #expect(abs(path.velocity(at: progress) - bezier.velocity(at: progress)) < 1e-9)
      }
    }
  }

  @Test("Material's emphasized curve: two cubics that meet")
  func emphasized() throws {
    let path = try PathCurve(
      svg: "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1")
    #expect(path.pieces.count == 2)
    #expect(abs(path.value(at: 0.166666) - 0.4) < 1e-12)
    #expect(path.value(at: 0) == 0 && path.value(at: 1) == 1 && path.velocity(at: 1) == 0)
  }

  @Test("lines, also horizontal and vertical; a vertical line is a jump")
  func lines() throws {
    let path = try PathCurve(svg: "M0 0 L.25 .5 H.5 V.75 l.25 0 h.25 v.25")
    #expect(abs(path.value(at: 0.125) - 0.25) < 1e-15 && abs(path.velocity(at: 0.1) - 2) < 1e-12)
    #expect(path.value(at: 0.4) == 0.5 && path.value(at: 0.5) == 0.75 && path.value(at: 0.9) == 0.75)
    #expect(path.value(at: 1) == 1)
  }

  @Test("quadratics and the mirrored commands S and T")
  func mirrored() throws {
    let quadratic = try PathCurve(svg: "M0 0 Q .5 0 1 1")
    // x = t, y = t²
    #expect(abs(quadratic.value(at: 0.3) - 0.09) < 1e-12)
    let smooth = try PathCurve(svg: "M0 0 Q .25 0 .5 .5 T 1 1")
    let explicit = try PathCurve(svg: "M0 0 Q .25 0 .5 .5 Q .75 1 1 1")
    let cubic = try PathCurve(svg: "M0 0 c .2 0 .4 .2 .5 .5 s .3 .5 .5 .5")
    let same = try PathCurve(svg: "M0 0 C .2 0 .4 .2 .5 .5 C .6 .8 .8 1 1 1")
    for progress in stride(from: 0.0, through: 1, by: 0.07) {
      #expect(abs(smooth.value(at: progress) - explicit.value(at: progress)) < 1e-12)
      #expect(abs(cubic.value(at: progress) - same.value(at: progress)) < 1e-12)
    }
    #expect(try PathCurve(svg: "M0,0 S.5,1 1,1").pieces[0].control1 == CurvePoint(x: 0, y: 0))
  }

  @Test(
    "what is no timing curve is refused with the place",
    arguments: [
      ("", "must begin with M"), ("L1 1", "must begin with M"), ("M0.1 0 L1 1", "must start at 0,0"),
      ("M0 0", "must end at 1,1"), ("M0 0 L1 .9", "must end at 1,1"),
      ("M0 0 L.6 .5 L.5 .6 L1 1", "x goes back here; time cannot (at character 13)"),
      ("M0 0 C 2 0 -1 1 1 1", "x goes back"),
      ("M0 0 L.5 .5 M.6 .6 L1 1", "would leave a gap (at character 13)"),
      ("M0 0 A1 1 0 0 0 1 1", "\"A\" cannot be part"),
      ("M0 0 L1", "expected a number at character 8, found the end"),
      ("M0 0 L1 x", "expected a number at character 9"), ("M0 0 L1 1 #", "expected a command"),
      ("M0 0 L1 1 Z", "\"Z\" cannot be part"),
    ])
  func refused(text: String, reason: String) {
    let error = #expect(throws: MotionError.self) { try PathCurve(svg: text) }
    #expect(error?.sentence.contains(reason) == true, "\(error?.sentence ?? "")")
  }
}

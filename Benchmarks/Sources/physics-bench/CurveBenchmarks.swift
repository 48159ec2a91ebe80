import MotionPhysics

/// Cubic Beziers at random inputs.
struct CurveBenchmarks {
  let buffers: Buffers

  func run(_ report: inout Report) throws {
    let curves: [(String, CubicBezier)] = [
      ("ease", try CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
      ("ease-in-out", try CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)),
      ("Material's emphasized accelerate", try CubicBezier(x1: 0.3, y1: 0, x2: 0.8, y2: 0.15)),
      ("back out", try CubicBezier(x1: 0.175, y1: 0.885, x2: 0.32, y2: 1.275)),
    ]
    let count = 1024
    let values = buffers.first(count)
    for (name, curve) in curves {
      let measurement = Measurement(count) {
        for index in 0..<count { values[index] = curve.value(at: buffers.random[index]) }
      }
      report.add("cubic Bezier, \(name)", .nanoseconds(35), measurement)
    }
  }
}

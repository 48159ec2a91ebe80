// A libFuzzer target for the physics core: numbers out of bytes make springs, curves and keyframes, or are refused; what
// was taken is finite wherever it is asked.

import MotionPhysics

/// The ranges of the numbers that people may type.
private enum Within {
  static let duration = 0.0001...3600
  static let delay = 0.0...3600
  static let bounce = -0.9999...1
  static let ratio = 0.0...10_000
  static let mass = 0.001...1000
  static let stiffness = 1e-9...1e13
  static let damping = 0.0...1e13
  static let velocity = -10_000.0...10_000
  static let value = -1e9...1e9
  static let coordinate = -1000.0...1000
  static let share = 0.0...1
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  var bytes = FuzzedBytes(data, size)
  do throws(MotionError) {
    switch bytes.choice(5) {
    case 0: try springs(&bytes)
    case 1: try baking(&bytes)
    case 2: try distances(&bytes)
    case 3: try keyframes(&bytes)
    default: try curves(&bytes)
    }
  } catch {
    // Refused, which is an answer.
  }
  return 0
}

private func spring(_ bytes: inout FuzzedBytes) throws(MotionError) -> Spring {
  switch bytes.choice(5) {
  case 0:
    try Spring(
      validatingDuration: bytes.number(0.05...2, within: Within.duration),
      bounce: bytes.number(-0.9...1, within: Within.bounce), mass: bytes.number(0.1...5, within: Within.mass))
  case 1:
    try Spring(
      validatingResponse: bytes.number(0.05...2, within: Within.duration),
      dampingRatio: bytes.number(0...3, within: Within.ratio))
  case 2:
    try Spring(
      validatingMass: bytes.number(0.1...5, within: Within.mass),
      stiffness: bytes.number(1...2000, within: Within.stiffness),
      damping: bytes.number(0...100, within: Within.damping),
      allowOverDamping: bytes.choice(2) == 0)
  case 3:
    try Spring(
      stiffness: bytes.number(10...2000, within: Within.stiffness),
      dampingRatio: bytes.number(0.05...3, within: Within.ratio))
  default:
    try Spring(
      validatingSettlingDuration: bytes.number(0.1...3, within: Within.duration),
      dampingRatio: bytes.number(0.05...1, within: Within.share))
  }
}

private func springs(_ bytes: inout FuzzedBytes) throws(MotionError) {
  let spring = try spring(&bytes)
  let velocity = bytes.number(-50...50, within: Within.velocity)
  guard abs(velocity) <= 10_000 else { return }
  let settling = spring.settlingTime(initialVelocity: velocity)
  require(settling >= 0 || !bytes.isWithinRanges, "it settles at \(settling)")
  for time in [0, bytes.number(0...5, within: Within.delay), settling, 1e6] where time.isFinite {
    finite(bytes, spring.value(initialVelocity: velocity, time: time), "the value at \(time)")
    finite(bytes, spring.velocity(initialVelocity: velocity, time: time), "the velocity at \(time)")
  }
  finite(bytes, spring.overshoot(initialVelocity: velocity), "the overshoot")
  if let peak = spring.peakTime(initialVelocity: velocity) { finite(bytes, peak, "the time of the peak") }
  if let arrival = spring.arrivalTime(initialVelocity: velocity) {
    finite(bytes, arrival, "the time of the arrival")
  }
  _ = spring.swiftUISettlingDuration(target: 1.0)
  _ = spring.coreAnimationSettlingDuration(initialVelocity: velocity)
  let step = bytes.number(0...0.1, within: Within.share)
  if step.isFinite, step >= 0, step <= 1 {
    for value in spring.samples(initialVelocity: velocity, step: step, count: 300) {
      finite(bytes, value, "a sample")
    }
  }
}

private func baking(_ bytes: inout FuzzedBytes) throws(MotionError) {
  let animation = try animation(&bytes)
  let velocity = bytes.number(-20...20, within: Within.velocity)
  // Narrower tolerances are as right and take the time of minutes without optimisation.
  let tolerance = max(bytes.number(0.001...0.1, within: 0.000_001...0.1), 0.0005)
  let easing = try LinearEasing(baking: animation, initialVelocity: velocity, tolerance: tolerance)
  require(
    easing.maxError <= tolerance || !bytes.isWithinRanges,
    "the error of \(easing.maxError) is above \(tolerance)")
  require(easing.durationMillis >= 1, "it takes no time")
  var last = -Double.infinity
  for point in easing.points {
    finite(bytes, point.y, "a stop")
    require(point.x >= last && point.x <= 1 || !bytes.isWithinRanges, "stops go back")
    last = point.x
  }
  let fit = try BezierFit(fitting: animation, initialVelocity: velocity, tolerance: tolerance)
  finite(bytes, fit.maxError, "the error of the Bezier")
}

private func animation(_ bytes: inout FuzzedBytes) throws(MotionError) -> Animation {
  let delay = bytes.choice(2) == 0 ? 0 : bytes.number(0...1, within: Within.delay)
  guard delay >= 0, delay <= 3600 else { return .spring(.smooth, delay: 0) }
  if bytes.choice(2) == 0 { return .spring(try spring(&bytes), delay: delay) }
  let duration = bytes.number(0.05...2, within: Within.duration)
  guard duration > 0, duration <= 3600 else { return .spring(.smooth, delay: 0) }
  return .tween(try curve(&bytes), duration: duration, delay: delay)
}

private func distances(_ bytes: inout FuzzedBytes) throws(MotionError) {
  let first = try animation(&bytes)
  let distance = first.distance(to: try animation(&bytes))
  require(
    distance.distance >= 0 && distance.distance.isFinite || !bytes.isWithinRanges,
    "they are \(distance.distance) apart")
}

private func curve(_ bytes: inout FuzzedBytes) throws(MotionError) -> UnitCurve {
  switch bytes.choice(4) {
  case 0:
    return .bezier(
      try CubicBezier(
        x1: bytes.number(0...1, within: Within.share), y1: bytes.number(-1...2, within: Within.coordinate),
        x2: bytes.number(0...1, within: Within.share), y2: bytes.number(-1...2, within: Within.coordinate)))
  case 1:
    let count = bytes.choice(12)
    let points = (0..<count).map { index in
      CurvePoint(
        x: Double(index) / Double(max(1, count - 1)), y: bytes.number(-1...2, within: Within.coordinate))
    }
    return .points(try PointsCurve(points: points))
  case 2:
    let jumps: [StepsCurve.Jump] = [.start, .end, .none, .both]
    return .steps(try StepsCurve(count: Int(bytes.byte()), jump: jumps[bytes.choice(4)]))
  default: return UnitCurve.named[bytes.choice(UnitCurve.named.count)]
  }
}

private func curves(_ bytes: inout FuzzedBytes) throws(MotionError) {
  let place = bytes.number(0...1, within: Within.share)
  let isPath = bytes.choice(2) == 0
  let curve = isPath ? UnitCurve.path(try PathCurve(svg: bytes.text())) : try curve(&bytes)
  if place.isFinite {
    finite(bytes, curve.value(at: place), "the value at \(place)")
    _ = curve.velocity(at: place)
  }
  if !isPath {
    for point in try BakedCurve(baking: curve, tolerance: 0.005).points { finite(bytes, point.y, "a stop") }
  }
}

private func keyframes(_ bytes: inout FuzzedBytes) throws(MotionError) {
  var frames: [ValueKeyframe] = []
  for _ in 0..<bytes.choice(6) {
    let target = Components(bytes.number(-100...100, within: Within.value))
    switch bytes.choice(4) {
    case 0:
      frames.append(
        .linear(
          to: target, duration: bytes.number(0.05...1, within: Within.duration), curve: try curve(&bytes)))
    case 1:
      let duration: Double? = bytes.choice(2) == 0 ? nil : bytes.number(0.05...1, within: Within.duration)
      frames.append(.spring(to: target, duration: duration, spring: try spring(&bytes), startVelocity: nil))
    case 2:
      frames.append(
        .cubic(
          to: target, duration: bytes.number(0.05...1, within: Within.duration), startVelocity: nil,
          endVelocity: nil))
    default: frames.append(.move(to: target))
    }
  }
  let track = try ValueTrack(
    initial: Components(bytes.number(-100...100, within: Within.value)), keyframes: frames)
  require(track.duration >= 0 || !bytes.isWithinRanges, "it lasts \(track.duration)")
  for time in [0, bytes.number(0...3, within: Within.delay), track.duration, track.duration / 3]
  where time.isFinite {
    finite(bytes, track.value(time: time).norm, "the value at \(time)")
  }
}

private func finite(_ bytes: FuzzedBytes, _ value: Double, _ name: String) {
  require(value.isFinite || !bytes.isWithinRanges, "\(name) is \(value)")
}

// The native build's answers about motions of every kind, in the codes by which the module takes them. A line is a JSON
// array: the code, a time, the length, the numbers at the time and their velocities, and for a spring where it is after
// two new targets, for what can be baked its stops.

enum MotionReference {
  static func write(_ random: inout Seeded) {
    for _ in 0..<40 {
      for code in codes(&random) {
        line(code, share: .random(in: 0...1.1, using: &random), turn: .random(in: 0...1, using: &random))
      }
    }
  }

  /// A motion of every kind and word, with random numbers.
  private static func codes(_ random: inout Seeded) -> [[Double]] {
    func number(_ range: ClosedRange<Double>) -> Double { random.number(in: range) }
    let spring: [Double] = [0, number(0.2...1), number(-0.5...0.7), 1]
    let springs: [[Double]] = [
      spring, [1, number(0.2...1), number(0.3...1.5), 1], [2, number(50...400), number(10...40), 1],
      [3, number(50...400), number(0.3...1.5), 1], [-1, .nan, number(0.5...2), number(-0.1...0.1)] + spring,
      [-1, number(0.2...1), .nan, .nan] + spring,
    ]
    let bezier: [Double] = [7, number(0...1), number(-0.5...1.5), number(0...1), number(-0.5...1.5)]
    let curves: [[Double]] = [
      [0], [1], [2], [3], [4], [5], [6], bezier, [8, 3, 0, 0, number(0.1...0.9), number(0...1.2), 1, 1],
      [9, 4, 0], [9, 4, 1], [9, 4, 2], [9, 4, 3],
      [10, 1, 0, 0, number(0...1), number(0...1), number(0...1), number(0...1), 1, 1],
    ]
    let animation: [Double] = [1] + spring + [number(0...0.2)]
    let tween: [Double] = [2] + bezier + [number(0.1...1), number(0...0.2)]
    var clip: [Double] = [4, 2, 1, 1, 3, 0, 1.4, number(0.1...0.5)]
    clip += bezier
    clip += [1, 1, .nan]
    clip += spring
    clip += [0, 3, 2]
    // The other track has values of two numbers.
    clip += [2, 0, 0, 2, 2, 3, 4, number(0.1...0.5), 0, 1, 1, -1, 1, 5, 6, 0.3]
    clip += spring
    clip += [1, 2, 3]
    var sequence: [Double] = [5, 0, 2, 1, 2, 3]
    sequence += animation
    sequence += [0, 1, 2]
    sequence += tween
    sequence += [1, number(-9...9), 3, 0, 2, 0, 0]
    var trigger = sequence
    trigger[1] = 1
    var morph: [Double] = [6]
    morph += animation
    morph += [number(-1...3)]
    morph += tween
    morph += [0, 2, number(0...0.1)]
    morph += tween
    morph += [2, 1, 4, 0, 1, 0, 0, 10, 10, 5, 5, 100, 200, .nan, 0, 1, 1, 0, 1]
    morph += [1, 300, 0.7, 0.5, number(0...1) < 0.5 ? 0 : 0.998]
    morph += animation
    morph += animation
    var all = [clip, sequence, trigger, morph]
    for spring in springs { all.append([1] + spring + [number(0...0.2)]) }
    for curve in curves {
      all.append([3] + curve)
      all.append([2] + curve + [number(0.1...1), number(0...0.2)])
    }
    return all
  }

  private static func line(_ code: [Double], share: Double, turn: Double) {
    let motion = motionMake(code: code, count: Int32(code.count))
    defer { motionFree(motion: motion) }
    let length = motionLength(motion: motion)
    let time = length.isFinite ? share * length : share
    let numbers = sample(motion, at: time)
    var turned: [Double] = []
    if let run = motionRun(motion: motion, from: 2, to: 5, velocity: 3) {
      motionRetarget(run: run, time: turn * time, target: -1)
      motionRetarget(run: run, time: time, target: 4)
      turned = sample(run, at: time * 1.25) + [motionLength(motion: run), turn * time]
      motionFree(motion: run)
    }
    var released: [Double] = []
    if let hand = motionRelease(motion: motion, progress: share, velocity: 2) {
      released =
        sample(hand, at: time / 2) + [Double(motionOutcome(motion: hand)), motionLength(motion: hand)]
      motionFree(motion: hand)
    }
    var baked = [Double](repeating: 0, count: 402)
    let stops = bakeLinear(
      code: code, count: Int32(code.count), velocity: 0, tolerance: 0.002, values: &baked, capacity: 402)
    let parts = [
      code, [time, length, share], numbers, turned, released,
      stops == 0 ? [] : Array(baked.prefix(2 * Int(stops) + 2)),
    ]
    print("[\(parts.map(text).joined(separator: ","))]")
  }

  private static func sample(_ motion: UnsafeMutableRawPointer?, at time: Double) -> [Double] {
    var numbers = [Double](repeating: 0, count: 2 * Int(motionCount(motion: motion)))
    motionSample(motion: motion, start: time, step: 0, count: 1, values: &numbers)
    return numbers
  }

  private static func text(_ numbers: [Double]) -> String {
    "[\(numbers.map { $0.isFinite ? "\($0)" : $0.isNaN ? "null" : "1e999" }.joined(separator: ","))]"
  }
}

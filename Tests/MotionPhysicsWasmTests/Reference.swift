// The native build's answers to questions that the WebAssembly module is asked too. A line is a motion: duration,
// bounce, target, velocity, time, position, velocity then, settling time, and the last of 50 samples up to that time.

@main
struct Reference {
  /// To both sides of critical, where formulas are changed.
  private static let nearCritical = [0, 1e-3, 1e-6, 1e-9, 1e-12, -1e-3, -1e-6, -1e-9, -1e-12]
  private static let samples: Int32 = 50

  static func main() {
    var random = Seeded(seed: 20)
    for index in 0..<1500 {
      let bounce =
        index % 5 == 0 ? nearCritical[index / 5 % nearCritical.count] : random.number(in: -0.95...0.95)
      let duration = random.number(in: 0.1...2)
      let target = index % 3 == 0 ? 1 : random.number(in: -2...2)
      let velocity = index % 2 == 0 ? 0 : random.number(in: -10...10)
      line([duration, bounce, target, velocity], share: random.number(in: 0...1))
    }
    MotionReference.write(&random)
    FitReference.write(&random)
  }

  private static func line(_ motion: [Double], share: Double) {
    let (duration, bounce, target, velocity) = (motion[0], motion[1], motion[2], motion[3])
    let settling = springSettlingTime(
      duration: duration, bounce: bounce, target: target, velocity: velocity, epsilon: 0.001)
    let time = 3 * share * settling
    let value = springValue(
      duration: duration, bounce: bounce, target: target, velocity: velocity, time: time)
    let speed = springVelocity(
      duration: duration, bounce: bounce, target: target, velocity: velocity, time: time)
    var sampled = [Double](repeating: .nan, count: 2 * Int(samples))
    sampled.withUnsafeMutableBufferPointer {
      guard let start = $0.baseAddress else { return }
      springSample(
        duration: duration, bounce: bounce, target: target, velocity: velocity,
        step: time / Double(samples), count: samples, values: start)
    }
    let last = Int(samples) - 1
    let answers = [time, value, speed, settling, sampled[last], sampled[last + Int(samples)]]
    print((motion + answers).map { "\($0)" }.joined(separator: " "))
  }
}

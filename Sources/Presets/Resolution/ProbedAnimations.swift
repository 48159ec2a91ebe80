import MotionPhysics

/// Animations ready to be compared with one another: the values of each at times that are the same for all.
///
/// The gap at any one time is at most the distance, and to look at all of the times costs a hundredth of measuring it.
package struct ProbedAnimations {
  private var animations: [Animation] = []
  /// Those of one animation after those of the other, in one piece of memory: to count who holds each took as long as
  /// to compare them.
  private var values: [Double] = []

  /// Seconds, from the fastest motions to the slowest, so close that hardly a gap hides between two of them. They go in
  /// leaps, as motions that agree at one time mostly agree at its neighbours too; 89 is a prime number, so that every
  /// time is met once.
  private static let times = (0..<timeCount).map { index in
    (0..<((21 + 12 * index) % timeCount)).reduce(0.004) { time, _ in 1.12 * time }
  }
  private static let timeCount = 89

  package init() {}

  /// Adds an animation, whose number is how many there were before.
  package mutating func append(_ animation: Animation) {
    animations.append(animation)
    for time in Self.times { values.append(animation.value(at: time)) }
  }

  /// Takes the last animation away.
  package mutating func removeLast() {
    animations.removeLast()
    values.removeLast(Self.timeCount)
  }

  /// An animation's values at 0.04 s, 0.17 s and 0.66 s, at which what people call motion mostly differs.
  package func landmarks(of number: Int) -> SIMD3<Double> {
    let first = number * Self.timeCount
    return SIMD3(values[first], values[first + 1], values[first + 2])
  }

  /// A lower bound of the distance of two animations; nil when it is not below the limit.
  package func leastDistance(_ first: Int, _ second: Int, below limit: Double) -> Double? {
    let (first, second) = (first * Self.timeCount, second * Self.timeCount)
    var least = 0.0
    for index in 0..<Self.timeCount {
      least = max(least, abs(values[first + index] - values[second + index]))
      if least >= limit { return nil }
    }
    return least
  }

  /// How far apart two animations are.
  package func distance(_ first: Int, _ second: Int) -> MotionDistance {
    animations[first].distance(to: animations[second])
  }
}

import MotionPhysics

/// One property of a motion, sampled over its time.
struct SampledTrack {
  /// Time or progress, and the numbers there.
  struct Sample {
    let place: Double
    let value: [Double]
    /// Units per second, or per progress.
    let velocity: [Double]
  }

  /// The property; nil where the motion is a progress from 0 to 1 itself.
  let property: String?
  /// How many numbers the value has.
  let count: Int
  /// The samples, in order. A place at which something jumps is none of them: platforms do not agree on which side
  /// of the jump it belongs to.
  let samples: [Sample]
  /// The way between the smallest and the largest number, of the component that goes farthest. It is the motion's own
  /// and not that of the samples, which miss its peaks.
  let span: Double
  /// The largest speed of a component.
  let speed: Double

  /// How many equal parts of its time a motion is sampled in, and how many equal parts of its way besides: a motion
  /// that does little for long is looked at where it moves.
  static let parts = 24

  /// Samples a property.
  ///
  /// - Parameters:
  ///   - end: The last place.
  ///   - corners: Where it may bend or jump, in any order.
  ///   - parts: How many equal parts of its time and of its way it is sampled in.
  ///   - state: The value and the velocity at a place.
  init(
    property: String?, end: Double, corners: [Double] = [], parts: Int = Self.parts,
    state: (Double) -> (value: [Double], velocity: [Double])
  ) {
    self.property = property
    let course = MotionCourse(end: end, corners: corners, state)
    count = course.count
    span = course.span
    let size = course.size
    let speed = course.speed
    self.speed = speed
    let all = course.places(parts: parts).map { place in
      let state = state(place)
      return Sample(place: place, value: state.value, velocity: state.velocity)
    }
    let steady = all.filter { sample in
      let near = [-1.0, 1].map { sample.place + $0 * Self.nearness * end }.filter { $0 >= 0 && $0 <= end }
      return sample.velocity.allSatisfy(\.isFinite)
        && near.map(state).allSatisfy { state in
          Self.agrees(state.value, sample.value, within: Self.jump * size)
            && Self.agrees(state.velocity, sample.velocity, within: Self.jump * speed)
        }
    }
    let fastest = steady.flatMap(\.velocity).reduce(0) { max($0, abs($1)) }
    samples = steady.map { sample in
      Sample(
        place: sample.place, value: sample.value.map { SampleNumber.rounded($0, size: size) },
        velocity: sample.velocity.map { SampleNumber.rounded($0, size: fastest) })
    }
  }

  /// How far to each side a jump is looked for, a share of the whole.
  private static let nearness = 1e-9
  /// The smallest jump, a share of the largest number.
  private static let jump = 1e-5

  private static func agrees(_ one: [Double], _ other: [Double], within gap: Double) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= gap }
  }
}

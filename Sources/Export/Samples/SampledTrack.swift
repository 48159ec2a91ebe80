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
  /// The way between the smallest and the largest number, of the component that goes farthest.
  let span: Double
  /// The largest speed of a component.
  let speed: Double

  /// How many parts a motion is sampled in.
  static let parts = 24

  /// Samples a property.
  ///
  /// - Parameters:
  ///   - end: The last place.
  ///   - state: The value and the velocity at a place.
  init(property: String?, end: Double, state: (Double) -> (value: [Double], velocity: [Double])) {
    self.property = property
    let all = Self.places(to: end).map { place in
      let state = state(place)
      return Sample(place: place, value: state.value, velocity: state.velocity)
    }
    count = all.first?.value.count ?? 0
    span = Self.span(of: all.map(\.value))
    let size = Self.largest(all.map(\.value))
    let speed = Self.largest(all.map(\.velocity))
    self.speed = speed
    let steady = all.filter { sample in
      let near = [-1.0, 1].map { sample.place + $0 * Self.nearness * end }.filter { $0 >= 0 && $0 <= end }
      return sample.velocity.allSatisfy(\.isFinite)
        && near.map(state).allSatisfy { state in
          Self.agrees(state.value, sample.value, within: Self.jump * size)
            && Self.agrees(state.velocity, sample.velocity, within: Self.jump * speed)
        }
    }
    samples = steady.map { sample in
      Sample(
        place: sample.place, value: sample.value.map { SampleNumber.rounded($0, size: size) },
        velocity: sample.velocity.map { SampleNumber.rounded($0, size: speed) })
    }
  }

  private static func places(to end: Double) -> [Double] {
    guard end > 0 else { return [0] }
    return (0...parts).map { part in
      let place = SampleNumber.rounded(end * Double(part) / Double(parts), size: end)
      return place > end ? end : place
    }
  }

  /// How far to each side a jump is looked for, a share of the whole.
  private static let nearness = 1e-9
  /// The smallest jump, a share of the largest number.
  private static let jump = 1e-5

  private static func largest(_ numbers: [[Double]]) -> Double {
    numbers.joined().filter(\.isFinite).reduce(0) { max($0, abs($1)) }
  }

  private static func span(of values: [[Double]]) -> Double {
    (values.first ?? []).indices.reduce(0) { span, index in
      let numbers = values.map { $0[index] }
      return max(span, (numbers.max() ?? 0) - (numbers.min() ?? 0))
    }
  }

  private static func agrees(_ one: [Double], _ other: [Double], within gap: Double) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= gap }
  }
}

/// Numbers that come out the same on every machine: mathematical libraries differ in a double's last digits, and an
/// export that was made on a Mac must not be stale on a server.
enum SampleNumber {
  /// A number to a billionth of the largest that stands beside it, without a sign on 0.
  static func rounded(_ number: Double, size: Double) -> Double {
    guard number.isFinite, size > 0 else { return number + 0 }
    var scale = 1.0
    while scale * size < 1e9, scale < 1e22 { scale *= 10 }
    return (number * scale).rounded() / scale + 0
  }
}

import MotionPhysics
import PlainText

/// One property of a motion, sampled over its time.
struct SampledTrack {
  /// Time or progress, and the numbers there.
  struct Sample {
    let place: Double
    let value: [Double]
    /// Units per second, or per progress.
    let velocity: [Double]

    init(_ place: Double, _ state: (value: [Double], velocity: [Double])) {
      (self.place, value, velocity) = (place, state.value, state.velocity)
    }
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
    let all = course.places(parts: parts).map { Sample($0, state($0)) }
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
      let value = sample.value.map { SampleNumber.rounded($0, size: size) }
      return Sample(
        sample.place, (value, sample.velocity.map { SampleNumber.rounded($0, size: fastest) }))
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

/// The way that a property goes: how far, how fast, and where it moves.
struct MotionCourse {
  /// How many numbers the property has.
  let count: Int
  /// Between the smallest and the largest number, of the component that goes farthest.
  private(set) var span = 0.0
  /// The largest number without its sign.
  private(set) var size = 0.0
  /// The largest speed of a component.
  private(set) var speed = 0.0

  private let end: Double
  private let points: [SampledTrack.Sample]

  /// How many parts a motion is looked at in, and between two corners at least.
  private static let parts = 512
  private static let partsBetweenCorners = 16
  /// How often a peak is closed in on: a third less each time.
  private static let searches = 24

  init(
    end: Double, corners: [Double], _ state: (Double) -> (value: [Double], velocity: [Double])
  ) {
    self.end = end
    points = Self.places(to: end, corners).map { SampledTrack.Sample($0, state($0)) }
    count = points.first?.value.count ?? 0
    for component in 0..<count {
      func value(_ place: Double) -> Double { state(place).value[component] }
      let highest = extreme(points.map { $0.value[component] }, value)
      let lowest = -extreme(points.map { -$0.value[component] }) { -value($0) }
      span = max(span, highest - lowest)
      size = max(size, abs(highest), abs(lowest))
      let speeds = points.map { $0.velocity[component].isFinite ? abs($0.velocity[component]) : 0 }
      speed = max(speed, extreme(speeds) { abs(state($0).velocity[component]) })
    }
  }

  private static func places(to end: Double, _ corners: [Double]) -> [Double] {
    guard end > 0 else { return [0] }
    var places = (0...parts).map { end * Double($0) / Double(parts) }
    let bends = [0] + corners.filter { $0 > 0 && $0 < end }.sorted() + [end]
    for (from, to) in zip(bends, bends.dropFirst()) where (to - from) * Double(parts) < end * 16 {
      places += (0..<partsBetweenCorners).map {
        from + (to - from) * Double($0) / Double(partsBetweenCorners)
      }
    }
    return Set(places).sorted()
  }

  /// The largest of some numbers, one a point, and of what lies between the points beside it.
  private func extreme(_ numbers: [Double], _ value: (Double) -> Double) -> Double {
    guard let index = numbers.indices.max(by: { numbers[$0] < numbers[$1] }) else { return 0 }
    var low = points[max(index - 1, 0)].place
    var high = points[min(index + 1, points.count - 1)].place
    var largest = numbers[index]
    for _ in 0..<Self.searches where high > low {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      let (first, second) = (value(left), value(right))
      for number in [first, second] where number.isFinite { largest = max(largest, number) }
      if first < second { low = left } else { high = right }
    }
    return largest
  }

  /// Where to sample: equal parts of the time, and equal parts of the way.
  func places(parts: Int) -> [Double] {
    guard end > 0 else { return [0] }
    let times = (0...parts).map { end * Double($0) / Double(parts) }
    // None is rounded to behind the end, where a loop has begun anew.
    let nearest = SampleNumber.rounded(end, size: end)
    let last = nearest <= end ? nearest : SampleNumber.rounded(end, size: end, .down)
    let rounded = (times + placesOfWay(parts: parts)).map { min(SampleNumber.rounded($0, size: end), last) }
    // Two that nearly meet would say the same twice.
    return Set(rounded).sorted().reduce(into: []) { places, place in
      if let before = places.last, place - before < end * Self.closest, place < last { return }
      places.append(place)
    }
  }

  private static let closest = 1e-4

  private func placesOfWay(parts: Int) -> [Double] {
    guard span > 0 else { return [] }
    var way = [0.0]
    for (from, to) in zip(points, points.dropFirst()) {
      let step = zip(from.value, to.value).reduce(0) { $0 + abs($1.0 - $1.1) }
      way.append((way.last ?? 0) + step)
    }
    guard let whole = way.last, whole > 0 else { return [] }
    return (1..<parts).compactMap { part in
      let wanted = whole * Double(part) / Double(parts)
      let next = way.partitioningIndex { $0 >= wanted }
      guard next > 0, next < points.count else { return nil }
      return 0.5 * (points[next - 1].place + points[next].place)
    }
  }
}

/// Numbers that come out the same on every machine: mathematical libraries differ in a double's last digits, and an
/// export that was made on a Mac must not be stale on a server.
enum SampleNumber {
  /// A number to a billionth of the largest that stands beside it, without a sign on 0.
  static func rounded(
    _ number: Double, size: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Double {
    guard number.isFinite, size > 0 else { return number + 0 }
    var scale = 1.0
    while scale * size < 1e9, scale < 1e22 { scale *= 10 }
    return (number * scale).rounded(rule) / scale + 0
  }
}

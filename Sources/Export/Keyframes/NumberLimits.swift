import MotionPhysics

/// The least and the largest of each number of a property that a platform takes; nil where it takes any.
///
/// A spring that ends near a limit swings beyond it. Browsers drop a keyframe with a negative blur, and count on from
/// what is left of a colour that is too bright: what is beyond a limit has to be cut off where it gets there.
struct NumberLimits {
  private let all: [ClosedRange<Double>?]

  init(_ all: [ClosedRange<Double>?]) { self.all = all }

  /// None, of so many numbers.
  static func none(_ count: Int) -> NumberLimits { NumberLimits(Array(repeating: nil, count: count)) }

  func clamped(_ value: Double, component: Int) -> Double {
    all[component].map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
  }

  func clamped(_ values: [Double]) -> [Double] {
    values.indices.map { clamped(values[$0], component: $0) }
  }

  /// Whether a stretch goes nowhere beyond those of one of the numbers.
  func hold(_ stretch: PropertyTimeline.Stretch, component: Int) -> Bool {
    all[component] == nil
      || (0...64).allSatisfy { step in
        let value = stretch.value(at: Double(step) / 64)[component]
        return clamped(value, component: component) == value
      }
  }

  /// Lines of one of the numbers, cut off, with a point where each comes to a limit.
  func cut(_ lines: [CurvePoint], component: Int) -> [CurvePoint] {
    guard let limits = all[component] else { return lines }
    let points = zip(lines, lines.dropFirst()).flatMap { from, to in
      let shares = [limits.lowerBound, limits.upperBound].map { ($0 - from.y) / (to.y - from.y) }
      return [from]
        + shares.filter { $0 > 0 && $0 < 1 }.sorted().map { share in
          CurvePoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
    }
    let all = (points + lines.suffix(1)).map {
      CurvePoint(x: $0.x, y: clamped($0.y, component: component))
    }
    // What lies along a limit needs its ends alone.
    return all.indices.filter { index in
      index == 0 || index == all.count - 1 || all[index - 1].y != all[index].y
        || all[index + 1].y != all[index].y
    }.map { all[$0] }
  }
}

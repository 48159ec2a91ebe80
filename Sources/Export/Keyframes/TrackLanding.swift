import MotionPhysics

extension ValueTrack {
  /// The longest way of a segment, in the property's units.
  var travel: Double {
    segments.reduce(0) { travel, segment in
      max(
        travel, Self.gap(segment.startValue, segment.endValue), Self.gap(segment.startValue, segment.target))
    }
  }

  /// The target of the spring that the track ends with, if it is all but reached: a platform that keeps the last frame
  /// on the screen shows this, and no value beside it. Nil where nothing is to be said.
  ///
  /// - Parameter tolerance: The distance that is none, as a share of the longest way.
  func landing(within tolerance: Double) -> Components? {
    guard let last = segments.last, case .spring(_, let target) = last.motion, target != last.endValue,
      Self.gap(last.endValue, target) <= tolerance * travel
    else { return nil }
    return target
  }

  private static func gap(_ first: Components, _ second: Components) -> Double {
    zip(first.array, second.array).map { abs($0 - $1) }.max() ?? 0
  }
}

extension ValueSegment {
  /// Where it is headed.
  fileprivate var target: Components {
    if case .spring(_, let target) = motion { target } else { endValue }
  }
}

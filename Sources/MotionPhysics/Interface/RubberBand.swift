/// The resistance of a scroll view that is dragged beyond its edge: the farther, the less it follows, and never farther
/// than its own size.
///
/// offset = c x d / (d + c x) for a drag x beyond the edge: what UIScrollView does with c = 0.55 and its height for d
/// (its `_rubberBandOffset`, in the form (1 - 1/(c x/d + 1)) d that those who decompiled it give). Exact to 5e-16 of the
/// offset.
public struct RubberBand: Hashable, Sendable {
  /// The most that it gives, units: UIKit's is the size of the view.
  public let dimension: Double
  /// How much of the first unit it follows; UIKit's is 0.55.
  public let coefficient: Double

  /// A rubber band.
  /// - Parameters:
  ///   - dimension: units, in `Ranges.distance`.
  ///   - coefficient: in `Ranges.cap`: more than 0 and at most 1.
  /// - Throws: `MotionError` naming the parameter.
  public init(dimension: Double, coefficient: Double = 0.55) throws(MotionError) {
    try Ranges.distance.check(dimension, "dimension")
    try Ranges.cap.check(coefficient, "coefficient")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content goes beyond its edge.
  /// - Parameter drag: how far the finger is beyond it; negative on the other side.
  public func offset(drag: Double) -> Double {
    let pull = coefficient * abs(drag)
    guard pull < .infinity else { return drag < 0 ? -dimension : dimension }
    let offset = dimension * (pull / (dimension + pull))
    return drag < 0 ? -offset : offset
  }

  /// How fast the content follows the finger there, as a share of the finger's velocity: the slope of `offset(drag:)`.
  /// - Parameter drag: how far the finger is beyond the edge.
  public func following(drag: Double) -> Double {
    let left = dimension / (dimension + coefficient * abs(drag))
    return coefficient * left * left
  }

  /// How far the finger must be beyond the edge for an offset: the inverse, for a finger that takes over a bounce. Infinite
  /// from the dimension on.
  public func drag(offset: Double) -> Double {
    let size = abs(offset)
    let drag = size < dimension ? size / coefficient * (dimension / (dimension - size)) : .infinity
    return offset < 0 ? -drag : drag
  }

  /// Where the content is for a finger's position: inside a range with it, outside held back.
  public func position(finger: Double, in range: ClosedRange<Double>) -> Double {
    if finger < range.lowerBound { return range.lowerBound + offset(drag: finger - range.lowerBound) }
    if finger > range.upperBound { return range.upperBound + offset(drag: finger - range.upperBound) }
    return finger
  }
}

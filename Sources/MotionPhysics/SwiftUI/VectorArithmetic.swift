// Where SwiftUI is there, its vectors move by these springs, and these vectors animate in SwiftUI. Where both
// have a name, the module's own is meant.
#if canImport(SwiftUI)
  import SwiftUI

  extension CGFloat: MotionVector {
    /// The number times the factor.
    public func scaled(by factor: Double) -> CGFloat { self * CGFloat(factor) }
  }

  extension AnimatablePair: MotionVector where First: MotionVector, Second: MotionVector {
    /// Both vectors times the factor.
    public func scaled(by factor: Double) -> AnimatablePair {
      AnimatablePair(first.scaled(by: factor), second.scaled(by: factor))
    }
  }

  /// A vector of this library as SwiftUI's `animatableData`.
  public struct AnimatableVector<Vector: MotionVector & Equatable>: VectorArithmetic {
    /// The vector that animates.
    public var vector: Vector

    /// A vector for SwiftUI.
    public init(_ vector: Vector) { self.vector = vector }

    /// The neutral element.
    public static var zero: AnimatableVector { AnimatableVector(.zero) }

    /// The sum.
    public static func + (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
      AnimatableVector(left.vector + right.vector)
    }

    /// The difference.
    public static func - (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
      AnimatableVector(left.vector - right.vector)
    }

    /// Multiplies it by the factor.
    public mutating func scale(by factor: Double) { vector = vector.scaled(by: factor) }

    /// The square of its length.
    public var magnitudeSquared: Double { vector.magnitudeSquared }
  }
#endif

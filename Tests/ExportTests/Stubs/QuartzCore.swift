// swift-format-ignore-file
// The part of Core Animation that exported files use, by the signatures of Apple's documentation
// (developer.apple.com/documentation/quartzcore). Nothing moves: it is there for the type checker alone.
@_exported import Foundation

public func CACurrentMediaTime() -> CFTimeInterval { 0 }

public typealias CFTimeInterval = Double

open class CAMediaTimingFunction: NSObject {
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

public struct CAMediaTimingFillMode: Hashable, Sendable {
  public static let backwards = CAMediaTimingFillMode()
}

public struct CAAnimationCalculationMode: Hashable, Sendable {
  public static let linear = CAAnimationCalculationMode()
}

open class CAAnimation: NSObject {
  public override init() {}
  open var timingFunction: CAMediaTimingFunction?
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var fillMode = CAMediaTimingFillMode()
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false
  open var settlingDuration: CFTimeInterval { 0 }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode()
}

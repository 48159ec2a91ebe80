// swift-format-ignore-file
// The part of UIKit that exported files use, by the signatures of Apple's documentation
// (developer.apple.com/documentation/uikit). Nothing moves: it is there for the type checker alone.
@_exported import QuartzCore

public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public static var zero: CGVector { CGVector(dx: CGFloat(0), dy: CGFloat(0)) }
}

@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
}

@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

@MainActor open class UIView: NSObject {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  @available(iOS 17, tvOS 17, visionOS 1, *)
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

@MainActor open class UIViewPropertyAnimator: NSObject {
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func startAnimation() {}
  open func startAnimation(afterDelay delay: TimeInterval) {}
}

public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { false }
}

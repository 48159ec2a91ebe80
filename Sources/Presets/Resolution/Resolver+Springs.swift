import MotionPhysics

extension Resolver {
  func spring(
    _ typed: TypedSpring, at path: String, in scope: Scope
  ) throws -> (spring: Spring, delay: Double) {
    switch typed.parameters {
    case .standalone(let parameters):
      let spring: Spring
      do throws(MotionError) {
        spring = try parameters.spring()
      } catch {
        // A number that follows from those that were typed has no place of its own.
        let isTyped = parameters.typed.contains { $0.key.rawValue == error.parameter }
        throw scope.error(error, at: isTyped ? path.appending(key: error.parameter) : path)
      }
      return (spring, try checked(typed.delay ?? 0, "delay", at: path, in: scope))
    case .adjusted(let adjustment):
      let base = try motion(
        named: adjustment.base, as: \.spring, wanted: .only(.spring), at: path.appending(key: "base"),
        in: scope)
      let spring: Spring
      do throws(MotionError) {
        spring = try base.spring.adjusted(by: adjustment)
      } catch {
        throw scope.error(error, at: path.appending(key: adjustment.key(behind: error.parameter)))
      }
      return (spring, try checked(typed.delay ?? base.delay, "delay", at: path, in: scope))
    }
  }
}

extension Spring {
  /// The spring with another perceptual duration and more bounce; mass is kept.
  ///
  /// - Throws: ``MotionError`` naming the duration or bounce that leaves its range.
  public func adjusted(by adjustment: Adjustment) throws(MotionError) -> Spring {
    var duration = adjustment.duration ?? self.duration
    if let scale = adjustment.durationScale {
      try Ranges.durationScale.check(scale, "durationScale")
      if adjustment.duration == nil { duration = DecimalArithmetic.product(duration, scale) }
    }
    let bounce = adjustment.extraBounce.map { DecimalArithmetic.sum(self.bounce, $0) } ?? self.bounce
    return try Spring(validatingDuration: duration, bounce: bounce, mass: mass)
  }
}

extension Adjustment {
  /// The key that was typed where a parameter of the resolved spring is out of its range.
  fileprivate func key(behind parameter: String) -> String {
    switch parameter {
    case "bounce": extraBounce == nil ? "base" : "extraBounce"
    case "duration" where durationScale != nil: "durationScale"
    case "duration" where duration == nil: "base"
    default: parameter
    }
  }
}

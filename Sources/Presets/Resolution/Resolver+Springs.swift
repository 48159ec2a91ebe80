import MotionPhysics

extension Resolver {
  func spring(_ typed: TypedSpring, at path: String, in scope: Scope) throws -> Motion {
    switch typed.parameters {
    case .standalone(let parameters):
      do throws(MotionError) {
        return .spring(try parameters.spring(), delay: try checkedDelay(typed.delay ?? 0))
      } catch {
        throw scope.error(error, at: path.isEmpty ? error.parameter : path + "." + error.parameter)
      }
    case .adjusted(let adjustment):
      let basePath = path.isEmpty ? "base" : path + ".base"
      let base = try motion(named: adjustment.base, wanted: .only(.spring), at: basePath, in: scope)
      guard case .spring(let spring, let delay) = base else { return base }
      do throws(MotionError) {
        return .spring(try spring.adjusted(by: adjustment), delay: try checkedDelay(typed.delay ?? delay))
      } catch {
        let key = adjustment.key(behind: error.parameter)
        throw scope.error(error, at: path.isEmpty ? key : path + "." + key)
      }
    }
  }

  func checkedDelay(_ delay: Double) throws(MotionError) -> Double {
    if !delay.isFinite { throw .notFinite(parameter: "delay") }
    if delay < 0 { throw .outOfRange(parameter: "delay", value: delay, allowed: "0 or more") }
    return delay
  }
}

extension Spring {
  /// The spring with another perceptual duration and more bounce; mass is kept.
  ///
  /// - Throws: ``MotionError`` naming the duration or bounce that leaves its range.
  public func adjusted(by adjustment: Adjustment) throws(MotionError) -> Spring {
    try adjusted(
      duration: adjustment.duration, durationScale: adjustment.durationScale,
      extraBounce: adjustment.extraBounce)
  }

  /// The same without the base's name: what is nil stays.
  public func adjusted(
    duration: Double?, durationScale: Double?, extraBounce: Double?
  ) throws(MotionError) -> Spring {
    if let durationScale {
      if !durationScale.isFinite { throw .notFinite(parameter: "durationScale") }
      if durationScale <= 0 {
        throw .outOfRange(parameter: "durationScale", value: durationScale, allowed: "greater than 0")
      }
    }
    let (duration, bounce) = Self.adjusted(
      duration: self.duration, bounce: self.bounce, to: duration, scale: durationScale,
      extraBounce: extraBounce)
    return try Spring(duration: duration, bounce: bounce, mass: mass)
  }

  /// The numbers of an adjusted spring, whether they are allowed or not.
  public static func adjusted(
    duration: Double, bounce: Double, to newDuration: Double?, scale: Double?, extraBounce: Double?
  ) -> (duration: Double, bounce: Double) {
    (
      newDuration ?? scale.map { DecimalArithmetic.product(duration, $0) } ?? duration,
      extraBounce.map { DecimalArithmetic.sum(bounce, $0) } ?? bounce
    )
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

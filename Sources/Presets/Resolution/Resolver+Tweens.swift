import MotionPhysics

extension Resolver {
  func curve(_ shape: CurveShape, at path: String, in scope: Scope) throws -> Motion {
    do throws(MotionError) {
      return .curve(try shape.unitCurve())
    } catch {
      throw scope.error(error, at: path)
    }
  }

  func curve(_ reference: CurveReference, at path: String, in scope: Scope) throws -> UnitCurve {
    let motion =
      switch reference {
      case .named(let curve): Motion.curve(curve)
      case .inline(let shape): try curve(shape, at: path, in: scope)
      case .preset(let name): try motion(named: name, wanted: .only(.curve), at: path, in: scope)
      }
    guard case .curve(let curve) = motion else { return .linear }
    return curve
  }

  func checked(duration: Double, at path: String, in scope: Scope) throws -> Double {
    if !duration.isFinite { throw scope.error(.notFinite(parameter: "duration"), at: path) }
    if duration < 0 {
      throw scope.error(.outOfRange(parameter: "duration", value: duration, allowed: "0 or more"), at: path)
    }
    return duration
  }

  /// - Parameter path: Where the tween stands; empty for a preset's own.
  func tween(_ tween: TypedTween, at path: String, in scope: Scope) throws -> Motion {
    let prefix = path.isEmpty ? "" : path + "."
    let curve = try curve(tween.curve, at: prefix + "curve", in: scope)
    let motion =
      switch tween.duration {
      case .seconds(let seconds): Motion.duration(seconds)
      case .preset(let name):
        try motion(named: name, wanted: .only(.duration), at: prefix + "duration", in: scope)
      }
    guard case .duration(let duration) = motion else { return motion }
    if !duration.isFinite { throw scope.error(.notFinite(parameter: "duration"), at: prefix + "duration") }
    if duration <= 0 {
      throw scope.error(
        .outOfRange(parameter: "duration", value: duration, allowed: "greater than 0 in a tween"),
        at: prefix + "duration")
    }
    do throws(MotionError) {
      return .tween(curve, duration: duration, delay: try checkedDelay(tween.delay ?? 0))
    } catch {
      throw scope.error(error, at: prefix + "delay")
    }
  }
}

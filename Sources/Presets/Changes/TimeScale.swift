import MotionPhysics

/// A factor that makes animations slower or faster as a whole.
struct TimeScale {
  private let factor: Double
  private let name: PresetName
  private let resolver: Resolver

  init(_ factor: Double, of name: PresetName, resolver: Resolver) throws(ChangeError) {
    try Ranges.durationScale.checkChange(factor, "the time scale")
    self.factor = factor
    self.name = name
    self.resolver = resolver
  }

  /// The animation in another time. One that another preset names cannot be scaled here: the rest would no longer fit it.
  func applied(
    to animation: AnimationReference, at path: String, notes: inout [String]
  ) throws -> AnimationReference {
    switch animation {
    case .preset(let other):
      throw ChangeError(
        "\(name): its \(path) is \(other), whose time is its own; scale that with `motionbook tweak \(other) "
          + "--duration-scale \(factor)`, or write an animation of its own there first")
    case .spring(let typed):
      let (spring, news) = try scaled(typed)
      notes += news
      return .spring(spring)
    case .tween(let typed):
      return .tween(try scaled(typed))
    }
  }

  func applied(toDelay delay: Double?) -> Double? { delay.map { DecimalArithmetic.product($0, factor) } }

  func applied(toVelocity velocity: Double?) -> Double? {
    velocity.map { DecimalArithmetic.quotient($0, factor) }
  }

  private func scaled(_ typed: TypedSpring) throws -> (TypedSpring, notes: [String]) {
    var change = SpringChange()
    change.durationScale = factor
    if case .spring(_, let delay) = try resolver.motion(of: .spring(typed)), delay != 0 {
      change.delay = applied(toDelay: delay)
    }
    return try typed.applying(change, name: name, resolver: resolver)
  }

  private func scaled(_ typed: TypedTween) throws -> TypedTween {
    guard case .tween(_, let duration, _) = try resolver.motion(of: .tween(typed)) else { return typed }
    var tween = typed
    tween.duration = .seconds(DecimalArithmetic.product(duration, factor))
    tween.delay = applied(toDelay: typed.delay)
    return tween
  }
}

import MotionPhysics

/// A factor that makes animations slower or faster as a whole.
struct TimeScale {
  private let factor: Double
  private let name: PresetName
  private let others: Set<PresetName>
  private let resolver: Resolver

  /// - Parameters:
  ///   - name: The preset that is scaled.
  ///   - others: Presets that are scaled by it too, where they stand.
  init(
    _ factor: Double, of name: PresetName, with others: Set<PresetName>, resolver: Resolver
  ) throws(ChangeError) {
    try Ranges.durationScale.checkChange(factor, "the time scale")
    self.factor = factor
    self.name = name
    self.others = others
    self.resolver = resolver
  }

  /// The animation in another time. One that another preset names is scaled there or not at all: what else uses that
  /// would no longer fit it.
  func applied(
    to animation: AnimationReference, at path: String, notes: inout [String]
  ) throws -> AnimationReference {
    switch animation {
    case .preset(let other):
      if try isScaled(other) { return animation }
      throw ChangeError(
        "\(name): its \(path) is \(other), whose time is its own: `motionbook tweak \(other) --duration-scale "
          + "\(factor)` scales it wherever it is used, here too; to scale \(name) alone, write an animation of its own there first"
      )
    case .spring(let typed): return .spring(try scaled(typed, notes: &notes))
    case .tween(let typed):
      if case .preset(let duration) = typed.duration, try isScaled(duration) { return animation }
      return .tween(try scaled(typed))
    }
  }

  /// The spring of a keyframe in another time, but for a preset's, which is scaled there or keeps its own.
  func applied(to spring: SpringReference?, notes: inout [String]) throws -> SpringReference {
    switch spring {
    case .preset(let other)?: return .preset(other)
    case .inline(let typed)?: return .inline(try scaled(typed, notes: &notes))
    case nil:
      let smooth = try SpringAssembly.parameters([.duration: Spring.smooth.duration, .bounce: 0])
      return .inline(try scaled(TypedSpring(.standalone(smooth)), notes: &notes))
    }
  }

  /// Whether the spring of a keyframe is scaled here or where it stands; one that is not is noted.
  func reaches(_ spring: SpringReference?, notes: inout [String]) throws -> Bool {
    guard case .preset(let other) = spring, try !isScaled(other) else { return true }
    let note = "\(name) has the spring \(other), whose time is its own; that is not scaled"
    if !notes.contains(note) { notes.append(note) }
    return false
  }

  func applied(toDuration duration: Double) throws(ChangeError) -> Double {
    let scaled = DecimalArithmetic.product(duration, factor)
    if Ranges.duration.contains(scaled) { return scaled }
    throw ChangeError("the time scale is \(factor), which no duration can bear")
  }

  private func isScaled(_ other: PresetName) throws -> Bool {
    try others.contains(other) || resolver.preset(behind: other).map { others.contains($0.name) } ?? false
  }

  func applied(toDelay delay: Double?) -> Double? { delay.map { DecimalArithmetic.product($0, factor) } }

  func applied(toVelocity velocity: Double?) -> Double? {
    velocity.map { DecimalArithmetic.quotient($0, factor) }
  }

  func applied(toVelocity velocity: Components) -> Components {
    (try? Components(velocity.array.map { DecimalArithmetic.quotient($0, factor) })) ?? velocity
  }

  private func scaled(_ typed: TypedSpring, notes: inout [String]) throws -> TypedSpring {
    // Its length is the base's, or a factor of that.
    if case .adjusted(let adjustment) = typed.parameters, adjustment.duration == nil,
      try isScaled(adjustment.base)
    {
      return typed
    }
    var change = SpringChange()
    change.durationScale = factor
    if case .spring(_, let delay) = try resolver.motion(of: .spring(typed)), delay != 0 {
      change.delay = applied(toDelay: delay)
    }
    return try typed.applying(change, name: name, resolver: resolver, notes: &notes)
  }

  private func scaled(_ typed: TypedTween) throws -> TypedTween {
    guard case .tween(_, let duration, _) = try resolver.motion(of: .tween(typed)) else { return typed }
    var tween = typed
    tween.duration = .seconds(DecimalArithmetic.product(duration, factor))
    tween.delay = applied(toDelay: typed.delay)
    return tween
  }
}

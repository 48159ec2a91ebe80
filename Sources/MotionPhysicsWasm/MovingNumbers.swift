import MotionPhysics

/// What a handle of the module stands for: numbers that move.
indirect enum MovingNumbers {
  case spring(Spring, delay: Double)
  case tween(Animation)
  /// Over a progress of 0...1.
  case curve(UnitCurve)
  case clip([ValueTrack])
  case sequence(PhaseSequence)
  case morph(Morph, Morph.Direction)
  /// A morph that rests under a finger at a progress.
  case held(Morph, Morph.Direction, progress: Double)
  /// A morph that was let go.
  case release(MorphRelease)
  /// A spring between two values, with new targets on its way.
  case run(SpringLegs)

  /// Writes the value of every number at a time, and its velocity, in their order.
  /// - Parameters:
  ///   - step: how far apart two numbers stand.
  func write(
    time: Double, to values: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>,
    step: Int
  ) {
    var place = 0
    func put(_ value: Double, _ velocity: Double) {
      values[place] = value
      velocities[place] = velocity
      place += step
    }
    func put(_ value: Components, _ velocity: Components) {
      for index in 0..<value.count { put(value[index], velocity[index]) }
    }
    switch self {
    case .spring(let spring, let delay):
      put(spring.value(time: time - delay), spring.velocity(time: time - delay))
    case .tween(let animation): put(animation.value(at: time), animation.velocity(at: time))
    case .curve(let curve): put(curve.value(at: time), time >= 0 && time <= 1 ? curve.slope(at: time) : 0)
    case .run(let legs):
      let state = legs.state(at: time)
      put(state.position, state.velocity)
    case .clip(let tracks): for track in tracks { put(track.value(time: time), track.velocity(time: time)) }
    case .sequence, .morph, .held, .release:
      for value in properties(time: time) { put(value.value, value.velocity) }
    }
  }

  private func properties(time: Double) -> [PropertyValue] {
    switch self {
    case .sequence(let sequence): sequence.values(time: time)
    case .morph(let morph, let direction): morph.values(direction, time: time)
    case .held(let morph, let direction, let progress): morph.values(direction, progress: progress)
    case .release(let release): release.values(time: time)
    case .spring, .tween, .curve, .clip, .run: []
    }
  }

  /// How many numbers move.
  var count: Int {
    switch self {
    case .spring, .tween, .curve, .run: 1
    case .clip(let tracks): tracks.reduce(0) { $0 + $1.initial.count }
    case .sequence, .morph, .held, .release: properties(time: 0).reduce(0) { $0 + $1.value.count }
    }
  }

  /// Seconds until it has settled or is over, 1 for a progress, one time round for what loops; infinite for a
  /// spring that never settles.
  var length: Double {
    switch self {
    case .spring(let spring, let delay): delay + spring.settlingTime()
    case .tween(let animation): animation.duration()
    case .curve: 1
    case .run(let legs): legs.settlingTime
    case .clip(let tracks): tracks.reduce(0) { max($0, $1.duration) }
    case .sequence(let sequence): sequence.duration
    case .morph(let morph, let direction): morph.duration(direction)
    case .held: 0
    case .release(let release): release.duration
    }
  }

  /// The spring, of one.
  var spring: Spring? {
    switch self {
    case .spring(let spring, _): spring
    case .run(let legs): legs.spring
    default: nil
    }
  }

  /// The way from 0 to 1, of a spring or tween.
  var animation: Animation? {
    switch self {
    case .spring(let spring, let delay): .spring(spring, delay: delay)
    case .tween(let animation): animation
    default: nil
    }
  }
}

/// A spring between two values, with new targets on its way; position and velocity are kept at each.
struct SpringLegs {
  let spring: Spring
  private var legs: [SpringMotion<Double>]
  private let delay: Double

  init(_ spring: Spring, delay: Double, from: Double, to: Double, velocity: Double) {
    self.spring = spring
    self.delay = delay
    legs = [SpringMotion(spring, from: from, to: to, initialVelocity: velocity, startTime: delay)]
  }

  /// Heads for another target from a time on, at or after the last one. Before the delay is over only the target
  /// changes.
  mutating func retarget(to target: Double, at time: Double) {
    let next = legs[legs.count - 1].retargeted(to: target, at: time)
    if time <= delay { legs = [next] } else { legs.append(next) }
  }

  func state(at time: Double) -> MotionState<Double> {
    guard let leg = legs.last(where: { $0.startTime <= time }) else {
      return MotionState(position: legs[0].from, velocity: 0)
    }
    return leg.state(at: time)
  }

  /// Seconds until it stays within 0.001 of the last leg's travel.
  var settlingTime: Double {
    let last = legs[legs.count - 1]
    return last.startTime
      + spring.settlingTime(target: last.target - last.from, initialVelocity: last.initialVelocity)
  }
}

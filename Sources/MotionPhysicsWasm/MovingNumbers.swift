import MotionPhysics

/// Numbers that move, which a handle of the module stands for. Each kind answers what it can; the answers here are for
/// kinds that cannot. Classes, because an enum of all kinds is copied by code that was a fifth of the module.
class MovingNumbers {
  /// How many numbers move.
  var count: Int { 1 }
  /// Seconds until it has settled or is over, 1 for a progress, one time round for what loops; infinite for a spring that
  /// never settles.
  var length: Double { 0 }
  /// The spring, of one.
  var spring: Spring? { nil }
  /// The way from 0 to 1, of a spring or tween.
  var animation: Animation? { nil }
  /// Where a morph goes that was let go: 1 to its end, 0 back to its start; -1 for anything else.
  var outcome: Int32 { -1 }

  /// Writes the value of every number at a time, and its velocity.
  func write(time: Double, to place: inout WrittenNumbers) {}
  /// Sends it to another target from a time on.
  func retarget(to target: Double, at time: Double) {}
  /// A morph there or back.
  func way(_ direction: Morph.Direction) -> MovingNumbers? { nil }
  /// A morph that rests under a finger at a progress.
  func held(at progress: Double) -> MovingNumbers? { nil }
  /// A morph that was let go.
  func released(at progress: Double, velocity: Double) -> MovingNumbers? { nil }
}

/// Where the values at one time are written, and their velocities.
struct WrittenNumbers {
  private var value: UnsafeMutablePointer<Double>
  private var velocity: UnsafeMutablePointer<Double>
  /// How far apart two numbers stand.
  private let step: Int

  init(_ values: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>, step: Int) {
    (value, velocity) = (values, velocities)
    self.step = step
  }

  mutating func put(_ value: Double, _ velocity: Double) {
    self.value.pointee = value
    self.velocity.pointee = velocity
    self.value += step
    self.velocity += step
  }

  mutating func put(_ value: Components, _ velocity: Components) {
    for index in 0..<value.count { put(value[index], velocity[index]) }
  }

  mutating func put(_ values: [PropertyValue]) {
    for value in values { put(value.value, value.velocity) }
  }
}

final class MovingSpring: MovingNumbers {
  private let own: Spring
  private let delay: Double

  init(_ spring: Spring, delay: Double) { (own, self.delay) = (spring, delay) }

  override var length: Double { delay + own.settlingTime() }
  override var spring: Spring? { own }
  override var animation: Animation? { .spring(own, delay: delay) }
  override func write(time: Double, to place: inout WrittenNumbers) {
    place.put(own.value(time: time - delay), own.velocity(time: time - delay))
  }
}

final class MovingTween: MovingNumbers {
  private let tween: Animation

  init(_ tween: Animation) { self.tween = tween }

  override var length: Double { tween.duration() }
  override var animation: Animation? { tween }
  override func write(time: Double, to place: inout WrittenNumbers) {
    place.put(tween.value(at: time), tween.velocity(at: time))
  }
}

/// Over a progress of 0...1.
final class MovingCurve: MovingNumbers {
  private let curve: UnitCurve

  init(_ curve: UnitCurve) { self.curve = curve }

  override var length: Double { 1 }
  override func write(time: Double, to place: inout WrittenNumbers) {
    place.put(curve.value(at: time), time >= 0 && time <= 1 ? curve.slope(at: time) : 0)
  }
}

final class MovingClip: MovingNumbers {
  private let tracks: [ValueTrack]

  init(_ tracks: [ValueTrack]) { self.tracks = tracks }

  override var count: Int { tracks.reduce(0) { $0 + $1.initial.count } }
  override var length: Double { tracks.reduce(0) { max($0, $1.duration) } }
  override func write(time: Double, to place: inout WrittenNumbers) {
    for track in tracks {
      let state = track.state(time: time)
      place.put(state.position, state.velocity)
    }
  }
}

final class MovingSequence: MovingNumbers {
  private let sequence: PhaseSequence

  init(_ sequence: PhaseSequence) { self.sequence = sequence }

  override var count: Int { sequence.phases[0].values.reduce(0) { $0 + $1.count } }
  override var length: Double { sequence.duration }
  override func write(time: Double, to place: inout WrittenNumbers) {
    place.put(sequence.values(time: time))
  }
}

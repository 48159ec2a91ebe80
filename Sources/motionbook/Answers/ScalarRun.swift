import CommandLineKit
import Gallery
import MotionPhysics
import Presets

/// A motion of one number, between two values, that can be asked where it is at any time.
enum ScalarRun {
  case spring(SpringRun)
  /// A tween, or a curve over a progress of 0...1 as one of a second. Outside its time it holds its ends.
  case tween(Animation, from: Double, to: Double)

  /// A motion between two values; nil for what is no motion of one number.
  ///
  /// - Parameters:
  ///   - velocity: What a spring starts with, units per second. Nothing else can take one over.
  ///   - retargets: The new targets of a spring.
  init?(
    _ motion: Motion, from: Double = 0, to: Double = 1, velocity: Double = 0, retargets: [Retarget] = []
  ) {
    switch motion.animation ?? motion.curve.map({ .tween($0, duration: 1, delay: 0) }) {
    case .spring(let spring, let delay):
      self = .spring(
        SpringRun(spring, delay: delay, from: from, to: to, velocity: velocity, retargets: retargets))
    case let tween?: self = .tween(tween, from: from, to: to)
    case nil: return nil
    }
  }

  /// The value and its velocity in units per second; of a curve, per whole of its progress.
  func sample(at time: Double) -> PlotSample {
    switch self {
    case .spring(let run):
      return run.sample(at: time)
    case .tween(let tween, let from, let to):
      let (share, velocity) = (tween.value(at: time), tween.velocity(at: time))
      // Both ends exactly: from + (to - from) need not be `to`.
      let value = share == 1 ? to : from + (to - from) * share
      return PlotSample(time: time, value: value, velocity: to == from ? 0 : (to - from) * velocity)
    }
  }

  /// The settling time of a spring, the length of anything else, the delay included.
  func duration(epsilon: Double = 0.001) -> Double {
    switch self {
    case .spring(let run): run.settlingTime(epsilon: epsilon)
    case .tween(let tween, _, _): tween.duration()
    }
  }
}

/// A new target at a time of the motion.
struct Retarget: Equatable {
  /// Seconds since the start, the delay included.
  let time: Double
  /// The new target.
  let value: Double
}

/// A spring between two values, with new targets on its way; position and velocity are kept at each.
struct SpringRun {
  let spring: Spring
  /// In order of time, never empty.
  let legs: [SpringMotion<Double>]

  /// - Parameters:
  ///   - velocity: As the motion starts, units per second.
  ///   - retargets: One before the delay is over only changes where the spring then goes.
  init(
    _ spring: Spring, delay: Double, from: Double, to: Double, velocity: Double, retargets: [Retarget]
  ) {
    self.spring = spring
    let first = SpringMotion(spring, from: from, to: to, initialVelocity: velocity, startTime: delay)
    var legs = [first]
    for retarget in retargets.sorted(by: { $0.time < $1.time }) {
      let next = (legs.last ?? first).retargeted(to: retarget.value, at: retarget.time)
      if retarget.time <= delay { legs = [next] } else { legs.append(next) }
    }
    self.legs = legs
  }

  /// Its value and velocity; before its start it holds still.
  func sample(at time: Double) -> PlotSample {
    guard let leg = legs.last(where: { $0.startTime <= time }) else {
      return PlotSample(time: time, value: legs[0].from, velocity: 0)
    }
    return PlotSample(time: time, value: leg.value(at: time), velocity: leg.velocity(at: time))
  }

  /// Seconds until it stays within a share of the last leg's travel, the delay included; infinite if it never
  /// does.
  func settlingTime(epsilon: Double) -> Double {
    let last = legs[legs.count - 1]
    return last.startTime
      + spring.settlingTime(
        target: last.target - last.from, initialVelocity: last.initialVelocity, share: epsilon)
  }
}

extension Retarget: ArgumentValue {
  init(argument: String) throws {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw InvalidValue("write a time, a colon and the new target, such as 0.2:0")
    }
    let time = try Seconds.parse(parts[0])
    guard time >= 0 else { throw InvalidValue("its time must be 0 or more") }
    guard let value = try? Double(argument: parts[1]) else {
      throw InvalidValue("\"\(parts[1])\" is no number")
    }
    self.init(time: time, value: value)
  }

  static var typeName: String { "a time and a new target" }
}

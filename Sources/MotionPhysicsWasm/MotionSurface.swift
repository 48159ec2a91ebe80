// Motions of every kind behind handles: a code of numbers comes in, values and velocities go out. A handle is an address
// and must be one that was given out and not yet let go; 0 is no motion, of which every answer is not-a-number.
import MotionPhysics

extension MovingNumbers {
  /// The handle of a motion, which keeps it until `motion_free`.
  static func handle(_ motion: MovingNumbers?) -> UnsafeMutableRawPointer? {
    motion.map { Unmanaged.passRetained($0).toOpaque() }
  }

  static func of(_ handle: UnsafeMutableRawPointer?) -> MovingNumbers? {
    handle.map { Unmanaged<MovingNumbers>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// Memory for so many doubles, for codes and samples; 0 where there is no more.
@_cdecl("motion_memory")
public func motionMemory(count: Int32) -> UnsafeMutablePointer<Double>? {
  count > 0 ? .allocate(capacity: Int(count)) : nil
}

/// Gives memory back that `motion_memory` gave out.
@_cdecl("motion_memory_free")
public func motionMemoryFree(memory: UnsafeMutablePointer<Double>?) { memory?.deallocate() }

/// A motion from its code; 0 where it is none.
@_cdecl("motion_make")
public func motionMake(code: UnsafePointer<Double>, count: Int32) -> UnsafeMutableRawPointer? {
  MovingNumbers.handle(MotionCode.motion(UnsafeBufferPointer(start: code, count: max(Int(count), 0))))
}

/// Lets a motion go.
@_cdecl("motion_free")
public func motionFree(motion: UnsafeMutableRawPointer?) {
  if let motion { Unmanaged<MovingNumbers>.fromOpaque(motion).release() }
}

/// How many numbers move.
@_cdecl("motion_count")
public func motionCount(motion: UnsafeMutableRawPointer?) -> Int32 {
  Int32(MovingNumbers.of(motion)?.count ?? 0)
}

/// Seconds until it has settled or is over, 1 for a progress, one time round for what loops; infinite for what never
/// settles.
@_cdecl("motion_length")
public func motionLength(motion: UnsafeMutableRawPointer?) -> Double {
  MovingNumbers.of(motion)?.length ?? .nan
}

/// Writes values at start, start + step, start + 2 step …, all of the first number, then of the second and so on, and
/// behind them in the same order the velocities, units per second.
/// - Parameter values: memory for twice `count` doubles a number.
@_cdecl("motion_sample")
public func motionSample(
  motion: UnsafeMutableRawPointer?, start: Double, step: Double, count: Int32,
  values: UnsafeMutablePointer<Double>
) {
  guard let motion = MovingNumbers.of(motion) else { return }
  let (count, numbers) = (max(Int(count), 0), motion.count)
  for sample in 0..<count {
    var place = WrittenNumbers(values + sample, values + numbers * count + sample, step: count)
    motion.write(time: start + Double(sample) * step, to: &place)
  }
}

/// A spring between two values that can be given new targets.
/// - Parameter velocity: as it starts, units per second.
/// - Returns: a handle of its own; 0 for what is no spring.
@_cdecl("motion_run")
public func motionRun(
  motion: UnsafeMutableRawPointer?, from: Double, to: Double, velocity: Double
) -> UnsafeMutableRawPointer? {
  guard case .spring(let spring, let delay)? = MovingNumbers.of(motion)?.animation else { return nil }
  return MovingNumbers.handle(SpringRun(spring, delay: delay, from: from, to: to, velocity: velocity))
}

/// Sends a run to another target from a time on, with the position and velocity that it has there. Targets come in
/// the order of their times.
@_cdecl("motion_retarget")
public func motionRetarget(run: UnsafeMutableRawPointer?, time: Double, target: Double) {
  MovingNumbers.of(run)?.retarget(to: target, at: time)
}

/// A morph's way back, 1, or there, 0, under a handle of its own; 0 for what is no morph.
@_cdecl("motion_morph")
public func motionMorph(motion: UnsafeMutableRawPointer?, back: Int32) -> UnsafeMutableRawPointer? {
  MovingNumbers.handle(MovingNumbers.of(motion)?.way(back == 0 ? .present : .dismiss))
}

/// A morph under a finger that rests at a progress, under a handle of its own.
@_cdecl("motion_hold")
public func motionHold(motion: UnsafeMutableRawPointer?, progress: Double) -> UnsafeMutableRawPointer? {
  MovingNumbers.handle(MovingNumbers.of(motion)?.held(at: progress))
}

/// A morph that is let go at a progress with a velocity, progress per second, under a handle of its own; 0 where no
/// gesture drives it.
@_cdecl("motion_release")
public func motionRelease(
  motion: UnsafeMutableRawPointer?, progress: Double, velocity: Double
) -> UnsafeMutableRawPointer? {
  MovingNumbers.handle(MovingNumbers.of(motion)?.released(at: progress, velocity: velocity))
}

/// Where a morph goes that was let go: 1 to its end, 0 back to its start; -1 for anything else.
@_cdecl("motion_outcome")
public func motionOutcome(motion: UnsafeMutableRawPointer?) -> Int32 {
  MovingNumbers.of(motion)?.outcome ?? -1
}

/// Writes what a spring is: duration, bounce, mass, stiffness, damping, overshoot as a share of the travel, and the
/// seconds of its first peak, not-a-number where it has none.
/// - Parameter values: memory for seven doubles.
/// - Returns: 1 for a spring, 0 for anything else.
@_cdecl("motion_spring")
public func motionSpring(motion: UnsafeMutableRawPointer?, values: UnsafeMutablePointer<Double>) -> Int32 {
  guard let spring = MovingNumbers.of(motion)?.spring else { return 0 }
  values[0] = spring.duration
  values[1] = spring.bounce
  values[2] = spring.mass
  values[3] = spring.stiffness
  values[4] = spring.damping
  values[5] = spring.overshoot()
  values[6] = spring.peakTime() ?? .nan
  return 1
}

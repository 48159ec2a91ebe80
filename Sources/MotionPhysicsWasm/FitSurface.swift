// What a recording is: of the module motion-fit.wasm only. The one that pages carry has no need of it.
import MotionPhysics

/// Fits a spring and a tween to a recording and writes what they are: 1 where the spring is justified, 2 where the tween
/// is, 0 for neither; of the spring duration, bounce, velocity, start, the values from and to, largest error and its time;
/// of the tween x1, y1, x2, y2, duration, start, from, to, largest error and its time. One that cannot be told is
/// not-a-number.
/// - Parameters:
///   - samples: `count` times in seconds, and behind them as many values.
///   - tolerance: the share of the way that a motion may be off.
///   - values: memory for 19 doubles.
/// - Returns: 1; 0 for samples that are no motion.
@_cdecl("fit_recording")
public func fitRecording(
  samples: UnsafePointer<Double>, count: Int32, tolerance: Double, values: UnsafeMutablePointer<Double>
) -> Int32 {
  let count = max(Int(count), 0)
  let times = Array(UnsafeBufferPointer(start: samples, count: count))
  let seen = Array(UnsafeBufferPointer(start: samples + count, count: count))
  do throws(MotionError) {
    let fit = try MotionFit(Recording(times: times, values: seen), tolerance: tolerance)
    values.update(repeating: .nan, count: 19)
    values[0] = fit.verdict == .spring ? 1 : fit.verdict == .tween ? 2 : 0
    if let spring = fit.spring {
      let numbers = [
        spring.spring.duration, spring.spring.bounce, spring.velocity, spring.start, spring.from, spring.to,
        spring.error.largest, spring.error.time,
      ]
      for (index, number) in numbers.enumerated() { values[1 + index] = number }
    }
    if let tween = fit.tween {
      let numbers = [
        tween.curve.x1, tween.curve.y1, tween.curve.x2, tween.curve.y2, tween.duration, tween.start,
        tween.from,
        tween.to, tween.error.largest, tween.error.time,
      ]
      for (index, number) in numbers.enumerated() { values[9 + index] = number }
    }
    return 1
  } catch {
    return 0
  }
}

// Baking: of the module motion-bake.wasm only. The one that pages carry has no need of it, and would be a third larger.
import MotionPhysics

/// Bakes a spring or tween to CSS's `linear()`: writes the duration in seconds, the largest error as a share of the
/// travel, and then x and y of each stop.
/// - Parameters:
///   - code: the code of a spring or tween, `count` numbers.
///   - velocity: as it starts, travels per second.
///   - tolerance: the largest error allowed.
///   - values: memory for `capacity` doubles.
/// - Returns: the number of stops, of which as many are written as fit; 0 for what cannot be baked.
@_cdecl("bake_linear")
public func bakeLinear(
  code: UnsafePointer<Double>, count: Int32, velocity: Double, tolerance: Double,
  values: UnsafeMutablePointer<Double>, capacity: Int32
) -> Int32 {
  let code = UnsafeBufferPointer(start: code, count: max(Int(count), 0))
  guard let animation = MotionCode.animation(code) else { return 0 }
  do throws(MotionError) {
    let easing = try LinearEasing(baking: animation, initialVelocity: velocity, tolerance: tolerance)
    if capacity >= 2 {
      values[0] = Double(easing.durationMillis) / 1000
      values[1] = easing.maxError
    }
    for (index, point) in easing.points.enumerated() where 2 * index + 3 < Int(capacity) {
      values[2 * index + 2] = point.x
      values[2 * index + 3] = point.y
    }
    return Int32(easing.points.count)
  } catch {
    return 0
  }
}

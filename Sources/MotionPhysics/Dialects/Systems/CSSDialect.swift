extension Dialect {
  /// A transition's duration and `linear()` timing function. Interrupted, it starts again at rest.
  static let css = Dialect("css", "CSS: duration and linear(), baked") { spring, velocity in
    do throws(MotionError) {
      let easing = try LinearEasing(baking: spring, initialVelocity: velocity)
      return .parameters([
        .init("durationMillis", Double(easing.durationMillis)), .init("easing", text: easing.text),
        .init("maxError", easing.maxError),
      ])
    } catch {
      return .unavailable(reason: error.sentence)
    }
  }
}

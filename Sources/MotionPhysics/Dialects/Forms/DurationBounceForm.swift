extension SpringForm {
  /// SwiftUI's perceptual duration and bounce.
  static let durationBounce = SpringForm(
    id: "durationBounce", keys: [(.duration, true), (.bounce, false)], example: "duration=0.5,bounce=0.3",
    make: { (numbers) throws(MotionError) in
      try Spring(duration: numbers.first, bounce: numbers[1] ?? 0)
    },
    express: { SpringNumbers($0.duration, $0.bounce) })
}

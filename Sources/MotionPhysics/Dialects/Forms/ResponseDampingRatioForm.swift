extension SpringForm {
  /// SwiftUI's older response and damping fraction.
  static let responseDampingRatio = SpringForm(
    id: "responseDampingRatio", keys: [(.response, true), (.dampingRatio, true)],
    example: "response=0.5,dampingRatio=0.7",
    make: { (numbers) throws(MotionError) in
      try Spring(response: numbers.first, dampingRatio: numbers.second)
    },
    express: { SpringNumbers($0.response, $0.dampingRatio) })
}

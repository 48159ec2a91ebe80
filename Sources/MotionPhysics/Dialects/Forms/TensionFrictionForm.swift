extension SpringForm {
  /// react-spring's and Framer's words for stiffness and damping.
  static let tensionFriction = SpringForm(
    id: "tensionFriction", keys: [(.mass, false), (.tension, true), (.friction, true)],
    example: "tension=170,friction=26",
    make: { (numbers) throws(MotionError) in
      try Bounds.greaterThanZero.check(numbers.second, "tension")
      try Bounds.zeroOrMore.check(numbers.third, "friction")
      return try Spring(
        mass: numbers[0] ?? 1, stiffness: numbers.second, damping: numbers.third, allowOverDamping: true)
    },
    express: { SpringNumbers($0.typedMass, $0.stiffness, $0.damping) })
}

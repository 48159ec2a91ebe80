extension SpringForm {
  /// Compose's and Material's damping ratio and stiffness.
  static let dampingRatioStiffness = SpringForm(
    id: "dampingRatioStiffness", keys: [(.mass, false), (.dampingRatio, true), (.stiffness, true)],
    example: "dampingRatio=0.8,stiffness=380",
    make: { (numbers) throws(MotionError) in
      try Spring(stiffness: numbers.third, dampingRatio: numbers.second, mass: numbers[0] ?? 1)
    },
    express: { SpringNumbers($0.typedMass, $0.dampingRatio, $0.stiffness) })
}

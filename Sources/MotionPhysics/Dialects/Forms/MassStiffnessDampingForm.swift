extension SpringForm {
  /// The physics itself: Core Animation, Flutter, Motion, React Native.
  static let massStiffnessDamping = SpringForm(
    id: "massStiffnessDamping", keys: [(.mass, false), (.stiffness, true), (.damping, true)],
    example: "mass=1,stiffness=170,damping=26",
    make: { (numbers) throws(MotionError) in
      try Spring(
        mass: numbers[0] ?? 1, stiffness: numbers.second, damping: numbers.third, allowOverDamping: true)
    },
    express: { SpringNumbers($0.typedMass, $0.stiffness, $0.damping) })
}

extension Spring {
  /// The mass as one would type it: left out when it is 1.
  var typedMass: Double { mass == 1 ? .nan : mass }
}

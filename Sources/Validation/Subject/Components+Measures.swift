import MotionPhysics

extension Components {
  /// The way from another value to this one, number by number.
  static func - (left: Components, right: Components) -> Components {
    let differences = zip(left.array, right.array).map { $0 - $1 }
    return (try? Components(differences)) ?? left
  }
}

import Testing

@testable import MotionPhysics

extension Vector {
  /// The spring of a row of the reference files: a form and its numbers.
  func spring() throws -> Spring {
    let first = try #require(self["first"]?.number)
    let second = try #require(self["second"]?.number)
    let mass = try #require(self["mass"]?.number)
    return switch try #require(self["form"]?.text) {
    case "durationBounce": try Spring(validatingDuration: first, bounce: second, mass: mass)
    case "responseDampingRatio": try Spring(validatingResponse: first, dampingRatio: second, mass: mass)
    case "stiffnessDampingRatio": try Spring(stiffness: first, dampingRatio: second, mass: mass)
    default: try Spring(validatingMass: mass, stiffness: first, damping: second, allowOverDamping: true)
    }
  }
}

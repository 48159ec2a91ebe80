import MotionPhysics

/// Springs baked for engines that have none: the lines of `linear()`, and the nearest cubic Bezier.
struct BakingBenchmarks {
  private static let bounces = [-0.5, 0, 0.3, 0.5, 0.7]
  private static let tolerances = [0.01, 0.002, 0.001]

  func run(_ report: inout Report) throws {
    for bounce in Self.bounces {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      for tolerance in Self.tolerances { lines(spring, tolerance, &report) }
      let measurement = Measurement(1) {
        if (try? BezierFit(fitting: spring)) == nil { print("cannot fit \(bounce)") }
      }
      report.add("cubic-bezier(), bounce \(bounce)", .nanoseconds(40_000), mayAllocate: true, measurement)
    }
  }

  private func lines(_ spring: Spring, _ tolerance: Double, _ report: inout Report) {
    let measurement = Measurement(1) {
      if (try? LinearEasing(baking: spring, tolerance: tolerance)) == nil { print("cannot bake") }
    }
    report.add(
      "linear() within \(tolerance), bounce \(spring.bounce)", .nanoseconds(30_000), mayAllocate: true,
      measurement)
  }
}

/// A staircase: CSS `steps(count, jump)`.
public struct StepsCurve: Hashable, Sendable {
  /// Where the staircase jumps beside its inner edges; the raw values are CSS's `jump-…` without the prefix.
  public enum Jump: String, Hashable, Sendable, CaseIterable {
    /// At progress 0.
    case start
    /// At progress 1. CSS's default.
    case end
    /// Neither: the first step is at 0 and the last at 1.
    case none
    /// Both: the first step is above 0 and the last below 1.
    case both
  }

  /// How many steps, 1 or more; 2 or more with `none`.
  public let count: Int
  /// Where it jumps.
  public let jump: Jump

  /// A staircase.
  /// - Throws: `MotionError` when the count is not in `Ranges.steps(of:)`.
  public init(count: Int, jump: Jump = .end) throws(MotionError) {
    try Ranges.steps(of: jump).check(Double(count), "steps")
    self.count = count
    self.jump = jump
  }

  /// The step's height; the input is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    let intervals = Double(count)
    let jumps =
      switch jump {
      case .start, .end: intervals
      case .none: intervals - 1
      case .both: intervals + 1
      }
    let isRaised = jump == .start || jump == .both
    let step = (min(max(progress, 0), 1) * intervals).rounded(.down) + (isRaised ? 1 : 0)
    return min(step, jumps) / jumps
  }
}

extension Ranges {
  /// How many steps there may be where it says where they jump: of `none` there are 2 at least.
  public static func steps(of jump: StepsCurve.Jump) -> Bounds {
    jump == .none ? Bounds(2, steps.highest) : steps
  }
}

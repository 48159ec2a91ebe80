import MotionPhysics

/// Writes curves as Compose's easings, and remembers which of them need code of the file's own.
final class ComposeEasing {
  let symbols: KotlinSymbols
  private(set) var used: Set<ComposeSupport> = []

  private let root: String

  init(symbols: KotlinSymbols, root: String) {
    self.symbols = symbols
    self.root = root
  }

  /// Says that the file brings some code along.
  func use(_ support: ComposeSupport) {
    guard used.insert(support).inserted else { return }
    symbols.use(support.imports)
    support.needs.forEach(use)
  }

  /// An easing as an expression.
  func expression(_ curve: UnitCurve) -> String {
    if curve == .linear { return symbols.name("LinearEasing") }
    if let bezier = curve.bezier {
      let numbers = KotlinText.floats([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
      return "\(symbols.name("CubicBezierEasing"))(\(numbers))"
    }
    switch curve {
    case .points(let points):
      use(.points)
      return "\(root)PointsEasing(\(KotlinText.floats(points.closedPoints.flatMap { [$0.x, $0.y] })))"
    case .steps(let steps):
      use(.steps)
      let isRaised = steps.jump == .start || steps.jump == .both
      return "\(root)StepsEasing(steps = \(steps.count), jumps = \(steps.jumps), isRaised = \(isRaised))"
    case .path(let path):
      use(.pieces)
      return "\(root)PathPiecesEasing(\(KotlinText.floats(path.numbers)))"
    case .circularEaseIn: return circular(.circularIn, "circularEaseIn")
    case .circularEaseOut: return circular(.circularOut, "circularEaseOut")
    case .circularEaseInOut: return circular(.circularInOut, "circularEaseInOut")
    case .linear, .easeIn, .easeOut, .easeInOut, .bezier: return symbols.name("LinearEasing")
    }
  }

  /// What goes from one keyframe to the next; nil for Compose's own, which is linear.
  func expression(_ easing: ScalarEasing) -> String? {
    switch easing {
    case .curve(.linear): return nil
    case .curve(let curve): return expression(curve)
    case .spring(let spring, let seconds, let target, let velocity):
      use(.spring)
      let numbers = [
        ("dampingRatio", spring.dampingRatio), ("stiffness", spring.stiffness / spring.mass),
        ("seconds", seconds),
        ("target", target), ("velocity", velocity),
      ].map { "\($0) = \(Self.double($1))" }
      return "\(root)SpringEasing(\(numbers.joined(separator: ", ")))"
    }
  }

  private func circular(_ support: ComposeSupport, _ name: String) -> String {
    use(support)
    return name
  }

  /// A number of 64 bits: Kotlin takes one without a point or an exponent for a whole number.
  private static func double(_ value: Double) -> String {
    let text = NumberText.exact(value)
    return text.contains { $0 == "." || $0 == "e" || $0 == "E" } ? text : text + ".0"
  }
}

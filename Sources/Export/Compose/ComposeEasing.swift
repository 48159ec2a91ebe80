import MotionPhysics
import PlainText

/// Writes curves as Compose's easings, and remembers which of them need code of the file's own.
final class ComposeEasing {
  let symbols: KotlinSymbols
  private var used: Set<ComposeSupport> = []
  private let root: String

  init(symbols: KotlinSymbols, root: String) {
    self.symbols = symbols
    self.root = root
  }

  func use(_ support: ComposeSupport) { used.insert(support) }

  func support() throws -> [SupportFile] {
    try ComposeSupport.allCases.filter(used.contains).map { try SupportFile($0.rawValue + ".kt") }
  }

  /// The lines that import what was used, sorted.
  func imports() throws -> [String] {
    Set(try symbols.imports + support().flatMap(\.imports)).sorted()
  }

  func expression(_ curve: UnitCurve) -> String {
    if curve == .linear { return symbols.name("LinearEasing") }
    if let bezier = curve.bezier {
      return "\(symbols.name("CubicBezierEasing"))(\(KotlinText.floats(bezier.numbers)))"
    }
    switch curve {
    case .points(let points):
      use(.points)
      return "\(root)PointsEasing(\(KotlinText.floats(points.closedPoints.flatMap { [$0.x, $0.y] })))"
    case .steps(let steps):
      use(.steps)
      return
        "\(root)StepsEasing(steps = \(steps.count), jumps = \(steps.jumps), isRaised = \(steps.isRaised))"
    case .path(let path):
      use(.pieces)
      return "\(root)PathPiecesEasing(\(KotlinText.floats(path.numbers)))"
    case .circularEaseIn: return circular(.circularIn, "circularEaseIn")
    case .circularEaseOut: return circular(.circularOut, "circularEaseOut")
    case .circularEaseInOut: return circular(.circularInOut, "circularEaseInOut")
    case .linear, .easeIn, .easeOut, .easeInOut, .bezier: return symbols.name("LinearEasing")
    }
  }

  /// The easing between two keyframes; nil for Compose's own, which is linear.
  func expression(_ easing: ScalarEasing) -> String? {
    switch easing {
    case .curve(.linear): return nil
    case .curve(let curve): return expression(curve)
    case .spring:
      use(.spring)
      let numbers = easing.springNumbers.map { "\($0) = \(DecimalText.withPoint($1))" }
      return "\(root)SpringEasing(\(numbers.joined(separator: ", ")))"
    }
  }

  private func circular(_ support: ComposeSupport, _ name: String) -> String {
    use(.function)
    use(support)
    return name
  }
}

/// Code that an exported Kotlin file brings along where Compose has nothing of its own, in the order in which it stands.
/// The classes begin with the namespace, because even private ones of two files in one package may not share theirs.
enum ComposeSupport: String, CaseIterable {
  case delayed = "DelayedSpec"
  case function = "FunctionEasing"
  case circularIn = "CircularEaseIn"
  case circularOut = "CircularEaseOut"
  case circularInOut = "CircularEaseInOut"
  case points = "PointsEasing"
  case steps = "StepsEasing"
  case pieces = "PathPiecesEasing"
  case spring = "SpringEasing"
}

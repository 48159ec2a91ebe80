/// What stands in for SwiftUI where it is not there: its names, its labels, plain numbers.
enum SwiftUISupport {
  static func write(in file: SwiftFile, hasPieces: Bool, hasClips: Bool, to text: inout CodeText) throws {
    if hasPieces { try write(piecewiseAnimation, in: file, to: &text) }
    try text.line()
    try text.line("#if !canImport(SwiftUI)")
    try text.block("extension \(file.names.root) {") { text in
      try lines(times, in: file, to: &text)
      try text.line()
      try lines(spring, in: file, to: &text)
      try text.line()
      try lines(unitCurve, in: file, to: &text)
      try text.line()
      try lines(animation, in: file, to: &text) { $0.contains("PiecewiseCurve") && !hasPieces }
      if hasClips {
        try text.line()
        try lines(keyframe, in: file, to: &text)
      }
    }
    try text.line("#endif")
  }

  private static func write(_ source: String, in file: SwiftFile, to text: inout CodeText) throws {
    try text.line()
    try lines(source, in: file, to: &text)
  }

  private static func lines(
    _ source: String, in file: SwiftFile, to text: inout CodeText,
    except isLeftOut: (String) -> Bool = { _ in false }
  ) throws {
    for line in file.adapted(source) where !isLeftOut(line) { try text.line(line) }
  }

  private static let piecewiseAnimation = """
    #if canImport(SwiftUI)
    /// An animation along a curve that no UnitCurve says. It ends at its target, wherever the curve ends.
    \(SwiftExpression.availability)
    private struct PiecewiseAnimation: CustomAnimation {
      let curve: ROOT.PiecewiseCurve
      let duration: TimeInterval

      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
      }
    }

    \(SwiftExpression.availability)
    extension ROOT.PiecewiseCurve {
      /// The way along the curve, in seconds.
      package func animation(duration: TimeInterval) -> Animation {
        Animation(PiecewiseAnimation(curve: self, duration: duration))
      }
    }
    #else
    extension ROOT.PiecewiseCurve {
      /// The way along the curve, in seconds.
      package func animation(duration: ROOT.TimeInterval) -> ROOT.Animation {
        ROOT.Animation(course: .pieces(self, duration: duration))
      }
    }
    #endif
    """

  private static let times = """
    /// Seconds.
    package typealias TimeInterval = Double

    /// A control point of a curve.
    package struct UnitPoint: Hashable, Sendable {
      package let x: Double
      package let y: Double

      package init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
    }
    """

  private static let spring = """
    /// A spring in SwiftUI's words.
    package struct Spring: Hashable, Sendable {
      package let mass: Double
      package let stiffness: Double
      package let damping: Double

      package init(duration: TimeInterval, bounce: Double) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
      }

      package init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / response
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * (dampingRatio * frequency)
      }

      /// SwiftUI must be told that a damping above critical is meant; here it always is.
      package init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = true) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
      }
    }
    """

  private static let unitCurve = """
    /// A curve in SwiftUI's words.
    package enum UnitCurve: Hashable, Sendable {
      case linear
      case easeIn
      case easeOut
      case easeInOut
      case circularEaseIn
      case circularEaseOut
      case circularEaseInOut
      case bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint)
    }
    """

  private static let animation = """
    /// A spring or a curve over a duration, in SwiftUI's words.
    package struct Animation: Hashable, Sendable {
      package enum Course: Hashable, Sendable {
        case spring(Spring, initialVelocity: Double)
        case curve(UnitCurve, duration: TimeInterval)
        case pieces(PiecewiseCurve, duration: TimeInterval)
      }

      package let course: Course
      /// Seconds before it starts.
      package var delay: TimeInterval = 0

      package static func spring(duration: TimeInterval, bounce: Double) -> Animation {
        Animation(course: .spring(Spring(duration: duration, bounce: bounce), initialVelocity: 0))
      }

      package static func spring(response: Double, dampingFraction: Double) -> Animation {
        Animation(
          course: .spring(Spring(response: response, dampingRatio: dampingFraction), initialVelocity: 0))
      }

      package static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double
      ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return Animation(course: .spring(spring, initialVelocity: initialVelocity))
      }

      package static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
      }

      package static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
      }

      package static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
      }

      package static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
      }

      package static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(course: .curve(curve, duration: duration))
      }

      package static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval
      ) -> Animation {
        let start = UnitPoint(x: x1, y: y1)
        let curve = UnitCurve.bezier(startControlPoint: start, endControlPoint: UnitPoint(x: x2, y: y2))
        return timingCurve(curve, duration: duration)
      }

      package func delay(_ delay: TimeInterval) -> Animation {
        var animation = self
        animation.delay += delay
        return animation
      }
    }
    """

  private static let keyframe = """
    /// A step of a property's track.
    package struct Keyframe: Hashable, Sendable {
      package enum Course: Hashable, Sendable {
        case linear(UnitCurve)
        case cubic(startVelocity: [Double], endVelocity: [Double])
        case spring(Spring, startVelocity: [Double])
        case move
      }

      package let property: String
      /// The value that it leads to, of one to four numbers.
      package let to: [Double]
      /// How long it takes, not when it ends.
      package let duration: TimeInterval
      package let course: Course

      package init(_ property: String, to: [Double], duration: TimeInterval, course: Course) {
        self.property = property
        self.to = to
        self.duration = duration
        self.course = course
      }
    }
    """
}

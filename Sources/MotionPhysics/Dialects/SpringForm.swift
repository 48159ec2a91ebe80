/// One way to type a spring: which words belong together, and what they mean.
public struct SpringForm: Sendable {
  /// A name for the form, unique.
  public let id: String
  /// The system whose own meaning of the words this is; nil for the words that need no prefix.
  public let dialect: String?
  /// The keys in order, at most three: the names of the system's parameters.
  public let keys: [(key: SpringKey, required: Bool)]
  private let form: DialectForm

  /// - Parameter optional: the keys that may be left out.
  fileprivate init(
    _ id: String, _ form: DialectForm, dialect: String? = nil, optional: [SpringKey] = [.mass]
  ) {
    self.id = id
    self.dialect = dialect
    self.form = form
    keys = form.parameters.compactMap { SpringKey(rawValue: $0.name) }.map { ($0, !optional.contains($0)) }
  }

  /// The spring of the numbers, in the order of the keys.
  /// - Throws: `MotionError` that names the key and its range.
  public func make(_ numbers: SpringNumbers) throws(MotionError) -> Spring {
    for (index, key) in keys.enumerated() where key.required && numbers[index] == nil {
      throw .invalid(parameter: key.key.rawValue, reason: "is needed")
    }
    return try form.spring(numbers)
  }

  /// The numbers of a spring; nil when this form cannot say it. A mass of 1 is left out.
  public func express(_ spring: Spring) -> SpringNumbers? {
    guard var numbers = try? form.numbers(of: spring) else { return nil }
    if spring.mass == 1, let mass = keys.firstIndex(where: { $0.key == .mass }) { numbers[mass] = nil }
    return numbers
  }
}

/// Every way to type a spring.
public enum SpringForms {
  /// The forms, those without a dialect first.
  public static let all = [
    SpringForm("durationBounce", .swiftUIDurationBounce, optional: [.bounce]),
    SpringForm("responseDampingRatio", .swiftUIResponse),
    SpringForm("massStiffnessDamping", .swiftUIPhysics),
    SpringForm("dampingRatioStiffness", .dampingRatioStiffness),
    SpringForm("tensionFriction", .tensionFriction),
    SpringForm("settlingDurationDampingRatio", .swiftUISettling),
    SpringForm("bouncinessSpeed", .origamiBounciness),
    SpringForm("motionDurationBounce", .motionDuration, dialect: "motion"),
    SpringForm("motionVisualDurationBounce", .motionVisualDuration, dialect: "motion"),
    SpringForm("origamiTensionFriction", .origamiTension, dialect: "origami"),
    SpringForm("reanimatedDurationDampingRatio", .reanimatedDuration, dialect: "reanimated"),
  ]
}

/// The words with which people type springs.
public enum SpringKey: String, CaseIterable, Hashable, Sendable {
  /// Perceptual duration, or what a dialect means by it; seconds.
  case duration
  /// SwiftUI's bounce.
  case bounce
  /// The period of the undamped spring, seconds.
  case response
  /// damping / (2 √(stiffness mass)).
  case dampingRatio
  /// The mass at the end of the spring.
  case mass
  /// Force per unit of length.
  case stiffness
  /// Force per unit of velocity.
  case damping
  /// The stiffness by its name in react-spring and Framer; in Origami on a scale of its own.
  case tension
  /// The damping by its name in react-spring and Framer; in Origami on a scale of its own.
  case friction
  /// SwiftUI's settling duration, seconds.
  case settlingDuration
  /// Origami's bounciness.
  case bounciness
  /// Origami's speed.
  case speed
  /// Motion's visual duration, seconds.
  case visualDuration

  /// Every key, in the order of the declaration. Written out, because the synthesised list is made anew at each use.
  public static let allCases: [SpringKey] = [
    .duration, .bounce, .response, .dampingRatio, .mass, .stiffness, .damping, .tension, .friction,
    .settlingDuration, .bounciness, .speed, .visualDuration,
  ]

  /// The key's place among all keys.
  public var position: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

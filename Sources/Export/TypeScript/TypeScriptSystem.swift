import MotionPhysics

/// A library that moves things, in its own words.
protocol TypeScriptSystem: Sendable {
  /// What the format is called.
  static var format: String { get }
  /// What a file says of itself, behind the line that names its maker: how it is used, and what to know.
  static var introduction: [String] { get }
  /// What it imports; the names that it takes besides the helpers'.
  static var imports: [String] { get }
  static var importedFrom: String { get }
  /// Whether functions run beside the animation.
  static var isWorklet: Bool { get }
  /// What stands behind the presets.
  ///
  /// - Parameter customProperties: Those that the presets move.
  static func functions(_ namespace: TypeScriptNamespace, customProperties: [String]) -> [String]
  /// The names that ``functions(_:customProperties:)`` declares.
  static var functionNames: [String] { get }

  /// How precisely curves are baked.
  init(tolerance: Double)

  /// A spring or a tween.
  ///
  /// - Parameter initialVelocity: Travels per second.
  /// - Throws: ``MotionError`` when the library cannot play it.
  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue
  /// A curve alone.
  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue
  /// A length alone, or that of a phase.
  func duration(_ seconds: Double) -> TypeScriptValue
  /// Keyframes.
  func clip(
    _ timeline: KeyframeTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue
  /// Phases.
  func sequence(
    _ sequence: PhaseSequence, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue
  /// The values of a phase, in the order of the sequence's properties.
  func values(_ values: [Components], of properties: [String]) -> TypeScriptValue
  /// What stands in for a preset where a person asks for less motion.
  func replacement(_ reference: String, isAnimation: Bool) -> String
}

/// What is found out while a preset is put into words.
struct TypeScriptNotes {
  /// What people want to know, a sentence each.
  var remarks: [String] = []
  /// What the library cannot carry.
  var losses: [String] = []
  /// The functions that the words need.
  var helpers: Set<TypeScriptHelper> = []
  /// Custom properties that hold numbers: only registered ones can be between two of them.
  var customProperties: Set<String> = []

  /// Says how far a baked curve is from the motion.
  mutating func remark(error: Double, of what: String, unit: String = " of the travel") {
    remarks.append("\(what) within \(CSSNumber.error(error))\(unit).")
  }
}

extension TypeScriptSystem {
  static var imports: [String] { [] }
  static var importedFrom: String { "" }
  static var isWorklet: Bool { false }
  static var functionNames: [String] { [] }
  static func functions(_ namespace: TypeScriptNamespace, customProperties: [String]) -> [String] { [] }

  func sequence(
    _ sequence: PhaseSequence, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    try phases(of: sequence, &notes)
  }

  func values(_ values: [Components], of properties: [String]) -> TypeScriptValue {
    .object(
      zip(properties, values).map { .init(TypeScriptText.key($0), .components($1.array)) })
  }

  func replacement(_ reference: String, isAnimation: Bool) -> String { reference }
}

import MotionPhysics
import PlainText
import Presets

/// A clip or a sequence in CSS: keyframes, one set a property, and how they play.
struct CSSAnimation {
  /// Keyframes with their name, and how they play.
  struct Part {
    let name: String
    let keyframes: CSSKeyframes
    /// One animation in the list of `animation`, from its name and the duration of a turn.
    let manner: (_ name: String, _ duration: String) -> String
  }

  private(set) var parts: [Part] = []
  /// How long one turn takes: what stands in the custom property of the duration.
  let duration: String
  /// Remarks, a sentence a line.
  private(set) var remarks: [String] = []
  private(set) var losses: [String] = []

  private let name: String
  private let tolerance: Double

  /// The animation of a clip or a sequence; nil for any other motion.
  ///
  /// - Parameter name: What the preset is called, prefix included.
  init?(_ motion: Motion, name: String, tolerance: Double) throws(MotionError) {
    self.name = name
    self.tolerance = tolerance
    switch motion {
    case .clip(let timeline, let driver, let loops):
      duration = driver == .progress ? "1ms" : CSSNumber.milliseconds(timeline.duration)
      if driver == .progress { remarks.append(Self.progressRemark) }
      let timelines = timeline.tracks.map { PropertyTimeline($0.track, property: $0.property) }
      let manner = loops ? "linear infinite both" : "linear both"
      try add(timelines, seconds: timeline.duration) { name, duration in "\(name) \(duration) \(manner)" }
    case .sequence(let sequence):
      let plan = SequencePlan(sequence, tolerance: tolerance)
      duration = CSSNumber.milliseconds(plan.seconds)
      try add(plan, loops: sequence.mode == .loop)
    case .spring, .curve, .duration, .tween, .morph: return nil
    }
  }

  private static let progressRemark =
    "Driven by a progress: set animation-timeline behind animation, such as scroll() or view()."

  private mutating func add(_ plan: SequencePlan, loops: Bool) throws(MotionError) {
    if plan.seconds == 0 { remarks.append(SequencePlan.still) }
    if let loss = plan.loss { losses.append(loss) }
    let cycles = plan.leadCycles
    if cycles > 0 {
      remarks.append(
        "Motion is carried from cycle to cycle: first \(cycles) apart, then one again and again.")
      try add(plan.lead, suffix: "-lead", seconds: plan.leadSeconds) { name, duration in
        "\(name) calc(\(duration) * \(cycles)) linear both"
      }
    }
    try add(plan.timelines, seconds: plan.seconds, unsteadiness: plan.unsteadiness) { name, duration in
      cycles > 0
        ? "\(name) \(duration) linear calc(\(duration) * \(cycles)) infinite"
        : "\(name) \(duration) \(loops ? "linear infinite both" : "linear both")"
    }
  }

  private mutating func add(
    _ timelines: [PropertyTimeline], suffix: String = "", seconds: Double, unsteadiness: Double = 0,
    manner: @escaping (_ name: String, _ duration: String) -> String
  ) throws(MotionError) {
    for (property, members) in CSSMember.grouped(timelines, base: name) {
      let keyframes = try CSSKeyframes(
        property, members, duration: seconds, tolerance: tolerance, unsteadiness: unsteadiness)
      parts.append(
        Part(name: "\(name)--\(property.label)\(suffix)", keyframes: keyframes, manner: manner))
    }
  }

  /// The value of `animation`.
  func text(duration: String) -> String {
    parts.isEmpty ? "none" : parts.map { $0.manner($0.name, duration) }.joined(separator: ", ")
  }
}

extension CSSAnimation.Part {
  /// The keyframes, and the custom properties that nothing has registered yet: only registered ones can be between two
  /// numbers (CSS Properties and Values API 1).
  func lines(_ registered: inout Set<String>) -> [String] {
    let properties = keyframes.property.registered.filter { registered.insert($0).inserted }.map { name in
      "@property --\(name) { syntax: \"<number>\"; inherits: false; initial-value: 0; }"
    }
    let frames = keyframes.frames.map { percent, declarations in
      "\(percent) { \(declarations.map(\.plain).joined(separator: "; ")); }"
    }
    return properties + [CommentStyle.block.line(keyframes.remark)] + .block("@keyframes \(name) {", frames)
  }
}

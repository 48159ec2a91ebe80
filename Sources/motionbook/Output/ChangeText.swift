import PlainText
import Presets

/// The differences of a preset, one short sentence each.
enum ChangeText {
  /// Every difference of what was typed, and what became of the motion.
  static func lines(of change: Comparison.Change) -> [String] {
    let (before, after) = (change.before, change.after)
    var lines: [String] = []
    if before.kind != after.kind { lines.append("\(before.kind.rawValue) -> \(after.kind.rawValue)") }
    if before.content != after.content {
      let texts = (before.content.words, after.content.words)
      lines.append(texts.0 == texts.1 ? Self.hiddenParts(of: after.kind) : "\(texts.0) -> \(texts.1)")
      if let motion = motion(of: change), !lines.contains(motion), before.kind == after.kind {
        lines.append(motion)
      }
    }
    lines += aboutLines(from: before, to: after)
    return lines
  }

  /// The difference that the few words of both do not show.
  private static func hiddenParts(of kind: Kind) -> String {
    switch kind {
    case .sequence: "other values or animations"
    case .morph: "other values, animations or gesture"
    default: "other keyframes"
    }
  }

  /// The motion before and after; nil when that is the same.
  static func motion(of change: Comparison.Change) -> String? {
    if change.movesTheSame { return nil }
    if case .spring? = change.oldMotion, case .spring? = change.newMotion {
      return settling(of: change)
    }
    let before = change.oldMotion.map { MotionDescription($0).words } ?? "unresolvable"
    let after = change.newMotion.map { MotionDescription($0).words } ?? "unresolvable"
    return before == after ? "moves otherwise, takes \(after)" : "\(before) -> \(after)"
  }

  /// Duration and bounce are left out where they were typed, and so stand there already.
  private static func settling(of change: Comparison.Change) -> String {
    let isTyped =
      change.before.content != change.after.content
      && [change.before, change.after].allSatisfy(\.isTypedByDurationAndBounce)
    return [change.oldMotion, change.newMotion].compactMap { motion -> String? in
      guard let motion, let animation = motion.animation else { return nil }
      let description = MotionDescription(motion)
      let time = animation.duration().isFinite ? "settles at \(description.length)" : "never settles"
      return isTyped ? time : "\(description.words), \(time)"
    }.joined(separator: " -> ")
  }

  private static func aboutLines(from before: Preset, to after: Preset) -> [String] {
    var lines: [String] = []
    func compare(_ label: String, _ old: String?, _ new: String?) {
      if old == new { return }
      lines.append("\(label): \(old ?? "none") -> \(new ?? "none")")
    }
    compare("summary", before.summary.map(quoted), after.summary.map(quoted))
    compare("reduced", before.reduced?.text ?? "inherited", after.reduced?.text ?? "inherited")
    compare("role", before.role?.rawValue, after.role?.rawValue)
    compare("deprecated", before.deprecated.map(text), after.deprecated.map(text))
    for rule in Set(before.allow.keys).union(after.allow.keys).sorted() {
      compare("exempt from \(rule)", before.allow[rule].map(quoted), after.allow[rule].map(quoted))
    }
    compare("pack", before.origin, after.origin)
    if before.extensions != after.extensions { lines.append("other extensions") }
    return lines
  }

  private static func text(_ deprecation: Deprecation) -> String {
    switch deprecation {
    case .plain: "yes"
    case .instead(let text): quoted(text)
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text.visible)\"" }
}

extension Preset {
  fileprivate var isTypedByDurationAndBounce: Bool {
    guard case .spring(let spring) = content, case .standalone(let parameters) = spring.parameters else {
      return false
    }
    return parameters.typed.map(\.key) == [.duration, .bounce]
  }
}

extension Comparison {
  /// A setting of a rule, before and after.
  func settingTexts(of rule: String) -> (before: String, after: String) {
    (Self.text(old.settings.rules[rule]), Self.text(new.settings.rules[rule]))
  }

  private static func text(_ setting: RuleSetting?) -> String {
    let parts = [
      setting?.severity?.rawValue, setting?.threshold.map { "threshold \(DecimalText.exact($0))" },
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? "not set" : text
  }
}

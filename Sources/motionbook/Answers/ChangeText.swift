import PlainText
import Presets

/// The differences of a preset, one short sentence each.
enum ChangeText {
  /// Every member that changed, and what became of the motion.
  static func lines(of change: RegistryDifference.Change) -> [String] {
    // Also where a word alone was typed: what it is made from may have changed too.
    members(from: change.before, to: change.after) + [motion(of: change)].compactMap(\.self)
  }

  /// One line for each member that changed: its place, and what stood and stands there.
  static func members(from before: Preset, to after: Preset) -> [String] {
    MemberChange.all(from: before, to: after).map { change in
      let place = change.path.isEmpty ? "" : "\(change.path.visible)  "
      let (old, new) = (
        text(change.before, at: change.path, of: before), text(change.after, at: change.path, of: after)
      )
      return "\(place)\(old) -> \(new)"
    }
  }

  /// Sentences of people are quoted.
  private static func text(_ tree: MemberTree?, at path: String, of preset: Preset) -> String {
    switch tree {
    // Of a partner for less motion none is a word of its own, and says that there is a cut.
    case nil: path != "reduced" ? "none" : preset.content.origin == nil ? "not set" : "inherited"
    case .value(let text)? where ["summary", "deprecated"].contains(path) || path.hasPrefix("allow."):
      text == "true" ? "yes" : text.visible
    case let tree?: tree.words.visible
    }
  }

  /// The motion before and after; nil when that is the same.
  static func motion(of change: RegistryDifference.Change) -> String? {
    if change.oldMotion == change.newMotion { return nil }
    return ([times(of: change)] + [change.gap?.words].compactMap(\.self)).joined(separator: ", ")
  }

  private static func times(of change: RegistryDifference.Change) -> String {
    if case .spring? = change.oldMotion, case .spring? = change.newMotion {
      return settling(of: change)
    }
    let before = change.oldMotion.map { MotionDescription($0).words } ?? "unresolvable"
    let after = change.newMotion.map { MotionDescription($0).words } ?? "unresolvable"
    return before == after ? "moves otherwise, takes \(after)" : "\(before) -> \(after)"
  }

  /// Duration and bounce are left out where they were typed, and so stand there already.
  private static func settling(of change: RegistryDifference.Change) -> String {
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
}

extension Preset {
  fileprivate var isTypedByDurationAndBounce: Bool {
    guard case .spring(let spring) = content, case .standalone(let parameters) = spring.parameters else {
      return false
    }
    return parameters.typed.map(\.key) == [.duration, .bounce]
  }
}

extension RegistryDifference {
  func settingTexts(of rule: String) -> (before: String, after: String) {
    if rule.hasPrefix(RegistryDifference.pack) {
      let pack = String(rule.dropFirst(RegistryDifference.pack.count))
      let (before, after) = (old.typed.settings.packs[pack], new.typed.settings.packs[pack])
      let isMoved = before?.source != after?.source
      return (Self.text(ofPack: before, withSource: isMoved), Self.text(ofPack: after, withSource: isMoved))
    }
    return (Self.text(old.typed.settings.rules[rule]), Self.text(new.typed.settings.rules[rule]))
  }

  /// As many digits as tell digests apart, and where they are from.
  private static func text(ofPack pack: TakenPack?, withSource: Bool) -> String {
    guard let pack else { return "not taken" }
    let source = withSource ? pack.source.map { ", \($0.visible)" } : nil
    return "\(pack.digest.prefix(15))…\(source ?? "")"
  }

  private static func text(_ setting: RuleSetting?) -> String {
    let parts = [
      setting?.severity?.rawValue, setting?.threshold.map { "threshold \(DecimalText.exact($0))" },
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? "not set" : text
  }
}

import CommandLineKit
import Presets
import PlainText
import Validation

/// What a configuration key names: a rule, `near-duplicate`, or one of its values, `near-duplicate.severity`.
struct RuleKey {
  /// A value that a registry may set for a rule.
  enum Member: String, CaseIterable {
    /// What a finding counts as.
    case severity
    /// From where the rule finds something.
    case threshold
  }

  let rule: Rule
  /// Nil is all of the rule's values.
  let member: Member?

  /// The key as it is typed.
  var text: String { rule.id + (member.map { "." + $0.rawValue } ?? "") }

  /// Reads a key.
  ///
  /// - Throws: ``UnknownRule``; ``Failure`` for a value that no rule, or not this one, has.
  init(_ text: String) throws {
    // In a registry's JSON the key stands below "rules", and so it may be typed.
    let text = text.hasPrefix("rules.") ? String(text.dropFirst("rules.".count)) : text
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rule = try RuleNames.existing(parts[0])
    self.rule = rule
    guard parts.count == 2 else {
      member = nil
      return
    }
    guard let member = Member(rawValue: parts[1]) else {
      let known = Member.allCases.map(\.rawValue)
      let suggestion = Suggestions.nearest(to: parts[1], among: known).map {
        "; did you mean \(rule.id).\($0)?"
      }
      throw Failure(
        "a rule has no \"\(parts[1])\"\(suggestion ?? ""); it has \(known.joined(separator: " and "))")
    }
    if member == .threshold, rule.threshold == nil {
      throw Failure("the rule \(rule.id) has no threshold; \(rule.id).severity can be set")
    }
    self.member = member
  }
}

/// Rules by their names.
enum RuleNames {
  /// The rule of that name.
  ///
  /// - Throws: ``UnknownRule``.
  static func existing(_ id: String) throws(UnknownRule) -> Rule {
    if let rule = Rules.rule(id) { return rule }
    throw UnknownRule(id)
  }
}

extension UnknownRule: CommandFailure {
  /// Something that was asked for does not exist.
  public var exitCode: Int32 { 1 }
}

import CommandLineKit
import Presets
import PlainText
import Validation

/// `motionbook config set`
struct ConfigSet: Command {
  static let info = CommandInfo(
    name: "set",
    summary: "Sets what a rule counts as, or its threshold.",
    examples: [
      "motionbook config set near-duplicate.severity note",
      "motionbook config set near-duplicate.threshold 0.02",
    ])

  @Argument(
    help: "A value of a rule: near-duplicate.severity",
    completion: .choices(
      Rules.all.flatMap { ["\($0.id).severity"] + ($0.threshold == nil ? [] : ["\($0.id).threshold"]) }))
  var key: String
  @Argument(help: "off, note, warning or error; or the threshold, a number.") var value: String
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      let key = try RuleKey(key)
      let change = try change(of: key)
      return try SettingChange(key: key, change: change).run(on: writing.registry(console))
    }
  }

  private func change(of key: RuleKey) throws -> (inout RuleSetting) -> Void {
    switch key.member {
    case .severity?:
      let severity = try severity(key)
      return { $0.severity = severity }
    case .threshold?:
      let threshold = try threshold(key)
      return { $0.threshold = threshold }
    case nil:
      throw Failure(
        "say what of \(key.rule.id) to set: \(key.rule.id).severity or \(key.rule.id).threshold", exitCode: 64
      )
    }
  }

  private func severity(_ key: RuleKey) throws -> RuleSeverity {
    if let severity = RuleSeverity(rawValue: value) { return severity }
    let known = RuleSeverity.allCases.map(\.rawValue)
    let suggestion = Suggestions.nearest(to: value, among: known).map { " Did you mean '\($0)'?" }
    throw UsageError("'\(value)' is no severity; one is \(known.joined(separator: ", ")).\(suggestion ?? "")")
  }

  private func threshold(_ key: RuleKey) throws -> Double {
    guard let number = try? Double(argument: value), number >= 0 else {
      throw UsageError("'\(value)' is no threshold; \(key.rule.id) takes a number of 0 or more.")
    }
    return number
  }
}

import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON
import Validation

struct Config: Command {
  static let info = CommandInfo(
    name: "config",
    summary: "The registry's own settings: what its rules count as, and from where.",
    discussion: """
      A key is a rule and what is set of it: near-duplicate.severity (off, note, warning or error) or \
      near-duplicate.threshold (a number). `motionbook validate --rules` lists the rules. packs.base is a pack that \
      `motionbook seed` took from a file or a repository.
      """,
    examples: [
      "motionbook config list",
      "motionbook config set near-duplicate.threshold 0.02",
      "motionbook config unset near-duplicate",
    ],
    subcommands: [ConfigGet.self, ConfigSet.self, ConfigUnset.self, ConfigList.self, ConfigSchema.self])
}

struct ConfigGet: Command {
  static let info = CommandInfo(
    name: "get",
    summary: "Prints what counts for a rule: what the registry sets, else the rule's own.",
    examples: [
      "motionbook config get near-duplicate.threshold", "motionbook config get near-duplicate --json",
    ])

  @Argument(
    help: "A rule, or a value of one: near-duplicate.severity", completion: .choices(Rules.all.map(\.id)))
  var key: String
  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let key = try RuleKey(key)
      let setting = EffectiveSetting(key.rule, in: try location.source(console).settings)
      let text =
        switch key.member {
        case .severity?: setting.severity
        case .threshold?: setting.threshold.map(DecimalText.exact) ?? "none"
        case nil: setting.lines(of: nil).joined(separator: "\n")
        }
      return Answer(text) { writer in
        writer.member("rule", key.rule.id)
        setting.write(key.member, to: &writer)
      }
    }
  }
}

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
      Rules.all.filter { !$0.isRequired }.flatMap {
        ["\($0.id).severity"] + ($0.threshold == nil ? [] : ["\($0.id).threshold"])
      }))
  var key: String
  @Argument(help: "off, note, warning or error; or the threshold, a number.") var value: String
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) {
      let key = try RuleKey(key)
      let change = try change(of: key)
      return try ChangedSetting(key, in: writing.registry(console), change)
    }
  }

  private func change(of key: RuleKey) throws -> (inout RuleSetting) -> Void {
    switch key.member {
    case .severity?:
      let severity = try severity()
      if key.rule.isRequired { throw Failure("\(key.rule.id) cannot be set. \(Rule.requirement)") }
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

  private func severity() throws -> RuleSeverity {
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

struct ConfigUnset: Command {
  static let info = CommandInfo(
    name: "unset",
    summary: "Takes back what is set for a rule; the rule's own counts again. Or gives up a pack.",
    examples: [
      "motionbook config unset near-duplicate.severity", "motionbook config unset near-duplicate",
      "motionbook config unset packs.base",
    ])

  @Argument(
    help: "A rule, or a value of one: near-duplicate.severity", completion: .choices(Rules.all.map(\.id)))
  var key: String
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) { try unset(in: writing.registry(console)) }
  }

  private func unset(in registry: RegistryStore) throws -> any CommandResult {
    if key.hasPrefix("packs.") { return try giveUp(String(key.dropFirst("packs.".count)), in: registry) }
    do {
      let key = try RuleKey(key)
      return try ChangedSetting(key, in: registry) { setting in
        if key.member != .threshold { setting.severity = nil }
        if key.member != .severity { setting.threshold = nil }
      }
    } catch let error as UnknownRule {
      guard try removeStray(error.id, from: registry) else { throw error }
      return Answer("\(error.id): taken back; there is no such rule") { $0.member("rule", error.id) }
    }
  }

  /// Forgets that a pack was taken. What came of it stays, as the registry's own.
  private func giveUp(_ pack: String, in registry: RegistryStore) throws -> Answer {
    try registry.write {
      var settings = try registry.settings
      guard settings.packs.removeValue(forKey: pack) != nil else {
        throw Failure("no pack \"\(pack.visible)\" was taken; `motionbook config list` lists those that were")
      }
      let presets = try registry.book().presets.filter { $0.origin == pack }
      try registry.apply(saved: presets.map { $0.of(pack: nil) })
      try registry.save(settings)
      return Answer("\(pack.visible): given up; \(presets.count.counted("preset")) of it are your own now") {
        $0.member("pack", pack)
      }
    }
  }

  /// Takes back what is set for a rule that this version does not know.
  private func removeStray(_ rule: String, from registry: RegistryStore) throws -> Bool {
    try registry.write {
      var settings = try registry.settings
      guard settings.rules.removeValue(forKey: rule) != nil else { return false }
      try registry.save(settings)
      return true
    }
  }
}

struct ConfigList: Command {
  static let info = CommandInfo(
    name: "list",
    summary: "Lists what the registry sets.",
    examples: ["motionbook config list", "motionbook config list --json"])

  @OptionGroup var location: RegistryOptions
  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    try results.print(on: console) {
      let settings = try location.source(console).settings
      let rules = settings.rules.sorted { $0.key < $1.key }
      let packs = settings.packs.sorted { $0.key < $1.key }
      if settings.rules.isEmpty, packs.isEmpty, !results.isJSON {
        console.note("The registry sets nothing; every rule counts as it is.")
      }
      let lines = rules.flatMap { rule, setting in
        [
          setting.severity.map { "\(rule).severity \($0.rawValue)" },
          setting.threshold.map { "\(rule).threshold \(DecimalText.exact($0))" },
        ].compactMap(\.self)
      }
      let sources = packs.map { "packs.\($0) \($1.source ?? $1.digest)".visible }
      return Answer((lines + sources).joined(separator: "\n")) { writer in
        writer.object("rules") { writer in
          for (rule, setting) in rules { writer.member(rule, setting) }
        }
        if packs.isEmpty { return }
        writer.object("packs") { writer in
          for (name, pack) in packs {
            writer.object(name) { writer in
              writer.member("digest", pack.digest)
              writer.member("source", pack.source)
            }
          }
        }
      }
    }
  }
}

struct ConfigSchema: Command {
  static let info = CommandInfo(
    name: "schema",
    summary: "Prints the JSON Schema of .motionbook.json, with which editors complete and check it.",
    discussion: """
      Write it to a file and name that file in .motionbook.json: {"$schema": "./motionbook.schema.json"}.
      """,
    examples: ["motionbook config schema > motionbook.schema.json"])

  @OptionGroup var results: ResultOptions

  func run(_ console: Console) throws {
    console.outBytes(ProjectSchema.text.utf8)
  }
}

import CommandLineKit
import PlainText
import Presets
import StrictJSON

extension RegistryDifference: CommandResult {
  /// In colour what is new is green, what is gone red, and what is other yellow.
  func text(for console: Console) -> String {
    if isEmpty { return "No difference." }
    let sections = sections(for: console).map { heading, entries in
      ([heading] + entries.map { "  " + $0 }).joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n") + "\n\n" + headline
  }

  /// The number of each, in a few words.
  var headline: String {
    if isEmpty { return "no difference" }
    let counts = [
      (added.count, "added"), (removed.count, "removed"), (renamed.count, "renamed"),
      (changed.count, "changed"),
      (affected.count, affected.count == 1 ? "moves along" : "move along"),
      (settings.count, settings.count == 1 ? "setting" : "settings"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  func entries(for console: Console) -> [String] { sections(for: console).flatMap(\.entries) }

  private func sections(for console: Console) -> [(heading: String, entries: [String])] {
    func sign(_ sign: String, _ color: Int) -> String {
      console.usesColor ? "\u{1B}[\(color)m\(sign)\u{1B}[0m" : sign
    }
    func entry(_ mark: String, _ preset: Preset) -> String {
      "\(mark) \(preset.name)  \(preset.kind.rawValue), \(preset.content.words)"
    }
    func below(_ lines: [String]) -> String { lines.map { "\n    \($0)" }.joined() }
    let sections = [
      ("Added", added.map { entry(sign("+", 32), $0) }),
      ("Removed", removed.map { entry(sign("-", 31), $0) }),
      ("Renamed", renamed.map { "\(sign("~", 33)) \($0.line)" }),
      ("Changed", changed.map { "\(sign("~", 33)) \($0.after.name)" + below(ChangeText.lines(of: $0)) }),
      (
        "What moves along",
        affected.map {
          "\(sign(">", 33)) \($0.after.name)" + below([ChangeText.motion(of: $0)].compactMap(\.self))
        }
      ),
      (
        "Settings",
        settings.map { rule in
          let texts = settingTexts(of: rule)
          return "\(sign("~", 33)) \(rule): \(texts.before) -> \(texts.after)"
        }
      ),
    ]
    return sections.filter { !$0.1.isEmpty }
  }
}

extension RegistryDifference {
  func write(to writer: inout JSONWriter) throws {
    let (before, after) = (PresetJSON(old.typed, old.resolver), PresetJSON(new.typed, new.resolver))
    func write(_ changes: [Change], _ key: String, to writer: inout JSONWriter) throws {
      try writer.objects(key, changes) { writer, change in
        let name = change.after.name
        writer.member("name", name.text)
        try writer.object("before") {
          try before.writeMembers(of: change.before, usedBy: old.users[name] ?? [], to: &$0)
        }
        try writer.object("after") {
          try after.writeMembers(of: change.after, usedBy: new.users[name] ?? [], to: &$0)
        }
        MemberChangeJSON.write(from: change.before, to: change.after, to: &writer)
      }
    }
    try writer.objects("added", added) {
      try after.writeMembers(of: $1, usedBy: new.users[$1.name] ?? [], to: &$0)
    }
    try writer.objects("removed", removed) {
      try before.writeMembers(of: $1, usedBy: old.users[$1.name] ?? [], to: &$0)
    }
    writer.objects("renamed", renamed) { writer, names in
      writer.member("from", names.from.text)
      writer.member("to", names.to.text)
      writer.member("alias", names.alias?.name.text)
    }
    try write(changed, "changed", to: &writer)
    try write(affected, "affected", to: &writer)
    writeSettings(to: &writer)
  }

  /// Writes the settings that differ.
  func writeSettings(to writer: inout JSONWriter) {
    writer.objects("settings", settings) { writer, rule in
      if rule.hasPrefix(RegistryDifference.pack) {
        let pack = String(rule.dropFirst(RegistryDifference.pack.count))
        writer.member("pack", pack)
        let (before, after) = (old.typed.settings.packs[pack], new.typed.settings.packs[pack])
        writer.member("before", before?.digest)
        writer.member("after", after?.digest)
        writer.member("beforeSource", before?.source)
        writer.member("afterSource", after?.source)
        return
      }
      writer.member("rule", rule)
      writer.member("before", old.typed.settings.rules[rule])
      writer.member("after", new.typed.settings.rules[rule])
    }
  }
}

extension RegistryDifference.Renaming {
  /// Both names, and what became of the old one.
  var line: String { "\(from) -> \(to)\(words(\.text))" }

  /// Words on the alias that keeps the old name; empty where it is gone.
  fileprivate func words(_ word: (PresetName) -> String) -> String {
    alias.map { "; \(word(from)) stays as \($0.deprecated == nil ? "an" : "a deprecated") alias" } ?? ""
  }
}

extension RegistryDifference.Change {
  /// How far both are apart; nil where there is nothing to compare.
  var gap: MotionGap? { MotionGap(oldMotion, newMotion) }
}

extension RegistryDifference {
  /// For a pull request: tables in GitHub's Markdown.
  func markdown() -> String {
    if isEmpty { return "### Motion\n\nNo difference." }
    func row(_ preset: Preset, _ book: ResolvingSnapshot) -> [String] {
      let time = book.motion(of: preset).map { MotionDescription($0).length } ?? ""
      return [Self.code(preset.name.text), preset.kind.rawValue, preset.content.words, time]
    }
    var parts = ["### Motion: \(headline)"]
    func add(_ heading: String, _ columns: [String], _ rows: [[String]]) {
      if rows.isEmpty { return }
      let lines = [columns, columns.map { _ in "---" }] + rows.map { $0.map(Self.escaped) }
      parts.append(
        "#### \(heading)\n\n"
          + lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n"))
    }
    let columns = ["Preset", "Kind", "Motion", "Time"]
    add("Added", columns, added.map { row($0, new) })
    add("Removed", columns, removed.map { row($0, old) })
    add(
      "Renamed", ["Before", "After"],
      renamed.map { [Self.code($0.from.text), Self.code($0.to.text) + $0.words { Self.code($0.text) }] })
    add(
      "Changed", ["Preset", "What changed"],
      changed.map { [Self.code($0.after.name.text), ChangeText.lines(of: $0).joined(separator: "\n")] })
    add(
      "What moves along", ["Preset", "How"],
      affected.map { [Self.code($0.after.name.text), ChangeText.motion(of: $0) ?? ""] })
    add(
      "Settings", ["Rule", "Before", "After"],
      settings.map { [Self.code($0), settingTexts(of: $0).before, settingTexts(of: $0).after] })
    return parts.joined(separator: "\n\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  /// Text that neither ends its cell nor becomes markup.
  private static func escaped(_ text: String) -> String {
    if text.hasPrefix("`") { return text }
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += "<br>"
      case "|", "\\", "*", "_", "`", "<", "[", "]", "~", "#", "@", "&": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

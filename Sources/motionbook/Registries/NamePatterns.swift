import CommandLineKit
import PlainText
import Presets
import Registry

/// Names and globs of the command line, `sheet.*`, and what to leave out of them, `!sheet.old`.
struct NamePatterns {
  private let wanted: [String]
  private let unwanted: [String]

  init(_ patterns: [String]) {
    wanted = patterns.filter { !$0.hasPrefix("!") }
    unwanted = patterns.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
  }

  /// Whether a pattern stands for several names.
  static func isGlob(_ pattern: String) -> Bool { pattern.contains("*") || pattern.contains("?") }

  /// The pattern of a group's members for the group's name; any other word as it is.
  static func membersOrSelf(_ word: String, among names: [String]) -> String {
    let group = word.hasPrefix("!") ? word.dropFirst() : word[...]
    return !isGlob(word) && names.contains { $0.hasPrefix(group + ".") } ? word + ".*" : word
  }

  /// Whether a name is meant; every one where only some are left out.
  func matches(_ name: String) -> Bool {
    (wanted.isEmpty || wanted.contains { Glob.matches($0, name) })
      && !unwanted.contains { Glob.matches($0, name) }
  }

  /// The names that are meant, in their order, each once.
  func names(among names: [String]) throws -> [String] {
    for pattern in wanted + unwanted where !names.contains(where: { Glob.matches(pattern, $0) }) {
      throw Self.unmatched(pattern, among: names)
    }
    return names.filter(matches)
  }

  /// Why a pattern matches nothing: it is a group, or misspelt.
  static func unmatched(_ pattern: String, among names: [String]) -> Failure {
    let members = names.count { $0.hasPrefix(pattern + ".") }
    if members > 0 {
      return Failure(
        "\(pattern) is a group of \(members.counted("preset")), and no preset; write '\(pattern).*' for them")
    }
    let isGlob = isGlob(pattern)
    if !isGlob, PresetName.followsGrammar(pattern) {
      let question = Suggestions.question(for: pattern, among: names)
      return Failure("there is no preset \"\(pattern.visible)\"" + question)
    }
    let groups = Set(names.flatMap { PresetName(stored: $0).groups.map { $0 + ".*" } })
    return Failure(
      "no preset matches \"\(pattern.visible)\"" + Suggestions.question(for: pattern, among: names + groups))
  }

  func presets(in source: some RegistrySource) throws -> [PresetName] {
    // A name alone needs no list of all.
    if unwanted.isEmpty, wanted.allSatisfy({ !Self.isGlob($0) }) {
      var found: [PresetName] = []
      for word in wanted {
        let name = try Self.existing(word, in: source)
        if !found.contains(name) { found.append(name) }
      }
      return found
    }
    return try names(among: source.names()).map { PresetName(stored: $0) }
  }

  static func existing(_ word: String, in source: some RegistrySource) throws -> PresetName {
    let name = try PresetName(word)
    if try source.preset(named: name) == nil { throw unmatched(word, among: try source.names()) }
    return name
  }

  /// The presets that are meant, of some kinds; of all where none is said.
  func presets(of kinds: [Kind], in registry: RegistryStore) throws -> [Preset] {
    let all = try presets(in: registry).map { try registry.existingPreset(named: $0) }
    let chosen = kinds.isEmpty ? all : all.filter { kinds.contains($0.kind) }
    if chosen.isEmpty, !all.isEmpty {
      let words = kinds.map(\.phrase).joined(separator: " or ")
      throw Failure(
        all.count == 1 ? "\(all[0].name) is not \(words)" : "none of the \(all.count) presets is \(words)")
    }
    return chosen
  }
}

/// Patterns over names: `*` is any run of characters, dots too, `?` is one character.
enum Glob {
  static func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let name = Array(name.utf8)
    var (patternIndex, nameIndex) = (0, 0)
    // Where the last star stands, and how much of the name it has taken: enough to try again without recursion.
    var star: (pattern: Int, name: Int)?
    while nameIndex < name.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
        star = (patternIndex, nameIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == name[nameIndex] || pattern[patternIndex] == UInt8(ascii: "?")
      {
        patternIndex += 1
        nameIndex += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        (patternIndex, nameIndex) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

/// New names for presets: one for one, or those of a group for those of another, `sheet.*` for `drawer.*`.
struct NewNames {
  /// The presets' names, and the new ones, in the order of the names.
  let pairs: [(old: PresetName, new: PresetName)]
  let isGroup: Bool
  /// The name that was typed, and the new one; of groups without what stands for their members.
  private let typed: (old: String, new: String)

  /// The new text for the old name, or for a pattern of names in the old group; nil for anything else.
  func rewritten(_ pattern: String) -> String? {
    if !isGroup { return pattern == typed.old ? typed.new : nil }
    return pattern.hasPrefix(typed.old + ".") ? typed.new + pattern.dropFirst(typed.old.count) : nil
  }

  var newNames: [PresetName: PresetName] {
    Dictionary(pairs.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter isGroup: Whether the words are groups also without a star.
  init(_ old: String, _ new: String, isGroup: Bool = false, in source: some RegistrySource) throws {
    let starred = (old.hasSuffix(".*"), new.hasSuffix(".*"))
    guard isGroup || starred.0 || starred.1 else {
      if NamePatterns.isGlob(old) || NamePatterns.isGlob(new) {
        throw UsageError("a star may stand at the end of both names only: 'sheet.*' 'drawer.*'")
      }
      pairs = [(try NamePatterns.existing(old, in: source), try PresetName(new))]
      typed = (old, new)
      self.isGroup = false
      return
    }
    guard isGroup || (starred.0 && starred.1) else {
      throw UsageError(
        "a group takes the place of a group: write a star at the end of both, 'sheet.*' 'drawer.*'")
    }
    let groups = try [old, new].map { word in
      try PresetName(word.hasSuffix(".*") ? String(word.dropLast(2)) : word).text
    }
    let names = try source.names()
    let members = names.filter { $0.hasPrefix(groups[0] + ".") }
    if members.isEmpty {
      let known = Set(names.flatMap { PresetName(stored: $0).groups })
      throw Failure("there is no group \"\(groups[0])\"" + Suggestions.question(for: groups[0], among: known))
    }
    pairs = try members.map { member in
      (PresetName(stored: member), try PresetName(groups[1] + member.dropFirst(groups[0].count)))
    }
    self.isGroup = true
    typed = (groups[0], groups[1])
  }
}

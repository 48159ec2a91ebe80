import CommandLineKit
import PlainText
import Presets

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

  /// Whether a name is meant; every one where only some are left out.
  func matches(_ name: String) -> Bool {
    Glob.matchesAny(wanted, name) && !unwanted.contains { Glob.matches($0, name) }
  }

  /// The names that are meant, in their order, each once.
  ///
  /// - Throws: ``Failure`` for a pattern that nothing matches, with what may have been meant.
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

  /// The presets that are meant.
  func presets(in source: some NamedPresets) throws -> [PresetName] {
    // A name alone needs no list of all.
    if unwanted.isEmpty, wanted.allSatisfy({ !Self.isGlob($0) }) {
      var found: [PresetName] = []
      for word in wanted {
        let name = try PresetName(word)
        if try source.preset(named: name) == nil { throw Self.unmatched(word, among: try source.names()) }
        if !found.contains(name) { found.append(name) }
      }
      return found
    }
    return try names(among: source.names()).map { PresetName(stored: $0) }
  }
}

/// Presets whose names can be listed.
protocol NamedPresets: PresetSource {
  /// All names, sorted.
  func names() throws -> [String]
}

extension RegistrySource: NamedPresets {}

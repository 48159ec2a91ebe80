import PlainText

/// Changes that are right on each side, and wrong together.
extension RegistryMerge {
  /// The most rounds of putting presets back: each may make what uses them wrong in turn.
  private static let rounds = 16

  /// Puts presets that are wrong, with all that they are made from, back to the preferred version until the result is right.
  /// Where that does not help, all of the result is that version.
  ///
  /// - Parameters:
  ///   - presets: The presets of the result by their first names.
  ///   - whole: The preferred version.
  mutating func separateWrong(
    _ presets: inout [PresetName: Preset], _ settings: Settings, from whole: RegistrySnapshot
  ) {
    var done: Set<PresetName> = []
    for _ in 0..<Self.rounds {
      merged = RegistrySnapshot(Array(presets.values), settings: settings).renaming(names.finals)
      let problems = problems()
      if problems.isEmpty { return }
      let keys = Dictionary(presets.keys.map { (names.final(of: $0), $0) }) { first, _ in first }
      let before = done.count
      for problem in problems {
        guard let wrong = problem.preset.flatMap({ keys[$0] }) else { continue }
        putBack(wrong, problem.message, &presets, &done)
      }
      if done.count == before { break }
      restoreUsed(&presets)
    }
    let none = MemberVersions(base: nil, ours: nil, theirs: nil)
    add(nil, "", none, "nothing was merged, because what both sides changed does not go together")
    (merged, presets) = (whole, [:])
  }

  /// Puts a preset back to the preferred version, with all that it is made from, and where it is not there with all that
  /// uses it.
  private mutating func putBack(
    _ wrong: PresetName, _ message: String, _ presets: inout [PresetName: Preset],
    _ done: inout Set<PresetName>
  ) {
    var waiting = [wrong]
    var leaving: Set<PresetName> = [wrong]
    while let name = waiting.popLast() {
      guard let preset = presets[name], done.insert(name).inserted else { continue }
      if name == wrong || !leaving.contains(name) { waiting += preset.references.map(\.name) }
      let versions = books.map { $0.preset(named: name) }
      let preferred = versions[tree.preferred]
      // What else is made from the rest of the chain needs it still.
      if preferred != nil || leaving.contains(name) { presets[name] = preferred }
      if presets[name] == nil {
        let users = presets.values.filter { $0.references.contains { $0.name == name } }.map(\.name)
        leaving.formUnion(users)
        waiting += users
      }
      // As told whichever side is preferred.
      if name != wrong, versions.ours == versions.base, versions.theirs == versions.base { continue }
      let reason =
        name == wrong ? message : "it does not go together with \(names.final(of: wrong)): \(message)"
      add(name, "", versions.map { $0.map { MemberTree($0) } }, reason)
    }
  }

  /// What is wrong with the result, read as every registry is.
  private func problems() -> [(preset: PresetName?, message: String)] {
    guard let text = try? RegistryEncoder.text(of: merged) else { return [] }
    var registry = RegistryText(Array(text.utf8))
    // A source in memory throws nothing.
    try? registry.checkReferences()
    return registry.problems.map { problem in
      let place = problem.path.split { $0 == "[" || $0 == "]" }
      let index = place.first == "presets" ? place.dropFirst().first.flatMap { Int($0) } : nil
      let preset = index.flatMap { merged.presets.indices.contains($0) ? merged.presets[$0].name : nil }
      return (preset, problem.message)
    }
  }
}

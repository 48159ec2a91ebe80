import Presets

extension Comparison {
  /// For people, at a terminal.
  ///
  /// - Parameter usesColor: Whether what is new is green, what is gone red, and what is other yellow.
  func text(usesColor: Bool) -> String {
    if isEmpty { return "No difference." }
    func sign(_ sign: String, _ color: Int) -> String {
      usesColor ? "\u{1B}[\(color)m\(sign)\u{1B}[0m" : sign
    }
    func entry(_ mark: String, _ preset: Preset) -> String {
      "\(mark) \(preset.name)  \(preset.kind.rawValue), \(MotionText.text(of: preset.content))"
    }
    func below(_ lines: [String]) -> String { lines.map { "\n    \($0)" }.joined() }
    var sections: [String] = []
    func add(_ heading: String, _ entries: [String]) {
      if entries.isEmpty { return }
      sections.append(([heading] + entries.map { "  " + $0 }).joined(separator: "\n"))
    }
    add("Added", added.map { entry(sign("+", 32), $0) })
    add("Removed", removed.map { entry(sign("-", 31), $0) })
    add("Changed", changed.map { "\(sign("~", 33)) \($0.after.name)" + below(ChangeText.lines(of: $0)) })
    add(
      "Moving otherwise because of them",
      affected.map {
        "\(sign(">", 33)) \($0.after.name)" + below([ChangeText.motion(of: $0)].compactMap(\.self))
      })
    add(
      "Settings",
      settings.map { rule in
        let texts = settingTexts(of: rule)
        return "\(sign("~", 33)) \(rule): \(texts.before) -> \(texts.after)"
      })
    return sections.joined(separator: "\n\n") + "\n\n" + headline
  }
}

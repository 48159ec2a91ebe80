import Presets

extension Comparison {
  /// For a pull request: tables in GitHub's Markdown.
  func markdown() -> String {
    if isEmpty { return "### Motion\n\nNo difference." }
    let newResolver = Resolver(new)
    let oldResolver = Resolver(old)
    func row(_ preset: Preset, _ resolver: Resolver) -> [String] {
      let time = (try? resolver.motion(of: preset)).map(MotionTime.text) ?? ""
      return [Self.code(preset.name.text), preset.kind.rawValue, MotionText.text(of: preset.content), time]
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
    add("Added", columns, added.map { row($0, newResolver) })
    add("Removed", columns, removed.map { row($0, oldResolver) })
    add(
      "Changed", ["Preset", "What changed"],
      changed.map { [Self.code($0.after.name.text), ChangeText.lines(of: $0).joined(separator: "\n")] })
    add(
      "Moving otherwise because of them", ["Preset", "How"],
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
    for character in text.replacingArrows {
      switch character {
      case "\n", "\r\n", "\r": result += "<br>"
      case "|", "\\", "*", "_", "`", "<", "[", "]", "~", "#", "@": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

extension String {
  /// The arrow of a terminal as the one of a page.
  fileprivate var replacingArrows: String {
    var result = ""
    for character in self {
      if character == ">", result.hasSuffix("-") {
        result.removeLast()
        result.append("→")
      } else {
        result.append(character)
      }
    }
    return result
  }
}

import PlainText
import StrictJSON

/// A merged registry as text in which each preset with a conflict stands twice, between the markers that git's users know.
package enum MergeText {
  private static let (start, middle, end) = ("<<<<<<< ours", "=======", ">>>>>>> theirs")

  /// - Parameters:
  ///   - ours: The result where our side is preferred.
  ///   - theirs: The result where theirs is.
  package static func text(ours: RegistrySnapshot, theirs: RegistrySnapshot) -> String {
    var lines = ["{", "  \"format\": \"\(RegistryText.format)\","]
    lines += chosen(settings(of: ours), settings(of: theirs))
    lines.append("  \"presets\": [")
    lines += presets(ours, theirs)
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private static func chosen(_ ours: [String], _ theirs: [String]) -> [String] {
    ours == theirs ? ours : [start] + ours + [middle] + theirs + [end]
  }

  /// The presets of both, each conflict a choice of its own. Whatever is chosen, a comma stands between any two that are
  /// left: before what follows the last preset that is on both sides, and behind all others.
  private static func presets(_ ours: RegistrySnapshot, _ theirs: RegistrySnapshot) -> [String] {
    let names = Set((ours.presets + theirs.presets).map(\.name)).sorted()
    guard
      let last = names.last(where: { ours.preset(named: $0) != nil && theirs.preset(named: $0) != nil })
    else {
      return chosen(
        ours.presets.flatMap { preset($0, in: ours) }, theirs.presets.flatMap { preset($0, in: theirs) })
    }
    return names.flatMap { name in
      let sides = [ours, theirs].map { side -> [String] in
        guard let found = side.preset(named: name) else { return [] }
        let lines = lines(of: found, end: name < last ? "," : "")
        return name > last ? ["    ,"] + lines : lines
      }
      return chosen(sides[0], sides[1])
    }
  }

  private static func preset(_ preset: Preset, in book: RegistrySnapshot) -> [String] {
    lines(of: preset, end: preset.name == book.presets.last?.name ? "" : ",")
  }

  private static func lines(of preset: Preset, end: String) -> [String] {
    let text = JSONWriter.text { PresetEncoder.write(preset, to: &$0) }
    return lines(of: text, indentation: "    ", end: end)
  }

  private static func settings(of book: RegistrySnapshot) -> [String] {
    if book.settings.isEmpty { return [] }
    var lines = lines(of: MemberTree(book.settings).text, indentation: "  ", end: ",")
    lines[0] = "  \"settings\": {"
    return lines
  }

  private static func lines(of text: String, indentation: String, end: String) -> [String] {
    // Line feeds within a text are escaped.
    var lines = text.split(separator: "\n").map { indentation + $0 }
    lines[lines.count - 1] += end
    return lines
  }
}

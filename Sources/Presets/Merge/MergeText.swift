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
    let names = Set((ours.presets + theirs.presets).map(\.name)).sorted()
    let (lastOfOurs, lastOfTheirs) = (ours.presets.last?.name, theirs.presets.last?.name)
    for name in names {
      lines += chosen(
        ours.preset(named: name).map { preset($0, isLast: name == lastOfOurs) } ?? [],
        theirs.preset(named: name).map { preset($0, isLast: name == lastOfTheirs) } ?? [])
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private static func chosen(_ ours: [String], _ theirs: [String]) -> [String] {
    ours == theirs ? ours : [start] + ours + [middle] + theirs + [end]
  }

  private static func preset(_ preset: Preset, isLast: Bool) -> [String] {
    var writer = JSONWriter()
    PresetEncoder.write(preset, to: &writer)
    return lines(of: writer.bytes, indentation: "    ", end: isLast ? "" : ",")
  }

  private static func settings(of book: RegistrySnapshot) -> [String] {
    if book.settings.isEmpty { return [] }
    var writer = JSONWriter()
    MemberTree(book.settings).write(to: &writer)
    var lines = lines(of: writer.bytes, indentation: "  ", end: ",")
    lines[0] = "  \"settings\": {"
    return lines
  }

  private static func lines(of bytes: [UInt8], indentation: String, end: String) -> [String] {
    // Line feeds within a text are escaped.
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { indentation + $0 }
    lines[lines.count - 1] += end
    return lines
  }
}

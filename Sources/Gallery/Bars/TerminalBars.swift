/// Draws bars as lines of text.
package enum TerminalBars {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let widestLabel = 44

  /// One line for each bar: label, number, bar, note. The first part is drawn full, the others lighter.
  ///
  /// - Parameter width: The columns of a line.
  package static func lines(_ bars: [Bar], width: Int) -> [String] {
    let most = bars.map(\.total).max() ?? 0
    guard most > 0 else { return [] }
    let labels = bars.map { PrintableText.truncated($0.label, columns: widestLabel, asciiOnly: false) }
    let labelWidth = labels.map(DisplayWidth.columns).max() ?? 0
    let numberWidth = String(most).count
    let noteWidth = min(bars.map { DisplayWidth.columns(of: $0.note) }.max() ?? 0, max(width / 3, 12))
    let room = max(width - labelWidth - numberWidth - noteWidth - 8, 8)
    return zip(bars, labels).map { bar, label in
      let scale = Double(room) / Double(most)
      let drawn = drawing(bar, scale: scale)
      let padding = String(repeating: " ", count: labelWidth - DisplayWidth.columns(of: label))
      let number = String(repeating: " ", count: numberWidth - String(bar.total).count) + String(bar.total)
      let note = PrintableText.truncated(bar.note, columns: noteWidth, asciiOnly: false)
      let line = "  \(label)\(padding)  \(number)  \(drawn)"
      return note.isEmpty ? line : line + "  " + note
    }
  }

  /// Eighths of a column where one part stands alone; whole columns where parts meet.
  private static func drawing(_ bar: Bar, scale: Double) -> String {
    guard bar.parts.dropFirst().contains(where: { $0 > 0 }) else {
      let columns = Double(bar.total) * scale
      let whole = Int(columns)
      let rest = Int((columns - Double(whole)) * 8)
      let text = String(repeating: "█", count: whole) + eighths[rest]
      return text.isEmpty && bar.total > 0 ? "▏" : text
    }
    var text = ""
    for (index, part) in bar.parts.enumerated() where part > 0 {
      let columns = max(1, Int((Double(part) * scale).rounded()))
      text += String(repeating: index == 0 ? "█" : "░", count: columns)
    }
    return text
  }
}

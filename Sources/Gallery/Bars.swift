import PlainText

/// A row of a bar chart: parts that stand behind one another, each a number of things.
package struct Bar: Hashable, Sendable {
  /// The name of what is counted.
  package let label: String
  /// How many of each part; 0 or more.
  package let parts: [Int]
  /// Words behind the number; may be empty.
  package let note: String

  /// A row of a chart.
  package init(_ label: String, parts: [Int], note: String = "") {
    self.label = label
    self.parts = parts
    self.note = note
  }

  /// All parts together.
  package var total: Int { parts.reduce(0, +) }
}

/// Draws bars as lines of text.
package enum TerminalBars {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let widestLabel = 44

  /// One line for each bar: label, number, bar, note. The first part is drawn full, the others lighter.
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
      let whole = Int(saturating: columns)
      let rest = Int(saturating: (columns - Double(whole)) * 8)
      let text = String(repeating: "█", count: whole) + eighths[rest]
      return text.isEmpty && bar.total > 0 ? "▏" : text
    }
    var text = ""
    for (index, part) in bar.parts.enumerated() where part > 0 {
      let columns = max(1, Int(saturating: (Double(part) * scale).rounded()))
      text += String(repeating: index == 0 ? "█" : "░", count: columns)
    }
    return text
  }
}

/// Draws bars as a picture that stands alone.
package enum SVGBars {
  private static let margin = SVGStyleSheet.margin
  private static let width = 720.0
  private static let rowHeight = 26.0
  private static let barHeight = 16.0
  private static let headerHeight = 84.0

  /// A chart with one row for each bar, a legend of the parts and a title. 720 pixels wide.
  ///
  /// - Parameters:
  ///   - parts: What the parts of all bars are called.
  ///   - summary: The picture's accessible description.
  package static func render(_ bars: [Bar], parts: [String], title: String, summary: String) -> String {
    let height = headerHeight + Double(bars.count) * rowHeight + margin
    let labelWidth = min(bars.map { SVGTextSize.width(of: $0.label) }.max() ?? 0, width * 0.4)
    let left = margin + labelWidth + 12
    let noteWidth = min(bars.map { SVGTextSize.width(of: text($0)) }.max() ?? 0, width * 0.3)
    let room = max(width - left - noteWidth - margin - 12, 40)
    let most = Double(bars.map(\.total).max() ?? 0)
    var elements: [SVGElement] = []
    for (row, bar) in bars.enumerated() {
      elements += self.row(
        bar, top: headerHeight + Double(row) * rowHeight, left: left, labelWidth: labelWidth,
        scale: most > 0 ? room / most : 0)
    }
    return SVGElement.picture(
      width: width, height: height, identifier: "bars", title: title, summary: summary,
      children: legend(parts) + elements
    ).rendered()
  }

  private static func row(
    _ bar: Bar, top: Double, left: Double, labelWidth: Double, scale: Double
  ) -> [SVGElement] {
    let baseline = top + barHeight - 3
    let label = SVGTextSize.truncated(bar.label, width: labelWidth)
    var elements = [SVGElement.text(label, x: left - 12, y: baseline, styleClass: "end")]
    var x = left
    for (index, part) in bar.parts.enumerated() where part > 0 {
      let width = Double(part) * scale
      elements.append(rectangle(index, x: x, y: top, width: width))
      x += width
    }
    return elements + [.text(text(bar), x: x + 8, y: baseline, styleClass: "quiet")]
  }

  /// The number behind a bar, and its note.
  private static func text(_ bar: Bar) -> String {
    bar.note.isEmpty ? "\(bar.total)" : "\(bar.total) · \(bar.note)"
  }

  private static func rectangle(_ part: Int, x: Double, y: Double, width: Double) -> SVGElement {
    SVGElement(
      "rect",
      [
        "class": "point " + SVGStyleSheet.colorClass(part), "x": x.pixels, "y": y.pixels,
        "width": max(width, 1).pixels, "height": barHeight.pixels, "rx": "2",
      ])
  }

  private static func legend(_ parts: [String]) -> [SVGElement] {
    var x = margin
    var elements: [SVGElement] = []
    for (index, part) in parts.enumerated() {
      elements.append(rectangle(index, x: x, y: 50, width: barHeight))
      elements.append(.text(part, x: x + barHeight + 6, y: 63))
      x += barHeight + 24 + SVGTextSize.width(of: part)
    }
    return elements
  }
}

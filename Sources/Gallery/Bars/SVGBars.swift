/// Draws bars as a picture that stands alone.
package enum SVGBars {
  private static let margin = 20.0
  private static let rowHeight = 26.0
  private static let barHeight = 16.0
  private static let headerHeight = 84.0

  /// A chart with one row for each bar, a legend of the parts and a title.
  ///
  /// - Parameters:
  ///   - parts: What the parts of all bars are called.
  ///   - summary: What the picture says to those who do not see it.
  ///   - width: Pixels; at least 320.
  package static func render(_ bars: [Bar], parts: [String], title: String, summary: String, width: Int = 720)
    -> String
  {
    let width = Double(max(width, 320))
    let height = headerHeight + Double(bars.count) * rowHeight + margin
    let labelWidth = min(
      bars.map { SVGTextSize.width(of: $0.label) }.max() ?? 0, width * 0.4)
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
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": SVGNumber.text(width),
        "height": SVGNumber.text(height),
        "viewBox": "0 0 \(SVGNumber.text(width)) \(SVGNumber.text(height))", "role": "img",
        "aria-labelledby": "bars-title bars-desc",
      ],
      children: [
        SVGElement("title", ["id": "bars-title"], text: title),
        SVGElement("desc", ["id": "bars-desc"], text: summary),
        SVGElement("style", text: SVGStyleSheet.text),
        SVGElement("rect", ["class": "ground", "width": "100%", "height": "100%"]),
        SVGElement(
          "text", ["class": "heading", "x": SVGNumber.text(margin), "y": "32"],
          text: SVGTextSize.truncated(title, width: (width - 2 * margin) * 0.75)),
      ] + legend(parts, width: width) + elements
    ).rendered()
  }

  private static func row(
    _ bar: Bar, top: Double, left: Double, labelWidth: Double, scale: Double
  ) -> [SVGElement] {
    let baseline = SVGNumber.text(top + barHeight - 3)
    var elements = [
      SVGElement(
        "text", ["class": "end", "x": SVGNumber.text(left - 12), "y": baseline],
        text: SVGTextSize.truncated(bar.label, width: labelWidth))
    ]
    var x = left
    for (index, part) in bar.parts.enumerated() where part > 0 {
      let width = Double(part) * scale
      elements.append(rectangle(index, x: x, y: top, width: width))
      x += width
    }
    elements.append(
      SVGElement(
        "text", ["class": "quiet", "x": SVGNumber.text(x + 8), "y": baseline],
        text: text(bar)))
    return elements
  }

  /// What stands behind a bar.
  private static func text(_ bar: Bar) -> String {
    bar.note.isEmpty ? "\(bar.total)" : "\(bar.total) · \(bar.note)"
  }

  private static func rectangle(_ part: Int, x: Double, y: Double, width: Double) -> SVGElement {
    SVGElement(
      "rect",
      [
        "class": "point " + SVGStyleSheet.colorClass(part), "x": SVGNumber.text(x), "y": SVGNumber.text(y),
        "width": SVGNumber.text(max(width, 1)), "height": SVGNumber.text(barHeight), "rx": "2",
      ])
  }

  private static func legend(_ parts: [String], width: Double) -> [SVGElement] {
    var x = margin
    var elements: [SVGElement] = []
    for (index, part) in parts.enumerated() {
      elements.append(rectangle(index, x: x, y: 50, width: barHeight))
      elements.append(
        SVGElement("text", ["x": SVGNumber.text(x + barHeight + 6), "y": "63"], text: part))
      x += barHeight + 24 + SVGTextSize.width(of: part)
    }
    return elements
  }
}

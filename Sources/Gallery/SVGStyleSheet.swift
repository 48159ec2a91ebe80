import PlainText

/// The colours and lines of a picture, for light and dark surroundings.
///
/// Plain properties and not custom ones: librsvg and Inkscape do not know `var()`.
enum SVGStyleSheet {
  /// The free space around a picture, in pixels.
  static let margin = 20.0

  /// After Okabe and Ito's palette for colour-blind people: blue, vermillion, green, purple, orange, sky
  /// blue. https://jfly.uni-koeln.de/color/
  private static let light = ["#0072b2", "#d55e00", "#009e73", "#b8578f", "#d18f00", "#3fa3dc"]
  /// The same hues, brighter, to stand on black.
  private static let dark = ["#4aa8e8", "#ff8a4c", "#2cc79a", "#e59ac6", "#f2b93b", "#9ad7f7"]
  private static let dashes = ["", "7 4", "2 3", "9 3 2 3"]

  /// The classes of the curve with this index: colours repeat with another dash.
  static func curveClass(_ index: Int) -> String {
    let dash = index / light.count % dashes.count
    return "curve " + colorClass(index) + (dash == 0 ? "" : " d\(dash)")
  }

  static func colorClass(_ index: Int) -> String { "c\(index % light.count)" }

  static let text: String = {
    var rules = [
      "text{font:12px system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif;fill:#1d2127}",
      ".heading{font-size:16px;font-weight:600}.end{text-anchor:end}.middle{text-anchor:middle}",
      ".quiet{fill:#5f6873}.ground{fill:#fff}.grid{stroke:#e6e9ed}.axis{stroke:#98a1ac}",
      ".target{stroke:#5f6873;stroke-dasharray:4 4}",
      ".mark{stroke:#98a1ac;stroke-dasharray:2 2}.settling{stroke-opacity:.55}.point{stroke:none}",
      ".curve{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}",
    ]
    for (index, dash) in dashes.enumerated() where !dash.isEmpty {
      rules.append(".d\(index){stroke-dasharray:\(dash)}")
    }
    rules.append(contentsOf: colors(light))
    rules.append("@media (prefers-color-scheme:dark){")
    rules.append(
      "text{fill:#e8ebef}.quiet{fill:#a3adb8}.ground{fill:#14171b}.grid{stroke:#2a3038}.axis{stroke:#68727e}"
        + ".target{stroke:#a3adb8}.mark{stroke:#68727e}")
    rules.append(contentsOf: colors(dark))
    rules.append("}")
    return rules.joined()
  }()

  private static func colors(_ palette: [String]) -> [String] {
    palette.enumerated().map { ".c\($0){stroke:\($1)}.point.c\($0){fill:\($1)}" }
  }
}

/// How wide text of the style sheet's 12 pixels is, at a guess: a picture cannot ask for the font it will
/// get.
enum SVGTextSize {
  /// Between the average letter and the digit of DejaVu Sans, the widest of the common fonts.
  static let column = 6.8
  static let lineHeight = 20.0

  static func width(of text: String) -> Double {
    Double(DisplayWidth.columns(of: text)) * column
  }

  /// The text cut to so many pixels.
  static func truncated(_ text: String, width: Double) -> String {
    // A text as wide as its own width stays whole, though a division may fall a little short.
    let columns = Int(saturating: max(1, width / column + 1e-6))
    return PrintableText.truncated(XMLText.cleaned(text), columns: columns, asciiOnly: false)
  }
}

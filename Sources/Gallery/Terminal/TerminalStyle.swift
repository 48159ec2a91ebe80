/// What the parts of one plot have to agree on: its characters and how its curves differ.
struct TerminalStyle {
  let usesBraille: Bool
  /// Whether curves are named by letters: braille looks alike without colour.
  let usesLetters: Bool
  let curves: [CurveStyle]
  let glyphs: PlotGlyphs

  init(curveCount: Int, options: PlotOptions) {
    usesBraille = options.usesBraille
    usesLetters = options.usesBraille && !options.usesColor && curveCount > 1
    curves = (0..<curveCount).map { CurveStyle(index: $0, usesColor: options.usesColor) }
    glyphs = options.usesBraille ? .unicode : .ascii
  }

  /// What marks a curve's settling time on the time axis.
  func settlingGlyph(of curve: Int) -> String {
    if usesLetters { return String(curves[curve].letter) }
    return usesBraille || curves.count == 1 ? glyphs.settling : String(curves[curve].glyph)
  }

  /// Text as this plot can print it, cut to so many columns.
  func shown(_ text: String, columns: Int) -> String {
    let cleaned = PrintableText.cleaned(text, asciiOnly: !usesBraille)
    return PrintableText.truncated(cleaned, columns: columns, asciiOnly: !usesBraille)
  }
}

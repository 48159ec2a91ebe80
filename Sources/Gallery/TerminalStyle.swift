/// The characters of a plot and the styles of its curves, shared by all its parts.
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

  /// The mark of a curve's settling time on the time axis.
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

/// The style that tells a curve of a terminal plot from the others.
struct CurveStyle: Equatable {
  let color: TerminalColor
  let dash: DashPattern
  /// The character of the curve in ASCII.
  let glyph: Character
  /// The letter beside a braille curve where there is no colour.
  let letter: Character

  private static let glyphs = Array("*+ox#%@&ABCDEFGHIJKLMNPQRSTUVWYZ")
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  /// Colours repeat with another dash; without colour each curve has its own dash from the start.
  init(index: Int, usesColor: Bool) {
    let colors = TerminalColor.curves
    color = colors[index % colors.count]
    let dashes = DashPattern.allCases
    dash = dashes[(usesColor ? index / colors.count : index) % dashes.count]
    glyph = Self.glyphs[index % Self.glyphs.count]
    letter = Self.letters[index % Self.letters.count]
  }
}

/// Which dots along a line are drawn.
enum DashPattern: Int, CaseIterable {
  case solid
  case dashed
  case dotted
  case dashDotted

  private var drawn: [Bool] {
    switch self {
    case .solid: [true]
    case .dashed: [true, true, true, true, false, false]
    case .dotted: [true, false, false]
    case .dashDotted: [true, true, true, true, false, true, false]
    }
  }

  func draws(dot index: Int) -> Bool {
    drawn[index % drawn.count]
  }

  /// The line in a legend.
  var key: String {
    switch self {
    case .solid: "━━"
    case .dashed: "╍╍"
    case .dotted: "··"
    case .dashDotted: "━·"
    }
  }
}

/// The characters around the curves, in Unicode or in ASCII.
struct PlotGlyphs {
  let axis: String
  let axisTick: String
  let corner: String
  let base: String
  let baseTick: String
  let settling: String
  let referenceKey: String

  static let unicode = PlotGlyphs(
    axis: "│", axisTick: "┤", corner: "└", base: "─", baseTick: "┬", settling: "▲",
    referenceKey: "┈┈")
  static let ascii = PlotGlyphs(
    axis: "|", axisTick: "+", corner: "+", base: "-", baseTick: "|", settling: "^",
    referenceKey: "..")
}

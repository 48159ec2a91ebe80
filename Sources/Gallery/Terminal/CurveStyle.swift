/// What tells one curve of a terminal plot from the others.
struct CurveStyle: Equatable {
  let color: TerminalColor
  let dash: DashPattern
  /// What an ASCII plot draws the curve with.
  let glyph: Character
  /// What stands beside a braille curve where there is no colour.
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

/// A colour of xterm's palette of 256, which does not change with a terminal's theme.
struct TerminalColor: Equatable {
  let code: Int

  /// After Okabe and Ito's palette, whose colours stay apart for colour-blind people, in tones that can be
  /// read on black and on white: blue, orange, green, purple, gold, red. https://jfly.uni-koeln.de/color/
  static let curves = [33, 208, 36, 170, 178, 160].map { TerminalColor(code: $0) }

  /// For axes and reference lines.
  static let quiet = TerminalColor(code: 244)

  var start: String { "\u{1B}[38;5;\(code)m" }
  static let end = "\u{1B}[39m"
}

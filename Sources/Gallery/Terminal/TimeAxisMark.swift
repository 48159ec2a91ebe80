/// Something to point out on the time axis.
struct TimeAxisMark {
  let time: Double
  let glyph: String
  /// Stands for several marks in one column.
  let sharedGlyph: String
  let color: TerminalColor?
}

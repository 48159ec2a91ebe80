import PlainText

/// The meaning of the curves and the dotted line, one line each.
struct TerminalLegend {
  let series: [PlotSeries]
  let style: TerminalStyle
  let options: PlotOptions

  private static let gap = 2
  /// A name is never cut below this for the sake of its settling time.
  private static let shortestName = 8

  func lines() -> [StyledLine] {
    let room = options.width - keyColumns - 1
    let notes = settlingNotes(room: room)
    let widestNote = notes.map(\.count).max() ?? 0
    let limit = max(min(Self.shortestName, room), room - (widestNote == 0 ? 0 : widestNote + Self.gap))
    let names = series.map { style.shown($0.name, columns: limit) }
    let widest = names.map(DisplayWidth.columns(of:)).max() ?? 0
    return series.indices.map { index in
      curveLine(index, name: names[index], nameColumns: widest, note: notes[index])
    } + targetLines()
  }

  private var keyColumns: Int { style.usesLetters ? 4 : 2 }

  private func curveLine(_ index: Int, name: String, nameColumns: Int, note: String) -> StyledLine {
    let curve = style.curves[index]
    var line = StyledLine()
    if style.usesLetters { line.append("\(curve.letter) ") }
    let key = options.usesBraille ? curve.dash.key : String(repeating: curve.glyph, count: 2)
    line.append(key + " ", color: curve.color)
    line.append(name)
    guard !note.isEmpty else { return line }
    line.pad(to: keyColumns + 1 + nameColumns + Self.gap)
    line.append(note, color: .quiet)
    return line
  }

  /// In words, or only the mark and the time where words would leave no room for the names.
  private func settlingNotes(room: Int) -> [String] {
    let notes = series.enumerated().map { index, one in
      one.shownSettlingTime.map { (style.settlingGlyph(of: index), PlotText.seconds($0)) }
    }
    let inWords = notes.map { $0.map { "\($0) settles at \($1)" } ?? "" }
    let widest = inWords.map(\.count).max() ?? 0
    if widest + Self.gap + Self.shortestName * 2 <= room { return inWords }
    return notes.map { $0.map { "\($0) \($1)" } ?? "" }
  }

  private func targetLines() -> [StyledLine] {
    guard let target = options.target, target.isFinite else { return [] }
    var line = StyledLine()
    line.pad(to: keyColumns - 2)
    let text = "\(style.glyphs.referenceKey) target \(DecimalText.exact(target))"
    line.append(style.shown(text, columns: options.width - keyColumns + 2), color: .quiet)
    return [line]
  }
}

import PlainText

/// The names of the curves in rows, with what else the picture shows of each.
struct SVGLegend {
  private struct Entry {
    let styleClass: String
    let name: String
    let note: String
    let width: Double
  }

  private struct Place {
    let entry: Entry
    let x: Double
    let row: Int
  }

  private let places: [Place]

  private static let keyWidth = 24.0
  private static let gap = 22.0

  init(series: [PlotSeries], target: Double?, left: Double, width: Double) {
    var entries = series.enumerated().map { index, one in
      Self.entry(
        styleClass: SVGStyleSheet.curveClass(index), name: one.name,
        note: one.shownSettlingTime.map { "settles at \(PlotText.seconds($0))" } ?? "", width: width)
    }
    if let target, target.isFinite {
      entries.append(
        Self.entry(styleClass: "target", name: "target \(DecimalText.exact(target))", note: "", width: width))
    }
    var places: [Place] = []
    var x = 0.0
    var row = 0
    for entry in entries {
      if x > 0, x + entry.width > width {
        x = 0
        row += 1
      }
      places.append(Place(entry: entry, x: left + x, row: row))
      x += entry.width + Self.gap
    }
    self.places = places
  }

  var height: Double { Double((places.last?.row ?? -1) + 1) * SVGTextSize.lineHeight }

  func elements(top: Double) -> [SVGElement] {
    places.flatMap { place in
      let baseline = top + Double(place.row) * SVGTextSize.lineHeight + 14
      let key = "M\(place.x.pixels) \((baseline - 4).pixels)h\((Self.keyWidth - 6).pixels)"
      let note = place.entry.note
      return [
        SVGElement.path(key, styleClass: place.entry.styleClass),
        .text(
          place.entry.name, x: place.x + Self.keyWidth, y: baseline,
          inline: note.isEmpty ? [] : [SVGElement("tspan", ["class": "quiet", "dx": "8"], text: note)]),
      ]
    }
  }

  private static func entry(styleClass: String, name: String, note: String, width: Double) -> Entry {
    let noteWidth = note.isEmpty ? 0 : SVGTextSize.width(of: note) + 8
    let shown = SVGTextSize.truncated(name, width: width - keyWidth - noteWidth)
    return Entry(
      styleClass: styleClass, name: shown, note: note,
      width: keyWidth + SVGTextSize.width(of: shown) + noteWidth)
  }
}

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

  init(series: [PlotSeries], target: Double?, unit: String?, left: Double, width: Double) {
    var entries = series.enumerated().map { index, one in
      Self.entry(
        styleClass: SVGStyleSheet.curveClass(index), name: one.name,
        note: one.shownSettlingTime.map { "settles at \(DecimalNumber.seconds($0))" } ?? "", width: width)
    }
    if let target, target.isFinite {
      let name = "target \(DecimalNumber.plain(target))" + (unit.map { " \($0)" } ?? "")
      entries.append(Self.entry(styleClass: "target", name: name, note: "", width: width))
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
      let key =
        "M\(SVGNumber.text(place.x)) \(SVGNumber.text(baseline - 4))h\(SVGNumber.text(Self.keyWidth - 6))"
      let note = place.entry.note
      return [
        SVGElement("path", ["class": place.entry.styleClass, "d": key]),
        SVGElement(
          "text", ["x": SVGNumber.text(place.x + Self.keyWidth), "y": SVGNumber.text(baseline)],
          text: place.entry.name,
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

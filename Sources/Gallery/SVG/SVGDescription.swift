/// What a picture says to those who do not see it.
enum SVGDescription {
  static func text(of series: [PlotSeries], options: SVGOptions) -> String {
    if let summary = options.summary { return summary }
    guard !series.isEmpty else { return "No curves." }
    let quantities = options.showsVelocity ? "Position and velocity" : "Position"
    let curves = series.map { one in
      one.shownSettlingTime.map { "\(one.name), which settles at \(DecimalNumber.seconds($0))" } ?? one.name
    }
    return "\(quantities) over \(options.axis.words) of \(curves.joined(separator: "; "))."
  }

  /// The part of an identifier that may stand in an id and in a list of ids.
  static func identifier(_ text: String) -> String {
    let allowed = text.unicodeScalars.filter { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || scalar == "-" || scalar == "_"
    }
    // An id may not start with a digit in XML.
    return "id-" + String(String.UnicodeScalarView(allowed))
  }
}

/// How wide text of the style sheet's 12 pixels is, at a guess: a picture cannot ask for the font it will
/// get.
enum SVGTextSize {
  /// Between the average letter and the digit of DejaVu Sans, the widest of the usual fonts.
  static let column = 6.8
  static let lineHeight = 20.0

  static func width(of text: String) -> Double {
    Double(DisplayWidth.columns(of: text)) * column
  }

  /// The text cut to so many pixels.
  static func truncated(_ text: String, width: Double) -> String {
    // A text as wide as its own width stays whole, though a division may fall a little short.
    let columns = Int(max(1, width / column + 1e-6))
    return PrintableText.truncated(XMLText.cleaned(text), columns: columns, asciiOnly: false)
  }
}

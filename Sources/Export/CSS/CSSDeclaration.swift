import PlainText
import Presets

/// A declaration of a style sheet, or an entry of a Sass map.
struct CSSDeclaration {
  let name: String
  let value: String
  /// A remark on the value, not yet made safe.
  var remark: String?

  init(_ name: String, _ value: String, remark: String? = nil) {
    self.name = name
    self.value = value
    self.remark = remark
  }

  /// `name: value`
  var plain: String { name + ": " + value }

  /// `name: value; /* remark */`
  var css: String { plain + ";" + (remark.map { " " + CommentStyle.block.line($0) } ?? "") }

  /// `name: value, // remark`
  var scss: String { plain + "," + (remark.map { " " + CommentStyle.slashes.line($0) } ?? "") }

  /// How far a value is from the motion; nothing of one that is the motion.
  static func remark(_ error: Double) -> String? { error > 0 ? "within \(CSSNumber.error(error))" : nil }
}

extension CSSDeclaration {
  /// The same values under another name.
  static func references(to target: CSSVariables, from own: CSSVariables, kind: Kind) -> [CSSDeclaration] {
    CSSVariables.parts(of: kind).map { CSSDeclaration(own[$0], "var(\(target[$0]))") }
  }
}

/// Numbers as CSS writes them.
enum CSSNumber {
  /// Milliseconds to the nanosecond: `333.333333ms`. Most of those written are delays of none.
  static func milliseconds(_ seconds: Double) -> String {
    seconds == 0 && seconds.sign == .plus ? "0ms" : DecimalText.rounded(seconds * 1000, decimals: 6) + "ms"
  }

  /// A share as a percentage.
  static func percent(_ share: Double, decimals: Int) -> String {
    DecimalText.rounded(share * 100, decimals: decimals) + "%"
  }

  /// A share in words, rounded up: an error is never stated less than it is.
  static func error(_ share: Double) -> String {
    var scale = 1e4
    while scale < 1e15, share * scale < 100 { scale *= 10 }
    return DecimalText.exact((share * scale).rounded(.up) / scale)
  }
}

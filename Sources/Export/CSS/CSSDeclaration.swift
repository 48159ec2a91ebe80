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
    let parts: [KeyPath<CSSVariables, String>] =
      switch kind {
      case .spring, .tween: [\.duration, \.easing, \.delay, \.transition]
      case .curve: [\.easing]
      case .duration: [\.duration]
      case .clip, .sequence: [\.duration, \.animation]
      case .morph, .alias: []
      }
    return parts.map { CSSDeclaration(own[keyPath: $0], "var(\(target[keyPath: $0]))") }
  }
}

/// The names of a preset's custom properties. The last word, or with Tailwind the first one, says what it is;
/// as no two presets have the same name, no two custom properties have.
struct CSSVariables {
  /// Who reads the names.
  enum Reader {
    /// People: `--motion-sheet-present-easing`.
    case people
    /// Tailwind, which makes classes of them: `--ease-sheet-present` is `ease-sheet-present` (Tailwind CSS 4, theme
    /// variable namespaces).
    case tailwind
  }

  /// The name of a preset in CSS, prefix included: `motion-sheet-present`.
  let base: String
  /// Who reads the names.
  let reader: Reader

  var duration: String { name("transition-duration", "duration") }
  var easing: String { name("ease", "easing") }
  var delay: String { name("transition-delay", "delay") }
  /// All three as a transition has them.
  var transition: String { name("motion", "transition") }
  /// Everything that `animation` takes.
  var animation: String { name("animate", "animation") }

  /// A part of a preset, such as an element of a morph. No preset's name has two dashes.
  func part(_ name: String) -> CSSVariables { CSSVariables(base: "\(base)--\(name)", reader: reader) }

  private func name(_ first: String, _ last: String) -> String {
    switch reader {
    case .people: "--" + base + "-" + last
    case .tailwind: "--" + first + "-" + base
    }
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

import PlainText
import Presets

/// The names of a preset's custom properties. The last word says what it is; as no two presets have the same name, no
/// two custom properties have.
struct CSSVariables {
  /// The name of a preset in CSS, prefix included: `motion-sheet-present`.
  let base: String
  /// The part that the preset is and its name says already: a duration `duration.fast`, a curve `easing.standard`.
  private var said: GeneratedPart?

  /// The names of a preset.
  ///
  /// - Parameter kind: What it resolves to.
  init(_ name: PresetName, prefix: String, kind: Kind) {
    base = CSSName.base(name, prefix: prefix)
    guard kind == .duration || kind == .curve, let last = name.words.last else { return }
    // A last word that is one of these could be what another preset's property ends in.
    if GeneratedPart(rawValue: String(last)) != nil { return }
    let (part, words): (GeneratedPart, [Substring]) =
      kind == .duration ? (.duration, ["duration", "durations"]) : (.easing, ["ease", "easing", "easings"])
    if name.words.dropLast().contains(where: words.contains) { said = part }
  }

  private init(base: String) { self.base = base }

  /// The variable of Sass for a part: `$motion-duration-fast`.
  func sass(_ part: GeneratedPart) -> String { "$" + self[part].dropFirst(2) }

  /// A part of a preset, such as an element of a morph. No preset's name has two dashes.
  func part(_ name: String) -> CSSVariables { CSSVariables(base: "\(base)--\(name)") }
}

extension CSSVariables {
  /// The custom property that holds a part.
  subscript(part: GeneratedPart) -> String { "--" + base + (part == said ? "" : "-" + part.rawValue) }

  /// The custom properties of a preset of a kind; the last one says all of it.
  static func parts(of kind: Kind) -> [GeneratedPart] {
    switch kind {
    case .spring, .tween: [.duration, .easing, .delay, .transition]
    case .curve: [.easing]
    case .duration: [.duration]
    case .clip, .sequence: [.duration, .animation]
    case .morph, .alias: []
    }
  }
}

extension Kind {
  /// Whether a style sheet writes it as keyframes.
  var isKeyframed: Bool { CSSVariables.parts(of: self).contains(.animation) }

  /// Whether one group of custom properties says it. A morph has one for each way of each element.
  var isOneGroup: Bool { !CSSVariables.parts(of: self).isEmpty }
}

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

  /// `name: value !default; // remark`
  var sassVariable: String {
    plain + " !default;" + (remark.map { " " + CommentStyle.slashes.line($0) } ?? "")
  }

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

import PlainText
import Presets

/// The files of resources, kept until all names are known to be different.
final class AndroidFiles {
  private let values = DeferredText(indentation: "    ", depth: 1)
  private var names = NameClaims(format: "android-xml", isPrefixed: true)
  /// The files of interpolators in their order.
  private var interpolators: [(name: String, lines: [String])] = []

  /// Adds a preset: lines in the file of values, and files of its own.
  func add(_ preset: ExportedPreset, _ entries: AndroidResources.Entries) throws {
    try names.gather { names in
      for resource in entries.resources { try names.claim(resource.identifier, of: preset.name) }
    }
    let remarks = PresetRemarks.lines(of: preset)
    let elements = entries.resources.flatMap(\.valueLines)
    if !elements.isEmpty || entries.resources.isEmpty {
      if !values.isEmpty { try values.line() }
      try values.lines((remarks + PresetRemarks.notes(entries.remarks)).map(XMLComment.line) + elements)
    }
    for resource in entries.resources {
      guard case .interpolator(let element, let remark) = resource.content else { continue }
      let comments = (remarks + (remark.map { [$0] } ?? [])).map(XMLComment.line)
      interpolators.append((resource.name, comments + element))
    }
  }

  /// - Throws: ``ExportError`` before anything is written when two resources share a name: a preset `fade.duration` is
  ///   one, and so is the duration of `fade`.
  func write(_ heading: [String], to output: ExportOutput) throws {
    try names.tellCollisions()
    try output.text("res/values/motion.xml", indentation: "    ") { text in
      try text.lines(heading)
      try text.block("<resources>", end: "</resources>") { text in try text.deferred(values) }
    }
    for (name, lines) in interpolators {
      try output.text("res/interpolator/\(name).xml") { text in try text.lines(heading + lines) }
    }
  }
}

/// Comments of XML, which are stricter than HTML's.
enum XMLComment {
  static let declaration = #"<?xml version="1.0" encoding="utf-8"?>"#

  /// A comment of one line. Two dashes may not stand in it (XML 1.0, 2.5), nor what is no character (2.2).
  static func line(_ text: String) -> String {
    var safe = SafeText.inComment(text)
    while safe.holds("--") { safe = safe.replacing(each: "--", with: "- -") }
    if safe.utf8.contains(where: { $0 >= 0x80 }) {
      let scalars = safe.unicodeScalars.map { $0.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : $0 }
      safe = String(String.UnicodeScalarView(scalars))
    }
    return CommentStyle.markup.line(safe)
  }
}

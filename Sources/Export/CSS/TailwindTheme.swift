import Presets

/// Tailwind's names for custom properties: `--ease-sheet-present` is the class `ease-sheet-present` (Tailwind CSS 4,
/// theme variable namespaces).
///
/// They are inlined, so that a class has the custom property itself: what replaces that in a media query replaces it
/// for the class too, whatever prefix Tailwind's own names have.
final class TailwindTheme {
  /// The prefix of each name, which may be empty.
  private let prefix: String
  private let lines = DeferredText(depth: 1)

  init(prefix: String) { self.prefix = prefix }

  /// Adds the names of a preset.
  ///
  /// - Parameters:
  ///   - kind: What it resolves to.
  ///   - suffix: What a part of a morph adds to the preset's name.
  ///   - note: Takes a name that is Tailwind's own.
  func add(
    _ own: CSSVariables, _ kind: Kind, part suffix: Substring = "", of name: PresetName,
    note: ExportOutput.Note
  ) throws {
    let word = CSSName.base(name, prefix: prefix) + suffix
    for part in CSSVariables.parts(of: kind) {
      guard let (namespace, builtIn) = Self.namespaces[part] else { continue }
      if builtIn.contains(word) { note("it replaces Tailwind's own \(namespace)-\(word)", name) }
      // The duration of an animation stands in the animation.
      if part == .duration, kind == .clip || kind == .sequence { continue }
      try lines.line(CSSDeclaration("--\(namespace)-\(word)", "var(\(own[part]))").css)
    }
  }

  func write(to text: inout CodeText) throws {
    if lines.isEmpty { return }
    try text.line()
    try text.block("@theme inline {") { try $0.deferred(lines) }
  }

  /// The namespaces, with the names that Tailwind has in them by itself.
  private static let namespaces: [CSSVariables.Part: (String, Set<String>)] = [
    .duration: ("transition-duration", []), .delay: ("transition-delay", []),
    .easing: ("ease", ["linear", "initial", "in", "out", "in-out"]),
    .animation: ("animate", ["none", "spin", "ping", "pulse", "bounce"]),
  ]
}

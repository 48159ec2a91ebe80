import Presets

/// Tailwind's names for custom properties: `--ease-sheet-present` is the class `ease-sheet-present` (Tailwind CSS 4,
/// theme variable namespaces).
///
/// They are inlined, so that a class has the custom property itself: what replaces that in a media query replaces it
/// for the class too, whatever prefix Tailwind's own names have.
final class TailwindTheme {
  /// The prefix of each name, which may be empty.
  let prefix: String
  private let lines = DeferredText(depth: 1)
  private var claims = NameClaims(format: "tailwind", isPrefixed: true)

  init(_ input: ExportInput) throws { prefix = try CSSName.prefix(input.options, default: "") }

  /// Adds the names of a preset.
  ///
  /// - Parameter suffix: What a part of a morph adds to the preset's name.
  func add(
    _ own: CSSVariables, _ kind: Kind, part suffix: Substring = "", of name: PresetName,
    note: ExportOutput.Note
  ) throws {
    let base = CSSName.base(name, prefix: prefix) + suffix
    for (part, namespace) in Self.parts(of: kind) {
      let word = word(base, in: namespace)
      try claims.claim("\(namespace.utility)-\(word)", of: name)
      if namespace.builtIn.contains(word) {
        note("it replaces Tailwind's own \(namespace.name)-\(word)", name)
      }
      try lines.line(CSSDeclaration("--\(namespace.name)-\(word)", "var(\(own[part]))").css)
    }
  }

  func write(to text: inout CodeText) throws {
    if lines.isEmpty { return }
    try text.line()
    try text.lines(TailwindMerge.remark.map(CommentStyle.block.line))
    try text.block("@theme inline {") { try $0.deferred(lines) }
  }

  /// The parts of a kind that classes have. The duration of an animation stands in the animation.
  private static func parts(of kind: Kind) -> [(part: GeneratedPart, namespace: Namespace)] {
    CSSVariables.parts(of: kind).compactMap { part in
      if part == .duration, kind.isKeyframed { return nil }
      return namespaces[part].map { (part, $0) }
    }
  }

  /// The classes of what has a name, prefix included, each with the part that it says.
  func classes(_ base: String, _ kind: Kind) -> [(part: GeneratedPart, name: String)] {
    Self.parts(of: kind).map { part, namespace in
      (part, "\(namespace.utility)-\(word(base, in: namespace))")
    }
  }

  /// The words behind the first one of a class. A name that begins with that word does not say it twice:
  /// `duration.fast` is `duration-fast`, unless Tailwind has that class by itself.
  private func word(_ base: String, in namespace: Namespace) -> String {
    guard prefix.isEmpty, base.hasPrefix(namespace.utility + "-") else { return base }
    let rest = String(base.dropFirst(namespace.utility.count + 1))
    return namespace.builtIn.contains(rest) || rest.first?.isNumber == true ? base : rest
  }

  /// The first words of classes.
  static var utilities: [String] { namespaces.values.map(\.utility).sorted() }

  /// A namespace of Tailwind's theme, the first word of the classes that it makes, and the names that Tailwind has in
  /// it by itself.
  private typealias Namespace = (name: String, utility: String, builtIn: Set<String>)

  private static let namespaces: [GeneratedPart: Namespace] = [
    .duration: ("transition-duration", "duration", ["initial"]),
    .delay: ("transition-delay", "delay", []),
    .easing: ("ease", "ease", ["linear", "initial", "in", "out", "in-out"]),
    .animation: ("animate", "animate", ["none", "spin", "ping", "pulse", "bounce"]),
  ]
}

/// What the custom properties of a preset are called. The last word, or with Tailwind the first one, says what it is;
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
    case .people: String(parts: "--", base, "-", last)
    case .tailwind: String(parts: "--", first, "-", base)
    }
  }
}

import Presets

/// Rules that use the custom properties for what a page has many of: view transitions, and lists whose elements follow
/// one another. They are written where they are asked for.
struct CSSPageRules {
  private let options: ExportOptions
  private let prefix: String
  private let transitions = DeferredText(depth: 1)

  init(_ options: ExportOptions, prefix: String) {
    self.options = options
    self.prefix = prefix
  }

  /// The first part of the rules' own names.
  private var lead: String { prefix.isEmpty ? "" : prefix + "-" }

  /// A spring or a tween: every element of its `view-transition-class` goes by it (CSS View Transitions 2).
  func add(_ own: CSSVariables) throws {
    guard options.viewTransitions else { return }
    try transitions.lines(rule("::view-transition-group(.\(own.base))", own))
  }

  /// An element of a morph: whatever has its `view-transition-name` goes by it, the other way where the transition has
  /// the type `dismiss`.
  func add(element name: String, present: CSSVariables, dismiss: CSSVariables) throws {
    guard options.viewTransitions else { return }
    try transitions.lines(rule("::view-transition-group(\(name))", present))
    try transitions.lines(
      rule(":root:active-view-transition-type(dismiss)::view-transition-group(\(name))", dismiss))
  }

  private func rule(_ selector: String, _ own: CSSVariables) -> [String] {
    [
      "\(selector) {", "  animation-duration: var(\(own.duration));",
      "  animation-timing-function: var(\(own.easing));", "  animation-delay: var(\(own.delay));", "}",
    ]
  }

  /// Writes the rules.
  func write(to text: inout CodeText) throws {
    if !transitions.isEmpty {
      try text.lines([
        "",
        "/* View transitions: view-transition-class is a preset's name, view-transition-name a morph's element. */",
      ])
      try text.block("@supports (view-transition-name: none) {") { try $0.deferred(transitions) }
    }
    if options.stagger { try writeStagger(to: &text) }
  }

  /// Elements of one parent that start one after another (CSS Values 5, `sibling-index()`).
  private func writeStagger(to text: inout CodeText) throws {
    let name = "\(lead)stagger"
    try text.lines([
      "", "/* Elements of one parent start one after another; --\(name)-step is the time between two. */",
    ])
    let delay = "calc((sibling-index() - 1) * var(--\(name)-step, 40ms))"
    try text.block("@supports (transition-delay: calc(sibling-index() * 1ms)) {") { text in
      try text.line(".\(name) { transition-delay: \(delay); animation-delay: \(delay); }")
      try text.block("@media (prefers-reduced-motion: reduce) {") { text in
        try text.line(".\(name) { transition-delay: 0ms; animation-delay: 0ms; }")
      }
    }
  }
}

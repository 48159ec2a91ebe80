import MotionPhysics
import Presets

/// A style sheet in the making: what stands in `:root` is written at once, what belongs further down is kept until
/// all presets have been seen.
struct CSSSheet {
  private let pageRules: CSSPageRules
  /// Tailwind's names for the custom properties; nil where none are wanted.
  let theme: TailwindTheme?
  let note: ExportOutput.Note
  private let supports = DeferredText(depth: 2)
  private let keyframes = DeferredText(depth: 0)
  private let reduced = DeferredText(depth: 2)
  private let reducedSupports = DeferredText(depth: 3)
  private var registered: Set<String> = []

  private var prefix: String { pageRules.prefix }
  private var tolerance: Double { pageRules.options.tolerance }

  /// Writes a whole sheet.
  ///
  /// - Parameter theme: What Tailwind makes classes of, if it shall.
  static func write(
    _ input: ExportInput, to output: ExportOutput, file: String, format: String, theme: TailwindTheme? = nil
  ) throws {
    let prefix = try CSSName.prefix(input.options, default: "motion")
    try CSSName.check(input.names, prefix: prefix, format: format)
    let rules = CSSPageRules(options: input.options, prefix: prefix)
    var sheet = CSSSheet(pageRules: rules, theme: theme, note: output.note(_:of:))
    try output.text(file) { text in
      try text.lines((GeneratedHeader.lines + ["stylelint-disable"]).map(CommentStyle.block.line) + [""])
      try text.block(":root {") { text in try input.forEach { try sheet.add($0, to: &text) } }
      try sheet.writeRest(to: &text)
    }
  }

  private mutating func add(_ exported: ExportedPreset, to root: inout CodeText) throws {
    try root.line(CommentStyle.block.line(exported.name.text))
    try root.lines(PresetRemarks.lines(of: exported).map(CommentStyle.block.line))
    do {
      try addMotion(of: exported, to: &root)
    } catch let error as MotionError {
      try tell([error.sentence], of: exported, to: &root)
    }
  }

  private mutating func addMotion(of exported: ExportedPreset, to root: inout CodeText) throws {
    let kind = exported.motion.kind
    let own = CSSVariables(exported.name, prefix: prefix, kind: kind)
    if let target = exported.target, kind.isOneGroup {
      let variables = CSSVariables(target, prefix: prefix, kind: kind)
      try root.lines(CSSDeclaration.references(to: variables, from: own, kind: kind).map(\.css))
      try theme?.add(own, kind, of: exported.name, note: note)
      // What an alias stands for is reduced already.
      if exported.preset.reduced != nil { try addReduced(of: exported, [own]) }
      return
    }
    switch try CSSMotion(exported, own, prefix: prefix, tolerance: tolerance) {
    case .timing(let timing):
      try add(timing.values, own, of: exported, to: &root)
      if timing.isTransition { try pageRules.add(own) }
    case .animation(let animation):
      try tell(animation.losses, of: exported, to: &root)
      try root.lines(animation.remarks.map(CommentStyle.block.line))
      try add(animation.values, own, of: exported, to: &root)
      for part in animation.parts { try keyframes.lines([""] + part.lines(&registered)) }
    case .morph(let morph): try add(morph, of: exported, own, to: &root)
    }
  }

  private func add(
    _ values: [CSSValue], _ own: CSSVariables, of exported: ExportedPreset, to root: inout CodeText
  ) throws {
    for value in values {
      let source = exported.source(of: value).map { CSSVariables($0.name, prefix: prefix, kind: $0.kind) }
      try root.line(value.declaration(own, from: source).css)
      if source == nil, let linear = value.linear(own) { try supports.line(linear.css) }
    }
    try theme?.add(own, exported.motion.kind, of: exported.name, note: note)
    try addReduced(of: exported, [own])
  }

  private mutating func add(
    _ morph: CSSMorph, of exported: ExportedPreset, _ own: CSSVariables, to root: inout CodeText
  ) throws {
    try tell(morph.losses, of: exported, to: &root)
    for group in morph.groups {
      try root.lines(group.declarations.map(\.css))
      let part = group.variables.base.dropFirst(own.base.count)
      try theme?.add(group.variables, .tween, part: part, of: exported.name, note: note)
      try supports.lines(group.linear.map(\.css))
    }
    for element in morph.elements {
      let part = own.part(element)
      try pageRules.add(
        element: part.base, present: part.part(Morph.Direction.present.rawValue),
        dismiss: part.part(Morph.Direction.dismiss.rawValue))
    }
    try root.lines(morph.places.map { "--\(own.base)--\($0.css)" })
    try addReduced(
      of: exported, morph.groups.filter { $0.shared == nil }.map(\.variables),
      riders: morph.groups.filter { $0.shared != nil })
  }

  /// Says what could not be carried where it would stand, and to who exports.
  private func tell(_ losses: [String], of exported: ExportedPreset, to root: inout CodeText) throws {
    for loss in losses {
      try root.line(CommentStyle.block.line("Not in CSS: \(loss)."))
      note(loss, exported.name)
    }
  }

  /// Writes what takes its place where less motion is asked for.
  ///
  /// - Parameter riders: What has its duration and its timing function from others, but a delay of its own.
  private func addReduced(
    of exported: ExportedPreset, _ variables: [CSSVariables], riders: [CSSMorph.Group] = []
  ) throws {
    if case .preset(exported.name, _) = exported.reduced { return }
    guard let replacement = try CSSReplacement(of: exported, prefix: prefix, tolerance: tolerance) else {
      return
    }
    if let remark = replacement.remark {
      try reduced.line(CommentStyle.block.line("\(exported.name): \(remark)"))
      note(remark, exported.name)
    }
    for own in variables {
      try reduced.lines(replacement.declarations(own).map(\.css))
      try reducedSupports.lines(replacement.linear(own).map(\.css))
    }
    guard case .timing(let timing) = replacement.value else { return }
    for rider in riders where rider.timing.delay != timing.delay {
      try reduced.line(CSSValue.delay(timing.delay).declaration(rider.variables).css)
    }
  }

  private func writeRest(to text: inout CodeText) throws {
    if !supports.isEmpty { try text.line() }
    try write(supports, to: &text)
    try text.deferred(keyframes)
    if !reduced.isEmpty {
      try text.line()
      try text.block("@media (prefers-reduced-motion: reduce) {") { text in
        try text.block(":root {") { text in try text.deferred(reduced) }
        try write(reducedSupports, to: &text)
      }
    }
    try pageRules.write(to: &text)
    try theme?.write(to: &text)
  }

  /// Writes rules for browsers that know `linear()`.
  private func write(_ rules: DeferredText, to text: inout CodeText) throws {
    if rules.isEmpty { return }
    try text.block("@supports (transition-timing-function: linear(0, 1)) {") { text in
      try text.block(":root {") { text in try text.deferred(rules) }
    }
  }
}

/// Rules that use the custom properties for what a page has many of: view transitions, and lists whose elements follow
/// one another. They are written where they are asked for.
private struct CSSPageRules {
  let options: ExportOptions
  let prefix: String
  private let transitions = DeferredText(depth: 1)

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
      "\(selector) {", "  animation-duration: var(\(own[.duration]));",
      "  animation-timing-function: var(\(own[.easing]));", "  animation-delay: var(\(own[.delay]));", "}",
    ]
  }

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
    let name = prefix.isEmpty ? "stagger" : "\(prefix)-stagger"
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

import MotionPhysics
import Presets

/// A style sheet in the making: what stands in `:root` is written at once, what belongs further down is kept until
/// all presets have been seen.
struct CSSSheet {
  let reader: CSSVariables.Reader
  let prefix: String
  let tolerance: Double
  let note: (String) -> Void
  private let supports = DeferredText(depth: 2)
  private let keyframes = DeferredText(depth: 0)
  private let reduced = DeferredText(depth: 2)
  private let reducedSupports = DeferredText(depth: 3)
  private var registered: Set<String> = []

  init(
    reader: CSSVariables.Reader, prefix: String, tolerance: Double, note: @escaping (String) -> Void
  ) {
    self.reader = reader
    self.prefix = prefix
    self.tolerance = tolerance
    self.note = note
  }

  /// Writes a whole sheet.
  ///
  /// - Parameters:
  ///   - rule: What holds the custom properties.
  ///   - defaultPrefix: What stands in front of every name where no prefix was chosen.
  static func write(
    _ input: ExportInput, to output: ExportOutput, file: String, format: String, rule: String,
    reader: CSSVariables.Reader, defaultPrefix: String
  ) throws {
    let prefix = try CSSName.prefix(input.options, default: defaultPrefix)
    try CSSName.check(input.names(), prefix: prefix, format: format)
    var sheet = CSSSheet(
      reader: reader, prefix: prefix, tolerance: input.options.tolerance, note: output.note)
    let header = try GeneratedHeader.lines(input).map(CommentStyle.block.line)
    try output.text(file) { text in
      try text.lines(header + [""])
      try text.block(rule) { text in try input.forEach { try sheet.add($0, to: &text) } }
      try sheet.writeRest(to: &text)
    }
  }

  private func variables(_ name: PresetName) -> CSSVariables {
    CSSVariables(base: CSSName.base(name, prefix: prefix), reader: reader)
  }

  private mutating func add(_ exported: ExportedPreset, to root: inout CodeText) throws {
    try root.line(CommentStyle.block.line(exported.name.text))
    try root.lines(PresetRemarks.lines(of: exported).map(CommentStyle.block.line))
    do {
      try addMotion(of: exported, to: &root)
    } catch let error as MotionError {
      try root.line(CommentStyle.block.line("Not in CSS: \(error.sentence)."))
      note("\(exported.name): \(error.sentence)")
    }
  }

  private mutating func addMotion(of exported: ExportedPreset, to root: inout CodeText) throws {
    let own = variables(exported.name)
    if case .morph(let morph) = exported.motion { return try add(morph, of: exported, own, to: &root) }
    if let target = exported.target {
      let references = CSSDeclaration.references(
        to: variables(target), from: own, kind: exported.motion.kind)
      try root.lines(references.map(\.css))
      // What an alias stands for is reduced already.
      if exported.preset.reduced == nil { return }
    } else if let timing = try CSSTiming(exported.motion, tolerance: tolerance) {
      try root.lines(CSSDeclaration.all(of: timing, own).map(\.css))
      if let easing = timing.easing, let linear = CSSDeclaration.linear(easing, own) {
        try supports.line(linear.css)
      }
    } else if let animation = try CSSAnimation(
      exported.motion, name: own.base, prefix: prefix, tolerance: tolerance)
    {
      try tell(animation.losses, of: exported, to: &root)
      try root.lines(animation.remarks.map(CommentStyle.block.line))
      try root.lines(CSSDeclaration.all(of: animation, own).map(\.css))
      for part in animation.parts { try keyframes.add(part, &registered) }
    }
    try addReduced(of: exported, [own])
  }

  private mutating func add(
    _ morph: Morph, of exported: ExportedPreset, _ own: CSSVariables, to root: inout CodeText
  ) throws {
    let sheet = try CSSMorph(morph, own, tolerance: tolerance)
    try tell(sheet.loss.map { [$0] } ?? [], of: exported, to: &root)
    for group in sheet.groups {
      try root.lines(group.declarations.map(\.css))
      if let linear = group.linear { try supports.line(linear.css) }
    }
    try root.lines(sheet.places.map { "--\(own.base)--\($0.css)" })
    try addReduced(of: exported, sheet.groups.filter { $0.shared == nil }.map(\.variables))
    if case .none = exported.reduced { return }
    for group in sheet.groups where group.shared != nil && group.timing.delay > 0 {
      try reduced.line(CSSDeclaration(group.variables.delay, "0ms").css)
    }
  }

  /// Says what could not be carried where it would stand, and to who exports.
  private func tell(_ losses: [String], of exported: ExportedPreset, to root: inout CodeText) throws {
    for loss in losses {
      try root.line(CommentStyle.block.line("Not in CSS: \(loss)."))
      note("\(exported.name): \(loss)")
    }
  }

  private func addReduced(of exported: ExportedPreset, _ variables: [CSSVariables]) throws {
    guard let partner = exported.reduced else { return }
    if case .preset(exported.name, _) = partner { return }
    let replacement = try CSSReplacement(
      partner, of: exported, tolerance: tolerance, prefix: prefix,
      name: { CSSName.base($0, prefix: prefix) })
    if let remark = replacement.remark {
      try reduced.line(CommentStyle.block.line("\(exported.name): \(remark)"))
      note("\(exported.name): \(remark)")
    }
    for own in variables {
      try reduced.lines(replacement.declarations(own).map(\.css))
      if let linear = replacement.linear(own) { try reducedSupports.line(linear.css) }
    }
  }

  private func writeRest(to text: inout CodeText) throws {
    if !supports.isEmpty {
      try text.line()
      try text.block(Self.supportsRule) { text in
        try text.block(":root {") { text in try text.deferred(supports) }
      }
    }
    try text.deferred(keyframes)
    if reduced.isEmpty { return }
    try text.line()
    try text.block("@media (prefers-reduced-motion: reduce) {") { text in
      try text.block(":root {") { text in try text.deferred(reduced) }
      if reducedSupports.isEmpty { return }
      try text.block(Self.supportsRule) { text in
        try text.block(":root {") { text in try text.deferred(reducedSupports) }
      }
    }
  }

  private static let supportsRule = "@supports (transition-timing-function: linear(0, 1)) {"
}

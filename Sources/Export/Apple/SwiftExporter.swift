import MotionPhysics
import Presets

/// The facts about a Swift file before its first preset is written.
struct SwiftFile {
  let framework: AppleFramework
  let names: SwiftNames
  let usage: SwiftUsage
  /// The access modifier of a declaration with a blank, or nothing.
  let access: String

  init(_ input: ExportInput, _ framework: AppleFramework) throws {
    let root = try CodeLanguage.swift.namespace(
      input.options, default: framework.namespace, orSay: "is no name of a Swift type")
    let access = input.options.access ?? "public"
    guard ["public", "package", "internal"].contains(access) else {
      throw ExportError.option(.access, value: access, reason: "is none of public, package and internal")
    }
    self.framework = framework
    let names = SwiftNames(root: root)
    var usage = SwiftUsage(framework)
    var claims = NameClaims(format: framework.format)
    try input.forEach { preset in
      try claims.gather { claims in try names.claim(preset, framework, in: &claims) }
      usage.add(preset)
    }
    try claims.tellCollisions()
    self.names = names
    self.usage = usage
    self.access = access == "internal" ? "" : access + " "
  }
}

/// Swift: an enum around everything, an enum for each group, and what a framework makes of a preset.
protocol SwiftExporter: KindExporter {
  var file: SwiftFile { get }
  /// Writes what moves a view by values, beside them; nothing where a framework has no such thing.
  func writeMoving(_ preset: ExportedPreset, _ members: [SwiftMember], to text: inout CodeText) throws
  /// The conditions under which frameworks are there, each with the framework's name, of which the first that holds is
  /// imported.
  var frameworks: [(condition: String, name: String)] { get }
}

extension SwiftExporter {
  func writeMoving(_ preset: ExportedPreset, _ members: [SwiftMember], to text: inout CodeText) throws {}

  var names: SwiftNames { file.names }
  var access: String { file.access }
  var layout: CodeLayout {
    CodeLayout(format: file.framework.format, fileName: "\(file.framework.namespace).swift")
  }
  var toolMarks: [String] { ["// swift-format-ignore-file", "// swiftlint:disable all"] }
  var opening: [String] { ["/// The presets, by their groups.", "nonisolated \(access)enum \(root) {"] }

  func path(_ name: PresetName) -> String { names.path(name) }
  func groupOpening(_ group: String) -> String { "\(access)enum \(names.group(group)) {" }
  func writeHead(to text: inout CodeText) throws { try text.lines([""] + imports + [""]) }

  /// With the access of what uses them: where imports are internal by default, a public declaration could not
  /// mention an imported type.
  private var imports: [String] {
    frameworks.enumerated().flatMap { index, framework in
      ["#\(index == 0 ? "if" : "elseif") \(framework.condition)", "\(access)import \(framework.name)"]
    } + ["#endif"]
  }

  /// The code of a spring or tween.
  func expression(_ animation: Animation, initialVelocity: Double = 0) -> SwiftExpression {
    file.framework.expression(animation, initialVelocity)
  }

  /// Whether a preset needs what came with iOS 17.
  func isNew(_ motion: Motion) -> Bool { motion.animation.map { expression($0).isNew } ?? false }

  /// Writes a computed property: on one line where its value has one.
  func writeComputed(_ declaration: String, _ value: SwiftExpression, to text: inout CodeText) throws {
    if value.isNew { try text.line(SwiftExpression.availability) }
    if value.lines.count == 1 {
      try text.lines(value.wrapped("\(access)static var \(declaration) { ", " }"))
    } else {
      try text.block("\(access)static var \(declaration) {") { text in try text.lines(value.lines) }
    }
  }

  /// Writes a preset as a constant, and another name for one as a computed property, which is not stored twice.
  ///
  /// - Parameter isStored: Whether it may be a constant: storage cannot have an availability.
  func writeVariable(
    _ preset: ExportedPreset, type: String, _ value: SwiftExpression, remark: [String] = [],
    isStored: Bool = true, to text: inout CodeText
  ) throws {
    try text.lines(comment(preset) + remark + deprecation(preset))
    let declaration = "\(names.member(preset.name)): \(type)"
    if let target = preset.target {
      try writeComputed(declaration, SwiftExpression(names.path(target), isNew: value.isNew), to: &text)
    } else if isStored {
      try text.lines(value.wrapped("\(access)static let \(declaration) = "))
    } else {
      try writeComputed(declaration, value, to: &text)
    }
  }

  /// Writes the variables of a struct of values.
  func writeVariables(_ members: [SwiftMember], to text: inout CodeText) throws {
    for (property, identifier, count) in members {
      try text.line(SwiftValue.comment(property))
      try text.line("\(access)var \(identifier): \(SwiftValue.type(count))")
    }
  }

  /// Writes another name for a preset that is a type; false when the preset is none.
  func writeTypeAlias(_ preset: ExportedPreset, suffix: String, to text: inout CodeText) throws -> Bool {
    guard let target = preset.target else { return false }
    try text.lines(comment(preset) + deprecation(preset))
    try text.line(
      "\(access)typealias \(names.type(preset.name, suffix)) = \(names.typePath(target, suffix))")
    return true
  }

  /// The code of a support file, with the file's own access.
  func support(_ name: String, _ blanks: [String: String] = [:]) throws -> [String] {
    try SupportFile("\(name).swift").lines(root: root, blanks.merging(["ACCESS": access]) { $1 })
  }

  /// Writes support files, each behind an empty line.
  func writeSupport(_ names: [String], to text: inout CodeText) throws {
    for name in names { try text.lines([""] + support(name)) }
  }
}

/// A preset's replacement for reduced motion.
extension SwiftExporter {
  /// As code: `nil` for a cut, the partner's path. Nil without a partner, or if the partner cannot stand in for an
  /// animation.
  func partner(_ preset: ExportedPreset) -> SwiftExpression? {
    switch preset.reduced {
    case .cut: SwiftExpression("nil")
    case .preset(let name, let motion):
      motion.animation.map { animation in
        let value = expression(animation)
        // A mention of what is deprecated would be warned of in a file that is not to be edited.
        return file.usage.deprecations[name] != nil
          ? value : SwiftExpression(names.path(name), isNew: value.isNew)
      }
    case .elsewhere, nil: nil
    }
  }

  /// That partner, and a note where a preset names one that cannot be written.
  private func notedPartner(_ preset: ExportedPreset) -> SwiftExpression? {
    switch preset.reduced {
    case .preset(let name, let motion) where motion.animation == nil:
      note("its reduced partner \(name) is \(motion.kind.phrase), no animation", of: preset.name)
    case .elsewhere(let name):
      note("its reduced partner \(name) is not part of the export", of: preset.name)
    case .preset, .cut, nil: break
    }
    return partner(preset)
  }

  /// The function that chooses between an animation and its reduced partner at the place of use.
  func writeReducedChoice(_ preset: ExportedPreset, to text: inout CodeText) throws {
    guard let partner = notedPartner(preset) else { return }
    let member = names.member(preset.name)
    try text.line()
    try text.line("/// ``\(SwiftNames.plain(member))``, or what replaces it with less motion.")
    try text.lines(deprecation(preset, .choice))
    if partner.isNew || isNew(preset.motion) { try text.line(SwiftExpression.availability) }
    let result = file.framework.optionalAnimation
    try text.block("\(access)static func \(member)(reduceMotion: Bool) -> \(result) {") { text in
      try text.lines(partner.wrapped("reduceMotion ? ", " : \(names.path(preset.name))"))
    }
  }

  /// Writes the animation in place of something that is no animation itself.
  func writeReduced(_ preset: ExportedPreset, to text: inout CodeText) throws {
    guard let partner = notedPartner(preset) else { return }
    try text.line()
    try text.line("/// What plays in its place with less motion; nil is a cut.")
    try writeComputed("reduced: \(file.framework.optionalAnimation)", partner, to: &text)
  }
}

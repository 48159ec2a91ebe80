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
  /// The lines that move a view by values, beside these; none where a framework has no such thing.
  func moving(_ preset: ExportedPreset, _ members: [SwiftMember]) -> [String]
  /// The conditions under which frameworks are there, each with the framework's name, of which the first that holds is
  /// imported.
  var frameworks: [(condition: String, name: String)] { get }
}

extension SwiftExporter {
  func moving(_ preset: ExportedPreset, _ members: [SwiftMember]) -> [String] { [] }

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

  func expression(_ animation: Animation, initialVelocity: Double = 0) -> SwiftExpression {
    file.framework.expression(animation, initialVelocity)
  }

  /// Whether a preset needs what came with iOS 17.
  func isNew(_ motion: Motion) -> Bool { motion.animation.map { expression($0).isNew } ?? false }

  /// The availability of what needs what came with iOS 17; nothing of anything else.
  func availability(isNew: Bool) -> [String] { isNew ? [SwiftExpression.availability] : [] }

  /// A computed property: on one line where its value has one.
  func computed(_ declaration: String, _ value: SwiftExpression) -> [String] {
    let lead = "\(access)static var \(declaration) {"
    return availability(isNew: value.isNew)
      + (value.lines.count == 1 ? value.wrapped(lead + " ", " }") : .block(lead, value.lines))
  }

  /// A preset as a constant, and another name for one as a computed property, which is not stored twice.
  ///
  /// - Parameter isStored: Whether it may be a constant: storage cannot have an availability.
  func variable(
    _ preset: ExportedPreset, type: String, _ value: SwiftExpression, remark: [String] = [],
    isStored: Bool = true
  ) -> [String] {
    let heading = comment(preset) + remark + deprecation(preset)
    let declaration = "\(names.member(preset.name)): \(type)"
    if let target = preset.target {
      return heading + computed(declaration, SwiftExpression(names.path(target), isNew: value.isNew))
    }
    return heading
      + (isStored
        ? value.wrapped("\(access)static let \(declaration) = ") : computed(declaration, value))
  }

  func variables(_ members: [SwiftMember]) -> [String] {
    members.flatMap { property, identifier, count in
      [SwiftValue.comment(property), "\(access)var \(identifier): \(SwiftValue.type(count))"]
    }
  }

  /// Another name for a preset that is a type; nil when the preset is none.
  func typeAlias(_ preset: ExportedPreset, suffix: String) -> [String]? {
    preset.target.map { target in
      comment(preset) + deprecation(preset) + [
        "\(access)typealias \(names.type(preset.name, suffix)) = \(names.typePath(target, suffix))"
      ]
    }
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
  func reducedChoice(_ preset: ExportedPreset) -> [String] {
    guard let partner = notedPartner(preset) else { return [] }
    let member = names.member(preset.name)
    let choice = [String].block(
      "\(access)static func \(member)(reduceMotion: Bool) -> \(file.framework.optionalAnimation) {",
      partner.wrapped("reduceMotion ? ", " : \(names.path(preset.name))"))
    return ["", "/// ``\(SwiftNames.plain(member))``, or what replaces it with less motion."]
      + deprecation(preset, .choice) + availability(isNew: partner.isNew || isNew(preset.motion)) + choice
  }

  /// The animation in place of something that is no animation itself.
  func reduced(_ preset: ExportedPreset) -> [String] {
    guard let partner = notedPartner(preset) else { return [] }
    return ["", "/// What plays in its place with less motion; nil is a cut."]
      + computed("reduced: \(file.framework.optionalAnimation)", partner)
  }
}

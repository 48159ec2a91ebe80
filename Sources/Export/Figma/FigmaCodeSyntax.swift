import Presets

/// What variables are called in code: by the names of the formats `css`, `compose` and `swift`, which must not
/// collide there either.
struct FigmaCodeSyntax {
  /// The name around everything in Kotlin and Swift.
  let root: String
  private let css: IdentifierTable
  private let kotlin: KotlinNames
  private let swift: SwiftNames

  /// Names every preset.
  ///
  /// - Throws: ``ExportError`` for two names that become one, and for options that are no names.
  init(_ input: ExportInput, _ presets: [ExportedPreset]) throws {
    root = try ComposeOptions.namespace(input.options)
    let prefix = try CSSName.prefix(input.options, usual: "motion")
    css = try CSSName.table(input, prefix: prefix, format: ExportFormat.css.name)
    kotlin = try KotlinNames(presets.map { ($0.name, $0.isObject) }, root: root)
    var swift = SwiftNames(root: root, format: ExportFormat.swift.name, count: presets.count)
    for preset in presets { try swift.claim(preset, suffixes: SwiftUIMembers.suffixes(preset)) }
    self.swift = swift
  }

  /// What a variable is called on each platform that has a name for just that.
  func names(_ role: FigmaRole, of exported: ExportedPreset) -> [(platform: String, code: String)] {
    var names: [(platform: String, code: String)] = []
    let kind = exported.motion.kind
    // A style sheet has nothing to say of a spring that never settles.
    let settles = exported.motion.animation?.duration().isFinite ?? true
    if kind != .morph, settles { names.append(("WEB", "var(\(property(role, of: exported.name)))")) }
    switch (role, kind) {
    case (.easing, .spring), (.easing, .tween):
      names.append(("ANDROID", kotlin.path(exported.name) + "()"))
      names.append(("iOS", swift.path(exported.name)))
    case (.easing, _), (.duration, .duration):
      names.append(("ANDROID", kotlin.path(exported.name)))
      names.append(("iOS", swift.path(exported.name)))
    default: break
    }
    return names
  }

  private func property(_ role: FigmaRole, of name: PresetName) -> String {
    let variables = CSSVariables(base: css[name], reader: .people)
    return switch role {
    case .easing: variables.easing
    case .duration: variables.duration
    case .delay: variables.delay
    }
  }
}

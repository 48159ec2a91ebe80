import Presets

/// What variables are called in code: by the names of the formats `css`, `compose` and `swift`, which must not
/// collide there either.
struct FigmaCodeSyntax {
  /// The name around everything in Kotlin and Swift.
  let root: String
  private let prefix: String
  private let kotlin: KotlinNames
  private let swift: SwiftNames

  /// Names every preset. What finds two equal names is dropped behind each platform: a large registry fits into
  /// memory with one of them.
  ///
  /// - Parameter survey: Takes every preset.
  /// - Throws: ``ExportError`` for two names that become one, and for options that are no names.
  init(_ input: ExportInput, _ survey: inout FigmaSurvey) throws {
    root = try ComposeOptions.namespace(input.options)
    prefix = try CSSName.prefix(input.options, usual: "motion")
    let names = try input.names()
    try CSSName.check(names, prefix: prefix, format: ExportFormat.css.name)
    swift = try Self.swiftNames(input, root: root)
    try input.forEach { survey.add($0) }
    kotlin = try KotlinNames(names, objects: survey.objects, root: root)
  }

  private static func swiftNames(_ input: ExportInput, root: String) throws -> SwiftNames {
    var claims = SwiftNames(root: root, format: ExportFormat.swift.name, count: try input.names().count)
    try input.forEach { try claims.claim($0, suffixes: SwiftUIMembers.suffixes($0)) }
    return claims.withoutClaims
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
    let variables = CSSVariables(base: CSSName.base(name, prefix: prefix), reader: .people)
    return switch role {
    case .easing: variables.easing
    case .duration: variables.duration
    case .delay: variables.delay
    }
  }
}

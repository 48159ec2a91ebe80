import Presets

/// The facts about all presets that each variable needs: a variable refers to others only if they
/// are variables too.
struct FigmaUsage {
  /// The presets of which no variable can say anything, and why.
  private(set) var omitted: [(name: PresetName, reason: String)] = []
  /// The presets that are more than one value.
  private(set) var objects: Set<PresetName> = []
  private var roles: [PresetName: [FigmaRole]] = [:]
  private var replaced: Set<PresetName> = []

  mutating func add(_ exported: ExportedPreset) {
    if exported.isObject { objects.insert(exported.name) }
    let motion = FigmaMotion(exported.motion, tolerance: nil)
    let roles = motion.roles(in: exported)
    self.roles[exported.name] = roles
    if exported.isReduced(where: { name, _ in name != exported.name }) { replaced.insert(exported.name) }
    guard roles.isEmpty else { return }
    omitted.append((exported.name, motion.remarks.map(\.text).joined(separator: "; ")))
  }

  /// The id of a preset's variable; nil where it has none in that role.
  func id(_ role: FigmaRole, of name: PresetName) -> String? {
    roles[name]?.contains(role) == true ? role.id(of: name) : nil
  }

  /// Whether a preset's variables have another value in the mode for less motion. What refers to one of them would
  /// change along.
  func isReplaced(_ name: PresetName) -> Bool { replaced.contains(name) }
}

/// The names of variables in code: those of the formats `css`, `compose` and `swift`, which must not
/// collide there either.
struct FigmaCodeSyntax {
  /// The name around everything in Kotlin and Swift.
  let root: String
  private let prefix: String
  /// Nil where Kotlin cannot have the presets' names: the variables then have none for Android.
  private let kotlin: KotlinNames?
  /// Why the variables have no names for Android.
  let loss: String?
  private let swift: SwiftNames

  /// Names every preset.
  init(_ input: ExportInput, _ usage: inout FigmaUsage) throws {
    root = try ComposeOptions.namespace(input.options)
    prefix = try CSSName.prefix(input.options, default: "motion")
    let names = input.names
    let format = ExportFormat.figma.name
    try CSSName.check(names, prefix: prefix, format: "\(format)'s names for the web")
    let swift = SwiftNames(root: root)
    var claims = NameClaims(format: "\(format)'s names for iOS")
    try input.forEach { preset in
      try claims.gather { try swift.claim(preset, .swiftUI, in: &$0) }
      usage.add(preset)
    }
    try claims.tellCollisions()
    self.swift = swift
    do {
      kotlin = try KotlinNames(
        names, objects: usage.objects, root: ComposeOptions.root(input, objects: usage.objects),
        format: "\(format)'s names for Android")
      loss = nil
    } catch let error as ExportError {
      kotlin = nil
      loss = "it has no name for Android: \(error.sentence)"
    }
  }

  /// The name of a variable on each platform that has one.
  func names(_ role: FigmaRole, of exported: ExportedPreset) -> [(platform: String, code: String)] {
    var names: [(platform: String, code: String)] = []
    let kind = exported.motion.kind
    // A style sheet has nothing to say of a spring that never settles.
    let settles = exported.motion.animation?.duration().isFinite ?? true
    if kind.isOneGroup, settles { names.append(("WEB", "var(\(property(role, of: exported.name, kind)))")) }
    switch (role, kind) {
    case (.easing, .spring), (.easing, .tween):
      if let kotlin { names.append(("ANDROID", kotlin.path(exported.name) + "()")) }
      names.append(("iOS", swift.path(exported.name)))
    case (.easing, _), (.duration, .duration):
      if let kotlin { names.append(("ANDROID", kotlin.path(exported.name))) }
      names.append(("iOS", swift.path(exported.name)))
    default: break
    }
    return names
  }

  private func property(_ role: FigmaRole, of name: PresetName, _ kind: Kind) -> String {
    let variables = CSSVariables(name, prefix: prefix, kind: kind)
    return switch role {
    case .easing: variables[.easing]
    case .duration: variables[.duration]
    case .delay: variables[.delay]
    }
  }
}

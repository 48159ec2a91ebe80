import Presets

/// The presets as members of SwiftUI's own types, so that `.sheetPresent` stands where an animation is asked for.
struct SwiftUISugar {
  let file: SwiftFile

  /// What SwiftUI's types have themselves; a member of that name would be ambiguous in other modules.
  private static let taken: Set = [
    "animation", "base", "bezier", "bouncy", "circularEaseIn", "circularEaseInOut", "circularEaseOut",
    "default",
    "delay", "easeIn", "easeInEaseOut", "easeInOut", "easeOut", "init", "interactiveSpring",
    "interpolatingSpring", "linear", "logicallyComplete", "repeatCount", "repeatForever", "self", "smooth",
    "snappy", "speed", "spring", "timingCurve",
  ]

  private let animations = LaterText(depth: 1)
  private let springs = LaterText(depth: 1)
  private let curves = LaterText(depth: 1)

  init(file: SwiftFile) { self.file = file }

  /// Adds what SwiftUI's types get of a preset; it stands below all presets.
  func add(_ preset: ExportedPreset) throws {
    switch preset.motion {
    case .spring:
      try add(preset, "Animation", to: animations)
      try add(preset, "Spring", suffix: "Spring", to: springs)
    case .tween: try add(preset, "Animation", to: animations)
    case .curve(let curve):
      if SwiftUIExpression.isNative(curve) { try add(preset, "UnitCurve", to: curves) }
    case .duration, .clip, .sequence, .morph: break
    }
  }

  func write(to text: inout CodeText) throws {
    let extensions = [
      ("Animation", animations, isNew: false), ("Spring", springs, isNew: true),
      ("UnitCurve", curves, isNew: true),
    ].filter { !$0.1.isEmpty }
    if extensions.isEmpty && !file.survey.hasCurves { return }
    try text.line()
    try text.line("#if canImport(SwiftUI)")
    for (index, (type, members, isNew)) in extensions.enumerated() {
      if index > 0 { try text.line() }
      if isNew { try text.line(SwiftExpression.availability) }
      try text.block("extension \(type) {") { text in try text.later(members) }
    }
    try text.line("#endif")
  }

  /// - Parameter suffix: The end of the name that the preset has as this type.
  private func add(
    _ preset: ExportedPreset, _ type: String, suffix: String = "", to members: LaterText
  ) throws {
    let joined = SwiftNames.joined(preset.name)
    try members.add { text in
      if Self.taken.contains(joined) {
        try text.line("// \(joined) is SwiftUI's own: \(file.names.path(preset.name, suffix))")
      } else {
        try write(preset, SwiftIdentifier.escaped(joined), type, suffix, to: &text)
      }
    }
  }

  private func write(
    _ preset: ExportedPreset, _ name: String, _ type: String, _ suffix: String, to text: inout CodeText
  ) throws {
    let deprecation = file.comment.deprecation(preset, suffix.isEmpty ? nil : .spring)
    let isNewer = type == "Animation" && file.isNew(preset.motion)
    try text.lines(deprecation)
    if isNewer { try text.line(SwiftExpression.availability) }
    let path = file.names.path(preset.name, suffix)
    try text.line("\(file.access)static var \(name): \(type) { \(path) }")
    guard type == "Animation", let partner = file.partner(preset) else { return }
    try text.lines(file.comment.deprecation(preset, .choice))
    if isNewer || partner.isNew { try text.line(SwiftExpression.availability) }
    try text.block("\(file.access)static func \(name)(reduceMotion: Bool) -> Animation? {") { text in
      try text.line("\(path)(reduceMotion: reduceMotion)")
    }
  }
}

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

  func write(to text: inout CodeText) throws {
    if !file.presets.contains(where: { [.spring, .tween, .curve].contains($0.motion.kind) }) { return }
    try text.line()
    try text.line("#if canImport(SwiftUI)")
    var isFirst = true
    try write("Animation", isNew: false, isFirst: &isFirst, to: &text) { preset in
      preset.motion.animation.map { _ in "" }
    }
    try write("Spring", isNew: true, isFirst: &isFirst, to: &text) { preset in
      if case .spring = preset.motion { "Spring" } else { nil }
    }
    try write("UnitCurve", isNew: true, isFirst: &isFirst, to: &text) { preset in
      if case .curve(let curve) = preset.motion, SwiftUIExpression.isNative(curve) { "" } else { nil }
    }
    try text.line("#endif")
  }

  /// - Parameter suffix: The end of the name that the preset has as this type; nil when it is none.
  private func write(
    _ type: String, isNew: Bool, isFirst: inout Bool, to text: inout CodeText,
    suffix: (ExportedPreset) -> String?
  ) throws {
    let presets = file.presets.compactMap { preset in suffix(preset).map { (preset, $0) } }
    if presets.isEmpty { return }
    if !isFirst { try text.line() }
    isFirst = false
    if isNew { try text.line(SwiftExpression.availability) }
    try text.block("extension \(type) {") { text in
      for (preset, suffix) in presets {
        let joined = SwiftNames.joined(preset.name)
        if Self.taken.contains(joined) {
          try text.line("// \(joined) is SwiftUI's own: \(file.names.path(preset.name, suffix))")
        } else {
          try write(preset, SwiftIdentifier.escaped(joined), type, suffix, to: &text)
        }
      }
    }
  }

  private func write(
    _ preset: ExportedPreset, _ name: String, _ type: String, _ suffix: String, to text: inout CodeText
  ) throws {
    let deprecation = file.comment.deprecation(preset, renamed: suffix)
    let isNewer = type == "Animation" && file.isNew(preset.motion)
    try text.lines(deprecation)
    if isNewer { try text.line(SwiftExpression.availability) }
    let path = file.names.path(preset.name, suffix)
    try text.line("\(file.access)static var \(name): \(type) { \(path) }")
    guard type == "Animation", let partner = file.partner(preset) else { return }
    try text.lines(file.comment.deprecation(preset, renamed: "(reduceMotion:)"))
    if isNewer || partner.isNew { try text.line(SwiftExpression.availability) }
    try text.block("\(file.access)static func \(name)(reduceMotion: Bool) -> Animation? {") { text in
      try text.line("\(path)(reduceMotion: reduceMotion)")
    }
  }
}

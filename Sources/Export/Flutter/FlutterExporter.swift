import MotionPhysics
import PlainText
import Presets

/// Dart for Flutter: presets as static members of one class, and another class that leads to what replaces them.
final class FlutterExporter: KindExporter {
  let context: CodeContext
  let layout = CodeLayout(format: "flutter", fileName: "motion.dart")
  let curves: FlutterCurves

  init(_ input: ExportInput, output: ExportOutput) throws {
    context = CodeContext(input: input, root: try DartText.namespace(input.options), output: output)
    try NameClaims.check(input.names, format: layout.format, identifier: DartText.member)
    curves = FlutterCurves()
  }

  var toolMarks: [String] { ["// dart format off", "// ignore_for_file: type=lint"] }

  func path(_ name: PresetName) -> String { "\(root).\(DartText.member(name))" }

  func writeHead(to text: inout CodeText) throws {
    for imports in try curves.imports() { try text.lines([""] + imports) }
    try text.line()
  }

  func writePresets(to text: inout CodeText) throws {
    try text.block("abstract final class \(root) {") { text in
      try context.input.forEach { preset in
        try write(preset, to: &text)
        try text.line()
      }
      try text.lines([
        "/// The presets, or what replaces them: `\(root).of(MediaQuery.disableAnimationsOf(context))`.",
        "static \(root)Choice of(bool disableAnimations) => \(root)Choice._(disableAnimations);",
      ])
    }
  }

  func writeTail(to text: inout CodeText) throws {
    try text.line()
    try text.block("final class \(root)Choice {") { text in
      try text.lines([
        "const \(root)Choice._(this.disableAnimations);", "",
        "/// Whether a person asks for less motion.", "final bool disableAnimations;",
      ])
      try context.input.forEach { try text.lines(choice($0)) }
    }
    for support in try curves.support() { try text.lines([""] + support.lines(root: root)) }
  }

  func deprecation(_ preset: ExportedPreset) -> [String] {
    deprecationMessage(preset).map { ["@Deprecated(\(CodeLanguage.dart.literal($0)))"] } ?? []
  }

  func lines(of preset: ExportedPreset, aliasOf target: PresetName) -> [String] {
    let keyword = preset.motion.kind == .clip ? "final" : "const"
    let (name, type) = (DartText.member(preset.name), type(preset.motion))
    return heading(preset) + ["static \(keyword) \(type) \(name) = \(DartText.member(target));"]
  }

  func lines(of preset: ExportedPreset, _ animation: Animation) -> [String] {
    var remarks: [String]
    let arguments: [String]
    switch animation {
    case .spring(let spring, _):
      curves.use(.spring)
      remarks = spring.damping == 0 ? [Self.endless] : []
      remarks += FormulaGap.remark("Flutter", of: spring, .flutter(spring))
      arguments = numbers(spring)
    case .tween(let curve, let duration, _):
      curves.use(.tween)
      remarks = preset.curveName == nil ? curve.endRemarks("curve") + curves.remarks(curve) : []
      let code = preset.curveName.map(DartText.member) ?? curves.expression(curve).code
      arguments = ["curve: \(code)", "duration: \(DartText.duration(duration))"]
    }
    let (type, name) = (type(preset.motion), DartText.member(preset.name))
    return heading(preset, remarks + rounding(animation.times))
      + .block(
        "static const \(type) \(name) = \(type)(", end: ");",
        (arguments + waiting(animation.delay)).map { "\($0)," })
  }

  func lines(of preset: ExportedPreset, _ curve: UnitCurve) -> [String] {
    let (code, type) = curves.expression(curve)
    let heading = heading(preset, curve.endRemarks("curve") + curves.remarks(curve))
    return heading + ["static const \(type) \(DartText.member(preset.name)) = \(code);"]
  }

  func lines(of preset: ExportedPreset, duration: Double) -> [String] {
    let (name, value) = (DartText.member(preset.name), DartText.duration(duration))
    return heading(preset, rounding([duration])) + ["static const Duration \(name) = \(value);"]
  }

  /// The Dart type of a preset.
  private func type(_ motion: Motion) -> String {
    if let curve = motion.curve { return curves.expression(curve).type }
    let kind = motion.kind.rawValue
    return motion.duration == nil ? root + kind.prefix(1).uppercased() + kind.dropFirst() : "Duration"
  }

  func numbers(_ spring: Spring) -> [String] {
    let settling = spring.settlingTime()
    // As long as a whole number of milliseconds that it is surely settled after.
    let duration =
      settling.isFinite ? DartText.duration((settling * 1000).rounded(.up) / 1000) : "Duration(days: 1)"
    return spring.arguments + ["settlingDuration: \(duration)"]
  }

  func waiting(_ delay: Double) -> [String] {
    RoundedTime.microseconds(delay).count == 0 ? [] : ["delay: \(DartText.duration(delay))"]
  }

  func rounding(_ times: [Double]) -> [String] {
    times.allSatisfy { RoundedTime.microseconds($0).isExact }
      ? [] : ["rounded to whole microseconds, which is all that a Duration takes"]
  }

  /// The getter of something that moves; nothing for curves and durations, which replace and are replaced as parts
  /// of tweens.
  private func choice(_ preset: ExportedPreset) -> [String] {
    guard preset.motion.isMoving else { return [] }
    let (name, type, full) = (DartText.member(preset.name), type(preset.motion), path(preset.name))
    let mark = deprecation(preset)
    var remarks: [String] = []
    switch preset.reduced {
    case .cut:
      return ["", "/// Null is a cut."] + mark
        + ["\(type)? get \(name) => disableAnimations ? null : \(full);"]
    case .preset(let partner, let motion) where partner != preset.name && motion.isMoving:
      let type = self.type(motion) == type ? type : "\(root)Animation"
      return [""] + mark + ["\(type) get \(name) => disableAnimations ? \(path(partner)) : \(full);"]
    case .preset(let partner, let motion) where !motion.isMoving:
      remarks = remark(preset, "\(partner), which replaces it with less motion, is nothing that moves")
    case .elsewhere(let partner):
      remarks = remark(preset, "\(partner), which replaces it with less motion, is not exported")
    case .preset, nil: break
    }
    return [""] + remarks + mark + ["\(type) get \(name) => \(full);"]
  }

  private func remark(_ preset: ExportedPreset, _ text: String) -> [String] {
    note(text, of: preset.name)
    return documentation(PresetRemarks.notes([text]))
  }
}

extension Motion {
  fileprivate var isMoving: Bool { kind != .curve && kind != .duration }
}

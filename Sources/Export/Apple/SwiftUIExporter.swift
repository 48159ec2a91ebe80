import MotionPhysics
import PlainText
import Presets

/// SwiftUI's file: animations, springs, curves and keyframes, and the same as members of SwiftUI's own types.
final class SwiftUIExporter: SwiftExporter {
  let context: CodeContext
  let file: SwiftFile
  let frameworks = [(condition: "canImport(SwiftUI)", name: "SwiftUI")]
  private let sugar = SwiftUISugar()
  private let isLean: Bool

  init(_ input: ExportInput, output: ExportOutput) throws {
    file = try SwiftFile(input, .swiftUI)
    isLean = input.options.lean
    context = CodeContext(input: input, root: file.names.root, output: output)
  }

  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    try text.lines(lines(of: preset))
    if !isLean { try sugar.add(preset, in: self) }
  }

  func lines(of preset: ExportedPreset, _ animation: Animation) -> [String] {
    let value = expression(animation)
    var spring: [String] = []
    if case .spring(let own, _) = animation { spring = lines(of: preset, own) }
    return variable(preset, type: "Animation", value, isStored: !value.isNew) + spring + reducedChoice(preset)
  }

  private func lines(of preset: ExportedPreset, _ spring: Spring) -> [String] {
    let name = SwiftNames.plain(names.member(preset.name))
    let value = preset.target.map { names.path($0, "Spring") } ?? SwiftUIExpression.spring(spring)
    return ["", "/// The spring of ``\(name)``, without its delay: for keyframes and gestures."]
      + deprecation(preset, .spring) + [
        SwiftExpression.availability,
        "\(access)static var \(names.member(preset.name, "Spring")): Spring { \(value) }",
      ]
  }

  func lines(of preset: ExportedPreset, _ curve: UnitCurve) -> [String] {
    if SwiftUIExpression.isNative(curve) {
      let value = SwiftExpression(SwiftUIExpression.unitCurve(curve), isNew: true)
      return variable(preset, type: "UnitCurve", value, isStored: false) + timed(preset, curve)
    }
    note("SwiftUI has no such UnitCurve; it is a PiecewiseCurve of the file's own", of: preset.name)
    return variable(preset, type: "PiecewiseCurve", .pieces(curve))
  }

  /// The curve over any duration, which needs no `UnitCurve` and so no iOS 17.
  private func timed(_ preset: ExportedPreset, _ curve: UnitCurve) -> [String] {
    let member = names.member(preset.name)
    let tween = SwiftUIExpression.tween(curve, "duration")
    let value = preset.target.map { SwiftExpression("\(names.path($0))(duration: duration)") } ?? tween
    return ["", "/// ``\(SwiftNames.plain(member))`` over a duration in seconds."]
      + deprecation(preset, .timed) + availability(isNew: tween.isNew)
      + value.wrapped("\(access)static func \(member)(duration: TimeInterval) -> Animation { ", " }")
  }

  func lines(of preset: ExportedPreset, duration: Double) -> [String] {
    variable(preset, type: "TimeInterval", SwiftExpression(DecimalText.plain(duration)))
  }

  func moving(_ preset: ExportedPreset, _ members: [SwiftMember]) -> [String] {
    let modifiers = SwiftUIModifiers(members)
    for property in modifiers.unread {
      note("no modifier moves \"\(property)\", so the view must read it from the values", of: preset.name)
    }
    if modifiers.lines.isEmpty { return [] }
    return ["", "#if canImport(SwiftUI)", "/// A view where the values say."]
      + modifiers.unread.map { SwiftValue.comment("The view itself must read \($0).") }
      + availability(isNew: modifiers.isNewer)
      + .block(
        "\(access)func applied(to view: some View) -> some View {",
        ["view"] + modifiers.lines.map { "  " + $0 })
      + ["#endif"]
  }

  func writeTail(to text: inout CodeText) throws {
    try text.lines(aliases)
    if !isLean { try sugar.write(hasCurves: file.usage.kinds.contains(.curve), to: &text) }
    let vectors = file.usage.vectorCounts.flatMap { ["Vector\($0)", "Vector\($0)Animatable"] }
    try writeSupport(
      vectors + (file.usage.hasPieces ? ["PiecewiseCurve", "PiecewiseAnimation"] : []), to: &text)
    if isLean { return }
    // What stands in for SwiftUI where it is not there: its names, its labels, plain numbers.
    let piecesCase = file.usage.hasPieces ? "\n    case pieces(PiecewiseCurve, duration: TimeInterval)" : ""
    let types = try support("SwiftUITypes", ["PIECES": piecesCase])
    let keyframes = file.usage.kinds.contains(.clip) ? try [""] + support("SwiftUIKeyframe") : []
    try text.lines(["", "#if !canImport(SwiftUI)"])
    try text.lines(.block("extension \(root) {", types + keyframes) + ["#endif"])
  }

  /// SwiftUI's types as the namespace's own: an app that has an `Animation` itself is not taken at its word here.
  private var aliases: [String] {
    let types = [("Animation", false), ("UnitPoint", false), ("Spring", true), ("UnitCurve", true)]
    let aliases = types.flatMap { type, isNew in
      availability(isNew: isNew) + ["\(access)typealias \(type) = SwiftUI.\(type)"]
    }
    return [
      "", "#if canImport(SwiftUI)", "// The types that are meant above, whatever else a module calls so.",
    ] + .block("nonisolated extension \(root) {", ["\(access)typealias TimeInterval = Double"] + aliases)
      + ["#endif"]
  }
}

/// The presets as members of SwiftUI's own types, so that `.sheetPresent` stands where an animation is asked for.
private struct SwiftUISugar {
  private let animations = DeferredText(depth: 1)
  private let springs = DeferredText(depth: 1)
  private let curves = DeferredText(depth: 1)

  /// Adds what SwiftUI's types get of a preset; it stands below all presets.
  func add(_ preset: ExportedPreset, in exporter: SwiftUIExporter) throws {
    if let animation = preset.motion.animation {
      try add(preset, "Animation", to: animations, in: exporter)
      guard case .spring = animation else { return }
      try add(preset, "Spring", suffix: "Spring", to: springs, in: exporter)
    } else if let curve = preset.motion.curve, SwiftUIExpression.isNative(curve) {
      try add(preset, "UnitCurve", to: curves, in: exporter)
      try addTimed(preset, curve, in: exporter)
    }
  }

  func write(hasCurves: Bool, to text: inout CodeText) throws {
    let extensions = [
      ("Animation", animations, isNew: false), ("Spring", springs, isNew: true),
      ("UnitCurve", curves, isNew: true),
    ].filter { !$0.1.isEmpty }
    if extensions.isEmpty && !hasCurves { return }
    try text.line()
    try text.line("#if canImport(SwiftUI)")
    for (index, (type, members, isNew)) in extensions.enumerated() {
      if index > 0 { try text.line() }
      if isNew { try text.line(SwiftExpression.availability) }
      try text.block("nonisolated extension SwiftUI.\(type) {") { text in try text.deferred(members) }
    }
    try text.line("#endif")
  }

  /// A curve over any duration, as an animation.
  private func addTimed(_ preset: ExportedPreset, _ curve: UnitCurve, in exporter: SwiftUIExporter) throws {
    let joined = SwiftNames.joined(preset.name)
    if SwiftNames.isTakenBySwiftUI(joined) { return }
    let name = CodeLanguage.swift.identifier(joined)
    try animations.lines(
      exporter.deprecation(preset, .timed)
        + exporter.availability(isNew: SwiftUIExpression.tween(curve, "").isNew)
        + .block(
          "\(exporter.access)static func \(name)(duration: Double) -> SwiftUI.Animation {",
          ["\(exporter.path(preset.name))(duration: duration)"]))
  }

  /// - Parameter suffix: The end of the name that the preset has as this type.
  private func add(
    _ preset: ExportedPreset, _ type: String, suffix: String = "", to members: DeferredText,
    in exporter: SwiftUIExporter
  ) throws {
    let joined = SwiftNames.joined(preset.name)
    let path = exporter.names.path(preset.name, suffix)
    if SwiftNames.isTakenBySwiftUI(joined) {
      return try members.line("// \(joined) is SwiftUI's own: \(path)")
    }
    let name = CodeLanguage.swift.identifier(joined)
    let isNewer = type == "Animation" && exporter.isNew(preset.motion)
    try members.lines(
      exporter.deprecation(preset, suffix.isEmpty ? nil : .spring) + exporter.availability(isNew: isNewer)
        + ["\(exporter.access)static var \(name): SwiftUI.\(type) { \(path) }"])
    guard type == "Animation", let partner = exporter.partner(preset) else { return }
    try members.lines(
      exporter.deprecation(preset, .choice) + exporter.availability(isNew: isNewer || partner.isNew)
        + .block(
          "\(exporter.access)static func \(name)(reduceMotion: Bool) -> SwiftUI.Animation? {",
          ["\(path)(reduceMotion: reduceMotion)"]))
  }
}

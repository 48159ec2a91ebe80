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
    try writeMotion(of: preset, to: &text)
    if !isLean { try sugar.add(preset, in: self) }
  }

  func write(_ preset: ExportedPreset, _ animation: Animation, to text: inout CodeText) throws {
    let value = expression(animation)
    try writeVariable(preset, type: "Animation", value, isStored: !value.isNew, to: &text)
    if case .spring(let spring, _) = animation { try write(preset, spring, to: &text) }
    try writeReducedChoice(preset, to: &text)
  }

  private func write(_ preset: ExportedPreset, _ spring: Spring, to text: inout CodeText) throws {
    try text.line()
    let name = SwiftNames.plain(names.member(preset.name))
    try text.line("/// The spring of ``\(name)``, without its delay: for keyframes and gestures.")
    try text.lines(deprecation(preset, .spring))
    try text.line(SwiftExpression.availability)
    let value = preset.target.map { names.path($0, "Spring") } ?? SwiftUIExpression.spring(spring)
    try text.line("\(access)static var \(names.member(preset.name, "Spring")): Spring { \(value) }")
  }

  func write(_ preset: ExportedPreset, _ curve: UnitCurve, to text: inout CodeText) throws {
    if SwiftUIExpression.isNative(curve) {
      let value = SwiftExpression(SwiftUIExpression.unitCurve(curve), isNew: true)
      try writeVariable(preset, type: "UnitCurve", value, isStored: false, to: &text)
      return try writeTimed(preset, curve, to: &text)
    }
    note("SwiftUI has no such UnitCurve; it is a PiecewiseCurve of the file's own", of: preset.name)
    try writeVariable(preset, type: "PiecewiseCurve", .pieces(curve), to: &text)
  }

  /// The curve over any duration, which needs no `UnitCurve` and so no iOS 17.
  private func writeTimed(_ preset: ExportedPreset, _ curve: UnitCurve, to text: inout CodeText) throws {
    let member = names.member(preset.name)
    let tween = SwiftUIExpression.tween(curve, "duration")
    try text.line()
    try text.line("/// ``\(SwiftNames.plain(member))`` over a duration in seconds.")
    try text.lines(deprecation(preset, .timed))
    if tween.isNew { try text.line(SwiftExpression.availability) }
    let value = preset.target.map { SwiftExpression("\(names.path($0))(duration: duration)") } ?? tween
    try text.lines(
      value.wrapped("\(access)static func \(member)(duration: TimeInterval) -> Animation { ", " }"))
  }

  func write(_ preset: ExportedPreset, duration: Double, to text: inout CodeText) throws {
    let value = SwiftExpression(DecimalText.plain(duration))
    try writeVariable(preset, type: "TimeInterval", value, to: &text)
  }

  func writeMoving(_ preset: ExportedPreset, _ members: [SwiftMember], to text: inout CodeText) throws {
    let modifiers = SwiftUIModifiers(members)
    for property in modifiers.unread {
      note("no modifier moves \"\(property)\", so the view must read it from the values", of: preset.name)
    }
    if modifiers.lines.isEmpty { return }
    try text.line()
    try text.line("#if canImport(SwiftUI)")
    try text.line("/// A view where the values say.")
    for property in modifiers.unread {
      try text.line(SwiftValue.comment("The view itself must read \(property)."))
    }
    if modifiers.isNewer { try text.line(SwiftExpression.availability) }
    try text.block("\(access)func applied(to view: some View) -> some View {") { text in
      try text.line("view")
      try text.lines(modifiers.lines.map { "  " + $0 })
    }
    try text.line("#endif")
  }

  func writeTail(to text: inout CodeText) throws {
    try writeAliases(to: &text)
    if !isLean { try sugar.write(hasCurves: file.usage.hasCurves, to: &text) }
    let vectors = file.usage.vectorCounts.flatMap { ["Vector\($0)", "Vector\($0)Animatable"] }
    try writeSupport(
      vectors + (file.usage.hasPieces ? ["PiecewiseCurve", "PiecewiseAnimation"] : []), to: &text)
    if isLean { return }
    // What stands in for SwiftUI where it is not there: its names, its labels, plain numbers.
    let piecesCase = file.usage.hasPieces ? "\n    case pieces(PiecewiseCurve, duration: TimeInterval)" : ""
    try text.line()
    try text.line("#if !canImport(SwiftUI)")
    try text.block("extension \(root) {") { text in
      try text.lines(support("SwiftUITypes", ["PIECES": piecesCase]))
      if file.usage.hasClips { try text.lines([""] + support("SwiftUIKeyframe")) }
    }
    try text.line("#endif")
  }

  /// SwiftUI's types as the namespace's own: an app that has an `Animation` itself is not taken at its word here.
  private func writeAliases(to text: inout CodeText) throws {
    try text.line()
    try text.line("#if canImport(SwiftUI)")
    try text.line("// The types that are meant above, whatever else a module calls so.")
    try text.block("nonisolated extension \(root) {") { text in
      try text.line("\(access)typealias TimeInterval = Double")
      for (type, isNew) in [
        ("Animation", false), ("UnitPoint", false), ("Spring", true), ("UnitCurve", true),
      ] {
        if isNew { try text.line(SwiftExpression.availability) }
        try text.line("\(access)typealias \(type) = SwiftUI.\(type)")
      }
    }
    try text.line("#endif")
  }
}

/// The presets as members of SwiftUI's own types, so that `.sheetPresent` stands where an animation is asked for.
private struct SwiftUISugar {
  /// Members that SwiftUI's types have; another of that name would be ambiguous in other modules.
  private static let taken: Set = [
    "animation", "base", "bezier", "bouncy", "circularEaseIn", "circularEaseInOut", "circularEaseOut",
    "default", "delay", "easeIn", "easeInEaseOut", "easeInOut", "easeOut", "init", "interactiveSpring",
    "interpolatingSpring", "linear", "logicallyComplete", "repeatCount", "repeatForever", "self", "smooth",
    "snappy", "speed", "spring", "timingCurve",
  ]

  private let animations = DeferredText(depth: 1)
  private let springs = DeferredText(depth: 1)
  private let curves = DeferredText(depth: 1)

  /// Adds what SwiftUI's types get of a preset; it stands below all presets.
  func add(_ preset: ExportedPreset, in exporter: SwiftUIExporter) throws {
    switch preset.motion {
    case .spring:
      try add(preset, "Animation", to: animations, in: exporter)
      try add(preset, "Spring", suffix: "Spring", to: springs, in: exporter)
    case .tween: try add(preset, "Animation", to: animations, in: exporter)
    case .curve(let curve):
      if SwiftUIExpression.isNative(curve) {
        try add(preset, "UnitCurve", to: curves, in: exporter)
        try addTimed(preset, curve, in: exporter)
      }
    case .duration, .clip, .sequence, .morph: break
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
  private func addTimed(
    _ preset: ExportedPreset, _ curve: UnitCurve, in exporter: SwiftUIExporter
  ) throws {
    let joined = SwiftNames.joined(preset.name)
    if Self.taken.contains(joined) { return }
    try animations.add { text in
      try text.lines(exporter.deprecation(preset, .timed))
      if SwiftUIExpression.tween(curve, "").isNew { try text.line(SwiftExpression.availability) }
      let name = CodeLanguage.swift.identifier(joined)
      try text.block("\(exporter.access)static func \(name)(duration: Double) -> SwiftUI.Animation {") {
        text in
        try text.line("\(exporter.path(preset.name))(duration: duration)")
      }
    }
  }

  /// - Parameter suffix: The end of the name that the preset has as this type.
  private func add(
    _ preset: ExportedPreset, _ type: String, suffix: String = "", to members: DeferredText,
    in exporter: SwiftUIExporter
  ) throws {
    let joined = SwiftNames.joined(preset.name)
    let path = exporter.names.path(preset.name, suffix)
    if Self.taken.contains(joined) { return try members.line("// \(joined) is SwiftUI's own: \(path)") }
    let name = CodeLanguage.swift.identifier(joined)
    let isNewer = type == "Animation" && exporter.isNew(preset.motion)
    try members.add { text in
      try text.lines(exporter.deprecation(preset, suffix.isEmpty ? nil : .spring))
      if isNewer { try text.line(SwiftExpression.availability) }
      try text.line("\(exporter.access)static var \(name): SwiftUI.\(type) { \(path) }")
      guard type == "Animation", let partner = exporter.partner(preset) else { return }
      try text.lines(exporter.deprecation(preset, .choice))
      if isNewer || partner.isNew { try text.line(SwiftExpression.availability) }
      try text.block("\(exporter.access)static func \(name)(reduceMotion: Bool) -> SwiftUI.Animation? {") {
        text in
        try text.line("\(path)(reduceMotion: reduceMotion)")
      }
    }
  }
}

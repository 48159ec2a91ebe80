import MotionPhysics
import Presets

/// Kotlin for Jetpack Compose: presets as members of nested objects.
final class ComposeExporter: KindExporter {
  let context: CodeContext
  let layout = CodeLayout(format: "compose", fileName: "Motion.kt", indentation: "    ")
  let names: KotlinNames
  let easing: ComposeEasing
  let access: KotlinAccess
  private let package: String?
  private let schemes: [ComposeScheme]
  /// The functions that can be called in a preset's place.
  private var calls: [PresetName: ComposeCall] = [:]

  init(_ input: ExportInput, output: ExportOutput) throws {
    package = try ComposeOptions.package(input.options)
    access = try KotlinAccess(input.options)
    var objects: Set<PresetName> = []
    var schemes = ComposeSchemes()
    var calls: [PresetName: ComposeCall] = [:]
    try input.forEach { exported in
      if exported.isObject { objects.insert(exported.name) }
      if exported.motion.animation != nil, input.options.material { schemes.add(exported.name) }
      calls[exported.name] = ComposeCall(exported)
    }
    let root = try ComposeOptions.root(input, objects: objects)
    var declared: Set<String> = []
    names = try KotlinNames(input.names, objects: objects, root: root) { declared.insert($0) }
    self.schemes = schemes.complete
    self.calls = calls
    easing = ComposeEasing(symbols: KotlinSymbols(declared: declared), root: root)
    context = CodeContext(input: input, root: root, output: output)
    if root != "Motion", input.options.namespace == nil {
      output.note(
        ofAll: "a preset would hide Motion, the object around everything, so that is called \(root)")
    }
  }

  var opening: [String] {
    let remark = "Compose ends a spring within `visibilityThreshold` of its target, for numbers 0.01"
    let springs = calls.values.contains { $0.kind == .spring }
    return (springs ? KotlinText.documentation(["\(remark): on a way of 1 give 0.001f."]) : [])
      + ["\(access.outer)object \(root) {"]
  }

  func path(_ name: PresetName) -> String { names.path(name) }
  func groupOpening(_ group: String) -> String { "\(access.inner)object \(names.group(group)) {" }

  func writeHead(to text: inout CodeText) throws {
    // A deprecated preset stays in the file with what refers to it, and a value may be the same in every case. No tool
    // needs to format or lint a file that the next export writes anew.
    try text.lines([
      "", "@file:Suppress(\"DEPRECATION\", \"UNUSED_PARAMETER\", \"unused\", \"ktlint\", \"detekt:all\")",
    ])
    if let package { try text.lines(["", "package \(package)"]) }
    // The schemes stand below, and what they use is imported too.
    for scheme in schemes { scheme.use(easing.symbols) }
    let imports = try easing.imports()
    if !imports.isEmpty { try text.lines([""] + imports) }
    try text.line()
  }

  func writeTail(to text: inout CodeText) throws {
    for scheme in schemes { try text.lines([""] + scheme.lines(root: root, access, path: path)) }
    for support in try easing.support() { try text.lines([""] + support.lines(root: root)) }
  }

  func documentation(_ sentences: [String]) -> [String] { KotlinText.documentation(sentences) }

  func deprecation(_ preset: ExportedPreset) -> [String] { deprecation(preset, isReducing: false) }

  /// The mark with what an editor puts in a call's place.
  ///
  /// - Parameter isReducing: Whether it stands above the function that takes whether motion is reduced.
  func deprecation(_ preset: ExportedPreset, isReducing: Bool) -> [String] {
    guard let message = deprecationMessage(preset) else { return [] }
    var call: String?
    if let successor = preset.successor, let own = calls[preset.name], let other = calls[successor] {
      call = own.replacement(by: other, at: path(successor), isReducing: isReducing)
    }
    return deprecation(message, replacement: call)
  }

  private func deprecation(_ message: String, replacement: String?) -> [String] {
    var arguments = [CodeLanguage.kotlin.literal(message)]
    if let replacement {
      let texts = [replacement] + (package.map { ["\($0).\(root)"] } ?? [])
      let literals = texts.map(CodeLanguage.kotlin.literal).joined(separator: ", ")
      arguments.append("\(symbol("ReplaceWith"))(\(literals))")
    }
    return ["@\(symbol("Deprecated"))(\(arguments.joined(separator: ", ")))"]
  }

  /// A name of Compose's or Kotlin's own as it is used inside of the objects.
  func symbol(_ name: String) -> String { easing.symbols.name(name) }

  /// An object with members of several lines.
  func object(_ preset: ExportedPreset, _ remarks: [String], _ members: [String]) -> [String] {
    let name = names.member(preset.name)
    return heading(preset, remarks)
      + .block("\(access.inner)object \(name) {", indentation: layout.indentation, members)
  }

  func lines(of preset: ExportedPreset, _ curve: UnitCurve) -> [String] {
    let name = names.member(preset.name)
    return heading(preset) + [
      "\(access.inner)val \(name): \(symbol("Easing")) = \(easing.expression(curve))"
    ]
  }

  func lines(of preset: ExportedPreset, duration: Double) -> [String] {
    let (time, name) = (RoundedTime(duration), names.member(preset.name))
    return heading(preset, time.isExact ? [] : [Self.rounded("specs take")]) + [
      "\(access.inner)const val \(name): \(symbol("Int")) = \(time.count)"
    ]
  }

  /// A function that calls the other, or a value that is the other.
  func lines(of preset: ExportedPreset, aliasOf target: PresetName) -> [String] {
    let name = names.member(preset.name)
    let (path, value) = (path(target), access.inner + "val")
    switch preset.motion.animation {
    case .tween: return function(preset, [], type: "TweenSpec", value: "\(path)()")
    case .spring(let spring, let delay):
      return function(
        preset, [], hasThreshold: true, type: springType(spring, delay: delay),
        value: "\(path)(visibilityThreshold)")
    case nil: break
    }
    if preset.motion.duration != nil {
      return heading(preset) + ["\(access.inner)const val \(name): \(symbol("Int")) = \(path)"]
    }
    let type = preset.motion.curve == nil ? path : symbol("Easing")
    return heading(preset) + ["\(value) \(name): \(type) get() = \(path)"]
  }

  /// The remark on a rounded time.
  static func rounded(_ takes: String) -> String {
    "rounded to whole milliseconds, which is all that \(takes)"
  }
}

/// How a preset is called, so that another call can take its place.
struct ComposeCall {
  let kind: Kind
  /// Whether there is a function that takes whether motion is reduced.
  let hasChoice: Bool

  init(_ preset: ExportedPreset) {
    kind = preset.motion.kind
    hasChoice = preset.isReduced { name, motion in name != preset.name && motion.animation != nil }
  }

  private var isFunction: Bool { kind == .spring || kind == .tween }

  /// The other as an expression in the parameters of this one; nil where it is something else.
  func replacement(by other: ComposeCall, at path: String, isReducing: Bool) -> String? {
    guard isFunction, other.isFunction else { return kind == other.kind ? path : nil }
    if isReducing, !other.hasChoice { return nil }
    let threshold = kind == .spring && other.kind == .spring ? ["visibilityThreshold"] : []
    return "\(path)(\(((isReducing ? ["reduceMotion"] : []) + threshold).joined(separator: ", ")))"
  }
}

extension ExportedPreset {
  /// Whether it is more than one value, so that Kotlin has an object for it.
  var isObject: Bool { target == nil && motion.kind.hasParts }
}

import MotionPhysics
import Presets

/// Kotlin for Jetpack Compose: presets as members of nested objects.
final class ComposeExporter: CodeExporter {
  let context: CodeContext
  let layout = CodeLayout(format: "compose", fileName: "Motion.kt", indentation: "    ")
  let names: KotlinNames
  let easing: ComposeEasing
  private let package: String?
  private var schemes = ComposeSchemes()

  init(_ input: ExportInput, output: ExportOutput) throws {
    let root = try ComposeOptions.namespace(input.options)
    package = try ComposeOptions.package(input.options)
    var objects: Set<PresetName> = []
    var schemes = ComposeSchemes()
    try input.forEach { exported in
      if exported.isObject { objects.insert(exported.name) }
      if exported.motion.animation != nil { schemes.add(exported.name) }
    }
    var declared: Set<String> = []
    names = try KotlinNames(input.names(), objects: objects, root: root) { declared.insert($0) }
    self.schemes = schemes
    easing = ComposeEasing(symbols: KotlinSymbols(declared: declared), root: root)
    context = try CodeContext(input, root: root, output: output)
  }

  var opening: [String] { ["object \(root) {"] }
  var closing: String { "}" }

  func path(_ name: PresetName) -> String { names.path(name) }
  func groupOpening(_ group: String) -> String { "object \(names.group(group)) {" }

  func writeHead(to text: inout CodeText) throws {
    if let package { try text.lines(["", "package \(package)"]) }
    // The schemes stand below, and what they use is imported too.
    for scheme in schemes.complete { scheme.use(easing.symbols) }
    let imports = try easing.imports()
    if !imports.isEmpty { try text.lines([""] + imports) }
    try text.line()
  }

  func writeTail(to text: inout CodeText) throws {
    for scheme in schemes.complete { try text.lines([""] + scheme.lines(root: root, path: path)) }
    for support in try easing.support() { try text.lines([""] + support.lines(root: root)) }
  }

  func documentation(_ sentences: [String]) -> [String] { KotlinText.documentation(sentences) }

  func deprecation(_ message: String) -> [String] {
    ["@\(symbol("Deprecated"))(\(CodeLanguage.kotlin.literal(message)))"]
  }

  /// A name of Compose's or Kotlin's own as it is used inside of the objects.
  func symbol(_ name: String) -> String { easing.symbols.name(name) }

  /// Writes an object with members of several lines.
  func writeObject(
    _ preset: ExportedPreset, _ remarks: [String], _ members: [String], to text: inout CodeText
  ) throws {
    try text.lines(heading(preset, remarks))
    try text.block("object \(names.member(preset.name)) {") { text in try text.lines(members) }
  }

  func write(_ preset: ExportedPreset, _ curve: UnitCurve, to text: inout CodeText) throws {
    let value = easing.expression(curve)
    try text.lines(heading(preset))
    try text.line("val \(names.member(preset.name)): \(symbol("Easing")) = \(value)")
  }

  func write(_ preset: ExportedPreset, duration: Double, to text: inout CodeText) throws {
    let time = RoundedTime(duration)
    try text.lines(heading(preset, time.isExact ? [] : [Self.rounded("specs take")]))
    try text.line("const val \(names.member(preset.name)): \(symbol("Int")) = \(time.count)")
  }

  /// A function that calls the other, or a value that is the other.
  func write(_ preset: ExportedPreset, aliasOf target: PresetName, to text: inout CodeText) throws {
    let name = names.member(preset.name)
    let path = path(target)
    switch preset.motion {
    case .curve: try text.lines(heading(preset) + ["val \(name): \(symbol("Easing")) get() = \(path)"])
    case .duration: try text.lines(heading(preset) + ["const val \(name): \(symbol("Int")) = \(path)"])
    case .clip, .sequence, .morph: try text.lines(heading(preset) + ["val \(name): \(path) get() = \(path)"])
    case .tween: try writeFunction(preset, [], type: "TweenSpec", value: "\(path)()", to: &text)
    case .spring(let spring, let delay):
      try writeFunction(
        preset, [], hasThreshold: true, type: springType(spring, delay: delay),
        value: "\(path)(visibilityThreshold)", to: &text)
    }
  }

  /// The remark on a rounded time.
  static func rounded(_ takes: String) -> String {
    "rounded to whole milliseconds, which is all that \(takes)"
  }
}

extension ExportedPreset {
  /// Whether it is more than one value, so that Kotlin has an object for it.
  var isObject: Bool {
    if target != nil { return false }
    return switch motion {
    case .clip, .sequence, .morph: true
    case .spring, .tween, .curve, .duration: false
    }
  }
}

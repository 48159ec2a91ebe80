import MotionPhysics
import Presets

extension ExportFormat {
  static let scss = ExportFormat(
    name: "scss",
    summary: "A Sass map of the presets, and mixins for transitions and animations that respect less motion.",
    example: "motionbook export --format scss --prefix motion -o _motion.scss",
    fileName: "_motion.scss",
    options: [.prefix, .tolerance],
    symbols: { [try GeneratedSymbols.scss($0)] },
    write: { input, output in
      let prefix = try CSSName.prefix(input.options, default: "motion")
      guard !prefix.isEmpty else {
        throw ExportError.option(
          .prefix, value: prefix, reason: "must not be empty, because Sass names need it")
      }
      try CSSName.check(input.names, prefix: prefix, format: "scss")
      try output.text("_motion.scss") { text in
        try SCSSSheet(input: input, prefix: prefix, note: output.note(_:of:)).write(to: &text)
      }
    })
}

/// A Sass module: a map with every preset, mixins that read it, and keyframes. Durations and curves that are presets
/// themselves are variables, to which the map refers wherever they are used.
struct SCSSSheet {
  let input: ExportInput
  let prefix: String
  let note: ExportOutput.Note
  private let variables = DeferredText()
  private let map = DeferredText(depth: 1)
  private let keyframes = DeferredText()
  private let all = DeferredText(depth: 1)

  private var tolerance: Double { input.options.tolerance }

  func write(to text: inout CodeText) throws {
    // Sass would copy a comment with stars into the sheets that use the file.
    try text.lines((GeneratedHeader.lines + ["stylelint-disable"]).map(CommentStyle.slashes.line))
    try text.lines(["@use \"sass:map\";", ""])
    var registered: Set<String> = []
    try input.forEach { exported in try map.add { text in try add(exported, to: &text, &registered) } }
    if !variables.isEmpty {
      try text.line("/// Whatever is made of them goes along: @use \"motion\" with ($NAME: 150ms).")
      try text.deferred(variables)
      try text.line()
    }
    try text.block("$\(prefix): (", end: ");") { text in try text.deferred(map) }
    try text.lines([""] + SupportFile("mixins.scss").lines(root: prefix) + [""])
    try text.deferred(keyframes)
    try text.line(
      "/// The keyframes of all animations, to be included once; each preset's own mixin has those of it alone."
    )
    try text.block("@mixin \(prefix)-keyframes {") { text in try text.deferred(all) }
  }

  private func add(
    _ exported: ExportedPreset, to text: inout CodeText, _ registered: inout Set<String>
  ) throws {
    try text.lines(PresetRemarks.lines(of: exported).map(CommentStyle.slashes.line))
    do {
      let reduced = try members(ofReduced: exported)
      let own = CSSVariables(exported.name, prefix: "", kind: exported.motion.kind)
      switch try CSSMotion(exported, own, prefix: prefix, tolerance: tolerance) {
      case .timing(let timing):
        let members = try timing.values.flatMap { try entries(of: $0, exported) }
        try write(members, reduced: reduced, named: own.base, to: &text)
      case .animation(let animation):
        for loss in animation.losses { try tell(loss, of: exported, &text) }
        try text.lines(animation.remarks.map(CommentStyle.slashes.line))
        // What an alias stands for has written them already.
        if exported.target == nil { try addKeyframes(animation, of: exported, &registered) }
        try write(entries(animation.values), reduced: reduced, named: own.base, to: &text)
      case .morph(let morph):
        for loss in morph.losses { try tell(loss, of: exported, &text) }
        for group in morph.groups {
          try write(entries(group.timing.values), reduced: reduced, named: group.variables.base, to: &text)
        }
        let places = morph.places.map { CSSDeclaration("\"\($0.name)\"", $0.value) }
        try write(places, named: own.base, to: &text)
      }
    } catch let error as MotionError {
      try tell(error.sentence, of: exported, &text)
    }
  }

  private func entries(_ values: [CSSValue]) -> [CSSDeclaration] { values.flatMap { $0.entries(from: nil) } }

  /// The entries of a duration and a timing function: a preset that is one itself keeps it in a variable, to which those
  /// refer that take it from there.
  private func entries(of value: CSSValue, _ exported: ExportedPreset) throws -> [CSSDeclaration] {
    let kind = exported.motion.kind
    guard kind == .duration || kind == .curve else {
      let source = try exported.source(of: value).map { source in
        CSSVariables(try input.origin(of: source.name), prefix: prefix, kind: source.kind)
      }
      return value.entries(from: source)
    }
    let own = CSSVariables(exported.origin, prefix: prefix, kind: kind)
    if exported.origin == exported.name {
      try variables.lines(value.sassVariables(own).map(\.sassVariable))
    }
    return value.entries(from: own)
  }

  /// Writes an entry of the map.
  ///
  /// - Parameter reduced: What replaces it where a person asks for less motion, a map in the map.
  private func write(
    _ members: [CSSDeclaration], reduced: [CSSDeclaration]? = nil, named name: String, to text: inout CodeText
  ) throws {
    try text.block("\"\(name)\": (", end: "),") { text in
      try text.lines(members.map(\.scss))
      guard let reduced else { return }
      try text.block("reduced: (", end: "),") { try $0.lines(reduced.map(\.scss)) }
    }
  }

  private func tell(_ loss: String, of exported: ExportedPreset, _ text: inout CodeText) throws {
    try text.line(CommentStyle.slashes.line("\(exported.name) is not whole: \(loss)."))
    note(loss, exported.name)
  }

  private func addKeyframes(
    _ animation: CSSAnimation, of exported: ExportedPreset, _ registered: inout Set<String>
  ) throws {
    let mixin = "\(prefix)-keyframes" + CSSName.base(exported.name, prefix: prefix).dropFirst(prefix.count)
    try all.line("@include \(mixin);")
    let parts = animation.parts.flatMap { $0.lines(&registered) }
    try keyframes.lines(
      ["/// The keyframes of \(exported.name), to be included once."]
        + .block("@mixin \(mixin) {", parts) + [""])
  }

  /// The entries of the reduced partner, or nil without one.
  private func members(ofReduced exported: ExportedPreset) throws -> [CSSDeclaration]? {
    let replacement = try CSSReplacement(of: exported, prefix: prefix, tolerance: tolerance)
    if let remark = replacement?.remark { note(remark, exported.name) }
    return switch replacement?.value {
    case nil: nil
    case .timing(let timing): entries(timing.values)
    case .animation(_, let text): [CSSDeclaration("animation", text ?? "cut")]
    }
  }
}

extension GeneratedSymbols {
  /// `@include motion-transition("sheet-present")`, `motion-get("sheet-present", "easing")` of its parts, and the variables
  /// of durations and curves.
  static func scss(_ input: ExportInput) throws -> GeneratedSymbols {
    let prefix = try CSSName.prefix(input.options, default: "motion")
    let calls = ["transition", "animation", "get"]
    // Sass itself tells of variables that are not declared.
    var variables: [String] = []
    let symbols = try input.compactMap { preset, motion in
      let name = NameCase.kebab.joined(preset.name)
      let mixin = motion.kind == .spring || motion.kind == .tween ? "transition" : "animation"
      let own = CSSVariables(preset.name, prefix: prefix, kind: motion.kind)
      // The map has the parts of which a style sheet makes the whole.
      let parts = CSSSymbols(motion, own, tolerance: input.options.tolerance).parts.keys
        .filter { $0 != .transition }.map { ($0, "\(prefix)-get(\"\(name)\", \"\($0.rawValue)\")") }
      var names = Dictionary(uniqueKeysWithValues: calls.map { ($0, "\(prefix)-\($0)(\(name))") })
      if preset.kind == .duration || preset.kind == .curve {
        for part in CSSVariables.parts(of: preset.kind) {
          names[part.rawValue] = own.sass(part)
          variables.append(own.sass(part))
        }
      }
      return GeneratedSymbol(
        preset: preset.name, use: "@include \(prefix)-\(mixin)(\"\(name)\")",
        names: names, parts: Dictionary(uniqueKeysWithValues: parts))
    }
    return GeneratedSymbols(
      platforms: ["css"], prefixes: calls.map { "\(prefix)-\($0)(" } + variables, needsImport: true,
      symbols: symbols)
  }
}

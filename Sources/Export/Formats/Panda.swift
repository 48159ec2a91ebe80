import MotionPhysics
import Presets

extension ExportFormat {
  static let panda = ExportFormat(
    name: "panda",
    summary:
      "A preset for Panda CSS: durations, easings, animations and keyframes, less motion by condition.",
    example: "motionbook export --format panda -o motion.ts",
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: { input in
      // What Panda makes of its tokens in style sheets, and what `token()` is given.
      let prefixes = ["durations", "easings", "animations"].map { "--\($0)-" }
      let symbols = input.names.map { preset in
        let name = PandaPreset.name(preset)
        return GeneratedSymbol(preset, use: name, prefixes.map { $0 + name })
      }
      return [
        GeneratedSymbols(
          platforms: ["css", "css-in-js"], prefixes: prefixes, needsImport: false, symbols: symbols)
      ]
    },
    write: { input, output in
      let names = try TypeScriptNames(input.options, taken: [])
      try NameClaims.check(input.names, format: "panda", identifier: PandaPreset.name)
      let document = input.presets.filter(\.kind.isKeyframed).map(\.name)
      try NameClaims.check(document, format: "panda") { CSSName.base($0, prefix: PandaPreset.prefix) }
      try output.text("motion.ts") { text in
        var preset = PandaPreset(
          object: names.object, tolerance: input.options.tolerance, note: output.note(_:of:))
        try preset.write(input, to: &text)
      }
    })
}

/// A preset of Panda CSS: tokens for durations, easings and animations, their keyframes, and what stands in their place
/// where a person asks for less motion.
struct PandaPreset {
  let object: String
  let tolerance: Double
  let note: ExportOutput.Note
  private let durations = DeferredText(depth: 5)
  private let easings = DeferredText(depth: 5)
  private let animations = DeferredText(depth: 5)
  private let keyframes = DeferredText(depth: 4)
  private let properties = DeferredText(depth: 2)
  /// The custom properties among them.
  private(set) var registered: Set<String> = []

  /// The prefix of keyframes and custom properties, which belong to the whole document.
  static let prefix = "motion"

  private static let usage = [
    "For Panda CSS: list it in the presets of panda.config.ts. Then `transitionDuration: \"sheet-present\"`,",
    "`transitionTimingFunction: \"sheet-present\"`, and `animation: \"spinner\"` of a clip or a sequence. A delay is a",
    "duration too, `transitionDelay: \"sheet-present--delay\"`. With less motion each token has its replacement by itself.",
  ]

  mutating func write(_ input: ExportInput, to text: inout CodeText) throws {
    try input.forEach { try add($0) }
    try text.lines(GeneratedHeader.lines.map(CommentStyle.slashes.line) + TypeScriptText.toolMarks)
    try text.lines(Self.usage.map(CommentStyle.slashes.line) + [""])
    try text.block("export const \(object) = {", end: "};") { text in
      try text.line("name: \"motion\",")
      if !properties.isEmpty { try text.block("globalVars: {", end: "},") { try $0.deferred(properties) } }
      try text.block("theme: {", end: "},") { text in
        try text.block("extend: {", end: "},") { text in
          try text.block("keyframes: {", end: "},") { try $0.deferred(keyframes) }
          try text.block("semanticTokens: {", end: "},") { text in
            try text.block("durations: {", end: "},") { try $0.deferred(durations) }
            try text.block("easings: {", end: "},") { try $0.deferred(easings) }
            try text.block("animations: {", end: "},") { try $0.deferred(animations) }
          }
        }
      }
    }
  }

  /// The name of a preset's tokens.
  static func name(_ name: PresetName) -> String { NameCase.kebab.joined(name) }

  private mutating func add(_ exported: ExportedPreset) throws {
    let (name, kind) = (Self.name(exported.name), exported.motion.kind)
    do {
      // What a morph loses is told before what its replacement does.
      let reduced = kind.isOneGroup ? try replacement(of: exported) : nil
      let own = CSSVariables(exported.name, prefix: "", kind: kind)
      switch try CSSMotion(exported, own, prefix: Self.prefix, tolerance: tolerance) {
      case .timing(let timing): try add(timing, reduced, name, exported)
      case .animation(let animation):
        for loss in animation.losses { note(loss, exported.name) }
        var replaced: String?
        if case .animation(let duration, let text) = reduced {
          replaced = text ?? animation.text(duration: duration)
        }
        let text = reference(.animation(animation), exported) ?? animation.text(duration: animation.duration)
        try add(text, replaced, name, exported, to: animations)
        if exported.target == nil { for part in animation.parts { try add(part) } }
      case .morph(let morph): try add(morph, of: exported)
      }
    } catch let error as MotionError {
      note(error.sentence, exported.name)
    }
  }

  private func replacement(of exported: ExportedPreset) throws -> CSSReplacement.Value? {
    if case .preset(exported.name, _) = exported.reduced { return nil }
    let replacement = try CSSReplacement(of: exported, prefix: Self.prefix, tolerance: tolerance)
    if let remark = replacement?.remark { note(remark, exported.name) }
    return replacement?.value
  }

  private func add(
    _ timing: CSSTiming, _ reduced: CSSReplacement.Value?, _ name: String, _ exported: ExportedPreset
  ) throws {
    var replaced: CSSTiming?
    if case .timing(let timing) = reduced { replaced = timing }
    if let duration = timing.duration {
      let value = reference(.duration(duration), exported) ?? duration
      try add(value, replaced?.duration, name, exported, to: durations)
    }
    if let easing = timing.easing {
      let value = reference(.easing(easing), exported) ?? easing.nearest
      try add(value, replaced?.easing?.nearest, name, exported, to: easings)
    }
    if timing.isTransition, timing.delay > 0 || (replaced?.delay ?? 0) > 0 {
      let delays = [timing.delay, replaced?.delay ?? timing.delay].map(CSSNumber.milliseconds)
      try add(delays[0], delays[1], name + "--delay", exported, to: durations)
    }
  }

  /// Panda's reference to the token that a value is: of an alias that of its target, of a tween that of a preset that it
  /// names.
  private func reference(_ value: CSSValue, _ exported: ExportedPreset) -> String? {
    // Each way of each element of a morph has tokens of its own.
    guard exported.motion.kind.isOneGroup, let category = value.pandaCategory,
      let name = exported.target ?? exported.source(of: value)?.name
    else { return nil }
    return "{\(category).\(Self.name(name))}"
  }

  private func add(_ morph: CSSMorph, of exported: ExportedPreset) throws {
    if let loss = morph.loss { note(loss, exported.name) }
    note("Panda's tokens have no places, so where its elements start and end is left out", exported.name)
    let reduced = try replacement(of: exported)
    for group in morph.groups { try add(group.timing, reduced, group.variables.base, exported) }
  }

  private func add(
    _ value: String, _ reduced: String?, _ name: String, _ exported: ExportedPreset, to tokens: DeferredText
  ) throws {
    var text = TypeScriptText.literal(value)
    if let reduced, reduced != value {
      text = "{ base: \(text), _motionReduce: \(TypeScriptText.literal(reduced)) }"
    }
    let remarks = PresetRemarks.lines(of: exported).map(CommentStyle.slashes.line)
    try tokens.lines(remarks + ["\(TypeScriptText.literal(name)): { value: \(text) },"])
  }

  private mutating func add(_ part: CSSAnimation.Part) throws {
    for name in part.keyframes.property.registered where registered.insert(name).inserted {
      try properties.line(
        "\(TypeScriptText.literal("--" + name)): { syntax: \"<number>\", inherits: false, initialValue: \"0\" },"
      )
    }
    let frames = part.keyframes.frames.map { percent, declarations in
      let members = declarations.map { declaration in
        TypeScriptValue.Member(TypeScriptText.style(declaration.name), .text(declaration.value))
      }
      return "\(TypeScriptText.literal(percent)): \(TypeScriptValue.object(members).inline),"
    }
    try keyframes.lines(
      [CommentStyle.slashes.line(part.keyframes.remark)]
        + .block("\(TypeScriptText.literal(part.name)): {", end: "},", frames))
  }
}

extension CSSValue {
  /// The group of Panda's tokens that holds it.
  fileprivate var pandaCategory: String? {
    switch self {
    case .duration: "durations"
    case .easing: "easings"
    case .animation: "animations"
    case .delay, .transition: nil
    }
  }
}

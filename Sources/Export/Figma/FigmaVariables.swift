import MotionPhysics
import Presets
import StrictJSON

/// The variables of all presets: one for each role that a preset has.
struct FigmaVariables {
  /// The kinds of preset that variables say something of.
  static let kinds: Set<Kind> = [.spring, .curve, .duration, .tween, .alias]

  /// Whether a script reads them, which has no use for what stands beside a variable's own members.
  var isForScript = false
  private let input: ExportInput
  private let usage: FigmaUsage
  private let code: FigmaCodeSyntax
  private let note: ExportOutput.Note

  init(_ input: ExportInput, note: @escaping ExportOutput.Note) throws {
    self.input = input
    self.note = note
    var usage = FigmaUsage()
    code = try FigmaCodeSyntax(input, &usage)
    self.usage = usage
  }

  /// The presets of which no variable can say anything, and why.
  var omitted: [(name: PresetName, reason: String)] { usage.omitted }

  /// Writes the members `variableCollections` and `variables` of an object, part by part.
  func write(to writer: inout JSONWriter, _ sink: ExportOutput.Sink) throws {
    FigmaCollection.write(named: code.root, to: &writer)
    try writer.array("variables") { writer in
      try input.forEach { exported in
        write(exported, to: &writer)
        if writer.count > CodeText.partSize { try sink(writer.takeBytes()) }
      }
    }
  }

  /// Writes a preset's variables, and says what could not be carried.
  private func write(_ exported: ExportedPreset, to writer: inout JSONWriter) {
    let motion = FigmaMotion(exported.motion, tolerance: input.options.tolerance)
    // What an alias stands for has said it already.
    var remarks = exported.target == nil ? motion.remarks : []
    for role in motion.roles(in: exported) {
      let reduced = reducedValue(role, exported, motion) { remarks.append((role, $0)) }
      let values = [(FigmaCollection.Mode.full, fullValue(role, exported, motion)), (.reduced, reduced)]
      writer.object { writer in
        write(role, of: exported, values, to: &writer)
        if isForScript { return }
        if role == .easing, let prototype = motion.prototype {
          writer.key("prototype")
          prototype.write(to: &writer)
        }
        let comments = remarks.filter { $0.role == role }.map(\.text)
        if !comments.isEmpty { writer.member("comments", comments) }
      }
    }
    if let loss = code.loss { note(loss, exported.name) }
    var said: Set<String> = []
    for remark in remarks where said.insert(remark.text).inserted { note(remark.text, exported.name) }
  }

  /// Writes what a variable has in Figma's plugin and REST API. Its id inside of the file is its name, whose slashes make
  /// groups in Figma; names with dots are refused there. Dev Mode shows its names in code as they are written here.
  private func write(
    _ role: FigmaRole, of exported: ExportedPreset,
    _ values: [(mode: FigmaCollection.Mode, value: FigmaValue)],
    to writer: inout JSONWriter
  ) {
    writer.member("id", role.id(of: exported.name))
    writer.member("name", role.id(of: exported.name))
    writer.member("variableCollectionId", FigmaCollection.id)
    writer.member("resolvedType", role.resolvedType)
    writer.member("description", PresetRemarks.lines(of: exported).joined(separator: "\n"))
    writer.object("codeSyntax") { writer in
      for (platform, code) in code.names(role, of: exported) { writer.member(platform, code) }
    }
    writer.object("valuesByMode") { writer in
      for (mode, value) in values {
        writer.key(mode.rawValue)
        value.write(to: &writer)
      }
    }
  }

  private func fullValue(
    _ role: FigmaRole, _ exported: ExportedPreset, _ motion: FigmaMotion
  ) -> FigmaValue {
    let source = exported.target ?? part(role, of: exported)
    return source.flatMap { usage.id(role, of: $0) }.map(FigmaValue.alias(_:)) ?? motion[role]
      ?? FigmaMotion.cut(role)
  }

  private func reducedValue(
    _ role: FigmaRole, _ exported: ExportedPreset, _ motion: FigmaMotion, remark: (String) -> Void
  ) -> FigmaValue {
    let own = motion[role] ?? FigmaMotion.cut(role)
    // What it stands for is replaced in this mode by itself.
    if exported.preset.reduced == nil, exported.target != nil { return fullValue(role, exported, motion) }
    switch exported.reduced {
    case nil, .preset(exported.name, _):
      // The part keeps its value in this mode, or the preset would change along.
      guard exported.target == nil, let part = part(role, of: exported), !usage.isReplaced(part) else {
        return own
      }
      return usage.id(role, of: part).map(FigmaValue.alias(_:)) ?? own
    case .cut: return FigmaMotion.cut(role)
    case .elsewhere(let name):
      remark("\(name), which replaces it for less motion, is not part of this export; it stays as it is")
      return own
    case .preset(let name, let partner):
      if !usage.isReplaced(name), let id = usage.id(role, of: name) { return .alias(id) }
      if let value = FigmaMotion(partner, tolerance: input.options.tolerance)[role] { return value }
      if role == .delay { return FigmaMotion.cut(role) }
      remark("\(name), which replaces it for less motion, has no \(role.rawValue); that stays as it is")
      return own
    }
  }

  /// The preset that a tween's curve or duration is.
  private func part(_ role: FigmaRole, of exported: ExportedPreset) -> PresetName? {
    switch role {
    case .easing: exported.curveName
    case .duration: exported.durationName
    case .delay: nil
    }
  }
}

extension FigmaValue {
  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .easing(let easing): easing.write(to: &writer)
    case .seconds(let seconds): writer.number(seconds)
    case .alias(let id):
      writer.object { writer in
        writer.member("type", "VARIABLE_ALIAS")
        writer.member("id", id)
      }
    }
  }
}

/// The collection that the variables belong to, and its two modes, in the members that Figma's REST API reads
/// collections out with.
enum FigmaCollection {
  /// A mode of the collection: a value of each variable.
  enum Mode: String, CaseIterable {
    /// The presets themselves.
    case full
    /// Their replacements for reduced motion.
    case reduced
  }

  /// Its identifier in the file; Figma gives it another one.
  static let id = "motion"

  /// How to read the file.
  static let about = [
    "Each variable has the members of a variable in Figma's plugin API (1.133): create it with createVariable, "
      + "give it each mode's value with setValueForMode and each name with setVariableCodeSyntax.",
    "Ids hold inside of this file; a VARIABLE_ALIAS names one of them.",
    "EASING values are MotionEasing, and TIMING values are seconds.",
    "Figma's springs have a bounce, here 1 - damping ratio, and no duration: a spring's TIMING is the time until it "
      + "has settled, the time between two keyframes.",
    "prototype is the same easing for prototypes: a spring's own numbers, which physicalSpringToNormalized takes too.",
  ]

  /// - Parameter name: Its name in Figma.
  static func write(named name: String, to writer: inout JSONWriter) {
    writer.array("variableCollections") { writer in
      writer.object { writer in
        writer.member("id", id)
        writer.member("name", name)
        writer.member("defaultModeId", Mode.full.rawValue)
        writer.objects("modes", Mode.allCases) { writer, mode in
          writer.member("modeId", mode.rawValue)
          writer.member("name", mode.rawValue)
        }
      }
    }
  }
}

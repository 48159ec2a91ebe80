import MotionPhysics
import Presets

/// A Sass module: a map with every preset, mixins that read it, and keyframes.
struct SCSSSheet {
  let names: IdentifierTable
  let prefix: String
  let tolerance: Double
  let note: (String) -> Void
  let sink: ExportOutput.Sink
  private let keyframes = LaterText(depth: 1)

  init(
    names: IdentifierTable, prefix: String, tolerance: Double, note: @escaping (String) -> Void,
    sink: @escaping ExportOutput.Sink
  ) {
    self.names = names
    self.prefix = prefix
    self.tolerance = tolerance
    self.note = note
    self.sink = sink
  }

  /// Writes the whole.
  func write(_ input: ExportInput, header: [String]) throws {
    var text = CodeText(sink: sink)
    try text.lines(header)
    try text.line("@use \"sass:map\";")
    try text.line()
    var registered: Set<String> = []
    try text.block("$\(prefix): (", end: ");") { text in
      try input.forEach { try add($0, to: &text, &registered) }
    }
    try text.lines(SCSSMixins.lines(prefix: prefix))
    try text.line("/// The keyframes of all animations, to be included once, at the top level.")
    try text.line("@mixin \(prefix)-keyframes {")
    try text.flush()
    try keyframes.write(to: sink)
    try text.line("}")
    try text.flush()
  }

  private func add(
    _ exported: ExportedPreset, to text: inout CodeText, _ registered: inout Set<String>
  ) throws {
    try text.lines(PresetRemarks.lines(of: exported).map(CommentStyle.slashes.line))
    do {
      let reduced = try members(ofReduced: exported)
      if case .morph(let morph) = exported.motion {
        return try add(morph, of: exported, reduced: reduced, to: &text)
      }
      guard let members = try members(of: exported, &registered, losses: &text) else { return }
      try write(members + reduced, named: names[exported.name], to: &text)
    } catch let error as MotionError {
      try tell(error.sentence, of: exported, &text)
    }
  }

  private func write(_ members: [String], named name: String, to text: inout CodeText) throws {
    try text.block("\"\(name)\": (", end: "),") { try $0.lines(members) }
  }

  /// Says what could not be carried.
  private func tell(_ loss: String, of exported: ExportedPreset, _ text: inout CodeText) throws {
    try text.line(CommentStyle.slashes.line("\(exported.name) is not whole: \(loss)."))
    note("\(exported.name): \(loss)")
  }

  private func members(
    of exported: ExportedPreset, _ registered: inout Set<String>, losses text: inout CodeText
  ) throws -> [String]? {
    if let timing = try CSSTiming(exported.motion, tolerance: tolerance) { return Self.members(of: timing) }
    let animation = try CSSAnimation(
      exported.motion, name: "\(prefix)-\(names[exported.name])", prefix: prefix, tolerance: tolerance)
    guard let animation else { return nil }
    for loss in animation.losses { try tell(loss, of: exported, &text) }
    try text.lines(animation.remarks.map(CommentStyle.slashes.line))
    // What an alias stands for has written them already.
    if exported.target == nil {
      for part in animation.parts { try keyframes.add(part, &registered) }
      return Self.members(of: animation)
    }
    return try exported.target.flatMap { target in
      try CSSAnimation(
        exported.motion, name: "\(prefix)-\(names[target])", prefix: prefix, tolerance: tolerance)
    }.map(Self.members)
  }

  private func add(
    _ morph: Morph, of exported: ExportedPreset, reduced: [String], to text: inout CodeText
  ) throws {
    let own = CSSVariables(base: names[exported.name], reader: .people)
    let sheet = try CSSMorph(morph, own, tolerance: tolerance)
    if let loss = sheet.loss { try tell(loss, of: exported, &text) }
    for group in sheet.groups {
      try write(Self.members(of: group.timing) + reduced, named: group.variables.base, to: &text)
    }
    let places = sheet.places.map { "\"\($0.dropFirst(own.base.count + 4))".replacing(": ", with: "\": ") }
    try write(places.map { $0.replacing(";", with: ",") }, named: own.base, to: &text)
  }

  /// What replaces a preset, as a map in the map.
  private func members(ofReduced exported: ExportedPreset) throws -> [String] {
    guard let partner = exported.reduced else { return [] }
    let replacement = try CSSReplacement(
      partner, of: exported, tolerance: tolerance, prefix: prefix, name: { "\(prefix)-\(names[$0])" })
    if let remark = replacement.remark { note("\(exported.name): \(remark)") }
    let members =
      switch replacement.value {
      case .timing(let timing): Self.members(of: timing)
      case .animation(_, let text): ["animation: \(text ?? "cut"),"]
      }
    return ["reduced: ("] + members.map { "  " + $0 } + ["),"]
  }

  private static func members(of timing: CSSTiming) -> [String] {
    var members: [String] = []
    if let duration = timing.duration { members.append("duration: \(duration),") }
    if let easing = timing.easing {
      members.append("easing: \(easing.linear ?? easing.basic),\(remark(easing.linearError))")
      members.append("fallback: \(easing.basic),\(remark(easing.basicError))")
    }
    if timing.isTransition { members.append("delay: \(CSSNumber.milliseconds(timing.delay)),") }
    return members
  }

  private static func remark(_ error: Double) -> String {
    error > 0 ? " " + CommentStyle.slashes.line("within \(CSSNumber.error(error))") : ""
  }

  private static func members(of animation: CSSAnimation) -> [String] {
    ["duration: \(animation.duration),", "animation: (\(animation.text(duration: animation.duration))),"]
  }
}

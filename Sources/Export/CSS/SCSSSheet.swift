import MotionPhysics
import Presets

/// A Sass module: a map with every preset, mixins that read it, and keyframes.
struct SCSSSheet {
  let prefix: String
  let tolerance: Double
  let note: ExportOutput.Note
  private let keyframes = DeferredText()
  private let all = DeferredText(depth: 1)

  init(prefix: String, tolerance: Double, note: @escaping ExportOutput.Note) {
    self.prefix = prefix
    self.tolerance = tolerance
    self.note = note
  }

  /// Writes the whole.
  func write(_ input: ExportInput, to text: inout CodeText) throws {
    try text.lines(GeneratedHeader.lines.map(CommentStyle.slashes.line))
    try text.lines(["@use \"sass:map\";", ""])
    var registered: Set<String> = []
    try text.block("$\(prefix): (", end: ");") { text in
      try input.forEach { try add($0, to: &text, &registered) }
    }
    try text.lines([""] + SupportFile("mixins.scss").lines(root: prefix) + [""])
    try text.deferred(keyframes)
    try text.line(
      "/// The keyframes of all animations, to be included once; each preset's own mixin has those of it alone."
    )
    try text.block("@mixin \(prefix)-keyframes {") { text in try text.deferred(all) }
  }

  private func name(_ preset: PresetName) -> String { NameCase.kebab.joined(preset) }

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
      try write(members, reduced: reduced, named: name(exported.name), to: &text)
    } catch let error as MotionError {
      try tell(error.sentence, of: exported, &text)
    }
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

  /// Says what could not be carried.
  private func tell(_ loss: String, of exported: ExportedPreset, _ text: inout CodeText) throws {
    try text.line(CommentStyle.slashes.line("\(exported.name) is not whole: \(loss)."))
    note(loss, exported.name)
  }

  private func members(
    of exported: ExportedPreset, _ registered: inout Set<String>, losses text: inout CodeText
  ) throws -> [CSSDeclaration]? {
    if let timing = try CSSTiming(exported.motion, tolerance: tolerance) { return Self.members(of: timing) }
    let animation = try CSSAnimation(
      exported.motion, name: "\(prefix)-\(name(exported.name))", tolerance: tolerance)
    guard let animation else { return nil }
    for loss in animation.losses { try tell(loss, of: exported, &text) }
    try text.lines(animation.remarks.map(CommentStyle.slashes.line))
    // What an alias stands for has written them already.
    if exported.target == nil {
      let mixin = "\(prefix)-keyframes-\(name(exported.name))"
      try all.line("@include \(mixin);")
      try keyframes.line("/// The keyframes of \(exported.name), to be included once.")
      try keyframes.add { text in
        try text.block("@mixin \(mixin) {") { text in
          for part in animation.parts { try part.write(to: &text, &registered) }
        }
        try text.line()
      }
      return Self.members(of: animation)
    }
    return try exported.target.flatMap { target in
      try CSSAnimation(
        exported.motion, name: "\(prefix)-\(name(target))", tolerance: tolerance)
    }.map(Self.members)
  }

  private func add(
    _ morph: Morph, of exported: ExportedPreset, reduced: [CSSDeclaration]?, to text: inout CodeText
  ) throws {
    let own = CSSVariables(exported.name, prefix: "", kind: .morph)
    let sheet = try CSSMorph(morph, own, tolerance: tolerance)
    if let loss = sheet.loss { try tell(loss, of: exported, &text) }
    for group in sheet.groups {
      let members = Self.members(of: group.timing)
      try write(members, reduced: reduced, named: group.variables.base, to: &text)
    }
    let places = sheet.places.map { CSSDeclaration("\"\($0.name)\"", $0.value) }
    try write(places, named: own.base, to: &text)
  }

  /// The entries of the reduced partner, or nil without one.
  private func members(ofReduced exported: ExportedPreset) throws -> [CSSDeclaration]? {
    guard let partner = exported.reduced else { return nil }
    let replacement = try CSSReplacement(
      partner, of: exported, tolerance: tolerance, name: { "\(prefix)-\(name($0))" })
    if let remark = replacement.remark { note(remark, exported.name) }
    return switch replacement.value {
    case .timing(let timing): Self.members(of: timing)
    case .animation(_, let text): [CSSDeclaration("animation", text ?? "cut")]
    }
  }

  private static func members(of timing: CSSTiming) -> [CSSDeclaration] {
    var members: [CSSDeclaration] = []
    if let duration = timing.duration { members.append(CSSDeclaration("duration", duration)) }
    if let easing = timing.easing {
      let linearRemark = CSSDeclaration.remark(easing.linearError)
      members.append(CSSDeclaration("easing", easing.linear ?? easing.basic, remark: linearRemark))
      let basicRemark = CSSDeclaration.remark(easing.basicError)
      members.append(CSSDeclaration("fallback", easing.basic, remark: basicRemark))
    }
    if timing.isTransition {
      members.append(CSSDeclaration("delay", CSSNumber.milliseconds(timing.delay)))
    }
    return members
  }

  private static func members(of animation: CSSAnimation) -> [CSSDeclaration] {
    [
      CSSDeclaration("duration", animation.duration),
      CSSDeclaration("animation", "(\(animation.text(duration: animation.duration)))"),
    ]
  }
}

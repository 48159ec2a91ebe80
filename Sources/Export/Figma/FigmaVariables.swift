import MotionPhysics
import Presets

/// The variables of all presets: one for each role that a preset has.
struct FigmaVariables {
  let collection: FigmaCollection
  /// The presets of which no variable can say anything.
  let omitted: [FigmaOmission]
  private let presets: [(exported: ExportedPreset, motion: FigmaMotion)]
  private let code: FigmaCodeSyntax
  private let tolerance: Double
  private let note: (String) -> Void
  /// The ids of all variables: what an alias may name.
  private let declared: Set<String>
  /// The presets whose variables have another value in the mode for less motion. What refers to one of them would
  /// change along.
  private let replaced: Set<PresetName>

  init(_ input: ExportInput, note: @escaping (String) -> Void) throws {
    let tolerance = input.options.tolerance
    // A variable says of others whether they are variables too, so all are known before the first is written.
    var presets: [ExportedPreset] = []
    try input.forEach { presets.append($0) }
    code = try FigmaCodeSyntax(input, presets)
    collection = FigmaCollection(name: code.root)
    self.tolerance = tolerance
    self.note = note
    self.presets = presets.map { ($0, FigmaMotion($0.motion, tolerance: tolerance)) }
    var declared: Set<String> = []
    var omitted: [FigmaOmission] = []
    for (exported, motion) in self.presets {
      let roles = Self.roles(exported, motion)
      for role in roles { declared.insert(Self.id(exported.name, role)) }
      guard roles.isEmpty else { continue }
      omitted.append(
        FigmaOmission(name: exported.name.text, reason: motion.remarks.map(\.text).joined(separator: "; ")))
    }
    self.declared = declared
    self.omitted = omitted
    replaced = Set(presets.filter(\.isReplaced).map(\.name))
  }

  /// Calls the body with each variable, and says what could not be carried.
  func forEach(_ body: (FigmaVariable) throws -> Void) throws {
    for (exported, motion) in presets {
      // What an alias stands for has said it already.
      var remarks = exported.target == nil ? motion.remarks : []
      for role in Self.roles(exported, motion) {
        let reduced = reducedValue(role, exported, motion) { remarks.append((role, $0)) }
        let variable = FigmaVariable(
          name: Self.id(exported.name, role), role: role, description: PresetRemarks.lines(of: exported),
          codeSyntax: code.names(role, of: exported),
          values: [(.full, fullValue(role, exported, motion)), (.reduced, reduced)],
          prototype: role == .easing ? motion.prototype : nil,
          comments: remarks.filter { $0.role == role }.map(\.text))
        try body(variable)
      }
      var said: Set<String> = []
      for remark in remarks where said.insert(remark.text).inserted {
        note("\(exported.name): \(remark.text)")
      }
    }
  }

  /// Slashes make groups in Figma. The role is the last part of every name, so that no two are the same.
  private static func id(_ name: PresetName, _ role: FigmaRole) -> String {
    name.text.replacing(".", with: "/") + "/" + role.rawValue
  }

  /// What a preset has variables for: a delay also where only its partner has one.
  private static func roles(_ exported: ExportedPreset, _ motion: FigmaMotion) -> [FigmaRole] {
    var roles = FigmaRole.allCases.filter { motion[$0] != nil }
    guard exported.motion.animation != nil, motion.delay == nil else { return roles }
    if case .preset(_, let partner) = exported.reduced, let delay = partner.animation?.delay, delay > 0 {
      roles.append(.delay)
    }
    return roles
  }

  private func fullValue(
    _ role: FigmaRole, _ exported: ExportedPreset, _ motion: FigmaMotion
  ) -> FigmaValue {
    reference(role, of: exported).map(FigmaValue.alias(_:)) ?? motion[role] ?? FigmaMotion.cut(role)
  }

  private func reducedValue(
    _ role: FigmaRole, _ exported: ExportedPreset, _ motion: FigmaMotion, remark: (String) -> Void
  ) -> FigmaValue {
    let own = motion[role] ?? FigmaMotion.cut(role)
    // What it stands for is replaced in this mode by itself.
    if exported.preset.reduced == nil, exported.target != nil { return fullValue(role, exported, motion) }
    switch exported.reduced {
    case nil, .preset(exported.name, _):
      return partReference(role, of: exported).map(FigmaValue.alias(_:)) ?? own
    case .cut: return FigmaMotion.cut(role)
    case .elsewhere(let name):
      remark("\(name), which replaces it for less motion, is not part of this export; it stays as it is")
      return own
    case .preset(let name, let partner):
      let id = Self.id(name, role)
      if declared.contains(id), !replaced.contains(name) { return .alias(id) }
      if let value = FigmaMotion(partner, tolerance: tolerance)[role] { return value }
      if role == .delay { return FigmaMotion.cut(role) }
      remark("\(name), which replaces it for less motion, has no \(role.rawValue); that stays as it is")
      return own
    }
  }

  /// The variable that a preset's own is another name of, or a part of.
  private func reference(_ role: FigmaRole, of exported: ExportedPreset) -> String? {
    if let target = exported.target {
      let id = Self.id(target, role)
      return declared.contains(id) ? id : nil
    }
    return part(role, of: exported).flatMap { declared.contains(Self.id($0, role)) ? Self.id($0, role) : nil }
  }

  /// The same where the part keeps its value in the mode for less motion.
  private func partReference(_ role: FigmaRole, of exported: ExportedPreset) -> String? {
    guard exported.target == nil, let name = part(role, of: exported), !replaced.contains(name) else {
      return nil
    }
    return reference(role, of: exported)
  }

  /// The preset that a tween's curve or duration is.
  private func part(_ role: FigmaRole, of exported: ExportedPreset) -> PresetName? {
    guard case .tween(let tween) = exported.preset.content else { return nil }
    if role == .easing, case .preset(let name) = tween.curve { return name }
    if role == .duration, case .preset(let name) = tween.duration { return name }
    return nil
  }
}

extension ExportedPreset {
  /// Whether something else stands in its place when a person asks for less motion.
  fileprivate var isReplaced: Bool {
    switch reduced {
    case .cut: true
    case .preset(let partner, _): partner != name
    case .elsewhere, nil: false
    }
  }
}

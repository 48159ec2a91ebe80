import Presets

extension SwiftFile {
  /// What replaces a preset when a person asks for less motion, as code: `nil` for a cut, the partner's path.
  /// Nil where nobody said, or where the partner cannot stand in for an animation.
  func partner(_ preset: ExportedPreset) -> SwiftExpression? {
    switch preset.reduced {
    case .cut: SwiftExpression("nil")
    case .preset(let name, let motion):
      motion.animation.map { animation in
        let value = expression(animation)
        // A mention of what is deprecated would be warned of in a file that nobody may edit.
        return comment.isDeprecated(name) ? value : SwiftExpression(names.path(name), isNew: value.isNew)
      }
    case .elsewhere, nil: nil
    }
  }

  /// The same, and a note where somebody said what cannot be written.
  private func notedPartner(_ preset: ExportedPreset) -> SwiftExpression? {
    switch preset.reduced {
    case .preset(let name, let motion) where motion.animation == nil:
      output.note("\(preset.name): its reduced partner \(name) is \(motion.kind.phrase), no animation")
    case .elsewhere(let name):
      output.note("\(preset.name): its reduced partner \(name) is not part of the export")
    case .preset, .cut, nil: break
    }
    return partner(preset)
  }

  /// The function that chooses between an animation and its reduced partner at the place of use.
  func writeReducedChoice(_ preset: ExportedPreset, to text: inout CodeText) throws {
    guard let partner = notedPartner(preset) else { return }
    let member = names.member(preset.name)
    try text.line()
    try text.line("/// ``\(member.replacing("`", with: ""))``, or what replaces it with less motion.")
    try text.lines(comment.deprecation(preset, .choice))
    if partner.isNew || isNew(preset.motion) { try text.line(SwiftExpression.availability) }
    let signature = "\(access)static func \(member)(reduceMotion: Bool) -> \(framework.optionalAnimation)"
    try text.block("\(signature) {") { text in
      try text.lines(partner.wrapped("reduceMotion ? ", " : \(names.path(preset.name))"))
    }
  }

  /// What plays in place of something that is no animation itself.
  func writeReduced(_ preset: ExportedPreset, to text: inout CodeText) throws {
    guard let partner = notedPartner(preset) else { return }
    try text.line()
    try text.line("/// What plays in its place with less motion; nil is a cut.")
    try writeComputed("reduced: \(framework.optionalAnimation)", partner, to: &text)
  }
}

import Presets

/// What presets are called in Kotlin: `Motion.Sheet.present`, an object for each group.
struct KotlinNames {
  /// The object around everything.
  let root: String
  private let objects: Set<PresetName>

  /// Names every preset.
  ///
  /// - Parameters:
  ///   - objects: The presets that are written as objects.
  ///   - declare: Is given each identifier that is declared, without its path: what that hides must be imported
  ///     under another name.
  /// - Throws: ``ExportError`` when two names become one, or a group hides the object around everything.
  init(
    _ presets: [PresetName], objects: Set<PresetName>, root: String,
    declare: (_ identifier: String) -> Void = { _ in }
  ) throws {
    self.root = root
    self.objects = objects
    var names = GroupedNames(format: "compose", count: presets.count)
    for name in presets {
      let parts = parts(name)
      if parts.contains(root) { throw Self.hidden(name, root) }
      for part in parts { declare(part) }
      for (index, group) in name.groups.enumerated() {
        try names.claim(([root] + parts[...index]).joined(separator: "."), by: group, of: name)
      }
      try names.claim(([root] + parts).joined(separator: "."), by: name.text, of: name)
    }
  }

  private static func hidden(_ name: PresetName, _ root: String) -> ExportError {
    .impossibleName(
      name, reason: "it would hide \(root), the object around everything; choose another --namespace",
      format: "compose")
  }

  /// The preset's own identifier, without the groups.
  func member(_ name: PresetName) -> String { member(name.segments.last ?? [], of: name) }

  /// The preset's whole path as code.
  func path(_ name: PresetName) -> String { ([root] + parts(name)).joined(separator: ".") }

  /// The object of a group, without the groups around it.
  func group(_ segment: String) -> String { Self.pascal(PresetName(stored: segment).words) }

  private func parts(_ name: PresetName) -> [String] {
    let segments: [[Substring]] = name.segments
    return segments.dropLast().map(Self.pascal) + [member(segments.last ?? [], of: name)]
  }

  private func member(_ words: [Substring], of name: PresetName) -> String {
    objects.contains(name)
      ? Self.pascal(words) : KotlinText.identifier(NameCase.camel.joined(words))
  }

  private static func pascal(_ words: [Substring]) -> String {
    KotlinText.identifier(NameCase.pascal.joined(words))
  }
}

import Presets

/// What presets are called in Kotlin: `Motion.Sheet.present`, an object for each group.
struct KotlinNames {
  /// The object around everything.
  let root: String
  /// Every identifier that is declared, without paths: what they hide must be imported under another name.
  private(set) var declared: Set<String> = []
  private var objects: Set<PresetName> = []

  /// Names every preset.
  ///
  /// - Parameter presets: Names, each with whether the preset is written as an object.
  /// - Throws: ``ExportError`` when two names become one, or a group hides the object around everything.
  init(_ presets: [(name: PresetName, isObject: Bool)], root: String) throws {
    self.root = root
    var names = GroupedNames(format: "compose", count: presets.count)
    for (name, isObject) in presets {
      if isObject { objects.insert(name) }
      for group in name.groups {
        let path = group.split(separator: ".").map { Self.pascal($0.split(separator: "-")) }
        try names.claim(([root] + path).joined(separator: "."), by: group, of: name)
        declared.formUnion(path)
        if path.contains(root) { throw Self.hidden(name, root) }
      }
      let member = member(name)
      if member == root { throw Self.hidden(name, root) }
      declared.insert(member)
      try names.claim(path(name), by: name.text, of: name)
    }
  }

  private static func hidden(_ name: PresetName, _ root: String) -> ExportError {
    .impossibleName(
      name, reason: "it would hide \(root), the object around everything; choose another --namespace",
      format: "compose")
  }

  /// The preset's own identifier, without the groups.
  func member(_ name: PresetName) -> String {
    let words = name.segments.last ?? []
    return objects.contains(name)
      ? KotlinText.identifier(NameCase.pascal.joined(words))
      : KotlinText.identifier(NameCase.camel.joined(words))
  }

  /// The preset's whole path as code.
  func path(_ name: PresetName) -> String {
    ([root] + name.segments.dropLast().map(Self.pascal) + [member(name)]).joined(separator: ".")
  }

  /// The object of a group, without the groups around it.
  func group(_ words: [Substring]) -> String { Self.pascal(words) }

  private static func pascal(_ words: [Substring]) -> String {
    KotlinText.identifier(NameCase.pascal.joined(words))
  }
}

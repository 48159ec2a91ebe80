import Presets

/// What presets are called in Swift: `Motion.sheet.present`, an enum for each group.
///
/// Groups begin with a small letter, as the presets do: a group `spring` must not hide SwiftUI's `Spring` from
/// what stands beside it.
struct SwiftNames {
  /// The enum around everything.
  let root: String
  private var owners: GroupedNames

  /// - Parameter count: How many presets there will be.
  init(root: String, format: String, count: Int) {
    self.root = root
    // A preset has its path and its name among the members of extensions, and many have a second path.
    owners = GroupedNames(format: format, count: count * 5 / 2)
  }

  /// Names a preset.
  ///
  /// - Parameters:
  ///   - suffixes: What is declared of it beside itself: the ends of those names.
  /// - Throws: ``ExportError/collision(_:_:identifier:format:)`` with both names.
  mutating func claim(_ preset: ExportedPreset, suffixes: [String]) throws {
    let name = preset.name
    let parts = Self.parts(name)
    for (index, group) in name.groups.enumerated() {
      try owners.claim(parts[...index].joined(separator: "."), by: group, of: name)
    }
    let path = parts.joined(separator: ".")
    try owners.claim(path, by: name.text, of: name)
    for suffix in suffixes { try owners.claim(path + suffix, by: "\(name) \(suffix)", of: name) }
    // As an extension's member it has no groups around it.
    try owners.claim(Self.joined(name), by: name.text, of: name, in: "extension")
  }

  /// The same without what finds equal names, which is as large as the registry.
  var withoutClaims: SwiftNames { SwiftNames(root: root, format: owners.format, count: 0) }

  /// The preset's own identifier, without the groups, and an ending.
  func member(_ name: PresetName, _ suffix: String = "") -> String {
    SwiftIdentifier.escaped(Self.last(name) + suffix)
  }

  /// The preset's whole path as code.
  func path(_ name: PresetName, _ suffix: String = "") -> String {
    var parts = Self.parts(name)
    if let last = parts.popLast() { parts.append(last + suffix) }
    return ([root] + parts.map(SwiftIdentifier.escaped)).joined(separator: ".")
  }

  /// The whole path without backticks, as attributes want it.
  func plainPath(_ name: PresetName) -> String { path(name).replacing("`", with: "") }

  /// The name of a type that belongs to the preset: `PulseValues`.
  func type(_ name: PresetName, _ suffix: String) -> String {
    let member = Self.last(name) + suffix
    return SwiftIdentifier.escaped(member.prefix(1).uppercased() + member.dropFirst())
  }

  /// The same with the path before it.
  func typePath(_ name: PresetName, _ suffix: String) -> String {
    let groups = Self.parts(name).dropLast().map(SwiftIdentifier.escaped)
    return ([root] + groups + [type(name, suffix)]).joined(separator: ".")
  }

  /// The enum of a group, without the groups around it.
  func group(_ segment: String) -> String {
    SwiftIdentifier.escaped(NameCase.camel.joined(PresetName(stored: segment)))
  }

  /// The name without groups around it: `sheetPresent`.
  static func joined(_ name: PresetName) -> String { NameCase.camel.joined(name) }

  /// The groups and the preset as plain words.
  private static func parts(_ name: PresetName) -> [String] { name.segments.map(NameCase.camel.joined) }

  private static func last(_ name: PresetName) -> String {
    NameCase.camel.joined(name.segments.last ?? [])
  }
}

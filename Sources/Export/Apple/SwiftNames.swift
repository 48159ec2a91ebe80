import MotionPhysics
import PlainText
import Presets

/// The names of presets in Swift: `Motion.sheet.present`, an enum for each group.
///
/// Groups begin with a small letter, as the presets do: a group `spring` must not hide SwiftUI's `Spring` from
/// what stands beside it.
struct SwiftNames {
  /// The enum around everything.
  let root: String

  /// Names a preset.
  ///
  /// - Parameter framework: What declares something of it beside itself.
  func claim(_ preset: ExportedPreset, _ framework: AppleFramework, in claims: inout NameClaims) throws {
    let name = preset.name
    let parts = Self.parts(name)
    try claims.claim(path: parts, of: name)
    if let suffix = framework.suffix(preset.motion) {
      try claims.claim(parts.joined(separator: ".") + suffix, by: "\(name) \(suffix)", of: name)
    }
    // As an extension's member it has no groups around it.
    try claims.claim(Self.joined(name), of: name, in: "extension ")
  }

  /// The preset's own identifier, without the groups, and an ending.
  func member(_ name: PresetName, _ suffix: String = "") -> String {
    CodeLanguage.swift.identifier(Self.last(name) + suffix)
  }

  /// The preset's whole path as code.
  func path(_ name: PresetName, _ suffix: String = "") -> String {
    var parts = Self.parts(name)
    if let last = parts.popLast() { parts.append(last + suffix) }
    return ([root] + parts.map(CodeLanguage.swift.identifier)).joined(separator: ".")
  }

  /// The name of a type that belongs to the preset: `PulseValues`.
  func type(_ name: PresetName, _ suffix: String) -> String {
    let member = Self.last(name) + suffix
    return CodeLanguage.swift.identifier(member.prefix(1).uppercased() + member.dropFirst())
  }

  /// That type's name with the path before it.
  func typePath(_ name: PresetName, _ suffix: String) -> String {
    let groups = Self.parts(name).dropLast().map(CodeLanguage.swift.identifier)
    return ([root] + groups + [type(name, suffix)]).joined(separator: ".")
  }

  /// The enum of a group, without the groups around it.
  func group(_ segment: String) -> String {
    CodeLanguage.swift.identifier(NameCase.camel.joined(PresetName(stored: segment)))
  }

  /// The name without groups around it: `sheetPresent`.
  static func joined(_ name: PresetName) -> String { NameCase.camel.joined(name) }

  /// Whether SwiftUI's types have a member of that name; another would be ambiguous in other modules.
  static func isTakenBySwiftUI(_ member: String) -> Bool { membersOfSwiftUI.contains(member) }

  /// What SwiftUI's types get of a preset's name.
  static func added(_ preset: PresetName) -> [String] {
    [joined(preset)].filter { !isTakenBySwiftUI($0) }
  }

  private static let membersOfSwiftUI: Set = [
    "animation", "base", "bezier", "bouncy", "circularEaseIn", "circularEaseInOut", "circularEaseOut",
    "default", "delay", "easeIn", "easeInEaseOut", "easeInOut", "easeOut", "init", "interactiveSpring",
    "interpolatingSpring", "linear", "logicallyComplete", "repeatCount", "repeatForever", "self", "smooth",
    "snappy", "speed", "spring", "timingCurve",
  ]

  /// A path without backticks, as attributes and links want it.
  static func plain(_ code: String) -> String { code.filter { $0 != "`" } }

  /// The groups and the preset as plain words.
  private static func parts(_ name: PresetName) -> [String] { name.segments.map(NameCase.camel.joined) }

  private static func last(_ name: PresetName) -> String {
    NameCase.camel.joined(name.segments.last ?? [])
  }
}

/// A member of a struct of values: the property as it was typed, its identifier and how many numbers it has.
typealias SwiftMember = (property: String, identifier: String, count: Int)

/// Values of one to four numbers in Swift.
enum SwiftValue {
  /// The members of a struct of values.
  static func members(_ properties: [(name: String, count: Int)]) -> [SwiftMember] {
    var identifiers = PropertyIdentifiers(.camel, .swift, taken: ["hash", "hashValue"], separator: "")
    return properties.map { ($0.name, identifiers.next(for: $0.name), $0.count) }
  }

  /// The type of a value of so many numbers; those of more than one are support files.
  static func type(_ count: Int) -> String { count == 1 ? "Double" : "Vector\(count)" }

  /// A value as code, a number always with a point, so that its type is not taken for a whole number's.
  static func text(_ value: Components) -> String {
    if value.isScalar { return DecimalText.withPoint(value[0]) }
    return "\(type(value.count))(\(DecimalText.list(value.array)))"
  }

  /// An array of its numbers.
  static func array(_ value: Components) -> String { "[\(DecimalText.list(value.array))]" }

  /// Values as the arguments of an initializer.
  static func arguments(_ members: [SwiftMember], _ values: [Components]) -> String {
    zip(members, values).map { "\(label($0.identifier)): \(text($1))" }.joined(separator: ", ")
  }

  /// An identifier as an argument's label, where hardly a word is reserved and a needless backtick is a warning.
  private static func label(_ identifier: String) -> String {
    let word = SwiftNames.plain(identifier)
    return word == "inout" ? identifier : word
  }

  /// The comment with the name that a value was given, which need not be an identifier.
  static func comment(_ name: String) -> String { CommentStyle.documentation.line(name) }
}

extension GeneratedSymbols {
  /// `Motion.sheet.present`, for SwiftUI also `.sheetPresent`; for UIKit values of the export's own types.
  static func swift(
    _ input: ExportInput, _ framework: AppleFramework, platforms: [String], extendsAnimation: Bool
  ) -> GeneratedSymbols {
    let hasSugar = extendsAnimation && !input.options.lean
    let names = SwiftNames(root: input.options.namespace ?? framework.namespace)
    func added(_ preset: PresetName) -> [String] { hasSugar ? SwiftNames.added(preset) : [] }
    let symbols = input.names.map { preset in
      let path = names.path(preset)
      let plain = SwiftNames.plain(path)
      return GeneratedSymbol(preset, use: path, [plain, plain + "Spring"] + added(preset))
    }
    return GeneratedSymbols(
      platforms: platforms, roots: [names.root], members: input.names.flatMap(added), needsImport: false,
      symbols: symbols)
  }
}

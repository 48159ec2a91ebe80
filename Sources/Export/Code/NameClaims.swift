import Presets

/// The identifiers of a file, each claimed once, so that two presets whose names become one are found before anything
/// is written.
struct NameClaims {
  /// The format of the names, as errors say it.
  let format: String
  /// Whether they stand behind a prefix that an option gives.
  let isPrefixed: Bool
  private var collisions: [ExportError] = []
  private var owners: [String: (source: String, name: PresetName)] = [:]

  init(format: String, isPrefixed: Bool = false) {
    self.format = format
    self.isPrefixed = isPrefixed
  }

  /// Claims an identifier.
  ///
  /// - Parameters:
  ///   - source: What claims it; nil is the preset itself.
  ///   - name: The preset, for the error.
  ///   - scope: Where it is declared: what stands elsewhere never hides it.
  /// - Throws: ``ExportError/collision(_:_:identifier:format:isPrefixed:)`` when something else has claimed it.
  mutating func claim(
    _ identifier: String, by source: String? = nil, of name: PresetName, in scope: String = ""
  ) throws {
    let source = source ?? name.text
    if let owner = owners.updateValue((source, name), forKey: scope + identifier), owner.source != source {
      throw ExportError.collision(
        owner.name, name, identifier: identifier, format: format, isPrefixed: isPrefixed)
    }
  }

  /// Claims the path of a preset where a language nests groups, and those of its groups, which each of their presets
  /// may claim.
  mutating func claim(path parts: [String], of name: PresetName, root: [String] = []) throws {
    for (index, group) in name.groups.enumerated() {
      try claim((root + parts[...index]).joined(separator: "."), by: group, of: name)
    }
    try claim((root + parts).joined(separator: "."), of: name)
  }

  /// Names every preset by an identifier of its own.
  static func check(
    _ names: [PresetName], format: String, isPrefixed: Bool = false, identifier: (PresetName) -> String
  ) throws {
    var claims = NameClaims(format: format, isPrefixed: isPrefixed)
    for name in names { try claims.gather { try $0.claim(identifier(name), of: name) } }
    try claims.tellCollisions()
  }

  /// Claims what a preset needs, and keeps a collision for later.
  mutating func gather(_ claim: (inout NameClaims) throws -> Void) throws {
    do {
      try claim(&self)
    } catch let error as ExportError {
      guard case .collision = error else { throw error }
      collisions.append(error)
    }
  }

  func tellCollisions() throws {
    if collisions.count > 1 { throw ExportError.several(collisions) }
    if let collision = collisions.first { throw collision }
  }
}

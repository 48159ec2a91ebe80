import PlainText
import StrictJSON

extension TakenPack {
  /// Creates a pack that is taken whole.
  public init(digest: String, source: String, presets: [Preset]) {
    self.init(digest: digest)
    self.source = source
    self.presets = Dictionary(presets.map { ($0.name.text, $0.digest) }, uniquingKeysWith: { $1 })
  }

  /// Writes it as the settings of a registry have it: a string where no more is known than the digest.
  public func write(to writer: inout JSONWriter) {
    if source == nil, presets.isEmpty { return writer.string(digest) }
    writer.object { writer in
      writer.member("digest", digest)
      if let source { writer.member("source", source) }
      writer.object("presets") { writer in
        for (name, digest) in presets.sorted(by: { $0.key < $1.key }) { writer.member(name, digest) }
      }
    }
  }

  /// Reads what ``write(to:)`` writes; nil, with a problem, of anything else.
  package init?(_ value: JSONValue, problems: ProblemList) {
    if let digest = value.string {
      self.init(digest: digest)
    } else {
      guard var reader = ObjectReader(value, problems: problems) else { return nil }
      self.init(digest: reader.string("digest") ?? "")
      source = reader.string("source").flatMap { $0.isEmpty ? nil : $0 }
      if let presets = reader.take("presets") { read(presets, problems) }
      reader.finish()
    }
    if Self.isDigest(digest) { return }
    problems.add("a pack has the digest of its text, sha256: and 64 hexadecimal digits", at: value)
    return nil
  }

  private mutating func read(_ value: JSONValue, _ problems: ProblemList) {
    guard problems.isKind(.object, value, "presets", "an object") else { return }
    value.forEachMember { key, member in
      PresetDecoder(problems: problems).refuse(key, among: presets.keys)
      guard let digest = member.string, digest.utf8.count == 16, Self.isHexadecimal(digest) else {
        return problems.add("a preset of a pack has a digest of 16 hexadecimal digits", at: member)
      }
      presets[key.string ?? ""] = digest
    }
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 71 && text.hasPrefix("sha256:") && isHexadecimal(text.dropFirst(7))
  }

  private static func isHexadecimal(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

extension RuleSetting {
  /// Writes it as the settings of a registry have it.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      if let severity { writer.member("severity", severity.rawValue) }
      if let threshold { writer.member("threshold", threshold) }
    }
  }
}

extension Preset {
  /// 16 hexadecimal digits of all that it says but for the pack: they tell whether it is still as the pack had it.
  public var digest: String {
    var hash = StableHash()
    hash.add(text: JSONWriter.text(isOnOneLine: true) { PresetEncoder.write(of(pack: nil), to: &$0) })
    return hash.hexadecimal
  }

  /// Whether two presets differ in nothing but the pack that they came from.
  package func isEqualButForPack(to other: Preset) -> Bool { of(pack: other.origin) == other }

  /// The preset as one that came from a pack; where that is nil, as the registry's own.
  package func of(pack: String?) -> Preset {
    var preset = self
    preset.origin = pack
    return preset
  }
}

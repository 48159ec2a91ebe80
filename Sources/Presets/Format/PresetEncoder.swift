import MotionPhysics
import StrictJSON

/// Writes a preset in the registry's JSON, what was typed exactly as it was.
public enum PresetEncoder {
  /// Writes one preset as an object.
  public static func write(_ preset: Preset, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", preset.name.text)
      writer.member("kind", preset.kind.rawValue)
      if let summary = preset.summary { writer.member("summary", summary) }
      writeMembers(of: preset.content, to: &writer)
      writeAbout(preset, to: &writer)
    }
  }

  /// Writes what was typed of any content as members of an object that is open.
  public static func writeMembers(of content: Content, to writer: inout JSONWriter) {
    switch content {
    case .spring(let spring): writeMembers(of: spring, to: &writer)
    case .curve(let shape): writeMembers(of: shape, to: &writer)
    case .duration(let seconds): writer.member("duration", seconds)
    case .tween(let tween): writeMembers(of: tween, to: &writer)
    case .clip(let clip): writeMembers(of: clip, to: &writer)
    case .sequence(let sequence): writeMembers(of: sequence, to: &writer)
    case .morph(let morph): writeMembers(of: morph, to: &writer)
    case .alias(let target): writer.member("of", target.text)
    }
  }

  /// Writes what a preset says beside its content and its summary as members of an object that is open.
  package static func writeAbout(_ preset: Preset, to writer: inout JSONWriter) {
    if let reduced = preset.reduced { writer.member("reduced", reduced.text) }
    if let role = preset.role { writer.member("role", role.rawValue) }
    if let deprecated = preset.deprecated { writer.member("deprecated", deprecated) }
    if !preset.allow.isEmpty {
      writer.object("allow") { writer in
        for (rule, reason) in preset.allow.sorted(by: { $0.key < $1.key }) { writer.member(rule, reason) }
      }
    }
    if let origin = preset.origin { writer.member("origin", origin) }
    if let text = preset.extensions { writeExtensions(text, to: &writer) }
  }

  private static func writeExtensions(_ text: String, to writer: inout JSONWriter) {
    // Checked when it was read: a text that is none any more is left out rather than breaking the file.
    guard let document = try? JSONDocument(text) else { return }
    writer.member("extensions", document.root)
  }
}

/// Writes a registry as JSON preset by preset, so that a large one never stands in memory whole.
public struct RegistryEncoder {
  private var writer = JSONWriter()
  private let sink: (_ bytes: [UInt8]) throws -> Void
  private static let chunkSize = 1 << 16

  /// Creates an encoder.
  ///
  /// - Parameter sink: Takes the text, part by part.
  public init(sink: @escaping (_ bytes: [UInt8]) throws -> Void) { self.sink = sink }

  /// Writes a whole registry.
  ///
  /// - Parameters:
  ///   - settings: The registry's settings; left out when there are none.
  ///   - forEachPreset: Calls its argument with each preset, in the order of the names.
  public mutating func write(
    settings: Settings, forEachPreset: (_ body: (Preset) throws -> Void) throws -> Void
  ) throws {
    let sink = sink
    try writer.object { writer in
      writer.member("format", RegistryText.format)
      Self.write(settings, to: &writer)
      try writer.array("presets") { writer in
        try forEachPreset { preset in
          PresetEncoder.write(preset, to: &writer)
          if writer.count >= Self.chunkSize { try sink(writer.takeBytes()) }
        }
      }
    }
    try sink(writer.takeBytes() + [UInt8(ascii: "\n")])
  }

  static func write(_ settings: Settings, to writer: inout JSONWriter) {
    if settings.isEmpty { return }
    writer.object("settings") { writer in
      if !settings.packs.isEmpty {
        writer.object("packs") { writer in
          for (name, pack) in settings.packs.sorted(by: { $0.key < $1.key }) {
            writer.key(name)
            pack.write(to: &writer)
          }
        }
      }
      if settings.rules.isEmpty { return }
      writer.object("rules") { writer in
        for (rule, setting) in settings.rules.sorted(by: { $0.key < $1.key }) {
          writer.key(rule)
          setting.write(to: &writer)
        }
      }
    }
  }

  /// A whole registry as text.
  public static func text(of book: RegistrySnapshot) throws -> String {
    var bytes: [UInt8] = []
    var encoder = RegistryEncoder { bytes += $0 }
    try encoder.write(settings: book.settings) { body in
      for preset in book.presets { try body(preset) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes a member that says what to use instead: true without a word on it, null of what is not deprecated.
  package mutating func member(_ key: String, _ deprecation: Deprecation?) {
    if let text = deprecation?.text { member(key, text) } else { member(key, deprecation.map { _ in true }) }
  }
}

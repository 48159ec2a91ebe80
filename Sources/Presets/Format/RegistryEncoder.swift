import StrictJSON

/// Writes a registry as JSON preset by preset, so that a large one never stands in memory whole.
public struct RegistryEncoder {
  private var writer = JSONWriter()
  private let sink: (_ bytes: [UInt8]) throws -> Void
  private static let chunkSize = 1 << 16

  /// Makes an encoder.
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
          if writer.bytes.count >= Self.chunkSize { try sink(writer.takeBytes()) }
        }
      }
    }
    try sink(writer.takeBytes() + [UInt8(ascii: "\n")])
  }

  private static func write(_ settings: Settings, to writer: inout JSONWriter) {
    if settings.rules.isEmpty { return }
    writer.object("settings") { writer in
      writer.object("rules") { writer in
        for (rule, setting) in settings.rules.sorted(by: { $0.key < $1.key }) {
          writer.object(rule) { writer in
            if let severity = setting.severity { writer.member("severity", severity.rawValue) }
            if let threshold = setting.threshold { writer.member("threshold", threshold) }
          }
        }
      }
    }
  }

  /// A whole registry as text.
  public static func text(of book: Book) throws -> String {
    var bytes: [UInt8] = []
    var encoder = RegistryEncoder { bytes += $0 }
    try encoder.write(settings: book.settings) { body in
      for preset in book.presets { try body(preset) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

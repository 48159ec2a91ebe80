/// One file that was put into the binary.
public struct EmbeddedFile: Sendable {
  /// The path relative to its folder, with `/` between its parts: `0001_create_presets.sql`.
  public let path: String
  /// What the file held when the program was built, byte for byte. Only UTF-8 can be embedded.
  public let text: String

  /// The bytes of `text`.
  public var bytes: [UInt8] { Array(text.utf8) }
}

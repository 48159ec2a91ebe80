/// One file that was put into the binary.
package struct EmbeddedFile: Sendable {
  /// The path relative to its folder, with `/` between its parts: `0001_create_presets.sql`.
  package let path: String
  /// What the file held when the program was built, byte for byte. Only UTF-8 can be embedded.
  package let text: String

  /// The bytes of `text`.
  package var bytes: [UInt8] { Array(text.utf8) }
}

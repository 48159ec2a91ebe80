/// The files of the folders that this module has links to, in the binary: it needs none of them at run time.
///
/// The tables `migrations`, `page`, `seed` and `support` are generated from the folders by the plugin EmbedFiles. They are built
/// at first use, and every text is a literal that stays where the linker put it: a start that asks for none
/// pays for none.
package enum Embedded {}

/// One file that was put into the binary.
package struct EmbeddedFile: Sendable {
  /// The path relative to its folder, with `/` between its parts: `0001_create_presets.sql`.
  package let path: String
  /// The contents of the file when the program was built, byte for byte. Only UTF-8 can be embedded.
  package let text: String
}

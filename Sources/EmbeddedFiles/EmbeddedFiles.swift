/// The files of the folders that this module has links to, in the binary: it needs none of them at run time.
///
/// The tables `migrations`, `seed` and `support` are generated from the folders by the plugin EmbedFiles. They are built
/// at first use, and every text is a literal that stays where the linker put it: a start that asks for none
/// pays for none.
package enum EmbeddedFiles {}

/// The files of `Migrations/` and of `seed/`, in the binary: it needs neither folder at run time.
///
/// The tables `migrations` and `seed` are generated from the folders by the plugin EmbedFiles. They are built
/// at first use, and every text is a literal that stays where the linker put it: a start that asks for none
/// pays for none.
package enum EmbeddedFiles {}

/// A registry in memory with what was found out about it: each preset is resolved when it is first asked for, and the
/// answer kept for as long as the command lasts.
package final class ResolvingSnapshot {
  /// The registry, as people typed it.
  package let typed: RegistrySnapshot
  /// The resolver of its presets.
  package let resolver: Resolver
  /// For each preset that is mentioned, who mentions it, in the order of the names.
  package private(set) lazy var users = typed.users()

  /// A book of which nothing is known yet.
  package init(_ book: RegistrySnapshot) {
    typed = book
    resolver = Resolver(book)
  }

  /// The motion of one of its presets; nil where it has none.
  package func motion(of preset: Preset) -> Motion? { try? resolver.keptMotion(of: preset) }
}

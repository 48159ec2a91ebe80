/// A constant of the app through which something of a site comes: a change of the site leaves the constant's other uses
/// behind.
package struct SiteConstant: Hashable, Sendable {
  /// Its name or path as the source writes it, `Times.fade`.
  package let path: String
  /// Where the same file declares it; nil for one of another file.
  package let place: Declaration.Place?
  /// Whether other files can see it.
  package let isShared: Bool

  /// The last part of its path.
  package var name: String { NamePath.last(path) }
}

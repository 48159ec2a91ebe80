/// The options of a scan.
package struct ScanOptions: Sendable {
  /// The app's own functions that take an animation, such as `withElementAnimation`.
  package var wrappers: [String]
  /// Those that take the numbers of one.
  package var numberWrappers: [NumberWrapper]
  /// The first names of what exports generate, such as `Motion`; the paths that begin with them are recorded.
  package var roots: [String]

  /// The beginnings of what exports generate where names have dashes, such as `--motion-` and `ease-motion-`.
  package var prefixes: [String]

  /// The major version of Reanimated, whose springs changed from 3 to 4.
  package var reanimatedVersion: Int

  /// Makes options.
  package init(
    wrappers: [String] = [], numberWrappers: [NumberWrapper] = [], roots: [String] = [],
    prefixes: [String] = [],
    reanimatedVersion: Int = 4
  ) {
    self.wrappers = wrappers
    self.numberWrappers = numberWrappers
    self.roots = roots
    self.prefixes = prefixes
    self.reanimatedVersion = reanimatedVersion
  }
}

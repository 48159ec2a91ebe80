/// The options of a scan.
package struct ScanOptions: Sendable {
  /// The app's own functions that take an animation, such as `withElementAnimation`.
  package var wrappers: [String] = []
  /// Those that take the numbers of one.
  package var numberWrappers: [NumberWrapper] = []
  /// The first names of what exports generate, such as `Motion`, by the languages that they generate; the paths that
  /// begin with them are recorded.
  package var roots: [LanguageFamily: [String]] = [:]
  /// What exports add to SwiftUI's own types, such as the `sheetPresent` of `.animation(.sheetPresent)`.
  package var members: [String] = []
  /// The beginnings of what exports generate where names have dashes, such as `--motion-` and `ease-motion-`.
  package var prefixes: [String] = []
  /// The major version of Reanimated, whose springs changed from 3 to 4.
  package var reanimatedVersion = 4
  /// The major version of the package `motion`, which up to 10 was Motion One; nil where none is known.
  package var motionVersion: Int?

  /// Those of an app of which nothing is known.
  package static var plain: ScanOptions { ScanOptions() }
}

/// An app's own function that takes the numbers of a motion: `animate(duration: 0.2, options: .easeOut)`.
package struct NumberWrapper: Hashable, Sendable {
  /// One of its arguments.
  package enum Argument: Hashable, Sendable {
    /// By its label.
    case label(String)
    /// By its position, from 1.
    case position(Int)
  }

  /// Its name.
  package let name: String
  /// How long it moves.
  package let duration: Argument
  /// How long it waits before; nil where it does not.
  package let delay: Argument?
  /// The curve; nil where it takes none.
  package let curve: Argument?
  /// 1000 where it counts in milliseconds, 1 where in seconds.
  package let perSecond: Double

  /// Creates a wrapper.
  package init(
    name: String, duration: Argument, delay: Argument? = nil, curve: Argument? = nil, perSecond: Double = 1
  ) {
    self.name = name
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.perSecond = perSecond
  }
}

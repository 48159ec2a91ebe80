/// The registry as it was when the lines that count began to change. What has broken since counts wherever it stands: the
/// change may have left the lines alone that it broke.
package final class EarlierRegistry {
  /// What is known of it.
  package struct Contents {
    let symbols: SymbolTable
    let deprecated: Set<String>
    let newNames: [String: String]

    /// - Parameters:
    ///   - symbols: The names that its exports generated.
    ///   - deprecated: Its deprecated presets.
    ///   - newNames: The presets that have other names now, by those that they had.
    package init(symbols: SymbolTable, deprecated: Set<String>, newNames: [String: String]) {
      self.symbols = symbols
      self.deprecated = deprecated
      self.newNames = newNames
    }
  }

  private let read: () -> Contents?
  private lazy var found = read()

  /// - Parameter read: Gives what is known when it is asked for first; nil where it cannot be read.
  package init(_ read: @escaping () -> Contents?) { self.read = read }

  /// Whether a preset was behind a name; what cannot be known must not pass.
  func knew(_ symbol: String) -> Bool { found.map { $0.symbols.preset(of: symbol) != nil } ?? true }

  /// The preset that was behind a name, and how much of the name it was; nil where none is known.
  func preset(of symbol: String) -> (preset: String, symbol: String)? { found?.symbols.preset(of: symbol) }

  /// The name that exports generate now where they generated another for the same preset; nil where it has no other name.
  func newName(of symbol: String, in now: SymbolTable) -> String? {
    guard let found, let preset = preset(of: symbol)?.preset, let new = found.newNames[preset] else {
      return nil
    }
    return now.name(of: new, like: symbol, in: found.symbols)
  }

  /// Whether a preset was deprecated already.
  func deprecated(_ preset: String) -> Bool { found?.deprecated.contains(preset) ?? true }
}

/// The registry as it was when the lines that count began to change. What has broken since counts wherever it stands: the
/// change may have left the lines alone that it broke.
package final class EarlierRegistry {
  private let read: () -> (symbols: SymbolTable, deprecated: Set<String>)?
  private lazy var found = read()

  /// - Parameter read: Gives the names that its exports generated and its deprecated presets, when they are asked for first;
  ///   nil where it cannot be read.
  package init(_ read: @escaping () -> (symbols: SymbolTable, deprecated: Set<String>)?) { self.read = read }

  /// Whether a preset was behind a name; what cannot be known must not pass.
  func knew(_ symbol: String) -> Bool { found.map { $0.symbols.preset(of: symbol) != nil } ?? true }

  /// Whether a preset was deprecated already.
  func deprecated(_ preset: String) -> Bool { found?.deprecated.contains(preset) ?? true }
}

/// Where a finding is: a file, a range in it, or a path in a JSON text. All of it may be unknown: a preset in a
/// database has no line.
package struct Place: Hashable, Sendable {
  /// The file's path with `/`, relative to where the command was started.
  package let file: String?
  /// The path in a JSON text, such as `presets[3].tracks[0].to`.
  package let path: String?

  /// Makes a place; what is left out is unknown.
  package init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, endLine: Int? = nil, endColumn: Int? = nil,
    path: String? = nil
  ) {
    self.file = file
    self.path = path
    numbers = SIMD4(Self.number(line), Self.number(column), Self.number(endLine), Self.number(endColumn))
  }

  /// Line, column, end line and end column; 0 where unknown. There may be very many findings, and optional
  /// numbers take four times the room.
  private let numbers: SIMD4<Int32>

  private static func number(_ value: Int?) -> Int32 { Int32(clamping: max(value ?? 0, 0)) }

  private func known(_ number: Int32) -> Int? { number == 0 ? nil : Int(number) }

  /// The first line, from 1.
  package var line: Int? { known(numbers[0]) }
  /// The first column in Unicode scalars, from 1.
  package var column: Int? { known(numbers[1]) }
  /// The last line, from 1.
  package var endLine: Int? { known(numbers[2]) }
  /// The column after the last character in Unicode scalars, as in SARIF (version 2.1.0, section 3.30.8).
  package var endColumn: Int? { known(numbers[3]) }

  /// No place at all.
  package static let unknown = Place()
}

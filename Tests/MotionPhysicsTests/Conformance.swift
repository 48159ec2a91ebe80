import Foundation

@testable import MotionPhysics

/// The vectors of docs/conformance: inputs as 64 bits, answers with 30 digits.
struct Conformance {
  /// A row of a file, its cells found by the names of the columns.
  struct Row: CustomStringConvertible {
    let columns: [String]
    let cells: [Vector]

    var description: String { "\(cells)" }
    /// The family of motions of which the row is an example.
    var family: String { self["family"]?.text ?? "all" }

    subscript(column: String) -> Vector? {
      guard let index = columns.firstIndex(of: column), index < cells.count else { return nil }
      if case .null = cells[index] { return nil }
      return cells[index]
    }

    /// An input; not-a-number where there is none, so that no comparison holds.
    func number(_ column: String) -> Double { self[column]?.bits ?? .nan }

    /// An answer; nil where the question has none.
    func answer(_ column: String) -> DoubleDouble? { self[column]?.text.flatMap(DoubleDouble.init(digits:)) }

    /// The distance of a number from an answer, a share of a scale.
    func error(_ number: Double, _ column: String, scale: Double) -> Double {
      guard let answer = answer(column) else { return .nan }
      return abs((answer - DoubleDouble(number)).high) / scale
    }
  }

  static func rows(_ name: String) throws -> [Row] {
    let file = try contents(name)
    let columns = file["columns"]?.list.compactMap(\.text) ?? []
    return (file["vectors"]?.list ?? []).map { Row(columns: columns, cells: $0.list) }
  }

  static func contents(_ name: String) throws -> Vector {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return try JSONDecoder().decode(Vector.self, from: data)
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folder = root.appendingPathComponent("docs/conformance")

  /// The largest error of each family.
  static func worst(_ rows: [Row], _ error: (Row) throws -> Double) rethrows -> [String: Double] {
    var worst: [String: Double] = [:]
    for row in rows {
      let error = try error(row)
      worst[row.family] = max(worst[row.family] ?? 0, error.isNaN ? .infinity : error)
    }
    return worst
  }
}

extension Vector {
  /// A double written as its 64 bits, "0x3fe0000000000000".
  var bits: Double? {
    text.flatMap { UInt64($0.dropFirst(2), radix: 16) }.map { Double(bitPattern: $0) }
  }
}

extension DoubleDouble {
  /// A decimal number, "-1.25e-7", with all of its digits.
  init?(digits: String) {
    let parts = digits.split(separator: "e")
    guard let mantissa = parts.first, var exponent = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
    var value = DoubleDouble(0)
    var isFraction = false
    for character in mantissa where character != "-" {
      if character == "." {
        isFraction = true
        continue
      }
      guard let digit = character.wholeNumberValue else { return nil }
      value = value * 10 + DoubleDouble(Double(digit))
      if isFraction { exponent -= 1 }
    }
    for _ in 0..<max(exponent, 0) { value = value * 10 }
    for _ in 0..<max(-exponent, 0) { value = value / DoubleDouble(10) }
    self = mantissa.hasPrefix("-") ? -value : value
  }
}

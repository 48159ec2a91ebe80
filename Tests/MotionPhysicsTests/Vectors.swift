import Foundation

/// A value of the test vectors, read leniently: a path that is not there fails the test through `#require`.
enum Vector: Decodable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case list([Vector])
  case object([String: Vector])
  case null

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .flag(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([Vector].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: Vector].self))
    }
  }

  subscript(key: String) -> Vector? {
    guard case .object(let members) = self else { return nil }
    if case .null = members[key] { return nil }
    return members[key]
  }

  var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  var flag: Bool? {
    guard case .flag(let value) = self else { return nil }
    return value
  }

  var list: [Vector] {
    guard case .list(let values) = self else { return [] }
    return values
  }

  /// A file of the folder Vectors.
  static func file(_ name: String) throws -> Vector {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Vectors")
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
    return try JSONDecoder().decode(Vector.self, from: data)
  }

  /// The members of a list in a file, filtered by their function.
  static func list(_ name: String, _ key: String = "vectors", function: String? = nil) throws -> [Vector] {
    let all = try file(name)[key]?.list ?? []
    return function.map { wanted in all.filter { $0["fn"]?.text == wanted } } ?? all
  }
}

import Foundation
import Testing

/// A JSON object as Foundation reads it, so that what our writer prints is judged by another reader.
struct JSONObject {
  let members: [String: Any]

  init(_ text: String) throws {
    members = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  init(_ members: [String: Any]) { self.members = members }

  var keys: Set<String> { Set(members.keys) }

  func has(_ key: String) -> Bool { members[key] != nil }

  /// Whether the member is there and null.
  func isNull(_ key: String) -> Bool { members[key] is NSNull }

  func number(_ key: String) throws -> Double {
    try #require(members[key] as? NSNumber, "\(key) is no number").doubleValue
  }

  func string(_ key: String) throws -> String { try #require(members[key] as? String, "\(key) is no string") }

  func bool(_ key: String) throws -> Bool { try #require(members[key] as? Bool, "\(key) is no truth value") }

  func object(_ key: String) throws -> JSONObject {
    JSONObject(try #require(members[key] as? [String: Any], "\(key) is no object"))
  }

  func objects(_ key: String) throws -> [JSONObject] {
    try #require(members[key] as? [[String: Any]], "\(key) is no array of objects").map { JSONObject($0) }
  }

  func strings(_ key: String) throws -> [String] {
    try #require(members[key] as? [String], "\(key) is no array of strings")
  }

  func numbers(_ key: String) throws -> [Double] {
    try #require(members[key] as? [Double], "\(key) is no array of numbers")
  }
}

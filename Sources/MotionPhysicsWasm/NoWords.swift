// Compiled into MotionPhysics where the module of motions is built. It answers with numbers and never with a sentence,
// and the words of errors would be two thirds of it: so here a text is nothing at all.

/// A text of which nothing is kept. No two are equal, as no two names of a motion's parts are.
public struct String: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text.
  @inlinable public init() {}
  /// Of a literal.
  @inlinable public init(stringLiteral: StaticString) {}
  /// Of a literal with values in it.
  @inlinable public init(stringInterpolation: Interpolation) {}
  /// Of anything that can be said.
  @inlinable public init<Text>(_ text: Text) {}
  init<Bytes: Sequence>(decoding bytes: Bytes, as encoding: UTF8.Type) where Bytes.Element == UInt8 {}

  /// The interpolation of a literal, which puts together nothing.
  public struct Interpolation: StringInterpolationProtocol {
    /// As Swift begins one.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds nothing.
    @inlinable public mutating func appendLiteral(_ literal: StaticString) {}
    /// Adds nothing.
    @inlinable public mutating func appendInterpolation<Value>(_ value: Value) {}
  }

  var isEmpty: Bool { false }
  var utf8: EmptyCollection<UInt8> { EmptyCollection() }

  /// Never.
  @inlinable public static func == (left: String, right: String) -> Bool { false }
  static func + (left: String, right: String) -> String { String() }
  static func += (left: inout String, right: String) {}
  /// Feeds nothing.
  @inlinable public func hash(into hasher: inout Hasher) {}
}

/// The type of a literal where the code names no other.
public typealias StringLiteralType = String

extension Double {
  /// No text holds a number.
  init?(_ text: String) { nil }
}

/// Digits are words too.
enum DecimalText {
  static func exact(_ value: Double) -> String { String() }
  static func significant(_ value: Double, digits: Int = 4) -> String { String() }
}

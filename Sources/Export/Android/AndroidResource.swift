/// A resource of Android: an element in a file of values, or a file of its own.
struct AndroidResource {
  /// Its name, small letters, digits and underscores.
  let name: String
  /// What it is.
  let content: Content

  /// What a resource is.
  enum Content {
    /// Whole milliseconds.
    case integer(Int)
    /// A number of 32 bits, as text.
    case float(String)
    /// The same as another resource of its type.
    case reference(type: String, to: String)
    /// A file in `res/interpolator`: the element's lines, and what is to be said about it.
    case interpolator([String], remark: String?)
  }

  /// The type and the name, which no two may share.
  var identifier: String { "\(type)/\(name)" }

  /// The type, as in `@type/name`.
  var type: String {
    switch content {
    case .integer: "integer"
    case .float: "dimen"
    case .reference(let type, _): type
    case .interpolator: "interpolator"
    }
  }

  /// The element in a file of values; nil for what is a file of its own.
  var valueElement: String? {
    switch content {
    case .integer(let value): "<integer name=\"\(name)\">\(value)</integer>"
    case .float(let value): "<item name=\"\(name)\" format=\"float\" type=\"dimen\">\(value)</item>"
    case .reference("integer", let other): "<integer name=\"\(name)\">@integer/\(other)</integer>"
    case .reference(let type, let other):
      "<item name=\"\(name)\" type=\"\(type)\">@\(other.contains(":") ? other : "\(type)/\(other)")</item>"
    case .interpolator: nil
    }
  }
}

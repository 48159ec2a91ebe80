/// How a part of a text stands out in a terminal (ECMA-48, section 8.3.117).
enum TextStyle: String {
  case bold = "1"
  case faint = "2"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"

  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}

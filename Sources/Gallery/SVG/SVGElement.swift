import PlainText

/// An element of an SVG document. What it writes is well-formed whatever text it holds.
struct SVGElement {
  private let name: String
  private let attributes: [(name: String, value: String)]
  private let text: String?
  private let children: [SVGElement]

  /// An element with text, and perhaps more elements on the same line after it.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String,
    inline children: [SVGElement] = []
  ) {
    self.init(name, attributes, text: text, children: children)
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], children: [SVGElement] = []) {
    self.init(name, attributes, text: nil, children: children)
  }

  private init(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String?, children: [SVGElement]
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.text = text
    self.children = children
  }

  /// The element on lines of its own.
  func rendered(indentation: String = "") -> String {
    guard text == nil, !children.isEmpty else { return indentation + renderedInline() + "\n" }
    let content = children.map { $0.rendered(indentation: indentation + "  ") }.joined()
    return "\(indentation)<\(opening)>\n\(content)\(indentation)</\(name)>\n"
  }

  private func renderedInline() -> String {
    guard text != nil || !children.isEmpty else { return "<\(opening)/>" }
    let content = XMLText.cleaned(text ?? "").xmlEscaped + children.map { $0.renderedInline() }.joined()
    return "<\(opening)>\(content)</\(name)>"
  }

  private var opening: String {
    name + attributes.map { " \($0.name)=\"\(XMLText.cleaned($0.value).xmlEscaped)\"" }.joined()
  }
}

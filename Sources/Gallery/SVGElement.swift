import PlainText
import Presets

/// An element of an SVG document. What it writes is well-formed whatever text it holds.
struct SVGElement {
  private let name: String
  private let attributes: [(name: String, value: String)]
  private let text: String?
  private let children: [SVGElement]

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

extension SVGElement {
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String? = nil,
    children: [SVGElement] = []
  ) {
    self.init(
      name: name, attributes: attributes.map { (name: $0.key, value: $0.value) }, text: text,
      children: children)
  }

  /// A line of text whose baseline starts at a place in pixels.
  static func text(
    _ text: String, x: Double, y: Double, styleClass: String? = nil, inline children: [SVGElement] = []
  ) -> SVGElement {
    let place = [(name: "x", value: x.pixels), (name: "y", value: y.pixels)]
    return SVGElement(
      name: "text", attributes: (styleClass.map { [(name: "class", value: $0)] } ?? []) + place, text: text,
      children: children)
  }

  /// A path in one of the style sheet's classes.
  static func path(_ data: String, styleClass: String) -> SVGElement {
    SVGElement("path", ["class": styleClass, "d": data])
  }

  /// A picture that stands alone: its size in pixels, its accessible name and description, its styles, its ground
  /// and its title, and then its own elements.
  ///
  /// - Parameter identifier: Starts the ids of the name and the description.
  static func picture(
    width: Double, height: Double, identifier: String, title: String, summary: String, children: [SVGElement]
  ) -> SVGElement {
    // The heading's letters are a third larger than those that SVGTextSize knows, and bolder.
    let heading = SVGTextSize.truncated(title, width: (width - 2 * SVGStyleSheet.margin) * 0.68)
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width.pixels, "height": height.pixels,
        "viewBox": "0 0 \(width.pixels) \(height.pixels)", "role": "img",
        "aria-labelledby": "\(identifier)-title \(identifier)-desc",
        // Tells it from the pictures of others where it would be replaced.
        "data-generator": "\(TokenExtension.madeBy).",
      ],
      children: [
        SVGElement("title", ["id": "\(identifier)-title"], text: title),
        SVGElement("desc", ["id": "\(identifier)-desc"], text: summary),
        SVGElement("style", text: SVGStyleSheet.text),
        SVGElement("rect", ["class": "ground", "width": "100%", "height": "100%"]),
        .text(heading, x: SVGStyleSheet.margin, y: 32, styleClass: "heading"),
      ] + children)
  }
}

extension Double {
  /// A coordinate in pixels as text: a hundredth of a pixel is finer than any screen.
  var pixels: String { PlotText.short(self, decimals: 2) }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML text, by Foundation's parser.
final class Elements: NSObject, XMLParserDelegate {
  private var found: [(element: String, attributes: [String: String], content: String)] = []
  private var isInside = false

  static func of(_ text: String) throws -> [(element: String, attributes: [String: String], content: String)]
  {
    let elements = Elements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return elements.found
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    found.append((element, attributes, ""))
    isInside = true
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInside = false
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard isInside else { return }
    found[found.count - 1].content += text
  }
}

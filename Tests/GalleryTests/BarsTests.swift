import PlainText
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@testable import Gallery

@Suite("Bars")
struct BarsTests {
  private let bars = [
    Bar("spring 0.35 s, bounce 0.25", parts: [12, 4], note: "3 values"), Bar("0.2 s ease", parts: [3, 0]),
    Bar("curve", parts: [0, 1], note: "one & <only>"),
  ]

  @Test("a picture is valid XML, with every label whole and rectangles as long as their numbers")
  func picture() throws {
    let svg = SVGBars.render(bars, parts: ["own", "other"], title: "Title", summary: "Summary.")
    let reader = RectangleReader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(bars.allSatisfy { reader.texts.contains($0.label) }, "\(reader.texts)")
    #expect(reader.texts.contains("16 · 3 values") && reader.texts.contains("3"))
    #expect(reader.texts.contains("1 · one & <only>"))
    // Two of the legend, then the parts that are there.
    let widths = reader.widths.dropFirst(2)
    #expect(widths.count == 4)
    let unit = try #require(widths.first) / 12
    for (width, number) in zip(widths, [12, 4, 3, 1]) { #expect(abs(width / unit - Double(number)) < 0.1) }
  }

  @Test("lines keep to the width, and the longest bar is the one with the largest number")
  func lines() {
    for width in [20, 40, 80, 200] {
      let lines = TerminalBars.lines(bars, width: width)
      #expect(lines.count == bars.count)
      if width >= 60 { #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= width }, "\(width)") }
      let lengths = lines.map { line in line.count { "█░▏▎▍▌▋▊▉▓".contains($0) } }
      #expect(lengths[0] >= lengths[1] && lengths[1] >= lengths[2], "\(lines)")
    }
  }

  @Test("no bars are no lines, and a picture all the same")
  func empty() {
    #expect(TerminalBars.lines([], width: 80).isEmpty)
    #expect(SVGBars.render([], parts: [], title: "Title", summary: "").contains("</svg>"))
  }
}

private final class RectangleReader: NSObject, XMLParserDelegate {
  var texts: [String] = []
  var widths: [Double] = []
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    text = ""
    if name == "rect", let width = attributes["width"].flatMap(Double.init) { widths.append(width) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    if name == "text" { texts.append(text) }
  }
}

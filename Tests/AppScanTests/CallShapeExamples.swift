import TestSupport
import Testing

@testable import AppScan

@Suite("Call shapes")
struct CallShapeExamples {
  @Test("every row's example holds its shape once and is read as the row says", arguments: Row.all)
  func example(row: Row) {
    let sites = row.language.sites(in: row.shape.example).filter { $0.api.hasPrefix(row.apiStem) }
    #expect(sites.map(\.summary) == [row.shape.reads], "\(row.shape.api): \(row.shape.example)")
  }

  @Test(
    "of a row's example from any byte on, or with any of them spoiled, sites stand inside the text",
    arguments: Extent.cases(Row.all))
  func torn(row: Row) {
    let bytes = Array(row.shape.example.utf8)
    for index in bytes.indices {
      let rest = String(decoding: bytes[index...], as: UTF8.self)
      var spoiled = bytes
      spoiled[index] = 14
      for text in [rest, String(decoding: spoiled, as: UTF8.self)] {
        let lines = text.utf8.count { $0 == 10 } + 1
        for site in row.language.sites(in: text) {
          let place = site.place
          #expect(place.range.lowerBound >= 0 && place.range.upperBound <= text.utf8.count, "\(text)")
          #expect(place.line >= 1 && place.endLine >= place.line && place.endLine <= lines, "\(text)")
        }
      }
    }
  }

  @Test("no platform's table is empty", arguments: Language.allCases)
  func tables(language: Language) {
    #expect(!language.platforms.readers.isEmpty)
    for platform in language.platforms.readers { #expect(!platform.shapes.isEmpty, "\(platform)") }
  }

  struct Row: CustomTestStringConvertible {
    let language: Language
    let shape: CallShape
    var testDescription: String { "\(language) \(shape.api)" }
    /// Reports put the labels that a source writes behind the name.
    var apiStem: String { String(shape.api.prefix { $0 != "(" }) }

    static var all: [Row] {
      Language.allCases.flatMap { language in
        language.platforms.readers.flatMap { $0.shapes }.map { Row(language: language, shape: $0) }
      }
    }
  }
}

extension Language {
  /// Prepared once: that takes longer than most of the sources of tests.
  private static let scanner = AppScanner()

  /// A file of the language by itself, its names not looked up yet.
  func scan(_ bytes: [UInt8], _ options: ScanOptions? = nil, name: String? = nil) -> FileScan {
    let scanner = options.map { AppScanner($0) } ?? Self.scanner
    return bytes.withUnsafeBufferPointer { scanner.scan($0, self, name: name) }
  }

  func scan(_ text: String, _ options: ScanOptions? = nil, name: String? = nil) -> FileScan {
    scan(Array(text.utf8), options, name: name)
  }

  /// The sites of a source that stands alone.
  func sites(in bytes: [UInt8]) -> [Site] { scan(bytes).sites(app: ConstantTable()) }

  func sites(in text: String, _ options: ScanOptions? = nil) -> [Site] {
    scan(text, options).sites(app: ConstantTable())
  }
}

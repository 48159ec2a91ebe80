import CommandLineKit
import Gallery
import Presets
import StrictJSON

/// The data of a gallery: presets with the codes by which its page moves them, and how they differ from another
/// registry's.
struct GalleryData {
  let title: String
  let book: Book
  /// The presets that are shown, by name.
  let shown: Set<PresetName>
  let comparison: GalleryComparison?

  /// The data as JSON.
  func json() -> String {
    var writer = JSONWriter()
    let presets = GalleryPresets(book, shown: shown)
    writer.object { writer in
      writer.member("title", title)
      writer.array("presets") { writer in
        for preset in book.presets where shown.contains(preset.name) {
          presets.write(preset, to: &writer)
        }
      }
      comparison?.write(to: &writer)
    }
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }
}

extension GalleryExport {
  /// The page.
  ///
  /// - Parameters:
  ///   - shown: The presets on it.
  ///   - comparison: What differs from another registry, if that is shown.
  func page(
    of book: Book, showing shown: Set<PresetName>, comparison: GalleryComparison? = nil, _ console: Console
  ) throws -> [UInt8] {
    let names = book.presets.map(\.name).filter(shown.contains)
    // What is exported one by one is said by the page.
    let wasQuiet = console.isQuiet
    console.isQuiet = true
    defer { console.isQuiet = wasQuiet }
    let code = try self.code.isEmpty ? nil : GalleryCode(self.code, of: names, in: .book(book), console)
    let data = GalleryData(title: title, book: book, shown: shown, comparison: comparison)
    return Array(GalleryPage.html(title: title, data: data.json(), code: code?.json()).utf8)
  }
}

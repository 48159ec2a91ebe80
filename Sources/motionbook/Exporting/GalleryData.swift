import CommandLineKit
import Export
import Gallery
import Presets
import StrictJSON

extension GalleryExport {
  /// The page, with the codes by which it moves presets.
  func page(
    of book: RegistrySnapshot, showing shown: Set<PresetName>, comparison: GalleryComparison? = nil,
    _ console: Console
  ) throws -> [UInt8] {
    let presets = book.presets.filter { shown.contains($0.name) }
    // What is exported one by one is said by the page.
    let code =
      try self.code.isEmpty
      ? nil : console.quietly { try GalleryCode(self.code, of: presets.map(\.name), in: book, console) }
    let data = JSONWriter.text { writer in
      writer.object { writer in
        writer.member("title", title)
        writer.array("presets") { writer in
          let shape = GalleryPresets(book, shown: shown)
          for preset in presets { shape.write(preset, to: &writer) }
        }
        comparison?.write(to: &writer)
      }
    }
    return Array(GalleryPage.html(title: title, data: data, code: code?.json()).utf8)
  }
}

/// Each preset in the code of platforms, to be copied from a page: what `export` writes for it alone, by the exporters
/// themselves. Most lines are those of others too, so each stands once.
struct GalleryCode {
  private let formats: [ExportFormat]
  private var lines: [String] = []
  private var places: [String: Int] = [:]
  /// Of each preset, in the order of the page, for each format the runs of its lines: the first line and how many, or
  /// the negative number of those that come for the first time.
  private var presets: [[[Int]]] = []

  /// - Parameter console: Is told nothing: what an export of one preset says of others belongs to no page.
  init(_ formats: [ExportFormat], of names: [PresetName], in source: any RegistrySource, _ console: Console)
    throws
  {
    self.formats = formats
    for name in names {
      presets.append(try formats.map { runs(of: try Self.text(name, $0, source, console)) })
    }
  }

  private static func text(
    _ name: PresetName, _ format: ExportFormat, _ source: any RegistrySource, _ console: Console
  ) throws -> String {
    let selection = try Selection(
      name, with: format.references(with: ExportOptions()), in: source, console)
    var bytes: [UInt8] = []
    do {
      try selection.export(options: ExportOptions()) { input in
        let output = ExportOutput(note: { _ in }) { _, body in try body { bytes += $0 } }
        try format.export(input, to: output)
      }
    } catch is ExportError {
      return ""
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func runs(of text: String) -> [Int] {
    var runs: [Int] = []
    // Where the last run goes on; nil behind lines that come for the first time.
    var next: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let line = String(line)
      if let place = places[line] {
        if place == next { runs[runs.count - 1] += 1 } else { runs += [place, 1] }
        next = place + 1
      } else {
        places[line] = lines.count
        lines.append(line)
        if next == nil, !runs.isEmpty { runs[runs.count - 1] -= 1 } else { runs.append(-1) }
        next = nil
      }
    }
    return runs
  }

  func json() -> String {
    JSONWriter.text { writer in
      writer.object { writer in
        writer.array("formats") { writer in
          for format in formats { writer.strings([format.name, format.summary]) }
        }
        writer.member("lines", lines)
        writer.array("presets") { writer in
          for runs in presets {
            writer.array { writer in
              for run in runs { writer.array { writer in for number in run { writer.integer(number) } } }
            }
          }
        }
      }
    }
  }
}

import Foundation
import Presets
import Testing

@testable import Export

@Suite("Export formats")
struct ExportFormatTests {
  @Test("The array and the folder hold the same formats")
  func arrayAndFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Export/Formats")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { $0.replacing(".swift", with: "").lowercased() }
    #expect(Set(files) == Set(ExportFormats.all.map { $0.name.replacing("-", with: "") }))
    #expect(Set(ExportFormats.all.map(\.name)).count == ExportFormats.all.count)
  }

  @Test("JSON reads back as the presets that were written")
  func json() throws {
    let spring = try #require(
      RegistryText(
        Array(
          #"{"format": "motionbook/1", "presets": [{"name": "a", "kind": "spring", "duration": 0.5}]}"#.utf8)
      ).presets.first)
    var bytes: [UInt8] = []
    try ExportFormat.json.export(
      ExportInput(Book([spring])),
      to: ExportOutput(note: { _ in }, open: { _, body in try body { bytes += $0 } }))
    let text = RegistryText(bytes)
    #expect(text.problems.isEmpty)
    #expect(text.presets == [spring])
  }
}

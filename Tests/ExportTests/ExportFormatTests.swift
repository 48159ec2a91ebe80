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

  @Test(
    "Each stays as it was looked at",
    arguments: [
      "android-xml", "css", "csv", "dtcg", "flutter", "lottie", "markdown", "panda", "scss", "tamagui",
    ]
      + TypeScriptTests.formats)
  func golden(format: String) throws { try ExportGolden.expect(format) }

  @Test("JSON reads back as the presets that were written, byte for byte")
  func json() throws {
    let everything = try ExportGolden.everything()
    let text = try ExportedFiles(.json, ExportInput(everything)).text
    #expect(
      try text == String(contentsOf: ExportGolden.folder.appending(path: "everything.json"), encoding: .utf8))
    let read = RegistryText(Array(text.utf8))
    #expect(read.problems.isEmpty)
    #expect(read.presets == everything.presets)
  }

  @Test(
    "Two names that become one are an error with both, before anything is written", arguments: codeFormats)
  func collisions(name: String) throws {
    let presets = try ExportGolden.copies(of: "sheet.present", named: ["a.b-c", "a-b.c"])
    do {
      let text = try ExportedFiles(named: name, ExportInput(RegistrySnapshot(presets))).text
      // Platforms that nest groups keep the two apart.
      #expect(text.contains("motionbook"))
    } catch let error as ExportError {
      guard case .collision(let one, let other, _, _, _) = error else { throw error }
      #expect(Set([one, other]) == Set(presets.map(\.name)))
    }
  }

  @Test("All collisions are told at once, by every format that has any", arguments: codeFormats + ["figma"])
  func allCollisions(name: String) throws {
    let presets = try ExportGolden.copies(
      of: "sheet.present", named: ["a-1", "a1", "b-1", "b1", "c"])
    do {
      // Platforms that keep dashes keep them apart.
      #expect(
        try ExportedFiles(named: name, ExportInput(RegistrySnapshot(presets))).text.contains("motionbook"))
    } catch let error as ExportError {
      for pair in ["a-1 and a1 both become ", "b-1 and b1 both become "] {
        #expect(error.sentence.contains(pair), "\(error.sentence)")
      }
      #expect(error.sentence.contains(" in \(name)"), "\(error.sentence)")
    }
  }

  static let codeFormats = ExportFormats.all.filter { !$0.isData }.map(\.name)
}

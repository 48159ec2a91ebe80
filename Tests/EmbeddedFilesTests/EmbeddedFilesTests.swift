import EmbeddedFiles
import Foundation
import Testing

@Suite("Embedded files")
struct EmbeddedFilesTests {
  @Test("The table of a folder equals the folder, byte for byte and sorted")
  func tablesEqualFolders() throws {
    try expect(Embedded.migrations, toEqual: "Migrations")
    try expect(Embedded.seed, toEqual: "seed")
    try expect(Embedded.support, toEqual: "Sources/Export/Support")
    try expect(Embedded.page, toEqual: "Sources/Gallery/Page")
  }

  private func expect(_ files: [EmbeddedFile], toEqual name: String) throws {
    let folder = packageFolder.appending(path: name).resolvingSymlinksInPath()
    let paths = try visibleFiles(in: folder)
    #expect(!paths.isEmpty)
    #expect(files.map(\.path) == paths)
    for file in files {
      let bytes = try Data(contentsOf: folder.appending(path: file.path))
      #expect(Data(file.text.utf8) == bytes, "\(name)/\(file.path) was built from other bytes")
    }
  }

  private func visibleFiles(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
      .filter {
        try folder.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true
      }
      .sorted()
  }

  private var packageFolder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}

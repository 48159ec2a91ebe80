import Export
import Foundation
import Testing

@Suite("The built command runs every format's example")
struct FormatExampleTests {
  @Test("and writes what the example says", arguments: ExportFormats.all.map(\.name))
  func example(name: String) throws {
    let format = try #require(ExportFormats.named(name))
    let command = try BuiltCommand()
    try command.run("init", "--seed", "apple,starter").expect(0)
    // Patterns stand in quotes, and these words have no others.
    let words = format.example.replacing("'", with: "").split(separator: " ").map(String.init)
    #expect(words.prefix(2) == ["motionbook", "export"])
    #expect(words.contains(name))
    let outcome = try command.run(Array(words.dropFirst())).expect(0)
    #expect(outcome.out.isEmpty)
    let place = try #require(words.firstIndex(of: "-o").flatMap { words.dropFirst($0 + 1).first })
    let files = try Self.files(below: command.url(place))
    #expect(!files.isEmpty)
    #expect(format.writesFolder == place.hasSuffix("/"))
    for file in files { #expect(try !Data(contentsOf: file).isEmpty, "\(file.path)") }
  }

  /// A file alone, or all files of a folder.
  private static func files(below url: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [url] }
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .flatMap { try files(below: url.appendingPathComponent($0)) }
  }
}

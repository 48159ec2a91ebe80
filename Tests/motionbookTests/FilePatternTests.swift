import Foundation
import Testing

@Suite("patterns of files")
struct FilePatternTests {
  /// A folder of token files, each with one duration that is called after it.
  private func folder() throws -> CommandRunner {
    let runner = try CommandRunner.empty()
    for file in [
      "tokens/top.json", "tokens/one/inner.json", "tokens/one/two/deep.json", "tokens/one/two/other.tokens",
      "tokens/.hidden/a.json", "tokens/node_modules/b.json", "brand[1]/c.json", "tokens/one/two/sheet.css",
    ] {
      let name = file.split(separator: "/").last?.split(separator: ".").first ?? ""
      let token = #"{"\#(name)": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}"#
      let url = runner.url(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try runner.write(file.hasSuffix(".css") ? ":root { --\(name): 200ms }" : token, to: file)
    }
    try runner.write("[]", to: "tokens/$themes.json")
    try FileManager.default.createSymbolicLink(
      at: runner.url("tokens/one/around"), withDestinationURL: runner.url("tokens"))
    return runner
  }

  @Test(
    "name the files of a folder, and by two stars those of all below it",
    arguments: [
      ("tokens/*.json", "top"), ("tokens/**/*.json", "deep inner top"), ("**/deep.json", "deep"),
      ("tokens/**", "deep inner other sheet top"), ("tokens/**/two/*", "deep other sheet"),
      ("tokens/one/**/*.{json,css}", "deep inner sheet"), ("tokens/{top,one/inner}.json", "inner top"),
      ("tokens/*/[hi]nner.jso?", "inner"), ("./tokens/one/../**/top.json", "top"), ("brand[1]/c.json", "c"),
      ("brand\\[1]/*.json", "c"), ("tokens/.h*/*", "a"), ("tokens/one/around/*.json", "top"),
    ])
  func files(pattern: String, names: String) throws {
    let runner = try folder()
    let result = runner.run("import", pattern)
    #expect(result.code == 0, "\(result.err)")
    let rows = runner.run("list").out.split(separator: "\n").dropFirst()
    #expect(rows.map { String($0.prefix { $0 != " " }) }.joined(separator: " ") == names, "\(pattern)")
  }

  @Test("begin at a full path, too")
  func fullPaths() throws {
    let runner = try folder()
    let result = runner.run("import", runner.path("tokens") + "/**/*.json")
    #expect(result.out == "added 3, replaced 0, removed 0, unchanged 0\n", "\(result.err)")
  }

  @Test(
    "that no file matches are told as they were typed",
    arguments: ["tokens/*.yaml", "nowhere/**/*.json", "tokens/[.json", "tokens/{top,none}.json", "tokens/{a"])
  func unmatched(pattern: String) throws {
    let result = try folder().run("import", pattern)
    #expect(result.code != 0)
    #expect(
      result.err.contains(pattern == "tokens/{top,none}.json" ? "tokens/none.json" : pattern), "\(result.err)"
    )
  }
}

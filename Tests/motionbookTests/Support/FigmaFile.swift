import Foundation
import TestSupport
import Testing

@testable import motionbook

/// A file of Figma in which the script of an export was run twice, and out of which the script in docs/tokens.md has then
/// written `variables.json`.
struct FigmaFile: Decodable {
  /// The work that a run says it did.
  struct Report: Decodable {
    let text: String
    let created: [String]
    let changed: [String]
    let unchanged: Int
    let problems: [String]
    let ids: [String: String]
  }

  let first: Report
  let second: Report
  /// How often the second run changed anything.
  let changesOfSecond: Int
  let variables: [String]
  let collections: Int

  static let isPossible = (try? Program.run(["node", "--version"]).status) == 0

  /// Exports a registry's script, and runs it.
  ///
  /// - Parameters:
  ///   - account: What the person has who runs it; see `Account` in figma.js.
  ///   - changes: Values that a person gives variables behind the second run, by their names.
  ///   - edit: What is done with the registry between the two runs.
  init(
    _ runner: CommandRunner, account: String = "{}", changes: [String: String] = [:],
    edit: (CommandRunner) -> Void = { _ in }
  ) throws {
    func export(_ file: String) {
      let result = runner.run("export", "--format", "figma-script", "-o", file)
      #expect(result.code == 0, "\(result.err)")
    }
    export("first.js")
    edit(runner)
    export("second.js")
    try runner.write(Self.reading(), to: "read.js")
    let stub = Self.root.appending(path: "Tests/ExportTests/Stubs/figma.js").path
    let values = changes.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    try runner.write(Self.driver(stub, account, "{\(values)}"), to: "drive.js")
    let result = try Program.run(["node", runner.path("drive.js")])
    try #require(result.status == 0, "\(result.output)")
    self = try JSONDecoder().decode(FigmaFile.self, from: runner.bytes("report.json"))
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The script with which people read what is in Figma.
  private static func reading() throws -> String {
    let text = try String(contentsOf: root.appending(path: "docs/tokens.md"), encoding: .utf8)
    let parts = text.components(separatedBy: "```js\n")
    return try #require(parts.count == 2 ? parts[1].components(separatedBy: "```").first : nil)
  }

  private static func driver(_ stub: String, _ account: String, _ changes: String) -> String {
    """
    const fs = require("fs");
    const run = (file) => require("vm").runInThisContext(fs.readFileSync(file, "utf8"), { filename: file });
    process.chdir(__dirname);
    console.log = () => {};
    run("\(stub)");
    (async () => {
      const account = \(account);
      const file = globalThis.figma = makeFigma(account);
      if (account.others) {
        const collection = file.variables.createVariableCollection("Motion");
        for (const [name, type] of Object.entries(account.others)) file.variables.createVariable(name, collection, type);
      }
      const variables = file.variables;
      if (account.hasVariables === false) delete file.variables;
      const first = await run("first.js");
      const changes = file.changes;
      const second = await run("second.js");
      const changesOfSecond = file.changes - changes;
      file.variables = variables;
      const [collection] = await variables.getLocalVariableCollectionsAsync();
      const all = await variables.getLocalVariablesAsync();
      for (const [name, value] of Object.entries(\(changes))) {
        all.find((one) => one.name === name).setValueForMode(collection.defaultModeId, value);
      }
      fs.writeFileSync("variables.json", await run("read.js"));
      const collections = (await variables.getLocalVariableCollectionsAsync()).length;
      const names = all.map((one) => one.name);
      fs.writeFileSync("report.json", JSON.stringify({ first, second, changesOfSecond, variables: names, collections }));
    })().catch((error) => { console.error(error); process.exit(1); });
    """
  }
}

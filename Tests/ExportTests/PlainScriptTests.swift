import Testing

@testable import Export

@Suite("Modules without types")
struct PlainScriptTests {
  private static let formats = TypeScriptTests.formats + ["tamagui", "panda"]

  @Test(
    "are what TypeScript's compiler makes of the module, and JavaScript for node",
    .enabled(if: TypeScriptRun.isPossible, TypeScriptRun.missing), arguments: formats)
  func plain(format: String) throws {
    let plain = try text(format)
    let node = try #require(TypeScriptRun.node)
    #expect(try node.verdict(on: ["motion.mjs": plain], ["--check", "motion.mjs"]) == "")
    let typed = try TypeScriptTests.text(format)
    #expect(
      try node.verdict(
        on: ["typed.ts": typed, "plain.ts": plain, "compare.js": Self.comparison], ["compare.js"]) == "")
  }

  @Test("speak of no type in comments either", arguments: formats)
  func comments(format: String) throws {
    let lines = try text(format).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!lines.contains { $0.hasPrefix("//js") || $0.contains("with their types") })
    // What goes leaves no gap.
    #expect(!zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty })
  }

  private func text(_ format: String) throws -> String {
    var options = ExportOptions()
    options.isPlain = true
    return try TypeScriptTests.text(format, options)
  }

  /// Prints where two modules differ as the compiler writes them, white space apart.
  private static let comparison = #"""
    const { readFileSync, realpathSync } = require("fs");
    const compiler = realpathSync(require("child_process").execSync("command -v tsc", { encoding: "utf8" }).trim());
    const { transpileModule } = require(compiler + "/../../lib/typescript.js");
    const options = { target: "esnext", module: "esnext", removeComments: true };
    // Lines that are shorter without types may be put together.
    const [typed, plain] = ["typed.ts", "plain.ts"].map((file) =>
      transpileModule(readFileSync(file, "utf8"), { compilerOptions: options }).outputText
        .replace(/\s+/g, "").replace(/,([\]}])/g, "$1"));
    const place = [...typed].findIndex((sign, index) => sign !== plain[index]);
    if (typed !== plain) console.log(typed.slice(place, place + 200), "is", plain.slice(place, place + 200));
    """#
}

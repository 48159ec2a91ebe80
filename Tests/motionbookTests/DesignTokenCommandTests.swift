import Foundation
import Registry
import TestSupport
import Testing

@Suite("export and import --format dtcg")
struct DesignTokenCommandTests {
  @Test("are the identity, byte for byte, for every pack")
  func identity() throws {
    let runner = try CommandRunner(packs: Pack.all().map(\.name))
    let exported = runner.run("export").out
    #expect(runner.run("export", "--format", "dtcg", "-o", "motion.tokens.json").code == 0)
    #expect(runner.run("init", "--empty", "--registry", "b.db").code == 0)
    let imported = runner.run("import", "motion.tokens.json", "--format", "dtcg", "--registry", "b.db")
    #expect(imported.code == 0 && imported.err.isEmpty, "\(imported.err)")
    #expect(runner.run("export", "--registry", "b.db").out == exported)
  }

  @Test("write one document to stdout, and with --resolver three files into a folder")
  func resolver() throws {
    let runner = try CommandRunner()
    #expect(runner.run("export", "--format", "dtcg").out.hasPrefix("{\n  \"$schema\""))
    let refused = runner.run("export", "--format", "dtcg", "--resolver")
    #expect(refused.code == 64 && refused.err.contains("-o FOLDER/"))
    #expect(runner.run("export", "--format", "dtcg", "--resolver", "-o", "tokens").code == 0)
    for file in ["motion.tokens.json", "motion.reduced.tokens.json", "motion.resolver.json"] {
      #expect(try !runner.bytes("tokens/\(file)").isEmpty)
    }
    #expect(runner.run("export", "--format", "dtcg", "--resolver", "-o", "tokens", "--check").code == 0)
  }

  @Test("read a Resolver file, as export --resolver writes it")
  func resolverRoundTrip() throws {
    let runner = try CommandRunner(packs: ["starter"])
    let exported = runner.run("export").out
    #expect(runner.run("export", "--format", "dtcg", "--resolver", "-o", "tokens/").code == 0)
    #expect(runner.run("init", "--empty", "--registry", "b.db").code == 0)
    let imported = runner.run(
      "import", "tokens/motion.resolver.json", "--format", "dtcg", "--registry", "b.db")
    #expect(imported.code == 0, "\(imported.err)")
    #expect(
      imported.err == """
        read tokens/motion.tokens.json, which tokens/motion.resolver.json names
        modifier motion: was read as full

        """)
    #expect(runner.run("export", "--registry", "b.db").out == exported)
  }

  @Test(
    "refuse a Resolver file whose parts are not there, or not beside it",
    arguments: [
      #"{"$ref": "b.json"}"#, #"{"$ref": "/a.json"}"#, #"{"$ref": "a.json#/x"}"#,
      #"{"$ref": "https://example.com/a.json"}"#, #"{"$ref": "../a.json"}"#,
    ])
  func resolverParts(source: String) throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    try runner.write("{}", to: "a.json")
    try runner.write(
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [\#(source)]}]}"#,
      to: "r.json")
    let result = runner.run("import", "r.json")
    #expect(result.code == 2, "\(result.err)")
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("offer to leave out what cannot be read of another team's tokens, and do that")
  func exceptions() throws {
    let runner = try CommandRunner.empty()
    try runner.write(
      #"{"motion": {"$type": "duration", "bad": {"$value": "soon"}, "ok": {"$value": "1s"}}, "alias": {"$type": "cubicBezier", "$value": "{motion.ok}"}}"#,
      to: "t.json")
    let refused = runner.run("import", "t.json")
    #expect(refused.code == 2 && refused.err.contains("its duration is \"soon\""))
    #expect(refused.err.contains("--except 'motion.bad' --except 'alias'"), "\(refused.err)")
    let result = runner.run("import", "t.json", "--except", "motion.bad", "--except", "alias")
    #expect(result.code == 0 && result.out.hasPrefix("added 1,"), "\(result.err)")
    #expect(result.err.contains("motion.bad: was left out, as --except says"))
    let unknown = runner.run("import", "t.json", "--except", "motion.nowhere")
    #expect(unknown.code == 2 && unknown.err.contains("has no such token or group"))
    try runner.write(#"[{"name": "duration-a", "value": "1s"}]"#, to: "list.json")
    #expect(runner.run("import", "list.json").code == 0)
    try runner.write(#"{"a": {"b": true}}"#, to: "none.json")
    #expect(runner.run("import", "none.json").err.contains("a token is such as"))
  }

  @Test("recognise tokens, read several files by a pattern, and JSON5 behind a byte order mark")
  func several() throws {
    let runner = try CommandRunner.empty()
    try runner.write(#"{"sys": {"fade": {"$type": "duration", "$value": "{base.fast}"}}}"#, to: "sys.json")
    try runner.write(
      "\u{FEFF}// ours\n{base: {fast: {$type: 'duration', $value: '100ms'},}}", to: "base.json")
    let alone = runner.run("import", "sys.json")
    #expect(alone.code == 2 && alone.err.contains("import the file that has it together with this one"))
    let result = runner.run("import", "*.json")
    #expect(
      result.code == 0 && result.out == "added 2, replaced 0, removed 0, unchanged 0\n", "\(result.err)")
  }

  @Test("end with 1 where no token is a motion, and say what was left out")
  func nothing() throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    try runner.write(
      ##"{"color": {"red": {"value": "#f00"}}, "motion": {"x": {"value": "?"}}}"##, to: "in.json")
    for arguments in [["in.json"], ["in.json", "--exact", "--replace"]] {
      let result = runner.run(["import"] + arguments)
      #expect(result.code == 1 && result.err.contains("added 0"), "\(result.err)")
      #expect(result.err.contains("motion.x: was not read") && result.err.contains("2 without a type"))
    }
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test(
    "of a drawing or an animation are none, and the command that reads the motion is named",
    arguments: [
      (#"{"v": "5.7.4", "fr": 60, "op": 60, "layers": []}"#, "motionbook fit a.json"),
      (#"{"name": "F", "document": {"id": "0:0", "type": "DOCUMENT"}}"#, "/v1/files/KEY/variables/local"),
    ])
  func documents(text: String, advice: String) throws {
    let runner = try CommandRunner()
    try runner.write(text, to: "a.json")
    let result = runner.run("import", "a.json")
    #expect(result.code == 2)
    #expect(result.err.contains(advice), "\(result.err)")
  }

  @Test("of JavaScript and TypeScript come in by the command that is printed")
  func code() throws {
    guard let node = InstalledProgram("node") else { return }
    let compiler = InstalledProgram("tsc")
    for (name, text) in [
      ("x.ts", "export const duration = { fast: \"200ms\" } as const;\nexport type Name = \"fast\";\n"),
      ("z.cjs", "module.exports = { duration: { fast: \"200ms\" } };"),
    ] where compiler != nil || name == "z.cjs" {
      let runner = try CommandRunner.empty()
      try runner.write(text, to: name)
      let words = runner.run("import", name).err.split(separator: "'")
      if name == "x.ts" { _ = try compiler?.run([name], in: runner.url) }
      let printed = try node.run(["-p", String(words[1])], in: runner.url, withErrors: false)
      let result = runner.run(["import", "-"], input: printed.output)
      #expect(result.code == 0 && result.out.hasPrefix("added 1"), "\(name) \(printed.output) \(result.err)")
    }
  }

  @Test(
    "refuse what cannot be read together, YAML, and options that mean nothing",
    arguments: [
      (
        ["x.yaml"], 2,
        "yq -o=json . x.yaml | motionbook import - (the yq of Debian and Ubuntu takes no -o=json)"
      ),
      (
        ["x.ts"], 2,
        #"compile it with tsc, then import what it exports: node -p 'JSON.stringify(require("./x.js"))'"#
      ),
      (["x.mjs"], 2, #"is JavaScript, which is not run; import what it exports: node -p"#),
      (["r.json", "t.json"], 2, "a registry as JSON is imported by itself"),
      (["t.json", "--input", "a=b"], 2, "a Resolver file"),
      (["t.json", "--name", "x"], 64, "must be such as"),
      (["r.json", "--name", "a=b"], 64, "is for design tokens"),
      (["t.json", "--name", "d=A B"], 64, "no preset name"),
      ([], 64, "needs a file"),
    ])
  func refused(arguments: [String], code: Int32, words: String) throws {
    let runner = try CommandRunner()
    try runner.write("a: 1", to: "x.yaml")
    for file in ["x.ts", "x.mjs"] { try runner.write("export const a = 1;", to: file) }
    try runner.write(Texts.settled, to: "r.json")
    try runner.write(#"{"d": {"$type": "duration", "$value": "1s"}}"#, to: "t.json")
    let result = runner.run(["import"] + arguments)
    #expect(result.code == code && result.err.contains(words), "\(result.code) \(result.err)")
  }

  @Test("say on stderr what was mended and left out, and keep the registry's settings")
  func mending() throws {
    let runner = try CommandRunner.empty()
    runner.run("config", "set", "near-duplicate.severity", "note")
    try runner.write(
      ##"{"time": {"Fast In": {"value": "200ms", "type": "time"}}, "red": {"value": "#f00", "type": "color"}}"##,
      to: "in.json")
    let result = runner.run("import", "in.json", "--format", "dtcg", "--exact", "--replace")
    #expect(result.code == 0)
    #expect(result.out == "added 1, replaced 0, removed 0, unchanged 0\n")
    #expect(result.err.contains("time.Fast In: is named time.fast-in here\n"))
    #expect(result.err.contains("1 token that is no motion was left out: 1 color\n"))
    #expect(runner.run("export").out.contains("\"originalName\": \"time.Fast In\""))
    #expect(runner.run("export").out.contains("\"near-duplicate\""))
  }

  @Test("refuse a file with mistakes, each at its place, and change nothing")
  func problems() throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    try runner.write(
      """
      {"good": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
       "bad": {"$type": "duration", "$value": "soon"},
       "lost": {"$type": "duration", "$value": "{nowhere}"}}
      """, to: "in.json")
    let result = runner.run("import", "in.json", "--format", "dtcg")
    #expect(result.code == 2 && result.out.isEmpty)
    #expect(result.err.contains("in.json:2:41: bad.$value: "))
    #expect(result.err.contains("in.json:3:42: lost.$value: "))
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("fractions of milliseconds are kept as they were written")
  func fractions() throws {
    let runner = try CommandRunner(packs: ["apple"])
    for (index, value) in [#"{"value": 2.1, "unit": "ms"}"#, #""2.1ms""#].enumerated() {
      try runner.write(#"{"a": {"$type": "duration", "$value": \#(value)}}"#, to: "tokens.json")
      #expect(runner.run("import", "tokens.json", "--replace").code == 0)
      #expect(runner.run("export").out.contains(#""duration": 0.0021"# + "\n"), "\(index)")
    }
    #expect(runner.run("export", "--format", "dtcg").out.contains(#""value": 2.1,"#))
    #expect(runner.run("add", "duration", "b", "4.9ms").code == 0)
    #expect(runner.run("export", "b").out.contains(#""duration": 0.0049"# + "\n"))
  }
}

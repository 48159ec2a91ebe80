import AppCheck
import Export
import Foundation
import Registry
import Testing

/// Fixes name what the exports hold: a browser says nothing of a variable that is not declared.
@Suite("Names that fixes write")
struct FixedNamesTests {
  struct Style: CustomTestStringConvertible, Sendable {
    let format: String
    let export: String
    let source: String
    var testDescription: String { "\(format), \(source)" }
  }

  static let styles = [
    Style(format: "css", export: "made/motion.css", source: "app/a.css"),
    Style(format: "css", export: "made/motion.css", source: "app/a.ts"),
    Style(format: "tailwind", export: "made/motion.css", source: "app/a.css"),
    Style(format: "tailwind", export: "made/motion.css", source: "app/a.tsx"),
    Style(format: "scss", export: "made/_motion.scss", source: "app/a.scss"),
  ]
  @Test("every name that a fix writes stands in the export", arguments: try Pack.all().map(\.name), styles)
  func names(pack: String, style: Style) throws {
    let runner = try CommandRunner(packs: [pack])
    try runner.add(
      """
      {"name": "my.duration.sm", "kind": "duration", "duration": 0.217},
      {"name": "my.ease.fluid", "kind": "curve", "bezier": [0.31, 0.72, 0.04, 1]},
      {"name": "motion.duration.lg", "kind": "duration", "duration": 0.619},
      {"name": "duration.mine", "kind": "duration", "duration": 0.223},
      {"name": "ease.mine", "kind": "curve", "bezier": [0.43, 0.06, 0.21, 0.97]},
      {"name": "my-easing-soft", "kind": "curve", "bezier": [0.41, 0.02, 0.2, 1]},
      {"name": "pause.duration", "kind": "duration", "duration": 0.713},
      {"name": "my.ease.out.easing", "kind": "curve", "bezier": [0.16, 1, 0.29, 1]},
      {"name": "my.fade", "kind": "tween", "duration": 0.317, "curve": {"bezier": [0.17, 0.9, 0.3, 1]}}
      """)
    try runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "\#(style.format)", "to": "\#(style.export)"}]}"#,
      to: ".motionbook.json")
    try runner.write(#"{"dependencies": {"tailwindcss": "^4"}}"#, to: "package.json")
    #expect(runner.run("export", "--all").code == 0)
    // The values of all presets, as style sheets have them.
    let values = Self.declarations(runner.run("export", "--format", "css").out)
    try runner.write(Self.source(values, style.source), to: style.source)
    let outcome = runner.run("check", "app", "--fix")
    #expect(outcome.code < 2, "\(outcome.err)")
    // Sass imports what it uses; that an app loads a style sheet is its own to see to.
    let asksToLoad = outcome.err.contains("nothing that was read has used \(style.export) so far")
    #expect(asksToLoad == (style.format != "scss"), "\(outcome.err)")
    let fixed = try runner.read(style.source)
    let export = try runner.read(style.export)
    let used = Self.names(fixed)
    #expect(used.count > 4, "\(fixed)")
    for name in used { #expect(Self.holds(export, name), "\(name)") }
    #expect(fixed.contains("my-ease-fluid") && fixed.contains("my-duration-sm"), "\(fixed)")
    // Of Tailwind's classes the words that they begin with are said once.
    #expect(fixed.contains("ease-mine") && fixed.contains("duration-mine"), "\(fixed)")
    #expect(fixed.contains("motion-duration-lg") && !fixed.contains("motion-motion"), "\(fixed)")
    #expect(!fixed.contains("ease-ease-mine") && !fixed.contains("duration-duration-mine"), "\(fixed)")
    let report = runner.run("check", "app", "--only", "unknown-symbol,stale-export")
    #expect(report.code == 0, "\(report.out)")
  }

  @Test("a check knows every part of a preset that an export has by itself")
  func parts() {
    #expect(Set(GeneratedPart.allCases.map(\.rawValue)) == Set(PresetSymbol.Part.allCases.map(\.rawValue)))
  }

  @Test("a style sheet that the changed file or another one loads is not asked for")
  func loaded() throws {
    for (name, text) in [
      ("app/a.css", "@import \"../made/motion.css\";\n"),
      // Where nothing moves too.
      ("app/main.ts", "import '../made/motion.css';\n"),
      ("app/main.css", "@import url(../made/motion.css);\n"),
      ("app/index.html", "<link rel=\"stylesheet\" href=\"/made/motion.css\">\n"),
      ("app/other.css", "@import \"./motion.css\";\n"),
    ] {
      let runner = try CommandRunner(packs: ["starter"])
      try runner.write(
        #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "made/motion.css"}]}"#,
        to: ".motionbook.json")
      #expect(runner.run("export", "--all").code == 0)
      let rule = ".a { transition: opacity 0.15s linear; }\n"
      try runner.write(name == "app/a.css" ? text + rule : rule, to: "app/a.css")
      if name != "app/a.css" { try runner.write(text, to: name) }
      let outcome = runner.run("check", "app", "--fix")
      #expect(outcome.err.contains("changed 1 place in app/a.css"), "\(outcome.err)")
      #expect(outcome.err.contains("nothing that was read has used") == (name == "app/other.css"), "\(name)")
    }
  }

  @Test("a name of a preset that an export leaves out says which patterns do not match it")
  func omitted() throws {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "m.css", "patterns": ["starter.curve.*"]}]}"#,
      to: ".motionbook.json")
    try runner.write(
      ".a { transition: opacity var(--motion-starter-fade-quick-duration); }\n", to: "app/a.css")
    let outcome = runner.run("check", "app", "--only", "unknown-symbol")
    #expect(
      outcome.out.contains("no export holds --motion-starter-fade-quick-duration")
        && outcome.out.contains("starter.fade.quick is in the registry, and no pattern of exports[0]"),
      "\(outcome.out)")
  }

  @Test("where the names of two exports begin alike a hint says which file has the one that is meant")
  func twoExports() throws {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "motion", "to": "m.ts"}, {"format": "waapi", "to": "w.ts"}]}"#,
      to: ".motionbook.json")
    try runner.write(
      "import { motionPresets } from '../m';\nel.animate(frames, { duration: 150 });\n", to: "app/a.ts")
    let outcome = runner.run("check", "app", "--only", "hand-written-equal,hand-written-near")
    #expect(outcome.out.contains("from w.ts"), "\(outcome.out)")
  }

  @Test("a variable in the manner of an export that it does not hold is an unknown symbol")
  func unknown() throws {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.add(#"{"name": "ease.fluid", "kind": "curve", "bezier": [0.32, 0.72, 0, 1]}"#)
    try runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "made/motion.css"}]}"#,
      to: ".motionbook.json")
    try runner.write(
      """
      .a { transition: opacity 1s var(--motion-ease-fluid-easing); }
      .b { transition: opacity 1s var(--motion-ease-fluid); }
      .c { transition: opacity 1s var(--motion-ease-fluid-duration); }
      """, to: "app/a.css")
    #expect(runner.run("export", "--all").code == 0)
    let report = runner.run("check", "app", "--only", "unknown-symbol").out
    #expect(
      report.contains("a.css:1") && report.contains("a.css:3") && !report.contains("a.css:2"), "\(report)")
    #expect(report.contains("did you mean --motion-ease-fluid?"), "\(report)")
  }

  @Test("names that said the prefix twice are unknown symbols now, and what they became is told")
  func doubled() throws {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.add(
      #"{"name": "motion.fast", "kind": "duration", "duration": 0.15}, {"name": "duration.slow", "kind": "duration", "duration": 0.7}"#
    )
    try runner.write(
      """
      {"registry": "motionbook.db", "exports": [
        {"format": "css", "to": "made/motion.css"}, {"format": "tailwind", "to": "made/tailwind.css"}]}
      """, to: ".motionbook.json")
    try runner.write(
      ".a { transition: opacity var(--motion-motion-fast-duration) ease; @apply duration-duration-slow; }",
      to: "app/a.css")
    #expect(runner.run("export", "--all").code == 0)
    let report = runner.run("check", "app", "--only", "unknown-symbol").out
    #expect(report.contains("no preset is behind --motion-motion-fast-duration"), "\(report)")
    #expect(report.contains("did you mean --motion-fast-duration?"), "\(report)")
    #expect(report.contains("did you mean duration-slow?"), "\(report)")
  }

  @Test(
    "a file of Sass takes the export for Sass and no other file does, whatever the order",
    arguments: [true, false])
  func order(isSassFirst: Bool) throws {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.add(#"{"name": "fast", "kind": "duration", "duration": 0.217}"#)
    let exports = [
      #"{"format": "css", "to": "made/motion.css"}"#, #"{"format": "scss", "to": "made/_motion.scss"}"#,
    ]
    let list = (isSassFirst ? exports.reversed() : exports).joined(separator: ", ")
    try runner.write(#"{"registry": "motionbook.db", "exports": [\#(list)]}"#, to: ".motionbook.json")
    for name in ["a.scss", "b.css", "c.less"] {
      try runner.write(".a { transition-duration: 217ms; }\n", to: "app/" + name)
    }
    let hints = runner.run("check", "app").out
    #expect(hints.contains(#"use motion-get("fast", "duration")"#), "\(hints)")
    #expect(runner.run("export", "--all").code == 0)
    #expect(runner.run("check", "app", "--fix").code == 0)
    #expect(
      try runner.read("app/a.scss").contains(#"transition-duration: motion.motion-get("fast", "duration");"#))
    for name in ["b.css", "c.less"] {
      #expect(try runner.read("app/" + name).contains("transition-duration: var(--motion-fast-duration);"))
    }
  }

  @Test("the variables of a Sass export are the registry's")
  func sassVariables() throws {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.add(
      """
      {"name": "motion.fast", "kind": "duration", "duration": 0.15},
      {"name": "ease.soft", "kind": "curve", "points": [[0, 0], [0.3, 1], [1, 1]]}
      """)
    try runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "scss", "to": "made/_motion.scss"}]}"#,
      to: ".motionbook.json")
    try runner.write(
      """
      @use "../made/motion";
      .a { transition: opacity motion.$motion-fast-duration motion.$motion-ease-soft; }
      """, to: "app/a.scss")
    #expect(runner.run("export", "--all").code == 0)
    #expect(try runner.read("made/_motion.scss").contains("$motion-ease-soft--fallback: cubic-bezier("))
    let report = runner.run("check", "app", "--strict").out
    #expect(
      report.contains("No findings") && report.contains("1 site, 1 of them from the registry"), "\(report)")
  }

  @Test("a variable of the app's own that is called as the export's is not made to refer to itself")
  func ownVariable() throws {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.add(#"{"name": "motion.duration.fast", "kind": "duration", "duration": 0.217}"#)
    try runner.write(
      #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "made/motion.css"}]}"#,
      to: ".motionbook.json")
    let source = ":root {\n  /* a; b */ --motion-duration-fast: 217ms;\n}\n"
    try runner.write(source, to: "app/a.css")
    try runner.write(":root { --fast: 217ms; }\n", to: "app/b.css")
    #expect(runner.run("export", "--all").code == 0)
    let outcome = runner.run("check", "app", "--fix")
    #expect(try runner.read("app/a.css") == source)
    #expect(outcome.err.contains("the export declares --motion-duration-fast itself"), "\(outcome.err)")
    #expect(try runner.read("app/b.css").contains("--fast: var(--motion-duration-fast);"))
  }

  /// The custom properties of a style sheet with their values, without what only some browsers read.
  private static func declarations(_ sheet: String) -> [(name: String, value: String)] {
    sheet.components(separatedBy: "\n}")[0].split(separator: "\n").compactMap { line in
      let parts = line.drop { $0 == " " }.components(separatedBy: ": ")
      guard parts.count == 2, parts[0].hasPrefix("--") else { return nil }
      return (parts[0], String(parts[1].prefix { $0 != ";" }))
    }
  }

  /// A source that writes all durations and curves by hand, alone and together.
  private static func source(_ values: [(name: String, value: String)], _ path: String) -> String {
    var durations: [String] = []
    var curves: [String] = []
    for (name, value) in values where !name.hasSuffix("-delay") {
      if value.hasSuffix("ms"), value != "0ms" { durations.append(value) }
      if value.hasPrefix("cubic-bezier(") { curves.append(value) }
    }
    let pairs =
      zip(durations, curves).map { "\($0) \($1)" } + zip(durations, curves.reversed()).map { "\($0) \($1)" }
    if path.hasSuffix("tsx") {
      let eases = curves.map { "ease-[\($0.filter { $0 != " " })]" }
      let times = durations.map { "duration-[\($0)]" }
      let classes = zip(times, eases).map { "\($0) \($1)" } + times + eases
      return classes.map { "const a = <a className=\"transition \($0)\" />;\n" }.joined()
    }
    let declarations =
      pairs.map { "transition: opacity \($0);" } + pairs.map { "animation: spin \($0) 20ms;" }
      + durations.map { "transition-duration: \($0);" }
      + curves.map { "transition-timing-function: \($0);" }
      + zip(durations, curves).map { "transition-duration: \($0); transition-timing-function: \($1);" }
    if path.hasSuffix("ts") {
      return declarations.enumerated().map { "const A\($0) = styled.div`\n  \($1)\n`;\n" }.joined()
    }
    return declarations.enumerated().map { ".a\($0) { \($1) }\n" }.joined()
  }

  /// The names that fixes may have written: custom properties, calls of Sass, classes of Tailwind.
  private static func names(_ text: String) -> Set<String> {
    var names: Set<String> = []
    for match in text.matches(
      of: /var\((--[a-z0-9-]+)\)|motion-get\(("[^)]*")\)|[" ]((duration|ease)-[a-z][a-z0-9-]*)/)
    {
      let name = match.output.1 ?? match.output.2 ?? match.output.3
      if let name { names.insert(String(name)) }
    }
    return names
  }

  private static func holds(_ export: String, _ name: String) -> Bool {
    if name.hasPrefix("--") { return export.contains("  \(name): ") }
    if name.hasPrefix("ease-") { return export.contains("  --\(name): ") }
    if name.hasPrefix("duration-") { return export.contains("  --transition-\(name): ") }
    // "fade", "duration"
    let parts = name.components(separatedBy: ", ").map { $0.filter { $0 != "\"" } }
    guard parts.count == 2, let entry = export.components(separatedBy: "\"\(parts[0])\": (").last else {
      return false
    }
    return entry.components(separatedBy: "),")[0].contains("\(parts[1]): ")
  }
}

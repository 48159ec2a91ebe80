import Foundation
import Presets
import TestSupport
import Testing

@testable import Export

/// The web's formats of every kind of preset by itself, and of all of them with aliases, given to the languages' own
/// compilers.
@Suite("Web formats compile, whatever they hold")
struct WebMatrixTests {
  @Test(
    "as TypeScript, strictly and without a name too many",
    .enabled(if: TypeScriptRun.isPossible, TypeScriptRun.missing),
    arguments: Extent.cases(["es2020", "esnext"]))
  func typeScript(target: String) throws {
    #expect(try TypeScriptRun.complaints(Self.modules.get(), target: target) == "")
  }

  @Test(
    "as TypeScript 7, with all that new projects ask",
    .enabled(if: TypeScriptRun.newest != nil, TypeScriptRun.hint),
    arguments: Extent.cases(["es2020", "esnext"]))
  func newestTypeScript(target: String) throws {
    #expect(try TypeScriptRun.newestComplaints(Self.modules.get(), target: target) == "")
  }

  /// The modules of every format that writes TypeScript, which both compilers get for both targets.
  private static let modules = Result {
    try ExportFormats.all.filter { $0.fileName.hasSuffix(".ts") }.reduce(into: [:]) { all, format in
      all.merge(try files(of: format)) { $1 }
    }
  }

  /// A module of each book, and how its library takes one with its own types, where a stub says that, in the format's
  /// own folder.
  private static func files(of format: ExportFormat) throws -> [String: String] {
    let inputs = try MatrixBook.singles() + [("all", ExportGolden.input(try MatrixBook.aliased()))]
    var files: [String: String] = [:]
    for (index, (_, input)) in inputs.enumerated() {
      files["\(format.name)/module\(index).ts"] = try ExportedFiles(format, input).text
    }
    files["\(format.name)/use.ts"] = try Stubs.files(in: "Uses")["\(format.name).ts"] ?? ""
    return files
  }

  @Test(
    "as Sass, each with its mixins",
    .enabled(if: InstalledProgram("sass") != nil, "needs sass: npm install --global sass"))
  func sass() throws {
    let sass = try #require(InstalledProgram("sass"))
    let inputs = try MatrixBook.singles() + [("all", ExportGolden.input(try MatrixBook.aliased()))]
    let (status, css) = try TemporaryFolder.use { folder in
      var page: [String] = []
      for (index, (_, input)) in inputs.enumerated() {
        let text = try ExportedFiles(.scss, input).text
        try folder.write(text, to: "_module\(index).scss")
        page.append("@use \"module\(index)\" as module\(index);")
      }
      for (index, (_, input)) in inputs.enumerated() {
        page.append("@include module\(index).motion-keyframes;")
        for exported in try input.all() where exported.motion.kind.isKeyframed {
          let name = exported.name.text.replacing(".", with: "-")
          page.append(".a { @include module\(index).motion-animation(\"\(name)\"); }")
          if exported.target == nil { page.append("@include module\(index).motion-keyframes-\(name);") }
        }
      }
      try folder.write(page.joined(separator: "\n"), to: "page.scss")
      return try sass.run(["--no-source-map", folder.path("page.scss")])
    }
    #expect(status == 0 && !css.contains("Warning"), "\(css.suffix(800))")
  }

  @Test("as Tailwind's theme, whose names are all of custom properties that are there, with less motion too")
  func tailwind() throws {
    let inputs = try MatrixBook.singles() + [("all", ExportGolden.input(try MatrixBook.aliased()))]
    for (name, input) in inputs {
      let text = try ExportedFiles(.tailwind, input).text
      let parts = text.split(separator: "@theme inline {")
      let declared = Set((parts.first ?? "").matches(of: #/(--[a-z0-9-]+): /#).map { String($0.1) })
      let used = (parts.last ?? "").matches(of: #/: var\((--[a-z0-9-]+)\);/#).map { String($0.1) }
      #expect(parts.count == 2 || declared.isEmpty, "\(name)")
      #expect(Set(used).isSubset(of: declared), "\(name)")
      #expect(parts.count == 1 || !(parts.last ?? "").contains("prefers-reduced-motion"))
    }
  }

  @Test("Tailwind's own names are replaced only with a note")
  func tailwindNames() throws {
    let book = try ExportGolden.book(
      presets: """
        {"name": "in", "kind": "curve", "bezier": [0, 0, 0.2, 1]},
        {"name": "enter", "kind": "curve", "bezier": [0, 0, 0.2, 1]}
        """)
    let notes = try ExportedFiles(.tailwind, ExportInput(book)).notes
    #expect(notes == ["in: it replaces Tailwind's own ease-in"])
  }

  @Test("Notes are told once for each reason, with its count")
  func notes() throws {
    let notes = try ExportedFiles(.lottie, ExportInput(try ExportGolden.pack("apple"))).notes
    #expect(notes.count < 6, "\(notes)")
    #expect(notes.contains { $0.contains(" presets: Lottie plays clips, and this is a spring: apple.") })
  }

  @Test(
    "A group that would hide Kotlin's outer object gets names for Android none the less, by another object")
  func figmaWithoutKotlin() throws {
    let book = try MatrixBooks.book(#"{"name": "motion.fast", "kind": "duration", "duration": 0.1}"#)
    let files = try ExportedFiles(.figma, ExportInput(book))
    #expect(files.text.contains("\"WEB\"") && files.text.contains("\"iOS\""))
    #expect(files.text.contains("\"ANDROID\"") && files.text.contains("MotionPresets"))
  }

  @Test(
    "The names that a check looks for are those that are written", arguments: ["css", "panda", "tamagui"])
  func symbols(name: String) throws {
    let format = try #require(ExportFormats.named(name))
    let book = try ExportGolden.pack("starter")
    let input = ExportInput(book)
    let text = try ExportedFiles(format, input).text
    let list = try #require(format.symbols)
    let lists = try list(input)
    let symbols = try #require(lists.first)
    for symbol in symbols.symbols {
      let preset = try #require(book.preset(named: symbol.preset))
      guard format.kinds.contains(preset.kind), preset.kind != .alias, preset.kind != .morph else { continue }
      let written =
        switch name {
        case "css": symbol.use.replacing("var(", with: "").replacing(")", with: ": ")
        case "panda": "\"\(symbol.use)\": { value: "
        default: "\n  \(symbol.use.replacing("motionPresets.", with: "")): "
        }
      #expect(text.contains(written), "\(symbol.use)")
    }
  }

  @Test(
    "A check knows all custom properties that a style sheet declares, and no others",
    arguments: ["apple", "carbon", "figma", "material3", "open-props", "starter"])
  func customProperties(pack: String) throws {
    let input = ExportInput(try ExportGolden.pack(pack))
    for name in ["css", "tailwind"] {
      let format = try #require(ExportFormats.named(name))
      let lines = try ExportedFiles(format, input).text.split(separator: "\n")
      let declared = Set(
        lines.compactMap { line -> String? in
          let text = line.drop { $0 == " " }
          guard text.hasPrefix("--"), let colon = text.firstIndex(of: ":") else { return nil }
          return String(text[..<colon])
        })
      let listed = try #require(format.symbols)
      let lists = try listed(input)
      let style = try #require(lists.first { $0.platforms.contains("css") })
      let known = Set(style.symbols.flatMap { Array($0.names.values) })
      let own = declared.filter { $0.hasPrefix("--motion-") }
      #expect(own == known)
      guard let classes = lists.first(where: { $0.platforms.contains("tailwind") }) else { continue }
      let themes = declared.subtracting(known).map { name in
        let words = name.dropFirst(2)
        return words.hasPrefix("transition-") ? words.dropFirst("transition-".count) : words
      }
      let words = Set(classes.symbols.flatMap { Array($0.names.values) })
      #expect(Set(themes.map { String($0) }) == words)
    }
  }
}

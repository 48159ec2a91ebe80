import Foundation
import Presets
import Testing

@testable import Export

/// The words that an exported file says by their bare names.
@Suite("Words of an exported file")
struct UsedWordsTests {
  private static let languages: [(language: CodeLanguage, formats: [String], ending: String)] = [
    (.swift, ["swift", "uikit"], "swift"), (.kotlin, ["compose"], "kt"), (.dart, ["flutter"], "dart"),
    (
      .typeScript,
      ["motion", "react-spring", "reanimated", "react-native", "waapi", "gsap", "tamagui", "panda"], "ts"
    ),
  ]

  @Test("Every type that a file names and does not declare is known", arguments: languages.map(\.formats))
  func known(formats: [String]) throws {
    let (language, _, ending) = try #require(Self.languages.first { $0.formats == formats })
    for format in formats {
      let input = ExportGolden.input(
        try ExportGolden.everything(), options: ExportOptions(namespace: "Zz", material: format == "compose"))
      let text = try ExportedFiles(named: format, input).text
      let code = Self.code(of: text).replacing(#/(enum class \w+) {[^}]*}/#) { $0.1 }
      let declared = Set(
        code.matches(
          of:
            #/\b(?:enum class|class|struct|enum|object|typealias|protocol|interface|type|case|function|const) `?(\w+)/#
        )
        .map { String($0.1) })
      let unknown = Self.types(in: code).subtracting(declared).subtracting(language.used)
      #expect(unknown.filter { !$0.hasPrefix("Zz") && $0.count > 1 && $0 != "Self" } == [], "\(format)")
    }
    let folder = ExportGolden.folder.appending(path: "../../../Sources/Export/Support").path
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix("." + ending)
    {
      let code = Self.code(of: try String(contentsOfFile: folder + "/" + file, encoding: .utf8))
      let unknown = Self.types(in: code).subtracting(language.used)
      let own = Set(code.matches(of: #/\b(?:type|class) (\w+)/#).map { String($0.1) })
      #expect(
        unknown.filter {
          !$0.hasPrefix("ROOT") && $0.count > 1 && !own.contains($0) && !["Self", "Value"].contains($0)
        }
          == [], "\(file)")
    }
  }

  @Test(
    "No namespace may be such a word",
    arguments: [
      ("swift", "Animation"), ("swift", "View"), ("swift", "Double"), ("uikit", "LayerTrack"),
      ("uikit", "Bool"),
      ("compose", "Float"), ("flutter", "Color"), ("flutter", "Widget"), ("flutter", "Matrix4"),
      ("motion", "Math"),
      ("gsap", "Math"), ("waapi", "Infinity"), ("waapi", "keyframe"), ("waapi", "Keyframe"),
    ])
  func refused(format: String, namespace: String) throws {
    let input = ExportGolden.input(try ExportGolden.small(), options: ExportOptions(namespace: namespace))
    #expect(throws: ExportError.self) { try ExportedFiles(named: format, input) }
  }

  /// The text without comments and literals.
  private static func code(of text: String) -> String {
    text.replacing(
      #/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//#, with: "")
  }

  /// The words with a capital that stand behind no point.
  private static func types(in code: String) -> Set<String> {
    Set(code.matches(of: #/(?:^|[^\w.`])([A-Z]\w*)/#).map { String($0.1) })
  }
}

import CommandLineKit
import PlainText

/// What `.editorconfig` files say of Kotlin's imports (editorconfig.org; ktlint's rule `import-ordering`). Used on one
/// thread.
final class EditorConfigurations {
  private let console: Console
  /// What each folder's file says, and whether none above it counts.
  private var known: [String: (answer: Bool?, isRoot: Bool)] = [:]

  init(_ console: Console) { self.console = console }

  /// Whether imports stand as IntelliJ IDEA keeps them, those of `java`, `javax` and `kotlin` behind the others; nil where
  /// nothing says how they stand.
  func keepsKotlinLast(_ path: String) -> Bool? {
    Console.foldersUpward(from: console.folder(ofFile: path)).lazy.map(configuration)
      .first { $0.answer != nil || $0.isRoot }?.answer
  }

  private func configuration(in folder: String) -> (answer: Bool?, isRoot: Bool) {
    if let known = known[folder] { return known }
    let file = folder + "/.editorconfig"
    let bytes = console.isRegularFile(file) ? try? console.readFile(file) : nil
    let found = bytes.map { Self.read(String(decoding: $0, as: UTF8.self)) } ?? (nil, false)
    known[folder] = found
    return found
  }

  private static func read(_ text: String) -> (answer: Bool?, isRoot: Bool) {
    var (style, layout, isRoot): (String?, String?, Bool) = (nil, nil, false)
    var isOfKotlin = true
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.filter { !$0.isWhitespace }.lowercased()
      if line.hasPrefix("[") { isOfKotlin = line == "[*]" || line.holds("kt") }
      let parts = line.split(separator: "=", maxSplits: 1)
      guard isOfKotlin, parts.count == 2 else { continue }
      switch parts[0] {
      case "root": isRoot = parts[1] == "true"
      case "ktlint_code_style": style = String(parts[1])
      case "ij_kotlin_imports_layout": layout = String(parts[1])
      default: break
      }
    }
    return (layout.map { $0.holds("kotlin.") } ?? style.map { $0 == "intellij_idea" }, isRoot)
  }
}

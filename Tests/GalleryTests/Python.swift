import Foundation
import TestSupport

/// Python, by which the page is packed and what is packed is read.
enum Python {
  /// Its output with these words, complaints too.
  static func output(_ words: String...) throws -> String {
    try Program.run(["python3"] + words).output
  }

  /// The output of `Scripts/pack-page`.
  static func packPage(_ option: String, _ file: String...) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let script = root.appending(path: "Scripts/pack-page").path
    guard let file = file.first else { return try output(script, option) }
    return try output(script, option, file)
  }
}

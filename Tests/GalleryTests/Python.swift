import Foundation

/// Python, by which the page is packed and what is packed is read.
enum Python {
  /// What it says with these words, complaints too.
  static func output(_ words: String...) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + words
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// What `Scripts/pack-page` says.
  static func packPage(_ option: String, _ file: String...) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let script = root.appending(path: "Scripts/pack-page").path
    guard let file = file.first else { return try output(script, option) }
    return try output(script, option, file)
  }
}

import CommandLineKit

/// `export --check`: whether a file is what would be written.
struct ExportCheck {
  let file: String

  /// Prints how the file differs, and ends with 1 if it does.
  func run(_ wanted: [UInt8], _ console: Console) throws {
    guard console.fileExists(file) else {
      throw Failure("\(file) does not exist; write it with the same command without --check")
    }
    let found = try console.readFile(file)
    if found == wanted { return console.note("\(file) is up to date") }
    console.out(
      LineDifference(from: found, to: wanted).text(fromTitle: file, toTitle: "\(file) as it should be"))
    throw Failure("\(file) is stale; write it with the same command without --check")
  }
}

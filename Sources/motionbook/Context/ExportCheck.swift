import CommandLineKit

/// `export --check`: whether files are what would be written.
struct ExportCheck {
  private(set) var stale: [String] = []
  private(set) var count = 0

  /// Prints how each file differs.
  mutating func compare(_ files: [ExportRun.File], _ console: Console) throws {
    for file in files {
      count += 1
      let path = console.shortPath(file.path)
      guard console.fileExists(file.path) else {
        console.out("\(path) does not exist")
        stale.append(path)
        continue
      }
      let found = try console.readFile(file.path)
      if found == file.bytes {
        console.note("\(path) is up to date")
        continue
      }
      stale.append(path)
      console.out(
        LineDifference(from: found, to: file.bytes).text(
          fromTitle: path, toTitle: "\(path) as it should be"))
    }
  }

  /// Ends with 1 when a file differs.
  func judge() throws {
    guard let first = stale.first else { return }
    let what = stale.count == 1 ? "\(first) is stale" : "\(stale.count) of \(count) files are stale"
    throw Failure("\(what); write \(stale.count == 1 ? "it" : "them") with the same command without --check")
  }
}

@testable import AppScan

/// An app of a few files.
enum SmallApp {
  /// The motions of the last file, whose names the others may declare.
  static func summaries(_ files: [(path: String, text: String)]) -> [String] {
    let scanner = AppScanner()
    let scans = files.map { file in
      Array(file.text.utf8).withUnsafeBufferPointer {
        scanner.scan($0, Language(fileName: file.path) ?? .swift)
      }
    }
    var app = ConstantTable()
    for (file, scan) in zip(files, scans) { app.add(scan.shared, path: file.path) }
    return scans[scans.count - 1].sites(app: app, path: files[files.count - 1].path).map(\.summary)
  }

  /// The same without curves and delays: `tween 0.4`.
  static func durations(_ files: [(path: String, text: String)]) -> [String] {
    summaries(files).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }
}

import Foundation

/// Programs that some tests need and that are not everywhere.
enum Programs {
  /// Where the first of some programs is that is there; nil for none.
  static func find(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Dart Sass's command.
  static let sass = find("sass")
}

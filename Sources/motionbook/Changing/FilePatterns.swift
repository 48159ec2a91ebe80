import AppScan
import CommandLineKit

/// The files that patterns of a shell mean, such as `tokens/*.json` and `tokens/**/*.{json,css}`; for shells that do not
/// expand them, and for patterns in quotes. The wildcards are those of a project file's patterns.
struct FilePatterns {
  private let console: Console

  init(_ console: Console) { self.console = console }

  /// The files of a pattern, in the order of their paths. A path that is there, or has no wildcard, is itself, and so is
  /// a pattern that no file matches: opening it says so.
  func files(matching pattern: String) throws -> [String] {
    guard pattern.utf8.contains(where: Self.isSpecial), !console.fileExists(pattern),
      let alternatives = try? BraceExpansion.alternatives(of: Array(pattern.utf8))
    else { return [pattern] }
    var found: [String] = []
    for alternative in alternatives {
      // One of several in braces that is not there is missed as a path would be.
      let isPath = alternatives.count > 1 && !alternative.contains(where: Self.isSpecial)
      found += isPath ? [String(decoding: alternative, as: UTF8.self)] : try files(matching: alternative)
    }
    let files = Set(found).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return files.isEmpty ? [pattern] : files
  }

  private static func isSpecial(_ byte: UInt8) -> Bool { "*?[{".utf8.contains(byte) }

  /// The files of a pattern without braces.
  private func files(matching pattern: [UInt8]) throws -> [String] {
    var segments = pattern.split(separator: UInt8(ascii: "/"))
    if segments.last.map(Self.isFolders) == true { segments.append([UInt8(ascii: "*")]) }
    // Paths with the slash that follows, or nothing for the folder that the command runs in.
    var folders = [pattern.first == UInt8(ascii: "/") ? "/" : ""]
    for segment in segments.dropLast() {
      folders =
        try Self.isFolders(segment)
        ? folders.flatMap { try all(below: $0) }
        : folders.flatMap { try entries(segment, in: $0).filter(console.isDirectory).map { $0 + "/" } }
    }
    guard let last = segments.last else { return [] }
    return try folders.flatMap { try entries(last, in: $0).filter(isFile) }
  }

  private func isFile(_ path: String) -> Bool {
    console.fileExists(path) && !console.isDirectory(path)
      && !Self.withoutTokens.contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// The files in which Tokens Studio says beside its sets of tokens which there are, and which make a theme.
  private static let withoutTokens = ["$metadata.json", "$themes.json"]

  /// Whether a segment is any run of folders, also none.
  private static func isFolders(_ segment: ArraySlice<UInt8>) -> Bool {
    segment.count > 1 && segment.allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The paths in a folder that a segment may mean. Names that begin with a dot are meant only by one that does.
  private func entries(_ segment: ArraySlice<UInt8>, in folder: String) throws -> [String] {
    guard segment.contains(where: { Self.isSpecial($0) || $0 == UInt8(ascii: "\\") }) else {
      return [folder + String(decoding: segment, as: UTF8.self)]
    }
    let wildcard = WildcardParser.wildcard(segment)
    let isHidden = segment.first == UInt8(ascii: ".")
    return try names(in: folder).filter { name in
      name.hasPrefix(".") == isHidden && Array(name.utf8).withUnsafeBufferPointer(wildcard.matches)
    }
    .map { folder + $0 }
  }

  /// A folder and all folders below it, but for hidden ones, for packages that were installed, and for links, which could
  /// lead around in a circle.
  private func all(below folder: String) throws -> [String] {
    let names = try names(in: folder).filter { !$0.hasPrefix(".") && $0 != "node_modules" }
    let inner = names.map { folder + $0 }.filter { console.isDirectory($0) && !console.isLink($0) }
    return try [folder] + inner.flatMap { try all(below: $0 + "/") }
  }

  private func names(in folder: String) throws -> [String] {
    let path = folder.isEmpty ? "." : folder
    return console.isDirectory(path) ? try console.names(inFolder: path) : []
  }
}

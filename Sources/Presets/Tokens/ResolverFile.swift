import StrictJSON

/// A Resolver file (Resolver Module 2025.10), which says what files of tokens make a set and which stand in for them
/// when. A registry is one set: where that is one file it is read, and else said what to import instead.
struct ResolverFile {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// Whether a document is such a file.
  static func isOne(_ root: JSONValue) -> Bool { root.member("resolutionOrder")?.kind == .array }

  /// The one file that is the whole set, as a path from this file's folder; nil where there are several parts, or
  /// where it is no file beside this one or below.
  var onlyFile: String? {
    let (sources, files) = (sources, files)
    guard let file = files.first, sources.allSatisfy({ $0.member("$ref")?.string == file }) else {
      return nil
    }
    // No address, no part of a file, and nothing above.
    let isPlain = !file.utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") }
    let folders = file.split(separator: "/", omittingEmptySubsequences: false)
    return isPlain && folders.first != "" && !folders.contains("..") ? file : nil
  }

  /// Advice on what to import instead of the file.
  var advice: String {
    let files = files
    if files.isEmpty {
      return "its tokens stand inside of it: write them into a file of their own and import that"
    }
    if files.count == 1 { return "import \(files[0]), which it names" }
    return
      "import the files that it names, in this order, each with --replace: \(files.joined(separator: ", "))"
  }

  /// The sources of the sets, and of the context that is meant where none is chosen, in the order of the file. What
  /// only refers to those is none.
  private var sources: [JSONValue] {
    var sources: [JSONValue] = []
    root.member("sets")?.forEachMember { _, set in sources += set.member("sources")?.elements ?? [] }
    root.member("modifiers")?.forEachMember { _, modifier in
      guard let name = modifier.member("default")?.string else { return }
      sources += modifier.member("contexts")?.member(name)?.elements ?? []
    }
    for item in root.member("resolutionOrder")?.elements ?? [] {
      sources += item.member("sources")?.elements ?? []
    }
    return sources.filter { $0.member("$ref")?.string?.hasPrefix("#") != true }
  }

  private var files: [String] {
    var seen: Set<String> = []
    return sources.compactMap { $0.member("$ref")?.string }.filter { seen.insert($0).inserted }
  }
}

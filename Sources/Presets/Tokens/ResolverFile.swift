import StrictJSON

/// A Resolver file (Resolver Module 2025.10), which says what files of tokens make a set and which stand in for them
/// when. A registry is one set, so it is told what to import instead.
struct ResolverFile {
  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// What to import instead of the file.
  var advice: String {
    let files = files
    if files.isEmpty {
      return "its tokens stand inside of it: write them into a file of their own and import that"
    }
    if files.count == 1 { return "import \(files[0]), which it names" }
    return
      "import the files that it names, in this order, each with --replace: \(files.joined(separator: ", "))"
  }

  /// The files of the sets, and of the context that is meant where none is chosen, in the order of the file.
  private var files: [String] {
    var sources: [JSONValue] = []
    root.member("sets")?.forEachMember { _, set in sources += set.member("sources")?.elements ?? [] }
    root.member("modifiers")?.forEachMember { _, modifier in
      guard let name = modifier.member("default")?.string else { return }
      sources += modifier.member("contexts")?.member(name)?.elements ?? []
    }
    for item in root.member("resolutionOrder")?.elements ?? [] {
      sources += item.member("sources")?.elements ?? []
    }
    var seen: Set<String> = []
    return sources.compactMap { $0.member("$ref")?.string }.filter {
      !$0.hasPrefix("#") && seen.insert($0).inserted
    }
  }
}

import CLibrary

extension Console {
  /// The files that a pattern of a shell means, such as `tokens/*.json`, in the order of their names; for shells that do
  /// not expand it, and for patterns in quotes. A path that is there, or has no wildcard, is itself.
  package func files(matching pattern: String) -> [String] {
    guard pattern.utf8.contains(where: { "*?[".utf8.contains($0) }), !fileExists(pattern) else {
      return [pattern]
    }
    let absolute = absolutePath(pattern)
    // The folder in front is no pattern, whatever its name has.
    let folder = absolute.utf8.count - pattern.utf8.count
    let beginning = String(decoding: absolute.utf8.prefix(folder), as: UTF8.self)
    var escaped = ""
    for character in beginning {
      if "*?[\\".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(escaped + pattern, 0, nil, &found) == 0 else { return [pattern] }
    let count = Int(found.gl_pathc)
    return (0..<count).compactMap { index in
      found.gl_pathv[index].map {
        String(decoding: Array(String(cString: $0).utf8.dropFirst(folder)), as: UTF8.self)
      }
    }
  }
}

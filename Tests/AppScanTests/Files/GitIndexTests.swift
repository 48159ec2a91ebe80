import Testing

@testable import AppScan

@Suite("The index of a git repository")
struct GitIndexTests {
  /// An index of version 2 or 4 as git writes it, with nothing but paths.
  private func index(_ paths: [String], version: UInt8 = 2, hashLength: Int = 20) -> [UInt8] {
    var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(paths.count)]
    var last: [UInt8] = []
    for path in paths.map({ Array($0.utf8) }) {
      let start = bytes.count
      bytes += [UInt8](repeating: 1, count: 40 + hashLength) + [0, UInt8(path.count)]
      if version == 4 {
        let common = zip(last, path).prefix { $0 == $1 }.count
        bytes += [UInt8(last.count - common)] + path[common...] + [0]
        last = path
      } else {
        bytes += path
        repeat { bytes.append(0) } while (bytes.count - start) % 8 != 0
      }
    }
    return bytes
  }

  private func contains(_ index: GitIndex?, _ path: String) -> Bool {
    Array(path.utf8).withUnsafeBufferPointer { index?.contains($0) ?? false }
  }

  private func containsFiles(_ index: GitIndex?, below folder: String) -> Bool {
    Array(folder.utf8).withUnsafeBufferPointer { index?.containsFiles(below: $0) ?? false }
  }

  @Test("tells what is tracked, and what folders hold", arguments: [(2, 20), (2, 32), (4, 20)])
  func tracked(version: Int, hashLength: Int) {
    let paths = ["a.css", "build/out.css", "src-old/b.css", "src/deep/c.css", "src/style.css", "z"]
    let found = GitIndex(
      index(paths, version: UInt8(version), hashLength: hashLength), hashLength: hashLength)
    for path in paths { #expect(contains(found, path), "\(path)") }
    for path in ["", "a.cs", "a.css2", "src", "src/", "zz", "b"] {
      #expect(!contains(found, path), "\(path)")
    }
    for folder in ["src/", "src/deep/", "build/"] {
      #expect(containsFiles(found, below: folder), "\(folder)")
    }
    for folder in ["sr/", "a.css/", "src/style/", "zz/"] {
      #expect(!containsFiles(found, below: folder), "\(folder)")
    }
  }

  @Test("is none where the bytes are no index, or end too early, wherever they end")
  func broken() {
    let whole = index(["a", "src/style.css", "src/style.scss"])
    #expect(GitIndex(whole) != nil)
    for end in 0..<whole.count - 8 { #expect(GitIndex(Array(whole[..<end])) == nil, "\(end)") }
    let four = index(["a", "src/style.css", "src/style.scss"], version: 4)
    for end in 0..<four.count - 1 { #expect(GitIndex(Array(four[..<end])) == nil, "\(end)") }
    #expect(GitIndex(Array("DIRC".utf8) + [0, 0, 0, 2, 255, 255, 255, 255, 0, 0]) == nil)
    #expect(GitIndex(Array("NONE".utf8) + whole[4...]) == nil)
  }

  @Test("of an empty repository holds nothing")
  func empty() {
    let none = GitIndex(index([]) + [0])
    #expect(none != nil && !contains(none, "a") && !containsFiles(none, below: "a/"))
  }
}

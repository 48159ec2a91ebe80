import Testing

@testable import Export

@Suite("What is kept until its turn")
struct SpoolTests {
  @Test("Few bytes and many come back in their order, twice", arguments: [0, 1, 70_000, 1_500_000])
  func order(count: Int) throws {
    let spool = Spool()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    for start in stride(from: 0, to: count, by: 60_000) {
      try spool.append(Array(bytes[start..<min(count, start + 60_000)]))
    }
    for _ in 0..<2 {
      var found: [UInt8] = []
      try spool.write { found += $0 }
      #expect(found == bytes)
    }
  }

  @Test("Bytes can be added after others were read")
  func later() throws {
    let spool = Spool()
    let first = [UInt8](repeating: 1, count: 1_200_000)
    try spool.append(first)
    try spool.write { _ in }
    try spool.append([2, 3])
    var found: [UInt8] = []
    try spool.write { found += $0 }
    #expect(found == first + [2, 3])
  }

  @Test("Parts of any length are read one after the other, fewer bytes at the end")
  func parts() throws {
    let spool = Spool()
    try spool.append([1, 2, 3, 4, 5])
    try spool.read { read in
      let parts = [try read(2), try read(2), try read(2), try read(2)]
      #expect(parts == [[1, 2], [3, 4], [5], []])
    }
  }
}

@Suite("Texts of people in comments")
struct SafeTextTests {
  @Test("A sign is parted also where an accent follows it, for those who read bytes see it")
  func accents() {
    #expect(SafeText.inComment("a */\u{301} b") == "a * /\u{301} b")
    #expect(SafeText.inComment("é </\u{338}style>") == "é < /\u{338}style>")
  }

  @Test(
    "Every dangerous sign is parted, and what is harmless stays",
    arguments: [
      ("*/", "* /"), ("/*", "/ *"), ("</x", "< /x"), ("-->", "- ->"), ("--!>", "- -!>"), ("${a", "$ {a"),
      ("#{a", "# {a"), ("\\(a)", "\\ (a)"), ("a\\", "a\\ ."), ("a - b < c / d * e", "a - b < c / d * e"),
      ("--x", "--x"), ("a\nb", "a b"), ("", ""),
    ])
  func signs(text: String, safe: String) {
    #expect(SafeText.inComment(text) == safe)
  }
}

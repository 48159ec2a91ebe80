import Testing

@testable import AppScan

@Suite("PathList")
struct PathListTests {
  @Test(
    "a line each, or between NULs where there is one",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\nb\0c\0", ["a\nb", "c"]), ("", []), ("\n\n", []),
      (" a b \n", [" a b "]),
    ])
  func paths(text: String, expected: [String]) {
    #expect(PathList.paths(Array(text.utf8)) == expected.map { Array($0.utf8) })
  }
}

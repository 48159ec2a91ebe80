import AppScan
import Testing

@Suite("Git's configuration")
struct GitConfigurationTests {
  @Test(
    "the last value of a variable counts, without its quotes and comments",
    arguments: [
      ("[core]\n\texcludesFile = ~/.ignore\n", "~/.ignore"), ("[CORE] ExcludesFile=a b \t; why\r\n", "a b"),
      ("[core]\nexcludesfile = \"a # b \" # why\n", "a # b "),
      ("[core]\nexcludesfile = a\\\\b\\\"\n", "a\\b\""),
      ("[core]\nexcludesfile = a\n[user]\nexcludesfile = b\n[core]\nexcludesfile = c", "c"),
      ("[core \"sub\"]\nexcludesfile = a\n", nil), ("# [core]\n; excludesfile = a\nexcludesfile = b", nil),
      ("[core]\neditor = excludesfile\nexcludesfiles = x\n# excludesfile = a\n", nil), ("", nil),
      ("[core", nil),
    ])
  func values(text: String, expected: String?) {
    #expect(GitConfiguration.value(of: "excludesfile", in: "core", Array(text.utf8)) == expected)
  }
}

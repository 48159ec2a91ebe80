import Testing

@Suite("import of the indented syntax of Sass")
struct IndentedSassImportTests {
  private static let sheet = """
    @use 'sass:map'
    $fast: .1s
    $slow: .4s !default
    $ease: cubic-bezier(0, 0, .2, 1)
    $fade: opacity $fast $ease

    =appear($time: 2s)
      transition: opacity $time

    .a
      --own: 150ms
      transition: $fade

    """

  @Test("its variables are those of SCSS, in a file of its ending", arguments: ["t.sass", "T.SASS"])
  func variables(name: String) throws {
    #expect(
      try CommandRunner.rows(of: [name: Self.sheet], imported: [name]) == [
        "ease curve bezier 0, 0, 0.2, 1 fade", "fade tween fast, ease 0.1 s",
        "fast duration 0.1 s 0.1 s fade",
        "own duration 0.15 s 0.15 s", "slow duration 0.4 s 0.4 s",
      ])
  }

  @Test("keyframes are named as not read, and a module of Sass's own is no file to import")
  func leftOut() throws {
    let keyframes = "@keyframes spin\n  to\n    rotate: 1turn\n"
    let runner = try CommandRunner.empty(["t.sass": Self.sheet + keyframes, "u.sass": "@use 'sass:map'\n"])
    #expect(
      runner.run("import", "t.sass").err.contains(
        "t.sass: keyframes in the indented syntax of Sass are not read"))
    let nothing = runner.run("import", "u.sass")
    #expect(nothing.code == 1 && nothing.err.contains("no motion that could be read"), "\(nothing.err)")
  }
}

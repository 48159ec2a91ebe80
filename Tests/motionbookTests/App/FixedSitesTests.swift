import Testing

/// `check --fix` in repositories of which a part alone loads an export of styles.
@Suite("Fixed sites")
struct FixedSitesTests {
  private static let rule = "b { transition: opacity 2s linear; }\n"
  private static let styled = "const B = styled.b`transition: opacity 2s linear;`;\n"
  private static let page =
    "<html><head><style>b { transition: opacity 2s linear; }</style></head><body><b>x</b></body></html>\n"

  /// Fixes an app of a package `web`, which has the export and loads it, and of other files.
  private func fixed(_ format: String, _ files: [String: String]) throws -> (CommandRunner, String) {
    let runner = try FixedPackagesTests.app(
      format, "web/src/motion." + format,
      ["web/package.json": #"{"name": "web", "version": "1.0.0"}"#, "web/src/a." + format: Self.rule]
        .merging(files) { $1 })
    if format == "css" { try runner.write("@import \"./motion.css\";\n" + Self.rule, to: "web/src/a.css") }
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    #expect(try runner.read("web/src/a." + format).contains("spin"), "\(result)")
    return (runner, result.err)
  }

  @Test(
    "a package uses the styles of another that it depends on, or that it loads where npm does not publish it",
    arguments: ["css", "scss"],
    [
      (#""private": true"#, false, false), (#""private": true"#, true, true),
      (#""version": "1.0.0""#, true, false),
      (#""version": "1.0.0", "dependencies": {"web": "^1.0.0"}"#, false, true),
      (#""version": "1.0.0", "devDependencies": {"web": "^1.0.0"}"#, false, false),
      (#""private": true, "devDependencies": {"web": "^1.0.0"}"#, false, true),
    ])
  func packages(format: String, lib: (says: String, loads: Bool, uses: Bool)) throws {
    let loading =
      format == "css" ? "@import \"../web/src/motion.css\";\n" : "@use '../web/src/motion' as m;\n"
    let (runner, notes) = try fixed(
      format,
      [
        "lib/package.json": #"{"name": "lib", \#(lib.says)}"#, "lib/a." + format: Self.rule,
        "lib/b." + format: lib.loads ? loading : "",
      ])
    #expect(try (runner.read("lib/a." + format) != Self.rule) == lib.uses, "\(notes)")
    #expect(notes.contains("outside of this package") != lib.uses)
    let isAsked = notes.contains("nothing that was read loads web/src/motion.css in lib: see that the apps")
    #expect(isAsked == (format == "css" && lib.uses && !lib.loads), "\(notes)")
  }

  @Test(
    "a package loads an export by a sheet of another that imports it, which it names by its path or by that package",
    arguments: [
      ("../web/src/a.css", true), ("web/a.css", true), ("web/src/a.css", true), ("../web/src/b.css", true),
      ("/src/a.css", false), ("a.css", false), ("other/a.css", false),
    ])
  func chains(typed: String, isLoaded: Bool) throws {
    let (runner, notes) = try fixed(
      "css",
      [
        "lib/package.json": #"{"name": "lib", "private": true}"#, "lib/d.css": Self.rule,
        "lib/b.css": "@import \"\(typed)\";\n", "web/src/b.css": "@import \"a.css\";\n",
      ])
    #expect(try (runner.read("lib/d.css") != Self.rule) == isLoaded, "\(notes)")
    #expect(!notes.contains("nothing that was read has used"), "\(notes)")
  }

  @Test("styles, pages and styles in scripts are left where nothing loads the export, and why is said")
  func unloaded() throws {
    let files = [
      "package.json": #"{"name": "root", "private": true, "workspaces": ["web", "site"]}"#,
      "site/package.json": #"{"name": "site"}"#, "site/a.css": Self.rule, "site/b.tsx": Self.styled,
      "desk/p.html": Self.page, "desk/q.css": Self.rule,
    ]
    let (runner, notes) = try fixed("css", files)
    for (path, text) in files { #expect(try runner.read(path) == text, "\(path)") }
    let reason =
      "var(--motion-spin-transition) stands in motion.css, outside of this package, and nothing that was read of that "
      + "loads it; load it there, export it into the package, or put the motion there by hand"
    for place in ["site/a.css", "site/b.tsx", "desk/q.css"] {
      #expect(notes.contains("\(place):1 is left: \(reason)"), "\(notes)")
    }
    #expect(notes.contains("desk/p.html:1 is left: the page loads no style sheet and no script"))
    let checked = runner.run("check", ".").out
    #expect(checked.contains("hint: use var(--motion-spin-transition), but \(reason)"), "\(checked)")
    #expect(checked.contains("hint: use var(--motion-spin-transition), but the page loads no style sheet"))
  }

  @Test(
    "what stands in no package, and a site of documents in one, load by themselves",
    arguments: [
      ("docs/mkdocs.yml", "docs/css/extra.css", "outside of this site"),
      ("web/docs/.vitepress/config.ts", "web/docs/.vitepress/theme/style.css", "outside of this site"),
      ("templates/base.html", "templates/extra.css", "outside of this part of the app"),
    ])
  func sites(marker: String, sheet: String, reason: String) throws {
    let left = try fixed("css", [marker: "", sheet: Self.rule])
    #expect(try left.0.read(sheet) == Self.rule)
    #expect(left.1.contains("\(sheet):1 is left") && left.1.contains(reason), "\(left.1)")
    for loading in ["@import \"/src/motion.css\";\n", "a { color: var(--motion-spin-duration); }\n"] {
      let changed = try fixed("css", [marker: "", sheet: loading + Self.rule])
      #expect(try changed.0.read(sheet) != loading + Self.rule, "\(changed.1)")
      #expect(!changed.1.contains("nothing that was read has used"))
    }
  }

  @Test(
    "a page is left that loads nothing, not one that a style sheet, a script or a template fills in",
    arguments: [
      ("", true), ("<script>go()</script>", true), ("<img src=\"a.png\">", true),
      ("<link rel=\"stylesheet\" href=\"/a.css\">", false), ("<script src=\"/a.js\"></script>", false),
      ("<script type=\"module\">import './a.js'</script>", false), ("{% block head %}", false),
      ("<style>a { color: var(--motion-spin-easing); }</style>", false),
    ])
  func pages(head: String, isLeft: Bool) throws {
    let page = Self.page.replacing("<head>", with: "<head>" + head)
    let (runner, notes) = try fixed("css", ["web/p.html": page])
    #expect(try (runner.read("web/p.html") == page) == isLeft, "\(notes)")
  }

  @Test(
    "the module of Sass beside a style sheet of the same name loads none of its variables",
    arguments: [
      ("", false), ("@use \"motion\";\n", false), ("// @import \"motion.css\";\n", false),
      ("/*\n * @import \"motion.css\";\n */\n", false), ("@import \"motion.css\";\n", true),
      ("@use \"./motion.css\";\n", true),
    ])
  func sassBeside(loading: String, isLoaded: Bool) throws {
    let runner = try FixedPackagesTests.app("css", "css/motion.css", ["src/a.css": Self.rule])
    try runner.write(
      #"{"format": "motionbook/1", "presets": [\#(FixedPackagesTests.preset), {"name": "fast", "kind": "duration", "duration": 0.15}]}"#,
      to: "motionbook.json")
    try runner.write(
      #"{"registry": "motionbook.json", "exports": [{"format": "css", "to": "css/motion.css"}, {"format": "scss", "to": "css/_motion.scss"}]}"#,
      to: ".motionbook.json")
    try runner.write(loading, to: "css/styles.scss")
    #expect(runner.run("export", "--all").code == 0)
    let result = runner.run("check", ".", "--fix")
    #expect(try runner.read("src/a.css").contains("var(--motion-spin"), "\(result)")
    #expect(result.err.contains("nothing that was read has used css/motion.css") != isLoaded, "\(result)")
  }

  @Test(
    "a module of Sass of one package is not the style sheet of that name in another",
    arguments: [true, false])
  func otherPackage(hasOwn: Bool) throws {
    let package = #"{"name": "lib", "private": true}"#
    var files = ["lib/package.json": package, "lib/a.css": Self.rule, "lib/b.scss": "@use \"motion\";\n"]
    if hasOwn { files["lib/_motion.scss"] = "$fast: 150ms;\n" }
    let (runner, notes) = try fixed("css", files)
    #expect(try (runner.read("lib/a.css") == Self.rule) == hasOwn, "\(notes)")
  }

  @Test(
    "a class that Tailwind 3 lacks is a note with the reason of --fix",
    arguments: [(3, "note"), (4, "warning")])
  func oldTailwind(version: Int, severity: String) throws {
    let runner = try FixedPackagesTests.app(
      "tailwind", "src/motion.css",
      [
        "package.json": #"{"name": "a", "devDependencies": {"tailwindcss": "^\#(version).1.0"}}"#,
        "src/A.vue": "<template><p class=\"transition-opacity duration-[2s] ease-linear\">x</p></template>\n",
      ])
    #expect(runner.run("export", "--all").code == 0)
    let checked = runner.run("check", ".").out
    #expect(checked.contains("\(severity): 2 s of ease-linear is spin [hand-written-equal]"), "\(checked)")
    #expect(checked.contains("which Tailwind 3 does not read") == (version == 3), "\(checked)")
    // Typed by hand it is no motion of the registry there.
    try runner.write(
      "<template><p class=\"transition-opacity duration-spin ease-spin\">x</p></template>\n", to: "src/A.vue")
    let typed = runner.run("check", ".").out
    #expect(
      typed.contains("note: duration-spin may be no class [unknown-symbol]") == (version == 3), "\(typed)")
    #expect(typed.contains("1 of them from the registry") == (version == 4), "\(typed)")
  }
}

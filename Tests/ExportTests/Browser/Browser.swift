import Foundation
import TestSupport
import Testing

/// A browser that shows a page without a window.
enum Browser: String, CaseIterable {
  case chromium, firefox, webkit

  /// Those that are here.
  static let installed = allCases.filter(\.isInstalled)

  /// Those that play what is exported: where people run the tests, the first.
  static let players = Extent.cases(installed)

  /// The reason to give for those that are not.
  static let reason = Comment(
    rawValue: allCases.filter { !$0.isInstalled }.map { "needs \($0), by apt-get install \($0.packages)" }
      .joined(separator: "; "))

  /// The script that opens the other two.
  private static let reader = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in
    path.deletingLastPathComponent()
  }
  .appending(path: "Scripts/read-page")

  private static let chromiumProgram = InstalledProgram("chromium", "chromium-browser", "google-chrome")

  private var program: InstalledProgram? {
    switch self {
    case .chromium: Self.chromiumProgram
    case .firefox: InstalledProgram("firefox-esr", "firefox")
    case .webkit: InstalledProgram("WebKitWebDriver")
    }
  }

  private var packages: String {
    switch self {
    case .chromium: "chromium"
    case .firefox: "firefox-esr python3"
    case .webkit: "webkit2gtk-driver xvfb dbus python3"
    }
  }

  private var isInstalled: Bool {
    let hasPython = InstalledProgram("python3") != nil
    return switch self {
    case .chromium: program != nil
    case .firefox: hasPython && program != nil
    case .webkit:
      hasPython && program != nil && InstalledProgram("Xvfb") != nil
        && InstalledProgram("dbus-run-session") != nil
    }
  }

  /// Runs a script in a page and gives what it answers.
  ///
  /// - Parameters:
  ///   - script: Calls `answer(value)` before it ends.
  ///   - reducesMotion: Whether the person has asked for less motion.
  func run(_ script: String, reducesMotion: Bool = false) throws -> Data {
    let question = try [rawValue, Self.html(script), "\(reducesMotion)"] + Verdicts.texts(of: [Self.reader])
    let text = try Verdicts.kept([program], question) {
      try TemporaryFolder.use { folder in
        try folder.write(Self.html(script), to: "page.html")
        return self == .chromium
          ? try Self.dump(folder, reducesMotion: reducesMotion)
          : try read(folder.path("page.html"), reducesMotion: reducesMotion)
      }
    }
    return Data(text.utf8)
  }

  private func read(_ page: String, reducesMotion: Bool) throws -> String {
    let reader = InstalledProgram(at: Self.reader)
    let (status, output) = try reader.run([rawValue, page] + (reducesMotion ? ["--less-motion"] : []))
    try #require(status == 0, "\(self): \(output.suffix(800))")
    return output
  }

  private static func dump(_ folder: TemporaryFolder, reducesMotion: Bool) throws -> String {
    // Who is root, as in most containers, has no sandbox.
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder.path("profile"))", reducesMotion ? "--force-prefers-reduced-motion" : "",
      "--dump-dom", folder.url("page.html").absoluteString,
    ]
    let dom = try #require(chromiumProgram).run(arguments.filter { !$0.isEmpty }, withErrors: false).output
    let start = try #require(
      dom.range(of: "<pre id=\"answer\">"), "the page did not answer: \(dom.suffix(400))")
    let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
    return String(dom[start.upperBound..<end.lowerBound])
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  private static func html(_ script: String) -> String {
    """
    <!doctype html><meta charset="utf-8"><body><script>
    function answer(value) {
      const pre = document.createElement("pre");
      pre.id = "answer";
      pre.textContent = JSON.stringify(value);
      document.body.replaceChildren(pre);
    }
    try {
      \(script)
    } catch (error) {
      answer({ error: String(error.stack) });
    }
    </script></body>
    """
  }
}

@Suite("Browsers")
struct BrowserTests {
  @Test(
    "each engine answers, with and without less motion",
    .enabled(if: Browser.reason.rawValue.isEmpty, Browser.reason))
  func engines() throws {
    for browser in Browser.allCases {
      for less in Extent.cases([true, false]) {
        let answer = try browser.run(
          "answer([navigator.userAgent, String(matchMedia('(prefers-reduced-motion: reduce)').matches)]);",
          reducesMotion: less)
        let words = try JSONDecoder().decode([String].self, from: answer)
        let name = [Browser.chromium: "Chrome/", .firefox: "Firefox/", .webkit: "Safari/"][browser] ?? "?"
        #expect(words[0].contains(name) && words[1] == "\(less)", "\(words)")
        #expect(words[0].contains("Chrome/") == (browser == .chromium), "\(words)")
      }
    }
  }
}

import Foundation
import Testing

/// A browser that shows a page without a window. Debian's package is `chromium`.
enum Chromium {
  /// Nil where none is installed.
  static let program = InstalledProgram("chromium", "chromium-browser", "google-chrome")

  /// Runs a script in a page and gives what it answers.
  ///
  /// - Parameters:
  ///   - script: Calls `answer(value)` before it ends.
  ///   - reducesMotion: Whether the person has asked for less motion.
  static func run(_ script: String, reducesMotion: Bool = false) throws -> Data {
    let program = try #require(program)
    let dom = try InstalledProgram.inFolder { folder in
      let page = folder.appending(path: "page.html")
      try Data(html(script).utf8).write(to: page)
      // Who is root, as in most containers, has no sandbox.
      let arguments = [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--user-data-dir=\(folder.path)/profile", reducesMotion ? "--force-prefers-reduced-motion" : "",
        "--dump-dom", page.absoluteString,
      ]
      return try program.run(arguments.filter { !$0.isEmpty }, withErrors: false).output
    }
    let start = try #require(
      dom.range(of: "<pre id=\"answer\">"), "the page did not answer: \(dom.suffix(400))")
    let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
    let text = dom[start.upperBound..<end.lowerBound]
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    return Data(text.utf8)
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

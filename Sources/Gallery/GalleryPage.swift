import EmbeddedFiles
import PlainText

/// A page of HTML on which motions are seen and felt. It is one file that asks for no other: its security policy allows
/// no request, and nothing but the one script and the one style sheet in it, which it names by their digests.
package enum GalleryPage {
  /// The page.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - data: The motions and what is said of them, JSON. It is data in the page and never becomes markup.
  package static func html(title: String, data: String) -> String {
    let script = self.script
    let style = text(".css")
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(SHA256.base64(of: style))'; "
      + "script-src 'sha256-\(SHA256.base64(of: script))' 'wasm-unsafe-eval'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="Made by motionbook.">
      <title>\(title.xmlEscaped)</title>
      <style>\(style)</style>
      </head>
      <body>
      \(text(".html"))
      <script type="application/json" id="data">\(dataText(data))</script>
      <script type="text/plain" id="module">\(text(".base64"))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// The modules one after the other, in the order of their names, without the lines by which they know each other.
  private static var script: String {
    let lines = files(".js").flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let kept = lines.compactMap { line -> Substring? in
      if line.hasPrefix("import ") { return nil }
      return line.hasPrefix("export ") ? line.dropFirst("export ".count) : line
    }
    return "\"use strict\";\n(() => {\n" + kept.joined(separator: "\n") + "\nstart();\n})();\n"
  }

  private static func files(_ ending: String) -> [String] {
    EmbeddedFiles.page.filter { $0.path.hasSuffix(ending) }.map(\.text)
  }

  private static func text(_ ending: String) -> String { files(ending).joined() }

  /// JSON that no parser of HTML takes for anything but text, without the blanks that are there for people.
  private static func dataText(_ json: String) -> String {
    let lines = json.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.joined().split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }
}

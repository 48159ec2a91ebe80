import EmbeddedFiles
import PlainText
import Presets

/// A page of HTML on which motions are seen and felt. It is one file that asks for no other: its security policy allows
/// no request, and nothing but the scripts and the one style sheet in it, which it names by their digests.
///
/// Styles, script and physics core stand in it packed, as `Scripts/pack-page` writes them, and the motions likewise: plain
/// they would be several times as large.
package enum GalleryPage {
  /// The page.
  ///
  /// - Parameters:
  ///   - data: The motions and what is said of them, JSON. It is data in the page and never becomes markup.
  ///   - code: The motions in the code of platforms, JSON, which the page unpacks when a reader asks for it; nil for none.
  package static func html(title: String, data: String, code: String? = nil) -> String {
    let lines = text("unpack.js").split(separator: "\n").map { $0.drop { $0 == " " } }
    // Without its comments, and the line that makes it a module.
    let unpacking =
      lines.filter { !$0.hasPrefix("//") && !$0.hasPrefix("/** @param") && $0 != "export {};" }
      .joined(separator: "\n")
    // The packed text, and the digests of the style and the script in it.
    let packed = text("page.packed").split(separator: "\n")
    let (style, script) = (packed[1], packed[2])
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(style)'; "
      + "script-src 'sha256-\(SHA256.base64(of: unpacking))' 'sha256-\(script)' 'wasm-unsafe-eval'"
    let codeElement =
      code.map { "\n<script type=\"text/plain\" id=\"code\">\(self.packed($0))</script>" } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(TokenExtension.madeBy).">
      <title>\(title.xmlEscaped)</title>
      <script type="text/plain" id="packed">\(packed[0])</script>
      <script>\(unpacking)</script>
      </head>
      <body>
      \(text("page.html"))
      <script type="text/plain" id="data">\(self.packed(data))</script>\(codeElement)
      </body>
      </html>

      """
  }

  private static func text(_ name: String) -> String {
    Embedded.page.first { $0.path == name }?.text ?? ""
  }

  /// JSON packed, without the blanks that are there for people.
  private static func packed(_ json: String) -> String {
    let lines = json.split(separator: "\n").map { $0.drop { $0 == " " } }
    return Base64.text(of: Deflate.packed(Array(lines.joined().utf8)))
  }
}

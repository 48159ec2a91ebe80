import EmbeddedFiles
import Foundation
import PlainText
import TestSupport
import Testing

@testable import Gallery

@Suite("The gallery's page")
struct GalleryPageTests {
  private static let hostile = #"</script><img src=x onerror=alert(1)><!--"#

  @Test(
    "SHA-256 is that of FIPS 180-4",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
      (String(repeating: "a", count: 1000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
    ])
  func digests(text: String, expected: String) {
    #expect(SHA256.base64(of: text) == expected)
  }

  @Test("The same data make the same bytes, and other data no other script or style")
  func equalBytes() {
    let page = GalleryPage.html(title: "Motion", data: "{}")
    #expect(page == GalleryPage.html(title: "Motion", data: "{}"))
    let other = GalleryPage.html(title: "Motion", data: #"{"presets":[]}"#)
    #expect(
      page.split(separator: "\n").first { $0.contains("Content-Security-Policy") }
        == other.split(separator: "\n").first { $0.contains("Content-Security-Policy") })
  }

  @Test("Nothing in the page names another file or place")
  func oneFile() throws {
    let page = GalleryPage.html(title: "Motion", data: "{}")
    let packed = try Python.packPage("--unpack")
    for word in ["https://", "src=", "@import", "url(", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
      #expect(!page.contains(word) && !packed.contains(word), "\(word)")
    }
    // The one address is a name: the namespace of SVG.
    #expect(!page.contains("http://") && packed.components(separatedBy: "http://").count == 2)
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("unsafe-inline") && !page.contains("'unsafe-eval'"))
  }

  @Test("What is packed are the styles and scripts of these sources, and the policy names their digests")
  func packed() throws {
    #expect(try Python.packPage("--check") == "")
    let lines = try #require(Embedded.page.first { $0.path == "page.packed" }).text.split(
      separator: "\n")
    let unpacked = try Python.packPage("--unpack")
    let start = try #require(unpacked.range(of: "\"use strict\";")).lowerBound
    #expect(
      lines.dropFirst().map(String.init)
        == [unpacked[..<start], unpacked[start...]].map { SHA256.base64(of: String($0)) })
    let page = GalleryPage.html(title: "Motion", data: "{}")
    #expect(lines.dropFirst().allSatisfy { page.contains("'sha256-\($0)'") })
  }

  @Test("Texts of a registry stay data, and the title a text")
  func hostileTexts() throws {
    let data = try String(
      decoding: JSONSerialization.data(withJSONObject: ["title": Self.hostile]), as: UTF8.self)
    let page = GalleryPage.html(title: Self.hostile, data: data, code: data)
    #expect(!page.contains("<img"))
    let folder = try TemporaryFolder()
    try folder.write(Data(page.utf8), to: "page.html")
    for option in ["--data", "--code"] {
      let read = try JSONSerialization.jsonObject(
        with: Data(Python.packPage(option, folder.path("page.html")).utf8))
      #expect(read as? [String: String] == ["title": Self.hostile])
    }
  }

  @Test("The page without presets takes at most 100 KB")
  func size() {
    #expect(GalleryPage.html(title: "Motion", data: "{}").utf8.count <= 100_000)
  }
}

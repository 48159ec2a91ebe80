import AppCheck
import CommandLineKit

/// The packages of an app, and the sites inside and beside them that a program makes of texts, as of documents: these
/// load style sheets of their own. Used on one thread.
final class KnownSites {
  let packages: KnownPackages
  private let console: Console
  /// Whether a folder is that of a site.
  private var known: [String: Bool] = [:]

  init(_ console: Console) {
    self.console = console
    packages = KnownPackages(console)
  }

  /// The folder of the site or the package that a file belongs to, by its full path, the nearer of both; nil for one of
  /// neither.
  func folder(of path: String) -> String? {
    let package = packages.package(of: path)?.folder
    let site = Console.foldersUpward(from: console.folder(ofFile: path)).first(where: isSite)
    return [package, site].compactMap(\.self).max { $0.utf8.count < $1.utf8.count }
  }

  private func isSite(_ folder: String) -> Bool {
    if let isSite = known[folder] { return isSite }
    let isSite = Self.files.contains { console.fileExists(folder + "/" + $0) }
    known[folder] = isSite
    return isSite
  }

  /// What stands in the folder of such a site: of MkDocs, mdBook, Jekyll, Antora, Docusaurus and VitePress.
  private static let files = [
    "mkdocs.yml", "mkdocs.yaml", "book.toml", "_config.yml", "antora.yml", "docusaurus.config.js",
    "docusaurus.config.ts", ".vitepress",
  ]
}

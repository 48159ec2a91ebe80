import Foundation
import PackagePlugin

/// Puts every file of the folders to which the module EmbeddedFiles has symbolic links into the module, without a list
/// to edit: `Migrations/`, `seed/`, and the code that exports bring along.
///
/// SwiftPM plans anew, and calls this plugin, only when a file comes to or goes from a target's folder: without the
/// links it would not watch a file that was added after the plan was made.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "embed-files").url
    return try links(in: target.directoryURL).map { link in
      let folder = link.resolvingSymlinksInPath()
      let property = link.lastPathComponent.lowercased()
      let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles+\(property).swift")
      return .buildCommand(
        displayName: "Embedding \(link.lastPathComponent)",
        executable: tool,
        arguments: [property, folder.path, output.path],
        inputFiles: [folder] + files(in: folder, as: link),
        outputFiles: [output])
    }
  }

  private func links(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0.path)) != nil }
      .sorted { $0.path < $1.path }
  }

  /// The files of a folder under the paths that the target knows them by: others would count as unhandled.
  private func files(in folder: URL, as link: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().map { link.appending(path: $0) }
  }
}

import Foundation
import PackagePlugin

/// Puts every file of `Migrations/` and `seed/` into the module EmbeddedFiles, without a list to edit.
///
/// The module's folder holds a symbolic link to each. SwiftPM plans anew, and calls this plugin, only when a
/// file comes to or goes from a target's folder: without the links it would not watch a file that was added
/// after the plan was made.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "embed-files").url
    return ["Migrations", "seed"].map { name in
      let folder = target.directoryURL.appending(path: name)
      let property = name.lowercased()
      let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles+\(property).swift")
      return .buildCommand(
        displayName: "Embedding \(name)",
        executable: tool,
        arguments: [property, folder.path, output.path],
        inputFiles: [folder] + files(of: target, in: folder),
        outputFiles: [output])
    }
  }

  private func files(of target: any Target, in folder: URL) -> [URL] {
    let files = target.sourceModule?.sourceFiles.map(\.url) ?? []
    return files.filter { $0.path.hasPrefix(folder.path + "/") }.sorted { $0.path < $1.path }
  }
}

import AppScan
import CommandLineKit

/// The projects of Xcode that have been looked for, each read once. Used on one thread.
final class XcodeProjects {
  private let console: Console
  /// The paths of the projects in each folder.
  private var paths: [String: [String]] = [:]
  private var projects: [String: [XcodeProject]] = [:]

  init(_ console: Console) { self.console = console }

  /// Whether a folder holds a project.
  func holdsProject(_ folder: String) -> Bool { !paths(in: folder).isEmpty }

  /// The targets that compile a file of Swift, or most of those beside a file that no project names; empty where nothing
  /// says one.
  ///
  /// - Parameter other: A file whose project may name the first too.
  func targets(of path: String, beside other: String) -> Set<String> {
    let folders = [path, other].map(folder)
    // What a package compiles, a project around it does not.
    if let own = folders[0], !holdsProject(own) { return [] }
    let projects = Set(folders.compactMap(\.self)).sorted().flatMap(read)
    let named = projects.reduce(into: Set()) { $0.formUnion($1.targets(of: path)) }
    if !named.isEmpty { return named }
    return projects.reduce(into: Set()) { $0.formUnion($1.targets(ofFilesBeside: path)) }
  }

  /// The project that lists the files of its targets and has a file in none of them; nil where there is none.
  func project(lacking path: String) -> String? {
    guard let own = folder(of: path), holdsProject(own) else { return nil }
    let projects = read(own)
    let isListed = projects.contains { !$0.targets(of: path).isEmpty }
    return isListed || !projects.contains(where: \.listsFiles) ? nil : paths(in: own).first
  }

  /// The nearest folder with a project or a package; nil where there is none.
  private func folder(of path: String) -> String? {
    Console.foldersUpward(from: path).dropFirst().first {
      holdsProject($0) || console.fileExists("\($0)/Package.swift")
    }
  }

  private func paths(in folder: String) -> [String] {
    if let known = paths[folder] { return known }
    let names = (try? console.names(inFolder: folder)) ?? []
    let found = names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)" }
    paths[folder] = found
    return found
  }

  private func read(_ folder: String) -> [XcodeProject] {
    if let known = projects[folder] { return known }
    let read = paths(in: folder).prefix(ScanLimits.xcodeProjects).compactMap { path -> XcodeProject? in
      let text = try? console.readFile("\(path)/project.pbxproj", limit: ScanLimits.xcodeProjectBytes)
      return text.flatMap { XcodeProject($0, path: path) }
    }
    projects[folder] = read
    return read
  }
}

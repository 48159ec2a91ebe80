import AppScan

/// Which targets of an Xcode project compile which files, as its `project.pbxproj` says.
struct XcodeProject {
  private let objects: [String: PropertyList]
  /// The targets by the full paths of the files that their lists of sources name.
  private var files: [String: Set<String>] = [:]
  private var folders: [Folder] = []
  /// How many of the files in a folder each target names.
  private var counts: [String: [String: Int]] = [:]

  /// A folder of which targets compile all files, and the files in it by which a target differs: left out by one that
  /// compiles the folder, compiled by one that does not.
  private struct Folder {
    let path: String
    var targets: Set<String> = []
    var exceptions: [String: Set<String>] = [:]
  }

  /// Reads a project; nil for what is none.
  ///
  /// - Parameter path: The full path of its folder, `App.xcodeproj`.
  init?(_ text: [UInt8], path: String) {
    guard let list = PropertyList(text), case .object(let objects)? = list["objects"],
      let project = list["rootObject"]?.text.flatMap({ objects[$0] }),
      let group = project["mainGroup"]?.text
    else { return nil }
    self.objects = objects
    let paths = paths(of: group, in: ModulePath.joined(path, project["projectDirPath"]?.text ?? ""))
    var folders: [String: Folder] = [:]
    for target in project["targets"]?.texts ?? [] {
      guard let object = objects[target], object["isa"]?.text == "PBXNativeTarget",
        let name = object["name"]?.text
      else { continue }
      addFiles(of: object, "\(path)/\(name)", paths)
      for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
        guard let folder = paths[group] else { continue }
        folders[group, default: Folder(path: folder)].targets.insert("\(path)/\(name)")
      }
    }
    for group in folders.keys { folders[group]?.exceptions = exceptions(of: group, in: path) }
    self.folders = Array(folders.values)
  }

  /// The full paths of the files and folders in a group, by their identifiers.
  private func paths(of group: String, in root: String) -> [String: String] {
    var paths: [String: String] = [:]
    var open = [(id: group, folder: root)]
    while let (id, folder) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let bases = ["<group>": folder, "SOURCE_ROOT": root, "<absolute>": ""]
      guard let base = bases[object["sourceTree"]?.text ?? "<group>"] else { continue }
      let path = ModulePath.joined(base + "/_", object["path"]?.text ?? "")
      paths[id] = path
      open += (object["children"]?.texts ?? []).map { ($0, path) }
    }
    return paths
  }

  private mutating func addFiles(of target: PropertyList, _ name: String, _ paths: [String: String]) {
    let phases = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
    for phase in phases where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in phase["files"]?.texts ?? [] {
        guard let path = objects[file]?["fileRef"]?.text.flatMap({ paths[$0] }),
          files[path, default: []].insert(name).inserted
        else { continue }
        counts[Self.folder(of: path), default: [:]][name, default: 0] += 1
      }
    }
  }

  private func exceptions(of group: String, in path: String) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for object in (objects[group]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
      guard let name = object["target"]?.text.flatMap({ objects[$0]?["name"]?.text }) else { continue }
      let files = (object["membershipExceptions"]?.texts ?? []).map {
        $0.first == "/" ? String($0.dropFirst()) : $0
      }
      found["\(path)/\(name)", default: []].formUnion(files)
    }
    return found
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
  }

  /// Whether a target names files one by one.
  var listsFiles: Bool { !files.isEmpty }

  /// The targets that compile a file, by the project's path and their names; empty where nothing says one.
  func targets(of path: String) -> Set<String> {
    var found = files[path] ?? []
    for folder in folders where path.hasPrefix(folder.path + "/") {
      let name = String(path.dropFirst(folder.path.count + 1))
      for target in folder.targets.union(folder.exceptions.keys) {
        let isException = folder.exceptions[target]?.contains(name) == true
        if folder.targets.contains(target) != isException { found.insert(target) }
      }
    }
    return found
  }

  /// The targets that compile most of the files that the project names in a folder: one that is new there is likely to
  /// be put into these.
  func targets(ofFilesBeside path: String) -> Set<String> {
    let counts = counts[Self.folder(of: path)] ?? [:]
    let most = counts.values.max()
    return Set(counts.filter { $0.value == most }.keys)
  }
}

import CLibrary
import CommandLineKit
import PlainText
import Registry

extension Console {
  /// The path of the nearest file of a name, upward from the working directory.
  ///
  /// A file that another user has put there is refused, as git refuses their repositories (CVE-2022-24765): in a folder
  /// that all may write, it would decide what is read and written by all who work below.
  ///
  /// - Parameter naming: How to name such a file, which is the way to use it none the less.
  /// - Throws: ``Failure`` when it belongs to another user; ``RegistryError/noFile(path:)`` when it is a pipe or a device.
  func nearest(_ fileName: String, naming: (_ path: String) -> String) throws -> String? {
    for folder in Self.foldersUpward(from: currentDirectory) {
      if let path = try file(fileName, in: folder, naming: naming) { return path }
    }
    return nil
  }

  /// The path of a file in a folder, nil where there is none; refused as ``nearest(_:naming:)`` refuses it.
  func file(_ fileName: String, in folder: String, naming: (_ path: String) -> String) throws -> String? {
    let path = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
    guard fileExists(path), !isDirectory(path) else { return nil }
    guard isOwn(path) else {
      throw Failure(
        "\(path.visible) belongs to another user, so it is not used unasked; if you trust it, \(naming(path))",
        exitCode: 2)
    }
    // Opening a pipe would wait for ever.
    guard isRegularFile(path) else { throw RegistryError.noFile(path: path) }
    return path
  }

  /// The absolute path of a registry's file, or of one as JSON.
  ///
  /// - Parameter isOperand: Whether it is a file that a command was given, which nobody would make anew.
  /// - Throws: ``RegistryError`` when nothing that can be opened is there. Opening a pipe would wait for ever.
  func registryFile(_ path: String, isOperand: Bool = false) throws -> String {
    let absolute = absolutePath(path)
    guard fileExists(absolute) else {
      if isOperand { throw FileError(path, code: ENOENT) }
      throw RegistryError.missing(path: path)
    }
    if isDirectory(absolute) { throw RegistryError.folder(path: path) }
    if !RegistryJSON.isMeant(by: path), !isRegularFile(absolute) { throw RegistryError.noFile(path: path) }
    return absolute
  }

  /// A folder, the one that holds it, and so on to the root.
  static func foldersUpward(from folder: String) -> some Sequence<String> {
    sequence(first: folder) { folder in
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      return slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// Opens the registry at a path, to read.
  func registrySource(_ path: String) throws -> any RegistrySource {
    guard RegistryJSON.isMeant(by: path) else { return try openRegistry(path, for: .reading) }
    return try RegistryJSON.book(path, readFile(path))
  }

  /// Opens a registry, and says what a person should know of it: that another program keeps it locked, that a change of
  /// it was interrupted.
  func openRegistry(_ path: String, for purpose: RegistryStore.Purpose) throws -> RegistryStore {
    let registry = try namingPointers {
      try RegistryStore.open(path, for: purpose) { [weak self] in self?.sayLongWait(for: path) }
    }
    detail("opened \(absolutePath(path).visible)")
    if case .reading = purpose { lastRead = registry } else { registry.origin = changeOrigin() }
    if case .writing = purpose {
      workIsDone = workIsDone || !registry.migrated.isEmpty
      registry.whenWritten = { [self] in workIsDone = true }
      registry.takeSignals = { [self] in hold($0) }
    }
    switch registry.interruptedChange {
    case .leftOut:
      note(
        "an interrupted change of \(path.visible) is left out; the next command that writes undoes it in the file"
      )
    case .undone: note("an interrupted change of \(path.visible) was undone")
    case nil: break
    }
    return registry
  }

  /// Opens a registry, and says of what Git LFS left in its place what that is.
  private func namingPointers(_ open: () throws -> RegistryStore) throws -> RegistryStore {
    do {
      return try open()
    } catch RegistryError.foreign(let path, let what) {
      let mark = Array("version https://git-lfs.github.com/spec/".utf8)
      let isPointer = beginning(ofFile: path, count: mark.count) == mark
      throw RegistryError.foreign(
        path: path, what: isPointer ? "a pointer of Git LFS, whose file `git lfs pull` fetches" : what)
    }
  }

  /// Says that another program keeps a registry locked, and that the command waits for it.
  func sayLongWait(for path: String) {
    note("\(path.visible) is locked by another program; waiting for it, for at most a minute")
  }

  /// A path without the working directory in front of it, as reports name files.
  func shortPath(_ path: String) -> String {
    let folder = currentDirectory.hasSuffix("/") ? currentDirectory : currentDirectory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The short path for a sentence: a line feed in it begins no line of its own. It names no file to be opened.
  func shownPath(_ path: String) -> String { shortPath(path).visible }
}

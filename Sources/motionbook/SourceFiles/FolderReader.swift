import AppScan
import CLibrary
import CommandLineKit

/// The part of a folder's contents that a walk needs.
struct FolderContents: Sendable {
  struct Entry: Sendable {
    let name: [UInt8]
    /// Nil for a folder.
    let language: Language?

    /// The bytes by which it is sorted: a folder's with the slash that follows in full paths.
    fileprivate var sortedBytes: [UInt8] { language == nil ? name + [UInt8(ascii: "/")] : name }
  }

  /// Folders and source files in the order of their full paths: a folder counts with the slash that follows.
  var entries: [Entry] = []
  /// The names of symbolic links, which are not followed: loops, and files that would be read twice.
  var links: [[UInt8]] = []
  var hasGitIgnore = false
  /// Whether it is the root of a repository.
  var hasGit = false
}

/// Reads folders by `readdir`, whose entries say what they are: no call for each file.
enum FolderReader {
  /// A folder's contents.
  ///
  /// - Parameter path: In full.
  static func read(_ path: ArraySlice<UInt8>) throws(FileError) -> FolderContents {
    // A link that took the folder's place since its parent was read is refused.
    let descriptor = open(SystemPath.terminated(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemPath.error(Array(path)) }
    guard let stream = fdopendir(descriptor) else {
      let error = SystemPath.error(Array(path))
      close(descriptor)
      throw error
    }
    defer { closedir(stream) }
    let folderName = Array(path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
    var contents = FolderContents()
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let bytes = bytes.bindMemory(to: UInt8.self)
        let length = bytes.firstIndex(of: 0) ?? bytes.count
        add(
          UnsafeBufferPointer(rebasing: bytes[..<length]), type, below: descriptor, in: folderName,
          to: &contents)
      }
    }
    contents.entries.sort { $0.sortedBytes.lexicographicallyPrecedes($1.sortedBytes) }
    return contents
  }

  private static func add(
    _ name: UnsafeBufferPointer<UInt8>, _ type: Int, below folder: Int32, in folderName: [UInt8],
    to contents: inout FolderContents
  ) {
    let isHidden = name.first == UInt8(ascii: ".")
    if isHidden {
      if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { return }
      if name.elementsEqual(".git".utf8) { contents.hasGit = true }
    }
    let isFolder = type == Int(DT_DIR) || type == Int(DT_UNKNOWN) && kind(of: name, below: folder) == S_IFDIR
    if isFolder {
      contents.entries.append(FolderContents.Entry(name: Array(name), language: nil))
    } else if isHidden, name.elementsEqual(".gitignore".utf8) {
      contents.hasGitIgnore = true
    } else if let language = Language(name: name, in: folderName) {
      if type == Int(DT_LNK) || type == Int(DT_UNKNOWN) && kind(of: name, below: folder) == S_IFLNK {
        contents.links.append(Array(name))
      } else if type == Int(DT_REG) || type == Int(DT_UNKNOWN) {
        contents.entries.append(FolderContents.Entry(name: Array(name), language: language))
      }
    }
  }

  /// An entry's kind, for file systems whose folders do not say it.
  private static func kind(of name: UnsafeBufferPointer<UInt8>, below folder: Int32) -> mode_t? {
    var status = stat()
    let result = fstatat(folder, SystemPath.terminated(name), &status, AT_SYMLINK_NOFOLLOW)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }
}

extension Language {
  /// The language of a file by its name's bytes.
  ///
  /// - Parameter folder: The name of the folder that it is in.
  init?(name: UnsafeBufferPointer<UInt8>, in folder: [UInt8]) {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name.count - dot < 8 else { return nil }
    let ending = String(decoding: name[dot...], as: UTF8.self)
    // Of some languages only the files of some folders are read.
    self.init(fileName: ending == ".xml" ? String(decoding: folder, as: UTF8.self) + "/" + ending : ending)
  }

  /// The language of a file by the bytes of its path.
  init?(path: [UInt8]) {
    let start = (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let folder = path[..<max(start - 1, 0)]
    let folderName = Array(folder[((folder.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...])
    guard let language = path[start...].withUnsafeBufferPointer({ Language(name: $0, in: folderName) }) else {
      return nil
    }
    self = language
  }
}

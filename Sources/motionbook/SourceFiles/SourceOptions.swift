import AppScan
import CommandLineKit
import PlainText

/// The app's files: the same options for a check and a survey.
struct SourceOptions: Options {
  @Argument(help: "Files and folders of the app; - is stdin.", placeholder: "path", completion: .file)
  var paths: [String]
  @Option(
    help: "Read the files that this list names, one a line or between NULs; - is stdin.", placeholder: "file",
    completion: .file)
  var filesFrom: String?
  @Option(help: "The file that stdin holds, for -.", placeholder: "file", completion: .file)
  var stdinFilename: String?

  @Flag(help: "Read the app's tests too.") var includeTests = false
  @Flag(help: "List what is read, and what is left out and why, and do nothing else.") var listFiles = false

  func validate() throws {
    if filesFrom != nil, !paths.isEmpty {
      throw UsageError("--files-from and paths cannot both be given")
    }
    if paths.contains("-"), paths.count > 1 || stdinFilename == nil {
      throw UsageError("- stands alone, with --stdin-filename FILE, whose name says the language")
    }
    if stdinFilename != nil, paths != ["-"] { throw UsageError("--stdin-filename is for -") }
  }

  /// The one folder that was given, with a slash at its end, as names in reports begin below it; empty for several
  /// paths and for files, which keep their typed paths.
  func onlyFolder(_ console: Console) -> String {
    guard filesFrom == nil, stdinFilename == nil, paths.count == 1, console.isDirectory(paths[0]) else {
      return ""
    }
    var folder = paths[0]
    while folder.hasPrefix("./") { folder.removeFirst(2) }
    if folder == "." || folder.isEmpty { return "" }
    return folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// The option that names a part of the app only; nil where folders or files were named.
  var partialOption: String? { filesFrom.map { _ in "--files-from" } ?? (paths == ["-"] ? "-" : nil) }

  /// The files and folders that were given, unless one of them holds all that is there: the folder, else the working
  /// directory.
  func place(below folder: String?, _ console: Console) throws -> String? {
    let all = try console.place(ofFile: folder ?? console.currentDirectory) + [UInt8(ascii: "/")]
    let isWhole = try paths.contains {
      try $0 != "-" && all.starts(with: console.place(ofFile: $0) + [UInt8(ascii: "/")])
    }
    return isWhole ? nil : paths.map(\.visible).listed
  }

  /// The files.
  ///
  /// - Parameter texts: What stands in for files of the disk, by their full paths.
  /// - Throws: ``FileError`` for a path where nothing is, ``Failure`` for a stdin in no language, `UsageError` when nothing is named.
  func input(
    _ selection: SourceSelection, texts: [[UInt8]: [UInt8]] = [:], _ console: Console
  ) throws -> SourceInput {
    if paths.isEmpty, filesFrom == nil {
      throw UsageError("name the files or folders of the app; . is the current one")
    }
    var selection = selection
    selection.includesTests = includeTests
    selection.personal = PersonalIgnore.patterns(console)
    if let stdinFilename { return try SourceInput(stdin: stdinFilename, selection, console) }
    guard let filesFrom else {
      return SourceInput(
        try SourceWalk.files(at: paths, selection, currentDirectory: console.currentDirectory), texts: texts)
    }
    let listed = PathList.paths(try console.readFile(filesFrom))
    return SourceInput(
      SourceWalk.files(listed: listed, selection, currentDirectory: console.currentDirectory), texts: texts)
  }
}

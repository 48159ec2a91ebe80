import CommandLineKit
import PlainText

extension Console {
  /// Whether a file or a folder that is not there is one that git has and leaves out of the working tree, as
  /// `git sparse-checkout` says. Its index marks each file of that kind.
  func isLeftOut(_ path: String) -> Bool {
    if fileExists(path) { return false }
    var folder = self.folder(ofFile: path)
    while folder.count > 1, !isDirectory(folder) { folder = self.folder(ofFile: folder) }
    let name = path.dropFirst(folder == "/" ? 1 : folder.count + 1)
    let git = Git(folder: folder, console: self, purpose: "files that are not there")
    let words = ["--literal-pathspecs", "ls-files", "-t", "-z", "--", String(name)]
    guard let listed = try? git.run(words), listed.status == 0 else { return false }
    let files = listed.output.split(separator: 0)
    return !files.isEmpty && files.allSatisfy { $0.starts(with: "S ".utf8) }
  }
}

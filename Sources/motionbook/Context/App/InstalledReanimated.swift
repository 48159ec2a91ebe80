import CommandLineKit
import StrictJSON

/// The version of Reanimated that an app has, whose springs have other defaults before version 4.
enum InstalledReanimated {
  /// The major version that the nearest package.json names, from a folder upward; nil where none does.
  static func majorVersion(from folder: String, _ console: Console) -> Int? {
    var folder = folder
    while true {
      if let version = version(in: "\(folder)/package.json", console) { return version }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
  }

  private static func version(in file: String, _ console: Console) -> Int? {
    guard console.fileExists(file), let bytes = try? console.readFile(file),
      let document = try? JSONDocument(bytes)
    else { return nil }
    for group in ["dependencies", "peerDependencies", "devDependencies"] {
      let wanted = document.root.member(group)?.member("react-native-reanimated")?.string
      // "~3.19.1", "^4.0.0", ">=3 <5": the first number is the oldest that may be there.
      if let digits = wanted?.drop(while: { !$0.isNumber }).prefix(while: \.isNumber),
        let version = Int(digits)
      {
        return version
      }
    }
    return nil
  }
}

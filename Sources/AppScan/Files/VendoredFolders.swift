/// Folders of code that the app's team did not write: other people's, or what tools built. Each name is what a
/// package manager or build tool makes, or a convention that GitHub's linguist knows (vendor.yml).
package enum VendoredFolders {
  /// Whether a folder of this name is left out.
  ///
  /// - Parameter name: The last part of its path.
  package static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly all names go by their length alone, which is known without making a string.
    lengths.contains(UInt8(clamping: name.count)) && names.contains(String(decoding: name, as: UTF8.self))
  }

  /// Every name.
  static let names: Set<String> = [
    // JavaScript
    "node_modules", "bower_components", "jspm_packages", "web_modules", ".yarn", ".pnpm-store", "dist",
    ".next",
    ".nuxt", ".output", ".svelte-kit", ".turbo", ".parcel-cache", ".cache", ".expo", ".docusaurus",
    "storybook-static", "coverage",
    // Apple
    "Pods", "Carthage", ".build", "DerivedData", "SourcePackages", ".swiftpm",
    // Flutter, Android
    ".dart_tool", ".pub-cache", ".fvm", ".gradle", ".kotlin", ".cxx", "build",
    // Any
    "vendor", "vendored", "third_party", "third-party", "thirdparty", "ThirdParty", "3rdparty", "__pycache__",
    "venv", ".venv", ".git", ".hg", ".svn", ".jj", ".idea",
  ]

  private static let lengths: ByteSet = {
    var lengths = ByteSet()
    for name in names { lengths.insert(UInt8(clamping: name.utf8.count)) }
    return lengths
  }()
}

/// Folders of code that the app's team did not write: other people's, or what tools built. Each name is what a
/// package manager or build tool makes, or a convention that GitHub's linguist knows (vendor.yml).
package enum VendoredFolders {
  /// Whether a folder is left out, by the last part of its path.
  package static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    names.contains(String(decoding: name, as: UTF8.self))
  }

  static let names: Set<String> = [
    // JavaScript
    "node_modules", "bower_components", "jspm_packages", "web_modules", ".yarn", ".pnpm-store", "dist",
    ".next", ".nuxt", ".output", ".svelte-kit", ".turbo", ".parcel-cache", ".cache", ".expo", ".docusaurus",
    "storybook-static", "coverage",
    // Apple
    "Pods", "Carthage", ".build", "DerivedData", "SourcePackages", ".swiftpm",
    // Flutter, Android
    ".dart_tool", ".pub-cache", ".fvm", ".gradle", ".kotlin", ".cxx", "build",
    // Any
    "vendor", "vendored", "third_party", "third-party", "thirdparty", "ThirdParty", "3rdparty", "__pycache__",
    "venv", ".venv", ".git", ".hg", ".svn", ".jj", ".idea",
  ]
}

/// Tests of an app, told by the names that test runners look for: users never see their motions.
package enum TestCode {
  /// Whether a folder is one of tests, by the last part of its path: `__tests__`, `androidTest`, `AppUITests`.
  package static func isFolder(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    return folders.contains(text) || text.hasSuffix("Tests")
  }

  private static let folders: Set<String> = [
    "__tests__", "__mocks__", "__snapshots__", "androidTest", "test", "tests", "integration_test", "e2e",
  ]

  /// Whether a file is one of tests, by the last part of its path: `a.test.tsx`, `a-spec.ts`, `a_test.dart`, `CardTests.swift`.
  package static func isFile(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, case let last = name[dot - 1] else {
      return false
    }
    // Nearly all names go by the last letter before their ending.
    guard
      last == UInt8(ascii: "t") || last == UInt8(ascii: "s") || last == UInt8(ascii: "c")
        || last == UInt8(ascii: "y")
    else { return false }
    let stem = String(decoding: name[..<dot], as: UTF8.self)
    return endings.contains { stem.hasSuffix($0) }
  }

  private static let endings = [".test", ".spec", "-test", "-spec", "_test", "Tests", "Test", ".cy"]
}

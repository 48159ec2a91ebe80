/// Why a file of the tree is not read for motions. Stories and previews are not left out.
package enum SourceExclusion: String, CaseIterable, Hashable, Sendable {
  /// A `.gitignore` leaves it out.
  case ignored
  /// The configuration's `exclude` leaves it out, or its `include` does not have it.
  case configured
  /// It stands in a folder of other people's or built code: `node_modules`, `Pods`, `build`.
  case vendored
  /// It is one of the app's tests.
  case test
  /// Its name or its first lines say that a program wrote it.
  case generated
  /// Motionbook's own export wrote it.
  case export
  /// It is made small by a program.
  case minified
  /// It is larger than ``largestSize``.
  case tooLarge
  /// It is a symbolic link.
  case link

  /// Larger files are no source that a person wrote, in bytes.
  package static let largestSize = 8 << 20

  /// A number of files in a few words: "3 generated", "1 test".
  package func words(for count: Int) -> String {
    let words =
      switch self {
      case .ignored: "ignored by git"
      case .configured: "left out by the configuration"
      case .vendored: "vendored or built"
      case .test: count == 1 ? "test" : "tests"
      case .generated: "generated"
      case .export: "exported by motionbook"
      case .minified: "minified"
      case .tooLarge: "larger than \(Self.largestSize >> 20) MB"
      case .link: count == 1 ? "symbolic link" : "symbolic links"
      }
    return "\(count) \(words)"
  }

  /// Why a file is left out by its name alone; nil when it is not.
  ///
  /// - Parameter name: The last part of its path.
  package static func ofName(_ name: UnsafeBufferPointer<UInt8>) -> SourceExclusion? {
    if MinifiedText.isName(name) { return .minified }
    return GeneratedText.isName(name) ? .generated : nil
  }

  /// Why a file is left out by what it holds; nil when it is not.
  ///
  /// - Parameter text: All of it.
  package static func ofText(_ text: UnsafeBufferPointer<UInt8>) -> SourceExclusion? {
    if text.count > largestSize { return .tooLarge }
    if let author = GeneratedText.author(of: text) { return author }
    return MinifiedText.isMinified(text) ? .minified : nil
  }
}

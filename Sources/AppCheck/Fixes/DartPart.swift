import AppScan

/// A file of Dart that is a part of a library: that imports for it.
struct DartPart {
  /// The full path of the library's file; nil where the part gives the library's name only.
  let library: String?

  /// Nil for a file that is no part.
  init?(_ source: Source, path: String?, package: AppPackage?) {
    guard source.language == .dart,
      let part = source.tokens.indices.first(where: {
        source.matches($0, "part") && source.matches($0 + 1, "of") && source.startsLine($0)
      })
    else { return nil }
    guard let path, source.kind(part + 2) == .string else {
      library = nil
      return
    }
    library = Self.file(source.text(source.contents(part + 2)), from: path, package)
  }

  /// Whether a library names a file as its part.
  static func names(_ library: Source, at path: String, part: String, package: AppPackage?) -> Bool {
    library.tokens.indices.contains { index in
      library.matches(index, "part") && library.kind(index + 1) == .string && library.startsLine(index)
        && file(library.text(library.contents(index + 1)), from: path, package) == part
    }
  }

  private static func file(_ address: String, from path: String, _ package: AppPackage?) -> String? {
    address.utf8.contains(UInt8(ascii: ":")) ? package?.file(at: address) : ModulePath.joined(path, address)
  }
}

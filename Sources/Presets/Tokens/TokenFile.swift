import StrictJSON

/// A file of tokens, or a Resolver file, as it is handed to ``TokenText``.
package struct TokenFile {
  /// Its name in what is said of it; nil for the only one.
  package let name: String?
  /// Its text, UTF-8.
  package let bytes: [UInt8]

  /// The place of each of its lines in the file that it was made from; empty of a file as it is.
  package let lines: [JSONPlace]

  /// A file and its text.
  package init(_ bytes: [UInt8], name: String? = nil, lines: [JSONPlace] = []) {
    self.name = name
    self.bytes = bytes
    self.lines = lines
  }
}

/// The options by which files of tokens are read.
package struct TokenOptions {
  /// The context of each modifier of a Resolver file, by its name, where it is not the default.
  package var inputs: [String: String]
  /// Names to give to tokens and groups, by their own names.
  package var names: [String: String]
  /// Whether the registry that the tokens go into has a preset.
  package var isKnown: (PresetName) -> Bool
  /// Reads a file that a Resolver file names, by its path from that file's folder and that file's name.
  package var load: (_ path: String, _ resolver: String?) throws -> TokenFile

  /// Nothing but the files.
  package init(
    inputs: [String: String] = [:], names: [String: String] = [:],
    isKnown: @escaping (PresetName) -> Bool = { _ in false },
    load: @escaping (_ path: String, _ resolver: String?) throws -> TokenFile = { path, _ in
      throw LiteralError("\(path) cannot be read from here")
    }
  ) {
    self.inputs = inputs
    self.names = names
    self.isKnown = isKnown
    self.load = load
  }
}

import CommandLineKit
import PlainText
import Presets

/// The options of an import of tokens.
struct ImportOptions: Options {
  @Option(
    help: "The context of a modifier of a Resolver file, where it is not the default: theme=dark.",
    placeholder: "modifier=context", name: "input")
  var inputs: [String]
  @Option(
    help: "The name of a token or a group of tokens here, where its own cannot be one: 動き=motion.",
    placeholder: "old=new", name: "name")
  var names: [String]
  @Option(
    help:
      "A token or a group of tokens that is left out, such as one that cannot be read; it stays as it is here.",
    placeholder: "name", name: "except")
  var exceptions: [String]

  /// The options by which the tokens of files are read.
  func tokens(
    of files: [ImportedFile], _ console: Console, isKnown: @escaping (PresetName) -> Bool
  ) throws -> TokenOptions {
    TokenOptions(
      inputs: try Self.pairs(inputs, option: "--input", example: "theme=dark"),
      names: try Self.names(names), exceptions: exceptions, isKnown: isKnown
    ) { path, resolver in
      let place = resolver ?? files.first?.name ?? ""
      let file = (place.lastIndex(of: "/").map { String(place[...$0]) } ?? "") + path
      let bytes = try RegistryJSON.bytes(file, console)
      console.note("read \(file.visible), which \(RegistryJSON.title(of: place).visible) names")
      return TokenFile(bytes, name: file)
    }
  }

  /// A registry's names are its own, and it has no modifiers.
  func refuseForRegistry() throws {
    let option =
      inputs.isEmpty ? names.isEmpty ? exceptions.isEmpty ? nil : "--except" : "--name" : "--input"
    guard let option else { return }
    throw UsageError("\(option) is for design tokens, and this is a registry as JSON")
  }

  private static func names(_ texts: [String]) throws -> [String: String] {
    let pairs = try pairs(texts, option: "--name", example: "動き=motion")
    for name in pairs.values { _ = try PresetName(name) }
    return pairs
  }

  private static func pairs(_ texts: [String], option: String, example: String) throws -> [String: String] {
    var pairs: [String: String] = [:]
    for text in texts {
      guard let place = text.lastIndex(of: "="), place != text.startIndex else {
        throw UsageError("\(option) is \"\(text.visible)\", and must be such as \(example)")
      }
      pairs[String(text[..<place])] = String(text[text.index(after: place)...])
    }
    return pairs
  }
}

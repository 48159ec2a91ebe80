import PlainText
import Presets
import StrictJSON

/// The animations of a theme in JSON that play `keyframes` which stand in it, as Tailwind 3, Chakra and Panda write both:
/// clips, as the same is in a style sheet.
struct ThemeAnimations {
  /// A file for each clip, whose token takes the place of the text that plays it.
  private(set) var files: [TokenFile] = []
  /// Notes for people on what of the keyframes was left out.
  private(set) var notes: [String] = []

  /// The rules of the keyframes as CSS.
  private var rules: [String] = []
  private var animations: [(path: [String], text: String, place: JSONPlace)] = []

  /// Groups of more levels have no animations.
  private static let mostDepth = 12

  /// Whether a file may have some.
  static func mayStand(in file: TokenFile) -> Bool {
    String(decoding: file.bytes, as: UTF8.self).holds("keyframes")
  }

  /// Finds the animations of a file; none in one that cannot be read.
  ///
  /// - Parameter texts: What its texts name.
  init(_ file: TokenFile, _ texts: TokenReferences) {
    guard Self.mayStand(in: file),
      let root = try? JSONDocument(file.bytes, dialect: .lenient).root
    else { return }
    find(in: root, [])
    if rules.isEmpty { return }
    let css = ImportedFile(name: "keyframes.css", bytes: Array(rules.joined(separator: "\n").utf8))
    var sheet = StyleSheetTokens([css])
    var unplayed = Set(sheet.keyframes.keys)
    for (path, written, place) in animations {
      let name = path.joined(separator: ".")
      unplayed.subtract(written.split { " ,".contains($0) }.map(String.init))
      guard let text = texts.replaced(written, at: path) else {
        if sheet.plays(written) { sheet.clipNotes.add(name, "its keyframes were not read: \(Self.missing)") }
        continue
      }
      guard let clip = sheet.clip(playing: text, named: name) else { continue }
      let token = path.reversed().reduce(clip) { "{\(StyleSheetTokens.quoted($1)): \($0)}" }
      files.append(TokenFile(Array(token.utf8), name: file.name, lines: [place], overrides: true))
    }
    for name in unplayed.sorted() {
      sheet.clipNotes.add("keyframes.\(name)", "was not read, as no animation here plays it")
    }
    notes = sheet.clipNotes.finished()
  }

  private static let missing = "it names a token that no file here has; import the file that has it along"

  private mutating func find(in group: JSONValue, _ path: [String]) {
    guard path.count < Self.mostDepth else { return }
    for (key, member) in group.members {
      switch key {
      case "keyframes": addKeyframes(member)
      case "animation", "animations": addAnimations(member, path + [key])
      default: find(in: member, path + [key])
      }
    }
  }

  private mutating func addAnimations(_ value: JSONValue, _ path: [String]) {
    guard path.count < Self.mostDepth else { return }
    if let text = (value.member("$value") ?? value.member("value") ?? value).string {
      return animations.append((path, text, value.place))
    }
    for (key, member) in value.members { addAnimations(member, path + [key]) }
  }

  private mutating func addKeyframes(_ group: JSONValue) {
    for (name, frames) in group.members {
      let places = frames.members.map { place, declarations in
        let lines = declarations.members.compactMap { property, value -> String? in
          guard let text = value.string ?? (value.number == nil ? nil : value.rawText) else { return nil }
          return Self.isPlain(property) && Self.isPlain(text) ? "\(Self.withDashes(property)): \(text)" : nil
        }
        return Self.isPlain(place) ? "\(place) { \(lines.joined(separator: "; ")) }" : ""
      }
      if Self.isPlain(name) { rules.append("@keyframes \(name) { \(places.joined(separator: " ")) }") }
    }
  }

  /// Whether a text can stand in a rule without ending it.
  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains { "{};\"'\\\n\r".utf8.contains($0) } && !text.holds("/*")
  }

  /// A property in the words of CSS: `border-radius` of `borderRadius`.
  private static func withDashes(_ property: String) -> String {
    property.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}

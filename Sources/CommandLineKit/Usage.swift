/// How a command is typed.
struct Usage {
  // Above this number of options a usage line helps nobody.
  private static let mostOptionsShown = 12

  let names: [String]
  /// Parts that are not broken over lines.
  let parts: [String]

  init(path: CommandPath) {
    self.init(path: path, specifications: Reflection(of: path.leaf.init()).specifications)
  }

  init(path: CommandPath, specifications: [Specification]) {
    names = path.names
    let shown = specifications.filter { !$0.isHidden }
    let options = shown.filter { $0.role != .argument }
    var parts: [String] = []
    if options.count > Self.mostOptionsShown {
      let optional = shown.filter { $0.role == .argument || $0.isRequired }
      parts = ["[<options>]"] + optional.map(\.usage)
    } else {
      parts = shown.map(\.usage)
    }
    if !path.leaf.info.subcommands.isEmpty { parts.append("<subcommand>") }
    self.parts = parts
  }

  /// All in one line.
  var line: String { (names + parts).joined(separator: " ") }
}

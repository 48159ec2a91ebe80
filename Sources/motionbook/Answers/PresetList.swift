import CommandLineKit
import PlainText
import Presets
import StrictJSON

/// Presets as rows of a table, or as a tree of their groups.
struct PresetList: CommandResult {
  let presets: [Preset]
  let book: ResolvingSnapshot
  /// Whether groups are shown as a tree.
  var isTree = false
  /// Whether a row ends with the summary in place of what uses the preset.
  var showsSummaries = false

  func text(for console: Console) -> String {
    if presets.isEmpty { return "" }
    let whole = table(countsUsers: false)
    return (showsSummaries || whole.fits(console) ? whole : table(countsUsers: true)).text(for: console)
  }

  /// - Parameter countsUsers: Whether the last column says how many presets use one, and not which, as a narrow terminal
  ///   has no room for their names.
  private func table(countsUsers: Bool) -> Table {
    var table = Table()
    let last = showsSummaries ? "SUMMARY" : countsUsers ? "USES" : "USED BY"
    table.add(["NAME", "KIND", "MOTION", "TIME", last])
    var groups: [Substring] = []
    for preset in presets {
      var name = preset.name.text
      if isTree {
        let path = preset.name.segments.dropLast()
        let common = zip(groups, path).prefix { $0 == $1 }.count
        for (depth, group) in path.enumerated().dropFirst(common) { table.add([Self.indent(depth) + group]) }
        groups = Array(path)
        name = Self.indent(path.count) + (preset.name.segments.last ?? "")
      }
      let time = book.motion(of: preset).map { MotionDescription($0).length } ?? "?"
      let deprecated = preset.deprecated == nil ? "" : " (deprecated)"
      let users = book.users[preset.name] ?? []
      let last =
        showsSummaries
        ? preset.summary ?? ""
        : countsUsers ? (users.isEmpty ? "" : String(users.count)) : users.map(\.text).joined(atMost: 2)
      table.add([name + deprecated, preset.kind.rawValue, preset.content.words, time, last])
    }
    return table
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  func write(to writer: inout JSONWriter) throws {
    let shape = PresetJSON(book.typed, book.resolver)
    try writer.objects("presets", presets) {
      try shape.writeMembers(of: $1, usedBy: book.users[$1.name] ?? [], to: &$0)
    }
  }
}

extension [String] {
  /// The words with commas; of more than so many the first, and how many others.
  func joined(atMost most: Int) -> String {
    if count <= most { return joined(separator: ", ") }
    return prefix(most - 1).joined(separator: ", ") + " and \((count - most + 1).counted("other"))"
  }
}

import CommandLineKit
import Presets
import Registry
import PlainText

extension Pack {
  /// The packs of these names, each once, in the order typed.
  ///
  /// - Throws: ``Failure`` with the nearest name there is.
  static func existing(_ names: [String]) throws -> [Pack] {
    let all = try Pack.all()
    var found: [Pack] = []
    for name in names where !found.contains(where: { $0.name == name }) {
      guard let pack = all.first(where: { $0.name == name }) else {
        let suggestion = Suggestions.nearest(to: name, among: all.map(\.name)).map {
          "; did you mean \"\($0)\"?"
        }
        throw Failure("there is no pack \"\(name)\"" + (suggestion ?? "; `motionbook packs` lists them"))
      }
      found.append(pack)
    }
    return found
  }

  /// The names as people read them: "apple and starter".
  static func text(of packs: [Pack]) -> String {
    let names = packs.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

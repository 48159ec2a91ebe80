import CommandLineKit
import PlainText
import Presets

extension UpstreamNames {
  /// Says what was found, and by which commands the registry follows.
  func say(of title: String, isDone: Bool, on console: Console) {
    for move in moves { console.note(words(of: move, title, isDone)) }
    for rename in renames { console.note(words(of: rename, title, isDone)) }
    sayMissing(title, isDone, console)
    for (names, count) in lost {
      console.note(
        "\(title) no longer has \(names.count) of the \(count.counted("preset")) that an earlier import of it brought: "
          + names.map(\.text).listed)
    }
  }

  private func words(
    of move: (from: String, to: String, count: Int, isTeams: Bool), _ title: String, _ isDone: Bool
  ) -> String {
    let beginning = "\(move.from): \(move.count) of its presets stand in \(move.to) in \(title); "
    // What the team has named keeps that name.
    let isRenamed = !move.isTeams
    let command = "motionbook rename --group \(move.from) \(move.to) --keep-alias"
    let option = "`--name \("\(move.to)=\(move.from)".commandWord)`"
    if isDone {
      return beginning + "both are here now: take the import back, "
        + (isRenamed ? "run `\(command)` and import again" : "and import again with \(option)")
    }
    return beginning + (isRenamed ? "to follow, run `\(command)` first" : "to follow, import with \(option)")
  }

  private func words(
    of rename: (from: PresetName, to: PresetName, isTeams: Bool), _ title: String, _ isDone: Bool
  ) -> String {
    let (from, to) = (rename.from, rename.to)
    let beginning = "\(from): seems to be \(to) in \(title); "
    if isDone {
      let (old, new) = rename.isTeams ? (to, from) : (from, to)
      return beginning + "both are here now, and `\(replacing(old, new))` makes them one"
    }
    if rename.isTeams {
      return beginning + "to follow under the team's name, run "
        + "`motionbook add alias \(to) \(from) && motionbook tweak \(to) --deprecated \(from)` first"
    }
    // Of a group and a preset only one can have a name.
    let isGroup = from.groups.contains(to.text) || to.groups.contains(from.text)
    let command = "motionbook rename \(from) \(to)\(isGroup ? "" : " --keep-alias")"
    return beginning + "to follow, run `\(command)` first"
  }

  private func replacing(_ old: PresetName, _ new: PresetName) -> String {
    "motionbook replace \(old) \(new) --keep-alias"
  }

  private func sayMissing(_ title: String, _ isDone: Bool, _ console: Console) {
    let unused = missing.filter { $0.users.isEmpty && $0.equal == nil }.map(\.name.text)
    if !unused.isEmpty {
      console.note(
        "\(unused.listed): imported before, and not in \(title), which has others that came along; \(unused.count == 1 ? "it stays" : "they stay"), "
          + "and `motionbook remove \(unused.joined(separator: " "))` follows where that is meant")
    }
    for preset in missing where preset.users.isEmpty {
      guard let equal = preset.equal else { continue }
      console.note(
        "\(preset.name): imported before, and not in \(title), where \(equal) is the same; both are here now, and "
          + "`\(replacing(preset.name, equal))` makes them one")
    }
    for preset in missing where !preset.users.isEmpty {
      let users = preset.users.map(\.text)
      let isLater = preset.equal != nil && !isDone
      console.note(
        "\(preset.name): imported before, and not in \(title), while \(users.listed) \(users.count == 1 ? "uses" : "use") it; it stays, "
          + "and \(isLater ? "afterwards " : "")`motionbook replace \(preset.name) \(preset.equal?.text ?? "NEW")` follows where that is meant"
      )
    }
  }
}

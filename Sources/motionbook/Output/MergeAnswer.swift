import CommandLineKit
import PlainText
import Presets
import StrictJSON

/// What came of a merge: where both sides changed the same, and what moves as on neither side.
struct MergeAnswer: CommandResult {
  let merge: RegistryMerge
  /// The file, as a person knows it.
  let file: String?

  func text(for console: Console) -> String {
    var lines = merge.conflicts.flatMap(lines)
    if !merge.newMotions.isEmpty {
      lines.append("moves as on neither side: " + NameList.text(merge.newMotions))
    }
    let place = file.map { " in \($0)" } ?? ""
    lines.append(
      merge.conflicts.isEmpty
        ? "merged \(merge.merged.presets.count.counted("preset"))\(place)"
        : "\(merge.conflicts.count.counted("conflict"))\(place)")
    return lines.joined(separator: "\n")
  }

  private func lines(_ conflict: MergeConflict) -> [String] {
    let place = [conflict.preset?.text ?? "", conflict.path].filter { !$0.isEmpty }.joined(separator: "  ")
    var lines = [(["conflict: \(place)"] + [conflict.reason].compactMap(\.self)).joined(separator: ": ")]
    if conflict.base == nil, conflict.ours == nil, conflict.theirs == nil { return lines }
    let motions = conflict.preset.map(merge.motions)
    var table = Table()
    for (label, tree, motion) in [
      ("before", conflict.base, nil), ("ours", conflict.ours, motions?.ours),
      ("theirs", conflict.theirs, motions?.theirs),
    ] {
      let outline = motion.map { MotionDescription($0).outline } ?? ""
      table.add(["  \(label)", tree?.words.visible ?? "-", outline])
    }
    lines.append(table.text)
    if let own = motions?.ours?.animation, let other = motions?.theirs?.animation {
      let distance = own.distance(to: other)
      lines.append(
        "  they are \(DecimalText.percent(distance.distance)) of the travel apart at \(DecimalText.seconds(distance.time))"
      )
    }
    return lines
  }

  func write(to writer: inout JSONWriter) {
    writer.array("conflicts") { writer in
      for conflict in merge.conflicts {
        writer.object { writer in
          writer.member("name", conflict.preset?.text)
          writer.member("path", conflict.path)
          for (key, tree) in [("base", conflict.base), ("ours", conflict.ours), ("theirs", conflict.theirs)] {
            writer.key(key)
            if let tree { tree.write(to: &writer) } else { writer.null() }
          }
          writer.member("reason", conflict.reason)
        }
      }
    }
    writer.member("new", merge.newMotions.map(\.text))
  }
}

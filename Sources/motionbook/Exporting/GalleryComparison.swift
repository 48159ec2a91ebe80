import MotionPhysics
import Presets
import StrictJSON

/// How presets differ from another registry's, as a gallery shows it: what a person would notice most comes first.
struct GalleryComparison {
  /// The other registry's title.
  let title: String
  private let old: RegistrySnapshot
  private let changes: [Change]

  fileprivate struct Change {
    let state: String
    let name: PresetName
    let before: Preset?
    /// The lines of `diff` on it.
    var lines: [String] = []
    /// How far both are apart; nil where there is nothing to compare.
    var gap: MotionGap?
  }

  /// - Parameter patterns: Globs; none takes everything.
  init(_ comparison: RegistryDifference, title: String, patterns: [String]) {
    self.title = title
    old = comparison.old.typed
    var changes = comparison.changed.map { Change("changed", $0, lines: ChangeText.lines(of: $0)) }
    changes += comparison.affected.map {
      Change("moved", $0, lines: [ChangeText.motion(of: $0)].compactMap(\.self))
    }
    let places = Dictionary(changes.enumerated().map { ($1.name, $0) }) { first, _ in first }
    for renaming in comparison.renamed {
      // One that was changed too stands once.
      if let index = places[renaming.to] {
        changes[index].lines.insert(renaming.line, at: 0)
        continue
      }
      var before = comparison.old.typed.preset(named: renaming.to)
      before?.name = renaming.from
      changes.append(Change(state: "renamed", name: renaming.to, before: before, lines: [renaming.line]))
    }
    changes += comparison.removed.map { Change(state: "removed", name: $0.name, before: $0) }
    changes += comparison.added.map { Change(state: "added", name: $0.name, before: nil) }
    if !patterns.isEmpty {
      changes = changes.filter { change in
        patterns.contains { pattern in
          Glob.matches(pattern, change.name.text)
            || change.before.map { Glob.matches(pattern, $0.name.text) } ?? false
        }
      }
    }
    self.changes = changes.sorted {
      let (left, right) = ($0.weight, $1.weight)
      return left == right ? $0.name < $1.name : left > right
    }
  }

  /// Writes the member `against`.
  func write(to writer: inout JSONWriter) {
    let presets = GalleryPresets(old, shown: [], tunes: false)
    writer.object("against") { writer in
      writer.member("title", title)
      writer.objects("changes", changes) { writer, change in
        writer.member("state", change.state)
        writer.member("name", change.name.text)
        if !change.lines.isEmpty { writer.member("lines", change.lines) }
        if let gap = change.gap {
          writer.member("distance", gap.distance)
          writer.member("time", gap.time)
          if let number = gap.number { writer.member("number", number) }
        }
        if let before = change.before {
          writer.key("before")
          presets.write(before, to: &writer)
        }
      }
    }
  }
}

extension GalleryComparison.Change {
  fileprivate init(_ state: String, _ change: RegistryDifference.Change, lines: [String]) {
    self.init(
      state: state, name: change.after.name, before: change.before, lines: lines, gap: change.gap)
  }

  /// Its rank: presets that come and go are noticed before changes of those that stay.
  fileprivate var weight: Double {
    switch state {
    case "added", "removed": .infinity
    default: gap?.distance ?? 0
    }
  }
}

import MotionPhysics
import Presets
import StrictJSON

/// How presets differ from another registry's, as a gallery shows it: what a person would notice most comes first.
struct GalleryComparison {
  /// What the other registry is called.
  let title: String
  private let old: Book
  private let changes: [Change]

  fileprivate struct Change {
    let state: String
    let name: PresetName
    let before: Preset?
    /// The largest gap, a share of the travel, and when it is; nil where there is nothing to compare.
    let gap: Gap?
  }

  /// A share of the travel, and the seconds when it is.
  fileprivate struct Gap {
    var distance = 0.0
    var time = 0.0
  }

  /// - Parameter patterns: Globs; none takes everything.
  init(_ comparison: Comparison, title: String, patterns: [String]) {
    self.title = title
    old = comparison.old
    var changes: [Change] = []
    changes += comparison.removed.map { Change(state: "removed", name: $0.name, before: $0, gap: nil) }
    for (from, to) in comparison.renamed {
      var before = comparison.old.preset(named: to)
      before?.name = from
      changes.append(Change(state: "renamed", name: to, before: before, gap: nil))
    }
    changes += comparison.added.map { Change(state: "added", name: $0.name, before: nil, gap: nil) }
    for (state, list) in [("changed", comparison.changed), ("moved", comparison.affected)] {
      changes += list.map {
        Change(
          state: state, name: $0.after.name, before: $0.before, gap: Self.gap($0.oldMotion, $0.newMotion))
      }
    }
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
      writer.array("changes") { writer in
        for change in changes {
          writer.object { writer in
            writer.member("state", change.state)
            writer.member("name", change.name.text)
            if let gap = change.gap {
              writer.member("distance", gap.distance)
              writer.member("time", gap.time)
            }
            if let before = change.before {
              writer.key("before")
              presets.write(before, to: &writer)
            }
          }
        }
      }
    }
  }

  private static func gap(_ old: Motion?, _ new: Motion?) -> Gap? {
    guard let old, let new else { return nil }
    if let (before, after) = old.animation.flatMap({ before in new.animation.map { (before, $0) } }) {
      return Gap(before.distance(to: after))
    }
    if case .curve(let before) = old, case .curve(let after) = new {
      return Gap(
        Animation.tween(before, duration: 1, delay: 0).distance(to: .tween(after, duration: 1, delay: 0)))
    }
    guard let before = PropertyMotion(old), let after = PropertyMotion(new) else { return nil }
    return PropertyGap(before, after).largest
  }
}

extension GalleryComparison.Gap {
  fileprivate init(_ distance: MotionDistance) {
    self.init(distance: distance.distance, time: distance.time)
  }
}

extension GalleryComparison.Change {
  /// What comes and goes is noticed before any change of what stays.
  fileprivate var weight: Double {
    switch state {
    case "added", "removed": .infinity
    default: gap?.distance ?? 0
    }
  }
}

/// The gap between two motions of several numbers, each as a share of the way that the number goes.
private struct PropertyGap {
  private(set) var largest = GalleryComparison.Gap()

  private static let steps = 400

  init(_ before: PropertyMotion, _ after: PropertyMotion) {
    let length = max(Self.length(of: before), Self.length(of: after))
    let times = (0...Self.steps).map { Double($0) / Double(Self.steps) * length }
    let (old, new) = (Self.tracks(of: before, at: times), Self.tracks(of: after, at: times))
    for (name, values) in new {
      guard let others = old[name] else { continue }
      let all = values + others
      let travel = (all.max() ?? 0) - (all.min() ?? 0)
      guard travel > 0 else { continue }
      for index in times.indices {
        let gap = abs(values[index] - others[index]) / travel
        if gap > largest.distance { largest = GalleryComparison.Gap(distance: gap, time: times[index]) }
      }
    }
  }

  private static func length(of motion: PropertyMotion) -> Double {
    motion.duration.isFinite ? motion.duration : 4
  }

  private static func tracks(of motion: PropertyMotion, at times: [Double]) -> [String: [Double]] {
    var tracks: [String: [Double]] = [:]
    for time in times {
      for property in motion.values(time: time) {
        let labels = ComponentNames.of(property.property, property.value)
        for (index, label) in labels.enumerated() { tracks[label, default: []].append(property.value[index]) }
      }
    }
    return tracks
  }
}

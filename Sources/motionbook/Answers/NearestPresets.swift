import CommandLineKit
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The presets that are closest to a motion, the nearest first.
struct NearestPresets: CommandResult {
  struct Match {
    let name: String
    let motion: Motion
    /// A share of the travel, or of the longer duration.
    let distance: Double
    /// Seconds, or the progress of a curve; nil between durations.
    let at: Double?
  }

  let matches: [Match]

  static func matches(
    to target: Animation, among candidates: [(name: PresetName, motion: Motion, animation: Animation)],
    _ count: Int
  ) -> [Match] {
    var search = NearestSearch(to: target)
    for candidate in candidates { search.add(candidate.animation) }
    return search.nearest(count).map { match in
      let candidate = candidates[match.index]
      return Match(
        name: candidate.name.text, motion: candidate.motion, distance: match.distance.distance,
        at: match.distance.time)
    }
  }

  func text(for console: Console) -> String {
    if matches.isEmpty { return "" }
    var table = Table()
    table.add(["PRESET", "DISTANCE", "AT", "MOTION"])
    for match in matches {
      let place = match.at.map { at in
        match.motion.kind == .curve ? DecimalText.significant(at) : DecimalText.seconds(at)
      }
      table.add([
        match.name, DecimalText.percent(match.distance), match.distance == 0 ? "" : place ?? "",
        MotionDescription(match.motion).words,
      ])
    }
    return table.text(for: console)
  }

  func write(to writer: inout JSONWriter) { write("matches", to: &writer) }

  func write(_ key: String, to writer: inout JSONWriter) {
    writer.objects(key, matches) { writer, match in
      writer.member("preset", match.name)
      writer.member("distance", match.distance)
      writer.member("at", match.at, reason: "durations differ at no moment of their own")
    }
  }
}

import MotionPhysics
import PlainText
import Presets

/// How far two motions are apart where they are farthest, as a share of the way that the number goes.
struct MotionGap {
  /// The share; 0 where they are the same.
  var distance = 0.0
  /// Seconds from the start; of what a progress drives, the progress.
  var time = 0.0
  /// The number that is farthest, of motions of several: `scale`, `offset.x`.
  var number: String?
  private var isProgress = false
  /// When that is, of a morph that is the same as it presents.
  private var phase = ""

  /// Nil where there is nothing to compare.
  init?(_ old: Motion?, _ new: Motion?) {
    guard let old, let new else { return nil }
    if let before = old.animation, let after = new.animation {
      self.init(before.distance(to: after))
    } else if old.curve != nil, new.curve != nil, let before = old.comparable, let after = new.comparable {
      self.init(before.distance(to: after))
      isProgress = true
    } else if case .morph(let before) = old, case .morph(let after) = new {
      self.init(before, after)
    } else if let before = PropertyMotion(old), let after = PropertyMotion(new) {
      self.init(before, after)
      isProgress = old.runsOverProgress && new.runsOverProgress
    } else {
      return nil
    }
  }

  /// "up to 6.1 % apart at 0.2 s"; nil where they are the same.
  var words: String? {
    if distance == 0 { return nil }
    let place = isProgress ? "\(DecimalText.percent(time)) of the way" : DecimalText.seconds(time)
    let number = number.map { ", \($0.visible)" } ?? ""
    return "up to \(DecimalText.percent(distance)) apart at \(place)\(phase)\(number)"
  }

  private init(_ distance: MotionDistance) { (self.distance, time) = (distance.distance, distance.time) }

  /// The gap that a person sees first: of presenting, else of dismissing, else after a gesture.
  private init(_ before: Morph, _ after: Morph) {
    let ways = [Morph.Direction.present, .dismiss].map { direction in
      MotionGap(PropertyMotion(before, direction), PropertyMotion(after, direction))
    }
    self = ways[0]
    if distance == 0 {
      self = ways[1]
      phase = " on the way back"
    }
    guard distance == 0, let old = before.interaction, let new = after.interaction else { return }
    let ends = [(old.finish, new.finish), (old.cancel, new.cancel)].map { MotionGap($0.distance(to: $1)) }
    self = ends[0].distance >= ends[1].distance ? ends[0] : ends[1]
    phase = " after letting go"
  }

  // Several numbers

  private static let steps = 400
  /// Of what never ends.
  private static let longest = 4.0

  private init(_ before: PropertyMotion, _ after: PropertyMotion) {
    let length = [before, after].map { $0.duration.isFinite ? $0.duration : Self.longest }.max() ?? 0
    let times = (0...Self.steps).map { Double($0) / Double(Self.steps) * length }
    let old = Dictionary(before.numbers(at: times).map { ($0.label, $0.samples.map(\.value)) }) { first, _ in
      first
    }
    for new in after.numbers(at: times) {
      guard let others = old[new.label] else { continue }
      let values = new.samples.map(\.value)
      let all = values + others
      let travel = (all.max() ?? 0) - (all.min() ?? 0)
      guard travel > 0 else { continue }
      let gaps = zip(values, others).map { abs($0 - $1) / travel }
      guard let farthest = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else { continue }
      // Of numbers that are as far apart the first by name.
      let isFirst = gaps[farthest] == distance && number.map { new.label < $0 } == true
      if gaps[farthest] > distance || isFirst {
        (distance, time, number) = (gaps[farthest], times[farthest], new.label)
      }
    }
  }
}

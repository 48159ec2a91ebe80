import CommandLineKit
import Gallery
import MotionPhysics
import Presets

/// Properties that move over one time: a clip's tracks, a sequence's phases, the elements of a morph.
struct PropertyMotion {
  /// Seconds, or 1 for a progress. Of a loop, one time round; infinite for a spring that never settles.
  let duration: Double
  /// When something may bend or jump.
  private(set) var corners: [Double] = []
  /// Every property's value and velocity at a time.
  let values: (_ time: Double) -> [PropertyValue]
}

extension PropertyMotion {
  /// The motion of a clip, sequence or morph; nil for what moves one number from 0 to 1, or nothing.
  init?(_ motion: Motion) {
    switch motion {
    case .clip(let timeline, _, _):
      let corners = timeline.tracks.flatMap { $0.track.segments.map(\.endTime) }
      self.init(duration: timeline.duration, corners: corners) { timeline.values(time: $0) }
    case .sequence(let sequence):
      let corners = sequence.phaseTimes.map(\.end)
      self.init(duration: sequence.duration, corners: corners) { sequence.values(time: $0) }
    case .morph(let morph): self.init(morph, .present)
    case .spring, .curve, .duration, .tween: return nil
    }
  }

  /// A morph from one screen to the other, all by itself.
  init(_ morph: Morph, _ direction: Morph.Direction) {
    let animation = morph.transition(direction).animation
    let delays = morph.elements.map { $0.delay ?? ($0.animation ?? animation).delay }
    self.init(duration: morph.duration(direction), corners: delays) { morph.values(direction, time: $0) }
  }

  /// A morph under a finger that rests at a progress: it stays there.
  init(_ morph: Morph, _ direction: Morph.Direction, progress: Double) {
    self.init(duration: 0) { _ in morph.values(direction, progress: progress) }
  }

  /// A morph that was let go.
  init(_ release: MorphRelease) {
    self.init(duration: release.duration) { release.values(time: $0) }
  }

  /// The properties as they start.
  var properties: [PropertyValue] { values(0) }

  /// A number of a property over time.
  struct Number {
    let property: String
    /// The number's own name, of ``ComponentNames``.
    let label: String
    let samples: [PlotSample]
  }

  /// Every number of every property at the times, in their order. One after the other is made: all samples of thousands
  /// of numbers together would fill the memory.
  func numbers(at times: [Double]) -> some Sequence<Number> {
    let values = times.map(self.values)
    return properties.enumerated().lazy.flatMap { place, property in
      ComponentNames.of(property.property, property.value).enumerated().lazy.map { index, label in
        let samples = zip(times, values).map { time, values in
          PlotSample(time: time, value: values[place].value[index], velocity: values[place].velocity[index])
        }
        return Number(property: property.property, label: label, samples: samples)
      }
    }
  }
}

/// The names of a property's numbers where each stands alone.
enum ComponentNames {
  private static let suffixes = ["x", "y", "z", "w"]
  private static let frameSuffixes = ["x", "y", "width", "height"]

  /// The property itself for a single number, else `property.x` and so on.
  static func of(_ property: String, _ value: Components) -> [String] {
    if value.isScalar { return [property] }
    let isFrame = value.count == 4 && (property == "frame" || property.hasSuffix(".frame"))
    return (isFrame ? frameSuffixes : suffixes).prefix(value.count).map { "\(property).\($0)" }
  }
}

/// A morph's direction, and the gesture of a finger on it.
struct MorphGesture: Options {
  /// The end of a gesture.
  struct Release: Equatable {
    /// The share of the gesture's way.
    let progress: Double
    /// Progress per second, positive toward the end.
    let velocity: Double
  }

  @Flag(help: "A morph's way back.") var dismiss = false
  @Option(help: "A morph under the finger at this progress.", placeholder: "p") var scrub: Double?
  @Option(help: "A morph let go at a progress, with a velocity.", placeholder: "p:velocity")
  var release: Release?

  /// The option that was typed; nil when none was.
  var option: String? {
    if scrub != nil { return "--scrub" }
    if release != nil { return "--release" }
    return dismiss ? "--dismiss" : nil
  }

  /// The morph's motion, and what became of it when it was let go.
  func motion(
    of morph: Morph, named name: String
  ) throws -> (motion: PropertyMotion, outcome: MorphRelease.Outcome?) {
    let direction: Morph.Direction = dismiss ? .dismiss : .present
    if let option, morph.interaction == nil, option != "--dismiss" {
      throw Failure("\(name) has no gesture, so \(option) means nothing; it needs a member interactive")
    }
    if let scrub { return (PropertyMotion(morph, direction, progress: scrub), nil) }
    guard let release else { return (PropertyMotion(morph, direction), nil) }
    do throws(MotionError) {
      let result = try morph.release(direction, progress: release.progress, velocity: release.velocity)
      return (PropertyMotion(result), result.outcome)
    } catch {
      throw Failure("\(name): \(error.sentence)")
    }
  }
}

extension MorphGesture.Release: ArgumentValue {
  init(argument: String) throws {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let progress = try? Double(argument: parts[0]),
      let velocity = try? Double(argument: parts[1])
    else { throw InvalidValue("write a progress, a colon and a velocity, such as 0.4:1.5") }
    self.init(progress: progress, velocity: velocity)
  }

  static var typeName: String { "a progress and a velocity" }
}

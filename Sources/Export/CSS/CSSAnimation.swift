import MotionPhysics
import Presets

/// A clip or a sequence in CSS: keyframes, one set a property, and how they play.
struct CSSAnimation {
  /// Keyframes with their name, and how they play.
  struct Part {
    let name: String
    let keyframes: CSSKeyframes
    /// What stands behind the name in `animation`, the duration aside.
    let manner: String
  }

  private(set) var parts: [Part] = []
  /// How long one turn takes: what stands in the custom property of the duration.
  let duration: String
  /// Whether it goes on for ever, or follows something else than time: nothing that could be cut short.
  let isEndless: Bool
  /// What people have to know, a sentence a line.
  private(set) var remarks: [String] = []

  /// What a motion is; nil for what is no clip and no sequence.
  ///
  /// - Parameters:
  ///   - name: What the preset is called, prefix included.
  ///   - prefix: The first part of all custom properties that are no clip's own.
  /// - Throws: ``MotionError`` when something cannot be baked.
  init?(_ motion: Motion, name: String, prefix: String, tolerance: Double) throws(MotionError) {
    guard case .clip(let timeline, let driver, let loops) = motion else { return nil }
    let isProgress = driver == .progress
    duration = isProgress ? "1ms" : CSSNumber.milliseconds(timeline.duration)
    isEndless = loops || isProgress
    if isProgress {
      remarks.append("Driven by a progress: set animation-timeline behind animation, such as scroll() or view().")
    }
    let courses = timeline.tracks.map { Course($0.track, property: $0.property) }
    try add(
      courses, name: name, prefix: prefix, seconds: timeline.duration, tolerance: tolerance,
      manner: loops ? "linear infinite both" : "linear both")
  }

  private mutating func add(
    _ courses: [Course], name: String, prefix: String, seconds: Double, tolerance: Double, manner: String
  ) throws(MotionError) {
    for (property, members) in Self.grouped(courses, prefix: prefix) {
      let keyframes = try CSSKeyframes(property, members, duration: seconds, tolerance: tolerance)
      parts.append(Part(name: "\(name)--\(property.name)", keyframes: keyframes, manner: manner))
    }
  }

  /// The value of `animation`.
  func text(duration: String) -> String {
    parts.isEmpty ? "none" : parts.map { "\($0.name) \(duration) \($0.manner)" }.joined(separator: ", ")
  }

  /// Courses that move the same CSS property belong into the same keyframes.
  private static func grouped(
    _ courses: [Course], prefix: String
  ) -> [(property: CSSProperty, members: [CSSKeyframes.Member])] {
    var groups: [(property: CSSProperty, members: [CSSKeyframes.Member])] = []
    var taken: Set<String> = []
    for course in courses {
      let count = course.initial.count
      if let place = CSSPlace(known: course.property, count: count), fits(place, into: groups) {
        let member = CSSKeyframes.Member(course: course, place: place)
        if let index = groups.firstIndex(where: { $0.property == place.property }) {
          groups[index].members.append(member)
        } else {
          groups.append((place.property, [member]))
        }
        continue
      }
      var name = CSSName.kebab(course.property)
      // The export's own custom properties must stay what they are.
      if name.hasPrefix(prefix + "-") { name = "value-" + name }
      let place = CSSPlace(custom: CSSName.kebab(name, avoiding: &taken), count: count)
      groups.append((place.property, [CSSKeyframes.Member(course: course, place: place)]))
    }
    return groups
  }

  /// Whether nothing else of the clip moves the same numbers.
  private static func fits(
    _ place: CSSPlace, into groups: [(property: CSSProperty, members: [CSSKeyframes.Member])]
  ) -> Bool {
    guard let group = groups.first(where: { $0.property.name == place.property.name }) else { return true }
    let slots = Set(group.members.flatMap(\.place.slots))
    return group.property == place.property && slots.isDisjoint(with: place.slots)
  }
}

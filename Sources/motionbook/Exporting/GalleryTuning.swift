import CommandLineKit
import Gallery
import MotionPhysics
import PlainText
import Presets
import StrictJSON

/// The numbers of a preset that a page may change: options of `tweak`, and where in the preset's code they stand.
struct GalleryTuning {
  /// One number of an option.
  struct Part {
    let label: String
    /// Its place in the code.
    let place: Int
    let value: Double
    /// The range of a slider; a field takes whatever the registry does.
    let range: ClosedRange<Double>
    /// The text before it in the option, where that is no comma.
    var before: String?
    /// Where else in the code it stands.
    var others: [Int] = []
  }

  /// One option, or several that stand in one command.
  struct TweakOption {
    /// The part of the preset that it changes, for people: a keyframe, a phase, an element; empty for the preset
    /// itself.
    var title = ""
    /// The words of the command that name this.
    var selection: [String] = []
    let name: String
    let parts: [Part]
  }

  private(set) var options: [TweakOption] = []

  init(of motion: Motion, typed: Content, _ code: MotionCode) {
    options =
      switch (typed, motion) {
      case (.spring(let typed), .spring(let spring, let delay)):
        Self.options(of: typed, spring, delay: delay, code)
      case (.tween(let typed), .tween(let curve, let duration, let delay)):
        Self.options(of: typed, curve, duration, delay: delay, code)
      case (.curve, .curve(let curve)): Self.bezier(curve, at: 2)
      case (.clip(let clip), .clip(let timeline, _, _)): Self.options(of: clip, timeline, code)
      case (.sequence(let typed), .sequence(let sequence)): Self.options(of: typed, sequence, code)
      case (.morph(let typed), .morph(let morph)): Self.options(of: typed, morph, code)
      case (.duration, _), (.alias, _): []
      // A motion is of the kind that was typed.
      case (.spring, _), (.tween, _), (.curve, _), (.clip, _), (.sequence, _), (.morph, _): []
      }
  }

  /// Writes them as a member, if there are any: by what of the preset they change, each option as its name and its
  /// numbers, each of these as a list. Of a morph there are a hundred.
  func write(to writer: inout JSONWriter) {
    if options.isEmpty { return }
    writer.array("tune") { writer in
      var rest = options[...]
      while let first = rest.first {
        let own = rest.prefix { $0.title == first.title && $0.selection == first.selection }
        rest = rest.dropFirst(own.count)
        writer.object { writer in
          if !first.title.isEmpty { writer.member("title", first.title) }
          if !first.selection.isEmpty {
            writer.member("selection", first.selection.map(\.shellWord).joined(separator: " "))
          }
          writer.array("options") { writer in
            for option in own { Self.write(option, to: &writer) }
          }
        }
      }
    }
  }

  private static func write(_ option: TweakOption, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.string(option.name)
      for part in option.parts {
        writer.array { writer in
          writer.string(part.label)
          for number in [
            Double(part.place), part.value, short(part.range.lowerBound), short(part.range.upperBound),
          ] {
            writer.number(number)
          }
          if part.before != nil || !part.others.isEmpty { writer.string(part.before ?? "") }
          for place in part.others { writer.number(Double(place)) }
        }
      }
    }
  }

  /// The end of a slider to four significant digits: more would not be seen.
  private static func short(_ number: Double) -> Double {
    Double(DecimalText.significant(number, digits: 4)) ?? number
  }
}

extension GalleryTuning.TweakOption {
  /// The option of a number's own name.
  init(_ part: GalleryTuning.Part) { self.init(name: "--" + kebabCase(part.label), parts: [part]) }
}

extension GalleryTuning {
  private static func options(
    of typed: TypedSpring, _ spring: Spring, delay: Double, _ code: MotionCode
  ) -> [TweakOption] {
    let numbers = springParts(of: typed, spring, at: 1).map(TweakOption.init(_:))
    guard case .number? = code.items.last else { return numbers }
    return numbers + [TweakOption(Self.delay(delay, at: code.items.count - 1))]
  }

  private static func options(
    of typed: TypedTween, _ curve: UnitCurve, _ seconds: Double, delay: Double, _ code: MotionCode
  ) -> [TweakOption] {
    var options: [TweakOption] = []
    if case .inline = typed.curve { options += bezier(curve, at: 2) }
    if case .seconds = typed.duration {
      options.append(TweakOption(duration(seconds, at: code.items.count - 2)))
    }
    return options + [TweakOption(Self.delay(delay, at: code.items.count - 1))]
  }

  private static func bezier(_ curve: UnitCurve, at place: Int) -> [TweakOption] {
    let parts = bezierParts(of: curve, at: place)
    return parts.isEmpty ? [] : [TweakOption(name: "--bezier", parts: parts)]
  }

  /// The four numbers of a Bezier; none of any other curve.
  static func bezierParts(of curve: UnitCurve, at place: Int) -> [Part] {
    guard case .bezier(let bezier) = curve else { return [] }
    let numbers = [("x1", bezier.x1), ("y1", bezier.y1), ("x2", bezier.x2), ("y2", bezier.y2)]
    return numbers.enumerated().map { index, number in
      Part(label: number.0, place: place + index, value: number.1, range: index % 2 == 0 ? 0...1 : -1...2)
    }
  }

  static func delay(_ seconds: Double, at place: Int) -> Part {
    Part(label: "delay", place: place, value: seconds, range: 0...2)
  }

  static func duration(_ seconds: Double, at place: Int) -> Part {
    Part(label: "duration", place: place, value: seconds, range: 0.01...max(2, 2 * seconds))
  }

  /// The numbers of a spring whose words begin at a place in the code, by the names of their keys.
  static func springParts(of typed: TypedSpring, _ spring: Spring, at place: Int) -> [Part] {
    let duration = 0.02...max(2, 2 * spring.duration)
    switch typed.parameters {
    case .adjusted(let adjustment):
      let extra = adjustment.extraBounce ?? 0
      return [
        Part(label: "duration", place: place + 1, value: spring.duration, range: duration),
        Part(
          label: "extraBounce", place: place + 3, value: extra,
          range: (extra - spring.bounce - 0.9)...(extra + 1 - spring.bounce)),
      ]
    case .standalone(let parameters):
      guard let code = parameters.moduleNumbers else {
        return [
          Part(label: "duration", place: place + 1, value: spring.duration, range: duration),
          Part(label: "bounce", place: place + 2, value: spring.bounce, range: -0.9...1),
        ]
      }
      return parameters.form.keys.compactMap { key, _ in
        guard let index = Self.index(of: key) else { return nil }
        let value = code[index]
        return Part(
          label: key.rawValue, place: place + index, value: value, range: range(of: key, around: value))
      }
    }
  }

  /// Where a key's number stands in the code of a spring, behind the number of its words.
  private static func index(of key: SpringKey) -> Int? {
    switch key {
    case .duration, .response, .stiffness, .tension: 1
    case .dampingRatio, .bounce, .damping, .friction: 2
    case .mass: 3
    default: nil
    }
  }

  private static func range(of key: SpringKey, around value: Double) -> ClosedRange<Double> {
    switch key {
    case .bounce: -0.9...1
    case .dampingRatio: 0.05...max(2, 2 * value)
    case .duration, .response: 0.02...max(2, 2 * value)
    default: (value / 10)...max(value * 4, 0.1)
    }
  }
}

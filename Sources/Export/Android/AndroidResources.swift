import MotionPhysics
import PlainText
import Presets

/// Presets as Android resources.
struct AndroidResources {
  let prefix: String
  let tolerance: Double
  /// Whether Material Components get a style of each spring.
  let hasStyles: Bool

  struct Entries {
    var resources: [AndroidResource] = []
    /// The losses.
    var remarks: [String] = []

    static func + (left: Entries, right: Entries) -> Entries {
      Entries(resources: left.resources + right.resources, remarks: left.remarks + right.remarks)
    }
  }

  init(_ options: ExportOptions) throws {
    prefix = try Self.prefix(options)
    tolerance = options.tolerance
    hasStyles = options.material
  }

  /// A resource's name begins with a small letter, so that no name of a preset need be changed.
  static func prefix(_ options: ExportOptions) throws -> String {
    let prefix = options.prefix ?? "motion"
    let isPlain = prefix.utf8.allSatisfy(\.isOfIdentifier) && prefix == prefix.lowercased()
    guard isPlain, let first = prefix.first, first.isLetter else {
      throw ExportError.option(
        .prefix, value: prefix,
        reason: "is no beginning of an Android resource's name: small letters, digits and _")
    }
    return prefix
  }

  /// The name of a preset's resource.
  func name(_ preset: PresetName, _ suffix: String = "") -> String {
    NameCase.snake.joined(preset, behind: prefix) + (suffix.isEmpty ? "" : "_" + suffix)
  }

  private func resource(
    _ preset: PresetName, _ suffix: String = "", as content: AndroidResource.Content
  ) -> AndroidResource {
    AndroidResource(name: name(preset, suffix), content: content)
  }

  func entries(_ preset: ExportedPreset) -> Entries {
    var entries: Entries
    switch preset.motion.animation {
    case .tween(let curve, let duration, let delay):
      entries = milliseconds(preset.name, [("duration", duration), ("delay", delay)])
      entries.resources.append(tweenInterpolator(preset, curve))
      if preset.curveName == nil, let remark = AndroidInterpolator.remark(curve) {
        entries.remarks.append(remark)
      }
    case .spring(let spring, let delay): entries = springEntries(preset.name, spring, delay: delay)
    case nil:
      if let seconds = preset.motion.duration {
        entries = milliseconds(preset.name, [("", seconds)])
      } else if let curve = preset.motion.curve {
        entries = Entries(
          resources: [interpolator(preset.name, curve)],
          remarks: [AndroidInterpolator.remark(curve)].compactMap { $0 })
      } else {
        return Entries(remarks: ["left out: Android's resources hold single curves, and this is several"])
      }
    }
    if let target = preset.target {
      entries.resources = entries.resources.map { alias($0, preset.name, target) }
    }
    return entries + reducedEntries(preset)
  }

  /// The same resource as the target's.
  private func alias(_ resource: AndroidResource, _ alias: PresetName, _ target: PresetName)
    -> AndroidResource
  {
    if case .springStyle = resource.content { return springStyle(alias) }
    let other = name(target) + resource.name.dropFirst(name(alias).count)
    return AndroidResource(name: resource.name, content: .reference(type: resource.type, to: other))
  }

  private func interpolator(_ preset: PresetName, _ curve: UnitCurve) -> AndroidResource {
    resource(
      preset, as: .interpolator(AndroidInterpolator.element(curve), remark: AndroidInterpolator.remark(curve))
    )
  }

  private func tweenInterpolator(_ preset: ExportedPreset, _ curve: UnitCurve) -> AndroidResource {
    guard let shared = preset.curveName else { return interpolator(preset.name, curve) }
    return resource(preset.name, as: .reference(type: "interpolator", to: name(shared)))
  }

  /// Integers; a delay of 0 is none.
  private func milliseconds(_ preset: PresetName, _ times: [(suffix: String, seconds: Double)]) -> Entries {
    var entries = Entries()
    for (suffix, seconds) in times where suffix != "delay" || seconds > 0 {
      let time = RoundedTime(seconds)
      entries.resources.append(resource(preset, suffix, as: .integer(time.count)))
      if !time.isExact {
        entries.remarks.append(
          "\(DecimalText.significant(seconds * 1000, digits: 8)) ms are rounded to \(time.count), because Android counts whole ones"
        )
      }
    }
    return entries
  }
}

extension AndroidResources {
  /// The numbers of a `SpringForce`, and what stands in for it where only interpolators are taken.
  private func springEntries(_ preset: PresetName, _ spring: Spring, delay: Double) -> Entries {
    let stiffness = spring.stiffness / spring.mass
    guard Float(stiffness).isNormal, Float(spring.dampingRatio).isFinite else {
      return Entries(remarks: [
        "left out, because its stiffness of \(DecimalText.exact(stiffness)) does not fit into 32 bits"
      ])
    }
    var entries = Entries(resources: [
      resource(preset, "damping_ratio", as: .float(DecimalText.float(spring.dampingRatio))),
      resource(preset, "stiffness", as: .float(DecimalText.float(stiffness))),
    ])
    if hasStyles { entries.resources.append(springStyle(preset)) }
    entries = entries + milliseconds(preset, [("delay", delay)])
    do throws(MotionError) {
      // Only the points and their error are asked for: they are what an interpolator is made of.
      let baked = try LinearEasing(baking: spring, tolerance: tolerance)
      entries.resources += [
        resource(preset, "settling_duration", as: .integer(baked.durationMillis)),
        resource(
          preset,
          as: .interpolator(
            AndroidInterpolator.element(baked.points),
            remark:
              "For \(baked.durationMillis) ms, at most \(DecimalText.rounded(baked.maxError, decimals: 5)) of "
              + "the way off the spring; interrupted, it starts again without velocity.")),
      ]
    } catch {
      entries.remarks.append("without an interpolator: \(error.sentence)")
    }
    return entries
  }

  /// The spring as Material Components' theme attributes take it, such as `motionSpringFastSpatial`
  /// (`motion/res/values/styles.xml` of material-components-android): a theme cannot refer to the numbers.
  private func springStyle(_ preset: PresetName) -> AndroidResource {
    resource(
      preset, as: .springStyle(damping: name(preset, "damping_ratio"), stiffness: name(preset, "stiffness")))
  }

  /// The resources for reduced motion: names of their own that refer to the partner.
  private func reducedEntries(_ preset: ExportedPreset) -> Entries {
    switch preset.reduced {
    case .cut where preset.motion.animation != nil:
      return Entries(resources: [
        resource(preset.name, "reduced_duration", as: .integer(0)),
        resource(
          preset.name, "reduced", as: .reference(type: "interpolator", to: "android:interpolator/linear")),
      ])
    case .preset(let partner, let motion):
      guard partner != preset.name, preset.motion.animation != nil else { return Entries() }
      return reduced(preset.name, partner, motion)
    case .elsewhere(let partner):
      return Entries(remarks: ["\(partner), which replaces it with less motion, is not exported"])
    case .cut, nil: return Entries()
    }
  }

  private func reduced(_ preset: PresetName, _ partner: PresetName, _ motion: Motion) -> Entries {
    let partnerDuration: String
    switch motion.animation {
    case .tween: partnerDuration = "duration"
    case .spring(let spring, let delay)
    where springEntries(partner, spring, delay: delay).resources.contains { $0.type == "interpolator" }:
      partnerDuration = "settling_duration"
    case .spring, nil:
      return Entries(remarks: [
        "\(partner), which replaces it with less motion, is no interpolator with a duration"
      ])
    }
    var resources = [
      resource(
        preset, "reduced_duration", as: .reference(type: "integer", to: name(partner, partnerDuration))),
      resource(preset, "reduced", as: .reference(type: "interpolator", to: name(partner))),
    ]
    if let delay = motion.animation?.delay, delay > 0 {
      resources.append(
        resource(preset, "reduced_delay", as: .reference(type: "integer", to: name(partner, "delay"))))
    }
    return Entries(resources: resources)
  }
}

/// A resource of Android: an element in a file of values, or a file of its own.
struct AndroidResource {
  /// Its name, small letters, digits and underscores.
  let name: String
  let content: Content

  enum Content {
    /// Whole milliseconds.
    case integer(Int)
    /// A number of 32 bits, as text.
    case float(String)
    /// The attributes of a spring, which refer to two numbers by their names.
    case springStyle(damping: String, stiffness: String)
    /// The same as another resource of its type.
    case reference(type: String, to: String)
    /// A file in `res/interpolator`: the element's lines, and what is to be said about it.
    case interpolator([String], remark: String?)
  }

  /// The type and the name, which no two may share.
  var identifier: String { "\(type)/\(name)" }

  /// The type, as in `@type/name`.
  var type: String {
    switch content {
    case .integer: "integer"
    case .float: "dimen"
    case .springStyle: "style"
    case .reference(let type, _): type
    case .interpolator: "interpolator"
    }
  }

  /// The element's lines in a file of values; none for what is a file of its own.
  var valueLines: [String] {
    switch content {
    case .integer(let value): ["<integer name=\"\(name)\">\(value)</integer>"]
    case .float(let value): ["<item name=\"\(name)\" format=\"float\" type=\"dimen\">\(value)</item>"]
    case .springStyle(let damping, let stiffness):
      [
        "<style name=\"\(name)\" parent=\"\">", "    <item name=\"damping\">@dimen/\(damping)</item>",
        "    <item name=\"stiffness\">@dimen/\(stiffness)</item>", "</style>",
      ]
    case .reference("integer", let other): ["<integer name=\"\(name)\">@integer/\(other)</integer>"]
    case .reference(let type, let other):
      ["<item name=\"\(name)\" type=\"\(type)\">@\(other.contains(":") ? other : "\(type)/\(other)")</item>"]
    case .interpolator: []
    }
  }
}

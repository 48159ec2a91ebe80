import MotionPhysics
import Presets

extension AndroidResources {
  /// The numbers of a `SpringForce`, and what stands in for it where only interpolators are taken.
  func springEntries(_ preset: PresetName, _ spring: Spring, delay: Double) -> Entries {
    let stiffness = spring.stiffness / spring.mass
    guard Float(stiffness).isNormal, Float(spring.dampingRatio).isFinite else {
      return Entries(remarks: [
        "left out, because its stiffness of \(NumberText.exact(stiffness)) does not fit into 32 bits"
      ])
    }
    var entries = Entries(resources: [
      AndroidResource(
        name: name(preset, "damping_ratio"), content: .float(NumberText.float(spring.dampingRatio))),
      AndroidResource(name: name(preset, "stiffness"), content: .float(NumberText.float(stiffness))),
    ])
    let delay = milliseconds([(preset, "delay", delay)])
    entries.resources += delay.resources
    entries.remarks += delay.remarks
    do throws(MotionError) {
      // Only the points and their error are asked for: they are what an interpolator is made of.
      let baked = try LinearEasing(baking: spring, tolerance: tolerance)
      entries.resources += [
        AndroidResource(name: name(preset, "settling_duration"), content: .integer(baked.durationMillis)),
        AndroidResource(
          name: name(preset),
          content: .interpolator(
            AndroidInterpolator.element(baked.points),
            remark:
              "For \(baked.durationMillis) ms, at most \(NumberText.rounded(baked.maxError, decimals: 5)) of "
              + "the way off the spring; interrupted, it starts again without velocity.")),
      ]
    } catch {
      entries.remarks.append("without an interpolator: \(error.sentence)")
    }
    return entries
  }

  /// What is to be used where motion is reduced: names of their own that refer to the partner.
  func reducedEntries(_ preset: ExportedPreset) -> Entries {
    switch preset.reduced {
    case .cut where preset.motion.animation != nil:
      return Entries(resources: [
        AndroidResource(name: name(preset.name, "reduced_duration"), content: .integer(0)),
        AndroidResource(
          name: name(preset.name, "reduced"),
          content: .reference(type: "interpolator", to: "android:interpolator/linear")),
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
    switch motion {
    case .tween: partnerDuration = "duration"
    case .spring(let spring, let delay) where springEntries(partner, spring, delay: delay).hasInterpolator:
      partnerDuration = "settling_duration"
    case .spring, .curve, .duration, .clip, .sequence, .morph:
      return Entries(remarks: [
        "\(partner), which replaces it with less motion, is no interpolator with a duration"
      ])
    }
    var resources = [
      AndroidResource(
        name: name(preset, "reduced_duration"),
        content: .reference(type: "integer", to: name(partner, partnerDuration))),
      AndroidResource(
        name: name(preset, "reduced"), content: .reference(type: "interpolator", to: name(partner))),
    ]
    if let delay = motion.animation?.delay, delay > 0 {
      resources.append(
        AndroidResource(
          name: name(preset, "reduced_delay"),
          content: .reference(type: "integer", to: name(partner, "delay"))))
    }
    return Entries(resources: resources)
  }
}

extension Library {
  /// Android's own integers, interpolators and attributes of themes (AOSP's core/res; Material's theme attributes).
  static let androidResources = Library(
    name: { path in
      guard let (owner, name) = NamePath.split(path) else { return nil }
      switch owner {
      case "android.integer", "android.R.integer": return systemTimes[name].map { .number($0) }
      case "android.anim", "android.interpolator", "android.R.anim", "android.R.interpolator":
        return interpolators[name]
      default: return NamePath.last(owner) == "attr" ? material(name) : nil
      }
    },
    global: { path in
      // What appcompat and Material bring along under an app's own names.
      guard let (owner, name) = NamePath.split(path) else { return motionLayout[path].map { .text($0) } }
      if name.hasPrefix("m3_sys_motion_") { return material(camelCased(name.dropFirst("m3_sys_".count))) }
      if NamePath.last(owner) == "integer" { return materialIntegers[name].map { .number($0) } }
      return interpolators[name.hasPrefix("mtrl_") ? String(name.dropFirst(5)) : name]
    })

  private static let systemTimes = [
    "config_shortAnimTime": 200.0, "config_mediumAnimTime": 400, "config_longAnimTime": 500,
  ]

  private static let interpolators = classes.reduce(into: shapes) { all, name in
    let words = name.split(separator: "_").filter { $0 != "interpolator" }
    let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Interpolator"
    all[name] = .text(type)
  }

  /// The interpolators that are called as their classes, which are named in words with capital letters.
  private static let classes = [
    "linear", "linear_interpolator", "accelerate_interpolator", "decelerate_interpolator",
    "accelerate_decelerate", "accelerate_decelerate_interpolator", "anticipate", "anticipate_interpolator",
    "overshoot", "overshoot_interpolator", "anticipate_overshoot", "anticipate_overshoot_interpolator",
    "bounce", "bounce_interpolator", "cycle", "cycle_interpolator", "fast_out_slow_in",
    "linear_out_slow_in", "fast_out_linear_in",
  ]

  private static let shapes: [String: Expression] = [
    "accelerate_quad": .text("AccelerateInterpolator"), "decelerate_quad": .text("DecelerateInterpolator"),
    "accelerate_cubic": .text("AccelerateInterpolator(1.5)"),
    "decelerate_cubic": .text("DecelerateInterpolator(1.5)"),
    "accelerate_quint": .text("AccelerateInterpolator(2.5)"),
    "decelerate_quint": .text("DecelerateInterpolator(2.5)"),
    "fast_out_extra_slow_in": .text(emphasized),
    "card_lowers_interpolator": bezier(0.4, 0, 0.6, 1),
  ]

  /// The durations of Material's own motions, milliseconds (material-components-android: res/values/integers.xml of card
  /// and of transition).
  private static let materialIntegers = [
    "mtrl_card_anim_duration_ms": 120.0, "mtrl_card_anim_delay_ms": 75,
    "material_motion_duration_short_1": 75,
    "material_motion_duration_short_2": 150, "material_motion_duration_medium_1": 200,
    "material_motion_duration_medium_2": 250, "material_motion_duration_long_1": 300,
    "material_motion_duration_long_2": 350,
  ]

  private static let emphasized = "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1"

  /// The words of `motionInterpolator` (androidx.constraintlayout.motion.widget.MotionScene).
  private static let motionLayout = [
    "easeInOut": "AccelerateDecelerateInterpolator", "easeIn": "AccelerateInterpolator",
    "easeOut": "DecelerateInterpolator", "linear": "LinearInterpolator", "bounce": "BounceInterpolator",
    "overshoot": "OvershootInterpolator", "anticipate": "AnticipateInterpolator",
  ]

  private static let materialTimes: [String: Double] = {
    var times: [String: Double] = [:]
    for (name, first, step) in [
      ("Short", 50.0, 50.0), ("Medium", 250, 50), ("Long", 450, 50), ("ExtraLong", 700, 100),
    ] {
      for place in 0..<4 { times["motionDuration\(name)\(place + 1)"] = first + step * Double(place) }
    }
    return times
  }()

  /// The time or the curve of one of Material's attributes; nil for another's.
  private static func material(_ attribute: String) -> Expression? {
    let curve =
      attribute.hasSuffix("Interpolator") ? attribute.dropLast("Interpolator".count) : attribute[...]
    return materialTimes[attribute].map { .number($0) } ?? materialCurves[String(curve)]
  }

  /// `motionDurationExtraLong1` of `motion_duration_extra_long1`.
  private static func camelCased(_ name: Substring) -> String {
    let words = name.split(separator: "_")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// What the attributes are in Material's themes (motion/res/values/tokens.xml), where two differ from its guide.
  private static let materialCurves: [String: Expression] = [
    "motionEasingStandard": bezier(0.2, 0, 0, 1), "motionEasingStandardDecelerate": bezier(0, 0, 0, 1),
    "motionEasingStandardAccelerate": bezier(0.3, 0, 1, 1), "motionEasingEmphasized": .text(emphasized),
    "motionEasingEmphasizedPathData": .text(emphasized),
    "motionEasingEmphasizedDecelerate": bezier(0.1, 0.7, 0.1, 1),
    "motionEasingEmphasizedAccelerate": bezier(0.3, 0, 0.8, 0.2), "motionEasingLinear": bezier(0, 0, 1, 1),
    "motionEasingDecelerated": bezier(0, 0, 0.2, 1), "motionEasingAccelerated": bezier(0.4, 0, 1, 1),
  ]

  private static func bezier(_ points: Double...) -> Expression { .list(points.map { .number($0) }) }
}

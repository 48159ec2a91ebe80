import AppScan

extension CheckRule {
  /// Motions that go on although the person asked for less.
  static let noReducedMotion = CheckRule(
    id: "no-reduced-motion",
    summary: "Files that write motions by hand ask whether the person wants less motion.",
    explanation: """
      Many people get dizzy from things that move. Every platform has a way to ask, and the exports answer it with \
      each preset's reduced partner; a motion written by hand has nobody who asks. Use the export, or ask: \
      accessibilityReduceMotion, prefers-reduced-motion, MediaQuery.disableAnimations, useReducedMotion.
      """,
    severity: .note,
    check: { subject, report in
      // A style sheet may ask for the whole app.
      let sheetAsks = subject.files.contains { $0.asksReduced && $0.sites.contains { $0.platform.isWeb } }
      for file in subject.files where !file.asksReduced {
        // Once a file: it is the file that must ask.
        let site = file.sites.first { $0.motion?.isMotion == true && !($0.platform.isWeb && sheetAsks) }
        guard let site else { continue }
        report.add(
          file, site.place, subject: "file",
          message: "nothing in this file asks whether the person wants less motion",
          hint: site.platform.wayToAsk.map { "ask with \($0)" }, platform: site.platform.rawValue)
      }
    })
}

extension AppPlatform {
  /// Whether a style sheet can speak for the motion.
  var isWeb: Bool {
    switch self {
    case .css, .cssInJS, .tailwind, .webJS: true
    default: false
    }
  }

  /// How an app asks here whether the person wants less motion.
  var wayToAsk: String? {
    switch self {
    case .swiftui: "@Environment(\\.accessibilityReduceMotion)"
    case .uikit, .coreanimation: "UIAccessibility.isReduceMotionEnabled"
    case .appkit: "NSWorkspace.shared.accessibilityDisplayShouldReduceMotion"
    case .compose, .androidView: "Settings.Global.ANIMATOR_DURATION_SCALE"
    case .flutter: "MediaQuery.disableAnimationsOf(context)"
    case .css, .cssInJS: "@media (prefers-reduced-motion: reduce)"
    case .tailwind: "motion-reduce:"
    case .webJS: "useReducedMotion() or matchMedia(\"(prefers-reduced-motion: reduce)\")"
    case .reanimated: "useReducedMotion()"
    }
  }
}

import AppScan
import PlainText

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
      let resetting = subject.files.first { $0.reset != nil }
      // A style sheet may ask for the whole app; a component's styles and a script ask for themselves.
      let sheetAsks = resetting != nil || subject.files.contains { $0.asksReduced && $0.isSheetOfAll }
      var silent = 0
      // Android's resources have no way to ask.
      for file in subject.files where !file.asksReduced && Language(fileName: file.path) != .xml {
        // Once a file: it is the file that must ask.
        let moving = file.sites.filter { $0.motion?.isMotion == true }
        if sheetAsks, moving.contains(where: \.platform.isWeb) { silent += 1 }
        guard let site = moving.first(where: { !($0.platform.isWeb && sheetAsks) }) else { continue }
        let asking: AppPlatform =
          site.platform == .coreanimation && file.isOfMac ? .appkit : site.platform
        report.add(
          file, site.place, subject: "file",
          message: "nothing in this file asks whether the person wants less motion",
          hint: asking.wayToAsk.map { "ask with \($0)" }, platform: site.platform.rawValue)
      }
      // Once a project: what a rule for everything stops, it stops in all of them alike.
      guard let resetting, let place = resetting.reset, silent > 0 else { return }
      report.add(
        resetting, place, subject: "reset",
        message:
          "\(silent.counted("file")) with motions of the web \(silent == 1 ? "asks" : "ask") by this rule alone",
        hint: "what scripts move it does not stop: ask there with \(AppPlatform.webJS.wayToAsk ?? "")")
    })
}

extension CheckedFile {
  /// Whether it is a style sheet that holds wherever it is loaded.
  fileprivate var isSheetOfAll: Bool {
    Language(fileName: path)?.isStyleSheet == true && !path.holds(".module.")
  }
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
    // The hook is Reanimated's, which an app that has React Native's own animations alone need not have.
    case .reanimated: "useReducedMotion() or, without Reanimated, AccessibilityInfo.isReduceMotionEnabled()"
    }
  }
}

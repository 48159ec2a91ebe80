import AppScan
import Findings
import Presets
import Testing

@testable import AppCheck

@Suite("A registry made of an app, and the app")
struct AgreementTests {
  /// An app in one language, read and surveyed.
  struct App: CustomTestStringConvertible {
    let language: Language
    let lines: [String]
    var testDescription: String { language.rawValue }

    var files: [CheckedFile] {
      let scans = lines.map { language.scan($0) }
      var app = ConstantTable()
      for scan in scans { app.add(scan.shared) }
      return scans.enumerated().map { CheckedFile(path: "\($0)", scan: $1, app: app) }
    }
  }

  /// Every shape whose motion may end up in a registry: named, computed, baked and default curves; durations, delays
  /// and curves by themselves; springs of all kinds; numbers that no preset may have.
  static let apps = [
    App(
      language: .swift,
      lines: [
        "withAnimation(.bouncy) {}", "withAnimation(.spring(response: 0.36, dampingFraction: 0.7)) {}",
        "withAnimation(.spring(response: 0.35, dampingFraction: 0.7).delay(0.2)) {}",
        "withAnimation(.interpolatingSpring(stiffness: 12, damping: 17).speed(1.7)) {}",
        "withAnimation(.easeOut.delay(1)) {}", "withAnimation(.linear(duration: 0.0001)) {}",
        "withAnimation(.linear(duration: 1e9)) {}", "withAnimation(.spring(duration: 0.3, bounce: 1)) {}",
        "withAnimation(.timingCurve(.circularEaseIn, duration: 0.4)) {}",
        "UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseOut) {}",
        "UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.5) {}",
        "let t = CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1)",
      ]),
    App(
      language: .kotlin,
      lines: [
        "val a = tween<Float>(300)", "val a = tween<Float>(300, 100, EaseOutBounce)",
        "val a = spring<Float>(stiffness = Spring.StiffnessMedium)", "view.animate().setDuration(250)",
        "view.animate().setDuration(251).setInterpolator(OvershootInterpolator())",
        "view.animate().setDuration(900).setInterpolator(AnticipateOvershootInterpolator())",
        "view.animate().setDuration(600).setInterpolator(BounceInterpolator())",
        "spring = SpringForce(1f).apply { dampingRatio = 0.5f; stiffness = 400f }",
        "val a = tween<Float>(easing = CubicBezierEasing(0.1f, 0.2f, 0.3f, 0.4f))",
      ]),
    App(
      language: .dart,
      lines: [
        "AnimatedOpacity(duration: Duration(milliseconds: 220), curve: Curves.easeInOutCubicEmphasized)",
        "AnimationController(duration: Duration(milliseconds: 500), vsync: this)",
        "CurvedAnimation(parent: c, curve: Curves.elasticOut)", "const Cubic(0.2, 0, 0, 1)",
        "AnimatedSize(duration: Duration(seconds: 1), curve: Curves.bounceOut)",
        "x.fadeIn(duration: 200.ms, delay: 100.ms)",
        "SpringDescription(mass: 1, stiffness: 400, damping: 20)",
      ]),
    App(
      language: .scss,
      lines: [
        ".a { transition: opacity 200ms ease-in-out 50ms, top 1s steps(4, end); }",
        ".a { transition-duration: 140ms; transition-timing-function: cubic-bezier(0.16, 1, 0.3, 1); }",
        ".a { animation-duration: 0.4s; }", ".a { transition-timing-function: ease-in; }",
        ":root { --fast: 120ms; --out: cubic-bezier(0.1, 0.9, 0.2, 1); }", "$tooltip-delay: 0.4s;",
        ".a { animation: spin 2s linear(0, 0.2 10%, 1) infinite; }",
      ]),
    App(
      language: .typescript,
      lines: [
        "import { withTiming, withSpring, Easing } from 'react-native-reanimated';\n"
          + "withTiming(1, { duration: 250 }); withTiming(1, { duration: 400, easing: Easing.out(Easing.exp) });"
          + "withSpring(1, { damping: 15, stiffness: 150 }); withDelay(50, withTiming(1, { duration: 250 }));"
          + "withTiming(1, { duration: 700, easing: Easing.elastic(2) });"
          + "Animated.timing(v, { toValue: 1, duration: 150, delay: 40 });",
        "<div className=\"transition duration-300 ease-linear\" />",
        "<div className=\"duration-500 delay-150\" />",
        "import { motion } from 'framer-motion';\n<motion.div transition={{ type: 'spring', bounce: 0.25, delay: 0.3 }} />"
          + "<motion.div transition={{ duration: 0.4, ease: 'anticipate' }} />",
        "import { useSpring } from '@react-spring/web';\nuseSpring({ config: { tension: 210, friction: 20 } })",
      ]),
  ]

  @Test("agree: what is not off its group is neither an error nor a warning", arguments: apps)
  func agreement(app: App) throws {
    let files = app.files
    let survey = MotionSurvey(files: files, fileCount: files.count)
    #expect(
      survey.readableCount * 3 >= app.lines.count * 2, "too little is read for the test to mean something")
    let off = Set(survey.offGroupSites.map { "\($0.file):\($0.site.place.line):\($0.site.place.column)" })
    let subject = try CheckSubject(files, survey.starter())
    for finding in AppChecker().check(subject) where finding.severity != .note {
      let file = finding.place.file ?? ""
      let place = "\(file):\(finding.place.line ?? 0):\(finding.place.column ?? 0)"
      #expect(off.contains(place), "\(finding.message) at \(place): \(app.lines[Int(file) ?? 0])")
    }
    for preset in survey.starter().presets {
      #expect(PresetName.isName(preset.name.text), "\(preset.name)")
      let words = preset.name.text.split { $0 == "." || $0 == "-" }
      #expect(words.first?.first?.isLetter == true)
      #expect(
        preset.name.text.split(separator: ".").allSatisfy { $0.first?.isLetter == true }, "\(preset.name)")
    }
  }
}

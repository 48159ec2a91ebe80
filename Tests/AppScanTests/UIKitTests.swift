import Testing

@testable import AppScan

@Suite("UIKit's animations")
struct UIKitTests {
  private func found(_ source: String) -> [String] {
    Language.swift.sites(in: source).map { "\($0.api) \($0.summary)" }
  }

  @Test(
    "the curve among the options counts, also where there are several options or two branches",
    arguments: [
      ("[]", ["0.42:0:0.58:1"]), (".curveEaseIn", ["0.42:0:1:1"]), ("[.curveLinear, .repeat]", ["0:0:1:1"]),
      ("UIView.AnimationOptions.curveEaseOut", ["0:0:0.58:1"]),
      ("[.allowUserInteraction]", ["0.42:0:0.58:1"]),
      ("x ? .curveEaseIn : [.curveEaseOut]", ["0.42:0:1:1", "0:0:0.58:1"]),
    ])
  func options(options: String, curves: [String]) {
    let sites = found("UIView.animate(withDuration: 0.3, delay: 0, options: \(options), animations: { f() })")
    #expect(sites == curves.map { "UIKit.animate tween 0.3 " + $0 })
  }

  @Test("options that are computed leave the curve unread, but the duration is listed")
  func computedOptions() throws {
    let sites = Language.swift.sites(in: "UIView.animate(withDuration: 0.3, delay: 0, options: options) {}")
    let site = try #require(sites.first)
    #expect(site.summary == "unreadable expression")
    #expect(
      site.parameters == [SiteParameter("withDuration", .number(0.3)), SiteParameter("delay", .number(0))])
  }

  @Test(
    "what only looks like them is nothing",
    arguments: [
      "coordinator.animate(alongsideTransition: nil) { _ in }", "self.animate()", ".transition(.opacity)",
      "func animate(withDuration: TimeInterval) {}", "var a: UIViewPropertyAnimator?",
      "config.duration = .seconds(5)",
      "transition(to: x)", "let make = UIView.animate(withDuration:animations:)",
      "animator.animate(fromViews: a, toViews: b)",
    ])
  func nothing(source: String) {
    #expect(found(source) == [])
  }

  @Test("an animator's timing counts where it is made in the argument or above it")
  func timing() {
    #expect(
      found("UIViewPropertyAnimator(duration: 0.3, timingParameters: make())") == [
        "UIKit.UIViewPropertyAnimator unreadable curve"
      ])
    #expect(
      found(
        "UIViewPropertyAnimator(duration: 0.8, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))"
      ) == [
        "UIKit.UIViewPropertyAnimator spring 0.395265 0.5", "UIKit.UISpringTimingParameters nothing",
      ])
    let physical = """
      let spring: UITimingCurveProvider = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
      UIViewPropertyAnimator(duration: 0.8, timingParameters: spring)
      """
    #expect(
      found(physical) == [
        "UIKit.UISpringTimingParameters spring 0.628319 0.5", "UIKit.UIViewPropertyAnimator nothing",
      ])
  }

  @Test("keyframes, transitions between views and a parameter that does not matter are one site each")
  func others() {
    #expect(found("vc.transition(from: a, to: b, duration: 0.2, options: [], animations: nil)").count == 1)
    #expect(
      found("UIView.animateKeyframes(withDuration: d, delay: 0) {}") == [
        "UIKit.animateKeyframes unreadable constant"
      ])
    let velocity = "usingSpringWithDamping: 1, initialSpringVelocity: x ? 0 : 4, options: []"
    #expect(
      found("UIView.animate(withDuration: 0, delay: 0, \(velocity)) {}") == [
        "UIKit.animate(spring) spring 0 0"
      ])
  }

  @Test(
    "an initializer whose type is declared",
    arguments: [
      ("let a: UIViewPropertyAnimator = .init(duration: 0.3, curve: .easeOut)", "tween 0.3 0:0:0.58:1"),
      ("var a: UIViewPropertyAnimator? = .init(duration: 0.3, curve: .easeOut)", "tween 0.3 0:0:0.58:1"),
      ("var a: UIViewPropertyAnimator { .init(duration: 0.8, dampingRatio: 0.5) }", "spring 0.395265 0.5"),
      (
        "var a: UISpringTimingParameters { return .init(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero) }",
        "spring 0.628319 0.5"
      ),
    ])
  func declaredType(source: String, motion: String) {
    #expect(Language.swift.sites(in: source).map(\.summary) == [motion])
  }

  @Test("a duration and an option that depend on the same have the same branch")
  func pairedBranches() {
    let sites = Language.swift.sites(
      in:
        "UIView.animate(withDuration: on ? 0.3 : 0.2, delay: 0, options: on ? .curveEaseIn : .curveEaseOut, animations: {})"
    )
    #expect(sites.map(\.summary) == ["tween 0.3 0.42:0:1:1", "tween 0.2 0:0:0.58:1"])
  }
}

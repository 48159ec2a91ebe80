import Testing

@testable import AppScan

@Suite("Core Animation and AppKit")
struct CoreAnimationTests {
  private func found(_ source: String) -> [String] {
    Language.swift.sites(in: source).map { "\($0.place.line) \($0.api) \($0.summary)" }
  }

  @Test("a duration counts on what is declared as an animation, with the timing function that is set on it")
  func duration() {
    let source = """
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 0.8
      fade.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
      """
    #expect(found(source) == ["3 CA.duration= tween 0.8 0:0:0.58:1"])
    // A curve that is set alone, or that has a name, is one by itself.
    #expect(
      found(
        "let fade = CABasicAnimation(keyPath: key)\nfade.timingFunction = CAMediaTimingFunction(name: .linear)"
      )
        == ["2 CA.CAMediaTimingFunction(name:) curve 0:0:1:1"])
    #expect(
      found(
        "let even = CAMediaTimingFunction(name: .linear)\nlet fade = CABasicAnimation(keyPath: key)\n"
          + "fade.timingFunction = even\nfade.duration = 0.8")
        == ["1 CA.CAMediaTimingFunction(name:) curve 0:0:1:1", "4 CA.duration= tween 0.8 0:0:1:1"])
  }

  @Test(
    "keyframes with a curve from each to the next say how long they take, and each curve is one by itself")
  func keyframes() {
    #expect(
      found(
        """
        let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
        pulse.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
        pulse.duration = 1
        """)
        == [
          "2 CA.CAMediaTimingFunction(name:) curve 0.42:0:1:1",
          "2 CA.CAMediaTimingFunction(name:) curve 0:0:0.58:1", "3 CA.duration= duration 1",
        ])
  }

  @Test(
    "declarations of every kind are recognized",
    arguments: [
      "let a = CATransition(); a.duration = 0.3", "let a: CAAnimation = make()\na.duration = 0.3",
      "func f(a: CAKeyframeAnimation, b: Int) { if b { a.duration = 0.3 } }",
      "if let a = layer.animation(forKey: key) as? CABasicAnimation { a.duration = 0.3 }",
      "class V { let a = QuartzCore.CABasicAnimation()\n func f() { self.a.duration = 0.3 } }",
      "class V { var a: CABasicAnimation?\n func f() { a?.duration = 0.3 } }",
      "let b = CABasicAnimation(keyPath: key).with { $0.duration = 0.3 }",
    ])
  func receivers(source: String) {
    #expect(found(source).map { $0.dropFirst(2) } == ["CA.duration= tween 0.3 0:0:1:1"])
  }

  @Test(
    "a duration of anything else is nothing",
    arguments: [
      "player.duration = 0.3", "let a = Toast(); a.duration = 5", "self.duration = duration",
      "func f() { let a = CABasicAnimation() }\nfunc g() { a.duration = 3 }", "cell.duration = 1.7",
      "let a = CABasicAnimation()\nx.a.duration = 3",
      "let a = CABasicAnimation()\nlet a = Player()\na.duration = 3",
    ])
  func others(source: String) {
    #expect(found(source) == [])
  }

  @Test("a spring's properties make one spring, where the first of them stands")
  func spring() throws {
    let source = """
      let move = CASpringAnimation(keyPath: "position")
      move.damping = 10
      move.stiffness = 100
      move.initialVelocity = 2
      move.duration = move.settlingDuration
      """
    #expect(found(source) == ["2 CA.damping= spring 0.628319 0.5"])
  }

  @Test(
    "an overdamped spring runs as a critical one unless that is allowed",
    arguments: [
      ("", "CA.stiffness= spring 0.628319 0"),
      ("move.allowsOverdamping = false", "CA.stiffness= spring 0.628319 0"),
      ("move.allowsOverdamping = true", "CA.stiffness= spring 0.628319 -0.5"),
      ("move.allowsOverdamping = isHeavy", "CA.stiffness= unreadable expression"),
    ])
  func overdamped(line: String, motion: String) {
    let source = """
      let move = CASpringAnimation(keyPath: "position")
      move.stiffness = 100
      move.damping = 40
      """
    #expect(found(source + "\n" + line) == ["2 " + motion])
    #expect(
      found(source.replacing("40", with: "10") + "\n" + line) == ["2 CA.stiffness= spring 0.628319 0.5"])
  }

  @Test("a transaction's curve may stand beside its duration")
  func transaction() {
    let duration = "CATransaction.setAnimationDuration(0.2)\n"
    let curve =
      "CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1))\n"
    #expect(found(duration + curve) == ["1 CA.setAnimationDuration tween 0.2 0.4:0:0.2:1"])
    #expect(found(curve + duration) == ["2 CA.setAnimationDuration tween 0.2 0.4:0:0.2:1"])
    #expect(found(curve) == ["1 CA.CAMediaTimingFunction(controlPoints:) curve 0.4:0:0.2:1"])
  }

  @Test(
    "AppKit's contexts are found by the closure's parameter or as the current one",
    arguments: [
      "NSAnimationContext.runAnimationGroup { context in\n context.duration = 0.2 }",
      "NSAnimationContext.runAnimationGroup({ (context) in\n context.duration = 0.2 }, completionHandler: nil)",
      "NSAnimationContext.runAnimationGroup({ [weak self] context in\n context.duration = 0.2 })",
      "NSAnimationContext.runAnimationGroup {\n $0.duration = 0.2 }",
      "\nNSAnimationContext.current.duration = 0.2",
      "let c = NSAnimationContext.current\nc.duration = 0.2",
      "func f(_ c: NSAnimationContext) {\n c.duration = 0.2 }",
      "await NSAnimationContext.runAnimationGroup { (context: NSAnimationContext) -> Void in\n context.duration = 0.2 }",
    ])
  func contexts(source: String) {
    #expect(found(source) == ["2 NSAnimationContext.duration= tween 0.2 0.25:0.1:0.25:1"])
  }

  @Test("what is set on the current context in one block and one grouping is one motion")
  func currentContext() {
    let curve =
      "NSAnimationContext.current.timingFunction = CAMediaTimingFunction(controlPoints: 0.16, 1, 0.3, 1)"
    let time = "NSAnimationContext.current.duration = 0.4"
    for text in ["\(time)\n\(curve)", "\(curve)\n\(time)"] {
      #expect(Language.swift.sites(in: text).map(\.summary) == ["tween 0.4 0.16:1:0.3:1"], "\(text)")
    }
    let groups = """
      NSAnimationContext.beginGrouping()
      \(time)
      NSAnimationContext.endGrouping()
      NSAnimationContext.beginGrouping()
      NSAnimationContext.current().duration = 0.5
      NSAnimationContext.current().timingFunction = CAMediaTimingFunction(name: .linear)
      NSAnimationContext.endGrouping()
      """
    #expect(
      Language.swift.sites(in: groups).map(\.summary) == ["tween 0.4 0.25:0.1:0.25:1", "tween 0.5 0:0:1:1"])
  }

  @Test("the constant of a curve counts where something moves along it")
  func constants() {
    func counted(_ text: String) -> [String] {
      Language.swift.sites(in: text).filter { !$0.countsElsewhere }.map(\.summary)
    }
    let curve =
      "static let ease: CAMediaTimingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)\n"
    let fade = "let fade = CABasicAnimation()\nfade.duration = 0.2\n"
    #expect(counted(curve + fade + "fade.timingFunction = Self.ease") == ["tween 0.2 0.4:0:0.2:1"])
    #expect(counted(curve + fade) == ["curve 0.4:0:0.2:1", "tween 0.2 0:0:1:1"])
    let points = "controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1)"
    let cubic = "UICubicTimingParameters(\(points))"
    #expect(
      counted("UIViewPropertyAnimator(duration: 0.2, timingParameters: \(cubic))") == [
        "tween 0.2 0.4:0:0.2:1"
      ])
    #expect(
      counted("let t = \(cubic)\nUIViewPropertyAnimator(duration: 0.2, timingParameters: t)")
        == ["tween 0.2 0.4:0:0.2:1"])
    #expect(counted("let t = \(cubic)") == ["curve 0.4:0:0.2:1"])
  }

  @Test("what a closure names ends with it")
  func closures() {
    let sites = Language.swift.sites(
      in: """
        NSAnimationContext.runAnimationGroup { $0.duration = 0.2 }
        let fade = CABasicAnimation(keyPath: "opacity").with { $0.duration = 0.3 }
        NSAnimationContext.runAnimationGroup { context in context.duration = 0.4 }
        context.duration = 5
        """)
    #expect(
      sites.map(\.api) == ["NSAnimationContext.duration=", "CA.duration=", "NSAnimationContext.duration="])
  }

  @Test("a duration may be made of the times of other animations")
  func otherTimes() {
    let text = """
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 0.3
      fade.beginTime = 0.2 / 2
      let all = CAAnimationGroup()
      all.duration = fade.duration + fade.beginTime
      """
    let found = Language.swift.sites(in: text).map(\.summary)
    #expect(
      found.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == ["tween 0.3", "tween 0.4"])
  }
}

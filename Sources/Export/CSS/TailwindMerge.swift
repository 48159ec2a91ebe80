/// A `twMerge` that knows the classes of a theme: tailwind-merge by itself keeps `duration-sheet` beside `duration-500`.
package enum TailwindMerge {
  /// Its lines of JavaScript, for versions 2 and 3. Any name is one of a duration, a curve or a delay, so that a new preset
  /// needs no other lines; of those behind `animate-` some say no whole animation in plugins, and are left as they are.
  package static let lines = [
    #"import { extendTailwindMerge, validators } from "tailwind-merge";"#,
    "const twMerge = extendTailwindMerge({ extend: { classGroups: { \(groups) } } });",
  ]

  /// The lines, and when they are wanted.
  static let remark =
    ["With tailwind-merge, which knows no durations, curves and delays of a theme, make twMerge so, once:"]
    + lines

  private static let groups = ["duration", "ease", "delay"]
    .map { "\($0): [{ \($0): [validators.isAny] }]" }
    .joined(separator: ", ")
}

import Presets

extension ExportFormat {
  /// SwiftUI.
  static let swift = ExportFormat(
    name: "swift",
    summary:
      "SwiftUI: animations, springs, curves, seconds and keyframes; plain numbers where there is no SwiftUI.",
    example: "motionbook export --format swift --access internal -o Motion.swift",
    kinds: Set(Kind.allCases),
    fileName: "Motion.swift",
    options: [.namespace, .access],
    write: { input, output in
      let file = try SwiftFile(input, .swiftUI, output: output, suffixes: SwiftUIMembers.suffixes)
      try output.text("Motion.swift") { text in try write(file, to: &text) }
    })

  private static func write(_ file: SwiftFile, to text: inout CodeText) throws {
    try text.lines(file.header)
    try text.line()
    try text.lines(["#if canImport(SwiftUI)", "import SwiftUI", "#endif", ""])
    let members = SwiftUIMembers(file: file)
    try file.writePresets(to: &text) { preset, text in try members.write(preset, to: &text) }
    try SwiftUISugar(file: file).write(to: &text)
    try VectorSupport.write(
      VectorSupport.counts(file.presets, clips: true), in: file, isAnimatable: true, to: &text)
    let hasPieces = PiecewiseSupport.isNeeded(file.presets, isNative: SwiftUIExpression.isNative)
    if hasPieces { try PiecewiseSupport.write(in: file, to: &text) }
    let hasClips = file.presets.contains { $0.motion.kind == .clip }
    try SwiftUISupport.write(in: file, hasPieces: hasPieces, hasClips: hasClips, to: &text)
  }
}

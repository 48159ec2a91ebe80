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
    symbols: GeneratedSymbols.swiftUI,
    write: { input, output in
      let file = try SwiftFile(input, .swiftUI, output: output, suffixes: SwiftUIMembers.suffixes)
      try output.text("Motion.swift") { text in try write(file, to: &text) }
    })

  private static func write(_ file: SwiftFile, to text: inout CodeText) throws {
    try text.lines(file.header)
    try text.line()
    try text.lines(["#if canImport(SwiftUI)", "import SwiftUI", "#endif", ""])
    let members = SwiftUIMembers(file: file)
    let sugar = SwiftUISugar(file: file)
    try file.writePresets(to: &text) { preset, text in
      try members.write(preset, to: &text)
      try sugar.add(preset)
    }
    try sugar.write(to: &text)
    try VectorSupport.write(file.survey.vectorCounts, in: file, isAnimatable: true, to: &text)
    if file.survey.hasPieces { try PiecewiseSupport.write(in: file, to: &text) }
    try SwiftUISupport.write(
      in: file, hasPieces: file.survey.hasPieces, hasClips: file.survey.hasClips, to: &text)
  }
}

import Presets

extension ExportFormat {
  /// UIKit and Core Animation.
  static let uikit = ExportFormat(
    name: "uikit",
    summary: "UIKit and Core Animation: timing parameters, spring animations, layer tracks of clips.",
    example: "motionbook export --format uikit --namespace LayerMotion -o LayerMotion.swift",
    kinds: Set(Kind.allCases),
    fileName: "Motion.swift",
    options: [.namespace, .access, .tolerance],
    symbols: GeneratedSymbols.uiKit,
    write: { input, output in
      let file = try SwiftFile(input, .uiKit, output: output, suffixes: UIKitMembers.suffixes)
      let members = UIKitMembers(file: file, tolerance: input.options.tolerance)
      try output.text("Motion.swift") { text in try write(file, members, to: &text) }
    })

  private static func write(_ file: SwiftFile, _ members: UIKitMembers, to text: inout CodeText) throws {
    try text.lines(file.header)
    try text.line()
    try text.lines([
      "#if canImport(UIKit)", "import UIKit", "#elseif canImport(QuartzCore)", "import QuartzCore", "#endif",
      "",
    ])
    try file.writePresets(to: &text) { preset, text in try members.write(preset, to: &text) }
    try VectorSupport.write(file.survey.vectorCounts, in: file, isAnimatable: false, to: &text)
    if file.survey.hasPieces { try PiecewiseSupport.write(in: file, to: &text) }
    try UIKitSupport.write(
      in: file, hasPieces: file.survey.hasPieces, hasClips: file.survey.hasClips, to: &text)
  }
}

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
    symbols: { try .swift($0, platforms: ["uikit", "coreanimation", "appkit"], hasSugar: false) },
    write: { input, output in try UIKitExporter(input, output: output).export() })
}

import Presets

extension ExportFormat {
  /// UIKit and Core Animation.
  static let uikit = ExportFormat(
    name: "uikit",
    summary: "UIKit and Core Animation: timing parameters, spring animations, layer tracks of clips.",
    example: "motionbook export --format uikit --access internal -o LayerMotion.swift",
    kinds: Set(Kind.allCases),
    fileName: "LayerMotion.swift",
    options: [.namespace, .access, .tolerance],
    declares: { $0.namespace ?? AppleFramework.uiKit.namespace },
    symbols: { try .swift($0, .uiKit, platforms: ["uikit", "coreanimation", "appkit"], isAnimation: false) },
    expression: .uiKit,
    write: { input, output in try UIKitExporter(input, output: output).export() })
}

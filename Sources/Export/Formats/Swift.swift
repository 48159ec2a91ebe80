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
    options: [.namespace, .access, .lean],
    declares: { $0.namespace ?? AppleFramework.swiftUI.namespace },
    extends: { preset, options in options.lean ? nil : "." + SwiftNames.joined(preset) },
    symbols: { try .swift($0, .swiftUI, platforms: ["swiftui"], isAnimation: true) },
    expression: .swiftUI,
    write: { input, output in try SwiftUIExporter(input, output: output).export() })
}

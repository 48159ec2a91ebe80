/// Every format, in the order in which `export --formats` lists them. A new one is a file of its own in
/// `Formats/` and one line here.
package enum ExportFormats {
  /// The formats.
  package static let all: [ExportFormat] = [
    .json, .dtcg, .swift, .uikit, .compose, .androidXML, .flutter, .css, .scss, .tailwind, .motion,
    .reactSpring, .reanimated, .reactNative, .waapi, .gsap, .panda, .tamagui, .lottie, .figma, .figmaScript,
    .samples, .markdown, .csv,
  ]

  /// The registry itself, which is what is written when no format is named.
  package static let json = ExportFormat.json

  /// The format of that name, nil when there is none.
  package static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }
}

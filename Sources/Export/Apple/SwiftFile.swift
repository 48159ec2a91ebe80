import MotionPhysics
import Presets

/// A Swift file: an enum around everything, an enum for each group, and what a framework makes of a preset.
struct SwiftFile {
  let framework: AppleFramework
  let input: ExportInput
  let survey: SwiftSurvey
  let names: SwiftNames
  let comment: SwiftComment
  /// What stands before a declaration: `public ` or nothing.
  let access: String
  let header: [String]
  let output: ExportOutput

  init(
    _ input: ExportInput, _ framework: AppleFramework, output: ExportOutput,
    suffixes: (ExportedPreset) -> [String]
  ) throws {
    let options = input.options
    let root = options.namespace ?? "Motion"
    guard SwiftIdentifier.isPlain(root) else {
      throw ExportError.option(.namespace, value: root, reason: "is no name of a Swift type")
    }
    let access = options.access ?? "public"
    guard ["public", "package", "internal"].contains(access) else {
      throw ExportError.option(.access, value: access, reason: "is none of public, package and internal")
    }
    self.framework = framework
    self.input = input
    var names = SwiftNames(root: root, format: framework.format, count: try input.names().count)
    var survey = SwiftSurvey(framework)
    try input.forEach { preset in
      try names.claim(preset, suffixes: suffixes(preset))
      survey.add(preset)
    }
    self.names = names
    self.survey = survey
    comment = SwiftComment(names: names, survey: survey, clipSuffix: framework.clipSuffix)
    self.access = access == "internal" ? "" : access + " "
    // Nobody formats or lints what the next export writes anew.
    let directives = ["swift-format-ignore-file", "swiftlint:disable all"]
    header = try (GeneratedHeader.lines(input) + directives).map(CommentStyle.slashes.line)
    self.output = output
  }

  /// Writes the enums, and each preset by the body.
  func writePresets(
    to text: inout CodeText, _ body: (ExportedPreset, inout CodeText) throws -> Void
  ) throws {
    try text.line("/// The presets, by their groups.")
    try text.block("\(access)enum \(names.root) {") { text in
      var nesting = GroupNesting(closing: "}", isAiry: true) { group in
        "\(access)enum \(names.group(group)) {"
      }
      try input.forEach { preset in
        try nesting.open(preset.name.groupSegments, to: &text)
        try body(preset, &text)
      }
      try nesting.close(to: &text)
    }
  }

  /// The code of a spring or tween.
  func expression(_ animation: Animation, initialVelocity: Double = 0) -> SwiftExpression {
    framework.expression(animation, initialVelocity)
  }

  /// Writes a computed property: on one line where its value has one.
  func writeComputed(_ declaration: String, _ value: SwiftExpression, to text: inout CodeText) throws {
    if value.isNew { try text.line(SwiftExpression.availability) }
    if value.lines.count == 1 {
      try text.lines(value.wrapped("\(access)static var \(declaration) { ", " }"))
    } else {
      try text.block("\(access)static var \(declaration) {") { text in try text.lines(value.lines) }
    }
  }

  /// Code that every file brings along, with the file's own access and namespace.
  func adapted(_ source: String) -> [String] {
    source.replacing("public ", with: access).replacing("ROOT", with: names.root).lines
  }

  /// Whether a preset needs what came with iOS 17.
  func isNew(_ motion: Motion) -> Bool { motion.animation.map { expression($0).isNew } ?? false }
}

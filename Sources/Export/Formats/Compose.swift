import Presets

extension ExportFormat {
  /// Kotlin for Jetpack Compose.
  static let compose = ExportFormat(
    name: "compose",
    summary:
      "Kotlin for Jetpack Compose: springs, tweens, easings and keyframes as specs, Material's motion scheme.",
    example: "motionbook export --format compose --package com.acme.motion -o Motion.kt",
    kinds: Set(Kind.allCases),
    fileName: "Motion.kt",
    options: [.package, .namespace],
    symbols: GeneratedSymbols.compose,
    write: { input, output in
      let root = try ComposeOptions.namespace(input.options)
      let package = try ComposeOptions.package(input.options)
      var objects: Set<PresetName> = []
      var schemes = ComposeSchemes()
      try input.forEach { exported in
        if exported.isObject { objects.insert(exported.name) }
        if exported.motion.animation != nil { schemes.add(exported.name) }
      }
      var declared: Set<String> = []
      let names = try KotlinNames(input.names(), objects: objects, root: root) { declared.insert($0) }
      let file = ComposeFile(
        names: names, declared: declared, written: try input.written(), note: output.note)
      let body = try file.body(input, schemes.complete)
      try output.text("Motion.kt", indentation: "    ") { text in
        for line in try GeneratedHeader.lines(input) { try text.line(CommentStyle.slashes.line(line)) }
        if let package { try text.lines(["", "package \(package)"]) }
        let imports = file.easing.symbols.lines
        if !imports.isEmpty { try text.lines([""] + imports) }
        try text.line()
        try text.later(body)
        for support in ComposeSupport.allCases where file.easing.used.contains(support) {
          try text.lines([""] + support.code(root: root))
        }
      }
    })
}

/// What a person chooses for a Kotlin file.
enum ComposeOptions {
  static func namespace(_ options: ExportOptions) throws -> String {
    guard let namespace = options.namespace else { return "Motion" }
    guard KotlinText.isPlain(namespace) else {
      throw ExportError.option(
        .namespace, value: namespace, reason: "is no name for a Kotlin object, such as Motion")
    }
    guard !KotlinSymbols.kept.contains(namespace) else {
      throw ExportError.option(
        .namespace, value: namespace,
        reason: "is a name that the file itself uses; take another, such as Motion")
    }
    return namespace
  }

  static func package(_ options: ExportOptions) throws -> String? {
    guard let package = options.package else { return nil }
    let parts = package.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ KotlinText.isPlain(String($0)) }) else {
      throw ExportError.option(
        .package, value: package, reason: "is no Kotlin package, such as com.acme.motion")
    }
    return package
  }
}

import Presets

extension ExportFormat {
  /// Dart for Flutter.
  static let flutter = ExportFormat(
    name: "flutter",
    summary: "Dart for Flutter: spring descriptions, curves, durations and tween sequences.",
    example: "motionbook export --format flutter --namespace AppMotion -o motion.dart",
    kinds: Set(Kind.allCases),
    fileName: "motion.dart",
    options: [.namespace],
    symbols: GeneratedSymbols.flutter,
    write: { input, output in
      let root = try DartText.namespace(input.options)
      let names = try IdentifierTable(input.names(), format: "flutter") {
        DartText.member(NameCase.camel.joined($0))
      }
      let file = FlutterFile(names: names, root: root, written: try input.written(), note: output.note)
      // What has to be imported is known only when all members are made.
      let members = LaterText(depth: 1)
      try input.forEach { try members.lines(file.member($0) + [""]) }
      try output.text("motion.dart") { text in
        for line in try GeneratedHeader.lines(input) { try text.line(CommentStyle.slashes.line(line)) }
        try text.lines(file.imports)
        try text.block("abstract final class \(root) {") { text in
          try text.later(members)
          try text.lines(file.chooser)
        }
        try text.line()
        try text.block("final class \(root)Choice {") { text in
          try text.lines(file.choiceStart)
          try input.forEach { try text.lines(file.choice($0)) }
        }
        for support in FlutterSupport.allCases where file.curves.used.contains(support) {
          try text.lines([""] + support.code(root: root))
        }
      }
    })
}

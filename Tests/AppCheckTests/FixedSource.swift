@testable import AppScan
import Findings
import MotionPhysics
import Presets
import Testing

@testable import AppCheck

/// A file of an app with exports for every platform, and what a fix makes of it.
struct FixedSource {
  private static let registry = #"""
    {"format": "motionbook/1", "presets": [
      {"name": "co", "kind": "spring", "dampingRatio": 0.75, "stiffness": 380},
      {"name": "flat", "kind": "spring", "stiffness": 80, "dampingRatio": 1.0001},
      {"name": "fade", "kind": "tween", "duration": 0.3, "curve": {"bezier": [0.4, 0, 0.2, 1]}},
      {"name": "out", "kind": "tween", "duration": 0.2, "curve": "easeOut"},
      {"name": "hold", "kind": "curve", "bezier": [0.2, 0, 0, 1]},
      {"name": "quick", "kind": "duration", "duration": 0.15},
      {"name": "even", "kind": "tween", "duration": 0.5, "curve": "linear"},
      {"name": "soft", "kind": "tween", "duration": 0.4, "curve": {"bezier": [0.25, 0.1, 0.25, 1]}}]}
    """#

  /// The file with its fixes made.
  let text: String
  /// Why places were left.
  let left: [String]

  /// The work that is left beside the changes.
  let remarks: [String]
  /// The other files that were changed, by their paths.
  let others: [String: String]

  /// How many places were changed.
  let count: Int

  /// The findings of the check in the file as it was.
  let findings: [Finding]

  /// How many motions the file had before, and how many of them were the registry's.
  let motions: (all: Int, ofRegistry: Int)

  /// - Parameters:
  ///   - presets: The presets that the registry has; all where nothing else is given.
  ///   - more: Further presets, each behind a comma as the registry's text has it.
  ///   - symbols: The app's exports; one for every platform where nothing else is given.
  ///   - app: What the app's other files declare.
  ///   - stale: The exports that are not what the registry says.
  ///   - packages: The packages of Dart and npm.
  ///   - libraries: The contents of libraries of Dart, by their paths.
  ///   - aliases: What the app's configuration of scripts says of paths.
  ///   - namesTailwind: Whether a style sheet of the app names Tailwind.
  ///   - module: The folder of the module of a file, by its path.
  init(
    _ text: String, _ language: Language, _ ending: String, presets: [String]? = nil, more: String = "",
    symbols other: SymbolTable? = nil, app: ConstantTable = ConstantTable(), stale: [StaleExport] = [],
    packages: [AppPackage] = [], libraries: [String: String] = [:],
    aliases: PathAliases? = nil, namesTailwind: Bool = true,
    module: @escaping (String) -> String? = { _ in nil }
  ) throws {
    let book = RegistrySnapshot(
      RegistryText(Array((Self.registry.dropLast(2) + more + "]}").utf8)).presets.filter {
        presets?.contains($0.name.text) ?? true
      })
    let symbols = other ?? Self.symbols(book)
    let scan = language.scan(text, ScanOptions(roots: symbols.roots, prefixes: symbols.prefixes))
    let file = CheckedFile(path: "/app/src/A." + ending, scan: scan, app: app)
    let subject = CheckSubject(
      files: [file], registry: try RegistryMotions(book), symbols: symbols, staleExports: stale)
    let files = FixedFiles(library: { path in libraries[path].map { (path, Array($0.utf8)) } }) { _ in
      Array(text.utf8)
    }
    func package(of path: String) -> AppPackage? {
      packages.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.count < $1.folder.count }
    }
    let reach = ExportReach(
      module: module, package: package, site: { package(of: $0)?.folder },
      libraries: DartLibraries(files: { folder in
        libraries.keys.filter { $0.hasPrefix(folder + "/") && !$0.dropFirst(folder.count + 1).contains("/") }
      }) { path in
        libraries[path].map { Array($0.utf8) }
      }.exporting, aliases: { _ in aliases }, namesTailwind: { namesTailwind })
    let fixer = Fixer(subject, files: files, reach: reach)
    func fixed(_ name: String, _ text: String) -> String {
      let bytes = Fix.apply(fixer.fixes.filter { $0.file == name }, to: Array(text.utf8))
      return String(decoding: bytes, as: UTF8.self)
    }
    self.text = fixed(file.path, text)
    others = libraries.reduce(into: [:]) { $0[$1.key] = fixed($1.key, $1.value) }
      .filter { libraries[$0.key] != $0.value }
    remarks = fixer.remarks
    findings = AppChecker().check(subject)
    motions = (subject.siteCount, subject.useCount)
    left = fixer.left.map(\.reason)
    count = fixer.counts.values.reduce(0, +)
  }

  private static func symbols(_ book: RegistrySnapshot) -> SymbolTable {
    var table = SymbolTable()
    func add(
      _ platforms: Set<AppPlatform>, _ format: String, _ file: String?, roots: [String] = [],
      prefixes: [String] = [], parts: (String) -> [PresetSymbol.Part: String] = { _ in [:] },
      _ names: (String) -> (use: String, name: String)
    ) {
      table.add(
        book.presets.map { preset in
          let (use, name) = names(preset.name.text)
          let parts = parts(preset.name.text)
          let own = parts.map { ($0.rawValue, $1.replacing("var(", with: "").replacing(")", with: "")) }
          return PresetSymbol(
            preset: preset.name.text, use: use,
            names: ["": name].merging(own) { first, _ in first }, parts: parts,
            platforms: platforms,
            replacement: file == nil ? .always : .whereImported, format: format,
            module: file.map {
              PresetSymbol.Module(path: $0, package: format == "compose" ? "com.acme" : nil)
            })
        }, roots: roots, prefixes: prefixes)
    }
    add([.compose, .androidView], "compose", "/app/Motion.kt", roots: ["Motion"]) {
      // Curves and durations are values.
      (["hold", "quick"].contains($0) ? "Motion.\($0)" : "Motion.\($0)()", "Motion.\($0)")
    }
    add([.flutter], "flutter", "/app/lib/motion.dart", roots: ["Motion"]) { ("Motion.\($0)", "Motion.\($0)") }
    add([.webJS], "motion", "/app/src/motion.ts", roots: ["motionPresets"]) {
      ("motionPresets.\($0)", "motionPresets.\($0)")
    }
    add([.webJS], "waapi", "/app/src/frames.ts", roots: ["frames"]) { ("frames.\($0)", "frames.\($0)") }
    add([.reanimated], "reanimated", "/app/native.ts", roots: ["motionPresets"]) {
      ("motionPresets.\($0)", "motionPresets.\($0)")
    }
    add([.reanimated], "react-native", "/app/animated.ts", roots: ["animatedPresets"]) {
      ("animatedPresets.\($0)", "animatedPresets.\($0)")
    }
    add([.uikit, .coreanimation, .appkit], "uikit", nil, roots: ["LayerMotion"]) {
      ("LayerMotion.\($0)", "LayerMotion.\($0)")
    }
    add([.swiftui], "swift", nil, roots: ["Motion"]) { ("Motion.\($0)", "Motion.\($0)") }
    add(
      [.css, .cssInJS], "css", nil, prefixes: ["--motion-"],
      parts: { parts($0) { "var(--motion-\($0)-\($1))" } }
    ) {
      ("var(--motion-\($0)-transition)", "--motion-\($0)")
    }
    add(
      [.tailwind], "tailwind", nil, prefixes: ["ease-m-", "duration-m-"],
      parts: { parts($0) { ($1 == .easing ? "ease-m-" : "duration-m-") + $0 } }
    ) {
      ("duration-m-\($0) ease-m-\($0)", "ease-m-\($0)")
    }
    return table
  }

  /// The code of a preset's parts, of those that its kind has.
  private static func parts(
    _ preset: String, _ code: (String, PresetSymbol.Part) -> String
  ) -> [PresetSymbol.Part: String] {
    let parts: [PresetSymbol.Part] =
      switch preset {
      case "hold": [.easing]
      case "quick": [.duration]
      default: [.duration, .easing, .transition]
      }
    return Dictionary(uniqueKeysWithValues: parts.map { ($0, code(preset, $0)) })
  }

  /// An app with one Sass export.
  static let sass: SymbolTable = {
    var table = SymbolTable()
    table.add(
      ["fade", "out", "even", "soft", "hold", "quick"].map { preset in
        PresetSymbol(
          preset: preset, use: "@include motion-transition(\"\(preset)\")",
          names: ["get": "motion-get(\(preset))"],
          parts: parts(preset) { "motion-get(\"\($0)\", \"\($1)\")" }.filter { $0.key != .transition },
          platforms: [.css],
          replacement: .whereImported, format: "scss",
          module: PresetSymbol.Module(path: "/app/styles/_motion.scss", package: nil))
      }, roots: [], prefixes: ["motion-get("])
    return table
  }()

  /// An app with two exports of a language, one of a duration beside its files and one of a curve in another module.
  ///
  /// - Parameter curve: Where that export's symbols may take the place of others.
  static func twoModules(_ platform: AppPlatform, _ ending: String, curve: PresetSymbol.Replacement)
    -> SymbolTable
  {
    var table = SymbolTable()
    func add(_ preset: String, _ root: String, _ file: String, _ replacement: PresetSymbol.Replacement) {
      let symbol = PresetSymbol(
        preset: preset, use: "\(root).\(preset)", names: ["": "\(root).\(preset)"], platforms: [platform],
        replacement: replacement, module: PresetSymbol.Module(path: file + ending, package: nil))
      table.add([symbol], roots: [root], prefixes: [])
    }
    add("quick", "Times", "/app/src/Times.", .always)
    add("hold", "Curves", "/app/Design/Curves.", curve)
    return table
  }

  /// An app with one Swift export in a target of a package.
  static let swiftPackage: SymbolTable = {
    var table = SymbolTable()
    table.add(
      [
        PresetSymbol(
          preset: "even", use: "Motion.even", names: ["": "Motion.even"], platforms: [.swiftui],
          replacement: .always,
          format: "swift", module: PresetSymbol.Module(path: "/app/Sources/Design/Motion.swift", package: nil)
        )
      ], roots: ["Motion"], prefixes: [])
    return table
  }()
}

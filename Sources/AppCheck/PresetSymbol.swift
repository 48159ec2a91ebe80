import AppScan

/// A name that an export generates for a preset.
package struct PresetSymbol: Hashable, Sendable {
  package let preset: String
  /// The name that a person types, such as `Motion.sheet.present` or `var(--motion-sheet-present-transition)`.
  package internal(set) var use: String
  /// The names that the export generates for the preset, as they stand in a source, without calls, each under how it
  /// says the preset: another preset has its name under the same word.
  package let names: [String: String]
  /// The code to type where a part of the preset is wanted; none where the platform has no parts.
  package internal(set) var parts: [Part: String]
  /// Where it can be used.
  package let platforms: Set<AppPlatform>
  /// Where it may take the place of the platform's own animation.
  package let replacement: Replacement
  /// The export's format, such as `motion`.
  package let format: String
  /// The import that a file needs to use it; nil where there is none.
  package let module: Module?

  package init(
    preset: String, use: String, names: [String: String], parts: [Part: String] = [:],
    platforms: Set<AppPlatform>, replacement: Replacement, format: String = "", module: Module? = nil
  ) {
    self.preset = preset
    self.use = use
    self.names = names
    self.parts = parts
    self.platforms = platforms
    self.replacement = replacement
    self.format = format
    self.module = module
  }

  /// How many folders its export's file and another stand in together, counted from the outermost.
  func foldersShared(with file: String) -> Int {
    let folders = (module?.name ?? "").split(separator: "/").dropLast()
    return zip(folders, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }

  /// Whether it is called: `Motion.Fade.quick()`.
  var isCall: Bool { use.hasSuffix("()") }

  /// The path of the export's file from the folder of a file, `./` or `../` first; nil where there is none.
  func relativePath(from file: String?) -> String? {
    guard let target = module?.path, target.hasPrefix("/"), let file, file.hasPrefix("/") else { return nil }
    let (to, from) = (target.split(separator: "/"), file.split(separator: "/").dropLast())
    if to.isEmpty { return nil }
    let common = zip(to, from).prefix { $0 == $1 }.count
    let up = from.count - common
    return (up == 0 ? "./" : String(repeating: "../", count: up)) + to[common...].joined(separator: "/")
  }

  /// An export as other files import it.
  package struct Module: Hashable, Sendable {
    /// The full path of its file.
    package let path: String
    /// Its file as reports name it.
    package let name: String
    /// Its package in Kotlin.
    package let package: String?
    /// Whether only its own module sees it.
    let isInternal: Bool

    package init(path: String, name: String? = nil, package: String?, isInternal: Bool = false) {
      self.path = path
      self.name = name ?? path
      self.package = package
      self.isInternal = isInternal
    }
  }

  /// Where a symbol may take the place of what a person wrote.
  package enum Replacement: Hashable, Sendable {
    /// Nowhere: its type is another.
    case never
    /// In files that import the export, or after an import was added.
    case whereImported
    /// Everywhere.
    case always
  }

  /// A part of a preset's motion that an export has by itself.
  package enum Part: String, CaseIterable, Sendable {
    case duration, easing, delay, transition, animation
  }
}

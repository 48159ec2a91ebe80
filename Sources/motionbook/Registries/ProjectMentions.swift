import CommandLineKit
import Presets
import Registry

/// The places in the project's file that name presets which a change has renamed or removed: the file is a person's, and
/// no command changes it.
struct ProjectMentions {
  private(set) var sentences: [String] = []

  /// Looks for them after a change, before it is written for good.
  ///
  /// - Parameters:
  ///   - gone: The names that no preset has any more.
  ///   - kept: The names that only aliases of other presets have now.
  ///   - newName: The name, or the pattern of a group, to write in place of an old one; nil where there is none.
  init(
    of gone: [PresetName], kept: [PresetName] = [], in registry: RegistryStore, _ console: Console,
    newName: (String) -> String? = { _ in nil }
  ) throws {
    // A file that cannot be read is told by the commands that do what it says.
    guard let project = try? ProjectFile.nearestIfAny(console), !project.exports.isEmpty,
      project.registry.map({ console.identity(ofFile: $0) == console.identity(ofFile: registry.path) })
        ?? true
    else { return }
    let names = try registry.names()
    for (index, export) in project.exports.enumerated() {
      let held = NamePatterns(export.patterns)
      for (position, typed) in export.patterns.enumerated() {
        let pattern = typed.hasPrefix("!") ? String(typed.dropFirst()) : typed
        guard (gone + kept).contains(where: { Glob.matches(pattern, $0.text) }) else { continue }
        let place = project.place(ofPattern: position, ofExport: index, console)
        if !names.contains(where: { Glob.matches(pattern, $0) }) {
          // What the export has already need not be written again.
          let other = newName(pattern).flatMap { typed == pattern && held.matches($0) ? nil : $0 }
          let remedy = other.map { "write \"\($0)\"" } ?? "take it out"
          sentences.append("\(place): no preset matches \"\(pattern.visible)\" any more; \(remedy) there")
          continue
        }
        if typed != pattern { continue }
        func lost(_ old: [PresetName]) -> String? {
          old.filter { Glob.matches(pattern, $0.text) && held.matches($0.text) }
            .compactMap { newName($0.text) }.first { !held.matches($0) }
        }
        if let name = lost(gone) {
          sentences.append(
            "\(place): \"\(typed.visible)\" does not hold \(name), which it held by its old name")
        } else if let name = lost(kept) {
          sentences.append("\(place): \"\(typed.visible)\" holds \(name) by its old name only")
        }
      }
    }
  }

  func tell(on console: Console) { for sentence in sentences { console.note(sentence) } }
}

extension ProjectFile {
  /// Where a pattern of an export stands, for a sentence about it.
  func place(ofPattern pattern: Int, ofExport export: Int, _ console: Console) -> String {
    "\(console.shownPath(path)):\(exports[export].patternLines[pattern]): exports[\(export)].patterns[\(pattern)]"
  }
}

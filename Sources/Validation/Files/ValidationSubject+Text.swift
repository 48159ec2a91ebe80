import Findings
import Presets
import StrictJSON

extension ValidationSubject {
  /// The part of a registry's JSON text that could be read, with places.
  ///
  /// - Parameters:
  ///   - text: The text, read.
  ///   - bytes: The text itself, for the names of what could not be read.
  ///   - file: The text's file, as the report shall name it.
  package convenience init(_ text: RegistryText, _ bytes: [UInt8], file: String?) {
    var positions: [PresetName: Int] = [:]
    for (position, preset) in text.presets.enumerated() where positions[preset.name] == nil {
      positions[preset.name] = position
    }
    // Reading a second time is only worth it when something could not be read.
    let document = text.problems.isEmpty ? nil : try? JSONDocument(bytes)
    self.init(
      sorted: Self.sortedOnce(text.presets), settings: text.settings,
      unreadNames: Self.names(in: document).subtracting(text.presets.lazy.map(\.name.text)),
      placeOfPreset: { name, path in
        guard let position = positions[name], let found = text.place(ofPreset: position, path: path) else {
          return Place(file: file)
        }
        return Place(file: file, line: found.place.line, column: found.place.column, path: found.path)
      },
      placeOfSetting: { path in
        guard let value = (try? JSONDocument(bytes))?.root.descendant(at: path) else {
          return Place(file: file)
        }
        return Place(file: file, line: value.place.line, column: value.place.column, path: path)
      })
  }

  private static func names(in document: JSONDocument?) -> Set<String> {
    guard let presets = document?.root.member("presets") else { return [] }
    return Set(presets.elements.compactMap { $0.member("name")?.string })
  }
}

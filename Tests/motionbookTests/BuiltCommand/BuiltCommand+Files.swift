import Foundation
import Testing

extension BuiltCommand {
  func url(_ file: String) -> URL { folder.appendingPathComponent(file) }

  func write(_ text: String, to file: String) throws { try Data(text.utf8).write(to: url(file)) }

  func write(_ bytes: Data, to file: String) throws { try bytes.write(to: url(file)) }

  func bytes(_ file: String) throws -> Data { try Data(contentsOf: url(file)) }

  func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: url(file).path) }

  func remove(_ files: String...) throws {
    for file in files { try FileManager.default.removeItem(at: url(file)) }
  }

  /// The names of everything in the folder but the streams, sorted.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != ".streams" }.sorted()
  }

  /// A preset as `show --json` prints it.
  func preset(_ name: String) throws -> JSONObject {
    try JSONObject(try run("show", name, "--json").expect(0).text)
  }

  /// A registry as JSON with many presets, in few groups.
  static func manyPresets(_ count: Int) -> String {
    let presets = (0..<count).map { number in
      """
      {"name": "group-\(number / 100).preset-\(number)", "kind": "spring", "duration": 0.\(number % 9 + 1), \
      "bounce": 0.\(number % 5), "summary": "number \(number)", "reduced": "none"}
      """
    }
    return "{\"format\": \"motionbook/1\", \"presets\": [\n" + presets.joined(separator: ",\n") + "\n]}\n"
  }
}

import Foundation
import Testing

extension BuiltCommand {
  /// The names of everything in the folder but the streams, sorted.
  func files() throws -> [String] { try names().filter { $0 != Self.streamsFolder } }

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

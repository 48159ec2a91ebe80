import AppScan
import Presets
import StrictJSON

/// Springs of style sheets, which have no value for one: `--spring-fast-stiffness` and `--spring-fast-damping`.
extension StyleSheetTokens {
  /// Finds the names that a stiffness and a damping share.
  mutating func findSprings(in variables: [StyleSheet.Variable]) {
    for variable in variables where variable.name.hasSuffix(Self.stiffness) {
      let base = String(variable.name.dropLast(Self.stiffness.count))
      guard !base.isEmpty, numbers(of: base) != nil else { continue }
      for ending in [""] + Self.endings { springs[base + ending] = base }
    }
  }

  /// The token of a spring; nil for a name that is none.
  func spring(named name: String) -> String? {
    guard springs[name] == name, let numbers = numbers(of: name) else { return nil }
    return Self.token { writer in
      writer.member("$type", "spring")
      writer.object("$value") { writer in
        for (key, number) in numbers { writer.member(key, number) }
      }
    }
  }

  private static let stiffness = "-stiffness"
  private static let endings = [stiffness, "-damping", "-damping-ratio"]

  private func numbers(of base: String) -> [(key: String, number: Double)]? {
    guard let stiffness = number(base + Self.stiffness) else { return nil }
    if let ratio = number(base + "-damping-ratio") {
      return [("stiffness", stiffness), ("dampingRatio", ratio)]
    }
    return number(base + "-damping").map { [("stiffness", stiffness), ("damping", $0)] }
  }

  private func number(_ name: String) -> Double? {
    (values["--" + name] ?? values["$" + name] ?? values["@" + name]).flatMap(CSSWords.number)
  }
}

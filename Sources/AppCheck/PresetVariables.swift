import AppScan
import PlainText

/// The presets by the names that variables of style sheets have for them where a package that is not read declares them:
/// `$bpk-duration-sm` and `--bpk-duration-sm` of the preset `bpk.duration-sm`.
struct PresetVariables {
  private let durations: Set<String>
  private let curves: Set<String>

  /// Takes the durations and the curves of a registry, of which alone a variable can hold the whole.
  init(_ registry: RegistryMotions) {
    durations = Set((registry.durations.map(\.name) + registry.instants).map(\.withDashes))
    curves = Set(registry.curves.map { $0.name.withDashes })
  }

  /// Whether all that could not be read of a site, or for which it has a value that stands in, are variables that are
  /// called as presets, each of the kind that its place takes: the site takes its motion from the registry.
  func say(_ site: Site) -> Bool {
    !site.undeclared.isEmpty
      && site.undeclared.allSatisfy { parameter in
        site.undeclared.contains { $0.name == parameter.name && isPreset($0) }
      }
  }

  private func isPreset(_ parameter: SiteParameter) -> Bool {
    guard let name = parameter.value.name.flatMap(Self.name) else { return false }
    return presets(for: parameter).contains(name)
  }

  /// The presets that may stand in a parameter's place.
  private func presets(for parameter: SiteParameter) -> Set<String> {
    ["duration", "delay"].contains(parameter.name) ? durations : curves
  }

  /// A variable of a site that could not be read which differs from presets of the kind that its place takes in its last
  /// word only, with the one that was probably meant; nil where none does.
  func misspelt(in site: Site) -> (variable: String, preset: String)? {
    guard !site.isReadable else { return nil }
    for parameter in site.undeclared where !isPreset(parameter) {
      guard let variable = parameter.value.name, let name = Self.name(variable),
        let family = Self.family(name)
      else { continue }
      let known = presets(for: parameter).filter { Self.family($0) == family }.sorted()
      guard let preset = Suggestions.nearest(to: name, among: known) else { continue }
      return (variable, variable.dropLast(name.utf8.count) + preset)
    }
    return nil
  }

  /// A name without its last word; nil where it has one alone.
  private static func family(_ name: String) -> Substring? { name.lastIndex(of: "-").map { name[..<$0] } }

  /// The name of a variable without what marks it as one; nil for what is none of a style sheet's.
  private static func name(_ variable: String) -> String? {
    for mark in ["--", "$", "@"] where variable.hasPrefix(mark) {
      return String(variable.dropFirst(mark.utf8.count))
    }
    return nil
  }
}

extension String {
  fileprivate var withDashes: String { String(map { $0 == "." ? "-" : $0 }) }
}

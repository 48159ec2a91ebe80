import AppScan

/// The presets by the names that variables of style sheets have for them where a package that is not read declares them:
/// `$bpk-duration-sm` and `--bpk-duration-sm` of the preset `bpk.duration-sm`.
struct PresetVariables {
  private let durations: Set<String>
  private let curves: Set<String>

  /// Takes the durations and the curves of a registry, of which alone a variable can hold the whole.
  init(_ registry: RegistryMotions) {
    durations = Set(registry.durations.map { $0.name.withDashes })
    curves = Set(registry.curves.map { $0.name.withDashes })
  }

  /// Whether all that could not be read of a site are variables that are called as presets, each of the kind that its
  /// place takes: the site takes its motion from the registry.
  func say(_ site: Site) -> Bool {
    !site.undeclared.isEmpty
      && site.undeclared.allSatisfy { parameter in
        guard case .text(let variable) = parameter.value, let name = Self.name(variable) else { return false }
        let isTime = ["duration", "delay"].contains(parameter.name)
        return isTime ? durations.contains(name) : curves.contains(name)
      }
  }

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

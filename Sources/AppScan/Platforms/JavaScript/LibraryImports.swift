/// The libraries that a script imports, by which the same words mean other things.
extension ScanContext {
  /// Whether the file belongs to an app of React Native.
  mutating func isNative(_ source: Source) -> Bool {
    imports("react-native", in: source) || imports("moti", in: source)
  }

  /// Whether the file uses react-spring, which counts in milliseconds.
  mutating func usesReactSpring(_ source: Source) -> Bool {
    imports("@react-spring", in: source) || imports("react-spring", in: source)
  }

  /// Whether the file draws charts with Chart.js.
  mutating func usesCharts(_ source: Source) -> Bool {
    imports("chart.js", in: source) || imports("react-chartjs", in: source)
      || imports("vue-chartjs", in: source)
  }

  /// Whether the file uses anime.js, which counts in milliseconds and has eases of its own.
  mutating func usesAnime(_ source: Source) -> Bool { imports("animejs", in: source) }

  /// Whether the file uses GSAP, and not Motion too.
  mutating func usesGSAP(_ source: Source) -> Bool { imports("gsap", in: source) && !usesMotion(source) }

  /// Whether the file uses Motion, which counts in seconds.
  mutating func usesMotion(_ source: Source) -> Bool {
    if imports("framer-motion", in: source) { return true }
    return !isMotionOne && imports("motion", in: source) && !usesSvelteMotion(source)
      && !imports("@vueuse/motion", in: source)
  }

  /// Whether the package `motion` is Motion One, as it was up to version 10.
  private var isMotionOne: Bool { options.motionVersion.map { $0 < 11 } ?? false }

  /// Whether the file uses Motion One, of which Motion took the name and some of the functions.
  mutating func usesMotionOne(_ source: Source) -> Bool {
    imports("@motionone", in: source) || imports("solid-motionone", in: source)
      || isMotionOne && imports("motion", in: source)
  }

  /// Whether the file uses VueUse's motions, which count in milliseconds: by import or by an element's `v-motion`.
  mutating func usesVueMotion(_ source: Source) -> Bool {
    if imports("@vueuse/motion", in: source) { return true }
    return once("v-motion") { _ in
      source.tokens.indices.contains {
        source.matches($0, "v") && source.matches($0 + 1, "-") && source.matches($0 + 2, "motion")
      }
    }
  }

  /// Whether the file uses Svelte's values that move, whose springs count in frames.
  mutating func usesSvelteMotion(_ source: Source) -> Bool { imports("svelte/motion", in: source) }

  /// Whether the file imports a name from another file of the app.
  mutating func isImportedFromApp(_ name: String, in source: Source) -> Bool {
    once("imported from the app") { _ in
      source.tokens.indices.reduce(into: Set<String>()) { names, index in
        guard source.matches(index, "import"), let (module, imported) = source.imports(index) else { return }
        guard ModulePath.isOfApp(module) else { return }
        for (alias, _) in imported { names.insert(source.text(alias)) }
      }
    }.contains(name)
  }
}

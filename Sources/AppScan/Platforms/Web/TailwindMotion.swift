/// The classes of one element that say one motion together: `hover:duration-300 hover:ease-linear`, also where they
/// stand in several strings: `cn("ease-out", isSlow ? "duration-500" : "duration-150")`.
struct TailwindMotion {
  /// A class that says one thing.
  private struct Part {
    let argument: (name: String, value: Expression)
    let range: Range<Int>
    /// The string in which it stands; 0 for the one that is read.
    let list: Int
  }

  /// By their variants, each in the order of the source.
  private var durations: [String: [Part]] = [:]
  private var easings: [String: [Part]] = [:]
  private var delays: [String: [Part]] = [:]

  /// - Parameter lists: The classes that may move something: first those of the string that is read, then those of
  ///   each other string of the element.
  init(_ source: Source, _ lists: [[Range<Int>]]) {
    let count = lists.reduce(0) { $0 + $1.count }
    guard count > 1, count <= ScanLimits.classes else { return }
    for (list, tokens) in lists.enumerated() {
      for token in tokens {
        let utility = TailwindUtility(source, token)
        guard utility.mayMove, let arguments = utility.motion?.arguments, arguments.count == 1 else {
          continue
        }
        let part = Part(argument: arguments[0], range: utility.range, list: list)
        switch arguments[0].name {
        case "duration": durations[utility.variants, default: []].append(part)
        case "delay": delays[utility.variants, default: []].append(part)
        default: easings[utility.variants, default: []].append(part)
        }
      }
    }
  }

  /// Whether the class belongs to a duration, which says the whole motion.
  func isTaken(_ utility: TailwindUtility) -> Bool {
    let variants = utility.variants
    let durations = durations[variants] ?? []
    func holds(_ parts: [String: [Part]]) -> Bool {
      parts[variants]?.contains { $0.list == 0 && $0.range == utility.range } ?? false
    }
    if holds(delays) { return durations.contains { $0.list == 0 } }
    return holds(easings) && durations.contains { $0.list == 0 || isWithoutEasing($0, variants) }
  }

  private func isWithoutEasing(_ duration: Part, _ variants: String) -> Bool {
    !(easings[variants] ?? []).contains { $0.list == duration.list }
  }

  /// The arguments that classes with the same variants add to a duration, and the bytes of its easing function where
  /// nothing else has that too. A variant without one has that of the element.
  func beside(_ utility: TailwindUtility) -> (arguments: Arguments, companion: Range<Int>?) {
    guard utility.motion?.arguments.first?.name == "duration" else { return ([], nil) }
    let variants = utility.variants
    let own = easings(variants)
    let inherited = own.isEmpty ? easings("") : own
    let delay = delays[variants]?.last { $0.list == 0 }?.argument
    return ([Self.joined(inherited), delay].compactMap { $0 }, companion(own, variants))
  }

  /// The easing functions of a duration: the last one of its own string, else those of the others.
  private func easings(_ variants: String) -> [Part] {
    let all = easings[variants] ?? []
    return all.last { $0.list == 0 }.map { [$0] } ?? all
  }

  /// One easing function, or one of several: which of the other strings are there depends on something.
  private static func joined(_ parts: [Part]) -> (name: String, value: Expression)? {
    var values: [Expression] = []
    for part in parts where !values.contains(part.argument.value) { values.append(part.argument.value) }
    return values.count > 1 ? ("easing", .choice(values)) : parts.first?.argument
  }

  private func companion(_ own: [Part], _ variants: String) -> Range<Int>? {
    guard own.count == 1 else { return nil }
    if own[0].list == 0 { return own[0].range }
    let sharing = (durations[variants] ?? []).filter { isWithoutEasing($0, variants) }
    return sharing.count == 1 ? own[0].range : nil
  }
}

import AppScan
import PlainText
import Presets

/// The animations of the rules of style sheets, by the keyframes that they play, with what other rules say of the same
/// elements.
struct AnimationRules {
  /// An animation, and the rule that declares it.
  private typealias Use = (animation: AnimationText, rule: StyleSheet.Animation)

  private let names: Set<String>
  private let value: (String) -> String
  private var uses: [String: [Use]] = [:]
  /// The last rules that say a time, and the last ones for all, by their selectors.
  private var timed: [String: StyleSheet.Animation] = [:]
  private var common: [String: StyleSheet.Animation] = [:]
  /// The rules for less motion, what those of a selector say together, and those of all elements.
  private let less: [StyleSheet.Animation]
  private var lessBySelector: [String: StyleSheet.Animation] = [:]
  private var lessOfAll: StyleSheet.Animation?

  /// - Parameters:
  ///   - rules: All rules of the sheets that declare animations.
  ///   - names: The names of the keyframes.
  ///   - value: A declaration's value with the variables in it replaced.
  init(_ rules: [StyleSheet.Animation], names: Set<String>, value: @escaping (String) -> String) {
    self.names = names
    self.value = value
    less = rules.filter { $0.audience == .lessMotion }
    let full = rules.filter { $0.audience != .lessMotion }
    for rule in full {
      for selector in rule.selectors {
        if !rule.shorthand.isEmpty || rule.longhands["duration"] != nil { timed[selector] = rule }
        if rule.audience == .everyone { common[selector] = rule }
      }
    }
    for rule in full.map(withTime) {
      for animation in list(rule) { uses[animation.keyframes, default: []].append((animation, rule)) }
    }
    for rule in less {
      for selector in rule.selectors { Self.add(rule, to: &lessBySelector[selector]) }
      if Self.isForAll(rule) { Self.add(rule, to: &lessOfAll) }
    }
  }

  /// The animations that play keyframes, those that say their time first.
  func animations(of keyframes: String) -> [AnimationText] {
    let all = (uses[keyframes] ?? []).map(\.animation)
    return all.filter { $0.duration != nil } + all.filter { $0.duration == nil }
  }

  /// What the rule of the first animation of keyframes says of it, as written.
  func values(of keyframes: String) -> [String] {
    first(of: keyframes).map { [$0.rule.shorthand] + $0.rule.longhands.values } ?? []
  }

  /// What is played with less motion in the place of the first animation of keyframes, which is that animation where
  /// nothing is said of it; nil for nothing, or what takes no time.
  func lessMotion(than keyframes: String) -> AnimationText? {
    guard let use = first(of: keyframes) else { return nil }
    let selectors = use.rule.selectors
    var rule = use.rule.audience == .everyone ? use.rule : selectors.lazy.compactMap { common[$0] }.first
    for other in selectors.compactMap({ lessBySelector[$0] }) + [lessOfAll].compactMap(\.self) {
      Self.add(other, to: &rule)
    }
    let all = rule.map(list) ?? []
    return (all.first { $0.keyframes == keyframes } ?? all.first).flatMap { $0.isCut ? nil : $0 }
  }

  /// The selectors of the rules for less motion that say nothing of the first animations of these keyframes.
  func unread(beside keyframes: Set<String>) -> [String] {
    let read = keyframes.compactMap(first)
    let selectors = Set(read.flatMap(\.rule.selectors))
    return less.filter { other in
      selectors.isDisjoint(with: other.selectors) && (read.isEmpty || !Self.isForAll(other))
    }.map { $0.selectors.joined(separator: ", ").shortened }
  }

  private func first(of keyframes: String) -> Use? {
    let uses = uses[keyframes] ?? []
    return uses.first { $0.animation.duration != nil } ?? uses.first
  }

  private func list(_ rule: StyleSheet.Animation) -> [AnimationText] {
    AnimationText.list(rule, names: names, value: value)
  }

  /// A rule that names keyframes and not their time, over the one for its elements in any state that says it.
  private func withTime(_ rule: StyleSheet.Animation) -> StyleSheet.Animation {
    guard rule.shorthand.isEmpty, rule.longhands["name"] != nil, rule.longhands["duration"] == nil,
      var whole = rule.selectors.lazy.compactMap({ timed[Self.withoutStates($0)] }).first
    else { return rule }
    (whole.selectors, whole.audience) = (rule.selectors, rule.audience)
    whole.add(rule)
    return whole
  }

  private static func add(_ rule: StyleSheet.Animation, to other: inout StyleSheet.Animation?) {
    if other == nil { other = rule } else { other?.add(rule) }
  }

  /// Whether a rule counts before those of any element.
  private static func isForAll(_ rule: StyleSheet.Animation) -> Bool {
    rule.isImportant && rule.selectors.contains("*")
  }

  /// A selector without the states in which its elements only are for a while.
  private static func withoutStates(_ selector: String) -> String {
    states.reduce(selector) { $0.replacing(each: $1, with: "") }
  }

  /// Longer ones before those that they begin with.
  private static let states = [":hover", ":focus-visible", ":focus-within", ":focus", ":active"]
}

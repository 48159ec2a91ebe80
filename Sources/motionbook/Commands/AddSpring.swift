import CommandLineKit
import MotionPhysics
import PlainText
import Presets

struct AddSpring: Command {
  static let info = CommandInfo(
    name: "spring",
    summary: "Adds a spring, of its own numbers or adjusted from a base.",
    discussion: """
      The numbers are those of one system: duration and bounce, response and damping ratio, mass, stiffness and \
      damping, damping ratio and stiffness, tension and friction, settling duration and damping ratio, bounciness \
      and speed. With --base it is another spring's, adjusted by a duration or a factor of it, and extra bounce, or \
      a bounce that the extra is worked out for. A motion may be given in place of options: a literal, or what an \
      app's source writes.
      """,
    examples: [
      "motionbook add spring card.flip --stiffness 170 --damping 26",
      "motionbook add spring sheet.present --base apple.snappy --duration 0.4 --extra-bounce 0.05",
      "motionbook add spring card.open '.spring(response: 0.5, dampingFraction: 0.7)'",
    ])

  @Argument(help: "The new preset's name.") var name: PresetName
  @Argument(help: "The spring, as a motion or as an app's source writes it.", placeholder: "motion")
  var motion: String?
  @Option(help: "The spring that this one is adjusted from.", placeholder: "name", completion: .presetName)
  var base: PresetName?
  @Option(help: "A factor of the base's duration.", placeholder: "factor") var durationScale: Double?
  @Option(help: "The system whose meaning the words have, such as origami or framer.") var dialect: String?
  @Option(help: "Perceptual duration: the undamped spring's period.", placeholder: "time") var duration: Time?
  @OptionGroup var spring: SpringOptions
  @OptionGroup var addition: AdditionOptions

  func run(_ console: Console) throws {
    var values: [String: Double] = [:]
    for (key, value) in spring.parameters { values[key.rawValue] = value }
    values["duration"] = duration?.seconds
    values["extraBounce"] = spring.extraBounce
    values["durationScale"] = durationScale
    if let motion {
      if !values.isEmpty || base != nil || dialect != nil {
        throw UsageError("the spring is said twice, by a motion and by options")
      }
      return try addition.add(motion, as: .spring, named: name, delay: spring.delay?.seconds, console)
    }
    if base == nil, let words = foreignWords(values) {
      return try addition.add(words, as: .spring, named: name, delay: spring.delay?.seconds, console)
    }
    // With a base a bounce is what shall come out, as it is in `tweak`.
    let bounce = base == nil || values["extraBounce"] != nil ? nil : values.removeValue(forKey: "bounce")
    let typed: TypedSpring
    do throws(LiteralError) {
      typed = try SpringText.spring(values, base: base?.text, dialect: dialect, delay: spring.delay?.seconds)
    } catch {
      throw LiteralError(OptionWords.said(error.message))
    }
    let preset = Preset(name: name, content: .spring(typed))
    guard let bounce else { return try addition.add(preset, console) }
    var change = SpringChange()
    change.parameters[.bounce] = bounce
    let resolver = Resolver(try addition.location.source(console))
    try addition.add(
      preset.applying(PresetChange(.spring(change)), resolver: resolver).preset, console)
  }

  /// The motion in a system's words that presets do not keep; nil for any other.
  private func foreignWords(_ values: [String: Double]) -> String? {
    guard let dialect = dialect.flatMap({ Dialects.named($0) }), !dialect.keeps(values.keys) else {
      return nil
    }
    let pairs = values.sorted { $0.key < $1.key }.map { "\($0.key)=\(DecimalText.exact($0.value))" }
    return "\(dialect.name):\(pairs.joined(separator: ","))"
  }
}

/// Sentences on the keys of a literal, said of the options of their names.
enum OptionWords {
  /// The sentence with `durationScale` as `--duration-scale`, and `base=NAME` as `--base NAME`.
  static func said(_ sentence: String) -> String {
    var said = ""
    var rest = sentence[...]
    while !rest.isEmpty {
      let word = String(rest.prefix(while: \.isLetter))
      rest.removeFirst(word.count)
      let isTyped = rest.first == "=" && (keys.contains(word) || word == "base")
      said += isTyped || keys.contains(word) ? "--" + kebabCase(word) : word
      said += isTyped ? " " : rest.prefix { !$0.isLetter }
      rest = isTyped ? rest.dropFirst() : rest.drop { !$0.isLetter }
    }
    return said
  }

  /// The words that are keys wherever they stand in such a sentence; a base is one only where it is typed.
  private static let keys = Set(SpringKey.allCases.map(\.rawValue) + SpringText.adjustmentKeys)
}

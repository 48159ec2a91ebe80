import AppScan
import MotionPhysics
import PlainText
import Presets

extension Site {
  /// The spring in the words that the place types; nil for what types no spring, or one in numbers that the registry has
  /// no words for.
  package var typedSpring: SpringParameters? {
    guard let motion, motion.speed == 1, case .spring(let duration, let ratio) = motion.kind
    else { return nil }
    let typed = springNumbers
    if typed.isEmpty { return nil }
    let same = typed.spring(duration: duration, dampingRatio: ratio)
    // Platforms count in seconds or in milliseconds.
    for numbers in [typed, typed.inSeconds] {
      for form in SpringForms.all {
        guard let whole = numbers.completed(for: form, of: same),
          let parameters = try? SpringAssembly.parameters(whole, dialect: form.dialect),
          let spring = try? parameters.spring(),
          abs(spring.duration - duration) <= 1e-6 * duration,
          abs(spring.dampingRatio - ratio) <= 1e-6 * max(1, ratio)
        else { continue }
        return parameters
      }
    }
    return nil
  }

  /// The numbers of the parameters that are called as the registry calls them.
  private var springNumbers: [SpringKey: Double] {
    var numbers: [SpringKey: Double] = [:]
    for parameter in parameters {
      guard let key = SpringKey(rawValue: Self.springWords[parameter.name] ?? parameter.name),
        let number = parameter.value.number
      else { continue }
      numbers[key] = number
    }
    return numbers
  }

  /// The registry's words for what platforms call a spring's numbers.
  private static let springWords = [
    "dampingFraction": "dampingRatio", "ratio": "dampingRatio", "springDuration": "duration",
  ]
}

extension [SpringKey: Double] {
  /// The numbers with times that were milliseconds.
  fileprivate var inSeconds: Self {
    var numbers = self
    for key in [SpringKey.duration, .response, .visualDuration] { numbers[key] = self[key].map { $0 / 1000 } }
    return numbers
  }

  /// The spring of a duration and a damping ratio, of the mass that goes with the numbers: libraries have other masses
  /// than 1 where the source says none.
  fileprivate func spring(duration: Double, dampingRatio: Double) -> Spring? {
    guard let spring = try? Spring(validatingResponse: duration, dampingRatio: dampingRatio)
    else { return nil }
    let mass =
      self[.mass] ?? self[.stiffness].map { $0 / spring.stiffness }
      ?? self[.damping].map { $0 / spring.damping }
    return try? Spring(
      validatingResponse: duration, dampingRatio: dampingRatio, mass: mass.flatMap { $0.written() } ?? 1)
  }

  /// Those of a form's numbers that are here, and what the place leaves to the library; nil where it left nothing that a
  /// person would have written.
  fileprivate func completed(for form: SpringForm, of spring: Spring?) -> Self? {
    var numbers = filter { number in form.keys.contains { $0.key == number.key } }
    if numbers.isEmpty { return nil }
    // A number beside the form's is one that a library passes over, and then it has all others.
    guard numbers.count == count, let all = spring.flatMap(form.express) else { return numbers }
    for (place, key) in form.keys.map(\.key).enumerated() where numbers[key] == nil {
      guard let number = all[place] else { continue }
      guard let written = number.written() else { return nil }
      numbers[key] = written
    }
    return numbers
  }
}

extension Double {
  /// The number as a person would have written it; nil for what a square root left.
  /// - Parameter tolerance: How much of it may be a computer's rounding.
  func written(within tolerance: Double = 1e-9) -> Double? {
    let short = DecimalText.roundedNumber(self, decimals: 6)
    return abs(short - self) <= tolerance * abs(self) ? short : nil
  }
}

import MotionPhysics
import Presets

/// A spring in a system's own words, `framer:duration=1,dampingRatio=0.5`: what `convert` takes beside presets
/// and literals. A registry stores only the words that are literals.
struct DialectLiteral {
  /// The system.
  let dialect: Dialect
  private let typed: [(name: String, value: Double)]

  /// Reads a word; nil when it does not begin with a system's name and a colon.
  init?(_ word: String) throws {
    guard let colon = word.firstIndex(of: ":"),
      let dialect = Dialects.all.first(where: { $0.name == word[..<colon] })
    else { return nil }
    let pairs = word[word.index(after: colon)...].split(separator: ",")
    // A delay belongs to literals.
    if pairs.contains(where: { $0.hasPrefix("delay=") }) { return nil }
    self.dialect = dialect
    typed = try pairs.map { try Self.pair(String($0)) }
  }

  private static func pair(_ text: String) throws -> (name: String, value: Double) {
    let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw LiteralError("\"\(text)\" is no key=value pair, such as duration=0.4")
    }
    let isTime = sides[0] == "response" || sides[0].lowercased().hasSuffix("duration")
    if isTime {
      do throws(LiteralError) {
        return (sides[0], try Seconds.parse(sides[1]))
      } catch {
        throw LiteralError("\(sides[0]): \(error.message)")
      }
    }
    guard let value = Double(sides[1]) else {
      throw LiteralError("\(sides[0]) is \"\(sides[1])\", which is no number")
    }
    return (sides[0], value)
  }

  /// Why the spring is only about the system's; nil where it is the system's.
  func approximation() throws -> String? { try dialect.form(of: typed.map(\.name)).approximation }

  /// - Parameter velocity: Travels per second.
  func spring(velocity: Double) throws -> Spring {
    do {
      return try dialect.spring(typed, velocity: velocity)
    } catch {
      throw LiteralError(error.sentence)
    }
  }
}

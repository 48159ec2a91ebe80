import TestSupport
import Testing

@testable import MotionPhysics

@Suite("Dialects: what is written reads back as the same spring")
struct DialectRoundTripTests {
  /// Springs of every kind, those near the limits of some dialect among them.
  private static let springs: [Spring] = {
    var random = Seeded(seed: 20_261_120)
    var springs: [Spring] = []
    let edges = [0, 1e-12, -1e-12, 1e-6, 0.95, 0.950_000_1, 0.999, 1, -0.5, -0.99]
    for _ in 0..<400 {
      let drawn = exp2(random.number(in: -6...4))
      // Flutter says whole milliseconds only.
      let duration = random.index(4) == 0 ? (1000 * drawn).rounded() / 1000 : drawn
      let bounce =
        random.number(in: 0...1) < 0.3 ? edges[random.index(edges.count)] : random.number(in: -0.97...1)
      guard let spring = try? Spring(validatingDuration: duration, bounce: bounce, mass: 1) else { continue }
      springs.append(spring)
      if let heavy = try? Spring(
        validatingDuration: duration, bounce: bounce, mass: random.number(in: 0.1...8))
      {
        springs.append(heavy)
      }
    }
    return springs
  }()

  private static func exp2(_ exponent: Double) -> Double {
    var value = 1.0
    for _ in 0..<Int(exponent.magnitude) { value *= exponent < 0 ? 0.5 : 2 }
    let rest = exponent.magnitude - exponent.magnitude.rounded(.down)
    return value * (1 + (exponent < 0 ? -0.5 : 1) * rest)
  }

  @Test(
    "every form of every dialect, on random springs",
    arguments: Dialects.all.flatMap { dialect in
      dialect.forms.indices.map { "\(dialect.name) \($0)" }
    })
  func roundTrip(id: String) throws {
    let parts = id.split(separator: " ").map(String.init)
    let dialect = try #require(Dialects.all.first { $0.name == parts[0] })
    let form = dialect.forms[try #require(Int(parts[1]))]
    var said = 0
    for spring in Self.springs {
      for velocity in [0, 3.0 / spring.duration, -9 / spring.duration] {
        let numbers: SpringNumbers
        do throws(UnsupportedMotion) {
          numbers = try form.numbers(of: spring, velocity: velocity)
        } catch {
          #expect(!error.reason.isEmpty)
          continue
        }
        said += 1
        let back = try form.spring(numbers, velocity: velocity)
        // Origami's scales lose digits: 194 and 25 are taken away and added again.
        let loss = dialect.name == "origami" ? 100 * (1 + 200 / (spring.stiffness / spring.mass)) : 1
        let gap = back.gap(to: spring, velocity: velocity)
        #expect(gap <= 2e-12 * loss, "\(form.names) \(spring.duration) \(spring.bounce) \(velocity)")
      }
    }
    #expect(said > 100, "\(said)")
  }

  @Test("every form reads its own standards, and its names through the dialect")
  func standards() throws {
    for dialect in Dialects.all {
      for form in dialect.forms {
        let typed = form.parameters.map { (name: $0.name, value: $0.standard ?? 0.8) }
        let spring = try form.spring(SpringNumbers(), typed)
        #expect(try dialect.spring(typed).gap(to: spring) <= 1e-15, "\(dialect.name) \(form.names)")
        let needed = form.parameters.filter { $0.standard == nil }.map { (name: $0.name, value: 0.8) }
        guard !needed.isEmpty else { continue }
        #expect(try dialect.spring(needed).gap(to: spring) <= 1e-15, "\(dialect.name) \(form.names)")
      }
    }
  }

  @Test("the defaults are those of the systems")
  func defaults() throws {
    func numbers(_ name: String, _ names: String) throws -> [Double?] {
      try #require(Dialects.all.first { $0.name == name }).form(names).parameters.map(\.standard)
    }
    #expect(try numbers("swiftUI", "duration+bounce") == [0.5, 0])
    #expect(try numbers("uiKit", "mass+stiffness+damping") == [3, 1000, 500])
    #expect(try numbers("coreAnimation", "mass+stiffness+damping") == [1, 100, 10])
    #expect(try numbers("compose", "dampingRatio+stiffness") == [1, 1500])
    #expect(DialectForm.androidSpringForce.parameters.map(\.standard) == [0.5, 1500])
    #expect(try numbers("flutter", "duration+bounce") == [0.5, 0])
    #expect(try numbers("flutter", "mass+stiffness+ratio") == [nil, nil, 1])
    #expect(try numbers("motion", "mass+stiffness+damping") == [1, 100, 10])
    #expect(try numbers("motion", "duration+bounce") == [0.8, 0.3])
    #expect(try numbers("reactSpring", "mass+tension+friction") == [1, 170, 26])
    #expect(try numbers("reactSpring", "frequency+damping+mass") == [nil, 1, 1])
    #expect(try numbers("reanimated", "mass+stiffness+damping") == [4, 900, 120])
    #expect(try numbers("reanimated", "duration+dampingRatio") == [0.55, 1])
    #expect(try numbers("framer", "duration+dampingRatio+mass") == [1, 1, 1])
    #expect(try numbers("origami", "tension+friction") == [40, 7])
  }
}

extension DialectForm {
  fileprivate func spring(
    _ numbers: SpringNumbers, _ typed: [(name: String, value: Double)]
  ) throws(MotionError) -> Spring {
    var numbers = numbers
    for (index, pair) in typed.enumerated() { numbers[index] = pair.value }
    return try spring(numbers)
  }
}

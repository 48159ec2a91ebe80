import MotionPhysics
@testable import Presets
import TestSupport
import Testing

@Suite("Derivation")
struct DerivationTests {
  @Test("A base of a base of a base adds up, in decimals")
  func chain() throws {
    let book = RegistrySnapshot([
      try preset("a", "duration=0.5,bounce=0.1,delay=0.2"), try preset("b", "base=a,extraBounce=0.2"),
      try preset("c", "base=b,durationScale=1.1"),
      try preset("d", "base=c,duration=0.7,extraBounce=-0.4,delay=0"),
    ])
    #expect(try spring("b", in: book).bounce == 0.3)
    #expect(try spring("c", in: book).duration == 0.55)
    #expect(try spring("d", in: book).bounce == -0.1)
    #expect(try spring("d", in: book).duration == 0.7)
    let resolver = Resolver(book)
    #expect(try resolver.motion(named: PresetName("c")) == .spring(spring("c", in: book), delay: 0.2))
    #expect(try resolver.motion(named: PresetName("d")) == .spring(spring("d", in: book), delay: 0))
  }

  @Test("Mass is inherited")
  func mass() throws {
    let book = RegistrySnapshot([
      try preset("a", "mass=2,stiffness=100,damping=20"),
      try preset("b", "base=a,duration=0.4,extraBounce=0.1"),
    ])
    #expect(try spring("b", in: book).mass == 2)
    #expect(try spring("b", in: book).duration == 0.4)
  }

  @Test("An alias stands for what it names, anywhere")
  func aliases() throws {
    let book = RegistrySnapshot([
      try preset("s", "duration=0.5,bounce=0.1"), try alias("s2", of: "s"), try alias("s3", of: "s2"),
      try preset("d", "base=s3,extraBounce=0.1"), try preset("t", "duration=time,curve=ease"),
      Preset(name: try PresetName("len"), content: .duration(0.2)), try alias("time", of: "len"),
      try preset("c", "bezier=0:0:1:1"), try alias("ease", of: "c"),
    ])
    #expect(try spring("d", in: book).bounce == 0.2)
    let tween = try #require(try Resolver(book).motion(named: try PresetName("t")))
    guard case .tween(.bezier, 0.2, 0) = tween else {
      Issue.record("\(tween)")
      return
    }
    #expect(try Resolver(book).preset(behind: try PresetName("s3"))?.name.text == "s")
    #expect(try Resolver(book).preset(behind: try PresetName("nothing")) == nil)
  }

  @Test("A cycle is an error that names it from its first member to its return")
  func cycles() throws {
    let book = RegistrySnapshot([
      try preset("a", "base=b"), try preset("b", "base=c"), try alias("c", of: "a"),
      try preset("x", "base=a"),
      try preset("own", "base=own"), try alias("loop", of: "loop"),
    ])
    #expect(throws: ResolutionError.cycle(try ["a", "b", "c", "a"].map { try PresetName($0) })) {
      try Resolver(book).motion(named: try PresetName("x"))
    }
    #expect(throws: ResolutionError.cycle(try ["own", "own"].map { try PresetName($0) })) {
      try Resolver(book).motion(named: try PresetName("own"))
    }
    #expect(throws: ResolutionError.cycle(try ["loop", "loop"].map { try PresetName($0) })) {
      try Resolver(book).preset(behind: try PresetName("loop"))
    }
    let error = #expect(throws: ResolutionError.self) {
      try Resolver(book).motion(named: try PresetName("b"))
    }
    #expect(error?.message == "it is made from itself: b -> c -> a -> b")
  }

  @Test("Dangling names, wrong kinds and numbers out of range are errors at their places")
  func errors() throws {
    let book = RegistrySnapshot([
      try preset("s", "duration=0.5,bounce=0.9"), try preset("dangling", "base=gone"),
      try preset("tween", "duration=s,curve=linear"), try preset("bouncy", "base=s,extraBounce=0.2"),
      try preset("late", "base=bouncy"), try preset("curve", "duration=1,curve=s"),
    ])
    func error(_ name: String) throws -> ResolutionError? {
      do {
        _ = try Resolver(book).motion(named: try PresetName(name))
        return nil
      } catch let error as ResolutionError {
        return error
      }
    }
    #expect(
      try error("dangling")?.sentence
        == "dangling: its base names \"gone\", and there is no preset of that name")
    #expect(
      try error("tween")?.message == "its duration names \"s\", which is a spring, where a duration is needed"
    )
    #expect(try error("curve")?.path == "curve")
    #expect(try error("bouncy")?.path == "extraBounce")
    #expect(try error("late")?.preset?.text == "bouncy")
  }

  @Test("A preset that is not in the source hides the one that is, and is not kept")
  func unsaved() throws {
    let book = RegistrySnapshot([try preset("a", "duration=0.5"), try preset("b", "base=a")])
    let resolver = Resolver(book)
    _ = try resolver.motion(of: try preset("a", "duration=0.9"))
    #expect(try resolver.motion(named: PresetName("b")) == .spring(Spring(duration: 0.5), delay: 0))
    let literal = RegistrySnapshot([try preset("literal", "duration=0.3")])
    let adjusted = try Resolver(literal).motion(of: try MotionLiteral.parse("base=literal"))
    #expect(adjusted.animation == .spring(try Spring(validatingDuration: 0.3), delay: 0))
    #expect(throws: ResolutionError.self) { try Resolver(book).motion(of: try preset("a", "base=b")) }
  }

  @Test(
    "A lineage is followed for a hundred springs; of 20,000 the first too many is named, and their cycle found"
  )
  func longLineage() throws {
    var presets = [try preset("n0", "duration=0.5")]
    for index in 1..<20_000 { presets.append(try preset("n\(index)", "base=n\(index - 1)")) }
    #expect(try spring("n100", in: RegistrySnapshot(presets)).duration == 0.5)
    let excess = Excess(path: "base", message: "it has 101 bases and aliases before it, and 100 is the most")
    #expect(throws: ResolutionError.excess(excess, of: try PresetName("n101"))) {
      try spring("n19999", in: RegistrySnapshot(presets))
    }
    presets[0] = try preset("n0", "base=n19999")
    #expect(throws: ResolutionError.self) {
      try Resolver(RegistrySnapshot(presets)).motion(named: try PresetName("n7"))
    }
  }

  @Test("The reduced partner is inherited from the base unless set")
  func reduced() throws {
    var base = try preset("a", "duration=0.5")
    base.reduced = Reduced.none
    var own = try preset("c", "base=b")
    own.reduced = .preset(try PresetName("a"))
    let book = RegistrySnapshot([base, try preset("b", "base=a"), own, try preset("lone", "duration=1")])
    let resolver = Resolver(book)
    #expect(try resolver.reduced(of: try preset("b", "base=a")) == Reduced.none)
    #expect(try resolver.reduced(of: own) == .preset(try PresetName("a")))
    #expect(try resolver.reduced(of: try preset("lone", "duration=1")) == nil)
  }

  @Test("Sums and products of decimals are the decimals that people expect")
  func decimals() {
    #expect(DecimalArithmetic.sum(0.1, 0.2) == 0.3)
    #expect(DecimalArithmetic.sum(10.1, 0.2) == 10.3)
    #expect(DecimalArithmetic.sum(0.3, -0.1) == 0.2)
    #expect(DecimalArithmetic.sum(1.1, -1.1) == 0)
    #expect(DecimalArithmetic.product(0.1, 3) == 0.3)
    #expect(DecimalArithmetic.product(12.3, 1.1) == 13.53)
    #expect(DecimalArithmetic.product(1e-12, 0.3) == 3e-13)
    #expect(DecimalArithmetic.product(1e-200, 0.5) == 5e-201)
    #expect(DecimalArithmetic.product(1e300, 1e300) == .infinity)
    #expect(DecimalArithmetic.addend(from: 0.1, to: 0.3) == 0.2)
  }

  @Test("What is added to a base to reach a typed decimal reaches it exactly and is a decimal itself")
  func addends() {
    var random = Seeded(seed: 5)
    for _ in 0..<20_000 {
      let places: Double = [1, 10, 100, 1000, 100_000].randomElement(using: &random) ?? 1
      let result = (Double.random(in: -1...1, using: &random) * places).rounded() / places
      let base = random.number(-0.99...1)
      let addend = DecimalArithmetic.addend(from: base, to: result)
      #expect(DecimalArithmetic.sum(base, addend) == result, "\(base) + \(addend)")
    }
  }
}

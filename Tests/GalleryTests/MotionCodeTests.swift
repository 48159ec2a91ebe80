import MotionPhysics
import Presets
import Testing

@testable import Gallery

@Suite("Codes of motions")
struct MotionCodeTests {
  private static func code(of name: String, in presets: [Preset], shown: Set<String>) throws -> String {
    try motionCode(of: name, in: presets, shown: shown).items.map { item in
      switch item {
      case .number(let number):
        number.isNaN ? "-" : number == number.rounded() ? "\(Int(number))" : "\(number)"
      case .name(let name): name
      }
    }
    .joined(separator: " ")
  }

  private static func motionCode(of name: String, in presets: [Preset], shown: Set<String>) throws
    -> MotionCode
  {
    let resolver = Resolver(RegistrySnapshot(presets))
    let preset = try #require(presets.first { $0.name.text == name })
    let code = MotionCode(
      of: try resolver.motion(of: preset), typed: preset.content, knows: { shown.contains($0.text) })
    return try #require(code)
  }

  private static func presets() throws -> [Preset] {
    var numbers = SpringNumbers()
    (numbers.first, numbers.second) = (0.5, 0.25)
    let form = try #require(SpringForms.all.firstIndex { $0.id == "durationBounce" })
    let root = try PresetName("root")
    return [
      Preset(
        name: root,
        content: .spring(
          TypedSpring(.standalone(SpringParameters(formIndex: form, numbers: numbers)), delay: 0.125))),
      Preset(
        name: try PresetName("derived"),
        content: .spring(TypedSpring(.adjusted(Adjustment(base: root, duration: 0.75)), delay: nil))),
      Preset(name: try PresetName("twin"), content: .alias(of: root)),
      Preset(
        name: try PresetName("fade"),
        content: .tween(TypedTween(curve: .named(.easeOut), duration: .seconds(0.25), delay: nil))),
      Preset(
        name: try PresetName("pulse"),
        content: .sequence(
          TypedSequence(
            mode: .loop,
            phases: [
              TypedPhase(
                name: "a", values: [TypedValue(property: "scale", value: Components(1))],
                animation: .preset(root)),
              TypedPhase(
                name: "b", values: [TypedValue(property: "scale", value: Components(2))], animation: nil),
            ]))),
    ]
  }

  @Test("A preset that is made from another names it, so that a page that changes the one changes the other")
  func references() throws {
    let presets = try Self.presets()
    let shown = Set(presets.map(\.name.text))
    #expect(try Self.code(of: "root", in: presets, shown: shown) == "1 0 0.5 0.25 1 0.125")
    #expect(try Self.code(of: "derived", in: presets, shown: shown) == "1 -1 0.75 - - ~root @root")
    #expect(try Self.code(of: "twin", in: presets, shown: shown) == "root")
    #expect(try Self.code(of: "fade", in: presets, shown: shown) == "2 2 0.25 0")
    #expect(try Self.code(of: "pulse", in: presets, shown: shown) == "5 0 1 1 2 root 1 0 2")
  }

  @Test("Presets that the page has not stand as numbers")
  func numbers() throws {
    let presets = try Self.presets()
    #expect(try Self.code(of: "derived", in: presets, shown: []) == "1 0 0.75 0.25 1 0.125")
    #expect(try Self.code(of: "twin", in: presets, shown: []) == "1 0 0.5 0.25 1 0.125")
    #expect(try Self.code(of: "pulse", in: presets, shown: []) == "5 0 1 1 2 1 0 0.5 0.25 1 0.125 1 0 2")
  }

  @Test("The place of a part is where its numbers begin")
  func places() throws {
    let presets = try Self.presets()
    let code = try Self.motionCode(of: "pulse", in: presets, shown: ["root"])
    let parts = [0, 1].flatMap { [MotionCode.Part.phaseAnimation($0), .phaseValue(phase: $0, property: 0)] }
    let items = try parts.map { code.items[try #require(code.places[$0])] }
    #expect(items == [.name("root"), .number(1), .number(0), .number(2)])
    #expect(code.places.count == parts.count)
  }
}

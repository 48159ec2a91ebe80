import MotionPhysics
import Presets
import Testing

@testable import Gallery

@Suite("Codes of motions")
struct MotionCodeTests {
  private static func code(of name: String, in presets: [Preset], shown: Set<String>) throws -> String {
    let resolver = Resolver(Book(presets))
    let preset = try #require(presets.first { $0.name.text == name })
    let items = MotionCode.items(
      of: try resolver.motion(of: preset), typed: preset.content, knows: { shown.contains($0.text) })
    let words = try #require(items).map { item in
      switch item {
      case .number(let number):
        number.isNaN ? "-" : number == number.rounded() ? "\(Int(number))" : "\(number)"
      case .name(let name): name
      }
    }
    return words.joined(separator: " ")
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
                name: "a", values: [PhaseValue(property: "scale", value: Components(1))],
                animation: .preset(root)),
              TypedPhase(
                name: "b", values: [PhaseValue(property: "scale", value: Components(2))], animation: nil),
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
}

import Testing

@testable import AppScan

@Suite("What JavaScript declares")
struct JavaScriptDeclarationTests {
  private func declarations(_ source: String) -> [String: Expression?] {
    Dictionary(LexedSource(.typescript, source).declarations.map { ($0.path, $0.value) }) { _, last in last }
  }

  @Test("constants, members of constant objects, enums and static fields have their values")
  func values() {
    let found = declarations(
      """
      export const FADE = 200, SLOW: number = FADE * 2
      const TIMES = Object.freeze({ fast: 100, nested: { slow: 1_000 }, 'quoted': .5 } as const);
      export enum Speed { Fast = 150, Slow }
      class Motion { static readonly quick = 120; other = 3 }
      """)
    #expect(found["FADE"] == .number(200))
    #expect(found["SLOW"] == .binary(.times, .name("FADE"), .number(2)))
    #expect(found["TIMES.fast"] == .number(100))
    #expect(found["TIMES.nested.slow"] == .number(1000))
    #expect(found["TIMES.quoted"] == .number(0.5))
    #expect(found["Speed.Fast"] == .number(150))
    #expect(found["Motion.quick"] == .number(120))
  }

  @Test("variables and parameters are declared, with what a parameter is by default")
  func names() throws {
    let found = declarations(
      """
      let a = 1; for (const b of c) {}
      function d({ e, f: g, h = FADE }: Props, i: Type = FADE) {}
      const j = k => k; const { l, m: [n] } = o; try {} catch (p) {}
      """)
    for name in ["h", "i"] { #expect(found[name] == .name("FADE")) }
    #expect(found["l"] == .name("o.l"))
    for name in ["a", "b", "d", "e", "g", "k", "n", "p"] {
      #expect(found.keys.contains(name), "\(name)")
      #expect(found[name] == .some(nil), "\(name)")
    }
    for name in ["FADE", "f", "Props", "Type", "m", "o", "c"] {
      #expect(!found.keys.contains(name), "\(name)")
    }
  }

  @Test("a call in a condition declares nothing")
  func calls() {
    #expect(!declarations("const x = a ? f(FADE) : { b: 1 };").keys.contains("FADE"))
    #expect(!declarations("if (FADE) { b() }").keys.contains("FADE"))
  }

  @Test("the bare name of a member means nothing")
  func members() {
    let sites = Language.typescript.sites(
      in:
        "const T = { slow: 400 }; x.value = withTiming(1, { duration: slow }); y.value = withTiming(1, { duration: T.slow })"
    )
    #expect(sites.map(\.summary) == ["unreadable constant", "tween 0.4 0.455:0.03:0.515:0.955"])
  }
}

import Testing

@testable import AppScan

@Suite("What a Swift file declares")
struct SwiftDeclarationsTests {
  private func declared(_ source: String) -> [String] {
    LexedSource(.swift, source).declarations.filter { !$0.isApart }.map { declaration in
      let value =
        switch declaration.value?.standard {
        case .number(let number, _)?: " = \(number)"
        case nil: ""
        default: " = …"
        }
      return declaration.path + value + (declaration.isShared ? " shared" : "")
    }
  }

  @Test("constants have the path of their types, and are shared where others see them")
  func paths() {
    let source = """
      let global = 0.1
      private let hidden = 0.2
      enum Motion: Sendable { static let fast: Double = 0.3, slow = 1
        struct Inner<T> where T: Sendable { public static let x = 4.0; let own = 5.0 } }
      private struct P { static let y = 6.0 }
      extension Motion.Inner { static let z = 7.0 }
      func f() { let local = 8.0 }
      """
    #expect(
      declared(source) == [
        "global = 0.1 shared", "hidden = 0.2", "Motion.fast = 0.3 shared", "Motion.slow = 1.0 shared",
        "Motion.Inner.x = 4.0 shared", "Motion.Inner.own = 5.0", "P.y = 6.0", "Motion.Inner.z = 7.0 shared",
        "local = 8.0",
      ])
  }

  @Test("parameters, bindings and loops are names without a value, a variable that nothing sets has one")
  func names() {
    let source = """
      var a = 1
      func f(label b: Int, _ c: [String: Int] = [:], d: () -> Void) {}
      init(e: Int) { if let g = h { } ; guard let i, case .x(let j) = k else { return } }
      let (l, m) = (1, 2)
      for n in o { p { q, r in s(x: 1) } ; t { [weak self] (u: Int) in v } }
      let w: Double
      """
    #expect(
      declared(source).sorted() == [
        "a = 1.0", "b", "c", "d", "e", "g", "i", "j", "l", "m", "n", "q", "r", "u", "w",
      ])
  }

  @Test("what holds no number is a constant that cannot be read")
  func unreadable() {
    #expect(
      declared("let a = f(x, y, z, w) ; let b = \"text\"\nlet c = CGFloat(0.3)") == [
        "a = … shared", "b = … shared", "c = … shared",
      ])
  }

  @Test("what never changes is a constant, however it is written")
  func variables() {
    let source = """
      enum Pace: Double { case fast = 0.1, slow = 0.2; case none
        static var a: Double { 3 }; private static var b = 4.0; static var c = 5.0 }
      extension Double { static var d: Double { return 6 } }
      struct S { var e: Double { get { 7 } }; var f: Double { get { 8 } set { } }; var g: Double { a() ; 9 } }
      func h() { c += 1; switch x { case y = 10: break } }
      protocol P { var i: Double { get } }
      """
    #expect(
      declared(source) == [
        "Pace.fast.rawValue = 0.1 shared", "Pace.slow.rawValue = 0.2 shared", "Pace.a = 3.0 shared",
        "Pace.b = 4.0", "Pace.c", "Double.d = 6.0 shared", "S.e = 7.0", "S.f", "S.g", "P.i",
      ])
  }
}

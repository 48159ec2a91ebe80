import Foundation
import Testing

@Suite("import of keyframes as rules play them")
struct PlayedKeyframesTests {
  private func imported(_ css: String) throws -> (err: String, export: String) {
    let runner = try CommandRunner.empty(["a.scss": css])
    let result = runner.run("import", "a.scss")
    #expect(result.code == 0, "\(result.err)")
    return (result.err, runner.run("export").out.filter { !$0.isWhitespace && $0 != "\"" })
  }

  private static let fade = "@keyframes fade { from { opacity: 0 } to { opacity: 1 } } "

  @Test("an easing function is that of the declarations beside it, not of others in the same place")
  func easings() throws {
    let (_, export) = try imported(
      """
      @keyframes drop {
        from, to { animation-timing-function: ease-in }
        0% { opacity: 0; animation-timing-function: linear } 0% { scale: 2 }
        0%, 50% { translate: 0 -100px; animation-timing-function: ease-out } 50% { translate: 0 -10px }
        to { translate: 0; opacity: 1; scale: 1 }
      }
      .drop { animation: drop 1s }
      """)
    #expect(
      export.contains(
        "initial:{opacity:0,scale:2,y:-100},tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:1}]},"
          + "{property:scale,keyframes:[{type:linear,to:1,duration:1,curve:{bezier:[0.25,0.1,0.25,1]}}]},"
          + "{property:y,keyframes:[{type:linear,to:-10,duration:0.5,curve:{bezier:[0,0,0.58,1]}},"
          + "{type:linear,to:0,duration:0.5,curve:{bezier:[0.25,0.1,0.25,1]}}]}]"), "\(export)")
  }

  @Test("of a property that stands twice in a place the last one is read, and no sum of both")
  func twice() throws {
    let (_, export) = try imported(
      "@keyframes k { from { transform: translateX(9px) } from { transform: translateX(5px) } } .a { animation: k 1s }"
    )
    #expect(export.contains("initial:{x:5}"), "\(export)")
  }

  /// What Chromium 150 computes a quarter of the way along.
  @Test(
    "goes the shorter way round between transforms whose functions do not match",
    arguments: [
      ("rotate3d(0, 0, 1, -200deg)", "translate3d(0, 0, 0)", "initial:{rotation:160}", "to:0"),
      ("translateX(0)", "rotate(-200deg)", "initial:{rotation:-360}", "to:-200"),
      ("rotate(180deg)", "scale(1)", "initial:{rotation:180}", "to:0"),
      ("scale(1)", "rotateX(-180deg)", "initial:{rotationX:-360}", "to:-180"),
      ("rotate(200deg) scale(1)", "rotate(0deg) skewX(0deg)", "initial:{rotation:200}", "to:0"),
      ("rotate(200deg)", "rotate(0deg) skewX(0deg)", "initial:{rotation:200}", "to:0"),
      ("rotate(200deg)", "none", "initial:{rotation:200}", "to:0"),
    ])
  func matrices(_ from: String, _ to: String, _ initial: String, _ end: String) throws {
    let (_, export) = try imported(
      "@keyframes k { from { transform: \(from) } to { transform: \(to) } } .a { animation: k 1s linear }")
    #expect(export.contains(initial) && export.contains("{type:linear,\(end),duration:1}"), "\(export)")
    let (_, still) = try imported(
      "@keyframes k { from { transform: rotate(360deg) } to { transform: translateX(10px) } } .a { animation: k 1s }"
    )
    #expect(still.contains("initial:{x:0}") && !still.contains("rotation"), "\(still)")
  }

  @Test(
    "longhands count behind the shorthand, and are set back by it",
    arguments: [
      (
        "animation: fade 200ms; animation-duration: 400ms; animation-timing-function: linear; animation-iteration-count: infinite",
        "loops:true,initial:{opacity:0},tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:0.4}]}]"
      ),
      (
        "animation-duration: 400ms; animation: fade 200ms linear",
        "initial:{opacity:0},tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:0.2}]}]"
      ),
      (
        "animation-delay: 0s; animation-name: fade; animation-timing-function: linear; animation-duration: 3s",
        "initial:{opacity:0},tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:3}]}]"
      ),
    ])
  func longhands(_ declarations: String, _ clip: String) throws {
    let (err, export) = try imported(Self.fade + ".a { \(declarations) }")
    #expect(export.contains("{name:fade,kind:clip,\(clip)}"), "\(export) \(err)")
  }

  @Test("lists of longhands are matched up by place, the shorter ones repeated")
  func lists() throws {
    let (err, export) = try imported(
      """
      @keyframes up { 100% { transform: translateY(-8px) } }
      @keyframes bob { 0%, to { transform: translateY(-8px) } 50% { transform: translateY(-4px) } }
      \(Self.fade)
      .a:hover {
        animation-name: up, bob, fade; animation-duration: .3s, 1.5s; animation-timing-function: ease-out, linear;
        animation-iteration-count: 1, infinite; animation-delay: 0s, .3s
      }
      """)
    #expect(
      export.contains(
        "{name:bob,kind:clip,loops:true,initial:{y:-8},tracks:[{property:y,keyframes:["
          + "{type:linear,to:-4,duration:0.75},{type:linear,to:-8,duration:0.75}]}]}"), "\(export)")
    #expect(export.contains("{type:linear,to:-8,duration:0.3,curve:{bezier:[0,0,0.58,1]}}"), "\(export)")
    #expect(export.contains("{type:linear,to:1,duration:0.3,curve:{bezier:[0,0,0.58,1]}}"), "\(export)")
    #expect(err == "bob: a clip cannot hold its delay of 0.3 s\n", "\(err)")
  }

  @Test(
    "the time is that of another rule where theirs says none",
    arguments: [
      ".a { animation-name: fade } .b { animation: fade 300ms linear }",
      ".a .i { animation-duration: 300ms; animation-timing-function: linear } .a:hover .i, .a:focus .i { animation-name: fade }",
      "@keyframes x { to { opacity: 0.2 } } .a { animation: x 300ms linear } .a:active { animation-name: fade }",
      ".a { animation-duration: 300ms; &:hover { animation-name: fade; animation-timing-function: linear } }",
    ])
  func times(_ rules: String) throws {
    let (err, export) = try imported(Self.fade + rules)
    #expect(export.contains("keyframes:[{type:linear,to:1,duration:0.3}]") && err.isEmpty, "\(export) \(err)")
  }

  @Test("keyframes of the document count before those under a query, and that is said")
  func queries() throws {
    let (err, export) = try imported(
      Self.fade
        + ".a { animation: fade 1s } @media (min-width: 60em) { @keyframes fade { from { opacity: .5 } } }")
    #expect(export.contains("initial:{opacity:0}"), "\(export)")
    #expect(err.contains("or else the first, was read: @keyframes fade"), "\(err)")
  }

  @Test("an interpolation of Sass in quotes is what stands in them, and a comment nothing")
  func interpolations() throws {
    let (err, export) = try imported(
      """
      @keyframes spin { to { transform: rotate(360deg) #{"/* rtl:ignore */"} } }
      .a { animation: spin 1s #{"linear"} infinite }
      """)
    #expect(export.contains("{type:linear,to:360,duration:1}") && err.isEmpty, "\(export) \(err)")
  }
}

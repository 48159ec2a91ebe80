import Foundation
import Testing

@Suite("import of keyframes in style sheets")
struct KeyframesImportTests {
  private func imported(_ css: String) throws -> (err: String, export: String) {
    let runner = try CommandRunner.empty(["a.css": css])
    let result = runner.run("import", "a.css")
    #expect(result.code == 0, "\(result.err)")
    return (result.err, runner.run("export").out.filter { !$0.isWhitespace && $0 != "\"" })
  }

  @Test("end where the bracket of a keyframe is missing", .timeLimit(.minutes(1)))
  func withoutABracket() throws {
    let (_, export) = try imported(
      ":root { --a: 1s }\n@keyframes k {\n  0% { scale: 1 }\n  50% scale: 1.1; }\n  100% { scale: 1 }\n}\n")
    #expect(export.contains("{name:a,kind:duration"), "\(export)")
  }

  @Test(
    "of a theme in JSON become clips where its animations play them",
    arguments: [
      (
        #"{"theme": {"tokens": {"animations": {"spin": {"value": "spin 1s linear infinite"}}}, "keyframes": FRAMES}}"#,
        "theme.tokens.animations.spin"
      ),
      (
        #"{"theme": {"extend": {"animation": {"turn": "spin 1s linear infinite"}, "keyframes": FRAMES}}}"#,
        "theme.extend.animation.turn"
      ),
    ])
  func themes(json: String, name: String) throws {
    let runner = try CommandRunner.empty()
    let frames =
      #"{"spin": {"from": {"transform": "rotate(0)"}, "to": {"transform": "rotate(360deg)", "color": "}"}}}"#
    try runner.write(json.replacingOccurrences(of: "FRAMES", with: frames), to: "a.json")
    let result = runner.run("import", "a.json")
    #expect(result.code == 0 && result.out.hasPrefix("added 1,"), "\(result.err)")
    let export = runner.run("export").out.filter { !$0.isWhitespace && $0 != "\"" }
    #expect(
      export.contains(
        "{name:\(name),kind:clip,loops:true,initial:{rotation:0},tracks:[{property:rotation,keyframes:["
          + "{type:linear,to:360,duration:1}]}]}"), "\(export)")
  }

  @Test("of Tailwind's own are known where a theme plays them without a declaration")
  func tailwind() throws {
    let (err, export) = try imported(
      """
      @theme inline {
        --animate-spin-fast: spin 0.75s linear infinite;
        --animate-glow: pulse 2s ease-in-out infinite; --animate-hop: bounce 1s infinite;
        --cursor: spin; --other-animation: spin 1s linear;
      }
      """)
    #expect(
      export.contains(
        "{name:animate-spin-fast,kind:clip,loops:true,initial:{rotation:0},tracks:[{property:rotation,keyframes:["
          + "{type:linear,to:360,duration:0.75}]}]}"), "\(export)")
    #expect(export.contains("{name:animate-glow,kind:clip,loops:true,initial:{opacity:1}"), "\(export)")
    #expect(!export.contains("hop") && err.contains("animate-hop: its keyframes were not read"), "\(err)")
    #expect(!export.contains("cursor") && export.contains("{name:other-animation,kind:tween"))
    let (_, own) = try imported(
      "@theme { --animate-spin: spin 1s; @keyframes spin { to { opacity: 0.3 } } }")
    #expect(own.contains("initial:{opacity:1}") && !own.contains("rotation"), "\(own)")
  }

  @Test(
    "become clips over the time of the animation that plays them, which names them where it is a variable")
  func clips() throws {
    let (err, export) = try imported(
      """
      @theme {
        --animate-wiggle: wiggle 1s ease-in-out infinite;
        @keyframes wiggle { 0%, 100% { transform: rotate(-3deg) } 50% { transform: rotate(3deg); } }
      }
      :root { --time-slow: 2s; --ease-calm: cubic-bezier(0, 0, 0.2, 1) }
      @keyframes fade-in { to { opacity: 1 } from { opacity: 0; } }
      .toast { animation: var(--time-slow) var(--ease-calm) both fade-in; }
      @keyframes pop {
        from { transform: translate3d(0, 10px, 0) scale(0.9); opacity: 50%; animation-timing-function: linear }
        40% { transform: scale3d(1.1, 1.1, 1.1); animation-timing-function: steps(2, end) }
        to { transform: none; background-color: #ff8000 }
      }
      .box { animation-name: pop; animation-duration: 500ms }
      """)
    #expect(
      export.contains(
        "{name:animate-wiggle,kind:clip,loops:true,initial:{rotation:-3},tracks:[{property:rotation,keyframes:["
          + "{type:linear,to:3,duration:0.5,curve:{bezier:[0.42,0,0.58,1]}},{type:linear,to:-3,duration:0.5,curve:{bezier:[0.42,0,0.58,1]}}]}]}"
      ), "\(export)")
    #expect(
      export.contains(
        "{name:fade-in,kind:clip,initial:{opacity:0},tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:2,curve:{bezier:[0,0,0.2,1]}}]}]}"
      ), "\(export)")
    #expect(
      export.contains(
        "{name:pop,kind:clip,initial:{opacity:0.5,scale:0.9,y:10},tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:0.5}]},"
          + "{property:scale,keyframes:[{type:linear,to:1.1,duration:0.2},{type:linear,to:1,duration:0.3,curve:{steps:2,jump:end}}]},"
          + "{property:y,keyframes:[{type:linear,to:0,duration:0.2},{type:linear,to:0,duration:0.3,curve:{steps:2,jump:end}}]}]}"
      ), "\(export)")
    #expect(
      err.contains("pop: a clip cannot hold backgroundColor, which has no value at its start or its end"),
      "\(err)")
    #expect(!err.contains("wiggle:") && !err.contains("fade-in:"))
  }

  @Test(
    "are played in as many turns as the animation has, and backwards with their curves turned round",
    arguments: [
      (
        "alternate 2", "initial:{opacity:0}",
        "{type:linear,to:1,duration:1,curve:{bezier:[0.42,0,1,1]}},{type:linear,to:0,duration:1,curve:{bezier:[0,0,0.58,1]}}"
      ),
      ("reverse", "initial:{opacity:1}", "{type:linear,to:0,duration:1,curve:{bezier:[0,0,0.58,1]}}"),
      (
        "infinite alternate-reverse", "loops:true,initial:{opacity:1}",
        "{type:linear,to:0,duration:1,curve:{bezier:[0,0,0.58,1]}},{type:linear,to:1,duration:1,curve:{bezier:[0.42,0,1,1]}}"
      ),
      (
        "2", "initial:{opacity:0}",
        "{type:linear,to:1,duration:1,curve:{bezier:[0.42,0,1,1]}},{type:move,to:0},{type:linear,to:1,duration:1,curve:{bezier:[0.42,0,1,1]}}"
      ),
    ])
  func turns(_ words: String, _ start: String, _ keyframes: String) throws {
    let (err, export) = try imported(
      "@keyframes fade { from { opacity: 0 } to { opacity: 1 } } .a { animation: fade 1s ease-in \(words) }")
    let clip = "{name:fade,kind:clip,\(start),tracks:[{property:opacity,keyframes:[\(keyframes)]}]}"
    #expect(export.contains(clip) && !err.contains("cannot hold"), "\(export) \(err)")
  }

  @Test("take a time that is computed, and values that hold for the document before those of a rule")
  func computed() throws {
    let (err, export) = try imported(
      """
      @property --enter-opacity { syntax: "*"; inherits: false; initial-value: 0.5; }
      @property --own-duration { syntax: "*"; inherits: false }
      @theme inline {
        --animate-in: enter var(--own-duration, var(--dur, 150ms)) var(--own-ease, ease);
        @keyframes enter { from { opacity: var(--enter-opacity, 1); transform: rotate(var(--enter-rotate, 0)); } }
      }
      @utility fade-in { --enter-opacity: 0; }
      @utility spin-in { --enter-rotate: 30deg; }
      @utility animation-duration-* { --own-duration: calc(--value(number) * 1ms); }
      @keyframes pop { from { opacity: 0 } to { opacity: 1 } }
      .a { animation: pop calc(200ms + 100ms) linear; }
      """)
    #expect(
      export.contains(
        "{name:animate-in,kind:clip,initial:{opacity:0.5},tracks:[{property:opacity,keyframes:[{type:linear,to:1,duration:0.15,curve:{bezier:[0.25,0.1,0.25,1]}}]}]}"
      ), "\(export)")
    #expect(export.contains("keyframes:[{type:linear,to:1,duration:0.3}]"), "\(export)")
    #expect(!err.contains("read as 1 s") && !err.contains("cannot hold"), "\(err)")
  }

  @Test("that no clip can hold are named, and what plays them once is a tween of its time and its curve")
  func unheld() throws {
    let (err, export) = try imported(
      """
      @theme {
        --animate-glow: glow 1s ease infinite;
        --animate-open: open 0.2s ease-out;
        --animate-both: fade 1s ease, fade-more 2s ease;
        --duration-a: 1s;
        @keyframes glow { to { box-shadow: 0 0 4px red } }
        @keyframes open { to { height: var(--height) } }
        @keyframes fade { to { opacity: 0 } }
        @keyframes fade-more { to { scale: 2 } }
      }
      """)
    #expect(!export.contains("name:animate-glow") && !export.contains("name:animate-both"), "\(export)")
    #expect(export.contains("{name:fade,kind:clip") && export.contains("{name:fade-more,kind:clip"))
    #expect(err.contains("animate-glow: its keyframes were not read: none of their"), "\(err)")
    #expect(export.contains("{name:animate-open,kind:tween,"), "\(export)")
    #expect(err.contains("animate-open: its keyframes were not read: none of their properties is"), "\(err)")
    #expect(err.contains("animate-both: was not read: it plays its keyframes in several times"), "\(err)")
  }

  @Test("have shares in per cent as the numbers that would have been typed")
  func shares() throws {
    let (_, export) = try imported(
      "@keyframes pop { from { opacity: 33.3%; scale: 110.1% } to { opacity: 1; scale: 1 } } .a { animation: pop 1s }"
    )
    #expect(export.contains("initial:{opacity:0.333,scale:1.101}"), "\(export)")
  }

  @Test("say what a clip cannot hold, and what was guessed")
  func losses() throws {
    let (err, export) = try imported(
      """
      @keyframes slide { from { translate: -100% 0; opacity: 0; box-shadow: 0 0 1px red } to { translate: 0; visibility: visible } }
      .a { animation: slide 300ms 50ms 2.5 }
      @keyframes turn { to { transform: rotate(1turn) translateX(10px) } }
      @keyframes far { to { transform: perspective(400px) rotate3d(0, 1, 0, 0.25turn) } }
      @media (prefers-reduced-motion: reduce) { @keyframes none { to { opacity: 0 } } }
      """)
    for words in [
      "slide: a clip cannot hold its 2.5 turns; its delay of 0.05 s; translate: -100% 0; box-shadow; visibility",
      "far: no animation here says how long it takes; it was read as 1 s",
      "turn: a clip cannot hold transform: rotate(1turn) translatex(10px)",
      "turn: its keyframes were not read",
      "far: a clip cannot hold perspective",
    ] {
      #expect(err.contains(words), "\(words): \(err)")
    }
    #expect(
      export.contains("{name:slide,kind:clip,initial:{opacity:0},")
        && export.contains(
          "{name:far,kind:clip,initial:{rotationY:0},tracks:[{property:rotationY,keyframes:[{type:linear,to:90,duration:1,curve:{bezier:[0.25,0.1,0.25,1]}}]}]}"
        ), "\(export)")
    #expect(!export.contains("name:turn") && !export.contains("name:none"))
  }

  @Test("of the web's export are the clips again", arguments: ["heart-reaction", "shake"])
  func roundTrip(name: String) throws {
    let runner = try CommandRunner(packs: ["starter"])
    let result = runner.run("export", "starter.\(name)", "--format", "css", "-o", "a.css")
    #expect(result.code == 0, "\(result.err)")
    runner.run("init", "--empty", "--registry", "b.db")
    let again = runner.run("import", "a.css", "--registry", "b.db")
    #expect(again.code == 0, "\(again.err)")
    let clips = runner.run("list", "--registry", "b.db").out.split(separator: "\n").filter {
      $0.contains(" clip ")
    }
    #expect(clips.count == 1 && clips[0].hasPrefix("motion-starter-\(name)-animation "), "\(clips)")
  }

  @Test("that are broken change nothing of what stands around them")
  func broken() throws {
    let (_, export) = try imported(
      """
      @keyframes { from { opacity: 0 } }
      @keyframes empty { }
      @keyframes odd { sideways { opacity: 0 } 120% { opacity: 1 } -5% { } }
      :root { --duration-a: 1s }
      @keyframes open { from { opacity: 0
      """)
    #expect(export.contains("name:duration-a") && !export.contains("name:odd"), "\(export)")
  }

  @Test("and a linear() beside a duration that is a spring says which one")
  func spring() throws {
    let runner = try CommandRunner.empty()
    runner.run("add", "spring", "s", "--duration", "0.4", "--bounce", "0.2")
    let easing = runner.run("convert", "s", "--to", "css").out
    let linear = try #require(easing.firstRange(of: "linear(").map { easing[$0.lowerBound...] })
    let end = try #require(linear.firstIndex(of: ")"))
    let time = try #require(easing.firstMatch(of: #/([0-9]+)ms/#)?.output.1)
    try runner.write(
      ":root { --ease-sheet: \(linear[...end]); --duration-sheet: \(time)ms; --ease-out-back: linear(0, 0.9, 1.1, 0.3, 1); --duration-out-back: 1s }",
      to: "a.css")
    let result = runner.run("import", "a.css")
    #expect(result.code == 0)
    #expect(
      result.err.contains("this linear() is a spring: duration 0.4 s, bounce 0.198"),
      "\(result.err)\(easing)")
    #expect(!result.err.contains("out-back: over"))
    try runner.write(
      #"{"move": {"$type": "transition", "$value": {"duration": {"value": \#(time), "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": "\#(linear[...end])"}}}"#,
      to: "t.json")
    #expect(runner.run("import", "t.json").err.contains("move: over"))
  }
}

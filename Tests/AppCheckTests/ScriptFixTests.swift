import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes in scripts of the web")
struct ScriptFixTests {
  /// An app whose only export is for one library.
  private func symbols(_ format: String) -> SymbolTable {
    var table = SymbolTable()
    let presets = ["fade", "out", "quick", "even"].map { name in
      PresetSymbol(
        preset: name, use: "motionPresets.\(name)", names: ["": "motionPresets.\(name)"], parts: [:],
        platforms: [.webJS], replacement: .whereImported, format: format,
        module: PresetSymbol.Module(path: "/app/src/motion.ts", package: nil))
    }
    table.add(presets, roots: ["motionPresets"], prefixes: [])
    return table
  }

  private func fixed(_ text: String, _ format: String) throws -> FixedSource {
    try FixedSource(text, .typescript, "ts", symbols: symbols(format))
  }

  @Test("GSAP's tweens and the defaults of its timelines spread a preset, and keep what else they say")
  func tweens() throws {
    let result = try fixed(
      """
      import gsap from 'gsap';
      gsap.to(card, { x: 100, duration: 0.5, ease: 'none', onComplete: done });
      gsap.timeline({ defaults: { duration: 0.5, ease: 'none' } });
      """, "gsap")
    #expect(result.text.contains("gsap.to(card, { x: 100, ...motionPresets.even, onComplete: done });"))
    #expect(result.text.contains("gsap.timeline({ defaults: motionPresets.even });"))
    #expect(result.text.hasPrefix("import gsap from 'gsap';\nimport { motionPresets } from './motion';\n"))
  }

  @Test("a tween without an ease stays, which a timeline or GSAP's defaults may say")
  func easelessTweens() throws {
    let text = "import gsap from 'gsap';\ngsap.to(card, { x: 100, duration: 0.15 });"
    let result = try fixed(text, "gsap")
    #expect(result.text == text)
    let global = "gsap.to(card, { x: 1, duration: 0.5, ease: 'none' });"
    #expect(try fixed(global, "gsap").left.first?.contains("nothing in the file says whether") == true)
  }

  @Test(
    "what counts in other units, or takes other keys, gets none of Motion's objects, and no hint at one",
    arguments: [
      "import { spring } from 'svelte/motion';\nspring(0, { stiffness: 0.066, damping: 0.25 });",
      "import { Tween } from 'svelte/motion';\nnew Tween(0, { duration: 500 });",
      "import { useMotion } from '@vueuse/motion';\nuseMotion(el, { enter: { transition: { duration: 500, ease: 'linear' } } });",
      "import { animate } from '@motionone/dom';\nanimate('.a', { x: 1 }, { duration: 0.5, easing: 'linear' });",
      "import { Motion } from 'solid-motionone';\n<Motion.p transition={{ duration: 0.5, easing: 'linear' }} />;",
    ])
  func otherLibraries(text: String) throws {
    let result = try FixedSource(text, .typescript, "tsx", symbols: symbols("motion"))
    #expect(result.text == text)
    #expect(!result.findings.contains { $0.hint?.contains("motionPresets") == true })
  }

  @Test("a spring of react-spring that bounces at its goal is no preset")
  func bounces() throws {
    for bounce in ["bounce: 0.5", "bounce"] {
      let text =
        "import { useSpring } from '@react-spring/web';\nuseSpring({ x: 1, config: { tension: 380, friction: 20, \(bounce) } });"
      let result = try FixedSource(text, .typescript, "tsx")
      #expect(result.text == text && !result.findings.contains { $0.rule.hasPrefix("hand-written") })
    }
  }

  @Test(
    "an object that spreads a preset beside what it keeps loses no comment",
    arguments: [
      "ease: /* why */ 'linear', duration: 0.5, delay: 1",
      "delay: 1, duration: (/* why */ 0.5), ease: 'linear'",
      "delay: 1, duration /* why */: 0.5, ease: 'linear'",
    ])
  func comments(members: String) throws {
    let text = "import { motion } from 'motion/react';\nconst a = <motion.p transition={{ \(members) }} />;"
    let result = try FixedSource(text, .typescript, "tsx", symbols: symbols("motion"))
    #expect(result.text == text)
    #expect(
      result.left.first?.contains("a comment that stands in it would be lost") == true, "\(result.left)")
  }

  @Test("an animation whose keyframes say the easing stays")
  func keyframeEasings() throws {
    for options in ["{ duration: 200 }", "200"] {
      let text = "el.animate([{ x: 0, easing: 'ease-out' }, { x: 1 }], \(options));"
      let result = try fixed(text, "waapi")
      #expect(result.text == text)
      #expect(result.left.first?.contains("its easing stands in the keyframes") == true, "\(result.left)")
    }
  }

  @Test(
    "a text of a script of which nothing says that it becomes a style stays, a sample of code",
    arguments: [
      "const cssSample = `.a { transition: opacity 200ms ease-out; }`;\nexport { cssSample };",
      "show(`.a { transition: opacity 200ms ease-out; }`);",
      "lines.push(` figClass=\"transition duration-300 rounded\"`);",
      "const a = { code: `.a { transition: opacity 200ms ease-out; }` };",
    ])
  func samples(text: String) throws {
    let result = try FixedSource(text, .typescript, "tsx")
    #expect(result.text == text)
    #expect(result.left.first?.contains("becomes a style of the app") == true, "\(result.left)")
  }

  @Test(
    "a text of HTML with styles of its own stays, as nothing says that what it becomes has the app's, and no hint says more",
    arguments: [
      ("export const page = `<!doctype html><html><head>$</head><body>x</body></html>`;", true),
      ("const badge = `$<a href=\"/\">x</a>`;\nexport const all = (page: string) => page + badge;", true),
      ("frame.srcdoc = `$<a href=\"/\">x</a>`;", true),
      ("export const page = `<html><head><link rel=\"stylesheet\" href=\"/a.css\">$</head></html>`;", false),
      ("const a = html`$<a href=\"/\">x</a>`;", false), ("root.innerHTML = `$<a href=\"/\">x</a>`;", false),
    ])
  func documents(text: String, isLeft: Bool) throws {
    func filled(_ value: String) -> String {
      text.replacing("$", with: "<style>a { transition: opacity \(value); }</style>")
    }
    let result = try FixedSource(filled("200ms ease-out"), .typescript, "ts")
    #expect(
      result.text == filled(isLeft ? "200ms ease-out" : "var(--motion-out-transition)"), "\(result.left)")
    #expect(result.left.allSatisfy { $0.contains("becomes a page of its own") })
    let found = result.findings.first { $0.rule == "hand-written-equal" }
    #expect(found?.hint?.contains("var(") == !isLeft && found?.severity == (isLeft ? .note : .warning))
  }

  @Test(
    "a text that becomes a style is changed",
    arguments: [
      "const A = styled.div`$`;", "const A = styled(Card)`$`;", "const a = css<Props>`$`;",
      "const A = styled.div`${(p) => p.isOpen && `$`}`;", "sheet.insertRule(`.a { $ }`);",
      "const styles = `.a { $ }`;\nconst a = <style>{styles}</style>;", "el.style.cssText = `$`;",
      "const text = `.a { $ }`;\nsheet.textContent = text;",
      "@Component({ styles: [`.a { $ }`] }) class A {}",
      "const fade = `$`;\nconst A = styled.div`${fade}`;",
      "<div dangerouslySetInnerHTML={{ __html: `.a { $ }` }} />",
      "const fade = () => `$`;\nconst A = styled.div`color: red; ${fade()}`;",
      "<style jsx>{`.a { $ }`}</style>", "addStyle(`.a { $ }`)",
    ])
  func styles(text: String) throws {
    func filled(_ value: String) -> String {
      text.replacing("$ ", with: "transition: opacity \(value); ")
        .replacing("`$`", with: "`transition: opacity \(value);`")
    }
    let result = try FixedSource(filled("200ms ease-out"), .typescript, "tsx")
    #expect(result.text == filled("var(--motion-out-transition)"), "\(result.left)")
  }
}

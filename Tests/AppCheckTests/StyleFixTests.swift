import AppScan
import Testing

@testable import AppCheck

@Suite("Fixes of CSS, in whatever it stands")
struct StyleFixTests {
  private func fixed(_ source: String, _ ending: String) throws -> FixedSource {
    try FixedSource(source, try #require(Language(fileName: "a." + ending)), ending)
  }

  @Test(
    "a timing function of keyframes stays, where browsers take no variable",
    arguments: [
      ("css", "@keyframes a { 0%, 50% { animation-timing-function: cubic-bezier(0.2, 0, 0, 1); } }"),
      ("css", "@theme { @keyframes a { from { animation-timing-function: cubic-bezier(0.2, 0, 0, 1) } } }"),
      ("ts", "const a = keyframes`from { animation-timing-function: cubic-bezier(0.2, 0, 0, 1); }`;"),
      ("ts", "styled.p`@keyframes z { to { animation-timing-function: cubic-bezier(0.2, 0, 0, 1); } }`;"),
      ("ts", "keyframes({ '50%': { animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)', opacity: 0 } });"),
    ])
  func keyframes(ending: String, source: String) throws {
    let result = try fixed(source, ending)
    #expect(result.text == source)
    #expect(result.left == ["no variable may stand there, only its value; put what hold says there by hand"])
    #expect(
      result.findings.contains {
        $0.hint == "use what hold says; no variable may stand there, only its value"
      })
  }

  @Test("in keyframes of Sass the export's function stands for its value")
  func sassKeyframes() throws {
    let source = "@keyframes a { from { animation-timing-function: cubic-bezier(0.2, 0, 0, 1); } }"
    let result = try FixedSource(source, .scss, "scss", symbols: FixedSource.sass)
    #expect(result.text.contains("animation-timing-function: motion.motion-get(\"hold\", \"easing\");"))
  }

  @Test(
    "a motion with a part that something else fills in stays",
    arguments: [
      ("less", ".a { transition: opacity 0.4s ~\"ease-in\"; }"),
      ("less", ".a { transition: opacity 0.4s ~'cubic-bezier(0.42, 0, 1, 1)'; }"),
      ("ts", "box.style.transition = 'opacity 0.4s ' + ease;"),
      ("ts", "box.style.transition = 'opacity 0.4s' + (x ? ' ease-in' : '');"),
      ("ts", "box.style.transition = 'opacity 0.4s'.concat(' ', ease);"),
      ("ts", "box.style.cssText = 'transition: opacity 0.4s ' + ease + ';color:red';"),
      ("ts", "box.style.setProperty('transition', 'opacity 0.4s ' + ease);"),
      ("ts", "box.innerHTML = '<p style=\"transition: opacity 0.4s ' + ease + '\"></p>';"),
      ("ts", "$(box).css('transition', 'opacity 0.4s ' + ease);"),
      ("ts", "const a = { transition: 'opacity 0.4s ' + ease };"),
      ("ts", "const a = { transition: 'opacity 0.4s {easings.in}' };"),
      ("svelte", "<p style:transition=\"opacity 0.4s {ease}\" />"),
      ("vue", "<template><p :style=\"{ transition: 'opacity 0.4s ' + ease }\" /></template>"),
      ("html", "<p style=\"transition: opacity 0.4s [[ease]]\">a</p>"),
      ("html", "<p style=\"transition: opacity 0.4s <%= ease %>\">a</p>"),
      ("html", "<p style=\"transition: opacity 0.4s {{ ease }}\">a</p>"),
      ("html", "<p style=\"transition: opacity 0.4s {% if x %}ease-in{% endif %}\">a</p>"),
    ])
  func filledIn(ending: String, source: String) throws { #expect(try fixed(source, ending).text == source) }

  @Test(
    "what is joined behind a whole motion does not keep it",
    arguments: [
      ("ts", "box.style.transition = 'opacity 0.4s ease' + (x ? ', width 1s' : '');"),
      ("ts", "box.style.transition = 'opacity 0.4s ease, ' + more;"),
      ("less", ".a { transition: ~\"opacity\" 0.4s; }"),
      ("html", "<p style=\"transition: opacity 0.4s; color: {{ color }}\">a</p>"),
    ])
  func whole(ending: String, source: String) throws {
    #expect(
      try fixed(source, ending).text.contains("opacity\(ending == "less" ? "\"" : "") var(--motion-soft-"))
  }

  @Test(
    "CSS that is compared, searched for or shown stays",
    arguments: [
      "if (line.includes('transition: opacity 400ms ease;')) {}",
      "line.replace('transition: opacity 400ms ease;', '');",
      "css.startsWith('transition: opacity 400ms ease;');",
      "switch (css) { case 'transition: opacity 400ms ease;': }",
      "if (css === 'transition: opacity 400ms ease;') {}",
      "expect(css).toContain('transition: opacity 400ms ease;');",
      "console.log('transition: opacity 400ms ease;');",
      "<Code code=\"transition: opacity 400ms ease;\" />;",
      "export const demo = { css: `.a { transition: opacity 400ms ease; }`, code: `x` };",
      "export const demo = { usage: `<p style=\"transition: opacity 400ms ease\" />` };",
    ])
  func shown(source: String) throws { #expect(try fixed(source, "tsx").text == source) }

  @Test("an animation of a theme that does not begin with its name stays: a variable would be taken for that")
  func animations() throws {
    let text = "module.exports = { theme: { animation: { a: '0.4s ease fade', b: 'fade 0.4s ease' } } };"
    let after = "b: 'fade var(--motion-soft-duration) var(--motion-soft-easing)'"
    #expect(try fixed(text, "js").text == text.replacing("b: 'fade 0.4s ease'", with: after))
  }

  @Test("properties of one element are one motion")
  func elements() throws {
    let text = "<Box transitionDuration=\"0.4s\" transitionTimingFunction=\"cubic-bezier(0.2, 0, 0, 1)\" />"
    let result = try fixed(text, "tsx")
    #expect(!result.text.contains("soft"))
    #expect(result.findings.filter { $0.rule != "no-reduced-motion" }.count == 1)
  }

  @Test("a template of CSS needs no semicolon")
  func templates() throws {
    #expect(
      try fixed("const a = css`transition: opacity 0.4s ease`;", "ts").text
        == "const a = css`transition: opacity var(--motion-soft-transition)`;")
  }
}

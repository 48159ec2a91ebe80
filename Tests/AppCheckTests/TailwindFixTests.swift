import AppScan
import Testing

@Suite("Fixes of Tailwind's classes")
struct TailwindFixTests {
  private func fixed(_ source: String) throws -> FixedSource { try FixedSource(source, .typescript, "tsx") }

  @Test(
    "A duration gets no curve beside it where that would be another's too, or the element may have no transition",
    arguments: [
      "transition data-[state=open]:animate-in duration-300", "duration-300", "transition-size duration-300",
      "hover:transition duration-300",
    ])
  func bareDurations(classes: String) throws {
    let made = try fixed("<p className={cn('\(classes)', more)} />")
    #expect(made.text == "<p className={cn('\(classes)', more)} />".replacing("300", with: "m-fade"))
    #expect(made.findings.contains { $0.hint == "use duration-m-fade" })
    #expect(try fixed(made.text).text == made.text)
  }

  @Test(
    "A transition with the same variants, or with none, takes the curve with the duration",
    arguments: [
      ("transition-[width] duration-300", ""), ("hover:transition-colors hover:duration-300", "hover:"),
      ("transition hover:duration-300", "hover:"),
    ])
  func transitions(classes: String, variants: String) throws {
    let text = try fixed("<p className={cn('\(classes)', more)} />").text
    let duration = "\(variants)duration-m-fade \(variants)ease-m-fade"
    #expect(
      text == "<p className={cn('\(classes)', more)} />".replacing("\(variants)duration-300", with: duration))
  }

  @Test(
    "A curve that an element may have besides stays, and the duration before it too",
    arguments: [
      ("svelte", "<p class=\"transition duration-300 {x ? 'ease-out' : ''}\" />"),
      ("html", "<p class=\"transition duration-300 {{ 'ease-out' if x }}\"></p>"),
      ("html", "<p class=\"transition duration-300 <%= x ? 'ease-out' : '' %>\"></p>"),
    ])
  func conditions(ending: String, text: String) throws {
    #expect(try FixedSource(text, .html, ending).text == text)
  }

  @Test(
    "The mark of importance stands at both classes",
    arguments: [
      ("transition duration-300!", "transition duration-m-fade! ease-m-fade!"),
      ("transition !duration-300", "transition !duration-m-fade !ease-m-fade"),
      ("transition hover:duration-300!", "transition hover:duration-m-fade! hover:ease-m-fade!"),
    ])
  func important(before: String, after: String) throws {
    #expect(try fixed("<Card className=\"\(before)\" />").text == "<Card className=\"\(after)\" />")
  }

  @Test(
    "A curve of the app's theme stays, and that of an element of which classes of the app's own may say more",
    arguments: [
      "transition duration-300 ease-snappy", "transition duration-300 ease-(--fluid)",
      "transition duration-300 [transition-timing-function:var(--fluid)]", "btn duration-400",
      "transition [&_svg]:duration-300",
    ])
  func ownCurves(classes: String) throws {
    let source = "<p className=\"\(classes)\" />"
    #expect(try fixed(source).text == source)
    var app = ConstantTable()
    app.add(Language.css.scan("@theme { --ease-snappy: cubic-bezier(0.4, 0, 0.2, 1); }").shared)
    #expect(try FixedSource(source, .typescript, "tsx", app: app).text == source)
  }

  @Test(
    "A text to which a script adds another keeps the curve that this may say",
    arguments: [
      "box.className = 'transition duration-300' + (x ? ' ease-in' : '');",
      "box.innerHTML = '<p class=\"transition duration-300 ' + x + '\">';",
    ])
  func sums(source: String) throws { #expect(try fixed(source).text == source) }

  @Test(
    "Words in texts that are no classes stay",
    arguments: [
      "animate('{{ d }} ease-in', style({}));", "log('{{ d }} transition duration-300');",
      "<p title=\"transition duration-300\" />", "<p aria-label=\"transition duration-300\" />",
      "<p data-x={'transition duration-300'} />",
      "expect(box.className).toContain('transition duration-300');",
    ])
  func texts(source: String) throws {
    #expect(try fixed(source).text == source)
    let markup = "<p title=\"transition duration-300\" data-x=\"transition duration-300\">x</p>"
    #expect(try FixedSource(markup, .html, "html").text == markup)
  }

  @Test(
    "Astro's list of classes is one element's",
    arguments: [
      "{['transition duration-300', { 'ease-out': x }]}", "{['transition duration-300', x && 'ease-out']}",
      "{[x ? 'ease-out' : 'ease-in', 'transition duration-300']}",
    ])
  func lists(value: String) throws {
    let text = "<p class:list=\(value) />"
    #expect(try FixedSource(text, .astro, "astro").text == text)
  }

  @Test("Where all classes are known and none is a transition, a duration is no preset of Tailwind's curve")
  func known() throws {
    let source = "<p className={`flex duration-300 ${wide ? 'w-2' : 'w-1'}`} />"
    #expect(try fixed(source).text == source)
  }

  @Test("A string that classList takes for one class does not become two")
  func tokens() throws {
    let source = "box.classList.add('transition', 'duration-300');"
    #expect(try fixed(source).text == "box.classList.add('transition', 'duration-m-fade');")
  }
}

import Testing

@testable import AppScan

@Suite("Strings of JavaScript")
struct JavaScriptStringTests {
  private func read(_ source: String) -> [String] {
    Language.typescript.sites(in: source).map { "\($0.place.line) \($0.api) \($0.summary)" }
  }

  @Test("templates of style sheets, with what is interpolated and nested in them")
  func templates() {
    #expect(
      read(
        """
        const Box = styled.div`
          opacity: 1;
          transition: opacity 200ms ease-out;
          ${({ big }) => big && css`
            animation: ${spin} 1s linear;
          `}
        `;
        """) == ["3 CSSinJS.transition tween 0.2 0:0:0.58:1", "5 CSSinJS.animation tween 1 0:0:1:1"])
  }

  @Test("style objects, both branches of a condition, assignments and setProperty")
  func properties() {
    let sites = read(
      """
      <div style={{ transition: 'opacity 0.3s linear' }} />;
      const style = { transition: open ? 'opacity 0.1s linear' : `opacity 0.2s linear` };
      element.style.transition = 'opacity 0.4s linear';
      element.style.setProperty('transition', 'opacity 0.5s linear');
      """)
    #expect(
      sites
        == [3, 1, 2, 4, 5].enumerated().map { order, tenths in
          "\([1, 2, 2, 3, 4][order]) CSSinJS.transition tween 0.\(tenths) 0:0:1:1"
        })
  }

  @Test("classes in attributes, calls and between interpolations")
  func classes() {
    let sites = read(
      """
      <a className="flex transition duration-200" />; <b className={`ease-in ${big} p-2 duration-300`} />;
      cn('transition duration-150', open ? 'duration-75' : null);
      """)
    #expect(
      sites == [
        "1 Tailwind.duration tween 0.2 0.4:0:0.2:1", "1 Tailwind.duration tween 0.3 0.4:0:1:1",
        "2 Tailwind.duration tween 0.15 0.4:0:0.2:1", "2 Tailwind.duration tween 0.075 0.4:0:0.2:1",
      ])
  }

  @Test(
    "classes that a theme of components calls its transition",
    arguments: [
      "{ transition: { enterActiveClass: 'transition duration-300 ease-out' } }",
      "{ variants: { transition: { slow: 'transition duration-300 ease-out' } } }",
      "{ transition: 'transition duration-300 ease-out' }",
    ])
  func componentThemes(theme: String) {
    #expect(read("const theme = \(theme);") == ["1 Tailwind.duration tween 0.3 0:0:0.2:1"])
  }

  @Test("custom properties that a style sheet in a script declares are known in its file")
  func ownProperties() {
    let sheet = "css`:host { --speed: 2s } .x { animation: spin var(--speed) linear; }`"
    #expect(read("export default \(sheet);").last == "1 CSSinJS.animation tween 2 0:0:1:1")
  }

  @Test("the unit of a time that is joined to a number makes a string of CSS, and none of classes")
  func units() {
    #expect(read("el.style.transition = 'transform ' + speed + 'ms ease-out';").isEmpty)
    #expect(read("el.style.transition = 'width '.concat(speed, 's ease-in-out');").isEmpty)
  }

  @Test("the easing of a motion that was read is no site of its own")
  func easings() {
    #expect(read("box.animate(frames, { duration: 200, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' })").count == 1)
    #expect(read("<m.div transition={{ duration: 0.2, ease: 'ease-out' }} />").count == 1)
  }

  @Test("a template of classes stays one, whatever colons and interpolations it has")
  func classTemplates() {
    let sites = read(
      """
      const dots = <i className={`h-1 rounded duration-300 ${isOn ? 'a: b' : 'c'}`} />;
      const rows = cn(`
        flex hover:underline
        focus:outline duration-150
      `);
      """)
    #expect(sites.map { $0.prefix { $0 != "t" } } == ["1 Tailwind.dura", "4 Tailwind.dura"])
  }

  @Test("a function of an element's properties is what it returns")
  func functions() {
    #expect(
      read(
        """
        const Frame = styled.div`
          transition-duration: ${(props) => (props.$isDragged ? "0ms" : "150ms")};
        `;
        """) == [
          "2 CSSinJS.transition-duration tween 0 0.25:0.1:0.25:1",
          "2 CSSinJS.transition-duration tween 0.15 0.25:0.1:0.25:1",
        ])
  }

  @Test("single declarations, and times with what stands for them")
  func pieces() {
    #expect(
      read(
        """
        element.style.cssText = "transition: opacity 1s";
        $(panel).css("transition", "opacity 2s");
        const themes = { glow: "glow var(--time, 3s) ease-in-out infinite" };
        label("transition: none", "Deleted: all", `Saved: ${count} in 2s`);
        """) == [
          "1 CSSinJS.transition tween 1 0.25:0.1:0.25:1", "2 CSSinJS.transition tween 2 0.25:0.1:0.25:1",
          "3 CSSinJS.string tween 3 0.42:0:0.58:1 repeats",
        ])
  }

  @Test("animations of a theme are motions without a curve too")
  func themes() {
    #expect(
      read(
        """
        module.exports = { theme: { extend: { animation: {
          'fade-up': 'fade-up 0.5s',
          spin: 'spin 1s linear infinite',
        }, label: { up: 'up 0.5s' } } } };
        """) == [
          "2 CSSinJS.animation tween 0.5 0.25:0.1:0.25:1", "3 CSSinJS.animation tween 1 0:0:1:1 repeats",
        ])
  }

  @Test("custom properties that exports generate are uses wherever a string names them")
  func uses() {
    let text = """
      const time = styles.getPropertyValue("--motion-fast-duration");
      const box = <i className="duration-(--motion-slow)" style={{ transition: "var(--motion-in-transition)" }} />;
      const other = "--motionless --other";
      """
    let options = ScanOptions(prefixes: ["--motion-"])
    let scan = Language.typescript.scan(text, options)
    #expect(
      scan.uses.map(\.symbol) == ["--motion-fast-duration", "--motion-slow", "--motion-in-transition"])
  }

  @Test("short values of properties, and lists of numbers that are joined")
  func values() {
    #expect(
      read(
        """
        const ease = [0.3, 0, 0.2, 1];
        a({ animationDelay: "1s", transitionDuration: "2s", transitionTimingFunction: "ease" });
        b({ transition: `opacity 1s cubic-bezier(${ease.join(',')})` });
        c({ transitionTimingFunction: `cubic-bezier(${ease})` });
        d("1s", "ease", "opacity .5s var(--quick)", `${name} 5s ${other}`);
        CSS.supports("transition-timing-function: linear(0, 1)");
        """) == [
          "2 CSSinJS.animation-delay nothing", "2 CSSinJS.transition-duration tween 2 0.25:0.1:0.25:1",
          "3 CSSinJS.transition tween 1 0.3:0:0.2:1",
          "4 CSSinJS.transition-timing-function curve 0.3:0:0.2:1",
          "5 CSSinJS.string unreadable constant",
        ])
  }

  @Test("a string is CSS by a variable or a repetition too, and then no list of classes")
  func variables() {
    #expect(
      read(
        """
        const themes = {
          "animate-rippling": "rippling var(--duration) ease-out",
          "animate-shiny": "shiny 8s infinite",
          "animate-ripple": "ripple var(--duration) cubic-bezier(0.16, 1, 0.3, 1)",
        };
        label("var(--duration)", "it 8s", "p-1 m-2 var(--x) ease-out");
        """) == [
          "2 CSSinJS.string unreadable constant", "3 CSSinJS.string tween 8 0.25:0.1:0.25:1 repeats",
          "4 CSSinJS.string unreadable constant",
        ])
  }

  @Test("a time that Angular's animate is given is linear, as it hands the browser no curve")
  func angularTimes() {
    func read(_ value: String) -> [String] {
      Language.typescript.sites(
        in:
          "import { animate } from '@angular/animations';\nconst a = [animate(\(value), style({ opacity: 1 }))];"
      ).map(\.summary)
    }
    #expect(read("'200ms'") == ["tween 0.2 0:0:1:1"])
    #expect(read("'0.25s 50ms'") == ["tween 0.25 0:0:1:1 delay 0.05"])
    #expect(read("'200ms ease-in'") == ["tween 0.2 0.42:0:1:1"])
    #expect(read("`${time}ms ease-in`") == ["unreadable constant"])
    #expect(read("'{{ time }} ease-in'").isEmpty)
  }

  @Test("HTML in a template is read as HTML: Angular's")
  func angular() {
    #expect(
      read(
        """
        @Component({
          template: `
            @if (open) { <ul class="p-1 transition-all duration-[400ms] ease-in" [ngClass]="{ a: b }"></ul> }
            <a class="duration-300 transition-all">x; y: z</a>
            <p style="transition: opacity 0.3s linear; color: red">duration-150 ease-out</p>
          `,
        })
        export class A {}
        """) == [
          "3 Tailwind.duration[] tween 0.4 0.4:0:1:1", "4 Tailwind.duration tween 0.3 0.4:0:0.2:1",
          "5 CSS.transition tween 0.3 0:0:1:1",
        ])
  }

  @Test("HTML with what is interpolated in it, and in strings with escapes")
  func markup() {
    #expect(
      read(
        """
        const TIME = 200;
        const list = html`Hello <p class="transition duration-300 ease-out ${more}" @click=${() => "<"}>
          ${items.map((item) => html`<b class="duration-150 transition ease-in">${item}</b>`)}
          ${open ? "duration-75 p-1" : ""}
        </p><style>b { transition: opacity ${TIME}ms linear; }</style>`;
        box.innerHTML = "<i class=\\"ease-in transition duration-100\\">";
        """) == [
          "2 Tailwind.duration tween 0.3 0:0:0.2:1", "3 Tailwind.duration tween 0.15 0.4:0:1:1",
          "4 Tailwind.duration tween 0.075 0.4:0:0.2:1", "5 CSSinJS.transition tween 0.2 0:0:1:1",
          "6 Tailwind.duration tween 0.1 0.4:0:1:1",
        ])
  }

  @Test(
    "what is set as an element's style is one, with or without a semicolon at its end",
    arguments: [
      (Language.javascript, "el.style = 'transition: opacity 0.6s ease-in';"),
      (.html, "<template><div :style=\"`transition: opacity 0.6s ease-in`\"></div></template>"),
      (.html, "<div style={`transition: opacity 0.6s ease-in`}></div>"),
      (.html, "<div style={ok ? 'transition: opacity 0.6s ease-in' : ''}></div>"),
      (.astro, "<div style={\"transition: opacity 0.6s ease-in\"}></div>"),
    ])
  func styles(language: Language, text: String) {
    #expect(language.sites(in: text).map(\.summary) == ["tween 0.6 0.42:0:1:1"])
  }
}

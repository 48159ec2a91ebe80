import Testing

@testable import AppScan

@Suite("Astro")
struct AstroTests {
  private func read(_ text: String) -> [String] {
    Language.astro.sites(in: text).map { "\($0.place.line):\($0.place.column) \($0.api) \($0.summary)" }
  }

  @Test("a transition with a duration has Astro's curve")
  func transitions() {
    let script = "---\nimport { fade, slide } from 'astro:transitions';\n---\n"
    #expect(
      read(
        script
          + "<a transition:animate={fade({ duration: '0.4s' })} /><a transition:animate={slide({ duration: 300 })} />"
      )
      .map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "Astro.transition tween 0.4 0.76:0:0.24:1", "Astro.transition tween 0.3 0.76:0:0.24:1",
      ])
    #expect(read("---\n---\n<a b={fade({ duration: '0.4s' })} />").isEmpty)
  }

  @Test("a component's script, classes, attributes, style sheets and scripts are read, each as its language")
  func component() {
    let text = """
      ---
      import Layout from "./Layout.astro";
      const items: Array<string> = await Astro.glob("*.md");
      const button = "transition duration-200 ease-in";
      const speed = 300;
      ---
      <Layout>
        <ul class="transition duration-300 ease-out" class:list={["duration-500 ease-in", { "duration-700": open }]}>
          {items.map((item) => <li class="transition-opacity duration-150 ease-in" />)}
        </ul>
        {items.length < 3 && <p class={`transition duration-100 ${more}`} style="transition: color 120ms linear" />}
      </Layout>
      <style lang="scss">
        $fast: 90ms;
        .a { transition: opacity $fast ease; }
      </style>
      <script>
        document.body.animate([{ opacity: 0 }], { duration: speed, easing: "ease-in" });
      </script>
      """
    #expect(
      read(text) == [
        "4:28 Tailwind.duration tween 0.2 0.4:0:1:1", "8:25 Tailwind.duration tween 0.3 0:0:0.2:1",
        "8:62 Tailwind.duration tween 0.5 0.4:0:1:1", "8:88 Tailwind.duration tween 0.7 0.4:0:1:1",
        "9:56 Tailwind.duration tween 0.15 0.4:0:1:1",
        "11:46 Tailwind.duration tween 0.1 0.4:0:0.2:1", "11:76 CSS.transition tween 0.12 0:0:1:1",
        "14:3 CSS.custom-property duration 0.09", "15:8 CSS.transition tween 0.09 0.25:0.1:0.25:1",
        "18:43 JS.animate tween 0.3 0.42:0:1:1",
      ])
  }

  @Test("only a script without attributes is one that Astro bundles, and may import")
  func modules() {
    func modules(_ tag: String) -> Int {
      var count = 0
      AppScanner().withModules(Array("<\(tag)>const a = 1;</script>".utf8), .astro) { _ in count += 1 }
      return count
    }
    #expect(modules("script") == 1)
    #expect(modules("script type=\"module\"") == 0 && modules("script type=\"module\" is:inline") == 0)
  }

  @Test("what stands between dashes is a script in Astro alone, and only at the beginning")
  func frontMatter() {
    let text = "---\nconst fade = { transition: { duration: 0.4 } }\n---\n<p></p>"
    #expect(read("\n" + text).count == 1)
    #expect(read("<p></p>\n" + text).isEmpty)
    #expect(Language.html.sites(in: text).isEmpty)
    #expect(read("---\nconst fade = { transition: { duration: 0.4 } }").count == 1)
  }
}

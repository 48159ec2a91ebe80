import Testing

@testable import AppScan

@Suite("Vue, Svelte and HTML")
struct MarkupTests {
  private func read(_ text: String) -> [String] {
    Language.html.sites(in: text).map { "\($0.place.line):\($0.place.column) \($0.api) \($0.summary)" }
  }

  @Test("a component's script and style are read as their languages, on the lines of the file")
  func component() {
    let text = """
      <script setup lang="ts">
      import { animate } from 'motion-v'
      const DURATION = 0.4
      animate(card, { x: 10 }, { duration: DURATION, ease: [0.2, 0, 0, 1] })
      </script>

      <template>
        <p class="transition duration-300 ease-in">{{ DURATION }}</p>
      </template>

      <style lang="scss" scoped>
      $fast: 120ms; // comment
      .card { transition: opacity $fast linear; }
      </style>
      <style lang="less">
      @slow: 1s;
      .card { animation: spin @slow; }
      </style>
      """
    #expect(
      read(text) == [
        "4:26 JS.animate tween 0.4 0.2:0:0:1", "8:24 Tailwind.duration tween 0.3 0.4:0:1:1",
        "12:1 CSS.custom-property duration 0.12", "13:9 CSS.transition tween 0.12 0:0:1:1",
        "16:1 CSS.custom-property duration 1", "17:9 CSS.animation tween 1 0.25:0.1:0.25:1",
      ])
  }

  @Test("expressions in attributes are read: Vue's bindings and Svelte's braces")
  func expressions() {
    #expect(
      read("<a :class=\"{ 'duration-300': isOpen }\" :style=\"{ transition: 'opacity 0.2s' }\"></a>") == [
        "1:15 Tailwind.duration tween 0.3 0.4:0:0.2:1", "1:50 CSSinJS.transition tween 0.2 0.25:0.1:0.25:1",
      ])
    #expect(
      read("<motion.div :transition=\"{ duration: 0.3 }\" />") == [
        "1:26 Motion.transition tween 0.3 0:0:0.58:1"
      ])
    #expect(
      read(
        "<b class=\"a {isOpen ? 'duration-200' : ''} ease-in\" in:fly|local={{ y: 9, duration: 250 }}></b>"
      ).count
        == 3)
  }

  @Test("a transition of Svelte is the same with quotes around its braces")
  func quotedTransitions() {
    let transitions = ["in:fade", "out:fly|local", "transition:fade", "animate:flip"]
    for name in transitions {
      func read(_ quote: String) -> [String] {
        self.read("<p \(name)=\(quote){{ duration: 250, delay: 50 }}\(quote)>").map {
          String($0.dropFirst(5))
        }
      }
      #expect(read("\"") == read("") && read("'") == read("") && read("").count == 1, "\(name)")
    }
  }

  @Test("style attributes are read, data and foreign languages are not")
  func others() {
    #expect(
      read("<p class=\"transition duration-300 {a} ease-out\">").map { $0.dropFirst(5) } == [
        "Tailwind.duration tween 0.3 0:0:0.2:1"
      ])
    #expect(
      read("<p style='transition: color 1s'>").map { $0.dropFirst(5) } == [
        "CSS.transition tween 1 0.25:0.1:0.25:1"
      ])
    #expect(read("<script type=\"application/json\">{\"transition\": {\"duration\": 3}}</script>").isEmpty)
    #expect(read("<style lang=\"stylus\">\n.a\n  transition: all 1s\n</style>").isEmpty)
    #expect(read("<p>transition: all 1s; duration-300</p><!-- <p class=\"duration-300\"> -->").isEmpty)
  }

  @Test("a script ends at its own closing tag, and one without an end at the file's")
  func scripts() {
    #expect(read("<script>const a = '<style>a{transition:all 1s}</style>'</SCRIPT><p>").isEmpty == false)
    #expect(read("<style>a{transition:all 1s}").count == 1)
  }

  @Test("an exception in a comment of any of the languages holds")
  func exceptions() {
    let text = """
      <!-- motionbook:ignore -- a sample -->
      <p class="duration-300"></p>
      <style>
      /* motionbook:ignore */
      a { transition: all 1s; }
      </style>
      """
    let scan = Language.html.scan(text)
    #expect(scan.exceptions.map(\.lines) == [1...2, 4...5])
  }

  @Test("broken markup ends, and its tokens stand in order")
  func broken() {
    for language in [Language.html, .astro, .xml] {
      for bytes in HostileSource.all + HostileSource.variants(of: Self.sample, seed: 11) {
        LexedSource(language, bytes, words: ["class", "style", "alpha"]).checkOrder()
        for site in language.sites(in: bytes) {
          #expect(site.place.range.lowerBound >= 0 && site.place.range.upperBound <= bytes.count)
        }
      }
    }
  }

  private static let sample = """
    <?xml version="1.0"?><!DOCTYPE html><a b='c' :class="{ 'duration-300': x }" {...y} z={{ duration: 3 }}/>
    <script>let a = "</div>"</script><style lang="less">@a: 1s; a{transition:all @a}</style><![CDATA[ x ]]>
    <set android:duration="20"><alpha android:duration="3" /></set>
    """
}

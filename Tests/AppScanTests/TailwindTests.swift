import Testing

@testable import AppScan

@Suite("Tailwind")
struct TailwindTests {
  private func scan(_ text: String, prefixes: [String] = [], isApplied: Bool = false) -> FileScan {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var scan = ScanContext(options: ScanOptions(prefixes: prefixes), bytes: bytes)
      TailwindClasses.read(
        Source(bytes: bytes, tokens: [], language: .typescript), contents: 0..<bytes.count,
        isApplied: isApplied,
        into: &scan)
      var result = FileScan()
      result.drafts = scan.drafts
      result.uses = scan.uses
      return result
    }
  }

  private func read(_ text: String) -> [String] {
    scan(text).sites(app: ConstantTable()).map { "\($0.api.dropFirst(9)) \($0.summary)" }
  }

  @Test("A class that is nothing behind its variants moves nothing, also where the text ends")
  func nothingBehindVariants() {
    #expect(read("</raransition-all </rtion-<d:::::") == [])
  }

  @Test("Durations, curves and delays are read, arbitrary ones too")
  func utilities() {
    #expect(read("flex duration-300 ease-out\n delay-75") == ["duration tween 0.3 0:0:0.2:1 delay 0.075"])
    #expect(read("flex ease-out\n delay-75") == ["ease curve 0:0:0.2:1", "delay nothing"])
    #expect(
      read("ease-[cubic-bezier(0.3,1,.6,1)] duration-[.25s] delay-[80ms]")
        == ["duration[] tween 0.25 0.3:1:0.6:1 delay 0.08"])
    #expect(read("a ease-[steps(4,_end)]") == ["ease[] curve steps(4, end)"])
    // In brackets a keyword is CSS's own.
    #expect(
      read("transition duration-300 [transition-timing-function:ease-out]") == [
        "duration tween 0.3 0:0:0.58:1"
      ])
    #expect(read("transition duration-300 ease-[ease-in]") == ["duration tween 0.3 0.42:0:1:1"])
  }

  @Test(
    "Classes behind the prefix that Tailwind 3 may have, or the variant that Tailwind 4 makes of it, are read"
  )
  func prefixes() {
    let motions = ["duration tween 0.3 0.4:0:1:1", "duration tween 0.075 0.4:0:1:1"]
    #expect(read("tw-transition tw-duration-300 tw-ease-in hover:!tw-duration-75") == motions)
    #expect(read("tw:transition tw:duration-300 tw:ease-in tw:hover:duration-75!") == motions)
    #expect(read("tw-animate-css").isEmpty)
  }

  @Test("The duration of an animation stands for itself, and takes no curve of a transition")
  func animationDurations() {
    #expect(read("animate-pulse [animation-duration:4s]") == ["[animation-duration] duration 4"])
    #expect(
      read("animate-pulse [animation-duration:400ms] transition duration-300 ease-out") == [
        "[animation-duration] duration 0.4", "duration tween 0.3 0:0:0.2:1",
      ])
  }

  @Test("The transitions of UnoCSS that say their duration have a curve beside them, or Tailwind's")
  func unoTransitions() {
    func read(_ text: String) -> [String] {
      scan(text).sites(app: ConstantTable()).map { "\($0.api) \($0.summary)" }
    }
    #expect(read("flex transition-100") == ["UnoCSS.transition tween 0.1 0.4:0:0.2:1"])
    #expect(
      read("transition-colors-250 ease-out delay-100") == [
        "UnoCSS.transition tween 0.25 0:0:0.2:1 delay 0.1"
      ])
    #expect(read("flex transition-all transition-2 transition-x4 transition-").isEmpty)
    #expect(
      Language.html.sites(in: "<p flex transition-100 p1>x</p>").map(\.summary) == ["tween 0.1 0.4:0:0.2:1"])
  }

  @Test("Variants and marks of importance stand around a utility")
  func variants() {
    let classes = [
      "hover:duration-100", "data-[state=open]:duration-100", "!duration-100", "md:hover:!duration-100",
      "duration-100!", "group-data-[a=b:c]/x:motion-reduce:duration-100", "[&:hover]:duration-100",
      "has-[:checked]:duration-100", "[&[data-open]]:duration-100",
    ]
    for name in classes { #expect(read("a " + name) == ["duration tween 0.1 0.4:0:0.2:1"], "\(name)") }
  }

  @Test(
    "A variant for another element takes neither the transition nor the curve of this one",
    arguments: ["[&_svg]:", "[&>svg]:", "*:", "**:data-x:", "before:", "hover:file:", "[&::after]:"])
  func otherElements(variant: String) {
    let duration = variant + "duration-200"
    #expect(read("transition \(duration)") == ["duration duration 0.2"])
    #expect(read("transition ease-in \(duration)") == ["ease curve 0.4:0:1:1", "duration duration 0.2"])
    #expect(read("\(variant)transition \(duration)") == ["duration tween 0.2 0.4:0:0.2:1"])
    #expect(read("\(variant)transition duration-200") == ["duration tween 0.2 0.4:0:0.2:1"])
    #expect(
      read("transition \(variant)transition \(variant)ease-in \(duration)").last?.hasSuffix("0.4:0:1:1")
        == true)
  }

  @Test("Parameters are milliseconds; the site is the utility")
  func parameters() throws {
    let site = try #require(scan("a hover:duration-[0.29s]").sites(app: ConstantTable()).first)
    #expect(site.parameters == [SiteParameter("duration", .number(290))])
    #expect(site.place.range == 8..<24)
  }

  @Test("A whole animation in brackets is a motion")
  func animations() throws {
    #expect(
      read("a animate-[float_4s_cubic-bezier(0.4,_0,_0.6,_1)_infinite_1s_both] hover:animate-[wave_.5s]") == [
        "animate[] tween 4 0.4:0:0.6:1 delay 1 repeats", "animate[] tween 0.5 0.25:0.1:0.25:1",
      ])
    #expect(read("a animate-pulse animate-[var(--float)] animate-[wave_var(--t)] x-animate-[a_1s]").isEmpty)
    let site = try #require(scan("a animate-[wave_1s_steps(2)]").sites(app: ConstantTable()).first)
    #expect(
      site.parameters == [
        SiteParameter("duration", .number(1000)), SiteParameter("easing", .text("steps(2)")),
      ])
  }

  @Test("An animation of tailwindcss-animate eases as CSS does, a transition as Tailwind does")
  func animated() throws {
    #expect(read("p-1 data-[state=open]:animate-in duration-300") == ["duration tween 0.3 0.25:0.1:0.25:1"])
    #expect(read("animate-out duration-300 ease-in") == ["duration tween 0.3 0.4:0:1:1"])
    #expect(read("transition animate-in duration-300") == ["duration tween 0.3 0.4:0:0.2:1"])
    let site = try #require(scan("a animate-in duration-300").sites(app: ConstantTable()).first)
    #expect(site.parameters == [SiteParameter("duration", .number(300))] && site.saysDurationOnly)
  }

  private static let tailwind = "tween 0.2 0.4:0:0.2:1"
  private static let css = "tween 0.2 0.25:0.1:0.25:1"
  private static let unknown = "duration 0.2"

  @Test(
    "Where all classes of an element say no transition, a duration eases as CSS does; a component's own classes may say it",
    arguments: [
      ("<a className=\"duration-200\" />", css), ("<a href={x} class='duration-200' />", css),
      // Other classes may be the app's own and say a transition.
      ("<a className=\"btn duration-200\" />", unknown),
      ("<motion.p className=\"duration-200\" />", css),
      ("<a className=\"transition-opacity duration-200\" />", tailwind),
      ("<a className=\"md:transition duration-200\" />", tailwind),
      ("<a className={`duration-200 ${open ? '' : cn('ease-initial')}`} />", css),
      ("<a className={cn('p-1', ['duration-200'], open && { 'w-1': wide, tall })} />", unknown),
      ("<a className=\"transition-none duration-200 motion-reduce:transition-none\" />", css),
      // Others may bring a transition.
      ("<a className={cn('duration-200', { [more]: open })} />", tailwind),
      ("<a className={`duration-200 ${open ? more : ''}`} />", tailwind),
      ("<a className={more('duration-200', '')} />", tailwind),
      ("<a className={cn('duration-200', more)} />", tailwind),
      ("<a className={`duration-200 ${more}`} />", tailwind), ("const a = 'p-1 duration-200'", tailwind),
      ("<Card className=\"duration-200\" />", unknown),
      ("<Menu.Item className={'p-1 duration-200'} />", unknown),
      ("<Card className={cn('duration-200', more)} />", unknown),
      ("<Card className={cn('transition', 'duration-200')} />", tailwind),
      ("<Card className=\"animate-in duration-200\" />", css),
      // An animation of a theme has its own easing function.
      ("<a className=\"md:animate-blink duration-200\" />", unknown),
      ("<a className={cn('animate-blink', 'duration-200')} />", unknown),
      ("const a = 'animate-spin duration-200'", unknown),
      ("<a className=\"animate-blink transition duration-200\" />", tailwind),
      ("<a className=\"animate-blink duration-200 ease-linear\" />", "tween 0.2 0:0:1:1"),
      ("<a className=\"animate-in animate-blink duration-200\" />", css),
      ("<a className=\"animate-none duration-200\" />", css),
      ("<Card className=\"duration-200 ease-linear\" />", "tween 0.2 0:0:1:1"),
    ])
  func complete(source: String, summary: String) {
    #expect(Language.typescript.sites(in: source).map(\.summary) == [summary])
  }

  @Test(
    "In markup too",
    arguments: [
      ("<p class=\"duration-200\">", css), ("<p class=\"btn duration-200\">", unknown),
      ("<p class=\"duration-200\" :class=\"more\">", tailwind),
      ("<p class:open={open} class=\"duration-200\">", tailwind),
      ("<p [ngClass]=\"more\" class=\"duration-200\">", tailwind),
      ("<p class=\"duration-200 {more}\" />", tailwind),
      ("<Card class=\"duration-200\" />", unknown), ("<my-card class=\"duration-200\" />", unknown),
      ("<Card class=\"transition duration-200\" />", tailwind),
      // An easing function in another attribute is a site of its own where that is read.
      ("<p [class]=\"{ 'ease-in': open }\" class=\"transition duration-200\">", unknown),
    ])
  func completeInMarkup(source: String, summary: String) {
    #expect(Language.html.sites(in: source).map(\.summary) == [summary])
  }

  @Test("An easing function that `:class` says is not said again by `class`")
  func bound() {
    let text = "<p :class=\"[open ? '' : '-x-1 ease-in']\" class=\"transition duration-200\"></p>"
    #expect(Language.html.sites(in: text).map(\.summary) == ["curve 0.4:0:1:1", Self.unknown])
  }

  @Test("Attributes of other names hold classes too, as long as they are no expressions")
  func otherAttributes() {
    let read = { (text: String) in Language.html.sites(in: text).map(\.summary) }
    #expect(read("<p-menu styleClass=\"transition duration-200\">") == [Self.tailwind])
    #expect(read("<Fade enter=\"transition duration-200\" />") == [Self.tailwind])
    #expect(
      read("<p x=\"use ease-in with duration-200\" [a]=\"'duration-200 p-1'\" v-b=\"duration-200 p\">")
        .isEmpty)
  }

  @Test(
    "What a rule applies is all that it has, unless it says more by itself",
    arguments: [
      ("duration-200;", css), ("p-1 duration-200;", unknown), ("transition duration-200;", tailwind),
      ("animate-spin duration-200;", unknown),
      ("duration-200; color: red; @apply transition;", tailwind),
      ("duration-200; @apply ease-linear;", "tween 0.2 0:0:1:1"),
      ("duration-200; transition-timing-function: var(--x);", unknown),
      ("duration-200; &:hover { @apply transition; }", css),
      ("transition; &:hover { @apply duration-200; }", tailwind),
    ])
  func applied(rule: String, summary: String) {
    #expect(Language.scss.sites(in: ".a { @apply \(rule) }").first { $0.isReadable }?.summary == summary)
  }

  @Test("Properties of CSS in square brackets")
  func properties() {
    #expect(
      read("a [transition:opacity_200ms_ease-out_50ms]") == ["[transition] tween 0.2 0:0:0.58:1 delay 0.05"])
    #expect(read("hover:[transition:width_200ms] b") == ["[transition] tween 0.2 0.25:0.1:0.25:1"])
    #expect(read("transition [transition-duration:0.2s]") == ["duration[] tween 0.2 0.4:0:0.2:1"])
    #expect(
      read("transition duration-200 [transition-timing-function:linear]") == ["duration tween 0.2 0:0:1:1"])
    #expect(read("[animation:spin_1s_linear_infinite] b") == ["animate[] tween 1 0:0:1:1 repeats"])
    #expect(read("[transition:opacity_1s,width_2s] [transition:none] b").isEmpty)
  }

  @Test(
    "What a class has in brackets does not keep a string from being a list of classes, nor does a character's name",
    arguments: [
      "content-['a;b']", "ease-[cubic-bezier(0.2, 1, 0.3, 1)]", "content-['to: be']",
      "ease-&lsqb;linear&rsqb;", "[&_a[href]]:content-[';']",
    ])
  func brackets(name: String) {
    let found = scan("\(name) transition duration-500").sites(app: ConstantTable())
    #expect(found.map(\.parameters.first) == [SiteParameter("duration", .number(500))])
    #expect(read("\(name); transition duration-500").isEmpty)
  }

  @Test("Other classes and other strings hold none")
  func others() {
    for text in [
      "shimmer-duration-100 x", "duration-fast a", "duration-[var(--x)] a", "duration- a", "ease-initial b",
      "transition: opacity; duration-300", "opacity 200ms ease-in-out", "x: duration-300", "ease-out",
      "release-in a",
      "ms ease-out", "s ease-in-out, width 1s", "ms, width ease-in",
      "duration-(--x) b", "duration-[calc(var(--x)*400ms)] b", "duration-100px a", "animate-in fade-in-0",
    ] { #expect(read(text).isEmpty, "\(text)") }
    #expect(scan("ease-out", isApplied: true).drafts.count == 1)
  }

  @Test("A duration for another state that has the element's curve says so, and reports what it writes")
  func inherited() {
    let text =
      "ease-in hover:duration-300 focus:duration-200 focus:ease-out active:[animation:x_200ms] duration-100"
    let sites = scan(text).sites(app: ConstantTable())
    let inheriting = sites.filter(\.inheritsCurve).map { $0.parameters.map(\.name) }
    #expect(inheriting == [["duration", "easing"]])
    #expect(!sites.contains { $0.parameters.contains { $0.name == CallShape.inherited } })
  }

  @Test("What exports generate is a use, not a site")
  func uses() {
    let prefixes = ["ease-motion-", "--motion-"]
    let text = "a hover:ease-motion-out duration-(--motion-fast) ease-[var(--motion-in)] duration-100"
    let found = scan(text, prefixes: prefixes)
    #expect(found.uses.map(\.symbol) == ["ease-motion-out", "--motion-fast", "--motion-in"])
    #expect(found.drafts.count == 1)
  }

  @Test("What Tailwind has by itself is its own beside an export's names that begin alike")
  func builtIns() {
    let prefixes = ["animate-spin-", "duration-200-", "ease-in-", "ease-out-"]
    let found = scan("a duration-200 ease-in-out animate-spin", prefixes: prefixes)
    #expect(found.uses.isEmpty)
    #expect(
      found.sites(app: ConstantTable()).map(\.summary) == ["tween 0.2 0.4:0:0.2:1"])
    #expect(
      scan("a ease-in-out-quad animate-spin-fast duration-200-slow", prefixes: prefixes).uses.map(\.symbol)
        == ["ease-in-out-quad", "animate-spin-fast", "duration-200-slow"])
    #expect(scan("a ease-in duration-75", prefixes: ["ease-in"]).uses.map(\.symbol) == ["ease-in"])
  }
}

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
      <a className="flex duration-200" />; <b className={`ease-in ${big} p-2 duration-300`} />;
      cn('transition duration-150', open ? 'duration-75' : null);
      """)
    #expect(sites.filter { $0.contains("Tailwind.duration") }.count == 4)
    #expect(sites.filter { $0.contains("Tailwind.ease") }.count == 1)
  }

  @Test("the easing of a motion that was read is no site of its own")
  func easings() {
    #expect(read("box.animate(frames, { duration: 200, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' })").count == 1)
    #expect(read("<m.div transition={{ duration: 0.2, ease: 'ease-out' }} />").count == 1)
  }
}

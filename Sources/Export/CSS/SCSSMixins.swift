/// The mixins of a Sass module.
enum SCSSMixins {
  /// Their text.
  static func lines(prefix: String) -> [String] {
    let text = """

      /// A preset or what it is made of: \(prefix)-get("sheet-present", "duration").
      @function \(prefix)-get($name, $keys...) {
        @if not map.has-key($\(prefix), $name) {
          @error "There is no motion preset #{$name}.";
        }
        @return map.get($\(prefix), $name, $keys...);
      }

      /// A transition of properties, with what replaces it where a person asks for less motion.
      @mixin \(prefix)-transition($name, $properties: all) {
        transition-property: $properties;
        @include \(prefix)-timing(\(prefix)-get($name));
        @if map.has-key($\(prefix), $name, reduced, duration) {
          @media (prefers-reduced-motion: reduce) {
            @include \(prefix)-timing(\(prefix)-get($name, reduced));
          }
        }
      }

      @mixin \(prefix)-timing($timing) {
        transition-duration: map.get($timing, duration);
        transition-delay: map.get($timing, delay);
        transition-timing-function: map.get($timing, fallback);
        @if map.get($timing, easing) != map.get($timing, fallback) {
          @supports (transition-timing-function: linear(0, 1)) {
            transition-timing-function: map.get($timing, easing);
          }
        }
      }

      /// An animation, with what replaces it where a person asks for less motion. The keyframes are in
      /// \(prefix)-keyframes.
      @mixin \(prefix)-animation($name) {
        animation: \(prefix)-get($name, animation);
        @if map.has-key($\(prefix), $name, reduced, animation) {
          @media (prefers-reduced-motion: reduce) {
            $reduced: \(prefix)-get($name, reduced, animation);
            @if $reduced == cut {
              animation-duration: \(CSSTiming.cutDuration);
            } @else {
              animation: $reduced;
            }
          }
        }
      }

      """
    return text.lines
  }
}

/// Words with a meaning of their own in `transition` and `animation`, easing functions apart: no names of what moves.
enum CSSKeyword {
  /// All of them (CSS Animations 1, CSS Transitions 2, and the words that any property takes).
  static let all: Set<String> = [
    "infinite", "normal", "reverse", "alternate", "alternate-reverse", "none", "forwards", "backwards",
    "both",
    "running", "paused", "auto", "allow-discrete", "replace", "add", "accumulate", "inherit", "initial",
    "unset",
    "revert", "revert-layer",
  ]
}

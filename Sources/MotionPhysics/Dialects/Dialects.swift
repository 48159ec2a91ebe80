/// The systems that `convert` speaks.
public enum Dialects {
  /// All of them, Apple's first.
  public static let all: [Dialect] = [
    .swiftUI, .uiKit, .coreAnimation, .compose, .flutter, .motion, .reactSpring, .reanimated, .framer,
    .origami,
    .css,
  ]
}

/// The systems whose springs can be read and written.
public enum Dialects {
  /// All of them, Apple's first.
  public static let all: [Dialect] = [
    .swiftUI, .uiKit, .coreAnimation, .compose, .flutter, .motion, .reactSpring, .reanimated, .framer,
    .origami,
  ]
}

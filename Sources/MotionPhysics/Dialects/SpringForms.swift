/// Every way to type a spring.
public enum SpringForms {
  /// The forms, those without a dialect first.
  public static let all: [SpringForm] = [
    .durationBounce, .responseDampingRatio, .massStiffnessDamping, .dampingRatioStiffness, .tensionFriction,
    .settlingDurationDampingRatio, .bouncinessSpeed, .motionDurationBounce, .motionVisualDurationBounce,
    .origamiTensionFriction, .reanimatedDurationDampingRatio,
  ]
}

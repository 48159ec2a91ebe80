extension MotionProperty {
  /// The vocabulary, in the order of its documentation.
  public static let all: [MotionProperty] = [
    MotionProperty("opacity", ["alpha"], .share, .opacity, keyPath: "opacity"),
    MotionProperty(
      "offset", ["translate", "translation", "position"], 2...3, .points, .offset,
      keyPath: "transform.translation"),
    MotionProperty(
      "x", ["offsetX", "translateX", "translationX", "horizontalOffset", "horizontalTranslation"], .points,
      .offset, keyPath: "transform.translation.x"),
    MotionProperty(
      "y", ["offsetY", "translateY", "translationY", "verticalOffset", "verticalTranslation"], .points,
      .offset, places: [1], keyPath: "transform.translation.y"),
    MotionProperty(
      "z", ["offsetZ", "translateZ", "translationZ"], .points, .offset, places: [2],
      keyPath: "transform.translation.z"),
    MotionProperty("scale", [], .factor, .scale, keyPath: "transform.scale"),
    MotionProperty("scale", [], 2...3, .factor, .scale, keyPath: "transform.scale"),
    MotionProperty(
      "scaleX", ["horizontalScale", "horizontalStretch"], .factor, .scale, keyPath: "transform.scale.x"),
    MotionProperty(
      "scaleY", ["verticalScale", "verticalStretch"], .factor, .scale, places: [1],
      keyPath: "transform.scale.y"),
    MotionProperty(
      "rotation", ["rotate", "angle", "rotationZ", "rotateZ"], .degrees, .rotation,
      keyPath: "transform.rotation.z"),
    MotionProperty("rotationX", ["rotateX"], .degrees, .rotationX, keyPath: "transform.rotation.x"),
    MotionProperty("rotationY", ["rotateY"], .degrees, .rotationY, keyPath: "transform.rotation.y"),
    MotionProperty("skewX", [], .degrees, .skewX),
    MotionProperty("skewY", [], .degrees, .skewY),
    MotionProperty("width", [], .points, .size, keyPath: "bounds.size.width"),
    MotionProperty("height", [], .points, .size, places: [1], keyPath: "bounds.size.height"),
    MotionProperty("size", [], 2...2, .points, .size, keyPath: "bounds.size"),
    MotionProperty("frame", ["bounds", "rect"], 4...4, .points, .frame),
    MotionProperty("center", ["centre"], 2...2, .points, .center, keyPath: "position"),
    MotionProperty("cornerRadius", ["borderRadius"], .points, .cornerRadius, keyPath: "cornerRadius"),
    MotionProperty("blur", ["blurRadius"], .points, .blur),
    MotionProperty("color", ["colour", "foregroundColor", "textColor", "tintColor"], 3...4, .color, .color),
    MotionProperty(
      "backgroundColor", ["backgroundColour", "background", "fill", "fillColor"], 3...4, .color,
      .backgroundColor, keyPath: "backgroundColor"),
    MotionProperty(
      "borderColor", ["borderColour", "strokeColor"], 3...4, .color, .borderColor, keyPath: "borderColor"),
    MotionProperty("strokeWidth", ["lineWidth"], .points, .strokeWidth, keyPath: "lineWidth"),
    MotionProperty("fontSize", ["textSize"], .points, .fontSize),
  ]

  /// A property of one number.
  private init(
    _ name: String, _ otherNames: [String], _ unit: Unit, _ target: Target, places: [Int] = [0],
    keyPath: String? = nil
  ) {
    self.init(
      name: name, otherNames: otherNames, counts: 1...1, unit: unit, target: target, places: places,
      keyPath: keyPath)
  }

  /// A property of several numbers, which are its target's from the first on.
  private init(
    _ name: String, _ otherNames: [String], _ counts: ClosedRange<Int>, _ unit: Unit, _ target: Target,
    keyPath: String? = nil
  ) {
    self.init(
      name: name, otherNames: otherNames, counts: counts, unit: unit, target: target,
      places: Array(0..<counts.upperBound), keyPath: keyPath)
  }
}

extension MotionProperty {
  /// The vocabulary, in the order of its documentation.
  public static let all: [MotionProperty] = [
    MotionProperty(
      "opacity", ["alpha"], .share, .opacity, "How opaque it is",
      Words(
        css: "opacity", motion: "opacity", reactNative: "opacity", swiftUI: "opacity",
        coreAnimation: "opacity",
        compose: "alpha", flutter: "Opacity", lottie: "ks.o")),
    MotionProperty(
      "offset", ["translate", "translation", "position"], 2...3, .points, .offset,
      "How far it is from its place: to the right, down and, with three numbers, towards the viewer",
      Words(
        css: "translate", motion: "x, y, z", reactNative: "translateX, translateY", swiftUI: "offset",
        coreAnimation: "transform.translation", compose: "translationX, translationY",
        flutter: "Transform.translate", lottie: "ks.p")),
    MotionProperty(
      "x", ["offsetX", "translateX", "translationX", "horizontalOffset", "horizontalTranslation"], .points,
      .offset, "How far it is to the right of its place",
      Words(
        css: "translate", motion: "x", reactNative: "translateX", swiftUI: "offset(x:)",
        coreAnimation: "transform.translation.x", compose: "translationX", flutter: "Transform.translate",
        lottie: "ks.p.x")),
    MotionProperty(
      "y", ["offsetY", "translateY", "translationY", "verticalOffset", "verticalTranslation"], .points,
      .offset, places: [1], "How far it is below its place",
      Words(
        css: "translate", motion: "y", reactNative: "translateY", swiftUI: "offset(y:)",
        coreAnimation: "transform.translation.y", compose: "translationY", flutter: "Transform.translate",
        lottie: "ks.p.y")),
    MotionProperty(
      "z", ["offsetZ", "translateZ", "translationZ"], .points, .offset, places: [2],
      "How far it is in front of its place",
      Words(
        css: "translate", motion: "z", reactNative: nil, swiftUI: nil,
        coreAnimation: "transform.translation.z", compose: nil, flutter: "Transform", lottie: nil)),
    MotionProperty(
      "scale", [], .factor, .scale, "How large it is, in all directions alike",
      Words(
        css: "scale", motion: "scale", reactNative: "scale", swiftUI: "scaleEffect",
        coreAnimation: "transform.scale", compose: "scaleX, scaleY", flutter: "Transform.scale",
        lottie: "ks.s")),
    MotionProperty(
      "scale", [], 2...3, .factor, .scale, "How large it is, in each direction by itself",
      Words(
        css: "scale", motion: "scaleX, scaleY, scaleZ", reactNative: "scaleX, scaleY", swiftUI: "scaleEffect",
        coreAnimation: "transform.scale", compose: "scaleX, scaleY", flutter: "Transform.scale",
        lottie: "ks.s")),
    MotionProperty(
      "scaleX", ["horizontalScale", "horizontalStretch"], .factor, .scale, "How wide it is stretched",
      Words(
        css: "scale", motion: "scaleX", reactNative: "scaleX", swiftUI: "scaleEffect(x:)",
        coreAnimation: "transform.scale.x", compose: "scaleX", flutter: "Transform.scale", lottie: "tr.s")),
    MotionProperty(
      "scaleY", ["verticalScale", "verticalStretch"], .factor, .scale, places: [1],
      "How high it is stretched",
      Words(
        css: "scale", motion: "scaleY", reactNative: "scaleY", swiftUI: "scaleEffect(y:)",
        coreAnimation: "transform.scale.y", compose: "scaleY", flutter: "Transform.scale", lottie: "tr.s")),
    MotionProperty(
      "rotation", ["rotate", "angle", "rotationZ", "rotateZ"], .degrees, .rotation,
      "How far it is turned in the plane",
      Words(
        css: "rotate", motion: "rotate", reactNative: "rotate", swiftUI: "rotationEffect",
        coreAnimation: "transform.rotation.z", compose: "rotationZ", flutter: "Transform.rotate",
        lottie: "ks.r")),
    MotionProperty(
      "rotationX", ["rotateX"], .degrees, .rotationX, "How far it is turned around its horizontal axis",
      Words(
        css: "transform: rotateX()", motion: "rotateX", reactNative: "rotateX", swiftUI: "rotation3DEffect",
        coreAnimation: "transform.rotation.x", compose: "rotationX", flutter: "Transform", lottie: nil)),
    MotionProperty(
      "rotationY", ["rotateY"], .degrees, .rotationY, "How far it is turned around its vertical axis",
      Words(
        css: "transform: rotateY()", motion: "rotateY", reactNative: "rotateY", swiftUI: "rotation3DEffect",
        coreAnimation: "transform.rotation.y", compose: "rotationY", flutter: "Transform", lottie: nil)),
    MotionProperty(
      "skewX", [], .degrees, .skewX, "How far it leans along the horizontal axis",
      Words(
        css: "transform: skewX()", motion: "skewX", reactNative: "skewX", swiftUI: "transformEffect",
        coreAnimation: nil, compose: nil, flutter: "Transform", lottie: "ks.sk")),
    MotionProperty(
      "skewY", [], .degrees, .skewY, "How far it leans along the vertical axis",
      Words(
        css: "transform: skewY()", motion: "skewY", reactNative: "skewY", swiftUI: "transformEffect",
        coreAnimation: nil, compose: nil, flutter: "Transform", lottie: nil)),
    MotionProperty(
      "width", [], .points, .size, "How wide it is",
      Words(
        css: "width", motion: "width", reactNative: "width", swiftUI: "frame(width:)",
        coreAnimation: "bounds.size.width", compose: "width", flutter: "SizedBox", lottie: nil)),
    MotionProperty(
      "height", [], .points, .size, places: [1], "How high it is",
      Words(
        css: "height", motion: "height", reactNative: "height", swiftUI: "frame(height:)",
        coreAnimation: "bounds.size.height", compose: "height", flutter: "SizedBox", lottie: nil)),
    MotionProperty(
      "size", [], 2...2, .points, .size, "Its width and height",
      Words(
        css: "width, height", motion: "width, height", reactNative: "width, height", swiftUI: "frame",
        coreAnimation: "bounds.size", compose: "size", flutter: "SizedBox", lottie: "rc.s")),
    MotionProperty(
      "frame", ["bounds", "rect"], 4...4, .points, .frame,
      "Its left and top in what it stands in, its width and height",
      Words(
        css: "left, top, width, height", motion: "left, top, width, height",
        reactNative: "left, top, width, height", swiftUI: "frame and position", coreAnimation: "frame",
        compose: "offset and size", flutter: "Positioned", lottie: nil)),
    MotionProperty(
      "center", ["centre"], 2...2, .points, .center, "Where its middle is in what it stands in: left and top",
      Words(
        css: nil, motion: nil, reactNative: nil, swiftUI: "position", coreAnimation: "position",
        compose: "offset",
        flutter: "Positioned", lottie: nil)),
    MotionProperty(
      "cornerRadius", ["borderRadius"], .points, .cornerRadius, "How round its corners are",
      Words(
        css: "border-radius", motion: "borderRadius", reactNative: "borderRadius", swiftUI: "clipShape",
        coreAnimation: "cornerRadius", compose: "clip", flutter: "ClipRRect", lottie: "rc.r")),
    MotionProperty(
      "blur", ["blurRadius"], .points, .blur, "How far it is out of focus",
      Words(
        css: "filter: blur()", motion: "filter: blur()", reactNative: "filter: blur", swiftUI: "blur",
        coreAnimation: nil, compose: "blur", flutter: "ImageFiltered", lottie: nil)),
    MotionProperty(
      "color", ["colour", "foregroundColor", "textColor", "tintColor"], 3...4, .color, .color,
      "The colour of its text and symbols",
      Words(
        css: "color", motion: "color", reactNative: "color", swiftUI: "foregroundStyle",
        coreAnimation: nil, compose: "color", flutter: "DefaultTextStyle", lottie: "fl.c")),
    MotionProperty(
      "backgroundColor", ["backgroundColour", "background", "fill", "fillColor"], 3...4, .color,
      .backgroundColor, "The colour of its surface",
      Words(
        css: "background-color", motion: "backgroundColor", reactNative: "backgroundColor",
        swiftUI: "background", coreAnimation: "backgroundColor", compose: "background", flutter: "ColoredBox",
        lottie: "fl.c")),
    MotionProperty(
      "borderColor", ["borderColour", "strokeColor"], 3...4, .color, .borderColor, "The colour of its edge",
      Words(
        css: "border-color", motion: "borderColor", reactNative: "borderColor", swiftUI: "border",
        coreAnimation: "borderColor", compose: "border", flutter: "DecoratedBox", lottie: nil)),
    MotionProperty(
      "strokeWidth", ["lineWidth"], .points, .strokeWidth, "How thick a drawn line is",
      Words(
        css: "stroke-width", motion: "strokeWidth", reactNative: nil, swiftUI: "stroke(lineWidth:)",
        coreAnimation: "lineWidth", compose: "Stroke", flutter: "CustomPaint", lottie: nil)),
    MotionProperty(
      "fontSize", ["textSize"], .points, .fontSize, "How large its letters are",
      Words(
        css: "font-size", motion: "fontSize", reactNative: "fontSize", swiftUI: "font", coreAnimation: nil,
        compose: "fontSize", flutter: "DefaultTextStyle", lottie: nil)),
  ]

  /// A property of one number.
  private init(
    _ name: String, _ otherNames: [String], _ unit: Unit, _ target: Target, places: [Int] = [0],
    _ meaning: String, _ words: Words
  ) {
    self.init(
      name: name, otherNames: otherNames, counts: 1...1, unit: unit, target: target, places: places,
      meaning: meaning, words: words)
  }

  /// A property of several numbers, which are its target's from the first on.
  private init(
    _ name: String, _ otherNames: [String], _ counts: ClosedRange<Int>, _ unit: Unit, _ target: Target,
    _ meaning: String, _ words: Words
  ) {
    self.init(
      name: name, otherNames: otherNames, counts: counts, unit: unit, target: target,
      places: Array(0..<counts.upperBound), meaning: meaning, words: words)
  }
}

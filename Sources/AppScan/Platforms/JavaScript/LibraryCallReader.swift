import MotionPhysics

/// Finds the motions that functions of libraries are given as options or as a number: VueUse's `useTransition`, Astro's
/// `fade({ duration: "0.4s" })`, Angular's `animate(200)`.
enum LibraryCallReader: PlatformReader {
  static let shapes = [vueUse, astro, angular]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    switch word {
    case "useTransition":
      // react-spring has a function of the same name, and React one that is given nothing.
      guard !scan.usesReactSpring(source) else { return }
      options(vueUse, source.argument(1, of: index), source, &scan)
    case "fade", "slide":
      guard scan.imports("astro:transitions", in: source) else { return }
      options(astro, source.argument(0, of: index), source, &scan)
    default:
      guard scan.imports("@angular/animations", in: source), !source.isDot(index - 1),
        let time = source.argument(0, of: index)
      else { return }
      scan.add(angular, role: .number, constants: time, in: source)
      // What takes no time only sets its styles.
      guard case .number(let number, _) = ExpressionParser.parse(source, time), number > 1 else { return }
      scan.add(
        angular, role: .number, in: source, name: index, through: time.lowerBound,
        [("duration", .number(number))])
    }
  }

  private static func options(
    _ shape: CallShape, _ value: Range<Int>?, _ source: Source, _ scan: inout ScanContext
  ) {
    guard let value else { return }
    for opening in source.objects(value) where !scan.isTaken(opening) {
      let object = MotionObject(source, opening, shape)
      guard object.isExplicit || object.isNamed else { continue }
      scan.take(opening)
      scan.add(shape, object: object, in: source)
    }
    scan.add(shape, constants: value, in: source)
  }

  /// Milliseconds; 100 of them and no ease where nothing is said (packages/core/useTransition/index.ts). Up to version 13
  /// the ease is called `transition`.
  private static let vueUse = CallShape.javaScript(
    .webJS, "VueUse.useTransition", ["useTransition"], ["duration", "easing", "transition", "bezier"],
    others: ["delay"], role: .object(.other), library: vueUseNames,
    example: "const x = useTransition(y, { duration: 500, transition: TransitionPresets.easeOutCubic });",
    reads: "tween 0.5 0.33:1:0.68:1"
  ) { values in
    let name = values.has("easing") || values.has("bezier") ? "easing" : "transition"
    return try .javaScript(values, duration: 100, perSecond: 1000, default: "linear", name: name, .web)
  }

  private static let vueUseNames: Library = {
    var library = Library.web
    library.name = { path in
      guard path.hasPrefix("TransitionPresets.") else { return Library.web.name(path) }
      let name = NamePath.last(path)
      return PennerEasing.beziers[name].map { .list($0.map { .number($0) }) } ?? .text(name)
    }
    return library
  }()

  /// A time of CSS or milliseconds, with a curve that nothing changes (packages/astro/src/transitions/index.ts).
  private static let astro = CallShape.javaScript(
    .webJS, "Astro.transition", ["fade", "slide"], ["duration"], role: .object(.other),
    example: "import { fade } from 'astro:transitions';\nexport const page = fade({ duration: '0.4s' });",
    reads: "tween 0.4 0.76:0:0.24:1"
  ) { values in
    let duration = try values.timeOfCSS("duration") ?? values.number("duration") / 1000
    return try .tween(duration, CurveNames.web.curve(.numbers([0.76, 0, 0.24, 1])))
  }

  /// Milliseconds, which the browser plays without an ease. Times with more beside them are texts of CSS.
  private static let angular = CallShape.javaScript(
    .webJS, "Angular.animate", ["animate"], ["duration"], role: .object(.webAnimations),
    example: "import { animate } from '@angular/animations';\nconst enter = animate(200, style({}));",
    reads: "tween 0.2 0:0:1:1"
  ) { try .javaScript($0, duration: nil, perSecond: 1000, default: "linear", .web) }
}

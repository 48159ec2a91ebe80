// Made by motionbook from 54 presets, digest b00f15ae76c36e07.
// Do not edit: change the registry and export it again.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(UIKit)
import UIKit
#elseif canImport(QuartzCore)
import QuartzCore
#endif

/// The presets, by their groups.
public enum Motion {
  public enum _2nd {
    /// A name that begins with a digit.
    ///
    /// duration 0.3, bounce 0.1; settles in 0.4 s.
    /// With less motion: fade.quick.
    public static let tap: SpringTiming = SpringTiming(mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752, duration: 0.39997242687386514)

    /// ``tap``, or what replaces it with less motion.
    public static func tap(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.quick : Motion._2nd.tap
    }
  }

  public enum `class` {
    /// Two words that languages keep for themselves.
    ///
    /// duration 0.4, bounce 0.25; settles in 0.509 s.
    /// With less motion: fade.quick.
    public static let `in`: SpringTiming = SpringTiming(mass: 1, stiffness: 246.74011002723395, damping: 23.561944901923447, duration: 0.509210295028357)

    /// ``in``, or what replaces it with less motion.
    public static func `in`(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.quick : Motion.`class`.`in`
    }
  }

  public enum clip {
    /// Tracks of two, three and four numbers.
    ///
    /// offset, axis, color, scale.
    /// With less motion: a cut.
    public enum ComponentsClip {
      /// Seconds.
      public static let duration = 2.5765732265555927
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = false

      /// offset
      ///
      /// Baked: at most 0.1961 % of the travel beside the registry's.
      public static let offset = LayerTrack(
        duration: 2.5765732265555927,
        keys: [
          LayerKey([0, 40], at: 0),
          LayerKey([0.057373046875, 39.8697509765625], at: 0.0030321280681954005),
          LayerKey([0.224609375, 39.4892578125], at: 0.006064256136390801),
          LayerKey([0.494384765625, 38.8739013671875], at: 0.009096384204586203),
          LayerKey([0.859375, 38.0390625], at: 0.012128512272781602),
          LayerKey([1.845703125, 35.7724609375], at: 0.018192768409172406),
          LayerKey([3.125, 32.8125], at: 0.024257024545563204),
          LayerKey([4.638671875, 29.2822265625], at: 0.030321280681954006),
          LayerKey([6.328125, 25.3046875], at: 0.03638553681834481),
          LayerKey([10, 16.5], at: 0.04851404909112641),
          LayerKey([13.671875, 7.3828125], at: 0.06064256136390801),
          LayerKey([15.361328125, 3.0146484375], at: 0.06670681750029882),
          LayerKey([16.875, -1.0625], at: 0.07277107363668962),
          LayerKey([18.154296875, -4.7255859375], at: 0.07883532977308041),
          LayerKey([19.140625, -7.8515625], at: 0.08489958590947122),
          LayerKey([19.775390625, -10.3173828125], at: 0.09096384204586203),
          LayerKey([19.942626953125, -11.2642822265625], at: 0.09399597011405743),
          LayerKey([20, -12], at: 0.09702809818225282),
          LayerKey([19.874533319790007, -12.610301466923282], at: 0.1005553321737284),
          LayerKey([19.517907194248586, -12.999474626818781], at: 0.10408256616520398),
          LayerKey([18.22785037468728, -13.19116017564912], at: 0.11113703414815512),
          LayerKey([16.354728030993563, -12.731107521146965], at: 0.11819150213110625),
          LayerKey([14.104591245915783, -11.773768149823248], at: 0.12524597011405741),
          LayerKey([11.658923405653535, -10.465148055649623], at: 0.13230043809700856),
          LayerKey([9.171228929039088, -8.937751836170063], at: 0.13935490607995973),
          LayerKey([4.537044942854887, -5.670241901924115], at: 0.15346384204586203),
          LayerKey([2.5528529280435848, -4.104240876172222], at: 0.16051831002881317),
          LayerKey([0.8552842034350014, -2.6674211824598046], at: 0.16757277801176432),
          LayerKey([-0.535355648790123, -1.4001293324827824], at: 0.17462724599471546),
          LayerKey([-1.6171612321121458, -0.3266001231597464], at: 0.18168171397766664),
          LayerKey([-2.4029584541355398, 0.5428787677932139], at: 0.18873618196061778),
          LayerKey([-2.916700721074932, 1.209596500463153], at: 0.19579064994356896),
          LayerKey([-3.2594951395773855, 1.9833158830931268], at: 0.20989958590947122),
          LayerKey([-2.939952840054861, 2.146781109117578], at: 0.22400852187537348),
          LayerKey([-2.2535654323909, 1.896864119968896], at: 0.2381174578412758),
          LayerKey([-0.6992443250769931, 0.8934744764172002], at: 0.26633532977308044),
          LayerKey([0.281232295642468, 0.03476247740236538], at: 0.294553201704885),
          LayerKey([0.5308390024833614, -0.32738591567136943], at: 0.3227710736366896),
          LayerKey([0.10749985389799122, -0.14064774263614588], at: 0.37920681750029883),
          LayerKey([-0.08639229469714849, 0.0539775237400999], at: 0.43564256136390805),
          LayerKey([0.014050567203284459, -0.008889465383649764], at: 0.5485140490911264),
          LayerKey([9.766898369178989e-06, -6.472124043810368e-06], at: 1),
        ]
      )

      /// axis
      public static let axis = LayerTrack(
        duration: 2.5765732265555927,
        keys: [
          LayerKey([0, 0, 1], at: 0),
          LayerKey([0, 1, 0], at: 0.19405619636450563),
          LayerKey([0, 1, 0], at: 1),
        ]
      )

      /// color
      public static let color = LayerTrack(
        duration: 2.5765732265555927,
        keys: [
          LayerKey([0.1, 0.2, 0.3, 1], at: 0),
          LayerKey([0.9, 0.8, 0.7, 0.5], at: 0.11643371781870339, by: CubicCurve(0, 0, 0.2, 1)),
          LayerKey([0.9, 0.8, 0.7, 0.5], at: 1),
        ]
      )

      /// scale
      ///
      /// Baked: at most 0.1153 % of the travel beside the registry's.
      public static let scale = LayerTrack(
        duration: 2.5765732265555927,
        keys: [
          LayerKey([1], at: 0),
          LayerKey([1.0574480536041155], at: 0.009702809818225282, by: CubicCurve(0.3333333333333333, 0.2901171688342924, 0.6666666666666666, 0.6454180546760987)),
          LayerKey([1.116460317835889], at: 0.019405619636450565, by: CubicCurve(0.3333333333333333, 0.3451832066977596, 0.6666666666666666, 0.6900203573379691)),
          LayerKey([1.1972790516787484], at: 0.03881123927290113, by: CubicCurve(0.3333333333333333, 0.45268218665265997, 0.6666666666666666, 0.7941951350344797)),
          LayerKey([1.2163624137585078], at: 0.07762247854580226, by: CubicCurve(0.3333333333333333, 1.743182206122419, 0.6666666666666666, 1.3866966993231262)),
          LayerKey([1], at: 0.15524495709160452, by: CubicCurve(0.42, 0, 0.58, 1)),
          LayerKey([1], at: 1),
        ]
      )

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }

    /// Property names that try to leave their place.
    ///
    /// * / } body { color: red } / *, < /style><script>alert(1)< /script>, $ {process.exit()} \ (exit()) # {1}, "'`;\, größe\n\u{202e}end.
    /// With less motion: fade.quick.
    public enum HostileClip {
      /// Seconds.
      public static let duration = 0.1
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = false

      /// * / } body { color: red } / *
      public static let bodyColorRed = LayerTrack(
        duration: 0.1,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([1], at: 1),
        ]
      )

      /// < /style><script>alert(1)< /script>
      public static let styleScriptAlert1Script = LayerTrack(
        duration: 0.1,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([1], at: 1),
        ]
      )

      /// $ {process.exit()} \ (exit()) # {1}
      public static let processExitExit1 = LayerTrack(
        duration: 0.1,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([1], at: 1),
        ]
      )

      /// "'`;\ .
      public static let value = LayerTrack(
        duration: 0.1,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([1], at: 1),
        ]
      )

      /// größe \u{202e}end
      public static let grEEnd = LayerTrack(
        duration: 0.1,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([1], at: 1),
        ]
      )

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { Motion.fade.quick }
    }

    /// Every type of keyframe, with and without what may be left out.
    ///
    /// x, opacity, rotation.
    /// With less motion: fade.quick.
    public enum KeyframesClip {
      /// Seconds.
      public static let duration = 4.8999999999999995
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = false

      /// x
      public static let x = LayerTrack(
        duration: 4.8999999999999995,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([20], at: 0.020408163265306124),
          LayerKey([60], at: 0.051020408163265314, by: CubicCurve(0.2, 0, 0, 1)),
          LayerKey([65], at: 0.051020408163265314),
          LayerKey([65], at: 0.06122448979591837),
          LayerKey([70], at: 0.06122448979591837),
          LayerKey([70], at: 0.07142857142857144),
          LayerKey([75], at: 0.07142857142857144),
          LayerKey([75], at: 0.0816326530612245),
          LayerKey([80], at: 0.0816326530612245),
          LayerKey([80], at: 0.09183673469387757),
          LayerKey([120], at: 0.1326530612244898, by: CubicCurve(0.3333333333333333, 0.08333333333333334, 0.6666666666666666, 1.0333333333333334)),
          LayerKey([40], at: 0.1326530612244898),
          LayerKey([0], at: 0.17346938775510207, by: CubicCurve(0.3333333333333333, -0, 0.6666666666666666, 1)),
          LayerKey([0], at: 1),
        ]
      )

      /// opacity
      ///
      /// Baked: at most 0.0032 % of the travel beside the registry's.
      public static let opacity = LayerTrack(
        duration: 4.8999999999999995,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([0.25], at: 0),
          LayerKey([0.7803300858899107], at: 0.035864475773075805, by: CubicCurve(0, 0.37507275689606917, 0.35971075326438673, 0.7347835101604561)),
          LayerKey([1], at: 0.12244897959183675, by: CubicCurve(0.26521648983954393, 0.6402892467356133, 0.6249272431039308, 1)),
          LayerKey([0.5], at: 0.12244897959183675),
          LayerKey([0.5], at: 1),
        ]
      )

      /// rotation
      ///
      /// Baked: at most 0.1043 % of the travel beside the registry's.
      public static let rotation = LayerTrack(
        duration: 4.8999999999999995,
        keys: [
          LayerKey([-30], at: 0),
          LayerKey([-25.10334917072408], at: 0.007653061224489797, by: CubicCurve(0.3333333333333333, 0, 0.6666666666666666, 0.4338172028450864)),
          LayerKey([-15.414486440741797], at: 0.015306122448979593, by: CubicCurve(0.3333333333333333, 0.2861429189858527, 0.6666666666666666, 0.6427629077636632)),
          LayerKey([3.7176272392055125], at: 0.030612244897959186, by: CubicCurve(0.3333333333333333, 0.36182318447790235, 0.6666666666666666, 0.7180231328151414)),
          LayerKey([23.402036353607222], at: 0.06122448979591837, by: CubicCurve(0.3333333333333333, 0.5481305988655875, 0.6666666666666666, 0.8335483018622203)),
          LayerKey([20.880001523616748], at: 0.06855867346938777, by: CubicCurve(0.3333333333333333, 0.47498022327914935, 0.6666666666666666, 0.7261814433584542)),
          LayerKey([18.939067975935373], at: 0.07589285714285714, by: CubicCurve(0.3333333333333333, 0.3557978261402398, 0.6666666666666666, 0.6846602116646043)),
          LayerKey([15.603402745237801], at: 0.09056122448979592, by: CubicCurve(0.3333333333333333, 0.36697541975512843, 0.6666666666666666, 0.6979612225642262)),
          LayerKey([10.591735510488881], at: 0.11989795918367346, by: CubicCurve(0.3333333333333333, 0.4020619091504336, 0.6666666666666666, 0.7270770823649666)),
          LayerKey([4.880482836105731], at: 0.17857142857142858, by: CubicCurve(0.3333333333333333, 0.4789838313610617, 0.6666666666666666, 0.7792927924414609)),
          LayerKey([1.0362251163372243], at: 0.29591836734693877, by: CubicCurve(0.3333333333333333, 0.65579090753585, 0.6666666666666666, 0.8607623400646033)),
          LayerKey([0.04671289297345638], at: 0.5306122448979592, by: CubicCurve(0.3333333333333333, 1.0818773865562952, 0.6666666666666666, 0.9512291086446115)),
          LayerKey([9.492969026680953e-05], at: 1, by: CubicCurve(0.3333333333333333, 2.0704204877996255, 0.6666666666666666, 0.995792502602149)),
        ]
      )

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { Motion.fade.quick }
    }

    /// It starts again at its end.
    ///
    /// scale, opacity, loops.
    /// With less motion: a cut.
    public enum PulseClip {
      /// Seconds.
      public static let duration = 1.2
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = true

      /// scale
      public static let scale = LayerTrack(
        duration: 1.2,
        keys: [
          LayerKey([1], at: 0),
          LayerKey([1.1], at: 0.5, by: CubicCurve(0.3333333333333333, 0, 0.6666666666666666, 1)),
          LayerKey([1], at: 1, by: CubicCurve(0.3333333333333333, -0, 0.6666666666666666, 1)),
        ]
      )

      /// opacity
      public static let opacity = LayerTrack(
        duration: 1.2,
        keys: [
          LayerKey([0.6], at: 0),
          LayerKey([1], at: 0.5, by: CubicCurve(0.42, 0, 0.58, 1)),
          LayerKey([1], at: 1),
        ]
      )

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }

    /// A position drives it, not time.
    ///
    /// opacity, y, by progress.
    public enum ScrollClip {
      /// The share at which the longest track ends: give the layer a `speed` of 0 and a `timeOffset`.
      public static let duration = 1.0
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = false

      /// opacity
      public static let opacity = LayerTrack(
        duration: 1,
        keys: [
          LayerKey([1], at: 0),
          LayerKey([0], at: 0.4),
          LayerKey([0], at: 1),
        ]
      )

      /// y
      public static let y = LayerTrack(
        duration: 1,
        keys: [
          LayerKey([0], at: 0),
          LayerKey([-80], at: 1, by: CubicCurve(0, 0, 0.58, 1)),
        ]
      )
    }
  }

  public enum curve {
    /// For things that come in.
    ///
    /// bezier 0, 0, 0.2, 1.
    public static let enter: CubicCurve = CubicCurve(0, 0, 0.2, 1)

    /// Points with a jump, beginning above 0 and ending below 1.
    ///
    /// 4 points.
    public static let jump: PiecewiseCurve = PiecewiseCurve([
      [0, 0.1, 0.5, 0.4],
      [0.5, 0.8, 1, 0.9],
    ])

    /// A Bezier that leaves 0 to 1 on both sides.
    ///
    /// bezier 0.68, -0.55, 0.265, 1.55.
    public static let overshoot: CubicCurve = CubicCurve(0.68, -0.55, 0.265, 1.55)

    /// Android's emphasized path.
    ///
    /// path.
    public static let path: PiecewiseCurve = PiecewiseCurve([
      [0, 0, 0.05, 0, 0.133333, 0.06, 0.166666, 0.4],
      [0.166666, 0.4, 0.208333, 0.82, 0.25, 1, 1, 1],
    ])

    /// Straight lines, some steep.
    ///
    /// 5 points.
    public static let points: PiecewiseCurve = PiecewiseCurve([
      [0, 0, 0.1, 0.62],
      [0.1, 0.62, 0.35, 1.08],
      [0.35, 1.08, 0.7, 0.97],
      [0.7, 0.97, 1, 1],
    ])

    public enum steps {
      /// 3 steps, jump both.
      public static let both: PiecewiseCurve = PiecewiseCurve([
        [0, 0.25, 0.3333333333333333, 0.25],
        [0.3333333333333333, 0.5, 0.6666666666666666, 0.5],
        [0.6666666666666666, 0.75, 1, 0.75],
        [1, 0.75, 1, 1],
      ])

      /// 5 steps.
      public static let end: PiecewiseCurve = PiecewiseCurve([
        [0, 0, 0.2, 0],
        [0.2, 0.2, 0.4, 0.2],
        [0.4, 0.4, 0.6, 0.4],
        [0.6, 0.6, 0.8, 0.6],
        [0.8, 0.8, 1, 0.8],
        [1, 0.8, 1, 1],
      ])

      /// 4 steps, jump none.
      public static let none: PiecewiseCurve = PiecewiseCurve([
        [0, 0, 0.25, 0],
        [0.25, 0.3333333333333333, 0.5, 0.3333333333333333],
        [0.5, 0.6666666666666666, 0.75, 0.6666666666666666],
        [0.75, 1, 1, 1],
      ])

      /// 2 steps, jump start.
      public static let start: PiecewiseCurve = PiecewiseCurve([
        [0, 0.5, 0.5, 0.5],
        [0.5, 1, 1, 1],
      ])
    }
  }

  /// The most reserved of words.
  ///
  /// duration 0.5, bounce 0; settles in 0.735 s.
  /// With less motion: fade.standard.
  public static let `default`: SpringTiming = SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 25.132741228718345, duration: 0.7347716981942959)

  /// ``default``, or what replaces it with less motion.
  public static func `default`(reduceMotion: Bool) -> (any Timing)? {
    reduceMotion ? Motion.fade.standard : Motion.`default`
  }

  public enum deprecated {
    /// Another name for default.
    /// With less motion: fade.standard.
    @available(*, deprecated, renamed: "Motion.default")
    public static var alias: SpringTiming { Motion.`default` }

    /// ``alias``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "Motion.default(reduceMotion:)")
    public static func alias(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.standard : Motion.deprecated.alias
    }

    /// opacity.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "Motion.clip.PulseClip")
    public enum ClipClip {
      /// Seconds.
      public static let duration = 0.1
      /// Whether it starts again at its end: a `repeatCount` of infinity.
      public static let repeats = false

      /// opacity
      public static let opacity = LayerTrack(
        duration: 0.1,
        keys: [
          LayerKey([1], at: 0),
          LayerKey([0], at: 1),
        ]
      )

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }

    /// 0.2 s, easeOut.
    @available(*, deprecated, message: "\") } * / - -> < /style> $ {exit()} \\ (exit()) ''' \"\"\" `rm`  #!\\u{202e}")
    public static let hostile: CubicTiming = CubicCurve(0, 0, 0.58, 1).timing(duration: 0.2)

    /// duration 0.3, bounce 0.1; settles in 0.4 s.
    /// With less motion: a cut.
    @available(*, deprecated, renamed: "Motion.fade.quick")
    public static let moving: SpringTiming = SpringTiming(mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752, duration: 0.39997242687386514)

    /// ``moving``, or what replaces it with less motion.
    @available(*, deprecated, renamed: "Motion.fade.quick(reduceMotion:)")
    public static func moving(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? nil : Motion.deprecated.moving
    }

    /// 0.12 s.
    @available(*, deprecated)
    public static let plain: Double = 0.12
  }

  public enum derived {
    /// Shorter than its base, and bouncier.
    ///
    /// spring.standard, duration 0.35, bounce + 0.1; that is duration 0.35, bounce 0.25; settles in 0.446 s.
    /// With less motion: fade.standard.
    public static let child: SpringTiming = SpringTiming(mass: 1, stiffness: 322.27279677026485, damping: 26.927937030769662, duration: 0.44555900814981236)

    /// ``child``, or what replaces it with less motion.
    public static func child(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.standard : Motion.derived.child
    }

    /// Derived from what is derived.
    ///
    /// derived.child, duration × 1.5, bounce - 0.2, delay 0.05; that is duration 0.525, bounce 0.05; settles in 0.636 s.
    /// With less motion: fade.standard.
    public static let grandchild: SpringTiming = SpringTiming(mass: 1, stiffness: 143.23235412011766, damping: 22.739146825983262, duration: 0.6361337811331765, delay: 0.05)

    /// ``grandchild``, or what replaces it with less motion.
    public static func grandchild(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.standard : Motion.derived.grandchild
    }
  }

  public enum duration {
    /// A third of a second, which no count of milliseconds is.
    ///
    /// 0.3333333333333333 s.
    public static let standard: Double = 0.3333333333333333

    /// No time at all.
    ///
    /// 0 s.
    public static let zero: Double = 0
  }

  public enum fade {
    /// What replaces movement.
    ///
    /// 0.15 s, easeOut.
    /// With less motion: fade.quick.
    public static let quick: CubicTiming = CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15)

    /// ``quick``, or what replaces it with less motion.
    public static func quick(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.quick : Motion.fade.quick
    }

    /// What replaces movement, slower.
    ///
    /// duration.standard, curve.enter.
    /// With less motion: fade.quick.
    public static let standard: CubicTiming = CubicCurve(0, 0, 0.2, 1).timing(duration: 0.3333333333333333)

    /// ``standard``, or what replaces it with less motion.
    public static func standard(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.quick : Motion.fade.standard
    }
  }

  public enum hostile {
    /// * / } < /style><script>alert('1')< /script> - -> $ {process.exit()} \ (exit()) # {1} """ ''' `rm` second line   third \u{202e}back\ .
    ///
    /// duration 0.5, bounce 0.2; settles in 0.674 s.
    /// With less motion: a cut.
    public static let summary: SpringTiming = SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 20.106192982974676, duration: 0.6743024174588379)

    /// ``summary``, or what replaces it with less motion.
    public static func summary(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? nil : Motion.hostile.summary
    }
  }

  public enum morph {
    /// A picture opens, its backdrop fades, and a finger drags it shut.
    ///
    /// image, backdrop, title, by a gesture down.
    /// With less motion: fade.standard.
    public enum HeroMorph {
      /// What leads to the second screen.
      public static var present: any Timing { SpringTiming(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552, initialVelocity: 2, duration: 0.6549973739064869) }

      /// What leads back.
      public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752, duration: 0.39997242687386514) }

      /// image
      public struct Image: Hashable, Sendable {
        /// frame
        public var frame: Vector4
        /// cornerRadius
        public var cornerRadius: Double

        public static let from = Self(frame: Vector4(16, 120, 80, 80), cornerRadius: 12.0)
        public static let to = Self(frame: Vector4(0, 0, 390, 390), cornerRadius: 0.0)

        public static var present: any Timing { SpringTiming(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552, initialVelocity: 2, duration: 0.6549973739064869) }
        public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752, duration: 0.39997242687386514) }
      }

      /// backdrop
      public struct Backdrop: Hashable, Sendable {
        /// opacity
        public var opacity: Double

        public static let from = Self(opacity: 0.0)
        public static let to = Self(opacity: 0.6)

        public static var present: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }
        public static var dismiss: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }
      }

      /// title
      public struct Title: Hashable, Sendable {
        /// offset
        public var offset: Vector2

        public static let from = Self(offset: Vector2(0, 24))
        public static let to = Self(offset: Vector2(0, 0))

        public static var present: any Timing { SpringTiming(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552, initialVelocity: 2, duration: 0.6549973739064869, delay: 0.08) }
        public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 438.6490844928604, damping: 37.69911184307752, duration: 0.39997242687386514, delay: 0.08) }
      }

      /// How a gesture drives it.
      public enum Interaction {
        /// Which way the finger goes: up, down, left or right.
        public static let axis = "down"
        /// How far it goes for the whole way, in points.
        public static let distance = 240.0
        /// The most progress that it can make.
        public static let cap = 0.9
        /// Released above this progress it finishes.
        public static let threshold = 0.35
        /// What leads to the end after a release.
        public static var finish: any Timing { SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 21.362830044410593, duration: 0.6966985359727474) }
        /// What leads back to the start.
        public static var cancel: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.2) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { Motion.fade.standard }
    }

    /// Names that try to leave their place.
    ///
    /// * / } body { color: red } / *, "'`;\.
    /// With less motion: a cut.
    public enum HostileMorph {
      /// What leads to the second screen.
      public static var present: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }

      /// What leads back.
      public static var dismiss: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }

      /// * / } body { color: red } / *
      public struct BodyColorRed: Hashable, Sendable {
        /// < /style><script>
        public var styleScript: Double
        /// $ {exit()} \ (exit()) # {1}
        public var exitExit1: Double

        public static let from = Self(styleScript: 0.0, exitExit1: 0.0)
        public static let to = Self(styleScript: 1.0, exitExit1: 1.0)

        public static var present: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }
        public static var dismiss: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }
      }

      /// "'`;\ .
      public struct Value: Hashable, Sendable {
        /// \u{202e}
        public var value: Double

        public static let from = Self(value: 0.0)
        public static let to = Self(value: 1.0)

        public static var present: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }
        public static var dismiss: any Timing { CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }

    /// The same way back, and no gesture.
    ///
    /// card.
    /// With less motion: a cut.
    public enum PlainMorph {
      /// What leads to the second screen.
      public static var present: any Timing { SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172, duration: 1.0107653471580815) }

      /// What leads back.
      public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172, duration: 1.0107653471580815) }

      /// card
      public struct Card: Hashable, Sendable {
        /// scale
        public var scale: Double

        public static let from = Self(scale: 0.9)
        public static let to = Self(scale: 1.0)

        public static var present: any Timing { SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172, duration: 1.0107653471580815) }
        public static var dismiss: any Timing { SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172, duration: 1.0107653471580815) }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }
  }

  public enum sequence {
    /// Curves that follow one another for ever.
    ///
    /// out, in, held, loops.
    /// With less motion: a cut.
    public enum BreathePhase: CaseIterable, Hashable, Sendable {
      /// out
      case out
      /// in
      case `in`
      /// held
      case held

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = true

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// scale
        public var scale: Double
        /// opacity
        public var opacity: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .out: Values(scale: 1.0, opacity: 0.8)
        case .`in`: Values(scale: 1.06, opacity: 0.8)
        case .held: Values(scale: 1.06, opacity: 1.0)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: (any Timing)? {
        switch self {
        case .out: CubicCurve(0.42, 0, 0.58, 1).timing(duration: 1.2)
        case .`in`: CubicCurve(0.42, 0, 0.58, 1).timing(duration: 0.9, delay: 0.1)
        case .held: PiecewiseCurve([
          [0, 0, 0.16666666666666666, 0],
          [0.16666666666666666, 0.2, 0.3333333333333333, 0.2],
          [0.3333333333333333, 0.4, 0.5, 0.4],
          [0.5, 0.6, 0.6666666666666666, 0.6],
          [0.6666666666666666, 0.8, 0.8333333333333334, 0.8],
          [0.8333333333333334, 1, 1, 1],
        ]).timing(duration: 0.6)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }

    /// Names that try to leave their place.
    ///
    /// * / } body { color: red } / *, < /style><script>, "'`;\\n\u{202e}, by a trigger.
    /// With less motion: a cut.
    public enum HostilePhase: CaseIterable, Hashable, Sendable {
      /// * / } body { color: red } / *
      case bodyColorRed
      /// < /style><script>
      case styleScript
      /// "'`;\ \u{202e}
      case value

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = false

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// $ {exit()} \ (exit()) # {1}
        public var exitExit1: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .bodyColorRed: Values(exitExit1: 0.0)
        case .styleScript: Values(exitExit1: 1.0)
        case .value: Values(exitExit1: 1.0)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: (any Timing)? {
        switch self {
        case .bodyColorRed: nil
        case .styleScript: CubicCurve(0, 0, 0.58, 1).timing(duration: 0.15)
        case .value: nil
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }

    /// Springs, a jump and a curve, once for each trigger.
    ///
    /// rest, left, right, flash, back, by a trigger.
    /// With less motion: fade.quick.
    public enum ShakePhase: CaseIterable, Hashable, Sendable {
      /// rest
      case rest
      /// left
      case left
      /// right
      case right
      /// flash
      case flash
      /// back
      case back

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = false

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// x
        public var x: Double
        /// glow
        public var glow: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .rest: Values(x: 0.0, glow: 0.0)
        case .left: Values(x: -14.0, glow: 0.0)
        case .right: Values(x: 14.0, glow: 1.0)
        case .flash: Values(x: 14.0, glow: 0.5)
        case .back: Values(x: 4.0, glow: 0.5)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: (any Timing)? {
        switch self {
        case .rest: SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172, duration: 1.0107653471580815)
        case .left: SpringTiming(mass: 1, stiffness: 986.9604401089358, damping: 43.982297150257104, duration: 0.32749868695324347, delay: 0.05)
        case .right: SpringTiming(mass: 1, stiffness: 631.6546816697189, damping: 30.159289474462014, duration: 0.4044968137092448)
        case .flash: nil
        case .back: CubicCurve(0.42, 0, 1, 1).timing(duration: 0.15)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { Motion.fade.quick }
    }

    /// One phase, which does not move.
    ///
    /// only, loops.
    public enum SinglePhase: CaseIterable, Hashable, Sendable {
      /// only
      case only

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = true

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// opacity
        public var opacity: Double
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .only: Values(opacity: 1.0)
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: (any Timing)? {
        switch self {
        case .only: SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 25.132741228718345, duration: 0.7347716981942959)
        }
      }
    }

    /// Springs that carry their motion from cycle to cycle.
    ///
    /// left, right, loops.
    /// With less motion: a cut.
    public enum WobblePhase: CaseIterable, Hashable, Sendable {
      /// left
      case left
      /// right
      case right

      /// Whether the phases start again at their end, or wait for a trigger.
      public static let repeats = true

      /// What moves.
      public struct Values: Hashable, Sendable {
        /// rotation
        public var rotation: Double
        /// offset
        public var offset: Vector2
      }

      /// Where everything is in the phase.
      public var values: Values {
        switch self {
        case .left: Values(rotation: -4.0, offset: Vector2(0, 0))
        case .right: Values(rotation: 4.0, offset: Vector2(6, -2))
        }
      }

      /// What leads to the phase from the one before; nil jumps.
      public var animation: (any Timing)? {
        switch self {
        case .left: SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172, duration: 1.0107653471580815)
        case .right: SpringTiming(mass: 1, stiffness: 246.74011002723395, damping: 12.566370614359172, duration: 1.1124049656236075)
        }
      }

      /// What plays in its place with less motion; nil is a cut.
      public static var reduced: (any Timing)? { nil }
    }
  }

  public enum sheet {
    /// Its partner is not part of the export.
    ///
    /// duration 0.15, bounce 0.14; settles in 0.209 s.
    /// With less motion: outside.fade, which is not part of this file.
    public static let drag: SpringTiming = SpringTiming(mass: 1, stiffness: 1754.5963379714417, damping: 72.04719152232593, duration: 0.20920667424128214)

    /// Another name, kept in use.
    ///
    /// Another name for sheet.present.
    /// With less motion: fade.standard.
    public static var `open`: SpringTiming { Motion.sheet.present }

    /// ``open``, or what replaces it with less motion.
    public static func `open`(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.standard : Motion.sheet.`open`
    }

    /// A sheet comes up.
    ///
    /// duration 0.4, bounce 0.3; settles in 0.655 s.
    /// With less motion: fade.standard.
    public static let present: SpringTiming = SpringTiming(mass: 1, stiffness: 246.74011002723395, damping: 21.991148575128552, duration: 0.6549973739064869)

    /// ``present``, or what replaces it with less motion.
    public static func present(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.standard : Motion.sheet.present
    }
  }

  public enum spring {
    /// duration 0.5, bounce 0.5; settles in 1.011 s.
    /// With less motion: a cut.
    public static let bouncy: SpringTiming = SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 12.566370614359172, duration: 1.0107653471580815)

    /// ``bouncy``, or what replaces it with less motion.
    public static func bouncy(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? nil : Motion.spring.bouncy
    }

    /// Typed as Core Animation has it.
    ///
    /// mass 2, stiffness 300, damping 30; settles in 0.835 s.
    public static let coreAnimation: SpringTiming = SpringTiming(mass: 2, stiffness: 300, damping: 30, duration: 0.835045790647133)

    /// It waits before it moves.
    ///
    /// duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s.
    /// With less motion: tween.delayed.
    public static let delayed: SpringTiming = SpringTiming(mass: 1, stiffness: 438.6490844928604, damping: 35.604716740684324, duration: 0.4180191215836484, delay: 0.12)

    /// ``delayed``, or what replaces it with less motion.
    public static func delayed(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.tween.delayed : Motion.spring.delayed
    }

    /// Flatter than one without bounce.
    ///
    /// duration 0.5, bounce -0.5; settles in 2.074 s.
    public static let negative: SpringTiming = SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 50.26548245743669, duration: 2.073641572042517)

    /// Typed in Origami's words.
    ///
    /// origami: tension 40, friction 7; that is duration 0.41412095676311433, bounce 0.27499662962525817; settles in 0.66 s.
    public static let origami: SpringTiming = SpringTiming(mass: 1, stiffness: 230.2, damping: 22, duration: 0.6601174113411638)

    /// A long way from critical.
    ///
    /// response 0.4, dampingRatio 3; settles in 2.574 s.
    public static let overdamped: SpringTiming = SpringTiming(mass: 1, stiffness: 246.74011002723395, damping: 94.24777960769379, duration: 2.574203696626337)

    /// duration 0.5, bounce 0.15; settles in 0.697 s.
    /// With less motion: fade.standard.
    public static let standard: SpringTiming = SpringTiming(mass: 1, stiffness: 157.91367041742973, damping: 21.362830044410593, duration: 0.6966985359727474)

    /// ``standard``, or what replaces it with less motion.
    public static func standard(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? Motion.fade.standard : Motion.spring.standard
    }

    /// It never comes to rest.
    ///
    /// duration 1, bounce 1; never comes to rest.
    public static let undamped: SpringTiming = SpringTiming(mass: 1, stiffness: 39.47841760435743, damping: 0, duration: .infinity)

    /// A delay that was typed, and is none.
    ///
    /// duration 0.25, bounce 0.05; settles in 0.303 s.
    public static let zeroDelay: SpringTiming = SpringTiming(mass: 1, stiffness: 631.6546816697189, damping: 47.752208334564855, duration: 0.3029208481586555)
  }

  public enum tween {
    /// 0.4 s, circularEaseInOut.
    /// Arcs of Béziers, at most 0.0032 % of the travel beside the circle.
    public static let circular: PiecewiseTiming = PiecewiseCurve([
      [0, 0, 0.132608244919772, 0, 0.2597852013692565, 0.05267842018270889, 0.3535533905932738, 0.1464466094067262],
      [0.3535533905932738, 0.1464466094067262, 0.4473215798172911, 0.24021479863074352, 0.5, 0.36739175508022803, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.632608244919772, 0.5526784201827089, 0.7597852013692565, 0.6464466094067263, 0.8535533905932737],
      [0.6464466094067263, 0.8535533905932737, 0.7402147986307435, 0.9473215798172911, 0.867391755080228, 1, 1, 1],
    ]).timing(duration: 0.4)

    /// A curve by name, a length by name, and a delay.
    ///
    /// duration.standard, curve.enter, delay 0.08.
    public static let delayed: CubicTiming = CubicCurve(0, 0, 0.2, 1).timing(duration: 0.3333333333333333, delay: 0.08)

    /// 0.5 s, curve.path.
    /// With less motion: a cut.
    public static let path: PiecewiseTiming = PiecewiseCurve([
      [0, 0, 0.05, 0, 0.133333, 0.06, 0.166666, 0.4],
      [0.166666, 0.4, 0.208333, 0.82, 0.25, 1, 1, 1],
    ]).timing(duration: 0.5)

    /// ``path``, or what replaces it with less motion.
    public static func path(reduceMotion: Bool) -> (any Timing)? {
      reduceMotion ? nil : Motion.tween.path
    }

    /// 0.45 s, curve.points.
    public static let points: PiecewiseTiming = PiecewiseCurve([
      [0, 0, 0.1, 0.62],
      [0.1, 0.62, 0.35, 1.08],
      [0.35, 1.08, 0.7, 0.97],
      [0.7, 0.97, 1, 1],
    ]).timing(duration: 0.45)

    /// 0.6 s, 6 steps, jump none.
    public static let steps: PiecewiseTiming = PiecewiseCurve([
      [0, 0, 0.16666666666666666, 0],
      [0.16666666666666666, 0.2, 0.3333333333333333, 0.2],
      [0.3333333333333333, 0.4, 0.5, 0.4],
      [0.5, 0.6, 0.6666666666666666, 0.6],
      [0.6666666666666666, 0.8, 0.8333333333333334, 0.8],
      [0.8333333333333334, 1, 1, 1],
    ]).timing(duration: 0.6)
  }
}

extension Motion {
  /// Two numbers that move together.
  public struct Vector2: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }
}

extension Motion {
  /// Four numbers that move together.
  public struct Vector4: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
      self.x = x
      self.y = y
      self.z = z
      self.w = w
    }
  }
}

extension Motion {
  /// Lines (x and y of both ends) and cubic Béziers (x and y of the start, two control points and the end), one
  /// after the other, from progress 0 to 1. One without width is a jump.
  public struct PiecewiseCurve: Hashable, Sendable {
    public let pieces: [[Double]]

    public init(_ pieces: [[Double]]) { self.pieces = pieces }

    /// The eased progress; the input is clamped to 0...1.
    public func value(at progress: Double) -> Double {
      let x = progress > 0 ? (progress < 1 ? progress : 1) : 0
      guard let piece = pieces.last(where: { $0[0] <= x }) else { return x }
      let end = piece.count - 2
      guard piece[0] < piece[end], x < piece[end] else { return piece[end + 1] }
      if end == 2 {
        return piece[1] + (piece[3] - piece[1]) * (x - piece[0]) / (piece[2] - piece[0])
      }
      // x never falls along a piece, so halving finds the place.
      var low = 0.0
      var high = 1.0
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if Self.cubic(piece, 0, at: middle) < x { low = middle } else { high = middle }
      }
      return Self.cubic(piece, 1, at: high)
    }

    private static func cubic(_ piece: [Double], _ axis: Int, at share: Double) -> Double {
      let rest = 1 - share
      let outer = rest * rest * rest * piece[axis] + share * share * share * piece[axis + 6]
      return outer + 3 * rest * share * (rest * piece[axis + 2] + share * piece[axis + 4])
    }
  }
}

extension Motion {
  /// How something gets from one value to another.
  public protocol Timing: Hashable, Sendable {
    /// Seconds until it is over, the delay apart; infinite for a spring that never comes to rest.
    var duration: Double { get }
    /// Seconds before it starts.
    var delay: Double { get }
    #if canImport(UIKit)
    /// For `UIViewPropertyAnimator(duration:timingParameters:)`; nil where UIKit has no such curve.
    @MainActor var parameters: (any UITimingCurveProvider)? { get }
    #endif
    #if canImport(QuartzCore)
    /// The animation of a layer's property, a number; `CAAnimation` is told the delay.
    func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation
    #endif
  }
}

#if canImport(UIKit)
extension Motion.Timing {
  /// An animator: `startAnimation(afterDelay: delay)`. Nil where UIKit has no such curve.
  @MainActor public func animator() -> UIViewPropertyAnimator? {
    parameters.map { UIViewPropertyAnimator(duration: duration, timingParameters: $0) }
  }
}
#endif

extension Motion {
  /// A spring.
  public struct SpringTiming: Timing {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double
    /// Travels per second.
    public let initialVelocity: Double
    /// Seconds until it is within a thousandth of its travel.
    public let duration: Double
    public let delay: Double

    public init(
      mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, duration: Double,
      delay: Double = 0
    ) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
      self.initialVelocity = initialVelocity
      self.duration = duration
      self.delay = delay
    }

    #if canImport(UIKit)
    @MainActor public var parameters: (any UITimingCurveProvider)? {
      timingParameters(initialVelocity: CGVector(dx: initialVelocity, dy: initialVelocity))
    }

    /// With what a gesture left, in travels per second; the animator's duration does not count.
    @MainActor public func timingParameters(initialVelocity: CGVector = .zero) -> UISpringTimingParameters {
      UISpringTimingParameters(
        mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
        initialVelocity: initialVelocity)
    }
    #endif
  }
}

extension Motion {
  /// The control points of a cubic Bézier.
  public struct CubicCurve: Hashable, Sendable {
    public let x1: Double
    public let y1: Double
    public let x2: Double
    public let y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
    }

    /// The curve over a duration, seconds.
    public func timing(duration: Double, delay: Double = 0) -> CubicTiming {
      CubicTiming(curve: self, duration: duration, delay: delay)
    }

    #if canImport(QuartzCore)
    /// Core Animation has floats of 32 bits.
    public var timingFunction: CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
    #endif
  }

  /// A cubic Bézier over a duration.
  public struct CubicTiming: Timing {
    public let curve: CubicCurve
    public let duration: Double
    public let delay: Double

    public init(curve: CubicCurve, duration: Double, delay: Double = 0) {
      self.curve = curve
      self.duration = duration
      self.delay = delay
    }

    #if canImport(UIKit)
    @MainActor public var parameters: (any UITimingCurveProvider)? { timingParameters }

    @MainActor public var timingParameters: UICubicTimingParameters {
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    }
    #endif
  }
}

#if canImport(QuartzCore)
extension Motion.SpringTiming {
  public func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
    springAnimation(keyPath: keyPath, from: from, to: to, initialVelocity: initialVelocity)
  }

  /// A spring that is not cut off: Core Animation stops it after 0.25 s unless it is told its settling
  /// duration.
  ///
  /// - Parameter initialVelocity: Travels per second, positive toward the end.
  public func springAnimation(
    keyPath: String, from: Double, to: Double, initialVelocity: Double = 0
  ) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.mass = CGFloat(mass)
    animation.stiffness = CGFloat(stiffness)
    animation.damping = CGFloat(damping)
    animation.initialVelocity = CGFloat(initialVelocity)
    if damping * damping > 4 * mass * stiffness {
      // Before, a damping above critical runs as critical.
      if #available(iOS 17, macOS 14, tvOS 17, visionOS 1, *) { animation.allowsOverdamping = true }
    }
    animation.duration = animation.settlingDuration
    Motion.wait(delay, animation)
    return animation
  }
}

extension Motion.CubicTiming {
  public func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.timingFunction = curve.timingFunction
    animation.duration = duration
    Motion.wait(delay, animation)
    return animation
  }
}

extension Motion {
  fileprivate static func wait(_ delay: Double, _ animation: CAAnimation) {
    guard delay > 0 else { return }
    animation.beginTime = CACurrentMediaTime() + delay
    animation.fillMode = .backwards
  }
}
#endif

extension Motion {
  /// A curve of pieces over a duration.
  public struct PiecewiseTiming: Timing {
    public let curve: PiecewiseCurve
    public let duration: Double
    public let delay: Double

    public init(curve: PiecewiseCurve, duration: Double, delay: Double = 0) {
      self.curve = curve
      self.duration = duration
      self.delay = delay
    }

    #if canImport(UIKit)
    @MainActor public var parameters: (any UITimingCurveProvider)? { nil }
    #endif

    #if canImport(QuartzCore)
    public func layerAnimation(keyPath: String, from: Double, to: Double) -> CAPropertyAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      var keyTimes: [Double] = []
      var heights: [Double] = []
      for piece in curve.pieces {
        let end = piece.count - 2
        // A line needs no more than its ends, a Bézier as many samples as there are frames.
        let steps = end == 2 ? 1 : 60
        for step in 0...steps {
          let x = piece[0] + (piece[end] - piece[0]) * Double(step) / Double(steps)
          keyTimes.append(step == steps ? piece[end] : x)
          heights.append(step == 0 ? piece[1] : step == steps ? piece[end + 1] : curve.value(at: x))
        }
      }
      animation.keyTimes = keyTimes.map { NSNumber(value: $0) }
      animation.values = heights.map { NSNumber(value: from + (to - from) * $0) }
      animation.duration = duration
      Motion.wait(delay, animation)
      return animation
    }
    #endif
  }
}

extension Motion.PiecewiseCurve {
  /// The curve over a duration, seconds.
  public func timing(duration: Double, delay: Double = 0) -> Motion.PiecewiseTiming {
    Motion.PiecewiseTiming(curve: self, duration: duration, delay: delay)
  }
}

extension Motion {
  /// A property's value at a share of the time, and the way to it.
  public struct LayerKey: Hashable, Sendable {
    /// One to four numbers.
    public let value: [Double]
    /// A share of the duration; two that are equal are a jump.
    public let time: Double
    public let curve: CubicCurve

    public init(
      _ value: [Double], at time: Double, by curve: CubicCurve = CubicCurve(0, 0, 1, 1)
    ) {
      self.value = value
      self.time = time
      self.curve = curve
    }
  }

  /// A property's values over time.
  public struct LayerTrack: Hashable, Sendable {
    /// Seconds.
    public let duration: Double
    public let keys: [LayerKey]

    public init(duration: Double, keys: [LayerKey]) {
      self.duration = duration
      self.keys = keys
    }

    #if canImport(QuartzCore)
    /// The animation of a layer's property.
    ///
    /// - Parameter value: What the layer wants in place of the numbers: a CGColor, a CGPoint in an NSValue.
    public func animation(
      keyPath: String, value: ([Double]) -> Any = { NSNumber(value: $0[0]) }
    ) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = keys.map { value($0.value) }
      animation.keyTimes = keys.map { NSNumber(value: $0.time) }
      animation.timingFunctions = keys.dropFirst().map(\.curve.timingFunction)
      animation.calculationMode = .linear
      animation.duration = duration
      return animation
    }
    #endif
  }
}
